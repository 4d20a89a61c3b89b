/** Creating a table and taking seats at it. */
import { freshNonce } from "../lib/fair";
import type { Line } from "../lib/line";
import type { CreateTable, SeatPlan, Settings } from "../lib/protocol/messages";

/** The default settings. */
export const USUAL: Settings = {
  clock: { kind: "none" },
  undo: "consent",
  watchers: "anyone",
  talkers: "anyone",
  rated: false,
  hot_seat: false,
  shuffle: true,
  start_when_full: false,
  stand_in: "",
  title: "",
  hints: true,
};

/**
 * Creates a table and takes the planned seats, each with a nonce of this client, so that the deal
 * depends on data unknown to the server when it made its commitment.
 */
export async function openTable(line: Pick<Line, "ask">, create: CreateTable): Promise<string> {
  const mine = create.seats.filter((plan) => plan.kind === "me").length;
  const seats = create.seats.map((plan): SeatPlan => (plan.kind === "me" ? { kind: "open" } : plan));
  const { table } = await line.ask<"table">({ type: "create", ...create, seats });
  const wanted = create.seats.flatMap((plan, seat) => (plan.kind === "me" ? [seat] : []));
  const password = create.password === undefined ? {} : { password: create.password };
  for (const seat of wanted.slice(0, mine)) {
    await line.ask({ type: "join", table, seat, nonce: freshNonce(), ...password });
  }
  return table;
}

/** Creates a table with bots, ready to play. */
export function againstBots(game: string, opponents: number, level: string): CreateTable {
  const bots = Array.from({ length: opponents }, (): SeatPlan => ({ kind: "bot", level }));
  return {
    game,
    seats: [{ kind: "me" }, ...bots],
    // Bots always consent, so every choice can be undone.
    settings: { ...USUAL, undo: "consent", start_when_full: true },
    visibility: "unlisted",
  };
}

/** Creates a table for friends who join by its link. */
export function withFriends(game: string, players: number): CreateTable {
  const others = Array.from({ length: players - 1 }, (): SeatPlan => ({ kind: "open" }));
  return { game, seats: [{ kind: "me" }, ...others], settings: USUAL, visibility: "unlisted" };
}
