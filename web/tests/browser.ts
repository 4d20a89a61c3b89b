/** A real browser, and checks of a page that many tests share. */
import { accessSync, constants } from "node:fs";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

/** Executable names of Chromium; xtask/src/packages.rs looks for the same. */
const NAMES = ["chromium", "chromium-browser", "google-chrome"];

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export async function openBrowser(): Promise<Browser> {
  // In a container, or as root, Chromium has no sandbox of its own; all pages here are ours.
  return chromium.launch({ executablePath: executable(), args: ["--no-sandbox"] });
}

function executable(): string {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = paths.find(canRun);
  if (!found) throw new Error(`none of ${NAMES.join(", ")} is in the PATH`);
  return found;
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A person with a browser context of their own: cookies, pages, and all frames received. */
export class Guest {
  readonly #context: BrowserContext;
  readonly page: Page;
  /** Every frame received on a socket. */
  readonly frames: string[] = [];
  /** Every frame sent on a socket. */
  readonly sent: string[] = [];
  /** Errors in the page. */
  readonly complaints: string[] = [];

  private constructor(context: BrowserContext, page: Page) {
    this.#context = context;
    this.page = page;
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") this.complaints.push(message.text());
    });
    page.on("pageerror", (error) => this.complaints.push(String(error)));
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => this.frames.push(String(payload)));
      socket.on("framesent", ({ payload }) => this.sent.push(String(payload)));
    });
  }

  static async arrive(browser: Browser, wishes: Wishes = {}): Promise<Guest> {
    const { width = 1280, height = 800, theme = "light", language = "en-GB", motion = "reduce" } = wishes;
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: theme,
      locale: language,
      reducedMotion: motion,
    });
    await context.addInitScript(() => {
      const sockets: WebSocket[] = [];
      Object.assign(window, { sockets });
      window.WebSocket = class extends WebSocket {
        constructor(...wish: ConstructorParameters<typeof WebSocket>) {
          super(...wish);
          sockets.push(this);
        }
      };
    });
    return new Guest(context, await context.newPage());
  }

  /** Opens another tab of the same person. */
  async secondTab(): Promise<Page> {
    return this.#context.newPage();
  }

  /** Cuts the network. A browser keeps open sockets, so they are closed one by one. */
  async cut(): Promise<void> {
    await this.#context.setOffline(true);
    await this.page.evaluate(() => {
      for (const socket of (window as unknown as { sockets: WebSocket[] }).sockets) socket.close();
    });
  }

  async mend(): Promise<void> {
    await this.#context.setOffline(false);
  }

  async leave(): Promise<void> {
    await this.#context.close();
  }
}

export interface Wishes {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: "light" | "dark";
  readonly language?: string;
  readonly motion?: "reduce" | "no-preference";
}

/** The serious and critical findings of axe, in readable form. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  // Fading elements have less contrast than at rest.
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    const late = new Promise((resolve) => setTimeout(resolve, 3_000));
    await Promise.race([Promise.allSettled(passing.map((one) => one.finished)), late]);
  });
  const found = await page.evaluate(async () => {
    const axe = (window as unknown as { axe: AxeApi }).axe;
    const { violations } = await axe.run(document, {
      resultTypes: ["violations"],
      // Users of voice control name a button by its visible label.
      rules: { "label-content-name-mismatch": { enabled: true } },
    });
    return violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      where: nodes.slice(0, 3).map((node) => node.html.slice(0, 160)),
    }));
  });
  const serious = found.filter(({ impact }) => impact === "serious" || impact === "critical");
  return serious.map(({ id, impact, where }) => `${impact} ${id}: ${where.join(" | ")}`);
}

interface AxeApi {
  run(
    context: Document,
    options: object,
  ): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
}

/** The horizontal overflow of the page in pixels. */
export async function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** The elements that cannot be clicked or read in place: outside of the window, or covered. */
export async function covered(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const inset = 4;
    const free = (element: Element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      const place = element.matches("button, a") ? element : text;
      const { left, right, top, bottom } = place.getBoundingClientRect();
      const corners = [[left, top], [right, top], [left, bottom], [right, bottom]] as const;
      const middle = [(left + right) / 2, (top + bottom) / 2] as const;
      const inwards = ([x, y]: readonly [number, number]) => [x + Math.sign(middle[0] - x) * inset, y + Math.sign(middle[1] - y) * inset] as const;
      return [...corners, middle].map(inwards).every(([x, y]) => {
        const there = document.elementFromPoint(x, y);
        return there !== null && (element.contains(there) || there.contains(element));
      });
    };
    const shown = [...document.querySelectorAll(wanted)].filter((element) => element.getClientRects().length > 0);
    return shown.filter((element) => !free(element)).map((element) => element.textContent.trim() || element.className);
  }, selector);
}
