/** Everything around the tables: who I am, lists of tables, tokens. Failures are sentences. */
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

export class Api {
  /** In which language failures are told. */
  language = "en";

  me = () => this.#json<Me>("GET", "/api/me");
  games = () => this.#json<Games>("GET", "/api/games");
  lessons = async (game: string) => (await this.#json<{ lessons: Lesson[] }>("GET", `/api/lessons/${game}`)).lessons;
  /** The data that comes with a game, or that a table is played with as a seat of mine sees it. */
  components = (game: string, at: { table: string; seat: number | null } | null) =>
    this.#json<ComponentTables>(
      "GET",
      at ? `/api/tables/${encodeURIComponent(at.table)}/components${query({ seat: at.seat?.toString() })}` : `/api/games/${game}/components`,
    );
  enter = (name: string) => this.#json<Me>("POST", "/api/guests", { name });
  change = (change: { name?: string; settings?: object }) => this.#json<Me>("PATCH", "/api/me", change);
  signUp = (name: string, password: string) => this.#json<Me>("POST", "/api/account", { name, password });
  logIn = (name: string, password: string) => this.#json<Me>("POST", "/api/login", { name, password });
  newPassword = (current: string, wanted: string) =>
    this.#send("PUT", "/api/account/password", { current, new: wanted });
  logOut = () => this.#send("POST", "/api/logout");
  logOutEverywhere = () => this.#send("POST", "/api/logout/everywhere");
  leaveForGood = (password: string | null) => this.#send("DELETE", "/api/me", password === null ? {} : { password });
  exported = async () => (await this.#send("GET", "/api/me/export")).text();
  tokens = () => this.#json<BotToken[]>("GET", "/api/me/bot-tokens");
  newToken = (label: string) => this.#json<BotToken & { token: string }>("POST", "/api/me/bot-tokens", { label });
  revoke = (id: string) => this.#send("DELETE", `/api/me/bot-tokens/${encodeURIComponent(id)}`);
  profile = (person: string) => this.#json<Profile>("GET", `/api/people/${encodeURIComponent(person)}`);
  mine = (after?: string) => this.#json<LobbyPage>("GET", `/api/me/tables${query({ after })}`);
  lobby = (game?: string, status?: string, after?: string) =>
    this.#json<LobbyPage>("GET", `/api/lobby${query({ game, status, after })}`);

  async #json<T>(method: string, path: string, body?: object): Promise<T> {
    return (await this.#send(method, path, body)).json() as Promise<T>;
  }

  async #send(method: string, path: string, body?: object): Promise<Response> {
    const headers: Record<string, string> = { "Accept-Language": this.language };
    if (body) headers["Content-Type"] = "application/json";
    const wanted: RequestInit = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    const answer = await fetch(path, wanted).catch(() => {
      throw new Problem(0, "unreachable", "unreachable");
    });
    if (!answer.ok) throw await problemOf(answer);
    return answer;
  }
}

async function problemOf(answer: Response): Promise<Problem> {
  const body: unknown = await answer.json().catch(() => null);
  const error = (body as { error?: { code?: string; message?: string } } | null)?.error;
  return new Problem(answer.status, error?.code ?? "unreachable", error?.message ?? "unreachable");
}

function query(parts: Record<string, string | undefined>): string {
  const given = Object.entries(parts).filter((part): part is [string, string] => Boolean(part[1]));
  return given.length ? `?${new URLSearchParams(given)}` : "";
}
