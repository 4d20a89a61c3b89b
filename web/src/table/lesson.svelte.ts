/** A lesson at a real table: the text, the allowed choices, and the condition to go on. */
import type { Lesson as Taught } from "../lib/api";
import type { Choice } from "../games/game-table";

/** An event that lessons react to. */
interface Heard {
  readonly seat: number | null;
  readonly events: readonly unknown[];
}

type Step = Taught["steps"][number];

export class Lesson {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly Step[];
  /** The next lesson. */
  readonly following: string | null;
  /** The step on the screen. */
  index = $state(0);
  /** The furthest step that the learner has reached; earlier ones can be read again. */
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

  /** Whether the learner continues with a button, without an action on the board. */
  get reading(): boolean {
    return !this.last && (this.again || !this.step?.await);
  }

  /** The choices that the step allows: none while reading, all at the end. */
  allowed<C extends Choice>(choices: readonly C[]): readonly C[] {
    const { step } = this;
    if (!step || this.last) return choices;
    if (this.reading) return [];
    const meant = choices.filter((choice) => choice.text === step.choice);
    return meant.length ? meant : choices;
  }

  /** Goes on if the step has waited for this. */
  hear(heard: Heard, seat: number | null): void {
    const step = this.steps[this.#reached];
    if (!step || !awaited(step, heard, seat)) return;
    const followed = !this.again;
    if (this.#reached < this.steps.length - 1) this.#reached += 1;
    if (followed) this.index = this.#reached;
  }

  /** Resumes a lesson: all steps up to the last action count as read. */
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
