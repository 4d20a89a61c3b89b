/** The current question, with help for its answer. */
import { main, plannedAction } from "./offers";
import type { Selection } from "./selection.svelte";
import { actionWords, goodsWords, spaceWords } from "./terms";
import type { ActionKind, Decision } from "./generated";

/** The rule of a decision in the rulebook. */
const RULES: Record<Exclude<Decision, "card" | "execute">, string> = {
  draft: "E3.1", name_ronin: "R2.1", place_ronin: "R2.3", plan: "E4.2", second_offer: "E9.4", second_samurai: "E10.2",
  bring_samurai: "R4.2", wages: "E11.1", discard: "E11.7",
};
const ACTION_RULES: Record<ActionKind, string> = {
  rice_home: "E6.1", money: "E6.2", recruit: "E6.3", special: "E6.4", rice: "E7.1", wood: "E7.1", stone: "E7.1",
  any_field: "E7.5", build: "E8.1", trade: "E9.1", travel: "E10.1",
};

/** The rule of the current decision. */
export function ruleFor({ view, props }: Selection): string | null {
  const { decision, seat } = props;
  if (decision === null) return null;
  if (decision !== "card" && decision !== "execute") return RULES[decision];
  const action = plannedAction(view, seat);
  return action ? ACTION_RULES[action] : "E5.2";
}

interface Asked {
  readonly question: string;
  readonly help: string;
  /** The same question as above the table. */
  readonly said?: boolean;
}

export function askedWords(selection: Selection): Asked {
  const { words, view } = selection;
  const { decision, seat, players } = selection.props;
  if (view.phase.name === "over") {
    const { reason } = view.phase;
    const why = words.say("edo-table-final-reason", { reason, threshold: view.prices.threshold });
    return { question: words.say("edo-table-over"), help: why };
  }
  if (selection.props.past) {
    const next = players.find((player) => player.seat === selection.props.past?.next);
    return { question: words.say("edo-table-past"), help: next ? words.say("edo-table-past-next", { name: next.name }) : "" };
  }
  if (decision === null || seat === null) {
    const watching = seat === null ? words.say("edo-table-watching") : "";
    const names = words.joined(players.filter((player) => player.deciding).map(({ name }) => name));
    // The moves of the others are still being shown.
    if (names === "") return { question: words.say("edo-table-going-on"), help: watching };
    const sealed = view.phase.name === "plan" && seat !== null;
    return { question: words.say(sealed ? "edo-table-sealed-waiting" : "edo-table-waiting", { names }), help: watching };
  }
  const action = decision === "card" || decision === "execute" ? plannedAction(view, seat) : null;
  if (action && view.phase.name === "card") {
    const question = words.say("edo-table-asked-card", { slot: view.phase.slot, action: actionWords(words, action) });
    return { question, help: cardWords(selection, action, view.phase.officials_left) };
  }
  return { question: words.decision("edo", decision, players[seat]?.name ?? ""), help: helpWords(selection), said: true };
}

/** Instructions for the action of this card, or what is missing, derived from the choices. */
function cardWords({ words, view, offers }: Selection, action: ActionKind, left: number): string {
  const officials = words.say("edo-table-officials-to-act", { count: left });
  if (left === 0) return officials;
  const walks = offers.some(({ choice }) => choice.choice === "move");
  if (offers.some(({ choice }) => main(choice))) {
    const how = words.say("edo-table-how", { action });
    return [how, ...(walks ? [words.say("edo-table-walk-first")] : []), officials].join(" ");
  }
  const price = action === "recruit" || action === "special" ? goodsWords(words, view.prices[action]) : "";
  const needs = words.say("edo-table-needs", { action, price });
  return words.say(walks ? "edo-table-walk-only" : "edo-table-only-finish", { needs });
}

function helpWords({ words, view, props }: Selection): string {
  const mine = view.seats[props.seat ?? 0];
  const { phase } = view;
  if (!mine) return "";
  switch (phase.name) {
    case "draft":
      return words.say("edo-table-package-help");
    case "plan":
      if (!view.own_plan || view.own_plan.cards.length === 3) return "";
      return `${words.say("edo-table-pick-card")} ${words.say("edo-table-officials-left", { count: view.own_plan.officials_left })}.`;
    case "place_ronin":
      return words.say("edo-table-ronin-tile", { tile: words.say("edo-table-tile", { tile: phase.tile }) });
    case "wages":
      return words.say("edo-table-wages-help", { samurai: mine.samurai.length, rice: mine.rice });
    case "limit":
      return words.say("edo-table-limit-help", { have: mine.rice + mine.wood + mine.stone, limit: view.prices.limit });
    case "card":
      if (phase.pending.name === "scatter") {
        return words.say("edo-table-ronin-tile", { tile: words.say("edo-table-tile", { tile: phase.pending.tile }) });
      }
      if (phase.pending.name === "bring") {
        const { space } = phase.pending;
        const count = (spaces: readonly string[]) => spaces.filter((at) => at === space).length;
        const at = spaceWords(words, view, space, "at");
        return words.say("edo-table-bring-help", { at, ronin: count(view.ronin), samurai: count(mine.samurai) });
      }
      // Decisions after the last official need none.
      return phase.officials_left === 0 ? "" : words.say("edo-table-officials-to-act", { count: phase.officials_left });
    default:
      return "";
  }
}
