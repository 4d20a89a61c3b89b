import { render } from "svelte/server";
import { expect, test } from "vitest";
import * as dschunke from "./dschunke/fixtures";
import { propsOf } from "./fixtures";
import { table as harbour } from "./dschunke/index";
import * as edo from "./edo/fixtures";
import { table as map } from "./edo/index";
import type { Words } from "../lib/words/words";

interface Lesson {
  readonly steps: readonly { readonly text: string; readonly await: string | null; readonly highlight: string | null }[];
}

const LESSONS = import.meta.glob<Lesson>("../../../games/*/lessons/*.json", { eager: true, import: "default" });
/** Every game with its messages, and a position that shows all parts of its board. */
const GAMES = [
  { game: "dschunke", languages: dschunke.ALL_WORDS, draw: (words: Words) => render(harbour.Board, { props: propsOf(dschunke.fixtureNamed("3-0"), words) }) },
  { game: "edo", languages: edo.ALL_WORDS, draw: (words: Words) => render(map.Board, { props: propsOf(edo.fixtureNamed("4-plan"), words) }) },
].map((one) => ({ ...one, steps: Object.entries(LESSONS).flatMap(([path, { steps }]) => (path.includes(`/${one.game}/`) ? steps : [])) }));

test.each(GAMES)("every step of $game has its text in every language", ({ languages, steps }) => {
  expect(steps.length).toBeGreaterThan(5);
  for (const words of languages) for (const { text } of steps) expect(words.has(text), `${words.language}: ${text}`).toBe(true);
});

test.each(GAMES)("what a step of $game waits for is an event that the table can tell", ({ game, languages: [words], steps }) => {
  for (const step of steps) {
    if (step.await) expect(words?.has(`${game}-event-${step.await.replaceAll("_", "-")}`), step.await).toBe(true);
  }
});

test.each(GAMES)("what a step of $game points at is a part of the board", ({ languages: [words], draw, steps }) => {
  if (!words) throw new Error("There is no language.");
  const parts = new Set([...draw(words).body.matchAll(/data-part="([^"]*)"/g)].map(([, part]) => part));
  for (const { highlight } of steps) if (highlight) expect(parts).toContain(highlight);
});
