/** The colours and crests of the seats, in seat order; never a colour alone. */
export interface House {
  /** The shape of the crest and suffix of its symbol in the sprite. */
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
