import { expect, test } from "vitest";
import { FIXTURES } from "./fixtures";
import { PLANKS, SLOTS, isCovered, layerHeight, onDeck, plankBetween, shownCrates, up } from "./layout";

test.each(FIXTURES)("what the picture of %s shows is what the engine counts", (_, { view }) => {
  for (const { layers, visible } of view.holds) {
    const shown = shownCrates(layers);
    expect(visible.map((_, seat) => shown.filter((owner) => owner === seat).length)).toEqual(visible);
    const open = visible.map(() => 0);
    layers.forEach((lanes, layer) =>
      lanes.forEach((owner) => {
        if (owner === null) return;
        for (const place of [0, 1, 2]) if (!isCovered(layers, layer, place)) open[owner] = (open[owner] ?? 0) + 1;
      }),
    );
    expect(open).toEqual(visible);
  }
});

test("a stack never hides the deck", () => {
  for (let layers = 1; layers <= 27; layers += 1) expect(layers * layerHeight(layers)).toBeLessThanOrEqual(24);
});

test("up is up, however a junk lies", () => {
  for (const { turn } of SLOTS) {
    const { x, y } = up(turn, 10);
    const angle = (turn * Math.PI) / 180;
    expect(x * Math.cos(angle) - y * Math.sin(angle)).toBeCloseTo(0);
    expect(x * Math.sin(angle) + y * Math.cos(angle)).toBeCloseTo(-10);
  }
});

test("a point on deck turns with its junk", () => {
  const [grey] = SLOTS;
  if (!grey) throw new Error("There is no berth.");
  expect(onDeck(grey, -77, 0)).toEqual({ x: grey.x - 77, y: grey.y });
  const turned = onDeck({ ...grey, turn: 90 }, 10, 0);
  expect(turned.x).toBeCloseTo(grey.x);
  expect(turned.y).toBeCloseTo(grey.y + 10);
});

test("merchants walk over the plank to the next berth, and only there", () => {
  const [first, second, third, , last] = SLOTS;
  if (!first || !second || !third || !last) throw new Error("There are five berths.");
  expect(plankBetween(first, second)).toEqual([PLANKS[0]]);
  expect(plankBetween(last, first)).toEqual([PLANKS[4]]);
  expect(plankBetween(first, third)).toEqual([]);
});
