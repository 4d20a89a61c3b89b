/** Options of a game in a form. Their messages are `web-option-GAME-NAME-VALUE`. */

/**
 * Every option of the generated type `Options` with the values that the form offers, the printed
 * rules first. Component data is not in the form.
 */
export type FormOptions<Options> = {
  readonly [Name in Exclude<keyof Options, "data">]: readonly Options[Name][];
};

export interface GameOption {
  readonly name: string;
  readonly values: readonly string[];
}
