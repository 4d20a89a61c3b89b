/** Checks pages for accessibility and overflow, on a phone and on a screen, by day and by night. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { barriers, sideways } from "./browser";

export async function isSound(page: Page, where: string): Promise<void> {
  expect(await barriers(page), where).toEqual([]);
  expect(await sideways(page), `${where} is wider than its window`).toBeLessThanOrEqual(0);
}

/** The same page on a phone and on a screen, by day and by night. */
export async function isSoundEverywhere(page: Page, where: string, widths: readonly number[] = [360, 1440]): Promise<void> {
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await isSound(page, `${where} at ${width} (${theme})`);
    }
  }
}

/** The same page on a phone; restores the size of the window. */
export async function isSoundOnPhones(page: Page, where: string, window: { readonly width: number; readonly height: number }): Promise<void> {
  await isSoundEverywhere(page, where, [360]);
  await page.setViewportSize(window);
}
