/** The latest happenings: parts of the map to mark until the player's next choice. */
import type { Happening } from "../game-table";
import type { Resource, Seen } from "./generated";

export interface Marks {
  /** Spaces with the seat that was last active there; none for chance and rules. */
  readonly spaces: ReadonlyMap<string, number | null>;
  readonly trails: readonly { readonly from: string; readonly to: string; readonly seat: number }[];
  /** The harvest of each field. */
  readonly harvests: ReadonlyMap<string, { readonly resource: Resource; readonly amount: number; readonly seat: number }>;
  /** Cities that have just paid, in order. */
  readonly paid: readonly string[];
}

type Move = Extract<Seen, { event: "samurai_moved" | "merchant_moved" | "travelled" | "brought" | "ronin_placed" }>;
const MOVES: ReadonlySet<Seen["event"]> = new Set<Move["event"]>(["samurai_moved", "merchant_moved", "travelled", "brought", "ronin_placed"]);
/** Older happenings are only in the log. */
const MOST = 5;

export function marksOf(happenings: readonly Happening<Seen>[], seat: number | null): Marks {
  const own = happenings.findLastIndex((happening) => happening.seat === seat && seat !== null);
  const since = own === happenings.length - 1 ? happenings.slice(-1) : happenings.slice(Math.max(own + 1, happenings.length - MOST));
  const spaces = new Map<string, number | null>();
  const trails: { from: string; to: string; seat: number }[] = [];
  const harvests = new Map<string, { resource: Resource; amount: number; seat: number }>();
  const paid: string[] = [];
  for (const event of since.flatMap(({ events }) => events)) {
    if (event.event === "income_paid" && !paid.includes(event.city)) paid.push(event.city);
    if (event.event === "income_paid" || event.event === "income_tile_laid") continue;
    for (const space of touchedBy(event)) spaces.set(space, "seat" in event ? event.seat : null);
    if (event.event === "harvested") {
      const before = harvests.get(event.field);
      const amount = event.amount + (before?.seat === event.seat ? before.amount : 0);
      harvests.set(event.field, { resource: event.resource, amount, seat: event.seat });
    }
    if (isMove(event)) trails.push({ from: event.from, to: event.to, seat: event.seat });
  }
  return { spaces, trails, harvests, paid };
}

function isMove(event: Seen): event is Move {
  return MOVES.has(event.event);
}

/** The spaces marked by an event; a move marks its destination. */
function touchedBy(event: Seen): string[] {
  if ("space" in event) return [event.space];
  if ("city" in event) return [event.city];
  if ("field" in event) return [event.field];
  if ("gate" in event) return [event.gate];
  return "to" in event ? [event.to] : [];
}
