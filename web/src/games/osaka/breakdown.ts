/** The sources of points of all players. */
import type { Placed } from "../../lib/protocol/messages";
import type { Words } from "../../lib/words/words";
import { type Ledger, ranked } from "../ledger";
import { COLOURS } from "./components";
import type { Breakdown, ByColour } from "./generated";

export function breakdown(told: Breakdown, outcome: Placed, _names: readonly string[], words: Words): Ledger {
  const seats = ranked(told.seats, outcome);
  const before = seats.some((line) => line.before > 0);
  const head = (name: string) => words.say(`osaka-breakdown-${name}`);
  const sum = (tokens: ByColour<number>) => COLOURS.reduce((all, colour) => all + tokens[colour], 0);
  return {
    heads: [...COLOURS.map((colour) => words.say(`osaka-word-${colour}`)), ...(before ? [head("before")] : []), head("points"), head("tokens"), head("unsold")],
    rows: seats.map((line) => ({
      seat: line.seat,
      cells: [
        ...COLOURS.map((colour) => String(line.sales[colour])),
        ...(before ? [String(line.before)] : []),
        String(line.points), String(sum(line.tokens)), String(line.unsold),
      ],
    })),
    notes: [],
  };
}
