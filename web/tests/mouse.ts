/** Dschunke and EDO with the mouse, at the picture: one click where the table asks for one. */
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { covered } from "./browser";
import { afterwards, hurryTo } from "./play";

export const board = (page: Page): Locator => page.getByTestId("board");

/** The first of these that can be seen and pressed is clicked; whether there was one. */
async function click(page: Page, ...wanted: readonly Locator[]): Promise<boolean> {
  for (const one of wanted) {
    const first = one.and(page.locator(":not([disabled])")).first();
    if (!(await first.isVisible())) continue;
    // What an opponent does meanwhile may take it away again: then it was no choice.
    return first.click({ timeout: 3_000 }).then(() => true, () => false);
  }
  return false;
}

/** Clicks whenever the table asks, until this is reached or the game is over. */
export async function playUntil(page: Page, tap: (page: Page, taps: number) => Promise<void>, reached = async () => false): Promise<void> {
  const mine = page.getByRole("heading", { name: "Your turn" });
  for (let taps = 0; taps < 2_000; taps += 1) {
    await hurryTo(page, mine.or(afterwards(page)));
    if ((await afterwards(page).isVisible()) || (await reached())) return;
    await tap(page, taps);
  }
  throw new Error("The game does not go on.");
}

/** One click at the harbour or at the panel beside it; a bid is put together, card by card. */
export async function tapHarbour(page: Page, taps: number): Promise<void> {
  const panel = board(page).locator(".panel");
  const poker = panel.locator(".poker .act");
  if (await poker.isVisible()) {
    await click(page, panel.locator(".kind:not(.closed)"));
    await click(page, poker.getByRole("button", { name: "+" }), poker.getByRole("button", { name: /more/i }));
    await click(page, poker.locator(".primary"), poker.locator(".quiet"));
    return;
  }
  const sheet = board(page).locator(".veil:not(.passing)");
  const entries = panel.locator(".entry:not(.off)");
  await click(
    page,
    sheet.locator(".primary"),
    panel.locator(".picked .primary"),
    sheet.locator("button.can"),
    entries.nth(taps % Math.max(1, await entries.count())),
    entries,
    board(page).locator("button[data-spot].can"),
    panel.locator("section > .primary"),
    panel.locator("section > .secondary"),
  );
}

/** What seals a bid can be pressed where it is, without scrolling. */
export async function canSeal(page: Page): Promise<void> {
  if (await board(page).locator(".poker .act").isVisible()) expect(await covered(page, ".poker .act button")).toEqual([]);
}

/** One click at the map or at the papers beside it: mostly what is asked for, now and then the end of a card. */
export async function tapMap(page: Page, taps: number): Promise<void> {
  const edo = board(page).locator(".edo");
  const bar = edo.locator(".bar");
  const places = edo.locator(".hit.lively");
  const count = await places.count();
  const done = await click(
    page,
    bar.locator(".deed.go"),
    edo.locator(".hand .card.glows"),
    edo.locator(".packages .glows"),
    edo.locator(".purse .glows"),
    edo.locator(".specials .card.glows"),
  );
  if (done) return;
  const cancel = bar.getByRole("button", { name: "Cancel" });
  const choosing = (await cancel.isVisible()) && count === 0;
  if (choosing && (await click(page, bar.locator(".deed")))) return;
  if (count > 0 && taps % 3 < 2) return click(page, places.nth(taps % count)).then(() => undefined);
  if (!(await click(page, bar.locator(".deed"))) && count > 0) await click(page, places);
}
