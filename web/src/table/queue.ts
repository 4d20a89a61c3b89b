/**
 * A queue that shows steps one after another with a short pause, although several arrive at once: bots
 * answer faster than people can follow.
 */
export class Queue<T> {
  readonly #show: (item: T) => void;
  /** How long a step stays before the next one, in milliseconds. */
  readonly #pause: () => number;
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** Called with whether steps are waiting. */
  onbusy: ((busy: boolean) => void) | null = null;

  constructor(show: (item: T) => void, pause: () => number) {
    this.#show = show;
    this.#pause = pause;
  }

  get busy(): boolean {
    return this.#waiting.length > 0;
  }

  /** Adds steps. The first is shown at once if none was shown just before. */
  push(items: readonly T[]): void {
    if (items.length === 0) return;
    this.#waiting.push(...items);
    if (this.#timer === null) this.#next();
    else this.onbusy?.(true);
  }

  /** Skips to the last step. */
  skip(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const rest = this.#waiting;
    this.#waiting = [];
    for (const item of rest) this.#show(item);
    this.onbusy?.(false);
  }

  /** Drops all waiting steps. */
  clear(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#waiting = [];
    this.onbusy?.(false);
  }

  #next(): void {
    this.#timer = null;
    const item = this.#waiting.shift();
    if (item === undefined) return;
    this.#show(item);
    this.#timer = setTimeout(() => this.#next(), this.#pause());
    this.onbusy?.(this.busy);
  }
}
