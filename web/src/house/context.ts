/** The house in the Svelte context. */
import { getContext } from "svelte";
import { clientContext } from "../lib/client";
import type { House } from "./house.svelte";

const KEY = Symbol("house");

/** The context for `mount`: the house for its pages, and the same house as client for tables and widgets. */
export const houseContext = (house: House): Map<unknown, unknown> => clientContext(house).set(KEY, house);

export function useHouse(): House {
  const house = getContext<House | undefined>(KEY);
  if (!house) throw new Error("This component needs `houseContext`.");
  return house;
}
