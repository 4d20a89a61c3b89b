/** Toasts, and announcements for screen readers. */
import { untrack } from "svelte";

export interface Notice {
  readonly id: number;
  readonly text: string;
  /** The label of an action. */
  readonly label?: string;
  readonly go?: () => void;
  /** Explains a refusal; dismissed by the next action. */
  readonly refusal?: boolean;
}

/** How long a message stays, in milliseconds; longer if it has an action. */
const STAYS = 4500;
const STAYS_TO_ACT = 8000;

export class Notices {
  all = $state.raw<readonly Notice[]>([]);
  /** The last announcement for screen readers. */
  spoken = $state("");
  #id = 0;

  /** Shows a message once; of refusals only the last. */
  show(text: string, more: Pick<Notice, "label" | "go" | "refusal"> = {}): void {
    const notice = { id: (this.#id += 1), text, ...more };
    const others = this.all.filter((known) => known.text !== text && !(more.refusal && known.refusal));
    this.all = [...others, notice].slice(-3);
    setTimeout(() => this.drop(notice.id), more.go ? STAYS_TO_ACT : STAYS);
  }

  drop(id: number): void {
    this.all = this.all.filter((notice) => notice.id !== id);
  }

  /** Dismisses refusals: another action was taken. */
  dropRefusals(): void {
    // Messages with an action of their own stay.
    const all = untrack(() => this.all);
    if (all.some(({ refusal }) => refusal)) this.all = all.filter(({ refusal }) => !refusal);
  }

  /** Announces a sentence to screen readers without showing it. */
  tell(text: string): void {
    this.spoken = text;
  }
}
