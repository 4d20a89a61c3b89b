/** Actions at a table: with the mouse, by keyboard, or quickly through the list of choices. */
import type { Locator, Page } from "playwright-core";
import type { CreateTable, SeatPlan, Settings } from "../src/lib/protocol/messages";

const AGREED: Settings = {
  clock: { kind: "none" },
  undo: "consent",
  watchers: "anyone",
  talkers: "anyone",
  rated: false,
  hot_seat: false,
  shuffle: false,
  start_when_full: true,
  stand_in: "random",
  title: "",
  hints: true,
};

export interface TableWish {
  readonly game?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly seats: readonly SeatPlan[];
  readonly settings?: Partial<Settings>;
  readonly password?: string;
}

export const BOT: SeatPlan = { kind: "bot", level: "random" };
export const ME: SeatPlan = { kind: "me" };
export const OPEN: SeatPlan = { kind: "open" };

/** Registers a guest in the browser of this page. */
export async function arrive(page: Page, url: string, name: string): Promise<void> {
  await page.goto(url);
  const answer = await page.request.post(`${url}/api/guests`, { data: { name }, headers: { origin: url } });
  if (!answer.ok()) throw new Error(await answer.text());
  // As if this browser had registered on the page itself.
  await page.evaluate(() => localStorage.setItem("higaki.known", "true"));
}

/** Creates a table; returns its address. */
export async function makeTable(page: Page, url: string, wish: TableWish): Promise<string> {
  const data: CreateTable = {
    game: wish.game ?? "osaka",
    ...(wish.options ? { options: wish.options } : {}),
    seats: [...wish.seats],
    settings: { ...AGREED, ...wish.settings },
    visibility: "unlisted",
    ...(wish.password === undefined ? {} : { password: wish.password }),
  };
  const answer = await page.request.post(`${url}/api/tables`, { data, headers: { origin: url } });
  if (!answer.ok()) throw new Error(await answer.text());
  const { table } = (await answer.json()) as { table: string };
  if (wish.seats.every((seat) => seat.kind !== "open")) {
    const begun = await page.request.post(`${url}/api/tables/${table}/start`, { headers: { origin: url } });
    if (!begun.ok()) throw new Error(await begun.text());
  }
  return `${url}/table/${table}`;
}

export const afterwards = (page: Page): Locator => page.getByTestId("after");
export const choices = (page: Page): Locator => page.locator("[data-choice]:not([disabled])");

/** Opens the list of choices beside the board. */
export async function openChoices(page: Page): Promise<void> {
  await page.locator("#tab-choices").click();
}

/** Clicks an element if it exists: unlike `click` it does not wait for one that has just disappeared. */
export async function pressIfThere(button: Locator): Promise<void> {
  await button.evaluateAll((found) => found.forEach((one) => (one as HTMLElement).click()));
}

/** Skips the animation, unless it is over already. */
const SKIP = {
  mouse: (page: Page) => pressIfThere(page.getByRole("button", { name: "Skip", exact: true })),
  keys: (page: Page) => page.keyboard.press("Escape"),
};

/** Waits for an element and skips all animations meanwhile. */
export async function hurryTo(page: Page, wanted: Locator, by: keyof typeof SKIP = "mouse"): Promise<void> {
  const skip = page.getByRole("button", { name: "Skip", exact: true });
  for (;;) {
    await wanted.or(skip).first().waitFor();
    if (await wanted.first().isVisible()) return;
    await SKIP[by](page);
  }
}

/** Waits until this page has a decision to make, or the game is over. */
export async function asked(page: Page, by: keyof typeof SKIP = "mouse"): Promise<"asked" | "over"> {
  await hurryTo(page, choices(page).or(afterwards(page)), by);
  return (await afterwards(page).isVisible()) ? "over" : "asked";
}

/** The current choices in notation. */
export async function listed(page: Page): Promise<string[]> {
  return choices(page).evaluateAll((list) => list.map((one) => (one as HTMLElement).dataset.choice ?? ""));
}

/** Purchases bring a game to its end; otherwise any choice, in rotation. */
export function preferred(texts: readonly string[], round: number): number {
  const buy = texts.findIndex((text) => text.startsWith("buy"));
  if (buy >= 0) return buy;
  const take = texts.findIndex((text) => text.startsWith("take"));
  return take >= 0 ? take : round % texts.length;
}

/**
 * Makes one choice through the list, with its confirmation, and waits until it is accepted. If an
 * update has removed the choice, nothing is chosen.
 */
export async function choose(page: Page, text: string): Promise<void> {
  const outcome = await page.evaluate(async (wanted) => {
    const list = [...document.querySelectorAll<HTMLElement>("[data-choice]:not([disabled])")];
    const choice = list.find((one) => one.dataset.choice === wanted);
    if (!choice) return "gone";
    choice.click();
    // The page renders the confirmation in microtasks; no update can come before them.
    for (let turn = 0; turn < 10; turn += 1) await null;
    const go = document.querySelector<HTMLElement>("[data-testid=choices] .go");
    go?.click();
    return go ? "chosen" : "not confirmed";
  }, text);
  if (outcome === "not confirmed") throw new Error(`The choice ${text} cannot be confirmed.`);
  if (outcome === "chosen") await page.getByTestId("choices").locator(".go").waitFor({ state: "detached" });
}

/** Focuses the choices: Tab to the list beside the board, then an arrow. */
export async function openChoicesByKeys(page: Page): Promise<void> {
  for (let steps = 0; steps < 200; steps += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.id === "tab-log")) break;
  }
  await page.keyboard.press("ArrowRight");
  await page.getByTestId("choices").waitFor();
}

/** The choices that the digits select, in their order. */
async function numbered(page: Page): Promise<string[]> {
  return choices(page).evaluateAll((list) =>
    list.flatMap((one) => {
      const digit = Number(one.querySelector("kbd")?.textContent);
      return digit > 0 ? [{ digit, text: (one as HTMLElement).dataset.choice ?? "" }] : [];
    }).sort((one, other) => one.digit - other.digit).map(({ text }) => text),
  );
}

/** Plays through the list by keyboard until the game is over, with a callback before every choice. */
export async function playByKeys(page: Page, look?: (texts: readonly string[]) => Promise<void>): Promise<void> {
  const go = page.getByTestId("choices").locator(".go");
  for (let round = 0; round < 800; round += 1) {
    if ((await asked(page, "keys")) === "over") return;
    const texts = await numbered(page);
    await look?.(texts);
    if (texts.length === 0) continue;
    await page.keyboard.press(String(preferred(texts, round) + 1));
    await page.getByTestId("choices").locator(".go:focus").waitFor();
    await page.keyboard.press("Enter");
    await go.waitFor({ state: "detached" });
  }
  throw new Error("The game does not end.");
}

/** Plays through the list until the game is over, or for so many choices. */
export async function playOn(page: Page, most = 400): Promise<number> {
  for (let round = 0; round < most; round += 1) {
    if ((await asked(page)) === "over") return round;
    const texts = await listed(page);
    const text = texts[preferred(texts, round)];
    if (text !== undefined) await choose(page, text);
  }
  return most;
}
