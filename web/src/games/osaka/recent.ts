/** The latest happenings: cards and ships to mark since the viewer's own last move. */
import type { Happening } from "../game-table";
import type { Card, Event, RowName, Sailing } from "./generated";

type Happened = Happening<Event>;

/** The happenings after the viewer's own last one; a spectator sees the latest. */
export function since(happenings: readonly Happened[], seat: number | null): readonly Happened[] {
  if (seat === null) return happenings.slice(-1);
  const own = happenings.findLastIndex((happened) => happened.seat === seat);
  return happenings.slice(own + 1);
}

/** The cards drawn into a row. */
export function freshCards(happenings: readonly Happened[], row: RowName): readonly Card[] {
  const refills = happenings.flatMap(({ events }) => events.flatMap((event) => (event.event === "refilled" ? [event] : [])));
  const last = refills.at(-1);
  return last ? last[row] : [];
}

/** The courses of ships, each in one piece; a ship that sailed back has no wake. */
export function waysSailed(happenings: readonly Happened[]): Sailing[] {
  const ways = new Map<string, Sailing>();
  for (const event of happenings.flatMap(({ events }) => events)) {
    if (event.event === "sailed") {
      const { colour, from, to } = event;
      ways.set(colour, { colour, from: ways.get(colour)?.from ?? from, to });
    } else if (event.event === "returned") {
      ways.delete(event.colour);
    }
  }
  return [...ways.values()];
}
