/** Whole games against bots: with the mouse on the board, and by keyboard alone. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openHouse } from "./house";
import { afterwards, arrive, asked, BOT, hurryTo, makeTable, ME, openChoices, openChoicesByKeys, playByKeys, playOn } from "./play";

const house = openHouse();

/** A button enabled in the player's turn stays enabled: no opponent can interfere. */
const SOON = { timeout: 20_000 };

/** The number of choices in this game. */
async function moves(page: Page): Promise<number> {
  return Number(/of (\d+)/.exec((await page.getByTestId("where").textContent()) ?? "")?.[1]);
}

/** Makes one choice on the board, purchases first, and waits until it is accepted. */
async function playAtThePicture(page: Page): Promise<void> {
  const before = await moves(page);
  const board = page.getByTestId("board");
  const panel = board.locator(".panel");
  const act = panel.locator(".acts .btn.go:not([aria-disabled=true])");
  const classes = (await panel.getAttribute("class")) ?? "";
  if (classes.includes("at-token")) {
    await panel.locator(".four button").first().click(SOON);
    await panel.locator("> .btn.go").click(SOON);
  } else if (classes.includes("at-turn")) {
    const passes = await panel.getByRole("button", { name: "Pass", exact: true }).isVisible();
    const first = (await act.isVisible()) ? act : board.locator(".osaka-market .card.can").first();
    await first.click(SOON);
    // A purchase or a selected card has to be confirmed.
    if (!passes) await board.locator(".panel:not(.at-turn)").locator(".acts .btn.go:not([aria-disabled=true])").first().click(SOON);
  } else {
    await act.first().click(SOON);
  }
  await expect.poll(() => moves(page), SOON).toBeGreaterThan(before);
}

test("two clicks lead to a game, and the mouse alone to its end", async () => {
  const { page } = await house.guest();
  await page.goto(house.server.url);
  await page.getByRole("combobox", { name: "Opponents" }).selectOption("1");
  await page.getByRole("combobox", { name: "Strength" }).selectOption("apprentice");
  await page.getByRole("button", { name: "Play against the computer" }).click();
  await page.getByTestId("board").waitFor();
  const mine = page.getByRole("heading", { name: "Your turn" });
  await hurryTo(page, mine.or(afterwards(page)));
  while (!(await afterwards(page).isVisible())) {
    await playAtThePicture(page);
    await hurryTo(page, mine.or(afterwards(page)));
  }
  expect(await afterwards(page).locator(".ranking li").count()).toBe(2);
}, 600_000);

test("against the computer several choices can be taken back, by the button and by its key", async () => {
  const { page } = await house.guest();
  await page.goto(house.server.url);
  await page.getByRole("button", { name: "Play against the computer" }).click();
  await openChoices(page);
  await playOn(page, 3);
  await asked(page);
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  let before = await moves(page);
  for (const back of [() => undo.click(), () => page.keyboard.press("u"), () => undo.click()]) {
    await page.getByRole("heading", { name: "Your turn" }).waitFor();
    await back();
    await page.waitForFunction(
      (known) => Number(/of (\d+)/.exec(document.querySelector("[data-testid=where]")?.textContent ?? "")?.[1]) < known,
      before,
    );
    before = await moves(page);
  }
  // The player has nothing left to undo.
  await expect.poll(() => undo.getAttribute("aria-disabled")).toBe("true");
  expect(await page.locator(".notice").count()).toBe(0);
});

test("the keyboard focus stays in place after a move", async () => {
  const { page } = await house.guest();
  await arrive(page, house.server.url, "Place");
  await page.goto(await makeTable(page, house.server.url, { seats: [ME, BOT] }));
  const panel = page.getByTestId("board").locator(".panel");
  const token = panel.locator(".four button").first();
  await token.focus();
  await page.keyboard.press("Enter");
  await panel.locator("> .btn.go").focus();
  await page.keyboard.press("Enter");
  await panel.locator(".question").waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest(".panel") !== null)).toBe(true);
});

test("the keyboard alone plays a whole game", async () => {
  const { page } = await house.guest();
  await arrive(page, house.server.url, "Keys");
  await page.goto(await makeTable(page, house.server.url, { seats: [ME, BOT] }));
  await page.getByTestId("board").waitFor();
  await openChoicesByKeys(page);
  await playByKeys(page);
  await afterwards(page).waitFor();
}, 600_000);

test("a hint marks a choice and says why", async () => {
  const { page } = await house.guest();
  await arrive(page, house.server.url, "Curious");
  await page.goto(await makeTable(page, house.server.url, { seats: [ME, BOT] }));
  await page.getByRole("heading", { name: "Your turn" }).waitFor();
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByTestId("hints").locator("li").first().waitFor();
  expect(await page.getByTestId("hints").textContent()).toMatch(/\d+\s?%/);
});

test("an impossible choice is explained with its rule", async () => {
  const { page } = await house.guest();
  await arrive(page, house.server.url, "Why");
  await page.goto(await makeTable(page, house.server.url, { seats: [ME, BOT] }));
  await openChoices(page);
  await asked(page);
  await page.getByTestId("board").locator(".osaka-market .card").first().click();
  const reason = page.getByRole("status").or(page.getByRole("alert")).filter({ hasText: /O\d/ }).first();
  await reason.waitFor();
  expect(await reason.textContent()).toMatch(/O\d+\.\d+/);
});
