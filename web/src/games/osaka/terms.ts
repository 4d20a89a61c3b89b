/** Things of this game in words: cards, ships, tokens. */
import type { Words } from "../../lib/words/words";
import { colourOf, COLOURS, counted, sorted, valueOf } from "./components";
import type { Card, Colour, SeatView, View } from "./generated";

/** “red 5” */
export function spokenCard(words: Words, card: Card): string {
  return words.say("osaka-table-card", { colour: colourOf(card), value: valueOf(card) });
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

/** The card on which this seat's stone lies. */
export function stoneCard(view: View, seat: number): Card | null {
  return [...view.market, ...view.farm].find((slot) => slot.reserved === seat)?.card ?? null;
}
