/** Short names for what the table shows, from the words of the game. */
import type { Words } from "../../lib/words/words";
import type { Player } from "../game-table";
import { actionOf, sizeOf } from "./components";
import type { Field, Preview, SeatView, Special, View, Worth } from "./generated";

type Form = "goods" | "junk" | "on" | "to" | "from" | "short" | "brief" | "merchant" | "pile" | "letter";

/** A word of the game, alone or in one of its forms. */
export function word(words: Words, name: string, form?: Form): string {
  const id = `dschunke-word-${name}`;
  return (form && words.form(id, form)) ?? words.say(id);
}

/** The first letter large, for what stands alone. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The junk by its colour alone, for plates and cards. */
export function junkName(words: Words, junk: string): string {
  return words.say(`dschunke-table-junk-${junk}`);
}

export function nameOf(players: readonly Player[], seat: number, words: Words): string {
  return players[seat]?.name ?? words.say("seat-unnamed", { number: seat });
}

/** What is known of somebody's money: after the end it lies open, in earlier positions too. */
export function moneyOf(view: View, { seat, told }: SeatView, words: Words): string {
  const open = view.open?.yuan[seat];
  if (open !== undefined) return words.say("dschunke-table-turned-up", { yuan: open });
  return words.say("dschunke-table-told", { yuan: told ?? 0, known: String(told !== null) });
}

export function worthText(words: Words, worth: Worth): string {
  return worth === "S" ? words.say("dschunke-menu-special-offer") : words.say("dschunke-menu-yuan-offer", { yuan: worth });
}

/** What a helper does on a field of the track. */
export function fieldText(words: Words, field: Field): string {
  return words.say(`dschunke-table-field-${actionOf(field)}`, { size: sizeOf(field) });
}

/** A sealed bid of one's own; D8.7: cards of several kinds count as none. */
export function bidText(words: Words, bid: string): string {
  const cards = [...bid.matchAll(/(\d+) (\w+)/g)].map(([, count, good]) => ({ count: Number(count), good: word(words, good ?? "", "goods") }));
  const [first, ...more] = cards;
  if (!first) return words.say("dschunke-table-bid-nothing");
  if (more.length === 0) return words.say("dschunke-table-bid-is", first);
  return words.say("dschunke-table-bid-void", { cards: words.joined(cards.map(({ count, good }) => `${count} × ${good}`)) });
}

export type Moment = "always" | "market" | "turn" | "end";

/** In which moment a card counts; it is printed on it. */
export function momentOf(card: Special): Moment {
  if (card === "supply" || card === "tie-breaker") return "always";
  if (card === "swap") return "market";
  return card.startsWith("bonus-") ? "end" : "turn";
}

/** The sort of a card, without the junks that it names. */
export function kindOf(card: Special): string {
  return card.replace(/^(cash-in|bonus-8|bonus-12)-.*/, "$1");
}

const RULES: Readonly<Record<string, string>> = {
  supply: "D6.4",
  "tie-breaker": "D6.5",
  swap: "D6.6",
  "load-one": "D6.7",
  "cash-in": "D6.8",
  "take-goods": "D6.9",
  move: "D6.10",
  "bonus-8": "D6.11",
  "bonus-12": "D6.12",
};

/** The rule about a card. */
export function ruleOf(card: Special): string {
  return RULES[kindOf(card)] ?? "D6.1";
}

/** The junks that a card names, in the order in which it names them. */
export function junksOf(card: Special): string[] {
  if (card.startsWith("cash-in-")) return [card.slice("cash-in-".length)];
  return card.startsWith("bonus-") ? card.split("-").slice(2) : [];
}

/** The consequences of a choice in sentences. */
export function previewLines(preview: Preview, words: Words, players: readonly Player[]): string[] {
  const crates = (before: readonly number[], after: readonly number[]) =>
    before.flatMap((count, seat) => {
      const name = nameOf(players, seat, words);
      const values = { name, before: count, after: after[seat] ?? 0 };
      return count === after[seat] ? [] : [words.say("dschunke-preview-crates", values)];
    });
  const at = (junk: string) => ({ junk_on: word(words, junk, "on"), junk_to: word(words, junk, "to") });
  switch (preview.preview) {
    case "load":
      return [
        words.say("dschunke-preview-load", { strips: preview.strips, ...at(preview.junk) }),
        ...crates(preview.before, preview.after),
      ];
    case "cash":
      return [words.say("dschunke-preview-cash", { crates: preview.crates, yuan: preview.yuan, ...at(preview.junk) })];
    case "goods": {
      if (preview.count === 0) return [words.say("dschunke-preview-no-goods")];
      const good_goods = word(words, preview.good ?? "grey", "goods");
      const missing = preview.count - preview.of_it;
      const { crates: seen, count, of_it } = preview;
      return [words.say("dschunke-preview-goods", { crates: seen, count, of_it, missing, good_goods, ...at(preview.junk) })];
    }
    case "move": {
      const { from, to } = preview;
      const on = (junk: string) => words.say("dschunke-preview-move-crates", { junk_on: word(words, junk, "on") });
      return [
        words.say("dschunke-preview-move", { from_from: word(words, from, "from"), to_to: word(words, to, "to") }),
        [on(from), ...crates(preview.from_before, preview.from_after)].join(" "),
        [on(to), ...crates(preview.to_before, preview.to_after)].join(" "),
      ];
    }
  }
}

/** The one number of a preview that an option shows at a glance. */
export function previewNumber(preview: Preview | null | undefined): string {
  switch (preview?.preview) {
    case "load":
      return String(preview.strips);
    case "cash":
      return String(preview.yuan);
    case "goods":
      return String(preview.count);
    default:
      return "";
  }
}
