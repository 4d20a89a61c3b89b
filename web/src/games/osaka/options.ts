import type { OptionOf } from "../options";
import type { Options } from "./generated";

export const options: readonly OptionOf<Options>[] = [
  { name: "hands", values: ["secret", "open"] },
  { name: "refill", values: ["before_ships", "after_ships"] },
  { name: "insurance", values: ["sinking_colours", "any_colour"] },
];
