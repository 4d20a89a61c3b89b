/** The table of Osaka on a phone: the question, the buttons and the hand are all visible. */
import { expect, test } from "vitest";
import { covered } from "./browser";
import { openHouse } from "./house";
import { arrive, BOT, makeTable, ME } from "./play";

const house = openHouse();
const ASKED = ".panel .question, .panel h2, .panel .acts .btn, .panel .four button, .panel > .btn";

test.each([
  { language: "de-DE", height: 740 },
  { language: "pl-PL", height: 740 },
  { language: "de-DE", height: 800 },
])("nothing of a question is covered, $language at 360 by $height", async ({ language, height }) => {
  const { page } = await house.guest({ width: 360, height, language });
  await arrive(page, house.server.url, "Thumb");
  await page.goto(await makeTable(page, house.server.url, { seats: [ME, BOT, BOT] }));
  const panel = page.locator(".osaka .panel");
  await page.locator(".panel.at-token").waitFor();
  await panel.locator(".four button").first().click();
  expect(await covered(page, ASKED), "the first token").toEqual([]);
  await panel.locator("> .btn.go").click();

  await page.locator(".panel.at-turn").waitFor();
  expect(await covered(page, `${ASKED}, .osaka-hand li:last-child .card`), "a turn").toEqual([]);

  await page.locator(".osaka-market .card.can").first().click();
  await page.locator(".panel.at-card").waitFor();
  expect(await covered(page, `${ASKED}, .osaka-hand li:last-child .card`), "a card").toEqual([]);
});
