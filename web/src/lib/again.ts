/** Trying again what failed for a while: a server that is too busy, a database that is away. */
import type { Refusal } from "./protocol/messages";

/** Refusals that say nothing about the ask: the same one may succeed in a moment. */
const PASSING: readonly string[] = ["busy", "interrupted", "closing"];

export const isPassing = (refusal: Refusal): boolean => PASSING.includes(refusal.code);

const PAUSES = [500, 1000, 2000, 4000];

/** Longer and longer pauses, but never so long that anybody would reload the page. */
export class Again {
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** Does it after a pause, instead of what was to be done before. */
  later(work: () => void): void {
    if (this.#timer) clearTimeout(this.#timer);
    const pause = PAUSES[Math.min(this.#failures, PAUSES.length - 1)] ?? 1000;
    this.#failures += 1;
    // Not all at the same moment when a database comes back.
    this.#timer = setTimeout(work, pause * (0.75 + Math.random() / 2));
  }

  /** It succeeded, or nobody wants it any more. */
  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#failures = 0;
  }
}
