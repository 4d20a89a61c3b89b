/** Titles, names and chat are user input: `<bdi>` isolates their direction from the text beside them. */
import type { Component } from "svelte";
import { render } from "svelte/server";
import { expect, test, vi } from "vitest";
import ChatBox from "../table/ChatBox.svelte";
import WaitingRoom from "../table/WaitingRoom.svelte";
import { houseContext } from "./context";
import type { House } from "./house.svelte";
import Header from "./parts/Header.svelte";
import TableRow from "./parts/TableRow.svelte";

const ARABIC = "\u0646\u0648\u0631";

vi.mock("../lib/storage", () => ({ recall: () => null, remember: () => undefined }));
vi.stubGlobal("location", { origin: "http://localhost" });

const context = houseContext({
  say: (id: string) => id,
  words: { say: (id: string) => id, joined: (items: string[]) => items.join(", "), has: () => false, language: "en" },
  me: { id: "me", name: ARABIC },
  games: { games: [], levels: [] },
  line: { ahead: 0 },
  lineState: "open",
  router: { route: { page: "mine" }, go: () => undefined },
  notices: { show: () => undefined },
  preferences: { chosen: { language: "en", theme: "day" } },
} as unknown as House);

const settings = { title: ARABIC, clock: { kind: "none" }, rated: false, hot_seat: false, undo: "never", watchers: "anyone", talkers: "anyone", stand_in: "clerk", shuffle: false, hints: true, start_when_full: true };
const listed = { table: "t", game: "osaka", status: "open", seats: [], deciding: [], settings, active_at: 0 };
const lines = [{ number: 1, person: "other", name: ARABIC, guest: true, text: `${ARABIC} 7` }];
const sitting = { lines, table: "t", mine: [], present: [] };
const about = { game: "osaka", status: "open", visibility: "public", host: "me", options: {}, seats: [], settings };
const room = { about, sitting, names: [], act: () => Promise.resolve(true) };

/** All content between `<bdi>` and `</bdi>`. */
function isolated(component: unknown, props: Record<string, unknown>): string[] {
  const { body } = render(component as Component<Record<string, unknown>>, { props, context });
  const parts = [...body.matchAll(/<bdi[^>]*>(.*?)<\/bdi>/gs)].map(([, text = ""]) => text.replaceAll(/<!--.*?-->/g, ""));
  const outside = body.replaceAll(/<bdi[^>]*>.*?<\/bdi>/gs, "").replaceAll(/="[^"]*"/g, "");
  expect(outside, "text of people outside of <bdi>").not.toContain(ARABIC);
  return parts;
}

test("titles in lists and in the waiting room are isolated", () => {
  expect(isolated(TableRow, { table: listed })).toEqual([ARABIC]);
  expect(isolated(WaitingRoom, { room: { ...room, sitting: { ...sitting, lines: [] } } })).toEqual([ARABIC]);
});

test("names and lines of the chat, and the own name above every page, are isolated", () => {
  expect(isolated(ChatBox, { room })).toEqual([ARABIC, `${ARABIC} 7`]);
  expect(isolated(Header, {})).toEqual([ARABIC]);
});
