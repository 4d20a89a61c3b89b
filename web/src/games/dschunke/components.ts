/** The printed components in order, and the fields of the helper track. */
import type { Action, Colour, Field, Good } from "./generated";

export const GOODS: readonly Good[] = ["white", "brown", "purple", "orange"];
export const ACTIONS: readonly Action[] = ["load", "cash", "goods"];
export const COLOURS: readonly Colour[] = ["red", "blue", "green", "yellow"];
export const ROUNDS = 10;

export function actionOf(field: Field): Action {
  return field.split(" ")[0] as Action;
}

/** The number on a field; 0 without one. */
export function sizeOf(field: Field): number {
  return Number(field.split(" ")[1] ?? 0);
}
