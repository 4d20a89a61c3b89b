/**
 * The games of this client, listed once.
 *
 * Every other file asks here. A game without table, options or picture is a type error; its other
 * parts are members of `GameTable`, or roles that `README.md` beside this file lists.
 */
import type { Component } from "svelte";
import { options as dschunkeOptions } from "./dschunke/options";
import DschunkeVignette from "./dschunke/Vignette.svelte";
import { options as edoOptions } from "./edo/options";
import EdoVignette from "./edo/Vignette.svelte";
import type { GameTable } from "./game-table";
import type { GameOption } from "./options";
import { options as osakaOptions } from "./osaka/options";
import OsakaVignette from "./osaka/Vignette.svelte";

/** The order on pages. */
export const GAMES = ["osaka", "dschunke", "edo"] as const;
export type GameName = (typeof GAMES)[number];

interface Entry {
  /** Fetches the drawn table with its words, labels and breakdown. */
  readonly load: () => Promise<{ readonly table: GameTable }>;
  /** The options of the form for a new table, by name; the printed rules are the first value. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  /** The picture on cards and lists; `waves` is the fill of its water. */
  readonly Vignette: Component<{ waves: string }>;
}

export const CATALOGUE: Readonly<Record<GameName, Entry>> = {
  osaka: { load: () => import("./osaka/index"), options: osakaOptions, Vignette: OsakaVignette },
  dschunke: { load: () => import("./dschunke/index"), options: dschunkeOptions, Vignette: DschunkeVignette },
  edo: { load: () => import("./edo/index"), options: edoOptions, Vignette: EdoVignette },
};

export const isGame = (name: string): name is GameName => Object.hasOwn(CATALOGUE, name);

/** The drawn table of a game. Throws for a game that a newer server has and this client does not. */
export async function loadTable(game: string): Promise<GameTable> {
  if (!isGame(game)) throw new Error(`There is no drawn table for ${game}.`);
  return (await CATALOGUE[game].load()).table;
}

export const optionsOf = (game: string): readonly GameOption[] =>
  isGame(game) ? Object.entries(CATALOGUE[game].options).map(([name, values]) => ({ name, values })) : [];
