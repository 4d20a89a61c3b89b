import { expect, it } from "vitest";
import { Lesson } from "./lesson.svelte";
import type { Entry } from "./story";

const taught = {
  lesson: "osaka-1",
  title: "lesson-osaka-1-title",
  steps: [
    { text: "one", await: null, highlight: null },
    { text: "two", await: "coin_taken", highlight: "market", choice: "take B5" },
    { text: "three", await: "sailed", highlight: null },
    { text: "four", await: null, highlight: null },
  ],
};
const choices = ["take B5", "take R2"].map((text) => ({ text, choice: {} }));
const entry = (seat: number, ...events: string[]): Entry => ({
  serial: 1, at: 1, publicAt: 1, seat, events: events.map((event) => ({ event })), around: null,
});

it("allows no choice while reading, then the demanded one, and all at the end", () => {
  const lesson = new Lesson(taught);
  expect(lesson.allowed(choices)).toEqual([]);
  lesson.next();
  expect(lesson.allowed(choices).map((choice) => choice.text)).toEqual(["take B5"]);
  lesson.next();
  expect(lesson.allowed(choices)).toEqual(choices);
  lesson.next();
  lesson.next();
  expect(lesson.index).toBe(3);
  expect(lesson.allowed(choices)).toEqual(choices);
});

it("goes on after the awaited event, by the learner where a choice is demanded", () => {
  const lesson = new Lesson(taught);
  lesson.hear(entry(0, "coin_taken"), 0);
  expect(lesson.index).toBe(0);
  lesson.next();
  lesson.hear(entry(1, "coin_taken"), 0);
  lesson.hear(entry(0, "reserved"), 0);
  expect(lesson.index).toBe(1);
  lesson.hear(entry(0, "shuffled", "coin_taken"), 0);
  expect(lesson.index).toBe(2);
  lesson.hear(entry(1, "sailed"), 0);
  expect(lesson.index).toBe(3);
});

it("allows everything where the meant choice cannot be made", () => {
  const lesson = new Lesson(taught);
  lesson.next();
  const others = [{ text: "pass", choice: {} }];
  expect(lesson.allowed(others)).toEqual(others);
});

it("lets steps that were done be read again, without anything to choose", () => {
  const lesson = new Lesson(taught);
  lesson.next();
  lesson.hear(entry(0, "coin_taken"), 0);
  expect(lesson.index).toBe(2);
  lesson.back();
  expect([lesson.index, lesson.again, lesson.reading]).toEqual([1, true, true]);
  expect(lesson.allowed(choices)).toEqual([]);
  // The awaited event may come while the learner reads an earlier step, which stays open.
  lesson.hear(entry(1, "sailed"), 0);
  expect(lesson.index).toBe(1);
  lesson.next();
  expect([lesson.index, lesson.reading]).toEqual([2, true]);
  lesson.next();
  expect([lesson.index, lesson.last]).toEqual([3, true]);
});

it("goes on where it was left", () => {
  const fresh = () => new Lesson(taught);
  const none = fresh();
  none.resume([entry(1, "reserved")], 0);
  expect(none.index).toBe(0);
  const one = fresh();
  one.resume([entry(0, "dealt"), entry(0, "coin_taken"), entry(1, "reserved")], 0);
  expect(one.index).toBe(2);
  const all = fresh();
  all.resume([entry(0, "coin_taken"), entry(1, "sailed"), entry(1, "sailed")], 0);
  expect(all.index).toBe(3);
});
