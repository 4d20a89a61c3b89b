import { expect, it } from "vitest";
import type { Numbered } from "../lib/protocol/messages";
import { happeningsUpTo, Story } from "./story";

const played = (number: number, moves: number, event: string): Numbered => ({
  number, at: 0, happened: "played", seat: 0, by: "person", moves, again: false, events: [{ event }],
});
const told = (story: Story) => story.entries.map((entry) => entry.at ?? entry.around?.happened);

it("begins with what the server remembers and goes on with what happens", () => {
  const story = new Story();
  story.restart([
    { at: 0, public_at: 0, seat: null, events: [] },
    { at: 1, public_at: 1, seat: 0, events: [] },
  ]);
  const steps = story.add([played(8, 2, "a"), { number: 9, at: 0, happened: "arranged" }, played(10, 3, "b")]);
  expect(told(story)).toEqual([0, 1, 2, 3]);
  expect(steps.map((step) => step.at)).toEqual([2, 3]);
});

it("drops undone choices, and gives their replacements new numbers", () => {
  const story = new Story();
  story.restart([{ at: 0, public_at: 0, seat: null, events: [] }]);
  story.add([played(1, 1, "a"), played(2, 2, "b")]);
  const before = story.entries.at(-1)?.serial ?? 0;
  story.add([{ number: 3, at: 0, happened: "taken_back", seat: 0, moves: 1, consent: false }]);
  expect(told(story)).toEqual([0, 1, "taken_back"]);
  story.add([played(4, 2, "c")]);
  expect(told(story)).toEqual([0, 1, "taken_back", 2]);
  expect(story.entries.at(-1)?.serial).toBeGreaterThan(before);
});

it("keeps updates that came during the request", () => {
  const story = new Story();
  story.add([played(5, 4, "d")]);
  story.restart([{ at: 3, public_at: 3, seat: 1, events: [] }]);
  expect(told(story)).toEqual([3, 4]);
  story.restart([3, 4].map((at) => ({ at, public_at: at, seat: 1, events: [] })));
  expect(told(story)).toEqual([3, 4]);
});

it("shows the latest choices up to an entry", () => {
  const story = new Story();
  story.add([played(1, 1, "a"), { number: 2, at: 0, happened: "paused" }, played(3, 2, "b"), played(4, 3, "c")]);
  const second = story.entries[2]?.serial ?? 0;
  expect(happeningsUpTo(story.entries, second).map((one) => one.events)).toEqual([[{ event: "a" }], [{ event: "b" }]]);
  expect(happeningsUpTo(story.entries, second, 1)).toHaveLength(1);
});
