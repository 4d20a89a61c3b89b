/** Sealed bids and sealed plans: two players and a spectator, and all frames that they received. */
import { expect, test } from "vitest";
import type { SeatPlan } from "../src/lib/protocol/messages";
import type { Guest } from "./browser";
import { openHouse } from "./house";
import { arrive, BOT, choices, choose, listed, makeTable, ME, openChoices, OPEN } from "./play";
import { leaks } from "./secrets";

const house = openHouse();

interface Company {
  readonly one: Guest;
  readonly two: Guest;
  readonly watcher: Guest;
}

/** Two players at a table, with further seats as wished, and a spectator. */
async function gather(game: string, others: readonly SeatPlan[]): Promise<Company> {
  const [one, two, watcher] = [await house.guest(), await house.guest(), await house.guest()];
  await arrive(one.page, house.server.url, "Aki");
  const address = await makeTable(one.page, house.server.url, { game, seats: [ME, OPEN, ...others] });
  await one.page.goto(address);
  await two.page.goto(address);
  await two.page.getByRole("button", { name: "Join" }).click();
  for (const { page } of [one, two]) {
    await page.getByTestId("board").waitFor();
    await openChoices(page);
  }
  await watcher.page.goto(address);
  await watcher.page.getByTestId("board").waitFor();
  return { one, two, watcher };
}

const heard = (guest: Guest, event: string): number => guest.frames.filter((frame) => frame.includes(`"event":"${event}"`)).length;

/** The players choose in turn until the spectator has received so many of these events. */
async function playTogether({ one, two, watcher }: Company, event: string, often: number): Promise<void> {
  let round = 0;
  await expect.poll(async () => {
    for (const { page } of [one, two]) {
      if (!(await choices(page).first().isVisible())) continue;
      const texts = await listed(page);
      const text = texts.find((wish) => wish === "confirm") ?? texts[(round += 1) % texts.length];
      if (text !== undefined) await choose(page, text);
    }
    return heard(watcher, event);
  }, { timeout: 200_000, interval: 20 }).toBeGreaterThanOrEqual(often);
}

/** No viewer has received a frame with information hidden from them. */
function nothingLeaks({ one, two, watcher }: Company): void {
  expect(leaks(one, 0)).toEqual([]);
  expect(leaks(two, 1)).toEqual([]);
  expect(leaks(watcher, null)).toEqual([]);
}

/** The frames of this viewer with a planted leak, which has to be found. */
function planted(guest: Guest, seat: number | null, plant: (frame: string) => string): string[] {
  return leaks({ frames: guest.frames.map(plant), sent: guest.sent }, seat);
}

test("bids, hands, money and cards of Dschunke stay secret, in every frame", async () => {
  const company = await gather("dschunke", [BOT]);
  await playTogether(company, "bid_shown", 6);
  const { one, two, watcher } = company;
  for (const guest of [one, two]) expect(heard(guest, "bid_made") + heard(guest, "no_bid_made")).toBeGreaterThan(0);
  expect(heard(watcher, "bid_made_veiled")).toBeGreaterThan(0);
  nothingLeaks(company);

  // The same search finds the secret in the frames of its owner.
  expect(leaks(one, 1)).toContain("the view of seat 0");
  expect(leaks(one, null)).toContain("what only a player knows");
  expect(planted(two, 1, (frame) => frame.replace("bid_made_veiled", "bid_made")).join()).toMatch(/bid_made of seat [02]/);
  expect(planted(watcher, null, (frame) => frame.replace('"has_bid"', '"bid":"3 white","has_bid"'))).toContain("bid of a seat");
  expect(planted(watcher, null, (frame) => frame.replace('"hand_size"', '"hand":{"white":3},"hand_size"'))).toContain("hand of a seat");
  expect(planted(watcher, null, (frame) => frame.replace('"told"', '"yuan":31,"told"'))).toContain("yuan of a seat");
  expect(planted(watcher, null, (frame) => frame.replace('"face_down"', '"cards":["swap"],"face_down"'))).toContain("cards of a seat");
  expect(planted(one, 0, (frame) => frame.replace('"bid":null', '"bid":"9 white"'))).toContain("the bid 9 white");
});

test("plans of EDO stay secret until all are sealed, in every frame", async () => {
  const company = await gather("edo", []);
  await playTogether(company, "plan_shown", 2);
  const { one, two, watcher } = company;
  for (const guest of [one, two]) expect(heard(guest, "card_planned")).toBeGreaterThanOrEqual(6);
  expect(heard(watcher, "plan_confirmed")).toBeGreaterThan(0);
  nothingLeaks(company);

  // The same search finds the secret in the frames of its owner.
  expect(leaks(one, 1)).toContain("card_planned of seat 0");
  expect(leaks(one, null)).toContain("a plan");
  expect(leaks({ frames: one.frames, sent: [] }, 0).join()).toContain("plan ");
  const slot = '"plan":[{"card":"A","action":"wood","officials":1,"own":1}]';
  expect(planted(watcher, null, (frame) => frame.replace('"plan":[]', slot)).join()).toContain("the plan of seat");
  expect(planted(watcher, null, (frame) => frame.replace('"plan_confirmed"', '"support_planned"')).join()).toContain("support_planned of seat");
});
