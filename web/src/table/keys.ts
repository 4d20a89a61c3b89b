/** Shortcuts of the table: arrows replay, Escape returns to the present, U undoes, ? opens the rules. */
import type { Room } from "./room.svelte";

/** Whether a key press belongs to a text field or to an element with its own arrow keys. */
function busyElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target.closest("input, textarea, select, [contenteditable], [role=tablist], [role=radiogroup], [role=listbox], [role=grid], dialog") !== null;
}

/** Starts listening; returns the function that stops it. */
export function keyboard(room: Room): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || busyElsewhere(event.target)) return;
    if (act(room, event.key)) event.preventDefault();
  };
  addEventListener("keydown", listen);
  return () => removeEventListener("keydown", listen);
}

function act(room: Room, key: string): boolean {
  const feed = room.feed;
  const at = feed?.current?.at;
  if (!feed || at === undefined || room.sitting.covered) return false;
  const look = (to: number) => void room.act(() => feed.look(to));
  switch (key) {
    case "ArrowLeft":
      feed.skip();
      look(at - 1);
      return true;
    case "ArrowRight":
      if (feed.busy) feed.skip();
      else look(at + 1);
      return true;
    case "Home":
      look(0);
      return true;
    case "End":
      look(Number.MAX_SAFE_INTEGER);
      return true;
    case "Escape":
      if (room.rule !== null) room.rule = null;
      else if (feed.looking) look(Number.MAX_SAFE_INTEGER);
      else if (feed.busy) feed.skip();
      else return false;
      return true;
    case "u":
      if (!room.mayUndo) return false;
      void room.undo();
      return true;
    case "?":
      room.rule = room.rule === null ? "" : null;
      return true;
    default:
      return false;
  }
}
