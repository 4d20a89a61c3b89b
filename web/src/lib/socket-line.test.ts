import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refused, type TableNews } from "./line";
import { type Socket, SocketLine } from "./socket-line";

/** A fake server at the other end of the connection. */
class Server {
  readonly sockets: FakeSocket[] = [];
  open = (): Socket => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  };
  get last(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error("no socket is connected");
    return socket;
  }
}

class FakeSocket implements Socket {
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readonly sent: Record<string, unknown>[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  say(frame: object): void {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(frame) }));
  }
  welcome(): void {
    this.say({ type: "welcome", protocol: 1, person: "me", games: [], levels: [], now: Date.now() });
  }
  breakDown(): void {
    this.onclose?.({} as CloseEvent);
  }
  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((ask) => ask.type === type);
  }
}

let server: Server;
let line: SocketLine;

beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
  line = new SocketLine(server.open);
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

function connect(): void {
  line.connect();
  server.last.welcome();
}

/** Cuts the connection and waits for the reconnect. */
function heal(): void {
  server.last.breakDown();
  expect(line.state).toBe("broken");
  vi.advanceTimersByTime(20_000);
  server.last.welcome();
  expect(line.state).toBe("open");
}

const game = (number: number) => ({ type: "update", table: "T", seat: 0, number, happenings: [], game: null });

describe("asking", () => {
  it("waits for the greeting, and gets its answer by its number", async () => {
    line.connect();
    const answer = line.ask({ type: "ping" });
    expect(server.last.sent).toEqual([]);
    server.last.welcome();
    const [ask] = server.last.of("ping");
    server.last.say({ type: "ok", id: ask?.id, answer: "done" });
    await expect(answer).resolves.toMatchObject({ answer: "done" });
  });

  it("throws what the server refuses", async () => {
    connect();
    const answer = line.ask({ type: "start", table: "T" });
    const refusal = { code: "seats_open", details: {}, message: "" };
    server.last.say({ type: "refused", id: server.last.of("start")[0]?.id, refusal });
    await expect(answer).rejects.toEqual(new Refused(refusal));
  });

  it("is sent again with the same key when the line broke before the answer", async () => {
    connect();
    const answer = line.ask({ type: "play", table: "T", seat: 0, choice: "take R2" });
    const [first] = server.last.of("play");
    expect(first?.key).toEqual(expect.any(String));
    heal();
    const [again] = server.last.of("play");
    expect(again).toEqual(first);
    server.last.say({ type: "ok", id: again?.id, answer: "number", number: 7 });
    await expect(answer).resolves.toMatchObject({ number: 7 });
    heal();
    expect(server.last.of("play")).toEqual([]);
  });

  it("never makes a table twice", async () => {
    connect();
    const answer = line.ask({ type: "create", game: "osaka", seats: [], visibility: "public", settings: {} as never });
    const failed = expect(answer).rejects.toMatchObject({ refusal: { code: "interrupted" } });
    heal();
    await failed;
    expect(server.last.of("create")).toEqual([]);
  });

  it("gives different asks different keys, and reading none", () => {
    connect();
    const asks = [
      line.ask({ type: "start", table: "T" }),
      line.ask({ type: "start", table: "T" }),
      line.ask({ type: "position", table: "T", at: 1 }),
    ];
    const keys = server.last.of("start").map((ask) => ask.key);
    expect(new Set(keys).size).toBe(2);
    expect(server.last.of("position")[0]).not.toHaveProperty("key");
    line.close();
    return Promise.all(asks.map((ask) => expect(ask).rejects.toBeInstanceOf(Refused)));
  });
});

describe("watching", () => {
  async function watch(): Promise<{ news: TableNews[]; stop: () => void }> {
    const news: TableNews[] = [];
    const stop = line.watch({ table: "T", seat: 0 }, (one) => news.push(one));
    server.last.say({ type: "ok", id: server.last.of("watch")[0]?.id, answer: "done" });
    return { news, stop: await stop };
  }

  it("goes on after the last number that was seen, and hears nothing twice", async () => {
    connect();
    const { news } = await watch();
    server.last.say({ type: "table", table: "T", seat: 0, number: 3, about: {}, game: null });
    server.last.say(game(4));
    heal();
    expect(server.last.of("watch")).toMatchObject([{ table: "T", seat: 0, since: 4 }]);
    server.last.say(game(4));
    server.last.say(game(5));
    expect(news.map((one) => "number" in one && one.number)).toEqual([3, 4, 5]);
  });

  const status = (moves: number) => ({ moves, view: { hand: ["R2"], market: [] } });
  const delta = (number: number, change: unknown) => ({ type: "update", table: "T", seat: 0, number, happenings: [{}], change });

  it("applies deltas to the status that it has", async () => {
    connect();
    const { news } = await watch();
    server.last.say({ type: "table", table: "T", seat: 0, number: 3, about: {}, game: status(1) });
    server.last.say(delta(4, { moves: 2, view: { hand: [1, 0, ["B3"]] } }));
    expect(news.at(-1)).toMatchObject({ number: 4, game: { moves: 2, view: { hand: ["R2", "B3"], market: [] } } });
    expect(news.at(-1)).not.toHaveProperty("change");
  });

  it("takes the status of a repeated update as the base of the next delta", async () => {
    connect();
    const { news } = await watch();
    server.last.say({ type: "table", table: "T", seat: 0, number: 3, about: {}, game: status(1) });
    heal();
    server.last.say({ ...delta(3, undefined), happenings: [], game: status(7) });
    server.last.say(delta(4, { view: { market: [0, 0, ["G5"]] } }));
    expect(news).toHaveLength(2);
    expect(news.at(-1)).toMatchObject({ game: { moves: 7, view: { market: ["G5"] } } });
  });

  it.each([
    ["another number", delta(5, { moves: 3 })],
    ["another status", delta(4, { offers: { 0: 1 } })],
  ])("asks for the whole table after a delta from %s", async (_, update) => {
    connect();
    const { news } = await watch();
    server.last.say({ type: "table", table: "T", seat: 0, number: 3, about: {}, game: status(1) });
    server.last.say(update);
    expect(news).toHaveLength(1);
    const asked = server.last.of("watch").at(-1);
    expect(asked).toMatchObject({ table: "T", seat: 0 });
    expect(asked?.since ?? null).toBeNull();
  });

  it("hears of its own table and seat only", async () => {
    connect();
    const { news } = await watch();
    server.last.say({ ...game(9), seat: 1 });
    server.last.say({ ...game(9), table: "U" });
    server.last.say({ type: "presence", table: "T", present: [0] });
    expect(news.map((one) => one.type)).toEqual(["presence"]);
  });

  it("reports a subscription that the server has ended", async () => {
    connect();
    const { news } = await watch();
    server.last.say({ type: "table", table: "T", seat: 0, number: 3, about: {}, game: null });
    heal();
    const refusal = { code: "unknown_table", details: {}, message: "" };
    server.last.say({ type: "refused", id: server.last.of("watch")[0]?.id, refusal });
    await vi.advanceTimersByTimeAsync(0);
    expect(news.at(-1)).toMatchObject({ type: "unwatched", refusal });
  });

  it("resubscribes after a temporary error", async () => {
    connect();
    const { news } = await watch();
    server.last.say({ type: "table", table: "T", seat: 0, number: 3, about: {}, game: null });
    const refusal = { code: "busy", details: {}, message: "" };
    server.last.say({ type: "unwatched", table: "T", seat: 0, refusal });
    for (let tries = 2; tries < 6; tries += 1) {
      await vi.advanceTimersByTimeAsync(5000);
      const asks = server.last.of("watch");
      expect(asks).toHaveLength(tries);
      expect(asks.at(-1)).toMatchObject({ table: "T", seat: 0, since: 3 });
      server.last.say({ type: "refused", id: asks.at(-1)?.id, refusal });
    }
    await vi.advanceTimersByTimeAsync(5000);
    server.last.say({ type: "ok", id: server.last.of("watch").at(-1)?.id, answer: "done" });
    server.last.say(game(4));
    expect(news.map((one) => one.type)).toEqual(["table", "update"]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.last.of("watch")).toHaveLength(6);
  });

  it("can be ended during a temporary error", async () => {
    connect();
    const { stop } = await watch();
    const refusal = { code: "interrupted", details: {}, message: "" };
    server.last.say({ type: "unwatched", table: "T", seat: 0, refusal });
    stop();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(server.last.of("watch")).toHaveLength(1);
  });

  it("is given up on the server if it ended while its renewal was pending", async () => {
    connect();
    const { stop } = await watch();
    server.last.say({ type: "table", table: "T", seat: 0, number: 3, about: {}, game: null });
    heal();
    server.last.breakDown();
    stop();
    await vi.advanceTimersByTimeAsync(20_000);
    server.last.welcome();
    const asked = server.last.of("watch");
    expect(asked).toHaveLength(1);
    server.last.say({ type: "ok", id: asked[0]?.id, answer: "done" });
    await vi.advanceTimersByTimeAsync(0);
    expect(server.last.of("unwatch")).toMatchObject([{ table: "T", seat: 0 }]);
  });

  it("is renewed if the connection broke before the table came", async () => {
    connect();
    const { news } = await watch();
    await vi.advanceTimersByTimeAsync(0);
    heal();
    expect(server.last.of("watch")).toMatchObject([{ table: "T", seat: 0 }]);
    server.last.say({ type: "table", table: "T", seat: 0, number: 3, about: {}, game: null });
    expect(news.map((one) => one.type)).toEqual(["table"]);
  });

  it("ends", async () => {
    connect();
    const { news, stop } = await watch();
    stop();
    expect(server.last.of("unwatch")).toHaveLength(1);
    server.last.say(game(8));
    expect(news).toEqual([]);
    heal();
    expect(server.last.of("watch")).toEqual([]);
  });
});

describe("a broken line", () => {
  it("reconnects with exponential backoff", () => {
    connect();
    server.last.breakDown();
    const tries: number[] = [];
    for (let second = 0; second < 60; second += 1) {
      const before = server.sockets.length;
      vi.advanceTimersByTime(1000);
      if (server.sockets.length > before) {
        tries.push(second);
        server.last.breakDown();
      }
    }
    expect(tries.length).toBeGreaterThan(4);
    expect(tries.length).toBeLessThan(15);
  });

  it("detects a connection without answers", () => {
    connect();
    const socket = server.last;
    vi.advanceTimersByTime(36_000);
    expect(socket.closed).toBe(true);
    expect(line.state).toBe("broken");
  });

  it("reconnects at once on request", () => {
    connect();
    server.last.breakDown();
    line.reconnectNow();
    expect(server.sockets).toHaveLength(2);
  });
});
