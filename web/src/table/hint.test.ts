import { render } from "svelte/server";
import { expect, test } from "vitest";
import { type Client, clientContext } from "../lib/client";
import HintSlip from "./parts/HintSlip.svelte";
import type { Room } from "./room.svelte";

const say = (id: string, args: Record<string, unknown> = {}) => `${id} ${Object.values(args).join(" ")}`;
const context = clientContext({ say, words: { has: () => false } } as unknown as Client);

/** The text of a hint with so many open choices. */
function slip(choices: number): string {
  const hints = [{ text: "confirm", chance: 0.25, share: null, reason: null }];
  const room = { hints, hinting: false, drawn: null, game: "edo", choices: Array.from({ length: choices }), feed: { live: true, pending: null, current: null } };
  return render(HintSlip, { props: { room: room as unknown as Room }, context }).body;
}

test("a hint tells the chance, but not where nothing else can be chosen", () => {
  expect(slip(4)).toContain("bots-chance 25");
  expect(slip(1)).not.toContain("bots-chance");
  expect(slip(1)).toContain("web-hint-only");
});
