/** The focus of whoever plays by keyboard. */

/** Takes it into this place. Given back, it goes to where it was, unless he has moved on meanwhile: what fades is still there for a moment. */
export function borrowFocus(place: HTMLElement): () => void {
  const before = document.activeElement;
  place.focus({ preventScroll: true });
  return () => {
    const now = document.activeElement;
    const isHere = now === null || now === document.body || place.contains(now);
    if (isHere && (before instanceof HTMLElement || before instanceof SVGElement)) before.focus({ preventScroll: true });
  };
}
