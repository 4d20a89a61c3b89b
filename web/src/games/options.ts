/** Options of a game as a form shows them. Their words are `web-option-GAME-NAME-VALUE`. */
export interface GameOption {
  readonly name: string;
  /** The printed rules first. */
  readonly values: readonly string[];
}

/** An option of the generated type `Options` with some of its values; component data is not in the form. */
export type OptionOf<Options> = {
  [Name in Exclude<keyof Options, "data">]: { readonly name: Name; readonly values: readonly Options[Name][] };
}[Exclude<keyof Options, "data">];
