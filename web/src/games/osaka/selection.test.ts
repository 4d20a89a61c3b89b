/** The choice under construction, at real positions. */
import { describe, expect, it } from "vitest";
import buying from "../../../fixtures/osaka/4-buy.json";
import paying from "../../../fixtures/osaka/4-pay.json";
import saving from "../../../fixtures/osaka/4-save.json";
import storm from "../../../fixtures/osaka/4-storm.json";
import token from "../../../fixtures/osaka/4-0.json";
import waiting from "../../../fixtures/osaka/4-wait.json";
import { Words } from "../../lib/words/words";
import type { Trial } from "../game-table";
import { Selection } from "./selection.svelte";
import type { Preview } from "./generated";
import type { InsurancePreview, Props } from "./props";

interface Recorded {
  readonly played: string[];
  readonly tried: string[];
  readonly explained: string[];
}

function sit(
  fixture: object,
  wishes: Partial<Props["preferences"]> = {},
  hinted: string | null = null,
  insurances: Record<string, Omit<InsurancePreview, "preview">> = {},
): [Selection, Recorded] {
  const { view, seat, deciding, choices, previews } = fixture as unknown as Props & {
    deciding: { seat: number; decision: Props["decision"] }[];
    previews: Record<string, Preview | null>;
  };
  const recorded: Recorded = { played: [], tried: [], explained: [] };
  const requests: Props["requests"] = {
    play: async (text) => void recorded.played.push(text),
    try: async (text): Promise<Trial> => {
      recorded.tried.push(text);
      const insurance = insurances[text];
      if (insurance) return { possible: true, preview: { preview: "insurance", ...insurance } };
      if (text in previews || choices.some((choice) => choice.text === text)) return { possible: true, preview: previews[text] ?? null };
      return { possible: false, refusal: { code: "no", details: {}, message: text } };
    },
    openRule: () => {},
    explain: (refusal) => void recorded.explained.push(refusal.message),
  };
  const decision = deciding.find((owed) => owed.seat === seat)?.decision ?? null;
  const preferences = { motion: false, scores: true, confirm: true, ...wishes };
  const words = new Words("en", [[]]);
  const props: Props = { view, seat, players: [], decision, choices, pending: null, past: null, happenings: [], hinted, words, preferences, requests };
  const selection = new Selection(() => props);
  selection.reset();
  return [selection, recorded];
}

describe("a turn", () => {
  it("opens a card that can be taken or reserved, and closes it again", async () => {
    const [selection, { played }] = sit(buying);
    await selection.tapOpen("market", 1);
    expect(selection.stage).toBe("card");
    await selection.tapOpen("market", 1);
    expect(selection.stage).toBe("turn");
    expect(played).toEqual([]);
  });

  it("explains why a card reserved by another player cannot be taken", async () => {
    const [selection, { explained }] = sit(buying);
    await selection.tapOpen("market", 0);
    expect(explained).toEqual(["take R5@1"]);
    expect(selection.stage).toBe("turn");
  });

  it("takes nothing before a second tap, unless that is wished", async () => {
    const [careful, slow] = sit(buying);
    await careful.tapOpen("farm", 0);
    expect(slow.played).toEqual([]);
    const [quick, fast] = sit(buying, { confirm: false });
    await quick.tapOpen("farm", 0);
    expect(fast.played).toEqual(["reserve Y5 farm"]);
  });

  it("begins a purchase with the payment that the engine proposes", async () => {
    const [selection, { played, tried }] = sit(buying);
    await selection.beginPurchase();
    expect(tried).toEqual(["buy"]);
    expect(selection.stage).toBe("buy");
    expect(selection.text).toBe("buy R5 Y5 G3");
    await selection.confirm();
    expect(played).toEqual(["buy R5 Y5 G3"]);
  });

  it("begins a purchase as a hint would pay", async () => {
    const other = (buying.choices as { text: string }[]).find(({ text }) => text.startsWith("buy") && text !== "buy R5 Y5 G3");
    const [selection] = sit(buying, {}, other?.text ?? "");
    await selection.beginPurchase();
    expect(selection.text).toBe(other?.text);
  });

  it("does not pay too little, and says so", async () => {
    const [selection, { played, explained }] = sit(buying);
    await selection.beginPurchase();
    await selection.tapHand(0);
    expect(selection.ready).toBe(false);
    await selection.confirm();
    expect(played).toEqual([]);
    expect(explained).toEqual(["buy Y5 G3"]);
    selection.cancel();
    expect(selection.stage).toBe("turn");
  });
});

describe("other questions", () => {
  it("explains a refusal to a waiting player", async () => {
    const [selection, { explained }] = sit(waiting);
    expect(selection.stage).toBe("wait");
    await selection.tapOpen("market", 1);
    await selection.tapHand(0);
    expect(explained).toHaveLength(2);
  });

  it("takes a token with the second tap", async () => {
    const [selection, { played }] = sit(token);
    await selection.tapToken("green");
    expect(played).toEqual([]);
    await selection.tapToken("green");
    expect(played).toEqual(["token green"]);
  });

  it("lays down the rest of a payment", async () => {
    const [selection, { played }] = sit(paying);
    await selection.confirm();
    expect(played).toEqual(["pay Y5 G3"]);
  });

  it("insures with tapped cards and saves the best goods first", async () => {
    const [selection, { played, explained }] = sit(storm);
    const blue = selection.hand.indexOf("B2");
    await selection.tapHand(blue);
    expect(selection.text).toBe("insure B2 for B3 B3");
    const [first, second] = selection.named;
    await selection.tapGood(second ?? -1);
    await selection.tapGood(selection.goods.indexOf("B2"));
    expect(selection.text).toBe("insure B2 for B3 B2");
    expect(selection.savedIndices).toContain(first);
    await selection.confirm();
    expect(played).toEqual(["insure B2 for B3 B2"]);
    expect(explained).toEqual([]);
  });

  it("shows as saved what the engine says, the tapped ones of equal goods", async () => {
    const [selection] = sit(storm, {}, null, { "insure B2 for B3 B2": { saved: ["B3", "B2", "R3"], to_name: 0, lapsed: 0 } });
    await selection.tapHand(selection.hand.indexOf("B2"));
    const [first, second] = selection.named;
    expect(selection.savedIndices).toEqual([first, second]);
    await selection.tapGood(first ?? -1);
    await selection.tapGood(selection.goods.indexOf("B2"));
    await selection.consult(selection.text ?? "");
    expect(selection.savedIndices).toEqual([second, selection.goods.indexOf("B2"), selection.goods.indexOf("R3")]);
  });

  it("shows the goods that the preview of the engine saves, those that need no naming too", async () => {
    const [selection] = sit(storm);
    await selection.tapHand(selection.hand.indexOf("R2"));
    await selection.tapHand(selection.hand.indexOf("B2"));
    expect(selection.text).toBe("insure R2 B2 for B3 B3");
    expect(selection.savedIndices.map((index) => selection.goods[index])).toEqual(["B3", "B3"]);
    await selection.consult(selection.text ?? "");
    expect(selection.savedIndices.map((index) => selection.goods[index])).toEqual(["R3", "B3", "B3"]);
    expect(selection.insurance?.lapsed).toBe(1);
  });

  it("insures with a card too many, which the rules allow", async () => {
    const richer = structuredClone(storm);
    richer.view.seats.find((own) => own.seat === richer.seat)?.hand?.push("R3");
    const choice = { kind: "insure", payment: ["R3"], saved: [] };
    const choices = [...richer.choices, { text: "insure R3", choice }];
    const insurances = { "insure R3 R2": { saved: ["R3" as const], to_name: 0, lapsed: 2 } };
    const [selection, { played }] = sit({ ...richer, choices }, {}, null, insurances);
    await selection.tapHand(selection.hand.indexOf("R3"));
    await selection.tapHand(selection.hand.indexOf("R2"));
    await selection.consult(selection.text ?? "");
    expect(selection.insurance?.lapsed).toBe(2);
    await selection.confirm();
    expect(played).toEqual(["insure R3 R2"]);
  });

  it("names the most valuable good once an insurance is paid", async () => {
    const [selection, { played }] = sit(saving);
    expect(selection.text).toBe("save R3");
    await selection.confirm();
    expect(played).toEqual(["save R3"]);
  });
});
