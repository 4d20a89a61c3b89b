/** The positions of the gallery, for tests. */
import type { Happening } from "../game-table";
import { playersOf } from "../players";
import { Words } from "../../lib/words/words";
import type { Decision, Preview, Seen, View } from "./generated";
import type { Listed } from "./props";

export interface Fixture {
  readonly view: View;
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly deciding: readonly { readonly seat: number; readonly decision: Decision }[];
  readonly choices: readonly Listed[];
  readonly previews: Readonly<Record<string, Preview | null>>;
  readonly happenings: readonly Happening<Seen>[];
}

const files = import.meta.glob<Fixture>("../../../fixtures/dschunke/*.json", { eager: true, import: "default" });

export const FIXTURES = Object.entries(files).map(([path, fixture]) => ({
  name: path.replace(/^.*\/|\.json$/g, ""),
  fixture,
}));

/** The files that a table of this game fetches. */
const texts = import.meta.glob<string>("../../../../locales/*/{common,dschunke,dschunke-table}.ftl", {
  query: "?raw",
  eager: true,
  import: "default",
});

export const LANGUAGES = (["en", "de", "pl"] as const).map((language) => {
  const own = Object.entries(texts).flatMap(([path, text]) => (path.includes(`/${language}/`) ? [text] : []));
  return new Words(language, [own]);
});

export function fixtureNamed(name: string): Fixture {
  const found = FIXTURES.find((one) => one.name === name);
  if (!found) throw new Error(`There is no fixture ${name}.`);
  return found.fixture;
}

/** What the board is given at this position; its desk accepts everything. */
export function propsOf(fixture: Fixture, words: Words) {
  const desk = {
    play: async () => undefined,
    try: async () => ({ possible: true as const, preview: null }),
    openRule: () => undefined,
    explain: () => undefined,
  };
  return {
    view: fixture.view,
    seat: fixture.seat,
    players: playersOf(fixture),
    decision: fixture.deciding.find(({ seat }) => seat === fixture.seat)?.decision ?? null,
    choices: fixture.choices,
    pending: null,
    past: null,
    happenings: fixture.happenings,
    hinted: fixture.choices[0]?.text ?? null,
    words,
    preferences: { motion: true, scores: true, confirm: true },
    desk,
  };
}
