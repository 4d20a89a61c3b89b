import { expect, test } from "vitest";
import { describe as describeView } from "./describe";
import { label } from "./label";
import { previewWords } from "./preview";
import { spaceLabel } from "./space-label";
import { sideOf, spacesOf } from "./layout";
import { excuse, tell } from "./tell";
import { spaceWords } from "./terms";
import { playersOf } from "../fixtures";
import { ALL_WORDS, FIXTURES, fixtureNamed } from "./fixtures";

/** Leaks of internal names: codes of spaces and cards, words of the protocol, and missing messages. */
const RAW = /\b(RI|WO|ST|R|W|G|S)\d|\bEDO\b|[a-z]_[a-z]|\bedo-|\{|\}|undefined|null|NaN/;

const languages = ALL_WORDS;

test.each(FIXTURES)("%s: every choice is a sentence without codes", (_, fixture) => {
  for (const words of languages) {
    for (const choice of fixture.choices) {
      const { group, text } = label(choice, words, fixture.view);
      expect(`${group}: ${text}`).not.toMatch(RAW);
      expect(text).toMatch(/\p{L}{2}.*\.$/u);
    }
  }
});

test.each(FIXTURES)("%s: different choices have different sentences", (_, fixture) => {
  for (const words of languages) {
    const texts = fixture.choices.map((choice) => label(choice, words, fixture.view).text);
    const twice = texts.filter((text, index) => texts.indexOf(text) !== index);
    const privileges = fixture.choices.filter(({ choice }) => choice.choice === "take_resource").length;
    expect(twice.length).toBeLessThanOrEqual(privileges);
  }
});

test.each(FIXTURES)("%s: the position is told in sentences without codes", (_, fixture) => {
  for (const words of languages) {
    const parts = describeView(fixture.view, playersOf(fixture), words);
    expect(parts.length).toBeGreaterThan(5);
    for (const { heading, lines } of parts) {
      expect(heading).not.toMatch(RAW);
      for (const line of lines) {
        expect(line).not.toMatch(RAW);
        expect(line).toMatch(/[.]$/);
      }
    }
    const told = parts.flatMap(({ lines }) => lines).join(" ");
    for (const name of fixture.names) expect(told).toContain(name);
  }
});

test.each(FIXTURES)("%s: what a choice would bring, and every space, is told without codes", (_, fixture) => {
  for (const words of languages) {
    for (const preview of Object.values(fixture.previews)) {
      if (preview) expect(previewWords(words, preview)).not.toMatch(RAW);
    }
    for (const space of spacesOf(sideOf(fixture.view))) {
      expect(spaceLabel(fixture.view, fixture.names, words, space)).not.toMatch(RAW);
    }
  }
});

test.each(FIXTURES)("%s: what happened is told without codes", (_, fixture) => {
  for (const words of languages) {
    for (const event of fixture.happenings.flatMap(({ events }) => events)) {
      const told = tell(event, fixture.names, words) ?? words.event("edo", event, fixture.names);
      expect(told).not.toMatch(RAW);
      expect(told).toMatch(/[.]$/);
    }
  }
});

test("refusals name places and buttons, never what would have to be typed", () => {
  const names = ["Aki", "Ume"];
  const decisions = ["draft", "name_ronin", "place_ronin", "plan", "card", "execute", "second_offer", "second_samurai", "bring_samurai", "wages", "discard"];
  const refusals = [
    ...decisions.map((decision) => ({ code: "wrong_moment", details: { decision } })),
    ...["no_official_left", "offer_used"].map((code) => ({ code, details: {} })),
    ...["covered", "no_samurai", "same_space", "wrong_field", "no_ronin", "wrong_place"].map((code) => ({ code, details: { space: "RI2" } })),
    ...["city_full", "post_there", "no_income"].map((code) => ({ code, details: { city: "A" } })),
  ];
  for (const words of languages) {
    for (const refusal of refusals) {
      const told = excuse({ ...refusal, rule: "E1.1" } as Parameters<typeof excuse>[0], names, words);
      expect(told).not.toMatch(RAW);
      expect(told).not.toMatch(/\b(finish|enough|confirm|package 3|city A|discard rice)\b/);
    }
  }
});

test("one trading post is not several, in any language", () => {
  const left = (houses: number, posts: number) => languages.map((words) => words.say("edo-table-houses-left", { houses, posts }));
  expect(left(7, 1)).toEqual(["7 houses and 1 trading post left", "Übrig: 7 Häuser und 1 Handelskontor", "Zostało: 7 domów i 1 faktoria"]);
  expect(left(1, 2)).toEqual(["1 house and 2 trading posts left", "Übrig: 1 Haus und 2 Handelskontore", "Zostało: 1 dom i 2 faktorie"]);
});

test("the table as text contains the own plan and the effects of privileges", () => {
  const fixture = fixtureNamed("4-plan");
  for (const words of languages) {
    const told = describeView(fixture.view, playersOf(fixture), words).flatMap(({ lines }) => lines);
    const own = told.filter((line) => line.startsWith(words.say("edo-table-says-own-plan")));
    expect(own).toHaveLength(fixture.view.own_plan?.cards.length ?? 0);
    const help = words.say("edo-table-privilege-help", { privilege: fixture.view.next_privilege ?? "" });
    expect(told.filter((line) => line.endsWith(help))).toHaveLength(1);
  }
});

test("every space of the map has a name of its own", () => {
  for (const words of languages) {
    for (const players of [2, 4]) {
      const spaces = spacesOf(sideOf({ players }));
      const names = spaces.map((space) => spaceWords(words, { players }, space));
      expect(new Set(names).size, names.join()).toBe(spaces.length);
    }
  }
});
