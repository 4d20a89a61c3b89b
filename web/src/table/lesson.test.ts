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

it("lets the learner read first, then do what is asked, and at last whatever he likes", () => {
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

it("goes on when the awaited event came, from the learner where he had to choose", () => {
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
