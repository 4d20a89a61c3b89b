/**
 * A connection to a server: one WebSocket that reconnects.
 *
 * Every request gets its answer, even if the socket breaks in between: requests that change a table
 * carry an idempotency key and are sent again, and the server carries them out once. Watched tables are
 * resubscribed from their last number, so that nothing is missed or repeated.
 */
import { Again, isPassing } from "./again";
import { type Answer, type AnswerOf, type Line, type LineState, Refused, type Request, type TableNews, type WatchedSeat } from "./line";
import { applyDelta } from "./delta";
import type { GameStatus, Refusal, ServerFrame, TableFrame, UpdateFrame, Welcome } from "./protocol/messages";

/** The part of the WebSocket interface in use. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onmessage: ((event: MessageEvent) => unknown) | null;
  onclose: ((event: CloseEvent) => unknown) | null;
}

interface Pending {
  readonly text: string;
  readonly again: boolean;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

interface Watch {
  readonly table: string;
  readonly seat: number | null;
  readonly password: string | undefined;
  number: number | null;
  /** The status of the game at that number. */
  game: GameStatus | null;
  readonly tell: (news: TableNews) => void;
  readonly again: Again;
  /** Whether a request to watch is pending; it survives a reconnect. */
  asking: boolean;
}

/** Requests that must not be repeated: without a table no key is remembered. */
const ONCE: readonly Request["type"][] = ["create"];
/** Read-only requests need no key. */
const KEYLESS: readonly string[] = [
  "watch", "unwatch", "preview", "position", "history", "record", "talk", "watch_lobby", "unwatch_lobby", "ping",
  "hint", "analyse",
];
const WAITS = [250, 500, 1000, 2000, 4000, 8000, 15000];
const PING_EVERY = 25_000;
const PING_PATIENCE = 10_000;

export class SocketLine implements Line {
  state: LineState = "closed";
  welcome: Welcome | null = null;
  /** Clock offset: milliseconds to add to the local time for that of the server. */
  ahead = 0;
  onstate: ((state: LineState) => void) | null = null;
  onwelcome: ((welcome: Welcome) => void) | null = null;
  /** Frames that belong to no watched table. */
  onframe: ((frame: ServerFrame) => void) | null = null;

  readonly #open: () => Socket;
  #socket: Socket | null = null;
  #lastId = 0;
  readonly #keys = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 10)}`;
  readonly #pending = new Map<number, Pending>();
  readonly #watches = new Map<string, Watch>();
  #lobby = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #heart: ReturnType<typeof setInterval> | null = null;

  constructor(open: () => Socket) {
    this.#open = open;
  }

  /** Connects, if it is not connected or about to be. */
  connect(): void {
    if (this.#socket) return;
    if (this.#retry) clearTimeout(this.#retry);
    this.#retry = null;
    this.#become(this.#failures === 0 ? "connecting" : "broken");
    const socket = this.#open();
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (this.#socket === socket && typeof event.data === "string") this.#receive(JSON.parse(event.data) as ServerFrame);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  /** Disconnects for good and rejects pending requests. */
  close(): void {
    const socket = this.#drop();
    socket?.close();
    if (this.#retry) clearTimeout(this.#retry);
    this.#retry = null;
    this.#failures = 0;
    this.#watches.clear();
    this.#lobby = false;
    this.#become("closed");
    const waiting = [...this.#pending.values()];
    this.#pending.clear();
    for (const pending of waiting) pending.reject(interrupted());
  }

  /** Reconnects at once instead of waiting: after sleep, when the network is back, or on request. */
  reconnectNow(): void {
    if (this.state === "closed") return;
    if (!this.#socket) this.connect();
    else if (this.state === "open") this.#checkPulse();
  }

  /** Reconnects with the current session cookie. */
  restart(): void {
    const socket = this.#drop();
    socket?.close();
    this.connect();
  }

  /** Sends a request and waits for its answer as long as it takes. Throws `Refused`. */
  ask<K extends Answer["answer"] = Answer["answer"]>(request: Request): Promise<AnswerOf<K>> {
    const id = (this.#lastId += 1);
    const key = KEYLESS.includes(request.type) ? {} : { key: `${this.#keys}-${id}` };
    const text = JSON.stringify({ id, ...key, ...request });
    return new Promise<Answer>((resolve, reject) => {
      this.#pending.set(id, { text, again: !ONCE.includes(request.type), resolve, reject });
      if (this.state === "open") this.#socket?.send(text);
      else this.connect();
    }) as Promise<AnswerOf<K>>;
  }

  /** Watches a table until the returned function is called. Throws `Refused`. */
  async watch(place: WatchedSeat, tell: (news: TableNews) => void): Promise<() => void> {
    const key = placeKey(place.table, place.seat);
    const watch: Watch = { ...place, password: place.password, number: null, game: null, tell, again: new Again(), asking: false };
    this.#watches.set(key, watch);
    try {
      await this.#askToWatch(watch);
    } catch (error) {
      if (this.#watches.get(key) === watch) this.#watches.delete(key);
      throw error;
    }
    return () => {
      if (this.#watches.get(key) !== watch) return;
      this.#watches.delete(key);
      if (this.state === "open") this.#unwatch(watch);
    };
  }

  async #askToWatch(watch: Watch): Promise<void> {
    watch.asking = true;
    try {
      await this.ask(watchRequest(watch));
    } finally {
      watch.asking = false;
    }
  }

  #unwatch({ table, seat }: WatchedSeat): void {
    this.ask({ type: "unwatch", table, seat }).catch(ignore);
  }

  /** Subscribes to changes of the lobby. */
  watchLobby(): () => void {
    this.#lobby = true;
    this.ask({ type: "watch_lobby" }).catch(ignore);
    return () => {
      this.#lobby = false;
      if (this.state === "open") this.ask({ type: "unwatch_lobby" }).catch(ignore);
    };
  }

  #become(state: LineState): void {
    if (this.state === state) return;
    this.state = state;
    this.onstate?.(state);
  }

  #drop(): Socket | null {
    const socket = this.#socket;
    this.#socket = null;
    if (this.#heart) clearInterval(this.#heart);
    this.#heart = null;
    return socket;
  }

  #lost(): void {
    this.#drop();
    for (const [id, pending] of this.#pending) {
      if (pending.again) continue;
      this.#pending.delete(id);
      pending.reject(interrupted());
    }
    const wait = WAITS[Math.min(this.#failures, WAITS.length - 1)] ?? 1000;
    this.#failures += 1;
    this.#become("broken");
    // Jitter spreads the clients when a server comes back.
    this.#retry = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  #receive(frame: ServerFrame): void {
    switch (frame.type) {
      case "welcome":
        return this.#greeted(frame);
      case "ok":
        return this.#settle(frame.id, (pending) => pending.resolve(frame));
      case "refused":
        return this.#settle(frame.id, (pending) => pending.reject(new Refused(frame.refusal)));
      case "table":
        return this.#whole(frame);
      case "update":
        return this.#update(frame);
      case "unwatched": {
        const watch = this.#watches.get(placeKey(frame.table, frame.seat));
        if (watch) this.#unwatched(watch, frame.refusal);
        return;
      }
      case "presence":
      case "said":
        return this.#tell(frame, [...this.#watches.keys()].filter((key) => key.startsWith(`${frame.table} `)));
      default:
        this.onframe?.(frame);
    }
  }

  #greeted(welcome: Welcome): void {
    this.welcome = welcome;
    this.ahead = welcome.now - Date.now();
    this.#failures = 0;
    this.#heart = setInterval(() => this.#checkPulse(), PING_EVERY);
    this.#become("open");
    this.onwelcome?.(welcome);
    for (const pending of this.#pending.values()) this.#socket?.send(pending.text);
    for (const watch of this.#watches.values()) {
      if (!watch.asking) this.#rewatch(watch);
    }
    if (this.#lobby) {
      this.ask({ type: "watch_lobby" }).catch(ignore);
      this.onframe?.({ type: "lobby", change: "everything" });
    }
  }

  #rewatch(watch: Watch): void {
    const subscribed = () => {
      watch.again.stop();
      // The watch may have ended while the request was pending.
      if (!this.#watches.has(placeKey(watch.table, watch.seat))) this.#unwatch(watch);
    };
    this.#askToWatch(watch).then(subscribed, (error: unknown) => {
      if (error instanceof Refused) this.#unwatched(watch, error.refusal);
    });
  }

  /** The server ended a subscription. After a temporary error the watch is renewed silently. */
  #unwatched(watch: Watch, refusal: Refusal): void {
    const key = placeKey(watch.table, watch.seat);
    if (this.#watches.get(key) !== watch) return;
    if (isPassing(refusal)) {
      watch.again.later(() => {
        // After another disconnect the watch is renewed anyway.
        if (this.state === "open" && this.#watches.get(key) === watch) this.#rewatch(watch);
      });
      return;
    }
    watch.tell({ type: "unwatched", table: watch.table, seat: watch.seat, refusal });
    this.#watches.delete(key);
  }

  #settle(id: number | null, how: (pending: Pending) => void): void {
    const pending = id === null ? undefined : this.#pending.get(id);
    if (id === null || !pending) return;
    this.#pending.delete(id);
    how(pending);
  }

  #tell(news: TableNews, keys: readonly string[]): void {
    for (const key of keys) this.#watches.get(key)?.tell(news);
  }

  #whole(frame: { type: "table" } & TableFrame): void {
    const watch = this.#watches.get(placeKey(frame.table, frame.seat));
    if (!watch) return;
    watch.number = frame.number;
    watch.game = frame.game;
    watch.tell(frame);
  }

  #update({ change, game, ...update }: { type: "update" } & UpdateFrame): void {
    const watch = this.#watches.get(placeKey(update.table, update.seat));
    if (!watch) return;
    if (watch.number !== null && update.number <= watch.number) {
      // A new subscription repeats known happenings; its status is the base of the next delta.
      if (update.number === watch.number && change === undefined) watch.game = game ?? null;
      return;
    }
    try {
      watch.game = change === undefined ? (game ?? null) : patched(watch, update, change);
    } catch {
      // An update was missed: reload the whole table.
      watch.number = null;
      return this.#rewatch(watch);
    }
    watch.number = update.number;
    watch.tell({ ...update, game: watch.game });
  }

  /** Detects a dead connection, which may never report an error. */
  #checkPulse(): void {
    const socket = this.#socket;
    const dead = setTimeout(() => {
      if (this.#socket !== socket) return;
      socket?.close();
      this.#lost();
    }, PING_PATIENCE);
    this.ask({ type: "ping" }).then(() => clearTimeout(dead), () => clearTimeout(dead));
  }
}

/** The status after a delta, which applies to the number before the first of the happenings. */
function patched(watch: Watch, { number, happenings }: Pick<UpdateFrame, "number" | "happenings">, change: unknown): GameStatus {
  if (watch.number !== number - happenings.length) throw new Error("an update was missed");
  return applyDelta(watch.game, change) as GameStatus;
}

/** The WebSocket of the server that sent this page. */
export function openSocket(): Socket {
  const url = new URL("/api/socket", location.href);
  url.protocol = url.protocol.replace("http", "ws");
  return new WebSocket(url);
}

function watchRequest(watch: Watch): Request {
  const { table, seat, password, number } = watch;
  return {
    type: "watch",
    table,
    seat,
    ...(password === undefined ? {} : { password }),
    ...(number === null ? {} : { since: number }),
  };
}

function placeKey(table: string, seat: number | null): string {
  return `${table} ${seat ?? "-"}`;
}

function interrupted(): Refused {
  return new Refused({ code: "interrupted", details: {}, message: "The line broke before the answer came." });
}

function ignore(): void {
  // The caller has stopped waiting.
}
