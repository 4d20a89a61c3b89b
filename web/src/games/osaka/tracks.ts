/**
 * Which card is which from one position to the next, so that pictures of cards can travel. The
 * engine knows only kinds of cards; here every card on the table gets a number that stays with it.
 */
import { sorted } from "./components";
import type { Card, Event, View } from "./generated";

export interface Tracked {
  readonly id: number;
  readonly card: Card;
  /** Whose stone lies on it, in the market and the farm. */
  readonly stone: number | null;
}
type Untracked = Omit<Tracked, "id">;
export type Tracks = ReadonlyMap<string, readonly Tracked[]>;

/** The cards of every place on the table that the picture shows one by one. */
function zones(view: View): Map<string, readonly Untracked[]> {
  const own = view.seats.find(({ seat }) => seat === view.viewer);
  const row = (slots: View["market"]) => slots.map(({ card, reserved }) => ({ card, stone: reserved }));
  const bag = (cards: readonly Card[]) => sorted(cards).map((card) => ({ card, stone: null }));
  return new Map([
    ["market", row(view.market)],
    ["farm", row(view.farm)],
    ["hand", bag(own?.hand ?? [])],
    ...view.seats.flatMap(({ seat, goods, insured }): [string, Untracked[]][] => [
      [`goods-${seat}`, bag(goods)],
      [`insured-${seat}`, bag(insured)],
    ]),
  ]);
}

/** Where cards that are new in a place may have come from. */
function sourceOf(zone: string): string {
  if (zone === "market") return "farm";
  return zone.startsWith("insured-") ? zone.replace("insured", "goods") : "market";
}

/** What the events between two positions say about where cards cannot have stayed. */
export interface Cleared {
  /** After a purchase only cards with a stone are still where they were in the market. */
  readonly market: boolean;
  /** A refill moves the whole farm. */
  readonly farm: boolean;
}

export function clearedBy(events: readonly Event[]): Cleared {
  const happened = (name: Event["event"]) => events.some(({ event }) => event === name);
  return { market: happened("bought"), farm: happened("refilled") };
}

export function track(before: Tracks, view: View, cleared: Cleared): Tracks {
  let next = 1 + Math.max(0, ...[...before.values()].flat().map(({ id }) => id));
  const stayed = new Set<number>();
  const take = (zone: string, card: Card, stays: boolean): number | null => {
    const left = { market: cleared.market, farm: cleared.farm }[zone] ?? false;
    const gone = (old: Tracked) => stays && left && (zone === "farm" || old.stone === null);
    const found = before.get(zone)?.find((old) => old.card === card && !stayed.has(old.id) && !gone(old)) ?? null;
    if (found) stayed.add(found.id);
    return found?.id ?? null;
  };
  const now = [...zones(view)];
  // What stays keeps its number before anything that arrives can claim it.
  const kept = new Map(now.map(([zone, cards]) => [zone, cards.map(({ card }) => take(zone, card, true))]));
  return new Map(
    now.map(([zone, cards]) => [
      zone,
      cards.map((item, at) => {
        const id = kept.get(zone)?.[at] ?? take(sourceOf(zone), item.card, false) ?? next++;
        return { id, ...item };
      }),
    ]),
  );
}
