/** The houses that sit at a table, in seat order: a colour and a crest each, never a colour alone. */
export interface House {
  /** The shape of the crest, and the end of its symbol's name in the sprite. */
  readonly crest: "circle" | "diamond" | "square" | "fan" | "waves";
  /** The custom property with the colour. */
  readonly colour: `--${string}`;
}

const FIRST: House = { crest: "circle", colour: "--white" };

export const HOUSES: readonly House[] = [
  FIRST,
  { crest: "diamond", colour: "--pink" },
  { crest: "square", colour: "--grey" },
  { crest: "fan", colour: "--beige" },
  { crest: "waves", colour: "--violet" },
];

/** The house of a seat. */
export function houseOf(seat: number): House {
  return HOUSES[seat % HOUSES.length] ?? FIRST;
}
