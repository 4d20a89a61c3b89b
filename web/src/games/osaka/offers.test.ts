import { describe, expect, it } from "vitest";
import { buyText, indicesOf, insureText, payText, preselectedSaved, smallestRest, takeText } from "./offers";
import type { Card } from "./generated";
import type { Listed } from "./props";

function insures(...listed: [Card[], Card[]][]): Listed[] {
  return listed.map(([payment, saved]) => ({
    text: insureText(null, payment, saved),
    choice: { kind: "insure", payment, saved },
  }));
}

describe("the rest of a payment", () => {
  const rests = (...cards: Card[][]): Listed[] => cards.map((some) => ({ text: payText(some), choice: { kind: "pay", cards: some } }));

  it("loses as few coins as possible, with as few cards as possible", () => {
    expect(smallestRest(rests(["R5", "B2"], ["R3", "G3"], ["B2", "B2", "Y2"]))).toEqual(["R3", "G3"]);
  });

  it("is nothing where none is listed", () => {
    expect(smallestRest([])).toEqual([]);
  });
});

describe("the goods to save at first", () => {
  it("are the most valuable that are listed for this payment", () => {
    const listed = insures([["B2"], ["B3", "B2"]], [["B2"], ["B5", "B3"]], [["R2"], ["R5"]]);
    expect(preselectedSaved(listed, ["B2"])).toEqual(["B5", "B3"]);
  });

  it("are none where they go without saying", () => {
    expect(preselectedSaved(insures([["R2"], []]), ["R2"])).toEqual([]);
  });
});

describe("a selection in the hand", () => {
  it("takes every card once", () => {
    expect(indicesOf(["R2", "R2", "G5"], ["R2", "B3", "R2", "G5"])).toEqual([0, 2, 3]);
  });

  it("leaves out what is not there", () => {
    expect(indicesOf(["R2", "R2"], ["R2"])).toEqual([0]);
  });
});

describe("choices in notation", () => {
  it("are sorted as the engine sorts them", () => {
    expect(buyText(["G5", "R2", "R5"])).toBe("buy R5 R2 G5");
    expect(buyText([])).toBe("buy");
    expect(payText(["Y2", "Y3"])).toBe("pay Y3 Y2");
  });

  it("name a stone where one lies on the card", () => {
    expect(takeText("R5", null)).toBe("take R5");
    expect(takeText("R5", 2)).toBe("take R5@2");
  });

  it("insure nothing, some, or one colour", () => {
    expect(insureText(null, [], [])).toBe("insure -");
    expect(insureText("blue", [], [])).toBe("insure blue -");
    expect(insureText(null, ["B2"], ["B3", "B5"])).toBe("insure B2 for B5 B3");
  });
});
