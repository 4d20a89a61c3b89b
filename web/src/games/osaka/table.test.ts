/** All fixtures have text in every language and can be drawn. */
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import type { Words } from "../../lib/words/words";
import { playersOf, propsOf } from "../fixtures";
import Board from "./Board.svelte";
import { ALL_WORDS, type Fixture, FIXTURES } from "./fixtures";
import { table } from "./index";

const languages = ALL_WORDS.map((words) => [words.language, words] as const);

/** Leaks of internal names: words of the engine, ids of messages, and unfilled placeholders. */
const RAW = /osaka-|[a-z]_[a-z]|\{|\}|undefined|null|NaN|\$/;
/** Readable text names the colour; notation is for typing. */
const NOTATION = /\b[RBYG][235]\b/;

function expectReadable(text: string): void {
  expect(text).not.toMatch(RAW);
  expect(text).not.toMatch(NOTATION);
  expect(text.trim().length).toBeGreaterThan(0);
}

const drawn = (fixture: Fixture, words: Words): string => render(Board, { props: propsOf(fixture, words) }).body;

describe.each(languages)("in %s", (_, words) => {
  it.each(FIXTURES)("%s is described in sentences", (_, fixture) => {
    const parts = table.describe(fixture.view, playersOf(fixture), words);
    expect(parts).toHaveLength(3 + fixture.view.seats.length);
    for (const { heading, lines } of parts) {
      expectReadable(heading);
      expect(lines.length).toBeGreaterThan(0);
      lines.forEach(expectReadable);
    }
    for (const line of parts.flatMap(({ lines }) => lines)) expect(line).toMatch(/\.$/);
  });

  it.each(FIXTURES)("%s has a label for every choice", (_, fixture) => {
    const labels = fixture.choices.map((choice) => table.label(choice, words, fixture.view));
    for (const { group, text } of labels) {
      expectReadable(group);
      expectReadable(text);
    }
    expect(new Set(labels.map(({ text }) => text)).size).toBe(fixture.choices.length);
  });

  it.each(FIXTURES)("%s can be drawn", (_, fixture) => {
    const html = drawn(fixture, words);
    for (const name of fixture.names) expect(html).toContain(name);
    const texts = html.replace(/<[^>]*>/g, "\n");
    expect(texts).not.toMatch(/osaka-table|undefined|NaN/);
  });
});

describe("the table", () => {
  it("shows every open card, with the stones on it", () => {
    const [words] = ALL_WORDS as [Words];
    for (const [, fixture] of FIXTURES) {
      const html = drawn(fixture, words);
      const { market, farm } = fixture.view;
      const stones = [...market, ...farm].filter((slot) => slot.reserved !== null).length;
      expect(html.match(/class="obi/g)?.length ?? 0).toBe(stones);
      for (const { card } of [...market, ...farm]) expect(html).toContain(`#art-card-${card}`);
    }
  });

  it("offers a spectator nothing to press in the rows", () => {
    const watching = FIXTURES.find(([, fixture]) => fixture.seat === null);
    expect(watching).toBeDefined();
    const html = drawn(watching![1], ALL_WORDS[0]!);
    expect(html.match(/<button[^>]*class="card/g)).toBeNull();
  });

  it("has points and a crest for every seat", () => {
    for (const [, { view }] of FIXTURES) {
      expect(table.points(view)).toEqual(view.seats.map(({ points }) => points));
      const crests = view.seats.map(({ seat }) => table.seatStyle(seat, view).crest);
      expect(new Set(crests).size).toBe(view.seats.length);
    }
  });
});
