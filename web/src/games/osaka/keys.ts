/** Arrow keys, Home and End move the focus among the buttons of a group. */
import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export const arrows: Attachment<HTMLElement> = (group) => {
  function move(event: KeyboardEvent): void {
    const buttons = [...group.querySelectorAll<HTMLElement>("button:not(:disabled)")];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    const to = event.key === "Home" ? 0 : event.key === "End" ? buttons.length - 1 : step ? at + step : null;
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    buttons[Math.min(buttons.length - 1, Math.max(0, to))]?.focus();
  }
  group.addEventListener("keydown", move);
  return () => group.removeEventListener("keydown", move);
};
