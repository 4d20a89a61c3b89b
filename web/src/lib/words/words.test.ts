import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Language } from "./languages";
import { Words } from "./words";

const LOCALES = new URL("../../../../locales/", import.meta.url);
const LANGUAGES: readonly Language[] = ["de", "en", "pl"];
const NAMES = ["P1", "P2", "P3"];

function all(language: Language): Words {
  const folder = new URL(`${language}/`, LOCALES);
  return new Words(language, [readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8"))]);
}

/** Made by tools/told.mjs: messages, events, and the sentences that the binary makes of them. */
interface Told {
  files: Record<Language, string>;
  steps: { events: unknown[]; told: Record<Language, string> }[];
}

describe.each(LANGUAGES)("in %s", (language) => {
  const words = all(language);

  it("does not promise more than the server does: freely one takes back only what has shown nobody anything", () => {
    expect(words.say("web-undo-free-line")).toMatch(/only|nur|tylko/);
  });

  it("a card insures its own colour alone, also in the variant", () => {
    expect(words.say("web-option-osaka-insurance-any-colour")).toMatch(/their colour|ihrer Farbe|jego kolorze/);
  });

  it.each(["osaka", "dschunke", "edo"])("%s is told in the same sentences as by the binary", (game) => {
    const file = new URL(`../../../fixtures/told/${game}.json`, import.meta.url);
    const { files, steps } = JSON.parse(readFileSync(file, "utf8")) as Told;
    const then = new Words(language, [[files[language]]]);
    expect(steps.length).toBeGreaterThan(8);
    for (const { events, told } of steps) {
      const sentences = events.map((event) => then.event(game, event, NAMES)).filter(Boolean);
      expect(sentences.join(" ").replace(/\s+/g, " ").trim()).toBe(told[language]);
    }
  });

  it("every refusal of the server has a sentence", () => {
    const known = words.refusal("osaka", { code: "stale", details: {} }, NAMES);
    expect(known).toBe(words.say("failure-stale"));
    expect(words.refusal("osaka", { code: "no_such_code", details: {} }, NAMES)).toBe(words.say("failure-unknown", { code: "no_such_code" }));
  });
});

it("the sentences of the binary's own tests are the same here", () => {
  const bought = { event: "bought", seat: 0, goods: ["R5", "Y3"], price: 8, payment: ["B3", "G5"] };
  const told = (language: Language) => all(language).event("osaka", bought, ["Anna"]);
  expect(told("de")).toBe("Anna kauft R5 Ge3 für 8 und zahlt mit B3 Gr5.");
  expect(told("en")).toBe("Anna buys R5 Y3 for 8 and pays with B3 G5.");
  expect(told("pl")).toBe("Anna kupuje C5 Ż3 za 8 i płaci kartami N3 Z5.");
});

describe("the words of the house", () => {
  const sources = readdirSync(new URL("../../", import.meta.url), { recursive: true, encoding: "utf8" })
    .filter((path) => /^(house|table|ui|lib|App|main)/.test(path) && /\.(svelte|ts)$/.test(path) && !path.endsWith(".test.ts"))
    .map((path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8"))
    .join("\n");
  const ids = (language: Language) =>
    [...readFileSync(new URL(`${language}/web.ftl`, LOCALES), "utf8").matchAll(/^(web-[\w-]+) =/gm)].map((match) => match[1] ?? "");
  /** Ids that are put together when they are needed: what stands before the first hole. */
  const openings = [...sources.matchAll(/`(web-[a-z-]*)\$\{/g)].map((match) => match[1] ?? "");

  it("are all there, in every language", () => {
    const used = [...sources.matchAll(/"(web-[a-z0-9-]+)"/g)].map((match) => match[1] ?? "");
    expect(used.length).toBeGreaterThan(200);
    for (const language of LANGUAGES) {
      const known = new Set(ids(language));
      expect(used.filter((id) => !known.has(id)), language).toEqual([]);
      expect([...known].sort(), language).toEqual(ids("en").sort());
    }
  });

  it("are all needed", () => {
    const needed = (id: string) => sources.includes(`"${id}"`) || openings.some((opening) => id.startsWith(opening));
    expect(ids("en").filter((id) => !needed(id))).toEqual([]);
  });
});
