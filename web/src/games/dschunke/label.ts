/** Labels of choices in the list of choices. */
import type { Words } from "../../lib/words/words";
import { fieldOf, readBid } from "./offers";
import { capital, word, worthText } from "./terms";
import { actionOf, sizeOf } from "./components";
import type { Action, Choice, Junk, Row, View } from "./generated";
import type { Listed } from "./props";

export interface Label {
  readonly group: string;
  readonly text: string;
}

export function label(choice: Pick<Listed, "choice">, words: Words, view: View): Label {
  return { group: capital(groupOf(choice.choice, words, view)), text: capital(textOf(choice.choice, words, view)) };
}

function groupOf(choice: Choice, words: Words, view: View): string {
  const say = (id: string) => words.say(`dschunke-table-group-${id}`);
  switch (choice.kind) {
    case "load":
    case "cash":
    case "goods":
      return say("merchants");
    case "helper":
      return say("helpers");
    case "extra_load":
    case "extra_cash":
    case "extra_goods":
    case "extra_move":
      return say("cards");
    case "bid": {
      const { good } = readBid(choice.bid);
      const offer = good ? worthText(words, view.market?.[good] ?? 0) : "";
      return good ? words.say("dschunke-table-group-bid", { good: word(words, good, "goods"), offer }) : say("nothing");
    }
    case "done":
      return say("nothing");
    case "yuan":
      return say("pile");
    default:
      return say(choice.kind);
  }
}

function textOf(choice: Choice, words: Words, view: View): string {
  const say = (id: string, args = {}) => words.say(`dschunke-table-choice-${id}`, args);
  switch (choice.kind) {
    case "lay": {
      const owner = view.seats[view.laying ?? 0];
      return say("lay", { ...placed(words, choice.junk), colour: word(words, owner?.colour ?? "red") });
    }
    case "swap":
      return say("swap", { give_goods: word(words, choice.give, "goods"), take_goods: word(words, choice.take, "goods") });
    case "done":
      return say("done", { decision: view.decision ?? "" });
    case "pile":
      return say("pile", { ...sized(view, choice.pile), pile_pile: word(words, choice.pile, "pile") });
    case "keep":
      return say("keep", { card: word(words, choice.card) });
    case "yuan":
      return say("yuan");
    case "load":
    case "cash":
    case "goods":
      return merchantText(choice.kind, "good" in choice ? choice.good : undefined, words, view);
    case "helper":
      return helperText(choice, words, view);
    case "extra_load":
      return say("extra-load", placed(words, choice.junk));
    case "extra_cash":
      return say("extra-cash", { ...placed(words, choice.junk), ...seen(view, choice.junk) });
    case "extra_goods":
      return say("extra-goods", { ...placed(words, choice.junk), ...seen(view, choice.junk), ...named(words, choice.good) });
    case "extra_move":
      return say("extra-move", { from_from: word(words, choice.from, "from"), to_to: word(words, choice.to, "to") });
    case "take":
      return say("take", { good_goods: word(words, choice.good, "goods") });
    case "bid": {
      const { count, good } = readBid(choice.bid);
      return good ? say("bid", { count, good_goods: word(words, good, "goods") }) : say("no-bid");
    }
  }
}

function merchantText(action: Action, good: string | undefined, words: Words, view: View): string {
  const junk = view.merchants?.find((merchant) => merchant.action === action)?.junk ?? "grey";
  const args = { ...placed(words, junk), ...seen(view, junk), ...named(words, good) };
  return words.say(`dschunke-table-choice-merchant-${action}`, args);
}

function helperText(choice: { row?: Row; action: Action; junk: Junk; good?: string }, words: Words, view: View): string {
  const helper = view.helpers.find(
    (one) => !one.used && (choice.row ? one.row === choice.row : actionOf(fieldOf(one, view)) === choice.action),
  );
  const field = helper ? fieldOf(helper, view) : choice.action;
  const args = { ...placed(words, choice.junk), ...seen(view, choice.junk), ...named(words, choice.good) };
  return words.say(`dschunke-table-choice-helper-${choice.action}`, { ...args, row: choice.row ?? "any", size: sizeOf(field) });
}

function placed(words: Words, junk: Junk) {
  return { junk_on: word(words, junk, "on"), junk_to: word(words, junk, "to") };
}

/** The visible crates of the viewer on a junk. */
function seen(view: View, junk: Junk) {
  const crates = view.holds.find((hold) => hold.junk === junk)?.visible[view.viewer ?? 0] ?? 0;
  return { crates };
}

function named(words: Words, good: string | undefined) {
  return { named: String(good !== undefined), good_goods: good ? word(words, good, "goods") : "" };
}

function sized(view: View, pile: string) {
  return { count: view.piles.find((one) => one.pile === pile)?.size ?? 0 };
}
