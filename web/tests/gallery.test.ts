/** Fixtures in windows of the size that a page leaves to the table: nothing important is cut off. */
import type { Browser, Page } from "playwright-core";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { covered, openBrowser } from "./browser";

let server: ViteDevServer;
let browser: Browser;

beforeAll(async () => {
  server = await createServer({ server: { port: 0 }, logLevel: "error" });
  await server.listen();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function draw(game: string, fixture: string, language: string, width: number, height: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce" });
  await page.goto(`${server.resolvedUrls?.local[0]}gallery.html?game=${game}&fixture=${fixture}&lang=${language}`);
  await page.locator("#app output").waitFor({ state: "attached" });
  return page;
}

/** The overflow of these elements in pixels. */
function hidden(page: Page, selector: string): Promise<number> {
  return page.evaluate((wanted) => Math.max(0, ...[...document.querySelectorAll(wanted)].map((one) => one.scrollHeight - one.clientHeight)), selector);
}

const height = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())?.height;

// Beside the log, a window of 1440 by 900 leaves the table 1084 pixels, one of 1366 by 768 leaves 1010; the gallery has a margin of 8.
test.each(["de", "en", "pl"])("in %s the planning phase of EDO, with four players and all modules, fits 1440 by 900", async (language) => {
  const page = await draw("edo", "4-plan", language, 1100, 900);
  expect(await hidden(page, ".papers, .common")).toBe(0);
  expect(await covered(page, ".hand .card, .privileges button")).toEqual([]);
  const map = await height(page, "[data-part=map]");
  await page.locator(".hand .card.glows").first().click();
  await page.locator(".composer").waitFor();
  expect(await height(page, "[data-part=map]")).toBe(map);
  await page.close();
});

test.each(["de", "en", "pl"])("in %s the own plan and the hand are whole at 1366 by 768; what all share scrolls", async (language) => {
  const page = await draw("edo", "4-plan", language, 1026, 768);
  expect(await hidden(page, ".papers")).toBe(0);
  expect(await covered(page, ".hand .card, .privileges button")).toEqual([]);
  await page.close();
});

// Below its header, a page of 360 by 740 leaves the table 660.
test.each(["de", "en", "pl"])("in %s everything that Dschunke asks for stands above the hand on a phone", async (language) => {
  for (const fixture of ["4-30", "4-bid", "4-exchange", "4-money", "4-next-kind", "4-pile", "4-turn"]) {
    const page = await draw("dschunke", fixture, language, 376, 660);
    expect(await covered(page, ".panel h2, .panel button"), fixture).toEqual([]);
    await page.close();
  }
});

test.each(["de", "en", "pl"])("in %s five special cards of Dschunke are seen whole beside the hand", async (language) => {
  const page = await draw("dschunke", "4-pile", language, 1100, 900);
  expect(await page.locator(".cards .one").count()).toBe(5);
  expect(await hidden(page, ".cards.slip")).toBe(0);
  await page.close();
});

test("voice control in EDO can name a card to discard by its number", async () => {
  const page = await draw("edo", "4-limit", "en", 1100, 900);
  for (const good of ["rice", "wood", "stone"]) {
    const button = page.getByRole("button", { name: `Discard 1 ${good}.` });
    await expect.poll(() => button.count(), { message: good }).toBe(1);
    const seen = (await button.locator("b").textContent()) ?? "nothing";
    expect(await page.getByRole("button", { name: new RegExp(`^Discard 1 ${good}\\. ?${seen}`) }).count(), good).toBe(1);
  }
  await page.close();
});

test("a closing overlay in Dschunke restores the focus unless it has moved on", async () => {
  const page = await draw("dschunke", "4-turn", "en", 1100, 900);
  const junk = page.locator(".ship").first();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-spot"));
  const open = async () => {
    await junk.focus();
    await page.keyboard.press("Enter");
    await page.locator(".veil .close").waitFor();
  };
  await open();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.locator(".veil").waitFor({ state: "detached" });
  expect(await focused()).toBe(await junk.getAttribute("data-spot"));

  await open();
  await page.evaluate(() => {
    document.querySelector<HTMLElement>(".veil .close")?.click();
    document.querySelector<HTMLElement>("[data-spot='helper:upper']")?.focus();
  });
  await page.locator(".veil").waitFor({ state: "detached" });
  expect(await focused()).toBe("helper:upper");
  await page.close();
});
