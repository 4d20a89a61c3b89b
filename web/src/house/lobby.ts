/** The public tables, kept up to date by the connection. */
import type { Listed, LobbyFrame } from "../lib/protocol/messages";

/** The list after a change: new tables come first, changed ones stay in place. */
export function changed(tables: readonly Listed[], news: LobbyFrame): readonly Listed[] {
  if (news.change === "gone") return tables.filter((known) => known.table !== news.table);
  if (news.change !== "table") return tables;
  const at = tables.findIndex((known) => known.table === news.listed.table);
  return at < 0 ? [news.listed, ...tables] : tables.with(at, { ...news.listed, mine: tables[at]?.mine ?? [] });
}
