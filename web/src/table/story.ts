/** The log of a table from the view of one viewer. */
import type { Moment, Numbered } from "../lib/protocol/messages";
import type { Happening } from "../games/game-table";

export interface Entry {
  /** Increases with every entry, also after an undo. */
  readonly serial: number;
  /** The number of choices known to the viewer so far; none for other entries. */
  readonly at: number | null;
  readonly publicAt: number | null;
  readonly seat: number | null;
  readonly events: readonly unknown[];
  /** An event around the game: a player joined, a pause, an undo. */
  readonly around: Numbered | null;
}

/** A position to show, and the last log entry that belongs to it. */
export interface Step {
  readonly at: number;
  readonly serial: number;
}

/** Events that get a line although they are no choices. */
const AROUND: readonly Numbered["happened"][] = [
  "joined", "left", "taken_back", "proposed", "agreed", "declined", "paused", "resumed", "clocks_held", "taken_over",
  "returned", "abandoned", "rematch",
];

export class Story {
  entries: readonly Entry[] = [];
  #serial = 0;

  /** Restarts from the log of the server. */
  restart(moments: readonly Moment[]): void {
    const last = moments.at(-1)?.at ?? -1;
    const anew = (entry: Entry): Entry => ({ ...entry, serial: (this.#serial += 1) });
    const around = this.entries.filter((entry) => entry.around && entry.around.happened !== "taken_back").map(anew);
    const told = moments.map((moment) => this.#told(moment));
    // Updates that came during the request are newer than its answer.
    const newer = this.entries.filter((entry) => (entry.at ?? -1) > last).map(anew);
    this.entries = [...around, ...told, ...newer];
  }

  #told(moment: Moment): Entry {
    const { at, public_at: publicAt, seat, events } = moment;
    return { serial: (this.#serial += 1), at, publicAt, seat, events, around: null };
  }

  /** Adds happenings. Returns the positions to show, one after another. */
  add(happenings: readonly Numbered[]): Step[] {
    const steps: Step[] = [];
    for (const happening of happenings) {
      const step = this.#addOne(happening);
      if (step) steps.push(step);
    }
    return steps;
  }

  #addOne(happening: Numbered): Step | null {
    const serial = (this.#serial += 1);
    const entry = { serial, publicAt: null, around: null };
    switch (happening.happened) {
      case "started":
        this.entries = [...this.entries, { ...entry, at: 0, publicAt: 0, seat: null, events: happening.events }];
        return { at: 0, serial };
      case "played": {
        const { moves, seat, events } = happening;
        this.entries = [...this.entries.filter((known) => (known.at ?? 0) < moves), { ...entry, at: moves, seat, events }];
        return { at: moves, serial };
      }
      case "taken_back": {
        const kept = this.entries.filter((known) => (known.at ?? 0) <= happening.moves);
        this.entries = [...kept, { ...entry, at: null, seat: happening.seat, events: [], around: happening }];
        return { at: happening.moves, serial };
      }
      default:
        if (!AROUND.includes(happening.happened)) return null;
        this.entries = [...this.entries, { ...entry, at: null, seat: null, events: [], around: happening }];
        return null;
    }
  }
}

/** The seat that made the choice after so many of them. */
export function nextChooser(entries: readonly Entry[], at: number): number | null {
  return entries.find((entry) => entry.at !== null && entry.at > at)?.seat ?? null;
}

/** The latest choices up to this entry, oldest first, for a drawn table. */
export function happeningsUpTo(entries: readonly Entry[], serial: number, most = 8): Happening[] {
  const known = entries.filter((entry) => entry.at !== null && entry.serial <= serial);
  return known.slice(-most).map(({ serial: number, seat, events }) => ({ number, seat, events }));
}
