/** Whole games of Dschunke and EDO against bots: with the mouse on the board, and by keyboard alone. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { SeatPlan } from "../src/lib/protocol/messages";
import { covered, type Wishes } from "./browser";
import { openHouse } from "./house";
import { board, playUntil, tapHarbour, tapMap } from "./mouse";
import { afterwards, arrive, BOT, makeTable, ME, openChoicesByKeys, playByKeys, type TableWish } from "./play";
import { isSoundOnPhones } from "./sound";

const house = openHouse();
const GREEDY: SeatPlan = { kind: "bot", level: "greedy" };
const WINDOW = { width: 1440, height: 900 };

/** Takes a seat at a new table. */
async function sit(wish: TableWish, window: Wishes = WINDOW): Promise<Page> {
  const { page } = await house.guest(window);
  await arrive(page, house.server.url, "Plays");
  await page.goto(await makeTable(page, house.server.url, wish));
  await board(page).waitFor();
  return page;
}

/** The game is over, and all players have a place. */
async function isOver(page: Page, players: number): Promise<void> {
  await afterwards(page).waitFor();
  await expect.poll(() => afterwards(page).locator(".ranking li").count()).toBe(players);
}

test("Dschunke for four: a whole game by mouse, bids included", async () => {
  const page = await sit({ game: "dschunke", seats: [ME, GREEDY, GREEDY, GREEDY] });
  // The button that seals a bid is reachable without scrolling.
  await playUntil(page, tapHarbour, () => page.locator(".poker .act").isVisible());
  expect(await covered(page, ".poker .act button")).toEqual([]);
  await playUntil(page, tapHarbour);
  await isOver(page, 4);
  // The last bids do not cover their result: they fade at once, long before their time.
  await expect.poll(() => page.locator(".veil.passing").count(), { timeout: 2_000 }).toBe(0);
}, 600_000);

test("EDO for five with all modules: a whole game by mouse", async () => {
  const options = { jiin: "with", tokken: "with", ronin: "with" };
  const page = await sit({ game: "edo", options, seats: [ME, BOT, BOT, BOT, BOT] });
  await playUntil(page, tapMap);
  await isOver(page, 5);
}, 600_000);

/** The kinds of decisions of every game, by the first word of their choices. */
const MOMENTS = [
  { game: "dschunke", bots: 2, moments: ["bid", "pile", "keep"] },
  { game: "edo", bots: 1, moments: ["plan", "confirm"] },
];

test.each(MOMENTS)("the keyboard alone plays a whole game of $game, and every question fits on a phone", async ({ game, bots, moments }) => {
  const page = await sit({ game, seats: [ME, ...Array<SeatPlan>(bots).fill(BOT)] });
  await openChoicesByKeys(page);
  const met = new Set<string>();
  await playByKeys(page, async (texts) => {
    const words = texts.map((text) => text.split(" ")[0] ?? "").filter((word) => !met.has(word));
    if (words.length === 0) return;
    words.forEach((word) => met.add(word));
    await isSoundOnPhones(page, `${game}: ${words.join(", ")}`, WINDOW);
  });
  await isOver(page, bots + 1);
  await isSoundOnPhones(page, `${game}: the end`, WINDOW);
  expect([...met]).toEqual(expect.arrayContaining(moments));
}, 600_000);
