/** Dschunke and EDO with the mouse alone, at the picture, in a window of 1440 by 900. */
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { SeatPlan } from "../src/lib/protocol/messages";
import { covered } from "./browser";
import { openHouse } from "./house";
import { afterwards, arrive, makeTable, ME, type TableWish } from "./play";

const house = openHouse();
const GREEDY: SeatPlan = { kind: "bot", level: "greedy" };
const WINDOW = { width: 1440, height: 900 };
const board = (page: Page) => page.getByTestId("board");

/** Sits down at such a table. */
async function sit(wish: TableWish): Promise<Page> {
  const { page } = await house.guest(WINDOW);
  await arrive(page, house.server.url, "Mouse");
  await page.goto(await makeTable(page, house.server.url, wish));
  await board(page).waitFor();
  return page;
}

/** The first of these that can be seen and pressed is clicked; whether there was one. */
async function click(page: Page, ...wanted: readonly Locator[]): Promise<boolean> {
  for (const one of wanted) {
    const first = one.and(page.locator(":not([disabled])")).first();
    if (!(await first.isVisible())) continue;
    // What an opponent does meanwhile may take it away again: then it was no choice.
    return first.click({ timeout: 3_000 }).then(() => true, () => false);
  }
  return false;
}

/** Clicks on whenever the table asks, until this is reached. */
async function playUntil(page: Page, tap: (page: Page, taps: number) => Promise<void>, reached: () => Promise<boolean>): Promise<void> {
  const mine = page.getByRole("heading", { name: "Your turn" });
  for (let taps = 0; taps < 600; taps += 1) {
    await mine.or(afterwards(page)).first().waitFor();
    if ((await afterwards(page).isVisible()) || (await reached())) return;
    await tap(page, taps);
  }
  throw new Error("The game does not go on.");
}

/** One click at the harbour or at the panel beside it; a bid is put together, card by card. */
async function tapHarbour(page: Page): Promise<void> {
  const panel = board(page).locator(".panel");
  const poker = panel.locator(".poker .act");
  if (await poker.isVisible()) {
    // What seals a bid can be pressed where it is, without scrolling.
    expect(await covered(page, ".poker .act button")).toEqual([]);
    await click(page, panel.locator(".kind:not(.closed)"));
    await click(page, poker.getByRole("button", { name: "+" }), poker.getByRole("button", { name: /more/i }));
    await click(page, poker.locator(".primary"), poker.locator(".quiet"));
    return;
  }
  const done = await click(
    page,
    board(page).locator(".veil:not(.passing) .primary"),
    panel.locator(".picked .primary"),
    board(page).locator(".veil:not(.passing) button.can"),
    panel.locator(".entry:not(.off)"),
    board(page).locator("button[data-spot].can"),
    panel.locator("section > .primary"),
    panel.locator("section > .secondary"),
  );
  if (!done) await page.waitForTimeout(50);
}

test("Dschunke for four: several rounds by mouse, bids included", async () => {
  const page = await sit({ game: "dschunke", seats: [ME, GREEDY, GREEDY, GREEDY] });
  const round = board(page).locator(".status .round b");
  await playUntil(page, tapHarbour, async () => Number(await round.textContent()) >= 4);
  expect(Number(await round.textContent())).toBeGreaterThanOrEqual(4);
});

/** One click at the map or at the papers beside it: mostly what is asked for, now and then the end of a card. */
async function tapMap(page: Page, taps: number): Promise<void> {
  const edo = board(page).locator(".edo");
  const bar = edo.locator(".bar");
  const places = edo.locator(".hit.lively");
  const count = await places.count();
  const done = await click(
    page,
    bar.locator(".deed.go"),
    edo.locator(".hand .card.glows"),
    edo.locator(".packages .glows"),
    edo.locator(".purse .glows"),
    edo.locator(".specials .card.glows"),
  );
  if (done) return;
  const cancel = bar.getByRole("button", { name: "Cancel" });
  const choosing = (await cancel.isVisible()) && count === 0;
  if (choosing && (await click(page, bar.locator(".deed")))) return;
  if (count > 0 && taps % 3 < 2) return click(page, places.nth(taps % count)).then(() => undefined);
  if (!(await click(page, bar.locator(".deed"))) && count > 0) await click(page, places);
}

test("EDO for five with all modules: two rounds by mouse", async () => {
  const options = { jiin: "with", tokken: "with", ronin: "with" };
  const page = await sit({ game: "edo", options, seats: [ME, GREEDY, GREEDY, GREEDY, GREEDY] });
  const round = board(page).locator(".banner .full");
  const reached = async () => (await round.isVisible()) && Number(/\d+/.exec((await round.textContent()) ?? "")?.[0]) >= 3;
  await playUntil(page, tapMap, reached);
  expect(await reached()).toBe(true);
});
