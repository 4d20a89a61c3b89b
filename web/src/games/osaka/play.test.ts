/** What the player is about to do, on real positions. */
import { describe, expect, it } from "vitest";
import buying from "../../../fixtures/osaka/4-buy.json";
import paying from "../../../fixtures/osaka/4-pay.json";
import saving from "../../../fixtures/osaka/4-save.json";
import storm from "../../../fixtures/osaka/4-storm.json";
import token from "../../../fixtures/osaka/4-0.json";
import waiting from "../../../fixtures/osaka/4-wait.json";
import { Words } from "../../lib/words/words";
import type { Trial } from "../game-table";
import { Play } from "./play.svelte";
import type { Preview } from "./generated";
import type { InsurancePreview, Props } from "./props";

interface Desk {
  readonly played: string[];
  readonly tried: string[];
  readonly explained: string[];
}

function sit(
  fixture: object,
  wishes: Partial<Props["preferences"]> = {},
  hinted: string | null = null,
  insurances: Record<string, Omit<InsurancePreview, "preview">> = {},
): [Play, Desk] {
  const { view, seat, deciding, choices, previews } = fixture as unknown as Props & {
    deciding: { seat: number; decision: Props["decision"] }[];
    previews: Record<string, Preview | null>;
  };
  const told: Desk = { played: [], tried: [], explained: [] };
  const desk: Props["desk"] = {
    play: async (text) => void told.played.push(text),
    try: async (text): Promise<Trial> => {
      told.tried.push(text);
      const insurance = insurances[text];
      if (insurance) return { possible: true, preview: { preview: "insurance", ...insurance } };
      if (choices.some((choice) => choice.text === text)) return { possible: true, preview: previews[text] ?? null };
      return { possible: false, refusal: { code: "no", details: {}, message: text } };
    },
    openRule: () => {},
    explain: (refusal) => void told.explained.push(refusal.message),
  };
  const decision = deciding.find((owed) => owed.seat === seat)?.decision ?? null;
  const preferences = { motion: false, scores: true, confirm: true, ...wishes };
  const words = new Words("en", [[]]);
  const props: Props = { view, seat, players: [], decision, choices, pending: null, past: null, happenings: [], hinted, words, preferences, desk };
  const play = new Play(() => props);
  play.reset();
  return [play, told];
}

describe("a turn", () => {
  it("opens a card that can be taken or reserved, and closes it again", async () => {
    const [play, { played }] = sit(buying);
    await play.tapOpen("market", 1);
    expect(play.stage).toBe("card");
    await play.tapOpen("market", 1);
    expect(play.stage).toBe("turn");
    expect(played).toEqual([]);
  });

  it("says why a card of somebody else cannot be taken", async () => {
    const [play, { explained }] = sit(buying);
    await play.tapOpen("market", 0);
    expect(explained).toEqual(["take R5@1"]);
    expect(play.stage).toBe("turn");
  });

  it("takes nothing before a second tap, unless that is wished", async () => {
    const [careful, slow] = sit(buying);
    await careful.tapOpen("farm", 0);
    expect(slow.played).toEqual([]);
    const [quick, fast] = sit(buying, { confirm: false });
    await quick.tapOpen("farm", 0);
    expect(fast.played).toEqual(["reserve Y5 farm"]);
  });

  it("begins a purchase with a payment that wastes nothing", async () => {
    const [play, { played }] = sit(buying);
    await play.beginPurchase();
    expect(play.stage).toBe("buy");
    expect(play.text).toBe("buy R5 Y5 G3");
    await play.confirm();
    expect(played).toEqual(["buy R5 Y5 G3"]);
  });

  it("begins a purchase as a hint would pay", async () => {
    const other = (buying.choices as { text: string }[]).find(({ text }) => text.startsWith("buy") && text !== "buy R5 Y5 G3");
    const [play] = sit(buying, {}, other?.text ?? "");
    await play.beginPurchase();
    expect(play.text).toBe(other?.text);
  });

  it("does not pay too little, and says so", async () => {
    const [play, { played, explained }] = sit(buying);
    await play.beginPurchase();
    await play.tapHand(0);
    expect(play.ready).toBe(false);
    await play.confirm();
    expect(played).toEqual([]);
    expect(explained).toEqual(["buy Y5 G3"]);
    play.cancel();
    expect(play.stage).toBe("turn");
  });
});

describe("other questions", () => {
  it("lets somebody who waits ask why", async () => {
    const [play, { explained }] = sit(waiting);
    expect(play.stage).toBe("wait");
    await play.tapOpen("market", 1);
    await play.tapHand(0);
    expect(explained).toHaveLength(2);
  });

  it("takes a token with the second tap", async () => {
    const [play, { played }] = sit(token);
    await play.tapToken("green");
    expect(played).toEqual([]);
    await play.tapToken("green");
    expect(played).toEqual(["token green"]);
  });

  it("lays down the rest of a payment", async () => {
    const [play, { played }] = sit(paying);
    await play.confirm();
    expect(played).toEqual(["pay Y5 G3"]);
  });

  it("insures with tapped cards and saves the best goods first", async () => {
    const [play, { played, explained }] = sit(storm);
    const blue = play.hand.indexOf("B2");
    await play.tapHand(blue);
    expect(play.text).toBe("insure B2 for B3 B3");
    const [first, second] = play.named;
    await play.tapGood(second ?? -1);
    await play.tapGood(play.goods.indexOf("B2"));
    expect(play.text).toBe("insure B2 for B3 B2");
    expect(play.savedIndices).toContain(first);
    await play.confirm();
    expect(played).toEqual(["insure B2 for B3 B2"]);
    expect(explained).toEqual([]);
  });

  it("shows as saved what the engine says, the tapped ones of equal goods", async () => {
    const [play] = sit(storm, {}, null, { "insure B2 for B3 B2": { saved: ["B3", "B2", "R3"], to_name: 0, lapsed: 0 } });
    await play.tapHand(play.hand.indexOf("B2"));
    const [first, second] = play.named;
    expect(play.savedIndices).toEqual([first, second]);
    await play.tapGood(first ?? -1);
    await play.tapGood(play.goods.indexOf("B2"));
    await play.consult(play.text ?? "");
    expect(play.savedIndices).toEqual([second, play.goods.indexOf("B2"), play.goods.indexOf("R3")]);
  });

  it("shows the goods that the preview of the engine saves, those that need no naming too", async () => {
    const [play] = sit(storm);
    await play.tapHand(play.hand.indexOf("R2"));
    await play.tapHand(play.hand.indexOf("B2"));
    expect(play.text).toBe("insure R2 B2 for B3 B3");
    expect(play.savedIndices.map((index) => play.goods[index])).toEqual(["B3", "B3"]);
    await play.consult(play.text ?? "");
    expect(play.savedIndices.map((index) => play.goods[index])).toEqual(["R3", "B3", "B3"]);
    expect(play.insurance?.lapsed).toBe(1);
  });

  it("insures with a card too many, which the rules allow", async () => {
    const richer = structuredClone(storm);
    richer.view.seats.find((own) => own.seat === richer.seat)?.hand?.push("R3");
    const choice = { kind: "insure", payment: ["R3"], saved: [] };
    const choices = [...richer.choices, { text: "insure R3", choice }];
    const insurances = { "insure R3 R2": { saved: ["R3" as const], to_name: 0, lapsed: 2 } };
    const [play, { played }] = sit({ ...richer, choices }, {}, null, insurances);
    await play.tapHand(play.hand.indexOf("R3"));
    await play.tapHand(play.hand.indexOf("R2"));
    await play.consult(play.text ?? "");
    expect(play.insurance?.lapsed).toBe(2);
    await play.confirm();
    expect(played).toEqual(["insure R3 R2"]);
  });

  it("names the most valuable good once an insurance is paid", async () => {
    const [play, { played }] = sit(saving);
    expect(play.text).toBe("save R3");
    await play.confirm();
    expect(played).toEqual(["save R3"]);
  });
});
