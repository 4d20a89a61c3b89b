/** Short messages at the edge of the page, and what a screen reader is told. */
import { untrack } from "svelte";

export interface Notice {
  readonly id: number;
  readonly text: string;
  /** Something to do about it, in words. */
  readonly label?: string;
  readonly go?: () => void;
  /** It says why something cannot be done: gone as soon as something else is done. */
  readonly refusal?: boolean;
}

/** How long a message stays, in milliseconds; longer if there is something to do about it. */
const STAYS = 4500;
const STAYS_TO_ACT = 8000;

export class Notices {
  all = $state.raw<readonly Notice[]>([]);
  /** The last sentence for a screen reader. */
  spoken = $state("");
  #id = 0;

  /** Shows something; the same thing twice is shown once, and of refusals only the last. */
  show(text: string, more: Pick<Notice, "label" | "go" | "refusal"> = {}): void {
    const notice = { id: (this.#id += 1), text, ...more };
    const others = this.all.filter((known) => known.text !== text && !(more.refusal && known.refusal));
    this.all = [...others, notice].slice(-3);
    setTimeout(() => this.drop(notice.id), more.go ? STAYS_TO_ACT : STAYS);
  }

  drop(id: number): void {
    this.all = this.all.filter((notice) => notice.id !== id);
  }

  /** Something else is being done: what could not be done is no news any more. */
  dropRefusals(): void {
    // Whoever does something need not do it again because of a message.
    const all = untrack(() => this.all);
    if (all.some(({ refusal }) => refusal)) this.all = all.filter(({ refusal }) => !refusal);
  }

  /** Says something without showing it. */
  tell(text: string): void {
    this.spoken = text;
  }
}
