/**
 * Bidirectional isolation of user input. A right-to-left name would otherwise move the words, numbers
 * and marks beside it (UAX #9).
 */

/** Letters of right-to-left scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const FIRST_STRONG_ISOLATE = "\u2068";
const POP_DIRECTIONAL_ISOLATE = "\u2069";

/** Wraps the text in isolates if it needs them; most names do not. */
export function isolate(text: string): string {
  if (!RIGHT_TO_LEFT.test(text) || text.startsWith(FIRST_STRONG_ISOLATE)) return text;
  return FIRST_STRONG_ISOLATE + text + POP_DIRECTIONAL_ISOLATE;
}
