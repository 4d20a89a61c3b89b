/** The drawn tables, each fetched when somebody sits down at it. */
import type { GameTable } from "./seam";

const TABLES = import.meta.glob<{ table: GameTable }>("../games/*/index.ts");

export async function loadTable(game: string): Promise<GameTable> {
  const load = TABLES[`../games/${game}/index.ts`];
  if (!load) throw new Error(`nobody has drawn a table for ${game}`);
  return (await load()).table;
}
