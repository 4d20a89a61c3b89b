/** Words for every fixture in every language, and that every fixture can be drawn. */
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import { playersOf } from "../players";
import type { Language } from "../../lib/words/languages";
import { Words } from "../../lib/words/words";
import type { Desk, Happening } from "../game-table";
import Board from "./Board.svelte";
import { table } from "./index";
import type { Decision, Event, View } from "./generated";
import type { Listed } from "./props";

interface Fixture {
  readonly view: View;
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly deciding: readonly { readonly seat: number; readonly decision: Decision }[];
  readonly choices: readonly Listed[];
  readonly happenings: readonly Happening<Event>[];
}

const fixtures = Object.entries(
  import.meta.glob<Fixture>("../../../fixtures/osaka/*.json", { eager: true, import: "default" }),
).map(([path, fixture]) => [path.replace(/.*\//, "").replace(".json", ""), fixture] as const);
const languages = ["en", "de", "pl"] as const;

/** Only the files that the house has read when it shows a table. */
const texts = import.meta.glob<string>("../../../../locales/*/{common,osaka,osaka-table}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function wordsOf(language: Language): Words {
  const own = Object.entries(texts).flatMap(([path, text]) => (path.includes(`/${language}/`) ? [text] : []));
  expect(own).toHaveLength(3);
  return new Words(language, [own]);
}

/** A word of the engine, an id of a message, a hole in a sentence, or an unfilled place. */
const RAW = /osaka-|[a-z]_[a-z]|\{|\}|undefined|null|NaN|\$/;
/** Notation is for typing; what is read says the colour. */
const NOTATION = /\b[RBYG][235]\b/;

function expectReadable(text: string): void {
  expect(text).not.toMatch(RAW);
  expect(text).not.toMatch(NOTATION);
  expect(text.trim().length).toBeGreaterThan(0);
}

const desk: Desk = {
  play: async () => {},
  try: async () => ({ possible: true, preview: null }),
  openRule: () => {},
  explain: () => {},
};

function drawn(fixture: Fixture, words: Words): string {
  const decision = fixture.deciding.find((owed) => owed.seat === fixture.seat)?.decision ?? null;
  const { view, seat, choices, happenings } = fixture;
  const preferences = { motion: true, scores: true, confirm: true };
  const props = { view, seat, players: playersOf(fixture), decision, choices, pending: null, past: null, happenings, hinted: null };
  return render(Board, { props: { ...props, words, preferences, desk } }).body;
}

describe.each(languages)("in %s", (language) => {
  it.each(fixtures)("%s is described in sentences", (_, fixture) => {
    const words = wordsOf(language);
    const parts = table.describe(fixture.view, playersOf(fixture), words);
    expect(parts).toHaveLength(3 + fixture.view.seats.length);
    for (const { heading, lines } of parts) {
      expectReadable(heading);
      expect(lines.length).toBeGreaterThan(0);
      lines.forEach(expectReadable);
    }
    for (const line of parts.flatMap(({ lines }) => lines)) expect(line).toMatch(/\.$/);
  });

  it.each(fixtures)("%s has a label for every choice", (_, fixture) => {
    const words = wordsOf(language);
    const labels = fixture.choices.map((choice) => table.label(choice, words, fixture.view));
    for (const { group, text } of labels) {
      expectReadable(group);
      expectReadable(text);
    }
    expect(new Set(labels.map(({ text }) => text)).size).toBe(fixture.choices.length);
  });

  it.each(fixtures)("%s can be drawn", (_, fixture) => {
    const words = wordsOf(language);
    const html = drawn(fixture, words);
    for (const name of fixture.names) expect(html).toContain(name);
    const texts = html.replace(/<[^>]*>/g, "\n");
    expect(texts).not.toMatch(/osaka-table|undefined|NaN/);
  });
});

describe("the table", () => {
  it("shows every open card, with the stones on it", () => {
    const words = wordsOf("en");
    for (const [, fixture] of fixtures) {
      const html = drawn(fixture, words);
      const { market, farm } = fixture.view;
      const stones = [...market, ...farm].filter((slot) => slot.reserved !== null).length;
      expect(html.match(/class="obi/g)?.length ?? 0).toBe(stones);
      for (const { card } of [...market, ...farm]) expect(html).toContain(`#art-card-${card}`);
    }
  });

  it("offers a spectator nothing to press in the rows", () => {
    const watching = fixtures.find(([, fixture]) => fixture.seat === null);
    expect(watching).toBeDefined();
    const html = drawn(watching![1], wordsOf("en"));
    expect(html.match(/<button[^>]*class="card/g)).toBeNull();
  });

  it("has points and a crest for every seat", () => {
    for (const [, { view }] of fixtures) {
      expect(table.points(view)).toEqual(view.seats.map(({ points }) => points));
      const crests = view.seats.map(({ seat }) => table.seatStyle(seat, view).crest);
      expect(new Set(crests).size).toBe(view.seats.length);
    }
  });
});
