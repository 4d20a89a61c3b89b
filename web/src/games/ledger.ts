/** The sources of points as a table: one row per seat, the best first. */
import type { Placed } from "../lib/protocol/messages";

export interface Ledger {
  readonly heads: readonly string[];
  readonly rows: readonly { readonly seat: number; readonly cells: readonly string[] }[];
  /** Sentences below the table. */
  readonly notes: readonly string[];
}

/** The rows of the seats in the order of the ranking. */
export function ranked<Line extends { readonly seat: number }>(seats: readonly Line[], outcome: Placed): Line[] {
  const order = outcome.ranking.map((place) => place.seat);
  return seats.toSorted((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat));
}
