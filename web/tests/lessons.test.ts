/** Lessons: played to the end, read again, and resumed after a reload. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { covered } from "./browser";
import { openHouse } from "./house";
import { afterwards, choices, choose, hurryTo, listed, pressIfThere } from "./play";

const house = openHouse();
const lesson = (page: Page) => page.getByTestId("lesson");
const next = (page: Page) => lesson(page).getByRole("button", { name: "Next", exact: true });
const last = (page: Page) => lesson(page).getByRole("button", { name: "Restart lesson" });

async function begin(page: Page, game: string, number: number): Promise<void> {
  await page.goto(`${house.server.url}/learn/${game}`);
  await page.getByRole("button", { name: /^Start/ }).nth(number - 1).click();
  await lesson(page).waitFor();
}

/** One step: continues after reading, or makes the demanded choice. */
async function goOn(page: Page): Promise<void> {
  if (await next(page).isVisible()) return next(page).click();
  const ready = next(page).or(last(page));
  // The last step may come only after the end of the game.
  if (await afterwards(page).isVisible()) return ready.first().waitFor();
  // The list disappears with the last choice, before the end is shown.
  await pressIfThere(page.locator("#tab-choices"));
  await hurryTo(page, ready.or(choices(page)).or(afterwards(page)));
  const [text] = await listed(page);
  if (text !== undefined) await choose(page, text);
}

test.each([
  { game: "osaka", number: 1 },
  { game: "osaka", number: 2 },
  { game: "dschunke", number: 1 },
  { game: "edo", number: 1 },
  { game: "edo", number: 2 },
])("lesson $number of $game can be followed to its end", async ({ game, number }) => {
  const { page } = await house.guest();
  await begin(page, game, number);
  for (let tries = 0; tries < 60 && !(await last(page).isVisible()); tries += 1) await goOn(page);
  await last(page).waitFor();
});

test("steps that were done can be read again, and one comes forward again", async () => {
  const { page } = await house.guest();
  await begin(page, "osaka", 1);
  const step = (number: number) => lesson(page).getByText(new RegExp(`^Step ${number} of`));
  // Past the first step with a demanded choice, and one further.
  while (await next(page).isVisible()) await next(page).click();
  const asks = Number(/Step (\d+)/.exec((await lesson(page).textContent()) ?? "")?.[1]);
  await goOn(page);
  await step(asks + 1).waitFor();
  const back = lesson(page).getByRole("button", { name: "Back" });
  await back.click();
  await step(asks).waitFor();
  // It is done: no choice is offered for it a second time.
  expect(await choices(page).count()).toBe(0);
  await next(page).click();
  await step(asks + 1).waitFor();

  await page.reload();
  await step(asks + 1).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/table\//);
});

test("what a lesson says does not cover what it is about", async () => {
  const { page } = await house.guest({ width: 1440, height: 900 });
  await begin(page, "osaka", 2);
  const board = page.getByTestId("board");
  const notice = page.locator(".notice");
  // The market is to be bought; a single card cannot be taken now.
  await next(page).click();
  await board.locator(".osaka-market .card").first().click();
  await notice.filter({ hasText: "something else" }).waitFor();
  await goOn(page);
  // Ships sink; this card has no umbrella.
  await board.locator(".panel.at-insure").waitFor();
  for (const [width, height] of [[1440, 900], [360, 740]] as const) {
    await page.setViewportSize({ width, height });
    await board.locator(".osaka-hand li:last-child .card").click();
    await notice.filter({ hasText: "O8" }).waitFor();
    expect(await covered(page, ".panel .btn, .panel p, [data-testid=lesson] .btn"), `at ${width}`).toEqual([]);
    const [said, hand] = [await notice.boundingBox(), await board.locator(".osaka-hand").boundingBox()];
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(hand?.y ?? 0);
  }
  // The next choice dismisses the refusal.
  await board.locator(".osaka-hand .card.can").first().click();
  await notice.waitFor({ state: "detached", timeout: 2_000 });
});

test("no turn is announced while there is a text to read", async () => {
  const { page } = await house.guest();
  await begin(page, "osaka", 1);
  await page.getByRole("heading", { name: "Read first" }).waitFor();
});
