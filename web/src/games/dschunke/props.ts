/** The types of the drawn table for this game. */
import type { BoardProps, Choice as ListedChoice } from "../game-table";
import type { Choice, Decision, Seen, View } from "./generated";

export type Props = BoardProps<View, Decision, Choice, Seen>;
export type Listed = ListedChoice<Choice>;
/** The event of this kind. */
export type EventOf<Word extends Seen["event"]> = Extract<Seen, { event: Word }>;
