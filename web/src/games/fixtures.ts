/** The positions of `web/fixtures`, for the gallery and the tests of the tables. */
import type { Language } from "../lib/words/languages";
import { Words } from "../lib/words/words";
import type { BoardProps, Choice, BoardRequests, Happening, Player } from "./game-table";

/** A position written by the engine, with the types of its game. */
export interface Position<V = unknown, D = unknown, C = unknown, E = unknown, P = unknown> {
  readonly view: V;
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly deciding: readonly { readonly seat: number; readonly decision: D }[];
  readonly choices: readonly Choice<C>[];
  readonly previews: Readonly<Record<string, P | null>>;
  readonly happenings: readonly Happening<E>[];
}

const LANGUAGES: readonly Language[] = ["en", "de", "pl"];

/** Files by their base names. */
export const named = <T>(files: Record<string, T>): (readonly [string, T])[] =>
  Object.entries(files).map(([path, file]) => [path.replace(/^.*\/|\.json$/g, ""), file] as const);

export function find<T>(files: readonly (readonly [string, T])[], name: string): T {
  const found = files.find(([known]) => known === name);
  if (!found) throw new Error(`There is no fixture ${name}.`);
  return found[1];
}

/** The messages of every language from these Fluent files. */
export const wordsOf = (texts: Record<string, string>): Words[] =>
  LANGUAGES.map((language) => new Words(language, [Object.entries(texts).flatMap(([path, text]) => (path.includes(`/${language}/`) ? [text] : []))]));

export function playersOf({ names, deciding, seat: own }: Pick<Position, "names" | "deciding" | "seat">): Player[] {
  return names.map((name, seat) => ({
    seat,
    name,
    kind: seat === own ? "person" : "bot",
    present: true,
    deciding: deciding.some((owed) => owed.seat === seat),
    clock: null,
  }));
}

/** Requests that record the choices played, tried and explained, and answer trials from the position. */
export function recordingRequests({ choices, previews }: Pick<Position, "choices" | "previews">): BoardRequests & Record<"played" | "tried" | "explained", string[]> {
  const [played, tried, explained]: string[][] = [[], [], []] as const;
  return {
    played,
    tried,
    explained,
    play: async (text) => void played.push(text),
    try: async (text) => {
      tried.push(text);
      if (text in previews || choices.some((choice) => choice.text === text)) return { possible: true, preview: previews[text] ?? null };
      return { possible: false, refusal: { code: "wrong_moment", details: {}, message: text } };
    },
    openRule: () => undefined,
    explain: ({ message }) => void explained.push(message),
  };
}

/** The properties of the board at this position. */
export function propsOf<V, D, C, E>(position: Position<V, D, C, E>, words: Words, more: Partial<BoardProps<V, D, C, E>> = {}): BoardProps<V, D, C, E> {
  const { view, seat, deciding, choices, happenings } = position;
  return {
    view,
    seat,
    players: playersOf(position),
    decision: deciding.find((owed) => owed.seat === seat)?.decision ?? null,
    choices,
    pending: null,
    past: null,
    happenings,
    hinted: null,
    words,
    preferences: { motion: false, scores: true, confirm: true },
    requests: recordingRequests(position),
    ...more,
  };
}
