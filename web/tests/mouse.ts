/** Dschunke and EDO with the mouse on the board: one click at a time. */
import type { Locator, Page } from "playwright-core";
import { afterwards, hurryTo } from "./play";

export const board = (page: Page): Locator => page.getByTestId("board");

/** The first of these selectors with a visible and enabled match, and the number of matches. */
async function found(page: Page, wanted: readonly string[]): Promise<{ selector: string; places: number[] } | null> {
  return page.evaluate((selectors) => {
    for (const selector of selectors) {
      const all = [...document.querySelectorAll(`[data-testid="board"] ${selector}`)];
      const places = all.flatMap((one, place) => (one.checkVisibility({ visibilityProperty: true }) && !one.matches(":disabled") ? [place] : []));
      if (places.length > 0) return { selector, places };
    }
    return null;
  }, wanted);
}

/** Clicks the first match, and rotates among equal ones; returns whether there was one. */
async function click(page: Page, turn: number, ...wanted: readonly string[]): Promise<boolean> {
  const there = await found(page, wanted);
  if (!there) return false;
  const one = await board(page).locator(there.selector).nth(there.places[turn % there.places.length] ?? 0).elementHandle();
  try {
    await one?.click({ timeout: 60_000 });
    return one !== null;
  } catch (error) {
    // An opponent's move may remove the button: then it was no choice.
    if (await one?.evaluate((element) => element.isConnected)) throw error;
    return false;
  }
}

/** Clicks whenever a decision is due, until the condition holds or the game is over. */
export async function playUntil(page: Page, tap: (page: Page, taps: number) => Promise<void>, reached = async () => false): Promise<void> {
  const mine = page.getByRole("heading", { name: "Your turn" });
  for (let taps = 0; taps < 1_500; taps += 1) {
    await hurryTo(page, mine.or(afterwards(page)));
    if ((await afterwards(page).isVisible()) || (await reached())) return;
    await tap(page, taps);
  }
  throw new Error("The game does not go on.");
}

/** One click at the harbour or the panel beside it; a bid is put together card by card. */
export async function tapHarbour(page: Page, taps: number): Promise<void> {
  if (await found(page, [".poker .act"])) {
    await click(page, taps, ".poker .kind:not(.closed)");
    await click(page, 0, ".poker .step button:last-child");
    await click(page, 0, ".poker .act .primary", ".poker .act .quiet");
    return;
  }
  if (await click(page, 0, ".veil:not(.passing) .primary", ".panel .picked .primary")) return;
  if (await click(page, taps, ".veil:not(.passing) button.can", ".panel .entry:not(.off)", "button[data-spot].can")) return;
  await click(page, 0, ".panel section > .primary", ".panel section > .secondary");
}

/** One click at the map or the panels beside it: mostly the main choice, sometimes the end of a card. */
export async function tapMap(page: Page, taps: number): Promise<void> {
  const asked = await click(page, 0, ".bar .deed.go", ".hand .card.glows", ".packages .glows", ".purse .glows", ".specials .card.glows");
  if (asked) return;
  const [places, deeds] = [".edo .hit.lively", ".bar .deed"];
  if (taps % 3 < 2) await click(page, taps, places, deeds);
  // In rotation: always taking the first could walk to and fro forever.
  else await click(page, Math.floor(taps / 3), deeds, places);
}
