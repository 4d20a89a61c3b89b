/** Ships on their way: the events of the latest happenings as a few pictures one after the other. */
import type { Happening } from "../game-table";
import { COLOURS } from "./components";
import type { Colour, Event, View } from "./generated";

export interface Berth {
  readonly place: number;
  readonly sinking: boolean;
}
export type Berths = Readonly<Record<Colour, Berth>>;

/** How long one picture stands, in milliseconds. */
const STEP = 340;

export function berthsOf(view: View): Berths {
  const of = (colour: Colour): Berth => ({ place: view.ships[colour], sinking: view.sinking.includes(colour) });
  return { red: of("red"), blue: of("blue"), yellow: of("yellow"), green: of("green") };
}

/** The pictures between two positions: sailed, then sinking, and last the new position itself. */
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

  /** Sails to a new position; without motion, or going back in time, at once. */
  follow(view: View, happenings: readonly Happening<Event>[], motion: boolean): void {
    const latest = happenings.at(-1)?.number ?? -1;
    const fresh = happenings.filter(({ number }) => number > this.#last);
    const after = berthsOf(view);
    const frames = motion && fresh.length > 0 ? pictures(this.now, fresh.flatMap(({ events }) => events), after) : [after];
    this.#last = latest;
    this.#waiting = frames;
    this.#next();
  }

  /** Leaves out what has not been shown yet. */
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
