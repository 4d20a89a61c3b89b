/** Creating a table and taking seats at it. */
import { freshNonce } from "../lib/fair";
import type { Line } from "../lib/line";
import type { CreateTable, SeatPlan, Settings } from "../lib/protocol/messages";

/** What is agreed on unless somebody wants something else. */
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
 * Makes a table and takes the seats that are planned for me, each with a nonce of mine, so that the
 * deal depends on what the server could not know when it committed itself.
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

/** A table against the computer, ready to play. */
export function againstBots(game: string, opponents: number, level: string): CreateTable {
  const bots = Array.from({ length: opponents }, (): SeatPlan => ({ kind: "bot", level }));
  return {
    game,
    seats: [{ kind: "me" }, ...bots],
    // The computer always agrees, so that every choice can be taken back.
    settings: { ...USUAL, undo: "consent", start_when_full: true },
    visibility: "unlisted",
  };
}

/** A table for friends who come by the link. */
export function withFriends(game: string, players: number): CreateTable {
  const others = Array.from({ length: players - 1 }, (): SeatPlan => ({ kind: "open" }));
  return { game, seats: [{ kind: "me" }, ...others], settings: USUAL, visibility: "unlisted" };
}
