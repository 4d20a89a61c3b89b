/** Elements that must stay visible: the arrows and the log in a replay, the opponents under a refusal, the board of a lesson. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { SeatPlan } from "../src/lib/protocol/messages";
import { covered } from "./browser";
import { openHouse } from "./house";
import { board, playUntil, tapHarbour } from "./mouse";
import { arrive, BOT, makeTable, ME, type TableWish } from "./play";

const house = openHouse();

async function sit(wish: TableWish, window: { width: number; height: number }): Promise<Page> {
  const { page } = await house.guest(window);
  await arrive(page, house.server.url, "Looks");
  await page.goto(await makeTable(page, house.server.url, wish));
  await board(page).waitFor();
  return page;
}

/** Whether the highlighted log entry lies within its panel. */
function followed(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const line = document.querySelector("[data-testid=log] [aria-current=true]")?.getBoundingClientRect();
    const panel = document.querySelector("[role=tabpanel]")?.getBoundingClientRect();
    return !!line && !!panel && line.top >= panel.top && line.bottom <= panel.bottom;
  });
}

test("in a replay on a phone the arrows stay visible, and the log follows", async () => {
  const page = await sit({ game: "dschunke", seats: [ME, BOT, BOT] }, { width: 1440, height: 900 });
  let taps = 0;
  await playUntil(page, tapHarbour, async () => (taps += 1) > 14);
  await page.getByRole("heading", { level: 1 }).focus();
  const marked = page.locator("[data-testid=log] [aria-current=true]");
  const newest = await marked.textContent();
  for (let back = 0; back < 6; back += 1) await page.keyboard.press("ArrowLeft");
  await page.getByRole("heading", { name: "Replay" }).waitFor();
  await expect.poll(() => marked.textContent()).not.toBe(newest);
  await expect.poll(() => followed(page)).toBe(true);
  expect(await page.locator("[data-testid=log] li.later").count()).toBeGreaterThan(0);
  expect(await board(page).textContent()).not.toContain("Waiting for");

  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => scrollTo(0, 0));
  expect(await covered(page, ".look button")).toEqual([]);
});

test("a refusal leaves the others in sight", async () => {
  const options = { jiin: "with", tokken: "with", ronin: "with" };
  const page = await sit({ game: "edo", options, seats: [ME, ...Array<SeatPlan>(3).fill(BOT)] }, { width: 1440, height: 900 });
  await page.locator("[data-part=wishes] button.column").first().click();
  await page.locator(".notice").waitFor();
  expect(await covered(page, "[data-part=players] h3")).toEqual([]);
});

test.each(["dschunke", "edo"])("the board of a lesson in %s ends above the fold", async (game) => {
  const { page } = await house.guest({ width: 1440, height: 900 });
  await page.goto(`${house.server.url}/learn/${game}`);
  await page.getByRole("button", { name: /^Start/ }).first().click();
  await page.getByTestId("lesson").waitFor();
  await board(page).waitFor();
  await expect.poll(async () => {
    const place = await board(page).boundingBox();
    return place === null ? Infinity : place.y + place.height;
  }).toBeLessThanOrEqual(900);
});
