/** A lesson at a real table: what to tell, what to let the learner choose, and when to go on. */
import type { Lesson as Taught } from "../lib/api";
import type { Choice } from "../games/game-table";

/** What happened, as far as a lesson listens to it. */
interface Heard {
  readonly seat: number | null;
  readonly events: readonly unknown[];
}

type Step = Taught["steps"][number];

export class Lesson {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly Step[];
  /** The lesson after this one. */
  readonly following: string | null;
  /** The step that is read. */
  index = $state(0);
  /** The step that the learner has come to: he may read the ones before it again. */
  #reached = $state(0);

  constructor(taught: Taught, following: string | null = null) {
    this.id = taught.lesson;
    this.title = taught.title ?? taught.lesson;
    this.steps = taught.steps;
    this.following = following;
  }

  get step(): Step | null {
    return this.steps[this.index] ?? null;
  }

  get last(): boolean {
    return this.index >= this.steps.length - 1;
  }

  /** Whether this step was done before and is only read again. */
  get again(): boolean {
    return this.index < this.#reached;
  }

  /** Whether the learner goes on by himself, without doing something on the board. */
  get reading(): boolean {
    return !this.last && (this.again || !this.step?.await);
  }

  /** What the step leaves to choose: while reading nothing, at the end everything. */
  allowed<C extends Choice>(choices: readonly C[]): readonly C[] {
    const { step } = this;
    if (!step || this.last) return choices;
    if (this.reading) return [];
    const meant = choices.filter((choice) => choice.text === step.choice);
    return meant.length ? meant : choices;
  }

  /** Goes on if this is what the step has waited for. */
  hear(heard: Heard, seat: number | null): void {
    const step = this.steps[this.#reached];
    if (!step || !awaited(step, heard, seat)) return;
    const followed = !this.again;
    if (this.#reached < this.steps.length - 1) this.#reached += 1;
    if (followed) this.index = this.#reached;
  }

  /** Comes back to a lesson that was begun: everything up to what has been done was read. */
  resume(story: readonly Heard[], seat: number | null): void {
    let reached = 0;
    for (const heard of story) {
      const next = this.steps.findIndex((step, index) => index >= reached && step.await);
      const step = this.steps[next];
      if (step && awaited(step, heard, seat)) reached = next + 1;
    }
    this.#reached = Math.min(reached, this.steps.length - 1);
    this.index = this.#reached;
  }

  next(): void {
    if (this.last) return;
    this.index += 1;
    this.#reached = Math.max(this.#reached, this.index);
  }

  back(): void {
    if (this.index > 0) this.index -= 1;
  }
}

function awaited(step: Step, heard: Heard, seat: number | null): boolean {
  if (!step.await || (step.choice && heard.seat !== seat)) return false;
  return heard.events.some((event) => (event as { event?: unknown } | null)?.event === step.await);
}
