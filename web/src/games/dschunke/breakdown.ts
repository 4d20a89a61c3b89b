/** The sources of points of all players. */
import type { Placed } from "../../lib/protocol/messages";
import type { Words } from "../../lib/words/words";
import { type Ledger, ranked } from "../ledger";
import type { Breakdown } from "./generated";

export function breakdown(told: Breakdown, outcome: Placed, names: readonly string[], words: Words): Ledger {
  const seats = ranked(told, outcome);
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
