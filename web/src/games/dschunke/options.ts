import type { FormOptions } from "../options";
import type { Options } from "./generated";

export const options: FormOptions<Options> = { setup: ["printed", "free"] };
