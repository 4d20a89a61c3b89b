import { render } from "svelte/server";
import { expect, test } from "vitest";
import { type Client, clientContext } from "../lib/client";
import LogView from "./LogView.svelte";
import type { Room } from "./room.svelte";
import { nextChooser, Story } from "./story";

const words = { event: (_: string, { event }: { event: string }) => event };
const context = clientContext({ say: (id: string) => id, words } as unknown as Client);

/** A game of so many choices by two players in turn; the fifth choice has no message. */
function story(choices: number): Story {
  const story = new Story();
  const moments = Array.from({ length: choices + 1 }, (_, at) => ({
    at, public_at: at, seat: at === 0 ? null : at % 2, events: at === 5 ? [] : [{ event: `choice ${at}` }],
  }));
  story.restart(moments);
  return story;
}

/** The log during a replay of the position after so many choices, or at the newest one. */
function log(choices: number, at: number | null) {
  const { entries } = story(choices);
  const serial = entries.find((entry) => entry.at === at)?.serial ?? 0;
  const looking = at === null ? null : { at, serial, view: null };
  const feed = { entries, looking, current: looking ?? { at: choices, serial: entries.length, view: null } };
  const { body } = render(LogView, { props: { room: { feed, drawn: null, names: [] } as unknown as Room }, context });
  const lines = [...body.matchAll(/<li class="([^"]*)"([^>]*)>.*?<p[^>]*>(choice \d+)<\/p>/gs)].map(([, kind = "", rest = "", text = ""]) => ({
    text, later: kind.split(" ").includes("later"), present: rest.includes("aria-current"),
  }));
  return { lines, present: lines.filter((line) => line.present).map(({ text }) => text) };
}

test("at the newest position the last line is the present one, and nothing is pale", () => {
  const { lines, present } = log(20, null);
  expect(present).toEqual(["choice 20"]);
  expect(lines.some(({ later }) => later)).toBe(false);
});

test("while one looks back, the log marks what was last, and what came later is pale", () => {
  const { lines, present } = log(20, 7);
  expect(present).toEqual(["choice 7"]);
  expect(lines.filter(({ later }) => !later).map(({ text }) => text)).toEqual([0, 1, 2, 3, 4, 6, 7].map((at) => `choice ${at}`));
});

test("a choice without words leaves the mark at the one before it", () => {
  expect(log(20, 5).present).toEqual(["choice 4"]);
});

test("in a long game the log goes back as far as the position that is looked at", () => {
  expect(log(400, null).lines).toHaveLength(120);
  expect(log(400, 3).present).toEqual(["choice 3"]);
  expect(log(400, 200).lines.length).toBeLessThan(300);
});

test("the log knows the seat of the next choice", () => {
  const { entries } = story(6);
  expect([0, 1, 4].map((at) => nextChooser(entries, at))).toEqual([1, 0, 1]);
  expect(nextChooser(entries, 6)).toBeNull();
});
