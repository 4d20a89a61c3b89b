/** The progress of the round, from the order at the table. */
import type { View } from "./generated";

/** The seats in this round's order, from the start player on. */
export function turnOrder(view: Pick<View, "players" | "start">): number[] {
  return Array.from({ length: view.players }, (_, index) => (view.start + index) % view.players);
}

export type SlotState = "done" | "now" | "ahead";

/** The state of the card in this slot (from 1) of this seat. */
export function slotState(view: View, seat: number, slot: number): SlotState {
  const { phase } = view;
  if (phase.name === "plan" || phase.name === "draft") return "ahead";
  if (phase.name !== "card") return "done";
  if (slot !== phase.slot) return slot < phase.slot ? "done" : "ahead";
  const order = turnOrder(view);
  const [own, now] = [order.indexOf(seat), order.indexOf(phase.seat)];
  if (own === now) return "now";
  return own < now ? "done" : "ahead";
}

/** The income of this seat if all cities paid now. */
export function incomeOf(view: Pick<View, "cities">, seat: number): number {
  const shares = view.cities.flatMap(({ income }) => income).filter((share) => share.seat === seat);
  return shares.reduce((sum, { ryo }) => sum + ryo, 0);
}
