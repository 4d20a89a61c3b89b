/**
 * Identities of cards from one position to the next, for animations. The engine knows only kinds of
 * cards; here every card on the table gets a persistent number.
 */
import { sorted } from "./components";
import type { Card, Event, View } from "./generated";

export interface Tracked {
  readonly id: number;
  readonly card: Card;
  /** The owner of the stone on it, in the market and the farm. */
  readonly stone: number | null;
}
type Untracked = Omit<Tracked, "id">;
export type Tracks = ReadonlyMap<string, readonly Tracked[]>;

/** The individually drawn cards of every place on the table. */
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

/** Possible sources of new cards in a place. */
function sourceOf(zone: string): string {
  if (zone === "market") return "farm";
  return zone.startsWith("insured-") ? zone.replace("insured", "goods") : "market";
}

/** Restrictions from the events between two positions on cards that stayed. */
export interface Cleared {
  /** After a purchase only reserved cards stay in the market. */
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
  // Cards that stay keep their numbers before new ones can claim them.
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
