/** The four goods of the coast: a letter for the eye, a letter in the names of symbols and colours. */
export interface Good {
  readonly letter: string;
  /** The end of its symbols' names in the sprite, and of its custom properties: `--r`, `--r2`, `--rp`. */
  readonly key: "r" | "b" | "y" | "g";
}

export const GOODS: readonly Good[] = [
  { letter: "R", key: "r" },
  { letter: "B", key: "b" },
  { letter: "Y", key: "y" },
  { letter: "G", key: "g" },
];
