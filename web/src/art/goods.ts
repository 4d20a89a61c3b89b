/** The four goods of the coast: the letter of the notation, and one in the names of symbols and colours. */
export interface Good {
  readonly letter: string;
  /** The end of its symbols' names in the sprite, and of its custom properties: `--r`, `--r2`, `--rp`. */
  readonly key: "r" | "b" | "y" | "g";
}

/** What is written on cards and ships: the letters of a language. */
export type Letters = Readonly<Record<Good["key"], string>>;

export const GOODS: readonly Good[] = [
  { letter: "R", key: "r" },
  { letter: "B", key: "b" },
  { letter: "Y", key: "y" },
  { letter: "G", key: "g" },
];
