/** Terms of this game: goods, junks, cards, money. */
import type { Words } from "../../lib/words/words";
import type { Player } from "../game-table";
import { actionOf, sizeOf } from "./components";
import type { Field, SeatView, Special, View, Worth } from "./generated";

type Form = "goods" | "junk" | "on" | "to" | "from" | "short" | "brief" | "merchant" | "pile" | "letter";

/** A term of the game, alone or in one of its forms. */
export function word(words: Words, name: string, form?: Form): string {
  const id = `dschunke-word-${name}`;
  return (form && words.form(id, form)) ?? words.say(id);
}

/** Capitalises the first letter, for text that stands alone. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The colour of a junk alone, for plates and cards. */
export function junkName(words: Words, junk: string): string {
  return words.say(`dschunke-table-junk-${junk}`);
}

export function nameOf(players: readonly Player[], seat: number, words: Words): string {
  return players[seat]?.name ?? words.say("seat-unnamed", { number: seat });
}

/** The known money of a seat: after the end it is public, in earlier positions too. */
export function moneyOf(view: View, { seat, told }: SeatView, words: Words): string {
  const open = view.open?.yuan[seat];
  if (open !== undefined) return words.say("dschunke-table-turned-up", { yuan: open });
  return words.say("dschunke-table-told", { yuan: told ?? 0, known: String(told !== null) });
}

export function worthText(words: Words, worth: Worth): string {
  return worth === "S" ? words.say("dschunke-menu-special-offer") : words.say("dschunke-menu-yuan-offer", { yuan: worth });
}

/** The action of a helper on a field of the track. */
export function fieldText(words: Words, field: Field): string {
  return words.say(`dschunke-table-field-${actionOf(field)}`, { size: sizeOf(field) });
}

/** The viewer's own sealed bid; D8.7: cards of several kinds count as none. */
export function bidText(words: Words, bid: string): string {
  const cards = [...bid.matchAll(/(\d+) (\w+)/g)].map(([, count, good]) => ({ count: Number(count), good: word(words, good ?? "", "goods") }));
  const [first, ...more] = cards;
  if (!first) return words.say("dschunke-table-bid-nothing");
  if (more.length === 0) return words.say("dschunke-table-bid-is", first);
  return words.say("dschunke-table-bid-void", { cards: words.joined(cards.map(({ count, good }) => `${count} × ${good}`)) });
}

export type Moment = "always" | "market" | "turn" | "end";

/** The timing of a card, as printed on it. */
export function momentOf(card: Special): Moment {
  if (card === "supply" || card === "tie-breaker") return "always";
  if (card === "swap") return "market";
  return card.startsWith("bonus-") ? "end" : "turn";
}

/** The kind of a card, without its junks. */
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

/** The junks of a card in printed order. */
export function junksOf(card: Special): string[] {
  if (card.startsWith("cash-in-")) return [card.slice("cash-in-".length)];
  return card.startsWith("bonus-") ? card.split("-").slice(2) : [];
}
