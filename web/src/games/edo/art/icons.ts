/** The drawing of an action. */
import type { ActionKind } from "../generated";

export const ICONS: Record<ActionKind, string> = {
  rice_home: "ricehome",
  money: "ryo",
  rice: "rice",
  wood: "wood",
  stone: "stone",
  any_field: "f-rice",
  build: "build",
  trade: "trade",
  travel: "travel",
  recruit: "recruit",
  special: "special",
};
