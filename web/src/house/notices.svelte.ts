/** Short messages at the edge of the page, and what a screen reader is told. */
export interface Notice {
  readonly id: number;
  readonly text: string;
  /** Something to do about it, in words. */
  readonly label?: string;
  readonly go?: () => void;
}

const STAYS = 7000;

class Notices {
  all = $state.raw<readonly Notice[]>([]);
  /** The last sentence for a screen reader. */
  spoken = $state("");
  #id = 0;

  /** Shows something; the same thing twice is shown once. */
  show(text: string, more: Pick<Notice, "label" | "go"> = {}): void {
    const notice = { id: (this.#id += 1), text, ...more };
    this.all = [...this.all.filter((known) => known.text !== text), notice].slice(-3);
    setTimeout(() => this.drop(notice.id), STAYS + (more.go ? STAYS : 0));
  }

  drop(id: number): void {
    this.all = this.all.filter((notice) => notice.id !== id);
  }

  /** Says something without showing it. */
  tell(text: string): void {
    this.spoken = text;
  }
}

export const notices = new Notices();
