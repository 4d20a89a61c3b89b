import { expect, test } from "vitest";
import { FIXTURES, fixtureNamed } from "./fixtures";
import type { Seen } from "./generated";
import { bonusesOf, countsOf, doneSince, gainsOf, marksOf, phaseOf, revealOf, usersOf } from "./recent";

test("bids fall colour by colour, the highest first", () => {
  const reveal = revealOf(fixtureNamed("4-reveal").happenings);
  const purple = reveal?.colours.find(({ good }) => good === "purple");
  expect(purple?.bids).toEqual([
    { seat: 1, count: 3, won: true },
    { seat: 0, count: 2, won: false },
  ]);
  expect(purple?.result?.event).toBe("colour_won");
  expect(reveal?.colours.map(({ good }) => good)).toEqual(["purple", "orange", "white"]);
  expect(reveal?.passed).toEqual([]);
});

test("nobody wins a special card in a tie", () => {
  const events = [
    { event: "bid_shown", seat: 0, good: "white", count: 2 },
    { event: "bid_shown", seat: 2, good: "white", count: 2 },
    { event: "no_bid_shown", seat: 1 },
    { event: "special_tied", seats: [0, 2], good: "white", count: 2 },
  ] as const;
  const reveal = revealOf([{ number: 4, seat: 1, events }]);
  expect(reveal?.colours[0]?.bids.some(({ won }) => won)).toBe(false);
  expect(reveal?.passed).toEqual([1]);
});

test("cards that count as no bid are shown by themselves", () => {
  const voided = { event: "void_bid_shown", seat: 1, white: 1, brown: 0, purple: 2, orange: 0 } as const;
  const reveal = revealOf([{ number: 4, seat: 1, events: [voided, { event: "no_bid_shown", seat: 0 }] }]);
  expect(reveal).toEqual({ number: 4, colours: [], passed: [0], voids: [voided] });
});

test("all winners of a shared colour are listed", () => {
  const events = [
    { event: "bid_shown", seat: 0, good: "white", count: 2 },
    { event: "bid_shown", seat: 2, good: "white", count: 2 },
    { event: "colour_shared", seats: [0, 2], good: "white", count: 2, value: 2, yuan: 1 },
  ] as const;
  expect(revealOf([{ number: 4, seat: 1, events }])?.colours[0]?.bids.map(({ won }) => won)).toEqual([true, true]);
});

test("without a bidding there is nothing to show", () => {
  expect(revealOf(fixtureNamed("3-0").happenings)).toBeNull();
});

test("new strips are marked, those of the set-up are not", () => {
  expect(marksOf(fixtureNamed("3-0").happenings, 1).strips.size).toBe(0);
  expect(marksOf(fixtureNamed("4-watch").happenings, null).strips.size).toBe(2);
  const moved = { event: "strip_moved", seat: 1, from: "grey", to: "white", layer: 1, lane: 2 } as const;
  expect(marksOf([{ number: 1, seat: 1, events: [moved] }], 0).strips).toEqual(new Set(["white:1:2"]));
});

test("figures are turned up again when the merchants go on", () => {
  const used = { event: "merchant_used", seat: 3, action: "cash", junk: "grey" } as const;
  const helped = { event: "helper_used", seat: 2, row: "upper", action: "load", junk: "white" } as const;
  const moved = { event: "merchants_moved", load: "white", cash: "brown", goods: "grey" } as const;
  const happened = [{ number: 1, seat: 3, events: [used, helped] }];
  expect([...usersOf(happened)]).toEqual([["merchant:cash", 3], ["helper:upper", 2]]);
  expect(usersOf([...happened, { number: 2, seat: 0, events: [moved] }]).size).toBe(0);
});

test("coins and goods rise where they come from", () => {
  const events = [
    { event: "cashed_in", seat: 1, junk: "grey", crates: 2, yuan: 3 },
    { event: "goods_taken", seat: 1, good: "white", count: 4 },
    { event: "supplied", seat: 2, good: "brown" },
    { event: "ended" },
  ] as const;
  const gains = gainsOf({ number: 7, seat: 1, events });
  expect(gains.map(({ junk, yuan, count }) => [junk, yuan, count])).toEqual([["grey", 3, 0], ["white", 0, 4], ["brown", 0, 1]]);
  expect(gainsOf(undefined)).toEqual([]);
});

test("the final count adds up to the result", () => {
  const { happenings, view } = fixtureNamed("4-end");
  const counts = countsOf(happenings, view);
  for (const rank of view.outcome?.ranking ?? []) {
    const count = counts[rank.seat];
    const cards = bonusesOf(happenings, rank.seat).reduce((sum, { yuan }) => sum + yuan, 0);
    expect(cards).toBe(count?.cards);
    expect((count?.cash ?? 0) + Number(count?.junks) + cards).toBe(rank.points);
  }
});

test("every decision has its phase", () => {
  const phases = FIXTURES.map(([name, fixture]) => [name, phaseOf(fixture.view)]);
  const by = Object.fromEntries(phases);
  expect([by["3-free-0"], by["4-exchange"], by["4-pile"], by["4-turn"], by["4-75"], by["4-bid"], by["4-end"]]).toEqual([0, 1, 1, 2, 3, 4, 5]);
  expect([by["4-keep"], by["3-keep"]]).toEqual([1, 4]);
});

test("sealed bids of the next bidding do not count as going on", () => {
  const said = (number: number, event: Seen) => ({ number, seat: 1, events: [event] });
  const sealed: Seen = { event: "bid_made_veiled", seat: 1 };
  const happenings = [said(4, { event: "no_bid_shown", seat: 1 }), said(5, sealed), said(6, sealed), said(7, { event: "ended" })];
  expect(doneSince(happenings, 4)).toBe(1);
  expect(doneSince(happenings, 3)).toBe(2);
});
