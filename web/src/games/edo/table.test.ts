import { expect, test } from "vitest";
import { render } from "svelte/server";
import Board from "./Board.svelte";
import { table } from "./index";
import { propsOf } from "../fixtures";
import { ALL_WORDS, FIXTURES } from "./fixtures";

const languages = ALL_WORDS;

test.each(FIXTURES)("%s is drawn in every language", (_, fixture) => {
  for (const words of languages) {
    const { body } = render(Board, { props: propsOf(fixture, words) });
    expect(body).toContain("data-space=\"EDO\"");
    // A missing message shows as its id.
    expect(body.replaceAll(/(href="#|id="|url\(#)edo-[\w-]+/g, "")).not.toMatch(/\bedo-(table|board|menu|preview|decision|action)/);
    expect(body).not.toMatch(/undefined|NaN|\[object/);
    for (const space of fixture.view.covered) expect(body).toContain(`data-space="${space}"`);
  }
});

test.each(FIXTURES)("%s is drawn for a spectator, and with a choice in flight", (_, fixture) => {
  const [words] = languages as [(typeof languages)[number]];
  const watching = render(Board, { props: propsOf(fixture, words, { seat: null, choices: [], decision: null }) });
  expect(watching.body).not.toContain("class=\"you ");
  const waiting = render(Board, { props: propsOf(fixture, words, { pending: fixture.choices[0]?.text ?? "finish" }) });
  expect(waiting.body).not.toMatch(/class="[^"]*\blively/);
});

test("the table reports points and seats", () => {
  for (const [, { view }] of FIXTURES) {
    expect(table.points(view)).toEqual(view.seats.map(({ points }) => points));
  }
  const crests = [0, 1, 2, 3, 4].map((seat) => table.seatStyle(seat, null));
  expect(new Set(crests.map(({ crest }) => crest)).size).toBe(5);
  expect(new Set(crests.map(({ colour }) => colour)).size).toBe(5);
});
