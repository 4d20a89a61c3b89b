/** Restores the keyboard focus when the focused element is removed. */

/** The path of focused elements, from the inside out. */
function places(of: Element, within: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at: Element | null = of; at && at !== within; at = at.parentElement) if (at instanceof HTMLElement) found.push(at);
  return found;
}

/** Watches the focus below an element; if the focused element vanishes, its nearest ancestor gets the focus. */
export function keepFocus(within: HTMLElement): () => void {
  let known: HTMLElement[] = [];
  const seen = (event: FocusEvent) => {
    if (event.target instanceof Element) known = places(event.target, within);
  };
  const lost = (event: FocusEvent) => {
    // A blur without a target while the element still exists was intended: a click beside it.
    if (event.relatedTarget === null && event.target instanceof Element && event.target.isConnected && document.hasFocus()) {
      queueMicrotask(() => {
        if (known[0]?.isConnected && !known[0].matches(":disabled")) known = [];
      });
    }
  };
  const mend = () => {
    const first = known[0];
    if (!first || document.activeElement !== document.body || (first.isConnected && !first.matches(":disabled"))) return;
    const place = known.find((one) => one.isConnected && !one.matches(":disabled") && one.getClientRects().length > 0);
    known = [];
    if (!place) return;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };
  const watcher = new MutationObserver(mend);
  watcher.observe(within, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  within.addEventListener("focusin", seen);
  within.addEventListener("focusout", lost);
  return () => {
    watcher.disconnect();
    within.removeEventListener("focusin", seen);
    within.removeEventListener("focusout", lost);
  };
}
