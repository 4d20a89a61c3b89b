/** The selectable spots as entries of a list beside the harbour. */
import { type Offer, type Spot, fieldOf, split } from "./offers";
import type { Props } from "./props";
import { previewNumber } from "./preview";
import { capital, fieldText, junkName, word } from "./terms";
import { actionOf } from "./components";
import type { Action, Junk, Preview } from "./generated";

export interface Entry {
  readonly spot: Spot;
  readonly icon: string;
  /** The icon: a symbol, or a junk in its colour. */
  readonly junk: Junk | null;
  readonly tone: string;
  readonly title: string;
  readonly sub: string;
  /** Its gain, if that is one number. */
  readonly number: string;
  readonly off: boolean;
  /** Whether the same spot is highlighted right beside the list, where there is room for both. */
  readonly twice: boolean;
}

type Previews = Readonly<Record<string, Preview | null>>;

/** The gain of a spot is known if it leads to one choice, or all of them gain the same. */
function numberAt(spot: Spot, step: number, open: readonly Offer[], previews: Previews): string {
  const behind = open.filter(({ path }) => path[step]?.includes(spot));
  const numbers = new Set(behind.map(({ text }) => previewNumber(previews[text])));
  const [only = ""] = numbers;
  return numbers.size === 1 ? only : "";
}

/** The figures of the round and the extra cards, including used ones, which explain why they cannot be sent. */
export function figureEntries(props: Props, offers: readonly Offer[], previews: Previews): Entry[] {
  const { view, words } = props;
  const first = new Set(offers.flatMap(({ path }) => path[0] ?? []));
  const entry = (spot: Spot, icon: string, action: Action, title: string, sub: string): Entry => {
    const off = !first.has(spot);
    return { spot, icon, junk: null, tone: `a-${action}`, title, sub, number: off ? "" : numberAt(spot, 0, offers, previews), off, twice: false };
  };
  const merchants = (view.merchants ?? []).map(({ action, junk, used }) => {
    const seen = view.holds.find((hold) => hold.junk === junk)?.visible[view.viewer ?? 0] ?? 0;
    const crates = words.say("dschunke-table-crates-here", { junk: junkName(words, junk), crates: seen });
    const sub = used ? words.say("dschunke-table-turned-over") : crates;
    return entry(`merchant:${action}`, action, action, capital(word(words, action)), sub);
  });
  const helpers = view.helpers.map((helper) => {
    const field = fieldOf(helper, view);
    const title = words.say("dschunke-table-helper-row", { row: helper.row });
    const does = fieldText(words, field);
    const sub = helper.used ? words.say("dschunke-table-turned-over") : does;
    return entry(`helper:${helper.row}`, helper.used ? "hat-back" : "hat", actionOf(field), title, sub);
  });
  return [...merchants, ...helpers, ...cardEntries(props, offers, previews)];
}

/** The extra cards that are playable now. */
export function cardEntries({ words }: Props, offers: readonly Offer[], previews: Previews): Entry[] {
  const spots = new Set(offers.flatMap(({ path }) => path[0] ?? []));
  return [...spots]
    .filter((spot) => spot.startsWith("card:"))
    .map((spot) => ({
      spot,
      icon: "back-special",
      junk: null,
      tone: "",
      title: capital(word(words, split(spot)[1])),
      sub: words.say("dschunke-table-extra-card"),
      number: numberAt(spot, 0, offers, previews),
      off: false,
      twice: true,
    }));
}

/** The next spots of a choice: junks, goods or piles. */
export function stepEntries(props: Props, open: readonly Offer[], steps: number, previews: Previews): Entry[] {
  const spots = new Set(open.flatMap(({ path }) => path[steps] ?? []));
  return [...spots].map((spot) => {
    const [kind, name] = split(spot);
    const number = numberAt(spot, steps, open, previews);
    const base = { spot, tone: "", number, off: false, junk: null, twice: false };
    if (kind === "junk") return { ...base, icon: "", junk: name as Junk, ...junkTexts(props, name as Junk) };
    if (kind === "pile") return { ...base, icon: `pile-${name}`, ...pileTexts(props, name) };
    return { ...base, icon: `good-${name}`, ...goodTexts(props, name, kind) };
  });
}

function junkTexts({ view, words }: Props, junk: Junk) {
  const hold = view.holds.find((one) => one.junk === junk);
  const strips = hold?.layers.flat().filter((seat) => seat !== null).length ?? 0;
  const title = capital(word(words, junk, "junk"));
  if (view.decision === "lay") return { title, sub: words.say("dschunke-table-strips", { count: strips }) };
  const seen = hold?.visible[view.viewer ?? 0] ?? 0;
  return { title, sub: words.say("dschunke-table-your-crates", { crates: seen }) };
}

function pileTexts({ view, words }: Props, pile: string) {
  const size = view.piles.find((one) => one.pile === pile)?.size ?? 0;
  return { title: capital(word(words, pile)), sub: words.say("dschunke-table-cards-count", { count: size }) };
}

function goodTexts({ view, words }: Props, good: string, kind: string) {
  const stock = view.stock.find((one) => one.good === good)?.count;
  const held = view.own?.hand[good as keyof typeof view.own.hand] ?? 0;
  const inStock = typeof stock === "number" ? words.say("dschunke-table-in-stock", { count: stock }) : "";
  const sub = kind === "give" || !inStock ? words.say("dschunke-table-you-have", { count: held }) : inStock;
  return { title: capital(word(words, good, "goods")), sub };
}
