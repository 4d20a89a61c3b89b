/** Everybody: languages, both themes, small screens, no barriers that axe can find. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { barriers, sideways } from "./browser";
import { openHouse } from "./house";
import { afterwards, arrive, asked, BOT, choices, choose, listed, makeTable, ME, openChoices, playOn } from "./play";

const house = openHouse();

const PAGES = ["/", "/lobby", "/mine", "/new/osaka", "/new/edo", "/rules/osaka", "/rules/edo", "/learn/osaka", "/settings", "/account"];
const GAMES = [
  { game: "osaka", bots: 3 },
  { game: "dschunke", bots: 2 },
  { game: "edo", bots: 3 },
];

async function isSound(page: Page, where: string): Promise<void> {
  expect(await barriers(page), where).toEqual([]);
  expect(await sideways(page), `${where} is wider than its window`).toBeLessThanOrEqual(0);
}

test.each(["light", "dark"] as const)("every page is without barriers and fits on a phone, %s", async (theme) => {
  const { page } = await house.guest({ width: 360, height: 740, theme });
  await arrive(page, house.server.url, "Small");
  for (const path of PAGES) {
    await page.goto(house.server.url + path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    await isSound(page, `${path} (${theme})`);
  }
});

test.each(GAMES)("the table of $game is without barriers, at every width and in both themes", async ({ game, bots }) => {
  for (const theme of ["light", "dark"] as const) {
    const { page } = await house.guest({ width: 1440, height: 900, theme });
    await arrive(page, house.server.url, "Eyes");
    await page.goto(await makeTable(page, house.server.url, { game, seats: [ME, ...Array<typeof BOT>(bots).fill(BOT)] }));
    await page.getByTestId("board").waitFor();
    await openChoices(page);
    await playOn(page, 4);
    await asked(page);
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await isSound(page, `${game} at ${width} (${theme})`);
    }
  }
});

test.each([
  { game: "dschunke", bots: 2 },
  { game: "edo", bots: 1 },
])("a whole game of $game can be played", async ({ game, bots }) => {
  const { page } = await house.guest();
  await arrive(page, house.server.url, "Whole");
  await page.goto(await makeTable(page, house.server.url, { game, seats: [ME, ...Array<typeof BOT>(bots).fill(BOT)] }));
  await openChoices(page);
  await playOn(page, 600);
  await afterwards(page).waitFor();
  expect(await afterwards(page).locator(".ranking li").count()).toBe(bots + 1);
}, 600_000);

test("the language changes in mid-game, and the log with it", async () => {
  const { page } = await house.guest();
  await arrive(page, house.server.url, "Polyglot");
  await page.goto(await makeTable(page, house.server.url, { seats: [ME, BOT] }));
  await page.getByRole("heading", { name: "Your turn" }).waitFor();
  const log = page.getByRole("tabpanel");
  const english = await log.textContent();
  const language = page.getByRole("combobox", { name: /Language/ }).first();
  for (const [code, turn] of [["de", "Du bist dran"], ["pl", "Twoja kolej"]] as const) {
    await language.or(page.locator("select").filter({ hasText: "Polski" })).first().selectOption(code);
    await page.getByRole("heading", { name: turn }).waitFor();
    expect(await log.textContent()).not.toBe(english);
    expect(await page.locator("html").getAttribute("lang")).toBe(code);
  }
});

test.each(GAMES)("the first lesson of $game can be followed to its end", async ({ game }) => {
  const { page } = await house.guest();
  await page.goto(`${house.server.url}/learn/${game}`);
  await page.getByRole("button", { name: /^Begin/ }).first().click();
  const lesson = page.getByTestId("lesson");
  await lesson.waitFor();
  const next = lesson.getByRole("button", { name: "Next", exact: true });
  const last = lesson.getByRole("button", { name: "Begin the lesson again" });
  for (let tries = 0; tries < 60 && !(await last.isVisible()); tries += 1) {
    if (await next.isVisible()) await next.click();
    else {
      await openChoices(page);
      await next.or(last).or(choices(page).first()).or(afterwards(page)).first().waitFor();
      const [text] = await listed(page);
      if (text !== undefined) await choose(page, text);
    }
  }
  await last.waitFor();
});
