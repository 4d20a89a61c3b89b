/**
 * Requests beside the tables: identity, lists of tables, lessons, tokens. Every failure is a `Problem`.
 *
 * `HttpApi` asks a server; a room in a web worker can answer behind the same interface.
 */
import type { About, Components, Fresh, Games, Me, Profile, Taught } from "./protocol/http";
import type { LobbyPage } from "./protocol/messages";

/** An error response; its message is for people. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Whether the server or its database is temporarily unavailable. */
export const isAway = (error: unknown): boolean => error instanceof Problem && [0, 502, 503, 504].includes(error.status);

export type { Games, Me, Profile, About as BotToken, Fresh as NewBotToken, Taught as Lesson } from "./protocol/http";

/** A table of component data, in the language of the reader. */
export interface ComponentTable {
  readonly name: string;
  readonly caption: string;
  readonly columns: readonly string[];
  /** `source` counts from 1 within the sources of the table. */
  readonly rows: readonly (readonly { readonly text: string; readonly source: number | null }[])[];
  readonly sources: readonly { readonly provenance: string; readonly label: string; readonly note: string }[];
}

/** The component data of a game. The OpenAPI document does not describe the tables. */
export type ComponentTables = Omit<Components, "tables"> & { readonly tables: readonly ComponentTable[] };

export interface Api {
  /** The language of error messages. */
  language: string;

  me(): Promise<Me>;
  games(): Promise<Games>;
  lessons(game: string): Promise<readonly Taught[]>;
  /** The data of a game, or the data of a table as seen from one of the player's seats. */
  components(game: string, at: { table: string; seat: number | null } | null): Promise<ComponentTables>;
  /** Registers a guest of this name. */
  enter(name: string): Promise<Me>;
  change(change: { name?: string; settings?: object }): Promise<Me>;
  signUp(name: string, password: string): Promise<Me>;
  logIn(name: string, password: string): Promise<Me>;
  newPassword(current: string, wanted: string): Promise<void>;
  logOut(): Promise<void>;
  logOutEverywhere(): Promise<void>;
  /** Deletes guest or account; an account needs its password. */
  leaveForGood(password: string | null): Promise<void>;
  /** Exports all data of the player as text. */
  exported(): Promise<string>;
  tokens(): Promise<readonly About[]>;
  newToken(label: string): Promise<Fresh>;
  revoke(id: string): Promise<void>;
  profile(person: string): Promise<Profile>;
  mine(after?: string): Promise<LobbyPage>;
  lobby(game?: string, status?: string, after?: string): Promise<LobbyPage>;
}
