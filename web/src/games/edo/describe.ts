/** The position in sentences, for screen readers and the table as text. */
import type { Words } from "../../lib/words/words";
import type { Description, Player } from "../game-table";
import {
  actionWords, capital, cardWords, facesWords, goodsWords, hasHouseInEdo, privilegeWords, spaceWords,
} from "./terms";
import type { CityView, MerchantView, Privilege, SeatView, SlotView, View, WishView } from "./generated";

interface Told {
  readonly view: View;
  readonly words: Words;
  readonly names: readonly string[];
}

export function describe(view: View, players: readonly Player[], words: Words): Description[] {
  const told: Told = { view, words, names: players.map(({ name }) => name) };
  const part = (word: string, lines: readonly string[]): Description[] =>
    lines.length > 0 ? [{ heading: words.say(`edo-table-heading-${word}`), lines }] : [];
  return [
    ...part("round", round(told)),
    ...part("packages", packages(told)),
    ...part("seats", view.seats.flatMap((seat) => seatLines(told, seat))),
    ...part("plans", [...ownPlan(told), ...view.seats.flatMap((seat) => planLines(told, seat))]),
    ...part("cities", view.cities.map((city) => cityLine(told, city))),
    ...part("fields", fields(told)),
    ...part("figures", figures(told)),
    ...part("merchant", merchant(told)),
    ...part("wishes", wishes(told)),
    ...part("cards", cards(told)),
  ];
}

function nameOf({ names, words }: Told, seat: number): string {
  return names[seat] ?? words.say("seat-unnamed", { number: seat });
}

function round(told: Told): string[] {
  const { view, words } = told;
  const { phase } = view;
  const seat = "seat" in phase ? phase.seat : view.start;
  const slot = phase.name === "card" ? phase.slot : 0;
  return [
    words.say("edo-table-says-round", { round: view.round, rounds: view.rounds, name: nameOf(told, view.start) }),
    words.say("edo-table-says-phase", { phase: phase.name, name: nameOf(told, seat), slot }),
    words.say("edo-table-says-end", { threshold: view.prices.threshold }),
  ];
}

function packages({ view, words }: Told): string[] {
  if (view.phase.name !== "draft") return [];
  return view.packages.map(({ number, contents }) =>
    words.say("edo-table-says-package", { number, goods: goodsWords(words, contents) }),
  );
}

function seatLines(told: Told, seat: SeatView): string[] {
  const { view, words } = told;
  const name = nameOf(told, seat.seat);
  const edo = hasHouseInEdo(view, seat.seat) ? "yes" : "no";
  const extras = [
    ...seat.special_cards.map((card) => cardWords(words, card)),
    ...seat.privileges.map((privilege) => privilegeWords(words, privilege)),
    ...(seat.ronin_tiles > 0 ? [words.say("edo-board-ronin-tiles", { count: seat.ronin_tiles })] : []),
    ...(seat.black_officials > 0 ? [words.say("edo-board-black", { count: seat.black_officials })] : []),
  ];
  return [
    words.say("edo-table-says-seat", { name, points: seat.points, goods: goodsWords(words, seat), edo }),
    words.say("edo-table-says-people", {
      name, own: seat.own_officials, neutral: seat.neutral_officials, samurai: seat.samurai.length,
    }),
    ...(extras.length > 0 ? [words.say("edo-table-says-extras", { name, list: words.joined(extras) })] : []),
  ];
}

function planLines(told: Told, seat: SeatView): string[] {
  const { view, words } = told;
  const name = nameOf(told, seat.seat);
  if (view.phase.name === "plan") {
    return [words.say(seat.confirmed === "yes" ? "edo-table-says-sealed" : "edo-table-says-planning", { name })];
  }
  return slots(words, name, seat.plan);
}

/** The viewer's plan so far, hidden from others. */
function ownPlan({ view, words }: Told): string[] {
  if (!view.own_plan) return [];
  const { cards, officials_left: count } = view.own_plan;
  return [...slots(words, words.say("edo-table-says-own-plan"), cards), `${words.say("edo-table-officials-left", { count })}.`];
}

function slots(words: Words, name: string, plan: readonly SlotView[]): string[] {
  return plan.map(({ action, officials }, index) =>
    words.say("edo-table-says-slot", { name, slot: index + 1, action: actionWords(words, action), officials }),
  );
}

function cityLine(told: Told, city: CityView): string {
  const { words } = told;
  const built = city.buildings.map(({ building, seat }) =>
    words.say("edo-table-building", { building, name: seat === null ? "" : nameOf(told, seat) }),
  );
  const pays = city.income.map(({ seat, ryo }) => words.say("edo-table-pays", { ryo, name: nameOf(told, seat) }));
  return words.say("edo-table-says-city", {
    name: city.name,
    fund: city.fund,
    built: built.length,
    list: built.join(", "),
    free: city.sites - built.length,
    paid: pays.length,
    pays: words.joined(pays),
  });
}

function fields({ view, words }: Told): string[] {
  const yields = view.fields.map(({ space, amount }) =>
    words.say("edo-table-says-field", { name: capital(spaceWords(words, view, space)), amount }),
  );
  const covered = view.covered.map((space) => spaceWords(words, view, space));
  return covered.length > 0 ? [...yields, words.say("edo-table-says-covered", { list: words.joined(covered) })] : yields;
}

function figures(told: Told): string[] {
  const { view, words } = told;
  const at = (space: string) => spaceWords(words, view, space, "at");
  const samurai = view.seats
    .filter((seat) => seat.samurai.length > 0)
    .map((seat) =>
      words.say("edo-table-says-where", { name: nameOf(told, seat.seat), list: words.joined(seat.samurai.map(at)) }),
    );
  const temples = view.seats.flatMap((seat) =>
    seat.temples.map((space) => {
      const temple = words.say("edo-table-here-temple", { name: nameOf(told, seat.seat) });
      return words.say("edo-table-says-where", { name: capital(spaceWords(words, view, space)), list: temple });
    }),
  );
  const ronin = view.ronin.length > 0 ? [words.say("edo-table-says-ronin", { list: words.joined(view.ronin.map(at)) })] : [];
  const settled = view.bystanders.map(at);
  const bystanders = settled.length > 0 ? [words.say("edo-table-says-bystanders", { list: words.joined(settled) })] : [];
  const nobody = samurai.length === 0 ? [words.say("edo-table-says-no-figure")] : samurai;
  return [...nobody, ...bystanders, ...ronin, ...temples];
}

/** Both offers of a merchant card. */
export function offerWords(words: Words, card: MerchantView): { buy: string; point: string } {
  return {
    buy: words.say("edo-table-offer-buy", { pieces: card.pieces, resource: card.buy, ryo: card.ryo_each }),
    point: words.say("edo-table-offer-point", { price: goodsWords(words, card.point) }),
  };
}

function merchant({ view, words }: Told): string[] {
  const next = view.next_merchant_card;
  return [
    words.say("edo-table-merchant-at", { at: spaceWords(words, view, view.merchant, "at") }),
    words.say("edo-table-says-offer", offerWords(words, view.merchant_card)),
    next ? words.say("edo-table-says-next-offer", offerWords(words, next)) : words.say("edo-table-none-next"),
  ];
}

/** A wish with its price and its gains. */
export function wishWords(words: Words, wish: WishView): string {
  const args = { kind: words.say("edo-table-wish-kind", { kind: wish.kind }), price: goodsWords(words, wish.price) };
  if (!wish.privilege) return words.say("edo-table-wish-label-bare", args);
  return words.say("edo-table-wish-label", { ...args, privilege: privilegeWords(words, wish.privilege) });
}

function wishes({ view, words }: Told): string[] {
  const next = view.next_wish ? { ...view.next_wish, privilege: view.next_privilege } : null;
  return [
    ...view.wishes.map((wish) => `${wishWords(words, wish)}.`),
    ...(next ? [words.say("edo-table-says-next-wish", { wish: wishWords(words, next) })] : []),
    ...privileges(view).map((privilege) =>
      words.say("edo-table-says-privilege", {
        privilege: privilegeWords(words, privilege), help: words.say("edo-table-privilege-help", { privilege }),
      }),
    ),
  ];
}

/** Every privilege in play, once, with its effect. */
function privileges({ wishes, next_privilege: next, seats }: View): Privilege[] {
  const shown = [...wishes.map(({ privilege }) => privilege), next, ...seats.flatMap((seat) => seat.privileges)];
  return [...new Set(shown)].filter((privilege) => privilege !== null);
}

function cards({ view, words }: Told): string[] {
  const owned = new Set([...view.special_cards, ...view.seats.flatMap((seat) => seat.special_cards), "A", "B", "C"]);
  const faces = view.cards
    .filter(({ card }) => owned.has(card))
    .map((card) => words.say("edo-table-says-card", { card: capital(cardWords(words, card.card)), faces: facesWords(words, card) }));
  const { prices } = view;
  const things = (["house", "post", "fortress", "temple", "recruit", "special"] as const)
    .filter((thing) => thing !== "temple" || view.modules.jiin === "with")
    .map((thing) =>
      words.say("edo-table-says-price", {
        thing: words.say("edo-table-thing", { thing }),
        price: goodsWords(words, prices[thing]),
      }),
    );
  const figures = words.say("edo-board-figures", {
    step: prices.step, wage: prices.wage, limit: prices.limit, threshold: prices.threshold,
  });
  return [...faces, ...things, `${figures}.`];
}
