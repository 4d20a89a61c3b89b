import { render } from "svelte/server";
import { expect, test } from "vitest";
import { playersOf, propsOf } from "../fixtures";
import { ALL_WORDS, fixtureNamed, FIXTURES } from "./fixtures";
import { table } from "./index";

/** Leaks of internal names: ids, placeholders, and notation with underscores. */
const RAW = /dschunke-|seat-unnamed|[{}$]|undefined|null|NaN|\b[a-z]+_[a-z]+\b|\b(cash-in|bonus-(8|12))-/;

const every = FIXTURES.flatMap(([name, fixture]) => ALL_WORDS.map((words) => ({ name, fixture, words, language: words.language })));

test("there are positions of every decision", () => {
  const decisions = new Set(FIXTURES.map(([, fixture]) => fixture.view.decision));
  const all = ["lay", "exchange", "exchange_again", "pile", "keep", "turn", "next_kind", "after", "resupply", "bid", "prize", null];
  expect([...decisions].sort()).toEqual(all.sort());
});

test.each(every)("$name is drawn in $language", ({ fixture, words }) => {
  const { body } = render(table.Board, { props: propsOf(fixture, words, { hinted: fixture.choices[0]?.text ?? null }) });
  const text = body.replace(/<[^>]*>/g, " ");
  const labels = [...body.matchAll(/(?:aria-label|title)="([^"]*)"/g)].map(([, label]) => label);
  expect(text).not.toMatch(RAW);
  expect(labels.length).toBeGreaterThan(10);
  for (const label of labels) expect(label).not.toMatch(RAW);
});

test.each(every)("$name is described in $language", ({ fixture, words }) => {
  const parts = table.describe(fixture.view, playersOf(fixture), words);
  expect(parts.length).toBeGreaterThan(5);
  for (const { heading, lines } of parts) {
    expect(heading).not.toMatch(RAW);
    for (const line of lines) {
      expect(line).not.toMatch(RAW);
      expect(line).toMatch(/[.!?]$/);
    }
  }
});

test.each(every)("every choice of $name has its own words in $language", ({ fixture, words }) => {
  const labels = fixture.choices.map((choice) => table.label(choice, words, fixture.view));
  for (const { group, text } of labels) {
    expect(group).not.toMatch(RAW);
    expect(text).not.toMatch(RAW);
    expect(text).toMatch(/[.!?]$/);
  }
  expect(new Set(labels.map(({ text }) => text)).size).toBe(fixture.choices.length);
});

test.each(FIXTURES)("points of %s are those that the viewer may know", (_, { view }) => {
  const known = table.points(view);
  expect(known).toHaveLength(view.seats.length);
  known.forEach((points, seat) => {
    const open = view.outcome !== null || seat === view.viewer;
    expect(points === null).toBe(!open);
  });
});

test("a replay names the seat of the next choice, not the pending one", () => {
  const fixture = fixtureNamed("4-wait");
  const next = fixture.names[2] ?? "";
  const text = (past: { next: number | null } | null) =>
    ALL_WORDS.map((words) => render(table.Board, { props: { ...propsOf(fixture, words), decision: null, choices: [], past } }).body.replace(/<[^>]*>/g, " "));
  const [english, german, polish] = text({ next: 2 }) as [string, string, string];
  expect(english).toContain(`Next to decide: ${next}.`);
  expect(german).toContain(`Als Nächstes entscheidet ${next}.`);
  expect(polish).toContain(`Następna decyzja: ${next}.`);
  expect(english).toContain("Earlier position");
  for (const shown of [english, text({ next: null })[0]]) expect(shown).not.toMatch(/Waiting for|Other players’ turn/);
  expect(text(null)[0]).toMatch(/Waiting for.*Other players’ turn/s);
});

test("after the end the money of others is shown in earlier positions too, and never before", () => {
  const fixture = fixtureNamed("4-wait");
  const open = { hands: [], yuan: [31, 42, 53, 64], cards: [], piles: [] };
  const [english] = ALL_WORDS as [(typeof ALL_WORDS)[number]];
  const drawn = (view: typeof fixture.view) =>
    render(table.Board, { props: { ...propsOf({ ...fixture, view }, english), decision: null, choices: [], past: { next: 0 } } }).body.replace(/<[^>]*>/g, " ");
  const others = [0, 1, 2, 3].filter((seat) => seat !== fixture.seat).map((seat) => String(open.yuan[seat]));
  for (const yuan of others) expect(drawn({ ...fixture.view, open })).toMatch(new RegExp(`\\b${yuan}\\b`));
  expect(drawn({ ...fixture.view, open })).not.toContain("?");
  expect(fixture.view.open).toBeNull();
});
