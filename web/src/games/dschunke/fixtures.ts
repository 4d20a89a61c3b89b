/** The fixtures of this game and the message files of its table, for tests. */
import { find, named, type Position, wordsOf } from "../fixtures";
import type { Choice, Decision, Seen, Preview, View } from "./generated";

export type Fixture = Position<View, Decision, Choice, Seen, Preview>;

/** All fixtures with their names. */
export const FIXTURES = named(import.meta.glob<Fixture>("../../../fixtures/dschunke/*.json", { eager: true, import: "default" }));

export const fixtureNamed = (name: string): Fixture => find(FIXTURES, name);

export const ALL_WORDS = wordsOf(
  import.meta.glob<string>("../../../../locales/*/{common,dschunke,dschunke-table}.ftl", { query: "?raw", eager: true, import: "default" }),
);
