import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { rulebook, searchRules } from "./rulebook";
import type { Language } from "./words/languages";
import { Words } from "./words/words";

function book(game: string, language: Language) {
  const text = (name: string) => readFileSync(new URL(`../../../locales/${language}/${name}.ftl`, import.meta.url), "utf8");
  return rulebook(game, new Words(language, [[text(game), text(`${game}-rules`)]]), text(`${game}-rules`));
}

describe.each<Language>(["de", "en", "pl"])("in %s", (language) => {
  it("chapters and rules come in the order of the file", () => {
    const { chapters, rulings } = book("osaka", language);
    expect(chapters.map((chapter) => chapter.id)).toEqual(["O1", "O2", "O3", "O4", "O5", "O6", "O7", "O8", "O9", "O10", "OV"]);
    expect(chapters[3]?.rules.map((rule) => rule.id)).toEqual(["O4.1", "O4.2", "O4.3", "O4.4"]);
    expect(chapters[9]?.rules.map((rule) => rule.id)).toEqual(["O10.1"]);
    expect(rulings[9]?.id).toBe("OR.10");
  });

  it.each(["osaka", "dschunke", "edo"])("every part of %s has words", (game) => {
    const { title, sourcesTitle, rulingsTitle, chapters, sources, credits } = book(game, language);
    for (const text of [title, sourcesTitle, rulingsTitle, ...chapters.map((chapter) => chapter.title), ...sources, ...credits]) {
      expect(text).not.toMatch(/^[a-z]+-/);
    }
    expect(chapters.every((chapter) => chapter.rules.length > 0)).toBe(true);
  });
});

it("finds rules by their words and by their ids", () => {
  const osaka = book("osaka", "en");
  expect(searchRules(osaka, "O4.3").map((passage) => passage.id)).toEqual(["O4.3"]);
  expect(searchRules(osaka, "BLACK current").length).toBeGreaterThan(1);
  expect(searchRules(osaka, "zeppelin")).toEqual([]);
  expect(searchRules(osaka, "  ")).toEqual([]);
});
