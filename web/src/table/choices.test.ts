import { expect, it } from "vitest";
import { grouped, movedOn, shortened } from "./choices";

const list = Array.from({ length: 20 }, (_, index) => ({ text: `c${index}`, group: index < 12 ? "take" : "buy", label: "" }));
const digits = (from: number) => grouped(list, from).flatMap((group) => group.choices).flatMap(({ text, digit }) => (digit === null ? [] : [`${digit} ${text}`]));

it("gives digits to nine choices at a time, over the headings", () => {
  expect(digits(0)).toEqual(["1 c0", "2 c1", "3 c2", "4 c3", "5 c4", "6 c5", "7 c6", "8 c7", "9 c8"]);
  expect(digits(9).at(0)).toBe("1 c9");
  expect(digits(18)).toEqual(["1 c18", "2 c19"]);
});

it("moves them on until all were in reach, and then begins anew", () => {
  expect([movedOn(0, 20), movedOn(9, 20), movedOn(18, 20), movedOn(0, 9)]).toEqual([9, 18, 0, 0]);
});

it("cuts long headings, never a whole one", () => {
  const shown = shortened([...list, ...list.map((choice) => ({ ...choice, group: "walk" }))], 20);
  expect(shown.length).toBe(20);
  expect(grouped(shown).map(({ name, choices }) => [name, choices.length])).toEqual([["take", 12], ["buy", 5], ["walk", 3]]);
  expect(shortened(list, 60)).toEqual(list);
});
