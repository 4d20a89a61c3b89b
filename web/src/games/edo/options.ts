import type { OptionOf } from "../options";
import type { Options } from "./generated";

export const options: readonly OptionOf<Options>[] = [
  { name: "jiin", values: ["without", "with"] },
  { name: "tokken", values: ["without", "with"] },
  { name: "ronin", values: ["without", "with"] },
];
