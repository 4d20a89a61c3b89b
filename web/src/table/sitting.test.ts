import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Line, Refused, type TableNews } from "../lib/line";
import { Sitting } from "./sitting.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const busy = () => new Refused({ code: "busy", details: {}, message: "" });
const about = { game: "osaka", status: "running", seats: [{ holder: { kind: "person", person: "me" }, present: true }], settings: {} };
const whole = (seat: number | null) => ({ type: "table", table: "T", seat, number: 1, about, game: null }) as unknown as TableNews;

/** A connection to a server whose database is unavailable while `away` is set. */
function openLine(away: () => boolean): { line: Line; watched: (number | null)[] } {
  const watched: (number | null)[] = [];
  const line = {
    watch: async ({ seat }: { seat: number | null }, tell: (news: TableNews) => void) => {
      watched.push(seat);
      if (away()) throw busy();
      tell(whole(seat));
      return () => undefined;
    },
    ask: async () => ({ lines: [] }),
  };
  return { line: line as unknown as Line, watched };
}

test("a table that could not be opened can be opened later, and says why until then", async () => {
  let away = true;
  const { line } = openLine(() => away);
  const sitting = new Sitting(line, "T", () => "me", () => 0);
  await sitting.open();
  expect(sitting.barred?.code).toBe("busy");
  const trying = sitting.open();
  expect(sitting.barred?.code).toBe("busy");
  away = false;
  await trying;
  await sitting.open();
  expect(sitting.barred).toBeNull();
  expect(sitting.feed?.seat).toBe(0);
});

test("a seat that could not be watched is watched as soon as the server can", async () => {
  let away = false;
  const { line, watched } = openLine(() => away && watched.length > 1);
  const sitting = new Sitting(line, "T", () => "me", () => 0);
  away = true;
  await sitting.open();
  expect([sitting.feed?.seat, watched]).toEqual([null, [null, 0]]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sitting.feed?.seat).toBeNull();
  away = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(sitting.feed?.seat).toBe(0);
  const tries = watched.length;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(watched).toHaveLength(tries);
});
