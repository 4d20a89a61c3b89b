import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Api, type Me, Problem } from "../lib/api";
import type { Line } from "../lib/line";
import { type Device, Preferences } from "../lib/preferences.svelte";
import { House } from "./house.svelte";
import type { Router } from "./router.svelte";

const me = (account: boolean, settings: Record<string, unknown> = {}): Me => ({ id: "me", name: "Aki", account, settings, created_at: 0 });
const query = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
const device: Device = { languages: ["pl-PL"], dark: query, reducedMotion: query };
const KNOWN = { "higaki.known": "true" };

/** A house whose server and connection record their requests. */
function build(stored: Record<string, string>, answers: Partial<Api>) {
  const kept = new Map(Object.entries(stored));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const line = { ahead: 0, connect: vi.fn(), close: vi.fn(), reconnectNow: vi.fn(), restart: vi.fn(), onframe: null } as unknown as Line;
  const api = { language: "", games: async () => ({ games: [], levels: ["clerk"] }), ...answers } as Api;
  const house = new House({ api, line, router: {} as Router, preferences: new Preferences(device) });
  return { house, line, api, kept };
}

beforeEach(() => {
  vi.useFakeTimers();
  const read = async (address: string) => new Response(readFileSync(`..${address.slice(address.indexOf("/locales/"))}`, "utf8"));
  vi.stubGlobal("fetch", read);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("needs no window, and requests no identity of a new player", async () => {
  const { house, line, api } = build({}, {});
  await house.begin();
  expect(house.me).toBeNull();
  expect(line.connect).not.toHaveBeenCalled();
  expect(house.games.levels).toEqual(["clerk"]);
  expect([house.words.language, api.language, house.words.has("web-home")]).toEqual(["pl", "pl", true]);
});

it("recognises a player and connects", async () => {
  const { house, line } = build(KNOWN, { me: async () => me(false) });
  await house.begin();
  expect(house.me?.name).toBe("Aki");
  expect(line.connect).toHaveBeenCalledOnce();
});

it("forgets a session that has ended", async () => {
  const { house, kept } = build(KNOWN, { me: async () => Promise.reject(new Problem(401, "nobody", "")) });
  await house.begin();
  expect(house.me).toBeNull();
  expect(kept.has("higaki.known")).toBe(false);
});

it("becomes one guest, however many pages ask for it", async () => {
  const enter = vi.fn(async () => me(false));
  const { house, line } = build({}, { enter });
  await Promise.all([house.ensureRegistered("Aki"), house.ensureRegistered("Ren"), house.ensureRegistered()]);
  expect(enter.mock.calls).toEqual([["Aki"]]);
  expect(line.connect).toHaveBeenCalledOnce();
});

it("keeps preferences with the account, the last of several changes", async () => {
  const change = vi.fn(async () => me(true));
  const { house } = build(KNOWN, { me: async () => me(true, { language: "de", sound: false }), change });
  await house.begin();
  expect(house.preferences.chosen).toMatchObject({ language: "de", sound: false });
  house.preferences.change({ sound: true });
  house.preferences.change({ theme: "night" });
  await vi.runAllTimersAsync();
  expect(change.mock.calls).toEqual([[{ settings: { ...house.preferences.chosen, language: "de", sound: true, theme: "night" } }]]);
});

it("logs out when the server ends the session", async () => {
  const known = vi.fn(async () => me(true)).mockResolvedValueOnce(me(true)).mockRejectedValueOnce(new Problem(401, "nobody", ""));
  const { house, line } = build(KNOWN, { me: known });
  await house.begin();
  line.onframe?.({ type: "bye", reason: "session_ended" });
  await vi.runAllTimersAsync();
  expect(house.me).toBeNull();
  expect(line.close).toHaveBeenCalledOnce();
});
