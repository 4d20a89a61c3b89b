/** Movements of cards and ships between positions. */
import { describe, expect, it } from "vitest";
import first from "../../../fixtures/osaka/4-buy.json";
import second from "../../../fixtures/osaka/4-storm.json";
import { geometry, moored } from "./layout";
import { berthsOf, pictures } from "./voyage.svelte";
import { freshCards, since, waysSailed } from "./recent";
import { clearedBy, track } from "./tracks";
import { COLOURS } from "./components";
import type { Event, View } from "./generated";

const before = first.view as unknown as View;
const after = second.view as unknown as View;
const happenings = second.happenings as unknown as { number: number; seat: number | null; events: Event[] }[];

describe("the numbers of cards", () => {
  const one = track(new Map(), before, clearedBy([]));
  const two = track(one, after, clearedBy(happenings.flatMap(({ events }) => events)));
  const ids = (zone: string, of = two) => (of.get(zone) ?? []).map(({ id }) => id);

  it("are different for all cards", () => {
    const all = [...two.values()].flat().map(({ id }) => id);
    expect(new Set(all).size).toBe(all.length);
  });

  it("stay with cards that stay, and with the farm that moves to the market", () => {
    expect(ids("market")[0]).toBe(ids("market", one)[0]);
    expect(ids("market").slice(1, 4)).toEqual(ids("farm", one));
  });

  it("go with bought cards from the market to the buyer", () => {
    const bought = ids("market", one).slice(1);
    const kept = ids("goods-0").filter((id) => bought.includes(id));
    expect(kept.length).toBeGreaterThan(0);
  });

  it("change nothing where nothing changed", () => {
    expect(track(two, after, clearedBy([]))).toEqual(two);
  });
});

describe("a voyage", () => {
  const events = happenings.flatMap((happened) => happened.events);

  it("shows ships where they sailed to, and then sinking", () => {
    const frames = pictures(berthsOf(before), events, berthsOf(after));
    expect(frames.length).toBe(2);
    expect(frames[0]?.blue).toEqual({ place: 3, sinking: false });
    expect(frames.at(-1)).toEqual(berthsOf(after));
    expect(frames.at(-1)?.blue.sinking).toBe(true);
  });

  it("is one picture where nothing sailed", () => {
    expect(pictures(berthsOf(before), [], berthsOf(before))).toEqual([berthsOf(before)]);
  });

  it("leaves wakes, and new cards in the rows", () => {
    expect(waysSailed(happenings).map(({ colour }) => colour)).toContain("green");
    expect(freshCards(happenings, "farm")).toHaveLength(3);
    expect(since(happenings, 0)).toEqual([]);
    expect(since(happenings, null)).toHaveLength(1);
  });
});

describe("the coast", () => {
  it.each([false, true])("keeps four ships in one place apart and in the water (narrow: %s)", (narrow) => {
    const at = geometry({ width: 1100, height: 320 }, narrow);
    for (let place = 0; place < 6; place += 1) {
      const spots = Object.values(moored(at, COLOURS.map((id) => ({ id, place }))));
      expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
      for (const { x, y } of spots) {
        expect(x).toBeGreaterThan(-12);
        expect(x + at.ship.width).toBeLessThan(at.width + 12);
        expect(y + at.ship.height).toBeLessThan(at.height + 4);
      }
    }
  });
});
