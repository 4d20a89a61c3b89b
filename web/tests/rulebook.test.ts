/** The rulebook: cards, prices and setup as tables. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { openHouse } from "./house";
import { arrive, BOT, makeTable, ME } from "./play";
import { isSoundEverywhere } from "./sound";

const house = openHouse();

test.each([
  { language: "en-GB", game: "edo", caption: "The authorization cards", cell: "Rice at home" },
  { language: "de-DE", game: "edo", caption: "Die Rohstoffpakete", cell: "6 Reis" },
  { language: "pl-PL", game: "dschunke", caption: "Tor pomocników", cell: "Y: ogłoszenie stanu kasy" },
])("component data is shown as tables, $game in $language", async ({ language, game, caption, cell }) => {
  const { page } = await house.guest({ width: 360, height: 740, language, theme: "dark" });
  await page.goto(`${house.server.url}/rules/${game}`);
  const table = page.getByRole("table", { name: caption });
  await table.waitFor();
  expect(await table.locator("thead th[scope=col]").count()).toBeGreaterThan(1);
  const rows = await table.locator("tbody tr").count();
  expect(await table.locator("tbody th[scope=row]").count()).toBe(rows);
  expect(await table.textContent()).toContain(cell);
  expect(await page.getByTestId("data-tables").textContent()).not.toMatch(/\w+_\w+|\[\d+\]/);
  await isSoundEverywhere(page, `the tables of ${game}`, [360, 1440]);
});

test("the rulebook beside the board shows the data that the table is played with", async () => {
  const file = fileURLToPath(new URL("../../games/dschunke/data.json", import.meta.url));
  const data = JSON.parse(readFileSync(file, "utf8"));
  data.market[0].value.white = 9;
  const { page } = await house.guest();
  await arrive(page, house.server.url, "Owner");
  await page.goto(await makeTable(page, house.server.url, { game: "dschunke", options: { data }, seats: [ME, BOT, BOT] }));
  await page.getByTestId("board").waitFor();
  await page.getByRole("button", { name: "Rules" }).click();
  const first = page.getByRole("table", { name: "The market cards" }).locator("tbody tr").first();
  await first.waitFor();
  expect((await first.locator("td").first().textContent())?.trim()).toMatch(/^9/);
  expect(await page.getByTestId("own-data").textContent()).toContain("from the host’s file");
});
