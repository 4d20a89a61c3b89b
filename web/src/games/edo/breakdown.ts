/** The sources of points of all players. */
import type { Placed } from "../../lib/protocol/messages";
import type { Words } from "../../lib/words/words";
import { type Ledger, ranked } from "../ledger";
import type { Breakdown } from "./generated";

export function breakdown(told: Breakdown, outcome: Placed, _names: readonly string[], words: Words): Ledger {
  const seats = ranked(told.seats, outcome);
  return {
    heads: ["edo", "track", "ryo", "samurai", "ronin", "total", "goods"].map((name) => words.say(`edo-breakdown-${name}`)),
    rows: seats.map((line) => ({
      seat: line.seat,
      cells: [
        line.house_in_edo ? "✓" : "–", String(line.track), `${line.ryo} (${line.ryo_points})`,
        `${line.samurai} (${line.samurai_points})`, String(line.ronin_tiles), String(line.total), String(line.goods),
      ],
    })),
    notes: [words.say("edo-breakdown-note")],
  };
}
