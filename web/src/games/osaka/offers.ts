/** Listed choices for a selection of cards, and its notation. */
import { same, sorted, sum } from "./components";
import type { Card, Colour } from "./generated";
import type { Listed } from "./props";

/** The smallest listed completion of a payment: as few coins as possible, then as few cards. */
export function smallestRest(choices: readonly Listed[]): readonly Card[] {
  const rests = choices.flatMap(({ choice }) => (choice.kind === "pay" ? [choice.cards] : []));
  const [smallest = []] = rests.toSorted((a, b) => sum(a) - sum(b) || a.length - b.length);
  return smallest;
}

/** The indices of these cards in a hand, each index once; among equal cards the preferred ones first. */
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

/** The notation for taking the card with this stone on it. */
export function takeText(card: Card, stone: number | null): string {
  return stone === null ? `take ${card}` : `take ${card}@${stone}`;
}

export function reserveText(card: Card, row: "market" | "farm"): string {
  return row === "farm" ? `reserve ${card} farm` : `reserve ${card}`;
}

/**
 * The initially saved goods for this payment: the most valuable listed ones; nothing if they need not
 * be named, or if the payment is not listed.
 */
export function preselectedSaved(choices: readonly Listed[], payment: readonly Card[]): readonly Card[] {
  const named = choices.flatMap(({ choice }) =>
    choice.kind === "insure" && same(choice.payment, payment) ? [choice.saved] : [],
  );
  return named.reduce<readonly Card[]>((best, saved) => (sum(saved) > sum(best) ? saved : best), []);
}
