/** The options of each game, the printed rules first. Their words are `web-option-GAME-NAME-VALUE`. */
import type { Options as Dschunke } from "../games/dschunke/generated";
import type { Options as Edo } from "../games/edo/generated";
import type { Options as Osaka } from "../games/osaka/generated";

export interface GameOption {
  readonly name: string;
  readonly values: readonly string[];
}

/** An option of this game with some of its values; component data is no option of the form. */
type OptionOf<Options> = {
  [Name in Exclude<keyof Options, "data">]: { readonly name: Name; readonly values: readonly Options[Name][] };
}[Exclude<keyof Options, "data">];

const OSAKA: readonly OptionOf<Osaka>[] = [
  { name: "hands", values: ["secret", "open"] },
  { name: "refill", values: ["before_ships", "after_ships"] },
  { name: "insurance", values: ["sinking_colours", "any_colour"] },
];
const DSCHUNKE: readonly OptionOf<Dschunke>[] = [{ name: "setup", values: ["printed", "free"] }];
const EDO: readonly OptionOf<Edo>[] = [
  { name: "jiin", values: ["without", "with"] },
  { name: "tokken", values: ["without", "with"] },
  { name: "ronin", values: ["without", "with"] },
];

export const OPTIONS: Record<string, readonly GameOption[]> = { osaka: OSAKA, dschunke: DSCHUNKE, edo: EDO };
