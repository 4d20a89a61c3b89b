/** Prepares an analysis for the chart and the list. */
import type { Decided, Placed } from "../../lib/protocol/messages";
import type { Track } from "./chart";

/** Smaller losses are not mentioned. */
const WORTH_MENTIONING = 0.04;

/** The outcome and the number of moves. */
export interface End {
  readonly moves: number;
  readonly ranking: Placed["ranking"];
}

/**
 * The winning chance of every seat over the moves: known where the seat decides, constant until its
 * next decision, and the outcome at the end.
 */
export function chances(decisions: readonly Decided[], seats: number, end: End | null = null): { moves: number[]; tracks: Track[] } {
  const sorted = decisions.toSorted((a, b) => a.at - b.at);
  const moves = [...new Set(sorted.map((decided) => decided.at))].filter((at) => !end || at < end.moves);
  const winners = end?.ranking.filter(({ place }) => place === 1).map(({ seat }) => seat) ?? [];
  const tracks = Array.from({ length: seats }, (_, seat): Track => {
    let chance: number | null = null;
    const values = moves.map((at) => {
      const own = sorted.filter((decided) => decided.at === at && decided.seat === seat).at(-1);
      if (own) chance = (own.chance - own.loss) * 100;
      return chance;
    });
    return { seat, values: end ? [...values, winners.includes(seat) ? 100 / winners.length : 0] : values };
  });
  return { moves: end ? [...moves, end.moves] : moves, tracks };
}

/** The most costly decisions, the worst first; of these seats, or of all. */
export function worst(decisions: readonly Decided[], seats: readonly number[] | null = null, most = 3): Decided[] {
  return decisions
    .filter((decided) => decided.loss >= WORTH_MENTIONING && (!seats || seats.includes(decided.seat)))
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, most);
}
