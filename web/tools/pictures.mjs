/**
 * Makes the pictures of the README from positions of the gallery: `npm run pictures`.
 * Chromium has to be there; the same positions give the same pictures, but for the system's fonts.
 */
import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";
import { createServer } from "vite";

const FOLDER = "../docs/pictures";
const PICTURES = [
  { name: "osaka", game: "osaka", fixture: "4-buy", theme: "day" },
  { name: "dschunke", game: "dschunke", fixture: "4-turn", theme: "day" },
  { name: "edo", game: "edo", fixture: "4-plan", theme: "day" },
  { name: "osaka-night", game: "osaka", fixture: "4-storm", theme: "night" },
];

const server = await createServer({ server: { port: 0 }, logLevel: "error" });
await server.listen();
const address = server.resolvedUrls?.local[0];
const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1280, height: 860 }, reducedMotion: "reduce" });
mkdirSync(FOLDER, { recursive: true });
for (const { name, game, fixture, theme } of PICTURES) {
  await page.goto(`${address}gallery.html?game=${game}&fixture=${fixture}&lang=en&theme=${theme}`);
  await page.locator("#app output").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  if (fixture === "4-buy") await page.getByRole("button", { name: /^Buy for/ }).first().click();
  await page.waitForTimeout(800);
  await page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: "jpeg", quality: 82 });
}
await browser.close();
await server.close();
