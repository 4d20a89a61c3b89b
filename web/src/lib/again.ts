/** Retries with exponential backoff. */
import type { Refusal } from "./protocol/messages";

/** Temporary errors: the same request may succeed later. */
const PASSING: readonly string[] = ["busy", "interrupted", "closing"];

export const isPassing = (refusal: Refusal): boolean => PASSING.includes(refusal.code);

const PAUSES = [500, 1000, 2000, 4000];

/** The delays grow, but stay short enough that nobody reloads the page. */
export class Again {
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** Schedules work after a delay and cancels the previous one. */
  later(work: () => void): void {
    if (this.#timer) clearTimeout(this.#timer);
    const pause = PAUSES[Math.min(this.#failures, PAUSES.length - 1)] ?? 1000;
    this.#failures += 1;
    // Jitter spreads the clients when a database comes back.
    this.#timer = setTimeout(work, pause * (0.75 + Math.random() / 2));
  }

  /** Cancels the retry, after a success or on disposal. */
  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#failures = 0;
  }
}
