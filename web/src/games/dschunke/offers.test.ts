import { describe, expect, test } from "vitest";
import { FIXTURES, fixtureNamed } from "./fixtures";
import { advance, attempt, chosenOf, following, nextSpots, offersOf, pointAt, readBid } from "./offers";

const turn = fixtureNamed("4-turn");
const offers = offersOf(turn.choices, turn.view);

describe("pointing", () => {
  test.each(FIXTURES)("every choice of %s is reached by its own spots", (_, fixture) => {
    const all = offersOf(fixture.choices, fixture.view);
    for (const offer of all) {
      const picks = offer.path.flatMap(([spot]) => spot ?? []);
      expect(chosenOf(all, picks)?.text).toBe(offer.text);
    }
  });

  test("a merchant is a whole choice, and once more confirms it", () => {
    const picks = pointAt(offers, [], "merchant:load");
    expect(picks).toEqual(["merchant:load"]);
    expect(chosenOf(offers, ["merchant:load"])?.text).toBe("load");
    expect(pointAt(offers, ["merchant:load"], "merchant:load")).toBe("confirm");
  });

  test("a helper needs one of the junks without a merchant", () => {
    const picks = pointAt(offers, [], "helper:lower");
    expect(picks).toEqual(["helper:lower"]);
    const next = nextSpots(following(offers, ["helper:lower"]), 1);
    expect([...next].sort()).toEqual(["junk:orange", "junk:white"]);
    expect(pointAt(offers, ["helper:lower"], "junk:purple")).toBe("refuse");
  });

  test("another figure begins anew", () => {
    expect(pointAt(offers, ["helper:lower"], "merchant:goods")).toEqual(["merchant:goods"]);
    expect(pointAt(offers, ["merchant:load"], "merchant:goods")).toEqual(["merchant:goods"]);
  });

  test("a used figure is refused", () => {
    expect(pointAt(offers, [], "merchant:cash")).toBe("refuse");
  });

  test("a strip is moved from one junk to another", () => {
    const from = nextSpots(following(offers, ["card:move"]), 1);
    expect(from.size).toBeGreaterThan(0);
    for (const junk of from) expect(nextSpots(following(offers, ["card:move", junk]), 2).has(junk)).toBe(false);
  });

  test("steps without an alternative are skipped", () => {
    const only = offers.filter(({ text }) => text === "extra move grey white" || text === "extra move orange white" || text === "load");
    const [moved] = only.filter(({ text }) => text !== "load");
    expect(moved).toBeDefined();
    const one = offers.filter(({ text }) => text === moved?.text || text === "load");
    expect(advance(one, ["card:move"])).toHaveLength(3);
  });
});

describe("an attempt is put into notation", () => {
  test.each([
    [[], "merchant:cash", "cash"],
    [["helper:lower"], "junk:purple", "helper cash purple"],
    [["card:load-one"], "junk:grey", "extra load-one grey"],
    [["card:move", "junk:grey"], "junk:grey", "extra move grey grey"],
    [[], "pile:star", "pile star"],
    [[], "special:supply", "keep supply"],
    [[], "good:white", "take white"],
    [["give:white"], "good:white", "swap white white"],
    [[], "card:cash-in-grey", "extra cash-in grey"],
    [[], "card:swap", "swap white brown"],
    [[], "junk:grey", null],
  ] as const)("%j and %s: %s", (picks, spot, text) => {
    expect(attempt(picks, spot, turn.view)).toBe(text);
  });
});

test("bids are read as they are written", () => {
  expect(readBid("3 orange")).toEqual({ count: 3, good: "orange" });
  expect(readBid("-")).toEqual({ count: 0, good: null });
  expect(readBid("1 white 2 orange")).toEqual({ count: 0, good: null });
});
