/** Parses the notation of a choice. The twin of the engine's parser. */
import type { ActionKind, Building, Choice, Resource } from "./generated";

type Reader = (words: readonly string[]) => Choice | null;

const READERS: Record<string, Reader> = {
  package: ([number]) => ({ choice: "package", number: Number(number) }),
  city: ([city = ""]) => ({ choice: "city", city }),
  ronin: ([word, space = ""]) => (word === "at" ? { choice: "name_ronin", at: space } : { choice: "place_ronin", to: space }),
  plan: ([card = "", officials]) => {
    const [which = "", action] = card.split(".");
    return { choice: "plan", card: which, action: action as ActionKind, officials: Number(officials) };
  },
  confirm: () => ({ choice: "confirm" }),
  move: ([from = "", to = ""]) => ({ choice: "move", from, to }),
  merchant: ([to = ""]) => ({ choice: "move_merchant", to }),
  rice: () => ({ choice: "rice_home" }),
  money: () => ({ choice: "money" }),
  recruit: () => ({ choice: "recruit" }),
  harvest: ([field = "", full]) => ({ choice: "harvest", field, how: full ? "full" : "plain" }),
  build: ([building, city = "", first]) => ({ choice: "build", building: building as Building, city, site: first ? "first" : "lowest" }),
  temple: ([space = ""]) => ({ choice: "temple", space }),
  trade: ([what, ...more]) => {
    const card = more.includes("next") ? "next" : "current";
    return what === "buy" ? { choice: "buy", pieces: Number(more[0]), card } : { choice: "point", card };
  },
  travel: ([how, from = "", to = ""]) => (how === "gate" ? { choice: "gate", gate: from } : { choice: "travel", from, to }),
  drive: ([space = ""]) => ({ choice: "drive", space }),
  bring: ([from = ""]) => ({ choice: "bring", from }),
  special: ([number]) => ({ choice: "special", number: Number(number) }),
  wish: ([place]) => ({ choice: "wish", place: Number(place) }),
  privilege: ([which, first = "", second]) => {
    if (which === "b") return { choice: "support" };
    if (which === "d") return { choice: "city_income", city: first };
    return { choice: "take_resource", take: first as Resource, instead_of: (second as Resource | undefined) ?? null };
  },
  home: ([from = ""]) => ({ choice: "home", from }),
  pay: () => ({ choice: "pay" }),
  discard: ([resource]) => ({ choice: "discard", resource: resource as Resource }),
  enough: () => ({ choice: "enough" }),
  finish: () => ({ choice: "finish" }),
};

/** Nothing for an invalid text. */
export function read(text: string): Choice | null {
  const [verb = "", ...words] = text.split(" ");
  return READERS[verb]?.(words) ?? null;
}
