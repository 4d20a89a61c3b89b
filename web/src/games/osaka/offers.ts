/** Listed choices for a selection of cards, and the notation of a selection. */
import { same, sorted, sum, umbrellasOf } from "./components";
import type { Card, Colour } from "./generated";
import type { Listed } from "./props";

/** The payments that are listed, for a purchase that begins or for the rest of one. */
export function payments(choices: readonly Listed[]): (readonly Card[])[] {
  return choices.flatMap(({ choice }) =>
    choice.kind === "buy" ? [choice.payment] : choice.kind === "pay" ? [choice.cards] : [],
  );
}

/**
 * The listed payment to begin with: as few coins lost as possible, then as few umbrellas, then as
 * few cards. Nothing if only the word `buy` is listed: its preview then says what to begin with.
 */
export function preselected(choices: readonly Listed[]): readonly Card[] | null {
  const umbrellas = (cards: readonly Card[]) => cards.reduce((all, card) => all + umbrellasOf(card), 0);
  const rank = (cards: readonly Card[]) => [sum(cards), umbrellas(cards), cards.length];
  const full = payments(choices).filter((cards) => cards.length > 0);
  return full.reduce<readonly Card[] | null>(
    (best, cards) => (best === null || lower(rank(cards), rank(best)) ? cards : best),
    null,
  );
}

function lower(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}

/** The indices of these cards in a hand, each index once; of equal cards the preferred ones first. */
export function indicesOf(cards: readonly Card[], hand: readonly Card[], preferred: readonly number[] = []): number[] {
  const order = [...preferred, ...hand.keys()];
  const taken: number[] = [];
  for (const card of cards) {
    const at = order.find((index) => hand[index] === card && !taken.includes(index));
    if (at !== undefined) taken.push(at);
  }
  return taken;
}

function list(cards: readonly Card[]): string {
  return sorted(cards).join(" ");
}

export function buyText(payment: readonly Card[]): string {
  return `buy ${list(payment)}`.trim();
}

export function payText(cards: readonly Card[]): string {
  return `pay ${list(cards)}`;
}

export function saveText(goods: readonly Card[]): string {
  return `save ${list(goods)}`;
}

export function insureText(colour: Colour | null, payment: readonly Card[], saved: readonly Card[]): string {
  const first = colour ? `insure ${colour} ` : "insure ";
  if (payment.length === 0) return `${first}-`;
  return first + list(payment) + (saved.length > 0 ? ` for ${list(saved)}` : "");
}

/** The text for taking the card with this stone on it. */
export function takeText(card: Card, stone: number | null): string {
  return stone === null ? `take ${card}` : `take ${card}@${stone}`;
}

export function reserveText(card: Card, row: "market" | "farm"): string {
  return row === "farm" ? `reserve ${card} farm` : `reserve ${card}`;
}

/**
 * The goods to save at first with this payment: of those listed the most valuable; nothing where
 * they need not be named, or where the payment is not listed.
 */
export function preselectedSaved(choices: readonly Listed[], payment: readonly Card[]): readonly Card[] {
  const named = choices.flatMap(({ choice }) =>
    choice.kind === "insure" && same(choice.payment, payment) ? [choice.saved] : [],
  );
  return named.reduce<readonly Card[]>((best, saved) => (sum(saved) > sum(best) ? saved : best), []);
}
