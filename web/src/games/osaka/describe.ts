/** The position in sentences. */
import type { Words } from "../../lib/words/words";
import type { Description, Player } from "../game-table";
import { spokenCard, spokenCards, spokenPlace, spokenShip, spokenTokens, stoneCard, tokenSum } from "./terms";
import { COLOURS } from "./components";
import type { SeatView, SlotView, View } from "./generated";

const PLACES = [0, 1, 2, 3, 4, 5];

export function describe(view: View, players: readonly Player[], words: Words): Description[] {
  const name = (seat: number) => players.find((player) => player.seat === seat)?.name ?? String(seat + 1);
  return [
    { heading: words.say("osaka-table-tell-turn"), lines: turn(view, words, name) },
    { heading: words.say("osaka-table-tell-ships"), lines: ships(view, words) },
    { heading: words.say("osaka-table-tell-market"), lines: rows(view, words, name) },
    ...view.seats.map((own) => ({ heading: name(own.seat), lines: seat(view, own, words, name) })),
  ];
}

type Names = (seat: number) => string;

function turn(view: View, words: Words, name: Names): string[] {
  if (view.outcome) {
    const rank = view.outcome.ranking.map(({ place, points, seat }) =>
      words.say("osaka-table-tell-rank", { place, points, name: name(seat) }),
    );
    return [words.say("osaka-table-tell-over"), ...rank];
  }
  const lines = [words.say("osaka-table-tell-active", { name: name(view.active) })];
  if (view.asked && view.asked.seat !== view.active) {
    lines.push(words.say("osaka-table-tell-asked", { name: name(view.asked.seat) }));
  }
  if (view.paid.length > 0) lines.push(words.say("osaka-table-tell-paid", { cards: spokenCards(words, view.paid) }));
  return lines;
}

function ships(view: View, words: Words): string[] {
  const lines = PLACES.flatMap((place) => {
    const here = COLOURS.filter((colour) => view.ships[colour] === place);
    if (here.length === 0) return [];
    const list = words.joined(here.map((colour) => spokenShip(words, colour)));
    return [words.say("osaka-table-tell-ship-at", { place: spokenPlace(words, place), ships: list })];
  });
  if (view.sinking.length > 0) {
    const list = words.joined(view.sinking.map((colour) => spokenShip(words, colour)));
    lines.push(words.say("osaka-table-tell-sinking", { ships: list, ships_count: view.sinking.length }));
  }
  return lines;
}

function rows(view: View, words: Words, name: Names): string[] {
  const spoken = (slot: SlotView) => {
    const card = spokenCard(words, slot.card);
    return slot.reserved === null ? card : words.say("osaka-table-tell-reserved", { card, name: name(slot.reserved) });
  };
  const row = (id: "market" | "farm") =>
    view[id].length === 0
      ? words.say(`osaka-table-tell-${id}-empty`)
      : words.say(`osaka-table-tell-${id}-cards`, { cards: words.joined(view[id].map(spoken)) });
  const buyer = view.seats.find(({ seat }) => seat === (view.viewer ?? view.active));
  const price =
    buyer && buyer.price > 0
      ? [words.say("osaka-table-tell-price", { name: name(buyer.seat), price: buyer.price })]
      : [];
  const piles = words.say("osaka-table-tell-piles", { draw: view.draw_pile, discard: view.discard_pile.length });
  return [row("market"), ...price, row("farm"), piles];
}

function seat(view: View, own: SeatView, words: Words, name: Names): string[] {
  const cards = (id: string, list: SeatView["goods"]) =>
    list.length > 0 ? [words.say(id, { cards: spokenCards(words, list), name: name(own.seat) })] : [];
  const listed = spokenTokens(words, own.tokens);
  const tokens = { tokens: tokenSum(own), list: listed ? "some" : "none", listed };
  const sets = COLOURS.filter((colour) => own.set_points[colour] > 0).map((colour) =>
    words.say("osaka-table-tell-set", { colour, points: own.set_points[colour] }),
  );
  const bare = own.goods.length + own.insured.length === 0 ? [words.say("osaka-table-tell-no-goods")] : [];
  return [
    words.say("osaka-table-tell-points", { points: own.points, ...tokens }),
    ...cards("osaka-table-tell-goods", own.goods),
    ...cards("osaka-table-tell-insured", own.insured),
    ...bare,
    ...sets,
    hand(own, words),
    stone(view, own, words),
  ];
}

function hand(own: SeatView, words: Words): string {
  if (own.hand_size === 0) return words.say("osaka-table-tell-hand-empty");
  if (own.hand) return words.say("osaka-table-tell-hand", { cards: spokenCards(words, own.hand) });
  return words.say("osaka-table-tell-hand-size", { count: own.hand_size });
}

function stone(view: View, own: SeatView, words: Words): string {
  const card = stoneCard(view, own.seat);
  return card
    ? words.say("osaka-table-tell-stone", { card: spokenCard(words, card) })
    : words.say("osaka-table-tell-stone-free");
}
