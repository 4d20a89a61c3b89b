import type { FormOptions } from "../options";
import type { Options } from "./generated";

export const options: FormOptions<Options> = {
  hands: ["secret", "open"],
  refill: ["before_ships", "after_ships"],
  insurance: ["sinking_colours", "any_colour"],
};
