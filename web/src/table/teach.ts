/** Lessons at tables: begun from the list of a game, found again at the address of their table. */
import { house } from "../house/house.svelte";
import { someName, USUAL } from "../house/open";
import { router } from "../lib/router.svelte";
import { Lesson } from "./lesson.svelte";
import type { Room } from "./room.svelte";

/** A table with this lesson; the address leads to it, also after the page was loaded anew. */
export async function beginLesson(game: string, lesson: string): Promise<void> {
  await house.arrive(someName());
  const create = { game, lesson, seats: [], settings: USUAL, visibility: "unlisted" as const };
  const { table } = await house.line.ask<"table">({ type: "create", ...create });
  router.go(`/table/${table}`);
}

/** If a lesson is taught at this table, the learner goes on where he was. */
export async function teach(room: Room): Promise<void> {
  const { about, feed } = room;
  if (!about?.lesson || !feed || feed.seat === null) return;
  const [lessons, story] = await Promise.all([house.api.lessons(about.game), feed.history(), house.learn(about.game, "lessons")]);
  const at = lessons.findIndex(({ lesson }) => lesson === about.lesson);
  const taught = lessons[at];
  if (!taught) return;
  const lesson = new Lesson(taught, lessons[at + 1]?.lesson ?? null);
  lesson.resume(story, feed.seat);
  room.lesson = lesson;
}
