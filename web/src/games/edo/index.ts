/** The drawn table of EDO with Erweiterung 1. */
import type { GameTable } from "../game-table";
import Board from "./Board.svelte";
import { breakdown } from "./breakdown";
import { describe } from "./describe";
import { label } from "./label";
import { read } from "./notation";
import { previewWords } from "./preview";
import { excuse, tell } from "./tell";
import type { View } from "./generated";

/** Seat by seat: red, blue, green, yellow, violet, each with its crest. */
const SEATS = [
  { colour: "--r", crest: "circle" },
  { colour: "--b", crest: "diamond" },
  { colour: "--g", crest: "square" },
  { colour: "--y", crest: "fan" },
  { colour: "--violet", crest: "waves" },
] as const;

export const table: GameTable = {
  game: "edo",
  Board,
  describe,
  label,
  consequence: (preview, words) => previewWords(words, preview),
  read,
  breakdown,
  tell,
  excuse,
  points: (view: View) => view.seats.map(({ points }) => points),
  seatStyle: (seat) => SEATS[seat % SEATS.length] ?? SEATS[0],
};
