import type { FormOptions } from "../options";
import type { Options } from "./generated";

export const options: FormOptions<Options> = {
  jiin: ["without", "with"],
  tokken: ["without", "with"],
  ronin: ["without", "with"],
};
