/** Turning a card before it is planned, within the listed choices. */
import type { Listed } from "./props";
import type { Composing } from "./selection.svelte";
import type { ActionKind } from "./generated";

type PlanChoice = { readonly card: string; readonly action: ActionKind; readonly officials: number };

function plans(offers: readonly Listed[], card: string): PlanChoice[] {
  return offers.flatMap(({ choice }) => (choice.choice === "plan" && choice.card === card ? [choice] : []));
}

/** The possible numbers of officials for this action. */
export function officialsFor(offers: readonly Listed[], card: string, action: ActionKind): number[] {
  return plans(offers, card)
    .filter((plan) => plan.action === action)
    .map(({ officials }) => officials);
}

/** Takes a card in hand, or turns it to its next action, with the most officials possible. */
export function turnCard(offers: readonly Listed[], card: string, now: Composing | null): Composing | null {
  const actions = [...new Set(plans(offers, card).map(({ action }) => action))];
  const next = now?.card === card ? actions[(actions.indexOf(now.action) + 1) % actions.length] : actions[0];
  return next ? withAction(offers, card, next) : null;
}

export function withAction(offers: readonly Listed[], card: string, action: ActionKind): Composing {
  return { card, action, officials: Math.max(0, ...officialsFor(offers, card, action)) };
}

export function planText({ card, action, officials }: Composing): string {
  return `plan ${card}.${action} ${officials}`;
}
