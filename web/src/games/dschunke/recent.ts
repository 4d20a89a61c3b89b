/** The latest happenings: marks, users of the merchants, revealed bids. */
import type { Happening } from "../game-table";
import type { CardPoints, Good, Junk, Pile, Seen, View } from "./generated";
import type { EventOf } from "./props";

type Happenings = readonly Happening<Seen>[];

/** Changes since the viewer's own last choice; for a spectator since the choice before last. */
export interface Marks {
  /** Strips as `grey:1:2`: junk, layer, lane. */
  readonly strips: ReadonlySet<string>;
  readonly goods: ReadonlySet<Good>;
  readonly piles: ReadonlySet<Pile>;
}

export function marksOf(happenings: Happenings, seat: number | null): Marks {
  const made = happenings.filter((one) => one.seat !== null);
  const own = seat === null ? made.length - 2 : made.findLastIndex((one) => one.seat === seat);
  const events = made.slice(Math.max(0, own)).flatMap(({ events }) => events);
  const strips = new Set<string>();
  const goods = new Set<Good>();
  const piles = new Set<Pile>();
  for (const event of events) {
    if (event.event === "strip_laid") strips.add(stripKey(event.junk, event.layer, event.lane));
    if (event.event === "strip_moved") strips.add(stripKey(event.to, event.layer, event.lane));
    if (event.event === "goods_taken" || event.event === "supplied") goods.add(event.good);
    if ("pile" in event) piles.add(event.pile);
  }
  return { strips, goods, piles };
}

export function stripKey(junk: Junk, layer: number, lane: number): string {
  return `${junk}:${layer}:${lane}`;
}

/** The players who used figures in this round, as far as known: `merchant:load`, `helper:upper`. */
export function usersOf(happenings: Happenings): ReadonlyMap<string, number> {
  const users = new Map<string, number>();
  for (const event of happenings.flatMap(({ events }) => events)) {
    if (event.event === "merchants_moved") users.clear();
    if (event.event === "merchant_used") users.set(`merchant:${event.action}`, event.seat);
    if (event.event === "helper_used") users.set(`helper:${event.row}`, event.seat);
  }
  return users;
}

/** The end of a bidding for one colour. */
export type BiddingResult = EventOf<"colour_won" | "colour_shared" | "special_won" | "special_tied">;

export interface ShownBid {
  readonly seat: number;
  readonly count: number;
  readonly won: boolean;
}

/** One colour of a bidding: the bids from the highest, and the result. */
export interface ShownColour {
  readonly good: Good;
  readonly bids: readonly ShownBid[];
  readonly result: BiddingResult | null;
  readonly tieBroken: boolean;
}

export interface Reveal {
  readonly number: number;
  readonly colours: readonly ShownColour[];
  /** The seats without a bid. */
  readonly passed: readonly number[];
  /** D8.7: cards that count as no bid. */
  readonly voids: readonly EventOf<"void_bid_shown">[];
}

/** The last revealed bidding. */
export function revealOf(happenings: Happenings): Reveal | null {
  const shown = happenings.findLast(({ events }) => events.some(({ event }) => isShown(event)));
  if (!shown) return null;
  const bids = shown.events.filter((event) => event.event === "bid_shown");
  const goods = [...new Set(bids.map(({ good }) => good))];
  const passed = shown.events.filter((event) => event.event === "no_bid_shown").map(({ seat }) => seat);
  const voids = shown.events.filter((event) => event.event === "void_bid_shown");
  return { number: shown.number, colours: goods.map((good) => colourOf(good, shown.events)), passed, voids };
}

function isShown(event: Seen["event"]): boolean {
  return event === "bid_shown" || event === "no_bid_shown" || event === "void_bid_shown";
}

function colourOf(good: Good, events: readonly Seen[]): ShownColour {
  const about = events.filter((event) => "good" in event && event.good === good);
  const result = about.find(isResult) ?? null;
  const winners = winnersOf(result);
  const bids = about
    .filter((event) => event.event === "bid_shown")
    .map(({ seat, count }) => ({ seat, count, won: winners.includes(seat) }))
    .sort((one, other) => other.count - one.count);
  return { good, bids, result, tieBroken: about.some(({ event }) => event === "tie_broken") };
}

function isResult(event: Seen): event is BiddingResult {
  return ["colour_won", "colour_shared", "special_won", "special_tied"].includes(event.event);
}

function winnersOf(result: BiddingResult | null): readonly number[] {
  if (result === null || result.event === "special_tied") return [];
  return result.event === "colour_shared" ? result.seats : [result.seat];
}

/** A gain with its place, for an animation. */
export interface Gain {
  readonly key: string;
  readonly seat: number;
  readonly junk: Junk | null;
  readonly yuan: number;
  readonly good: Good | null;
  readonly count: number;
}

export function gainsOf(happening: Happening<Seen> | undefined): Gain[] {
  if (!happening) return [];
  return happening.events.flatMap((event, index): Gain[] => {
    const key = `${happening.number}:${index}`;
    switch (event.event) {
      case "cashed_in":
        return [{ key, seat: event.seat, junk: event.junk, yuan: event.yuan, good: null, count: 0 }];
      case "goods_taken":
        return [{ key, seat: event.seat, junk: event.good, yuan: 0, good: event.good, count: event.count }];
      case "supplied":
        return [{ key, seat: event.seat, junk: event.good, yuan: 0, good: event.good, count: 1 }];
      default:
        return [];
    }
  });
}

/** The final scoring of every seat, in seat order; nothing if unknown. */
export function countsOf(happenings: Happenings, view: View): (EventOf<"scored"> | null)[] {
  const scored = happenings.flatMap(({ events }) => events).filter((event) => event.event === "scored");
  return view.seats.map(({ seat }) => scored.find((event) => event.seat === seat) ?? null);
}

/** The gains of the bonus cards revealed at the end. */
export function bonusesOf(happenings: Happenings, seat: number): CardPoints[] {
  const shown = happenings.flatMap(({ events }) => events).filter((event) => event.event === "card_shown");
  return shown.filter((event) => event.seat === seat && event.card.startsWith("bonus-")).map(({ card, yuan }) => ({ card, yuan }));
}

/** The phase of the round, 1 to 4; 0 in the free setup, 5 at the end. */
export function phaseOf(view: View): number {
  switch (view.decision) {
    case "lay":
      return 0;
    case "exchange":
    case "exchange_again":
    case "pile":
      return 1;
    case "keep":
      return view.stock.some(({ count }) => typeof count === "string") ? 4 : 1;
    case "turn":
    case "next_kind":
    case "after":
      return 2;
    case "resupply":
      return 3;
    case "bid":
    case "prize":
      return 4;
    default:
      return 5;
  }
}

const SEALED: ReadonlySet<Seen["event"]> = new Set(["bid_made", "no_bid_made", "void_bid_made", "bid_made_veiled"]);

/** The number of choices since then; sealed bids do not count. */
export function doneSince(happenings: Happenings, number: number): number {
  return happenings.filter((one) => one.number > number && one.events.some(({ event }) => !SEALED.has(event))).length;
}
