/**
 * Shows what happened one thing after another, with a short pause between them, although several
 * come at once: bots answer faster than anybody can follow.
 */
export class Queue<T> {
  readonly #show: (item: T) => void;
  /** How long something stays before the next follows, in milliseconds. */
  readonly #pause: () => number;
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** Told whether anything waits to be shown. */
  onbusy: ((busy: boolean) => void) | null = null;

  constructor(show: (item: T) => void, pause: () => number) {
    this.#show = show;
    this.#pause = pause;
  }

  get busy(): boolean {
    return this.#waiting.length > 0;
  }

  /** The first of them is shown at once if nothing else has just been shown. */
  push(items: readonly T[]): void {
    if (items.length === 0) return;
    this.#waiting.push(...items);
    if (this.#timer === null) this.#next();
    else this.onbusy?.(true);
  }

  /** Shows everything that waits, the last of it for good. */
  skip(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const rest = this.#waiting;
    this.#waiting = [];
    for (const item of rest) this.#show(item);
    this.onbusy?.(false);
  }

  /** Forgets what waits. */
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
