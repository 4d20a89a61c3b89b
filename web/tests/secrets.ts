/** Finds leaks in the frames of a viewer, without trust in the server: the kind of a value decides whether it is secret. */
import { applyDelta } from "../src/lib/delta";
import type { Guest } from "./browser";

type Data = Readonly<Record<string, unknown>>;

/** Events that only their seat may receive. */
const OWN_EVENTS = ["hand_dealt", "pile_searched", "card_kept", "bid_made", "no_bid_made", "void_bid_made", "card_planned", "support_planned"];
/** The private parts of a seat in Dschunke, hidden from others before the end. */
const OWN_THINGS = ["hand", "yuan", "cards", "bid", "searching", "searched", "total"];
/** The public parts of a seat in Dschunke. */
const OPEN_SEAT = [
  "seat", "colour", "strips", "hand_size", "told", "supply", "open_cards", "face_down", "extra_taken", "has_bid",
];

const isData = (value: unknown): value is Data => typeof value === "object" && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly Data[] => (Array.isArray(value) ? value.filter(isData) : []);

/** All leaks to this viewer; no seat means a spectator. */
export function leaks({ frames, sent }: Pick<Guest, "frames" | "sent">, seat: number | null): string[] {
  const chosen = new Set<unknown>();
  for (const frame of sent) everything(JSON.parse(frame), ({ choice }) => chosen.add(choice));
  const found: string[] = [];
  const statuses = new Map<string, unknown>();
  for (const frame of frames) {
    everything(withStatus(JSON.parse(frame), statuses, found), (data) => {
      found.push(...inEvent(data, seat), ...inStatus(data, seat), ...inHarbour(data, seat, chosen), ...inProvinces(data, seat, chosen));
    });
    if (/"secret":"[0-9a-f]{64}"/.test(frame) && !frame.includes('"finished"')) found.push("the secret of the shuffle");
  }
  return found;
}

/** A frame with the whole status in place of its delta. */
function withStatus(frame: unknown, statuses: Map<string, unknown>, found: string[]): unknown {
  if (!isData(frame) || (frame.type !== "table" && frame.type !== "update")) return frame;
  const { change, ...rest } = frame;
  const watch = `${String(frame.table)} ${String(frame.seat)}`;
  if (change === undefined) {
    statuses.set(watch, frame.game);
  } else {
    try {
      statuses.set(watch, applyDelta(statuses.get(watch), change));
    } catch (error) {
      found.push(String(error));
    }
  }
  return { ...rest, game: statuses.get(watch) };
}

function everything(value: unknown, meet: (data: Data) => void): void {
  if (Array.isArray(value)) return value.forEach((one) => everything(one, meet));
  if (!isData(value)) return;
  meet(value);
  Object.values(value).forEach((one) => everything(one, meet));
}

function inEvent({ event, seat: whose }: Data, seat: number | null): string[] {
  return typeof event === "string" && OWN_EVENTS.includes(event) && whose !== seat ? [`${event} of seat ${String(whose)}`] : [];
}

/** Choices reveal a hand: only the deciding seat may receive any. */
function inStatus({ deciding, choices }: Data, seat: number | null): string[] {
  if (!Array.isArray(deciding) || !Array.isArray(choices) || choices.length === 0) return [];
  return listOf(deciding).some((owed) => owed.seat === seat) ? [] : ["choices of somebody else"];
}

/** Leaks in a view of Dschunke. */
function inHarbour(view: Data, seat: number | null, chosen: ReadonlySet<unknown>): string[] {
  if (!("holds" in view)) return [];
  const { viewer, own, open, outcome, seats } = view;
  const found: string[] = [];
  // Before the seat is confirmed the view is that of a spectator.
  if (viewer !== seat && viewer !== null) found.push(`the view of seat ${String(viewer)}`);
  if ((seat === null || viewer === null) && own !== null) found.push("what only a player knows");
  if (open !== null && outcome === null) found.push("everything, before the end");
  found.push(...OWN_THINGS.filter((name) => name in view).map((name) => `${name} in the open`));
  for (const one of listOf(seats)) {
    found.push(...Object.keys(one).filter((name) => !OPEN_SEAT.includes(name)).map((name) => `${name} of a seat`));
  }
  // A viewer may know only their own bid.
  if (isData(own) && own.bid !== null && !chosen.has(`bid ${String(own.bid)}`)) found.push(`the bid ${String(own.bid)}`);
  return found;
}

/** Leaks in a view of EDO: everything is public except the plans during the planning phase. */
function inProvinces(view: Data, seat: number | null, chosen: ReadonlySet<unknown>): string[] {
  if (!("own_plan" in view) || !isData(view.phase)) return [];
  const { own_plan: plan, phase, seats } = view;
  const found: string[] = [];
  if (phase.name === "plan") {
    const shown = listOf(seats).filter((one) => listOf(one.plan).length > 0 || one.black_officials !== 0);
    found.push(...shown.map((one) => `the plan of seat ${String(one.seat)}`));
  }
  if (seat === null && plan !== null) found.push("a plan");
  for (const { card, action, officials } of isData(plan) ? listOf(plan.cards) : []) {
    const text = `plan ${String(card)}.${String(action)} ${String(officials)}`;
    if (!chosen.has(text)) found.push(text);
  }
  return found;
}
