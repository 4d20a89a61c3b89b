import { expect, test } from "vitest";
import type { Line, TableNews } from "../lib/line";
import { Feed } from "./feed.svelte";

const game = (moves: number) => ({ moves, public_moves: moves, view: `newest of ${moves}`, deciding: [], choices: [] });
const about = (status: string) => ({ game: "dschunke", status, seats: [], settings: {} });

/** A table whose server answers every request with its number; `hear` delivers updates. */
async function watched(): Promise<{ feed: Feed; hear: (news: object) => void }> {
  let hear: (news: TableNews) => void = () => undefined;
  let asked = 0;
  const line = {
    watch: async (_: unknown, listener: typeof hear) => ((hear = listener), () => undefined),
    ask: async ({ type }: { type: string }) => (type === "history" ? { moments: [] } : { view: `answer ${(asked += 1)}` }),
  };
  const feed = new Feed(line as unknown as Line, "table", 0, () => 0);
  await feed.open();
  return { feed, hear: (news) => hear(news as TableNews) };
}

test("an earlier position is asked for once, and again when the game is over and shows more", async () => {
  const { feed, hear } = await watched();
  hear({ type: "table", number: 1, about: about("running"), game: game(9) });
  expect(await feed.viewAt(3)).toBe("answer 1");
  expect(await feed.viewAt(3)).toBe("answer 1");
  hear({ type: "update", number: 2, about: about("running"), happenings: [], game: game(9) });
  expect(await feed.viewAt(3)).toBe("answer 1");
  hear({ type: "update", number: 3, about: about("finished"), happenings: [], game: game(9) });
  expect(await feed.viewAt(3)).toBe("answer 2");
});

test("looking at the newest position is not looking back", async () => {
  const { feed, hear } = await watched();
  hear({ type: "table", number: 1, about: about("running"), game: game(9) });
  await feed.look(4);
  expect([feed.looking?.at, feed.current?.view, feed.live]).toEqual([4, "answer 1", false]);
  await feed.look(9);
  expect(feed.looking).toBeNull();
});
