import { expect, it } from "vitest";
import cases from "../../../crates/protocol/tests/deltas.json";
import { applyDelta } from "./delta";

it.each(cases)("applies $name", ({ before, after, delta }) => {
  const untouched = structuredClone(before);
  expect(applyDelta(before, delta)).toEqual(after);
  expect(before).toEqual(untouched);
});

it("keeps the parts of a value that did not change", () => {
  const before = { view: { hand: ["R2"], market: [{ card: "B5" }] }, moves: 1 };
  const after = applyDelta(before, { moves: 2, view: { hand: [1, 0, ["R3"]] } }) as typeof before;
  expect(after.view.hand).toEqual(["R2", "R3"]);
  expect(after.view.market).toBe(before.view.market);
});

it.each([
  [[1, 2], { 2: 5 }],
  [[1, 2], { x: 5 }],
  [[1, 2], [1, 2, []]],
  [[1, 2], [1, 0]],
  [[1, 2], [-1, 0, []]],
  [{ a: 1 }, { b: [] }],
  [{ a: 1 }, { a: { b: 1 } }],
  [1, [0, 0, [1]]],
])("refuses a delta of another value", (value, delta) => {
  expect(() => applyDelta(value, delta)).toThrow("does not fit");
});
