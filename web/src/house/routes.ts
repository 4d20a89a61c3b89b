/** The pages and their addresses. */
import { type GameName, isGame } from "../games/catalogue";

export type Route =
  | { readonly page: "entrance" | "lobby" | "mine" | "settings" | "account" | "nowhere" }
  | { readonly page: "new" | "rules" | "learn"; readonly game: GameName; readonly anchor?: string }
  | { readonly page: "table"; readonly table: string; readonly at: number | null };

const PLAIN = ["lobby", "mine", "settings", "account"] as const;
const OF_A_GAME = ["new", "rules", "learn"] as const;

/** The page of an address. */
export function parseRoute(path: string, hash = ""): Route {
  const parts = path.split("/").filter(Boolean);
  const [first, second, third, fourth] = parts;
  if (first === undefined) return { page: "entrance" };
  const plain = PLAIN.find((page) => page === first);
  if (plain && parts.length === 1) return { page: plain };
  const ofGame = OF_A_GAME.find((page) => page === first);
  if (ofGame && parts.length === 2 && second && isGame(second)) {
    return { page: ofGame, game: second, ...(hash.length > 1 ? { anchor: decodeURIComponent(hash.slice(1)) } : {}) };
  }
  if (first === "table" && second && /^[\w-]+$/.test(second)) {
    if (parts.length === 2) return { page: "table", table: second, at: null };
    if (parts.length === 4 && third === "at" && /^\d{1,6}$/.test(fourth ?? "")) {
      return { page: "table", table: second, at: Number(fourth) };
    }
  }
  return { page: "nowhere" };
}
