/** The address of the position on the screen, in public numbering. */
import type { Feed } from "./feed.svelte";

export async function positionLink(feed: Feed): Promise<string> {
  const at = feed.current?.at ?? 0;
  const known = feed.entries.find((entry) => entry.at === at)?.publicAt;
  const number = known ?? (await feed.history(at))[0]?.public_at ?? 0;
  return `${location.origin}/table/${feed.table}/at/${number}`;
}
