import type { OptionOf } from "../options";
import type { Options } from "./generated";

export const options: readonly OptionOf<Options>[] = [{ name: "setup", values: ["printed", "free"] }];
