/** Terms of this game: cards, ships, tokens. */
import type { Letters } from "../../art/goods";
import type { Words } from "../../lib/words/words";
import { colourOf, COLOURS, counted, keyOf, sorted, valueOf } from "./components";
import type { Card, Colour, SeatView, View } from "./generated";

/** “red 5” */
export function spokenCard(words: Words, card: Card): string {
  return words.say("osaka-table-card", { colour: colourOf(card), value: valueOf(card) });
}

/** The letters on cards and ships. */
export function lettersOf(words: Words): Letters {
  const letter = (key: string) => words.say(`osaka-letter-${key}`);
  return { r: letter("r"), b: letter("b"), y: letter("y"), g: letter("g") };
}

/** “R5”, in German “Ge5” for `Y5`. */
export function shortCard(words: Words, card: Card): string {
  return `${words.say(`osaka-letter-${keyOf(colourOf(card))}`)}${valueOf(card)}`;
}

/** “red 5, 2 × blue 3 and green 2” */
export function spokenCards(words: Words, cards: readonly Card[]): string {
  return words.joined(
    counted(sorted(cards)).map(([card, count]) =>
      words.say("osaka-table-cards", { count, card: spokenCard(words, card) }),
    ),
  );
}

export function spokenShip(words: Words, colour: Colour): string {
  return words.say("osaka-table-ship", { colour });
}

export function spokenPlace(words: Words, place: number): string {
  return words.say("osaka-table-place", { place });
}

export function spokenColour(words: Words, colour: Colour): string {
  return words.say("osaka-table-colour", { colour });
}

/** “2 red and 1 green”, or nothing. */
export function spokenTokens(words: Words, tokens: SeatView["tokens"]): string {
  const some = COLOURS.filter((colour) => tokens[colour] > 0);
  return words.joined(some.map((colour) => words.say("osaka-table-tokens", { colour, count: tokens[colour] })));
}

export function tokenSum(own: SeatView): number {
  return COLOURS.reduce((all, colour) => all + own.tokens[colour], 0);
}

/** The card under this seat's stone. */
export function stoneCard(view: View, seat: number): Card | null {
  return [...view.market, ...view.farm].find((slot) => slot.reserved === seat)?.card ?? null;
}
