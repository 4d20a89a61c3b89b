import { describe, expect, it } from "vitest";
import { hides, reveal, type Frame } from "./scroll";

const view = { players: 4 } as const;
const phone = (height: number): Frame => {
  const side = Math.max(360, height);
  return { clientWidth: 360, clientHeight: height, scrollWidth: side, scrollHeight: side, scrollLeft: 0, scrollTop: 0 };
};

describe("the window over the map of a phone", () => {
  it("shows Edo when nothing can be chosen", () => {
    const frame = phone(480);
    reveal(frame, view, new Set());
    expect(frame.scrollLeft).toBeGreaterThan(30);
    expect(hides(frame, view, new Set())).toBe(false);
  });

  it("knows when places at both ends do not fit", () => {
    const ends = new Set(["B", "D"]);
    expect(hides(phone(480), view, ends)).toBe(true);
    expect(hides(phone(360), view, ends)).toBe(false);
  });

  it("stays near where the whole map would be tiny", () => {
    expect(hides({ ...phone(140), scrollWidth: 760 }, view, new Set(["B", "D"]))).toBe(false);
  });
});
