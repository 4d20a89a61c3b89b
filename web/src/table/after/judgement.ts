/** What an analysis says, made ready for the chart and the list. */
import type { Decided } from "../../lib/protocol/messages";
import type { Track } from "./chart";

/** Less than this is not worth a word. */
const WORTH_MENTIONING = 0.04;

/** The winning chance of every seat over the moves: it is known where a seat decides and stays until it decides again. */
export function chances(decisions: readonly Decided[], seats: number): { moves: number[]; tracks: Track[] } {
  const sorted = decisions.toSorted((a, b) => a.at - b.at);
  const moves = [...new Set(sorted.map((decided) => decided.at))];
  const tracks = Array.from({ length: seats }, (_, seat): Track => {
    let chance: number | null = null;
    const values = moves.map((at) => {
      const own = sorted.filter((decided) => decided.at === at && decided.seat === seat).at(-1);
      if (own) chance = (own.chance - own.loss) * 100;
      return chance;
    });
    return { seat, values };
  });
  return { moves, tracks };
}

/** The decisions that cost the most, the worst first. */
export function worst(decisions: readonly Decided[], most = 3): Decided[] {
  return decisions
    .filter((decided) => decided.loss >= WORTH_MENTIONING)
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, most);
}
