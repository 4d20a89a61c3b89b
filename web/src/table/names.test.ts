import { expect, it } from "vitest";
import type { Holder } from "../lib/protocol/messages";
import { Words } from "../lib/words/words";
import { namesOf } from "./names";

const words = new Words("en", [["web-person-number = Player { $number }\nweb-seat-free = free\nweb-level-clerk = Clerk\n"]]);
const person = (id: string, name: string): Holder => ({ kind: "person", person: id, name });
const bot: Holder = { kind: "bot", level: "clerk" };

it("numbers equal names", () => {
  expect(namesOf([person("a", "Aki"), person("b", "Aki"), bot], words)).toEqual(["Aki 1", "Aki 2", "Clerk"]);
});

it("calls those at one device by their own names, or by their numbers", () => {
  const holders = [person("a", "Aki"), bot, person("a", "Aki"), person("a", "Aki")];
  expect(namesOf(holders, words, { person: "a", names: ["Mio", "", "Ren"] })).toEqual(["Mio", "Clerk", "Player 2", "Ren"]);
  expect(namesOf([person("a", "Aki"), bot], words, { person: "a", names: ["Mio"] })).toEqual(["Aki", "Clerk"]);
});

it("isolates names that are written from right to left, also before a number and in a sentence", () => {
  const arabic = "\u0646\u0648\u0631";
  expect(namesOf([person("a", arabic), person("b", arabic), bot], words)).toEqual([`\u2068${arabic}\u2069 1`, `\u2068${arabic}\u2069 2`, "Clerk"]);
  const told = new Words("en", [["turn = { $name }: 7\nlist-joined = { $first } and { $last }\n"]]);
  expect(told.say("turn", { name: arabic })).toBe(`\u2068${arabic}\u2069: 7`);
  expect(told.say("turn", { name: `\u2068${arabic}\u2069` })).toBe(`\u2068${arabic}\u2069: 7`);
  expect(told.say("turn", { name: "Łucja" })).toBe("Łucja: 7");
  expect(told.joined([arabic, "Aki", "Ren"])).toBe(`\u2068${arabic}\u2069, Aki and Ren`);
});
