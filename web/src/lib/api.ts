/**
 * Requests beside the tables: identity, lists of tables, lessons, tokens. Every failure is a `Problem`.
 *
 * `HttpApi` asks a server; a room in a web worker can answer behind the same interface.
 */
import type { GameInfo, LobbyPage } from "./protocol/messages";

/** What the server said instead of what was asked for; its message is for people. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Whether the server, or the database behind it, is away for the moment. */
export const isAway = (error: unknown): boolean => error instanceof Problem && [0, 502, 503, 504].includes(error.status);

export interface Me {
  readonly id: string;
  readonly name: string;
  readonly account: boolean;
  readonly settings: Record<string, unknown>;
  readonly created_at: number;
  readonly expires_at?: number | null;
}

export interface BotToken {
  readonly id: string;
  readonly label: string;
  readonly created_at: number;
  readonly expires_at?: number | null;
}

/** A lesson: the names of its texts, what each waits for, and where to look meanwhile. */
export interface Lesson {
  readonly lesson: string;
  readonly title: string;
  readonly steps: readonly {
    readonly text: string;
    readonly await: string | null;
    readonly highlight: string | null;
    readonly choice?: string;
  }[];
}

/** The component data of a game as tables, in the language of the reader. */
export interface ComponentTables {
  /** Whether the host passed the data in. */
  readonly custom: boolean;
  /** What each provenance means, and how many entries have it. */
  readonly provenance: readonly string[];
  readonly tables: readonly {
    readonly name: string;
    readonly caption: string;
    readonly columns: readonly string[];
    /** `source` counts from 1 within the sources of the table. */
    readonly rows: readonly (readonly { readonly text: string; readonly source: number | null }[])[];
    readonly sources: readonly { readonly provenance: string; readonly label: string; readonly note: string }[];
  }[];
}

export interface Games {
  readonly games: readonly GameInfo[];
  readonly levels: readonly string[];
}

export interface Strength {
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
}

export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly account: boolean;
  readonly ratings: readonly (Strength & { readonly game: string; readonly players: number })[];
}

export interface Api {
  /** The language of error messages. */
  language: string;

  me(): Promise<Me>;
  games(): Promise<Games>;
  lessons(game: string): Promise<Lesson[]>;
  /** The data that comes with a game, or the data of a table as a seat of mine sees it. */
  components(game: string, at: { table: string; seat: number | null } | null): Promise<ComponentTables>;
  /** Becomes a guest of this name. */
  enter(name: string): Promise<Me>;
  change(change: { name?: string; settings?: object }): Promise<Me>;
  signUp(name: string, password: string): Promise<Me>;
  logIn(name: string, password: string): Promise<Me>;
  newPassword(current: string, wanted: string): Promise<void>;
  logOut(): Promise<void>;
  logOutEverywhere(): Promise<void>;
  /** Deletes guest or account; an account needs its password. */
  leaveForGood(password: string | null): Promise<void>;
  /** All my data as text. */
  exported(): Promise<string>;
  tokens(): Promise<BotToken[]>;
  newToken(label: string): Promise<BotToken & { token: string }>;
  revoke(id: string): Promise<void>;
  profile(person: string): Promise<Profile>;
  mine(after?: string): Promise<LobbyPage>;
  lobby(game?: string, status?: string, after?: string): Promise<LobbyPage>;
}
