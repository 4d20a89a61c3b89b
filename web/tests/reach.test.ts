/** Accessibility: languages, both themes, small screens, and the rules of axe. */
import { expect, test } from "vitest";
import { openHouse } from "./house";
import { afterwards, arrive, asked, BOT, makeTable, ME, OPEN, openChoices, playOn } from "./play";
import { isSound, isSoundEverywhere } from "./sound";

const house = openHouse();

const PAGES = ["/", "/lobby", "/mine", "/new/osaka", "/new/edo", "/rules/osaka", "/rules/edo", "/learn/osaka", "/settings", "/account"];
const GAMES = [
  { game: "osaka", bots: 3 },
  { game: "dschunke", bots: 2 },
  { game: "edo", bots: 3 },
];

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

test("a finished game is without barriers and fits on a phone, with everything about it", async () => {
  const { page } = await house.guest();
  await arrive(page, house.server.url, "Ends");
  await page.goto(await makeTable(page, house.server.url, { seats: [ME, BOT, BOT, BOT] }));
  await openChoices(page);
  await playOn(page);
  await afterwards(page).waitFor();
  for (const part of ["Score breakdown", "Score over time", "Fair shuffle"]) {
    await afterwards(page).getByRole("button", { name: part }).click();
    await page.waitForLoadState("networkidle");
    await isSoundEverywhere(page, part, [360, 600, 1440]);
  }
  await afterwards(page).getByRole("button", { name: "Analysis" }).click();
  const mistakes = page.getByTestId("mistakes");
  await mistakes.waitFor({ timeout: 180_000 });
  await page.getByRole("heading", { name: "Your costliest moves" }).waitFor();
  await isSoundEverywhere(page, "Analysis", [360, 600, 1440]);
  await page.getByRole("button", { name: "Everyone’s moves" }).click();
  await page.getByRole("heading", { name: "Costliest moves", exact: true }).waitFor();
  await mistakes.getByText("percentage point").first().waitFor();
  // Labels, never the values sent to the server.
  expect(await mistakes.textContent()).not.toMatch(/\b(token|take|reserve|buy|pay|insure|save) ([RBYG]\d|red|blue|yellow|green|-)/);
}, 600_000);

test("an abandoned game is without barriers and fits on a phone", async () => {
  const { page } = await house.guest({ width: 360, height: 740 });
  await arrive(page, house.server.url, "Storm");
  await page.goto(await makeTable(page, house.server.url, { seats: [ME, BOT, BOT] }));
  await page.getByTestId("board").waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Abandon game" }).click();
  // A single click loses nothing.
  expect(await afterwards(page).isVisible()).toBe(false);
  await page.getByRole("button", { name: "Yes, abandon" }).click();
  await afterwards(page).waitFor();
  await page.waitForLoadState("networkidle");
  await isSoundEverywhere(page, "an abandoned game", [360, 600, 1440]);
});

test("what is around a game is without barriers and fits on a phone", async () => {
  const guest = await house.guest({ width: 360, height: 740 });
  const { page } = guest;
  await arrive(page, house.server.url, "Around");
  await page.goto(await makeTable(page, house.server.url, { seats: [ME, OPEN] }));
  await page.getByRole("heading", { name: "Traders of Osaka" }).waitFor();
  await isSoundEverywhere(page, "the waiting room");

  await page.goto(await makeTable(page, house.server.url, { seats: [ME, BOT] }));
  await page.getByTestId("board").waitFor();
  await page.getByRole("button", { name: "Rules" }).click();
  await page.getByRole("searchbox", { name: "Search the rules" }).waitFor();
  await isSoundEverywhere(page, "the rulebook beside the board");

  await page.goto(`${house.server.url}/learn/osaka`);
  await page.getByRole("button", { name: /^Start/ }).first().click();
  await page.getByTestId("lesson").waitFor();
  await isSoundEverywhere(page, "a lesson");

  await page.goto(`${house.server.url}/table/AAECAwQFBgcICQoLDA0ODw`);
  await page.getByRole("alert").waitFor();
  await isSoundEverywhere(page, "an unknown table");
  guest.complaints.splice(0, guest.complaints.length, ...guest.complaints.filter((complaint) => !complaint.includes("404")));
});

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
