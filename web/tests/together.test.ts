/** Several people at one table: friends, spectators, one shared device, clocks. */
import { expect, test } from "vitest";
import type { Guest } from "./browser";
import { openHouse } from "./house";
import { afterwards, arrive, asked, BOT, choices, makeTable, ME, OPEN, openChoices, playOn, pressIfThere } from "./play";

const house = openHouse();

/** The hands that a page has received, by seat. */
function toldHands(guest: Guest): Set<number> {
  const told = new Set<number>();
  const search = (data: unknown): void => {
    if (typeof data !== "object" || data === null) return;
    const { seat, hand } = data as { seat?: unknown; hand?: unknown };
    if (typeof seat === "number" && Array.isArray(hand)) told.add(seat);
    Object.values(data).forEach(search);
  };
  guest.frames.forEach((frame) => search(JSON.parse(frame)));
  return told;
}

test("two players and a spectator receive no hidden information", async () => {
  const [one, two, watcher] = [await house.guest(), await house.guest(), await house.guest()];
  await arrive(one.page, house.server.url, "Aki");
  const address = await makeTable(one.page, house.server.url, { seats: [ME, OPEN] });
  await one.page.goto(address);
  await two.page.goto(address);
  await two.page.getByRole("button", { name: "Join" }).click();
  for (const { page } of [one, two]) await page.getByTestId("board").waitFor();
  await watcher.page.goto(address);
  await watcher.page.getByTestId("board").waitFor();
  for (const { page } of [one, two]) await openChoices(page);

  await Promise.all([playOn(one.page), playOn(two.page)]);
  await afterwards(watcher.page).waitFor();
  expect(await choices(watcher.page).count()).toBe(0);
  expect([...toldHands(one)]).toEqual([0]);
  expect([...toldHands(two)]).toEqual([1]);
  expect([...toldHands(watcher)]).toEqual([]);
  const secrets = watcher.frames.filter((frame) => /"secret":"[0-9a-f]{64}"/.test(frame));
  expect(secrets.every((frame) => frame.includes('"finished"'))).toBe(true);
});

test("a password that is wrong is said to be wrong, and the name that is typed comes along to the seat", async () => {
  const [host, friend] = [await house.guest(), await house.guest()];
  await arrive(host.page, house.server.url, "Host");
  const address = await makeTable(host.page, house.server.url, { seats: [ME, OPEN, OPEN], password: "sesame" });
  await host.page.goto(address);
  const { page } = friend;
  await page.goto(address);
  await page.getByLabel("Password").fill("wrong");
  await page.getByRole("button", { name: "Enter" }).click();
  await page.getByRole("alert").waitFor();
  await page.getByLabel("Password").fill("sesame");
  await page.getByRole("button", { name: "Enter" }).click();
  await page.getByLabel("Your name").fill("Suzume");
  await page.getByRole("button", { name: "Join" }).click();
  for (const where of [page, host.page]) await where.locator(".seats li").filter({ hasText: "Suzume" }).waitFor();
  // Screen readers announce the same name.
  expect(await host.page.getByTestId("spoken").textContent()).toContain("Suzume");
});

test("a muted person can be unmuted, also after a reload", async () => {
  const [one, two] = [await house.guest(), await house.guest()];
  await arrive(one.page, house.server.url, "Quiet");
  const address = await makeTable(one.page, house.server.url, { seats: [ME, OPEN, OPEN] });
  await one.page.goto(address);
  await arrive(two.page, house.server.url, "Noisy");
  await two.page.goto(address);
  await two.page.getByLabel("Write a message").fill("Hello!");
  await two.page.getByRole("button", { name: "Send" }).click();
  const line = one.page.locator(".chat li").filter({ hasText: "Hello!" });
  await line.getByRole("button").click();
  await line.waitFor({ state: "detached" });
  await one.page.reload();
  await one.page.getByRole("button", { name: "Unmute" }).click();
  await line.waitFor();
});

test("on a shared device hands are covered until the next player confirms", async () => {
  const { page } = await house.guest();
  await arrive(page, house.server.url, "Host");
  const settings = { hot_seat: true };
  await page.goto(await makeTable(page, house.server.url, { seats: [ME, ME], settings }));
  for (let turn = 0; turn < 4; turn += 1) {
    const cover = page.getByRole("button", { name: /^I am Player \d$/ });
    await cover.waitFor();
    expect(await page.locator(".osaka-hand").count()).toBe(0);
    await cover.click();
    await page.getByTestId("board").waitFor();
    await openChoices(page);
    await playOn(page, 1);
  }
});

test("a choice can be taken back and played again while the other one thinks", async () => {
  const [one, two] = [await house.guest(), await house.guest()];
  await arrive(one.page, house.server.url, "Back");
  const address = await makeTable(one.page, house.server.url, { seats: [ME, OPEN] });
  await one.page.goto(address);
  await two.page.goto(address);
  await two.page.getByRole("button", { name: "Join" }).click();
  const turn = (guest: Guest) => guest.page.getByRole("heading", { name: "Your turn" });
  const waits = await Promise.race([one, two].map((guest) => turn(guest).waitFor().then(() => guest)));
  const { page } = waits;
  await openChoices(page);
  await playOn(page, 1);
  await page.getByTestId("where").filter({ hasText: "Move 1 of 1" }).waitFor();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.getByTestId("where").filter({ hasText: "Move 0 of 0" }).waitFor();
  await page.getByRole("button", { name: "Redo", exact: true }).click();
  await page.getByTestId("where").filter({ hasText: "Move 1 of 1" }).waitFor();
});

test("when time runs out the computer plays on, and the seat can be taken back", async () => {
  const { page } = await house.guest();
  await arrive(page, house.server.url, "Slow");
  // A bot that takes its time, so that the game is not over before the seat is taken back.
  const settings = { clock: { kind: "live", bank: 10, increment: 5 } as const, stand_in: "shogun" };
  await page.goto(await makeTable(page, house.server.url, { seats: [ME, BOT], settings }));
  await page.getByTestId("board").waitFor();
  const back = page.getByRole("button", { name: "Return to the game" });
  await back.waitFor({ timeout: 120_000 });
  // After the timeout the bot makes the choice; until then the seat stays taken.
  await expect
    .poll(async () => {
      await pressIfThere(back);
      return back.isVisible();
    }, { timeout: 30_000, interval: 500 })
    .toBe(false);
  await openChoices(page);
  expect(await asked(page)).toBe("asked");
});
