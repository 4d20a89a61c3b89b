/** The drawn table of Traders of Osaka. */
import { houseOf } from "../../art/houses";
import type { GameTable } from "../game-table";
import Board from "./Board.svelte";
import { breakdown } from "./breakdown";
import { describe } from "./describe";
import { label } from "./label";
import { read } from "./notation";
import type { View } from "./generated";

export const table: GameTable = {
  game: "osaka",
  Board,
  describe,
  label,
  read,
  breakdown,
  points: (view: View) => view.seats.map((own) => own.points),
  seatStyle: (seat) => houseOf(seat),
};
