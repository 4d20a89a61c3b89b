/** The position in sentences, for screen readers and the table as text. */
import type { Words } from "../../lib/words/words";
import type { Description, Player } from "../game-table";
import { fieldOf } from "./offers";
import { phaseOf } from "./recent";
import { bidText, capital, fieldText, moneyOf, nameOf, word, worthText } from "./terms";
import { ACTIONS, GOODS, ROUNDS } from "./components";
import type { Goods, HoldView, SeatView, Special, View } from "./generated";

interface Scene {
  readonly view: View;
  readonly players: readonly Player[];
  readonly words: Words;
}

export function describe(view: View, players: readonly Player[], words: Words): Description[] {
  const scene = { view, players, words };
  const parts: [string, string[]][] = [
    ["round", roundLines(scene)],
    ["own", ownLines(scene)],
    ["market", marketLines(scene)],
    ["junks", view.ring.flatMap((junk) => junkLines(scene, view.holds.find((hold) => hold.junk === junk)))],
    ["helpers", helperLines(scene)],
    ["calendar", calendarLines(scene)],
    ["piles", pileLines(scene)],
    ["players", view.seats.map((seat) => seatLine(scene, seat))],
    ["result", resultLines(scene)],
  ];
  return parts
    .filter(([, lines]) => lines.length > 0)
    .map(([id, lines]) => ({ heading: words.say(`dschunke-table-part-${id}`), lines: lines.map(capital) }));
}

function roundLines({ view, players, words }: Scene): string[] {
  const lines = [words.say("dschunke-table-say-round", { round: view.round, rounds: ROUNDS, phase: words.say(`dschunke-table-phase-${phaseOf(view)}`) })];
  lines.push(words.say("dschunke-table-say-start", { name: nameOf(players, view.start, words) }));
  if (view.viewer !== null && view.deciding.includes(view.viewer)) lines.push(words.decision("dschunke", view.decision, nameOf(players, view.viewer, words)));
  const others = view.deciding.filter((seat) => seat !== view.viewer);
  if (others.length > 0) lines.push(words.say("dschunke-table-waiting", { names: words.joined(others.map((seat) => nameOf(players, seat, words))) }));
  if (view.laying !== null) {
    const owner = { name: nameOf(players, view.laying, words), colour: word(words, view.seats[view.laying]?.colour ?? "red") };
    lines.push(words.say("dschunke-table-say-laying", owner));
  }
  return lines;
}

/** Cards by name with their numbers. */
function cardList(cards: readonly Special[], words: Words): string {
  const kinds = [...new Set(cards)];
  const named = kinds.map((card) => {
    const count = cards.filter((one) => one === card).length;
    return words.say("dschunke-table-quoted", { card: word(words, card), count });
  });
  return words.joined(named);
}

function goodsList(goods: Goods, words: Words): string {
  const named = GOODS.filter((good) => goods[good]).map((good) => `${goods[good]} × ${word(words, good, "goods")}`);
  return named.length > 0 ? words.joined(named) : words.say("dschunke-table-none");
}

function ownLines({ view, words }: Scene): string[] {
  const { own } = view;
  if (!own) return [];
  const lines = [
    words.say("dschunke-table-say-money", { yuan: own.yuan, total: own.total }),
    words.say("dschunke-table-say-hand", { goods: goodsList(own.hand, words) }),
    words.say("dschunke-table-say-cards", { count: own.cards.length, cards: cardList(own.cards, words) }),
  ];
  if (own.bid !== null) {
    lines.push(bidText(words, own.bid));
  }
  if (own.searching) lines.push(words.say("dschunke-table-say-searching", { cards: cardList(own.searching, words) }));
  for (const { pile, cards } of own.searched) {
    lines.push(words.say("dschunke-table-say-searched", { pile_pile: word(words, pile, "pile"), count: cards.length, cards: cardList(cards, words) }));
  }
  return lines;
}

function marketLines({ view, words }: Scene): string[] {
  const { market } = view;
  if (!market) return [];
  const lines = GOODS.map((good) => {
    const closed = String(!view.open_colours.includes(good));
    return words.say("dschunke-table-offer", { good: word(words, good, "goods"), offer: worthText(words, market[good]), closed });
  });
  return [...lines, words.say("dschunke-table-say-market-left", { count: view.market_cards_left })];
}

function junkLines({ view, players, words }: Scene, hold: HoldView | undefined): string[] {
  if (!hold) return [];
  const { junk, layers } = hold;
  const seen = hold.visible.flatMap((count, seat) =>
    count > 0 ? [words.say("dschunke-table-count", { name: nameOf(players, seat, words), count })] : [],
  );
  const crates = seen.join(", ") || words.say("dschunke-table-none");
  const parts = [words.say("dschunke-table-tally", { junk: word(words, junk, "junk"), crates })];
  const top = layers.at(-1);
  if (top) {
    const lanes = top.map((seat) => (seat === null ? words.say("dschunke-table-free-lane") : nameOf(players, seat, words)));
    parts.push(words.say("dschunke-table-say-layers", { count: layers.length, lanes: lanes.join(", ") }));
  }
  const merchant = view.merchants?.find((one) => one.junk === junk);
  if (merchant) {
    const used = String(merchant.used);
    parts.push(capital(words.say("dschunke-table-say-merchant", { merchant: word(words, merchant.action, "merchant"), used })));
  } else if (!view.merchants && view.merchant_junks.includes(junk)) {
    parts.push(words.say("dschunke-table-say-disc"));
  }
  const stock = view.stock.find(({ good }) => good === junk)?.count;
  if (stock !== undefined) {
    const count = typeof stock === "number" ? stock : -1;
    parts.push(words.say("dschunke-table-say-stock", { good: word(words, junk, "goods"), count, some: String(stock === "some") }));
  }
  return [parts.join(" ")];
}

function helperLines({ view, words }: Scene): string[] {
  const rows = view.helpers.map((helper) => {
    const field = fieldText(words, fieldOf(helper, view));
    return words.say("dschunke-table-helper", { row: helper.row, field, used: String(helper.used) });
  });
  const later = view.helpers.flatMap((helper) => {
    const fields = helper.fields.slice(view.round).map((field, index) => {
      const does = fieldText(words, field);
      return words.say("dschunke-table-say-field", { round: view.round + index + 1, field: does });
    });
    return fields.length > 0 ? [words.say("dschunke-table-say-later", { row: helper.row, fields: fields.join(", ") })] : [];
  });
  const events = view.events.flatMap((event, index) =>
    event && index + 1 >= view.round ? [words.say("dschunke-table-say-event", { round: index + 1, event: words.say(`dschunke-table-event-${event}`) })] : [],
  );
  return [...rows, ...later, ...events];
}

function calendarLines({ view, words }: Scene): string[] {
  return view.calendar.map((entry) => {
    const [load_on, cash_on, goods_on] = ACTIONS.map((action) => word(words, entry[action], "on"));
    return words.say("dschunke-table-say-calendar", { round: entry.round, load_on: load_on ?? "", cash_on: cash_on ?? "", goods_on: goods_on ?? "" });
  });
}

function pileLines({ view, words }: Scene): string[] {
  const known = new Set(view.own?.searched.map(({ pile }) => pile));
  return view.piles.map(({ pile, size }) =>
    words.say("dschunke-table-pile", { pile: word(words, pile), count: size, known: String(known.has(pile)) }),
  );
}

function seatLine({ view, players, words }: Scene, seat: SeatView): string {
  const parts = [
    words.say("dschunke-table-say-seat", {
      name: nameOf(players, seat.seat, words),
      colour: word(words, seat.colour),
      hand: seat.hand_size,
      cards: seat.face_down,
      strips: seat.strips,
      supply: seat.supply,
    }),
    moneyOf(view, seat, words),
  ];
  if (seat.open_cards.length > 0) parts.push(words.say("dschunke-table-say-open", { cards: cardList(seat.open_cards, words) }));
  const used = view.used_cards.filter((one) => one.seat === seat.seat).map(({ card }) => card);
  if (used.length > 0) parts.push(words.say("dschunke-table-say-used", { cards: cardList(used, words) }));
  if (seat.has_bid) parts.push(words.say("dschunke-table-say-sealed"));
  return parts.join(" ");
}

function resultLines({ view, players, words }: Scene): string[] {
  const ranking = view.outcome?.ranking ?? [];
  return ranking.map(({ seat, place, points }) => {
    const cash = view.open?.yuan[seat] ?? 0;
    return words.say("dschunke-table-say-rank", { place, name: nameOf(players, seat, words), points, cash });
  });
}
