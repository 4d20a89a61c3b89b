import { render } from "svelte/server";
import { expect, test } from "vitest";
import { LANGUAGES, fixtureNamed, propsOf } from "./fixtures";
import { table } from "./index";

interface Lesson {
  readonly steps: readonly { readonly text: string; readonly await: string | null; readonly highlight: string | null }[];
}

const lessons = Object.values(import.meta.glob<Lesson>("../../../../games/dschunke/lessons/*.json", { eager: true, import: "default" }));
const steps = lessons.flatMap((lesson) => lesson.steps);

test.each(LANGUAGES.map((words) => ({ words, language: words.language })))("every step has its text in $language", ({ words }) => {
  expect(steps.length).toBeGreaterThan(5);
  for (const { text } of steps) expect(words.has(text), text).toBe(true);
});

test("what a step waits for is an event that the table can tell", () => {
  const [words] = LANGUAGES;
  for (const step of steps) {
    if (step.await) expect(words?.has(`dschunke-event-${step.await.replaceAll("_", "-")}`), step.await).toBe(true);
  }
});

test("what a step points at is a part of the board", () => {
  const [words] = LANGUAGES;
  if (!words) throw new Error("There is no language.");
  const { body } = render(table.Board, { props: propsOf(fixtureNamed("3-0"), words) });
  const parts = new Set([...body.matchAll(/data-part="([^"]*)"/g)].map(([, part]) => part));
  for (const { highlight } of steps) if (highlight) expect(parts).toContain(highlight);
});
