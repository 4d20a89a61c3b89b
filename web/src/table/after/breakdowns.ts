/** Where everybody's points came from, as a table: one row a seat, the best first. */
import type { Placed } from "../../lib/protocol/messages";
import type { Words } from "../../lib/words/words";

export interface Ledger {
  readonly heads: readonly string[];
  readonly rows: readonly { readonly seat: number; readonly cells: readonly string[] }[];
  /** Sentences below the table. */
  readonly notes: readonly string[];
}

type Data = Record<string, unknown>;
const COLOURS = ["red", "blue", "yellow", "green"];

const sum = (amounts: unknown): number => Object.values(amounts as Record<string, number>).reduce((all, one) => all + one, 0);

/** Nothing for a game that is not known here. */
export function ledger(game: string, breakdown: unknown, outcome: Placed, names: readonly string[], words: Words): Ledger | null {
  const read = READERS[game];
  const seats = (Array.isArray(breakdown) ? breakdown : ((breakdown as Data | null)?.seats ?? [])) as Data[];
  if (!read || seats.length === 0) return null;
  const order = outcome.ranking.map((place) => place.seat);
  const sorted = seats.toSorted((a, b) => order.indexOf(a.seat as number) - order.indexOf(b.seat as number));
  return read(sorted, names, words);
}

const READERS: Record<string, (seats: readonly Data[], names: readonly string[], words: Words) => Ledger> = {
  osaka(seats, _names, words) {
    const before = seats.some((line) => (line.before as number) > 0);
    const head = (name: string) => words.say(`osaka-breakdown-${name}`);
    return {
      heads: [...COLOURS.map((colour) => words.say(`osaka-word-${colour}`)), ...(before ? [head("before")] : []), head("points"), head("tokens"), head("unsold")],
      rows: seats.map((line) => ({
        seat: line.seat as number,
        cells: [
          ...COLOURS.map((colour) => String((line.sales as Data)[colour])),
          ...(before ? [String(line.before)] : []),
          String(line.points), String(sum(line.tokens)), String(line.unsold),
        ],
      })),
      notes: [],
    };
  },
  dschunke(seats, names, words) {
    const head = (name: string) => words.say(`dschunke-breakdown-${name}`);
    const junks = (seats[0]?.junks ?? []) as { junk: string }[];
    const cards = (line: Data) => line.cards as { card: string; yuan: number }[];
    return {
      heads: [head("cash"), ...junks.map(({ junk }) => words.form(`dschunke-word-${junk}`, "short") ?? words.say(`dschunke-word-${junk}`)), head("all"), head("cards"), head("total"), head("goods")],
      rows: seats.map((line) => ({
        seat: line.seat as number,
        cells: [
          String(line.cash),
          ...(line.junks as { yuan: number }[]).map(({ yuan }) => String(yuan)),
          String(line.all_junks), String(cards(line).reduce((all, card) => all + card.yuan, 0)), String(line.total), String(line.goods),
        ],
      })),
      notes: seats.flatMap((line) =>
        cards(line).map(({ card, yuan }) =>
          words.say("dschunke-breakdown-card", { name: names[line.seat as number] ?? "", card: words.say(`dschunke-word-${card}`), yuan }),
        ),
      ),
    };
  },
  edo(seats, _names, words) {
    const heads = ["edo", "track", "ryo", "samurai", "ronin", "total", "goods"].map((name) => words.say(`edo-breakdown-${name}`));
    return {
      heads,
      rows: seats.map((line) => ({
        seat: line.seat as number,
        cells: [
          line.house_in_edo ? "✓" : "–", String(line.track), `${line.ryo} (${line.ryo_points})`,
          `${line.samurai} (${line.samurai_points})`, String(line.ronin_tiles), String(line.total), String(line.goods),
        ],
      })),
      notes: [words.say("edo-breakdown-note")],
    };
  },
};
