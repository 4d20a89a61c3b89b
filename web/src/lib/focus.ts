/** Keyboard focus of dialogs. */

/** Moves the focus into an element. On removal it returns to where it was, unless it has moved on meanwhile: an element that fades out is still there for a moment. */
export function borrowFocus(place: HTMLElement): () => void {
  const before = document.activeElement;
  place.focus({ preventScroll: true });
  return () => {
    const now = document.activeElement;
    const isHere = now === null || now === document.body || place.contains(now);
    if (isHere && (before instanceof HTMLElement || before instanceof SVGElement)) before.focus({ preventScroll: true });
  };
}
