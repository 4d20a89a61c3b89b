/** Long names, titles and words without a space, and names of guests. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sideways } from "./browser";
import { openHouse } from "./house";
import { arrive, BOT, makeTable, ME, OPEN } from "./play";

const house = openHouse();

/** The widest letters, without a line break opportunity. */
const NAME = "W".repeat(30);
const OTHER = "M".repeat(30);
const TITLE = "W".repeat(60);
const WIDTHS = [1280, 360] as const;

/** Nothing overflows the window at any width: neither the page nor the panels beside the board. */
async function fits(page: Page, where: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sideways(page), `${where} at ${width} is wider than its window`).toBeLessThanOrEqual(0);
    const beyond = await page.evaluate(() =>
      [...document.querySelectorAll("aside, .slip, section, article, header, ol, ul")]
        .filter((part) => part.getClientRects().length > 0 && part.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
        // Scroll containers and clipped elements may be wider.
        .filter((part) => {
          for (let outer = part.parentElement; outer; outer = outer.parentElement) if (getComputedStyle(outer).overflowX !== "visible" && outer !== document.body) return false;
          return true;
        })
        .map((part) => `${part.tagName} ${part.className} ${Math.round(part.getBoundingClientRect().right)}`),
    );
    expect(beyond, `${where} at ${width}`).toEqual([]);
  }
}

/** A table of two people with long names; returns the page of the first one. */
async function together(game: string, bots: number): Promise<{ page: Page; other: Page; address: string; start: () => Promise<void> }> {
  const { page } = await house.guest({ width: 1280, height: 800 });
  const { page: other } = await house.guest({ width: 1280, height: 800 });
  const { url } = house.server;
  await arrive(page, url, NAME);
  await arrive(other, url, OTHER);
  const address = await makeTable(page, url, { game, seats: [ME, OPEN, ...Array<typeof BOT>(bots).fill(BOT)], settings: { title: TITLE, start_when_full: false } });
  const table = `${url}/api/tables/${address.split("/").at(-1)}`;
  const post = async (who: Page, path: string) => {
    const answer = await who.request.post(`${table}${path}`, { data: {}, headers: { origin: url } });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await post(other, "/seats");
  return { page, other, address, start: () => post(page, "/start") };
}

test("long names, titles and words fit into the waiting room and the lists, and guests are marked", async () => {
  const { page, address } = await together("osaka", 0);
  await page.goto(address);
  await page.getByText(OTHER).first().waitFor();
  expect(await page.locator(".seats .tag", { hasText: "guest" }).count()).toBe(2);
  await page.getByLabel("Write a message").fill("W".repeat(200));
  await page.getByRole("button", { name: "Send" }).click();
  await page.locator(".chat li", { hasText: "WWW" }).waitFor();
  expect(await page.locator(".chat li .tag", { hasText: "guest" }).count()).toBe(1);
  await fits(page, "the waiting room");
  await page.goto(`${house.server.url}/mine`);
  await page.getByText(TITLE).waitFor();
  expect(await page.locator(".who .tag", { hasText: "guest" }).count()).toBe(2);
  await fits(page, "my tables");
  for (const path of ["/", "/account"]) {
    await page.goto(house.server.url + path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await fits(page, path);
  }
});

test.each([
  { game: "osaka", bots: 2 },
  { game: "dschunke", bots: 1 },
  { game: "edo", bots: 2 },
])("long names fit beside the board of $game", async ({ game, bots }) => {
  const { page, other, address, start } = await together(game, bots);
  await start();
  // The other player reads the name of the start player in the question.
  for (const [who, at] of [["the first seat", page], ["the second seat", other]] as const) {
    await at.goto(address);
    await at.getByTestId("board").waitFor();
    expect(await at.locator(".people .tag", { hasText: "guest" }).count()).toBe(2);
    await fits(at, `${game} from ${who}`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("tab", { name: "Chat" }).click();
  await page.getByLabel("Write a message").fill("W".repeat(200));
  await page.getByRole("button", { name: "Send" }).click();
  await page.locator(".chat li", { hasText: "WWW" }).waitFor();
  await fits(page, `${game} with its chat`);
});

test("an invitation can be declined", async () => {
  const { page } = await house.guest();
  const { page: other } = await house.guest();
  const { url } = house.server;
  await arrive(page, url, "Host");
  await arrive(other, url, "Guest");
  const { id } = (await (await other.request.get(`${url}/api/me`)).json()) as { id: string };
  const address = await makeTable(page, url, { seats: [ME, { kind: "person", person: id }, OPEN] });
  await other.goto(address);
  await other.getByRole("button", { name: "Decline invitation" }).click();
  await other.getByRole("heading", { name: "My games" }).waitFor();
  expect(await other.locator(`a[href="${new URL(address).pathname}"]`).count()).toBe(0);
});
