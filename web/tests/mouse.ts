/** Dschunke and EDO with the mouse, at the picture: one click where the table asks for one. */
import type { Locator, Page } from "playwright-core";
import { afterwards, hurryTo } from "./play";

export const board = (page: Page): Locator => page.getByTestId("board");

/** The first of these selectors that something visible and enabled fits, and how many do. */
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

/** Clicks the first of these that is there, of several alike the one whose turn it is; whether there was one. */
async function click(page: Page, turn: number, ...wanted: readonly string[]): Promise<boolean> {
  const there = await found(page, wanted);
  if (!there) return false;
  const one = await board(page).locator(there.selector).nth(there.places[turn % there.places.length] ?? 0).elementHandle();
  try {
    await one?.click({ timeout: 60_000 });
    return one !== null;
  } catch (error) {
    // What an opponent does meanwhile may take it away: then it was no choice.
    if (await one?.evaluate((element) => element.isConnected)) throw error;
    return false;
  }
}

/** Clicks whenever the table asks, until this is reached or the game is over. */
export async function playUntil(page: Page, tap: (page: Page, taps: number) => Promise<void>, reached = async () => false): Promise<void> {
  const mine = page.getByRole("heading", { name: "Your turn" });
  for (let taps = 0; taps < 1_500; taps += 1) {
    await hurryTo(page, mine.or(afterwards(page)));
    if ((await afterwards(page).isVisible()) || (await reached())) return;
    await tap(page, taps);
  }
  throw new Error("The game does not go on.");
}

/** One click at the harbour or at the panel beside it; a bid is put together, card by card. */
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

/** One click at the map or at the papers beside it: mostly what is asked for, now and then the end of a card. */
export async function tapMap(page: Page, taps: number): Promise<void> {
  const asked = await click(page, 0, ".bar .deed.go", ".hand .card.glows", ".packages .glows", ".purse .glows", ".specials .card.glows");
  if (asked) return;
  const [places, deeds] = [".edo .hit.lively", ".bar .deed"];
  if (taps % 3 < 2) await click(page, taps, places, deeds);
  // Each in its turn: whoever always took the first could walk to and fro for ever.
  else await click(page, Math.floor(taps / 3), deeds, places);
}
