/** The options of each game, the printed rules first. Their words are `web-option-GAME-NAME-VALUE`. */
export interface GameOption {
  readonly name: string;
  readonly values: readonly string[];
}

export const OPTIONS: Record<string, readonly GameOption[]> = {
  osaka: [
    { name: "hands", values: ["secret", "open"] },
    { name: "refill", values: ["before_ships", "after_ships"] },
    { name: "insurance", values: ["sinking_colours", "any_colour"] },
  ],
  dschunke: [{ name: "setup", values: ["printed", "free"] }],
  edo: [
    { name: "jiin", values: ["without", "with"] },
    { name: "tokken", values: ["without", "with"] },
    { name: "ronin", values: ["without", "with"] },
  ],
};
