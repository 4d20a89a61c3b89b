/**
 * The services of the running client, as tables and shared widgets use them.
 *
 * `House` implements them. Components get them from the Svelte context, so that nothing below the
 * house imports it, and the same table runs against a server, a web worker or a test.
 */
import { getContext } from "svelte";
import type { Api, Games, Me } from "./api";
import type { Line, LineState } from "./line";
import type { Notices } from "./notices.svelte";
import type { Preferences } from "./preferences.svelte";
import type { Args, Words } from "./words/words";

/** A group of Fluent files of a game. */
export type WordFiles = "table" | "rules" | "lessons";

export interface Navigation {
  /** Opens another page of this client. */
  go(path: string): void;
  /** Changes the address without leaving the page. */
  replace(path: string): void;
}

export interface Client {
  readonly api: Pick<Api, "lessons" | "components">;
  readonly line: Line;
  readonly lineState: LineState;
  readonly preferences: Preferences;
  readonly notices: Notices;
  readonly router: Navigation;
  readonly words: Words;
  readonly me: Me | null;
  readonly games: Games;
  /** The message with this id in the current language. */
  readonly say: (id: string, args?: Args) => string;
  /** The message for an error. */
  reason(error: unknown, game?: string, names?: readonly string[]): string;
  /** Registers the player as a guest of this name if necessary, and connects. */
  ensureRegistered(name?: string): Promise<Me>;
  /** Changes the player's name. */
  rename(name: string): Promise<void>;
  /** Loads message files of a game. */
  fetchWords(game: string, files?: WordFiles): Promise<void>;
}

const KEY = Symbol("client");

/** The context for `mount` and `render`. */
export const clientContext = (client: Client): Map<unknown, unknown> => new Map([[KEY, client]]);

export function useClient(): Client {
  const client = getContext<Client | undefined>(KEY);
  if (!client) throw new Error("This component needs `clientContext`.");
  return client;
}
