/** What the tests of this table share: the fixtures of the gallery, and a desk that does nothing. */
import type { Language } from "../../lib/words/languages";
import { playersOf } from "../players";
import { Words } from "../../lib/words/words";
import type { Desk, Happening } from "../game-table";
import type { Decision, Preview, Seen, View } from "./generated";
import type { Offer } from "./offers";
import type { Props } from "./play.svelte";

export interface Fixture {
  readonly view: View;
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly deciding: readonly { readonly seat: number; readonly decision: Decision }[];
  readonly choices: readonly Offer[];
  readonly previews: Readonly<Record<string, Preview | null>>;
  readonly happenings: readonly Happening<Seen>[];
}

const FILES = import.meta.glob<Fixture>("../../../fixtures/edo/*.json", { import: "default", eager: true });

/** All of them by name. */
export const FIXTURES: readonly (readonly [string, Fixture])[] = Object.entries(FILES).map(
  ([path, fixture]) => [path.split("/").at(-1) ?? path, fixture] as const,
);

export function fixtureNamed(name: string): Fixture {
  const found = FIXTURES.find(([path]) => path === `${name}.json`);
  if (!found) throw new Error(`There is no fixture ${name}.`);
  return found[1];
}

export const LANGUAGES: readonly Language[] = ["en", "de", "pl"];

const TEXTS = import.meta.glob<string>("../../../../locales/*/{common,edo,edo-table}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The words of every language, from the files that a table of this game fetches. */
export function allWords(): Words[] {
  return LANGUAGES.map((language) => {
    const own = Object.entries(TEXTS).flatMap(([path, text]) => (path.includes(`/${language}/`) ? [text] : []));
    return new Words(language, [own]);
  });
}

/** A desk that remembers what was played and explained, and answers trials from the fixture. */
export function deskOf(fixture: Fixture): Desk & { readonly played: string[]; readonly explained: string[] } {
  const played: string[] = [];
  const explained: string[] = [];
  return {
    played,
    explained,
    async play(text) {
      played.push(text);
    },
    async try(text) {
      if (fixture.choices.some((choice) => choice.text === text)) {
        return { possible: true, preview: fixture.previews[text] ?? null };
      }
      return { possible: false, refusal: { code: "wrong_moment", details: {}, message: text } };
    },
    openRule() {},
    explain({ message }) {
      explained.push(message);
    },
  };
}

export function propsOf(fixture: Fixture, words: Words, more: Partial<Props> = {}): Props {
  return {
    view: fixture.view,
    seat: fixture.seat,
    players: playersOf(fixture),
    decision: fixture.deciding.find(({ seat }) => seat === fixture.seat)?.decision ?? null,
    choices: fixture.choices,
    pending: null,
    past: null,
    happenings: fixture.happenings,
    hinted: null,
    words,
    preferences: { motion: false, scores: true, confirm: true },
    desk: deskOf(fixture),
    ...more,
  };
}
