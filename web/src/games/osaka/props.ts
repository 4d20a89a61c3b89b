/** The types of the drawn table for this game. */
import type { BoardProps, Choice as ListedChoice } from "../game-table";
import type { Choice, Decision, Event, Preview, View } from "./generated";

export type Props = BoardProps<View, Decision, Choice, Event>;
export type Listed = ListedChoice<Choice>;
export type InsurancePreview = Extract<Preview, { preview: "insurance" }>;
