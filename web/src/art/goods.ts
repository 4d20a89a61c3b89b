/** The four goods: the letter of the notation, and the letter in names of symbols and colours. */
export interface Good {
  readonly letter: string;
  /** The suffix of its symbols in the sprite and of its custom properties: `--r`, `--r2`, `--rp`. */
  readonly key: "r" | "b" | "y" | "g";
}

/** The letters on cards and ships in a language. */
export type Letters = Readonly<Record<Good["key"], string>>;

export const GOODS: readonly Good[] = [
  { letter: "R", key: "r" },
  { letter: "B", key: "b" },
  { letter: "Y", key: "y" },
  { letter: "G", key: "g" },
];
