/** A lesson at a real table: what to tell, what to let the learner choose, and when to go on. */
import type { Lesson as Taught } from "../lib/api";
import type { Choice } from "./seam";
import type { Entry } from "./story";

export class Lesson {
  readonly id: string;
  readonly title: string;
  readonly steps: Taught["steps"];
  index = $state(0);

  constructor(taught: Taught) {
    this.id = taught.lesson;
    this.title = taught.title;
    this.steps = taught.steps;
  }

  get step(): Taught["steps"][number] | null {
    return this.steps[this.index] ?? null;
  }

  get last(): boolean {
    return this.index >= this.steps.length - 1;
  }

  /** What the step leaves to choose: while reading nothing, at the end everything. */
  allowed<C extends Choice>(choices: readonly C[]): readonly C[] {
    const { step } = this;
    if (!step || this.last) return choices;
    if (!step.await) return [];
    const meant = choices.filter((choice) => choice.text === step.choice);
    return meant.length ? meant : choices;
  }

  /** Goes on if this is what the step has waited for. */
  hear(entry: Entry, seat: number | null): void {
    const { step } = this;
    if (!step?.await || (step.choice && entry.seat !== seat)) return;
    const happened = entry.events.some((event) => (event as { event?: unknown } | null)?.event === step.await);
    if (happened) this.next();
  }

  next(): void {
    if (!this.last) this.index += 1;
  }

  back(): void {
    if (this.index > 0) this.index -= 1;
  }
}
