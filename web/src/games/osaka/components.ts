/** The printed values of cards, and bags of cards. No rule is computed here. */
import type { Card, Colour } from "./generated";

/** The colours in the order of the rulebook. */
export const COLOURS: readonly Colour[] = ["red", "blue", "yellow", "green"];

const BY_LETTER: Record<string, Colour> = { R: "red", B: "blue", Y: "yellow", G: "green" };

export function colourOf(card: Card): Colour {
  return BY_LETTER[card.charAt(0)] ?? "red";
}

/** The letter of a colour in the sprite and in custom properties. */
export function keyOf(colour: Colour): string {
  return colour.charAt(0);
}

export function valueOf(card: Card): number {
  return Number(card.charAt(1));
}

export function sum(cards: readonly Card[]): number {
  return cards.reduce((all, card) => all + valueOf(card), 0);
}

/** By colour, the highest first: the order of the engine. */
export function sorted(cards: readonly Card[]): Card[] {
  const rank = (card: Card) => COLOURS.indexOf(colourOf(card)) * 10 - valueOf(card);
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

/** Whether two lists contain the same cards in any order. */
export function same(a: readonly Card[], b: readonly Card[]): boolean {
  return a.length === b.length && sorted(a).join() === sorted(b).join();
}

/** Whether all of these cards are contained in the others. */
export function within(few: readonly Card[], many: readonly Card[]): boolean {
  const left = [...many];
  return few.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Groups equal cards with their numbers, in the order of appearance. */
export function counted(cards: readonly Card[]): [Card, number][] {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
