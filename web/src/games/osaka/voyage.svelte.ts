/** Animates ships: the events of the latest happenings as a sequence of frames. */
import type { Happening } from "../game-table";
import { COLOURS } from "./components";
import type { Colour, Event, View } from "./generated";

export interface Berth {
  readonly place: number;
  readonly sinking: boolean;
}
export type Berths = Readonly<Record<Colour, Berth>>;

/** The duration of one frame in milliseconds. */
const STEP = 340;

export function berthsOf(view: View): Berths {
  const of = (colour: Colour): Berth => ({ place: view.ships[colour], sinking: view.sinking.includes(colour) });
  return { red: of("red"), blue: of("blue"), yellow: of("yellow"), green: of("green") };
}

/** The frames between two positions: sailed, then sinking, then the new position. */
export function pictures(before: Berths, events: readonly Event[], after: Berths): Berths[] {
  const frames: Berths[] = [];
  let now = before;
  const change = (colours: readonly Colour[], to: (berth: Berth, colour: Colour) => Berth) => {
    now = Object.fromEntries(
      COLOURS.map((colour) => [colour, colours.includes(colour) ? to(now[colour], colour) : now[colour]]),
    ) as unknown as Berths;
  };
  let sailed = false;
  for (const event of events) {
    if (event.event === "sailed") {
      change([event.colour], () => ({ place: event.to, sinking: false }));
      sailed = true;
    } else if (event.event === "sinking") {
      if (sailed) frames.push(now);
      change(event.colours, ({ place }) => ({ place, sinking: true }));
      frames.push(now);
      sailed = false;
    } else if (event.event === "returned" && sailed) {
      frames.push(now);
      sailed = false;
    }
  }
  return [...frames, after].filter((frame, index, all) => index === all.length - 1 || !equal(frame, after));
}

function equal(a: Berths, b: Berths): boolean {
  return COLOURS.every((colour) => a[colour].place === b[colour].place && a[colour].sinking === b[colour].sinking);
}

export class Voyage {
  now = $state.raw<Berths>({} as Berths);
  #last: number;
  #waiting: Berths[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: View, happenings: readonly Happening[]) {
    this.now = berthsOf(view);
    this.#last = happenings.at(-1)?.number ?? -1;
  }

  /** Animates to a new position; at once with reduced motion or backwards. */
  follow(view: View, happenings: readonly Happening<Event>[], motion: boolean): void {
    const latest = happenings.at(-1)?.number ?? -1;
    const fresh = happenings.filter(({ number }) => number > this.#last);
    const after = berthsOf(view);
    const frames = motion && fresh.length > 0 ? pictures(this.now, fresh.flatMap(({ events }) => events), after) : [after];
    this.#last = latest;
    this.#waiting = frames;
    this.#next();
  }

  /** Skips the remaining frames. */
  skip(): void {
    this.#waiting = this.#waiting.slice(-1);
    if (this.#waiting.length > 0) this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    clearTimeout(this.#timer);
    const [first, ...rest] = this.#waiting;
    if (!first) return;
    this.now = first;
    this.#waiting = rest;
    if (rest.length > 0) this.#timer = setTimeout(() => this.#next(), STEP);
  }
}
