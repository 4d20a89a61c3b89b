import { expect, test } from "vitest";
import data from "../../../../games/edo/data.json";
import { reconcile, standing } from "./figures";
import type { Seen } from "./generated";
import { alongRoad, bridgesOf, kindOf, placeOf, spacesOf, TAG, tagPlace } from "./layout";
import { marksOf } from "./recent";
import { routeOf } from "./route";
import { nextSpace } from "./keys";
import { fixtureNamed } from "./fixtures";

const SIDES = ["A", "B"] as const;

test.each(SIDES)("side %s: every space of the data has its place, apart from all others", (side) => {
  const spaces = data.boards[side].spaces.value;
  expect([...spacesOf(side)].sort()).toEqual([...spaces].sort());
  for (const one of spaces) {
    for (const two of spaces.filter((space) => space > one)) {
      const [a, b] = [placeOf(side, one), placeOf(side, two)];
      expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(110);
    }
  }
});

test("where roads cross there is a bridge", () => {
  const roads = (side: "A" | "B") => data.boards[side].roads.value.map(([a = "", b = ""]) => [a, b] as const);
  expect(bridgesOf("A", roads("A")).map(({ road }) => road.join("-"))).toEqual(["A-R2", "B-R2", "B-R3"]);
  expect(bridgesOf("B", roads("B"))).toEqual([]);
});

test("a walk is drawn along roads, along free ones if that is cheaper", () => {
  const { view } = fixtureNamed("4-build");
  const joined = (a: string, b: string) => view.roads.some((road) => road.includes(a) && road.includes(b));
  const route = routeOf(view, [], "WO1", "EDO");
  expect(route).toEqual(["WO1", "W1", "EDO"]);
  expect(route.slice(1).every((to, index) => joined(route[index] ?? "", to))).toBe(true);
  expect(routeOf(view, ["RI1", "R1"], "WO1", "EDO")).toEqual(["WO1", "RI1", "R1", "EDO"]);
  expect(routeOf(view, [], "EDO", "EDO")).toEqual(["EDO"]);
});

test.each(SIDES)("side %s: the price of a walk stands on the map, beside its target, and hides nothing of the way", (side) => {
  const roads = data.boards[side].roads.value.map(([a = "", b = ""]) => [a, b] as const);
  for (const [one, two] of roads.flatMap(([a, b]) => [[a, b], [b, a]] as const)) {
    const [end, way] = [placeOf(side, two), alongRoad(side, one, two)];
    const [x, y] = tagPlace(end, way);
    const over = ([px, py]: readonly [number, number]) => Math.abs(px - x) < TAG.across && Math.abs(py - y) < TAG.up;
    expect([...way, end].filter(over), `${one} to ${two}`).toEqual([]);
    expect([x - TAG.across, y - TAG.up, 1000 - x - TAG.across, 1000 - y - TAG.up].every((edge) => edge >= 0)).toBe(true);
  }
});

test("a figure that moves stays the same figure", () => {
  const { view } = fixtureNamed("4-build");
  const before = reconcile([], view);
  const walked = view.seats.map((seat) => (seat.seat === 1 ? { ...seat, samurai: ["A", "EDO", "WO1"] } : seat));
  const after = reconcile(before, { ...view, seats: walked });
  const changed = after.filter((figure) => before.find(({ id }) => id === figure.id)?.space !== figure.space);
  expect(changed).toHaveLength(1);
  expect(changed[0]).toMatchObject({ kind: "samurai", seat: 1, space: "EDO" });
  expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
});

test("figures that go home disappear, and new ones appear", () => {
  const { view } = fixtureNamed("4-build");
  const before = reconcile([], view);
  const none = { ...view, seats: view.seats.map((seat) => ({ ...seat, samurai: [] })) };
  const home = reconcile(before, none);
  expect(home.filter(({ kind }) => kind === "samurai")).toEqual([]);
  expect(home.filter(({ kind }) => kind === "ronin")).toHaveLength(3);
  expect(reconcile(home, view)).toHaveLength(before.length);
});

test("with two players and Ronin every field is inhabited", () => {
  const settled = (name: string) => reconcile([], fixtureNamed(name).view).filter(({ kind }) => kind === "settled");
  expect(settled("2-ronin-12")).toHaveLength(fixtureNamed("2-ronin-12").view.fields.length);
  expect(settled("2-4")).toEqual([]);
});

test("figures on one space stand apart", () => {
  const { view } = fixtureNamed("5-trade");
  const figures = reconcile([], view);
  const places = standing(view, figures);
  const seen = new Set([...places.values()].map(([x, y]) => `${x} ${y}`));
  expect(seen.size).toBe(figures.length);
});

test("arrow keys lead over the whole map and back", () => {
  for (const side of SIDES) {
    const reached = new Set(["EDO"]);
    for (const space of reached) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
        const next = nextSpace(side, space, key);
        if (next) reached.add(next);
      }
    }
    expect(reached.size).toBe(spacesOf(side).length);
  }
  expect(nextSpace("B", "EDO", "x")).toBeNull();
});

test("the last moves are marked: one's own, or all since", () => {
  const moved: Seen = { event: "samurai_moved", seat: 1, from: "A", to: "EDO", steps: 1, ryo: 0 };
  const harvested: Seen = { event: "harvested", seat: 2, field: "WO1", resource: "wood", amount: 2, how: "plain" };
  const paid: Seen = { event: "income_paid", seat: 0, city: "B", ryo: 3, rank: 1 };
  const taken: Seen = { event: "city_taken", seat: 0, city: "C" };
  const happenings = [
    { number: 1, seat: 0, events: [taken] },
    { number: 2, seat: 1, events: [moved] },
    { number: 3, seat: 2, events: [harvested, harvested, paid] },
  ];
  const seen = marksOf(happenings, 0);
  expect([...seen.spaces]).toEqual([["EDO", 1], ["WO1", 2]]);
  expect(seen.trails).toEqual([{ from: "A", to: "EDO", seat: 1 }]);
  expect(seen.paid).toEqual(["B"]);
  expect([...seen.harvests]).toEqual([["WO1", { resource: "wood", amount: 4, seat: 2 }]]);
  expect([...marksOf(happenings, 2).spaces.keys()]).toEqual(["WO1"]);
});

test("the code of a space tells its kind", () => {
  expect(["EDO", "A", "RI1", "WO2", "ST3", "R1", "W1", "G4"].map(kindOf)).toEqual([
    "city", "city", "rice", "wood", "stone", "river", "road", "gate",
  ]);
});
