/** Lessons at tables: started from the list of a game, resumed at the address of their table. */
import type { Client } from "../lib/client";
import { USUAL } from "./create";
import { Lesson } from "./lesson.svelte";
import type { Room } from "./room.svelte";

/** Creates a table with this lesson and opens it; its address finds the lesson again after a reload. */
export async function beginLesson(client: Client, game: string, lesson: string): Promise<void> {
  await client.ensureRegistered();
  const create = { game, lesson, seats: [], settings: USUAL, visibility: "unlisted" as const };
  const { table } = await client.line.ask<"table">({ type: "create", ...create });
  client.router.go(`/table/${table}`);
}

/** Resumes the lesson of this table, if it has one, at the step that the learner reached. */
export async function teach(client: Client, room: Room): Promise<void> {
  const { about, feed } = room;
  if (!about?.lesson || !feed || feed.seat === null) return;
  const [lessons, story] = await Promise.all([client.api.lessons(about.game), feed.history(), client.fetchWords(about.game, "lessons")]);
  const at = lessons.findIndex(({ lesson }) => lesson === about.lesson);
  const taught = lessons[at];
  if (!taught) return;
  const lesson = new Lesson(taught, lessons[at + 1]?.lesson ?? null);
  lesson.resume(story, feed.seat);
  room.lesson = lesson;
}
