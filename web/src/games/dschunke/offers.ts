/**
 * Listed choices as paths of spots: first the figure or card, then the place, then the object.
 *
 * No rule is computed here. A spot is selectable because a listed choice leads over it; any other spot
 * is sent as an attempt, and the server explains why it is impossible.
 */
import { actionOf } from "./components";
import type { Choice, Good, HelperView, Junk, Row, View } from "./generated";
import type { Listed } from "./props";

/** A place in the picture, such as `merchant:load`, `junk:grey` or `good:white`. */
export type Spot = `${"merchant" | "helper" | "card" | "junk" | "good" | "give" | "pile" | "special" | "bid" | "do"}:${string}`;

export interface Offer {
  readonly text: string;
  readonly choice: Choice;
  /** The spots of every step that mean this choice: both helpers, where either would do. */
  readonly path: readonly (readonly Spot[])[];
}

export function offersOf(choices: readonly Listed[], view: View): Offer[] {
  return choices.map(({ text, choice }) => ({ text, choice, path: pathOf(choice, view) }));
}

function pathOf(choice: Choice, view: View): Spot[][] {
  const named = (good?: Good): Spot[][] => (good ? [[`good:${good}`]] : []);
  switch (choice.kind) {
    case "load":
    case "cash":
      return [[`merchant:${choice.kind}`]];
    case "goods":
      return [["merchant:goods"], ...named(choice.good)];
    case "helper":
      return [helperSpots(choice.action, choice.row, view), [`junk:${choice.junk}`], ...named(choice.good)];
    case "extra_load":
      return [["card:load-one"], [`junk:${choice.junk}`]];
    case "extra_cash":
      return [[`card:cash-in-${choice.junk}`]];
    case "extra_goods":
      return [["card:take-goods"], [`junk:${choice.junk}`], ...named(choice.good)];
    case "extra_move":
      return [["card:move"], [`junk:${choice.from}`], [`junk:${choice.to}`]];
    case "lay":
      return [[`junk:${choice.junk}`]];
    case "swap":
      return [[`give:${choice.give}`], [`good:${choice.take}`]];
    case "take":
      return [[`good:${choice.good}`]];
    case "pile":
      return [[`pile:${choice.pile}`]];
    case "keep":
      return [[`special:${choice.card}`]];
    case "bid":
      return [[`bid:${choice.bid}`]];
    default:
      return [[`do:${choice.kind}`]];
  }
}

/** Without a row, the choice means either helper on a field with this action. */
function helperSpots(action: string, row: Row | undefined, view: View): Spot[] {
  const meant = (helper: HelperView) => !helper.used && actionOf(fieldOf(helper, view)) === action;
  const rows = row ? [row] : view.helpers.filter(meant).map((helper) => helper.row);
  return rows.map((row): Spot => `helper:${row}`);
}

export function fieldOf(helper: HelperView, view: View) {
  return helper.fields[Math.max(0, view.round - 1)] ?? "load 1";
}

/** The choices that remain after these spots. */
export function following(offers: readonly Offer[], picks: readonly Spot[]): Offer[] {
  return offers.filter(({ path }) => picks.every((pick, step) => path[step]?.includes(pick)));
}

/** The spots of the next step. */
export function nextSpots(open: readonly Offer[], steps: number): Set<Spot> {
  return new Set(open.flatMap(({ path }) => path[steps] ?? []));
}

/** Adds the steps that have only one alternative. */
export function advance(offers: readonly Offer[], picks: readonly Spot[]): Spot[] {
  const taken = [...picks];
  for (;;) {
    const open = following(offers, taken);
    const next = nextSpots(open, taken.length);
    const [only] = next;
    const allContinue = open.every(({ path }) => path.length > taken.length);
    if (taken.length === 0 || next.size !== 1 || !only || !allContinue) return taken;
    taken.push(only);
  }
}

/** The only remaining choice, once a spot was selected. */
export function chosenOf(offers: readonly Offer[], picks: readonly Spot[]): Offer | null {
  const [only, ...others] = following(offers, picks);
  return picks.length > 0 && only && others.length === 0 ? only : null;
}

/**
 * The effect of a click on a spot: the last spot again confirms, a next step continues, a first step
 * restarts, and anything else is refused.
 */
export function pointAt(offers: readonly Offer[], picks: readonly Spot[], spot: Spot): readonly Spot[] | "confirm" | "refuse" {
  const chosen = chosenOf(offers, picks);
  if (chosen && picks.at(-1) === spot) return "confirm";
  if (!chosen && nextSpots(following(offers, picks), picks.length).has(spot)) return advance(offers, [...picks, spot]);
  return nextSpots(offers, 0).has(spot) ? advance(offers, [spot]) : "refuse";
}

/** The notation of the probable intention behind a click on a spot that is not offered. */
export function attempt(picks: readonly Spot[], spot: Spot, view: View): string | null {
  const [kind, word] = split(spot);
  const free = view.ring.find((junk) => !view.merchant_junks.includes(junk)) ?? "grey";
  switch (kind) {
    case "merchant":
      return word;
    case "helper":
      return helperAttempt(word, free, view);
    case "card":
      return cardAttempt(word, []);
    case "pile":
      return `pile ${word}`;
    case "special":
      return `keep ${word}`;
    case "good":
      return goodAttempt(picks, word);
    case "give":
      return view.decision === "bid" ? `bid 1 ${word}` : `swap ${word} ${word === "white" ? "brown" : "white"}`;
    case "junk":
      return junkAttempt(picks, word as Junk, view);
    default:
      return null;
  }
}

function helperAttempt(row: string, junk: string, view: View): string | null {
  const helper = view.helpers.find((helper) => helper.row === row);
  return helper ? `helper ${actionOf(fieldOf(helper, view))} ${junk}` : null;
}

function cardAttempt(card: string, junks: readonly string[]): string | null {
  const [where = "grey", to = where === "grey" ? "white" : "grey"] = junks;
  if (card === "swap") return "swap white brown";
  if (card === "move") return `extra move ${where} ${to}`;
  if (card.startsWith("cash-in-")) return `extra cash-in ${card.slice("cash-in-".length)}`;
  return card === "load-one" || card === "take-goods" ? `extra ${card} ${where}` : null;
}

function goodAttempt(picks: readonly Spot[], good: string): string {
  const [kind, given] = split(picks[0] ?? "good:");
  return kind === "give" ? `swap ${given} ${good}` : `take ${good}`;
}

function junkAttempt(picks: readonly Spot[], junk: Junk, view: View): string | null {
  const [kind, word] = split(picks[0] ?? "junk:");
  if (kind === "helper") return helperAttempt(word, junk, view);
  const junks = picks.slice(1).map((pick) => split(pick)[1]);
  if (kind === "card") return cardAttempt(word, [...junks, junk]);
  return view.decision === "lay" ? `lay ${junk}` : null;
}

export function split(spot: string): [string, string] {
  const at = spot.indexOf(":");
  return [spot.slice(0, at), spot.slice(at + 1)];
}

/** Splits a bid such as `3 orange` or `-`; cards of several kinds are no bid. */
export function readBid(bid: string): { count: number; good: Good | null } {
  const [count, good, ...more] = bid.split(" ");
  return good && more.length === 0 ? { count: Number(count), good: good as Good } : { count: 0, good: null };
}
