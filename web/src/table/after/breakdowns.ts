/** Where everybody's points came from, as a table: one row a seat, the best first. */
import type * as Dschunke from "../../games/dschunke/generated";
import type * as Edo from "../../games/edo/generated";
import { COLOURS } from "../../games/osaka/cards";
import type * as Osaka from "../../games/osaka/generated";
import type { Placed } from "../../lib/protocol/messages";
import type { Words } from "../../lib/words/words";

export interface Ledger {
  readonly heads: readonly string[];
  readonly rows: readonly { readonly seat: number; readonly cells: readonly string[] }[];
  /** Sentences below the table. */
  readonly notes: readonly string[];
}

type Seats<Line> = readonly Line[];

/** Nothing for a game that is not known here. */
export function ledger(game: string, breakdown: unknown, outcome: Placed, names: readonly string[], words: Words): Ledger | null {
  const order = outcome.ranking.map((place) => place.seat);
  const ranked = <Line extends { readonly seat: number }>(seats: Seats<Line>) =>
    seats.toSorted((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat));
  if (!breakdown) return null;
  switch (game) {
    case "osaka":
      return osaka(ranked((breakdown as Osaka.Breakdown).seats), words);
    case "dschunke":
      return dschunke(ranked(breakdown as Dschunke.Breakdown), names, words);
    case "edo":
      return edo(ranked((breakdown as Edo.Breakdown).seats), words);
    default:
      return null;
  }
}

function osaka(seats: Seats<Osaka.Line>, words: Words): Ledger {
  const before = seats.some((line) => line.before > 0);
  const head = (name: string) => words.say(`osaka-breakdown-${name}`);
  const sum = (tokens: Osaka.ByColour<number>) => COLOURS.reduce((all, colour) => all + tokens[colour], 0);
  return {
    heads: [...COLOURS.map((colour) => words.say(`osaka-word-${colour}`)), ...(before ? [head("before")] : []), head("points"), head("tokens"), head("unsold")],
    rows: seats.map((line) => ({
      seat: line.seat,
      cells: [
        ...COLOURS.map((colour) => String(line.sales[colour])),
        ...(before ? [String(line.before)] : []),
        String(line.points), String(sum(line.tokens)), String(line.unsold),
      ],
    })),
    notes: [],
  };
}

function dschunke(seats: Seats<Dschunke.SeatPoints>, names: readonly string[], words: Words): Ledger {
  const head = (name: string) => words.say(`dschunke-breakdown-${name}`);
  const junks = seats[0]?.junks ?? [];
  return {
    heads: [head("cash"), ...junks.map(({ junk }) => words.form(`dschunke-word-${junk}`, "short") ?? words.say(`dschunke-word-${junk}`)), head("all"), head("cards"), head("total"), head("goods")],
    rows: seats.map((line) => ({
      seat: line.seat,
      cells: [
        String(line.cash),
        ...line.junks.map(({ yuan }) => String(yuan)),
        String(line.all_junks), String(line.cards.reduce((all, card) => all + card.yuan, 0)), String(line.total), String(line.goods),
      ],
    })),
    notes: seats.flatMap((line) =>
      line.cards.map(({ card, yuan }) =>
        words.say("dschunke-breakdown-card", { name: names[line.seat] ?? "", card: words.say(`dschunke-word-${card}`), yuan }),
      ),
    ),
  };
}

function edo(seats: Seats<Edo.Score>, words: Words): Ledger {
  return {
    heads: ["edo", "track", "ryo", "samurai", "ronin", "total", "goods"].map((name) => words.say(`edo-breakdown-${name}`)),
    rows: seats.map((line) => ({
      seat: line.seat,
      cells: [
        line.house_in_edo ? "✓" : "–", String(line.track), `${line.ryo} (${line.ryo_points})`,
        `${line.samurai} (${line.samurai_points})`, String(line.ronin_tiles), String(line.total), String(line.goods),
      ],
    })),
    notes: [words.say("edo-breakdown-note")],
  };
}
