import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Queue } from "./queue";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function queue() {
  const shown: string[] = [];
  const busy: boolean[] = [];
  const one = new Queue<string>((item) => shown.push(item), () => 100);
  one.onbusy = (is) => busy.push(is);
  return { one, shown, busy };
}

it("shows the first at once and the others one after another", () => {
  const { one, shown } = queue();
  one.push(["a", "b", "c"]);
  expect(shown).toEqual(["a"]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual(["a", "b"]);
  expect(one.busy).toBe(true);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual(["a", "b", "c"]);
  expect(one.busy).toBe(false);
});

it("keeps its pace when more comes", () => {
  const { one, shown } = queue();
  one.push(["a"]);
  vi.advanceTimersByTime(60);
  one.push(["b"]);
  expect(shown).toEqual(["a"]);
  vi.advanceTimersByTime(40);
  expect(shown).toEqual(["a", "b"]);
  vi.advanceTimersByTime(500);
  one.push(["c"]);
  expect(shown).toEqual(["a", "b", "c"]);
});

it("skips to the last without leaving anything out", () => {
  const { one, shown, busy } = queue();
  one.push(["a", "b", "c"]);
  one.skip();
  expect(shown).toEqual(["a", "b", "c"]);
  expect(busy.at(-1)).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(shown).toHaveLength(3);
});

it("drops waiting steps", () => {
  const { one, shown } = queue();
  one.push(["a", "b"]);
  one.clear();
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual(["a"]);
});
