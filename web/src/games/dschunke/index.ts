import type { GameTable } from "../game-table";
import Board from "./Board.svelte";
import { breakdown } from "./breakdown";
import { describe } from "./describe";
import { label } from "./label";
import { read } from "./notation";
import { previewLines } from "./preview";
import type { Colour, View } from "./generated";

/** The strip colours as seat colours of all pages, and the crests on the crates. */
const SEAT_STYLES: Record<Colour, { readonly colour: string; readonly crest: string }> = {
  red: { colour: "--r", crest: "dots" },
  blue: { colour: "--b", crest: "tide" },
  green: { colour: "--g", crest: "leaves" },
  yellow: { colour: "--y", crest: "fan" },
};

export const table: GameTable = {
  game: "dschunke",
  Board,
  describe,
  label,
  consequence: (preview, words, players) => previewLines(preview, words, players).join(" "),
  read,
  breakdown,
  points: (view: View) =>
    view.seats.map(({ seat }) => {
      const rank = view.outcome?.ranking.find((one) => one.seat === seat);
      return rank?.points ?? (seat === view.viewer ? (view.own?.total ?? null) : null);
    }),
  seatStyle: (seat: number, view: View) => SEAT_STYLES[view.seats[seat]?.colour ?? "red"],
};
