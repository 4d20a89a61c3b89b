import type { GameTable } from "../../table/seam";
import Board from "./Board.svelte";
import { describe } from "./describe";
import { label } from "./label";
import type { Colour, View } from "./types";

/** The colours of the strips among those that all tables share. */
const SEAT_COLOURS: Record<Colour, string> = { red: "--r", blue: "--b", green: "--g", yellow: "--y" };

export const table: GameTable = {
  game: "dschunke",
  Board,
  describe,
  label,
  points: (view: View) =>
    view.seats.map(({ seat }) => {
      const rank = view.outcome?.ranking.find((one) => one.seat === seat);
      return rank?.points ?? (seat === view.viewer ? (view.own?.total ?? null) : null);
    }),
  seatStyle: (seat: number, view: View) => {
    const colour = view.seats[seat]?.colour ?? "red";
    return { colour: SEAT_COLOURS[colour], crest: colour };
  },
};
