/**
 * The connection to a room: requests and their answers, watched tables, watched lobby.
 *
 * `SocketLine` speaks to a server; a room in a web worker can be behind the same interface.
 */
import type { ClientFrame, GameStatus, Refusal, ServerFrame, TableFrame, UpdateFrame, Welcome } from "./protocol/messages";

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;

/** A request without number and key, which the connection adds. */
export type Request = Without<ClientFrame, "id" | "key">;
export type Answer = Extract<ServerFrame, { type: "ok" }>;
export type AnswerOf<K extends Answer["answer"]> = Extract<Answer, { answer: K }>;
/** An update with the whole status: the line applies deltas. */
export type WholeUpdate = Omit<UpdateFrame, "change" | "game"> & { game: GameStatus | null };
/** A message of a watched table. */
export type TableNews =
  | ({ type: "table" } & TableFrame)
  | ({ type: "update" } & WholeUpdate)
  | Extract<ServerFrame, { type: "unwatched" | "presence" | "said" }>;

/** The server refused the request. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

export type LineState = "closed" | "connecting" | "open" | "broken";

/** The table and seat that are watched; no seat for a spectator. */
export interface WatchedSeat {
  readonly table: string;
  readonly seat: number | null;
  readonly password?: string;
}

export interface Line {
  readonly state: LineState;
  /** Clock offset: milliseconds to add to the local time for that of the server. */
  readonly ahead: number;
  onstate: ((state: LineState) => void) | null;
  onwelcome: ((welcome: Welcome) => void) | null;
  /** Frames that belong to no watched table. */
  onframe: ((frame: ServerFrame) => void) | null;

  /** Connects, if it is not connected or about to be. */
  connect(): void;
  /** Disconnects; pending requests are rejected. */
  close(): void;
  /** Reconnects at once instead of waiting, for instance after sleep or when the network is back. */
  reconnectNow(): void;
  /** Disconnects and connects again, for instance with a new session cookie. */
  restart(): void;
  /** Sends a request and waits for its answer. Throws `Refused`. */
  ask<K extends Answer["answer"] = Answer["answer"]>(request: Request): Promise<AnswerOf<K>>;
  /** Watches a table until the returned function is called. Throws `Refused`. */
  watch(place: WatchedSeat, tell: (news: TableNews) => void): Promise<() => void>;
  /** Watches the lobby until the returned function is called. */
  watchLobby(): () => void;
}
