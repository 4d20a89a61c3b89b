/** Transitions: houses rise, cards turn over. With reduced motion they only fade. */
import type { TransitionConfig } from "svelte/transition";

interface Wish {
  readonly motion: boolean;
  readonly delay?: number;
}

/** Whether the player or the device prefers reduced motion. */
function still(motion: boolean): boolean {
  return !motion || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function rise(_node: Element, { motion, delay = 0 }: Wish): TransitionConfig {
  if (still(motion)) return { delay, duration: 160, css: (t) => `opacity: ${t}` };
  return { delay, duration: 280, css: (t, u) => `opacity: ${t}; translate: 0 ${u * 18}px` };
}

export function turnOver(_node: Element, { motion, delay = 0 }: Wish): TransitionConfig {
  if (still(motion)) return { delay, duration: 160, css: (t) => `opacity: ${t}` };
  return { delay, duration: 280, css: (t, u) => `opacity: ${Math.min(1, t * 2)}; transform: rotateY(${u * 90}deg)` };
}
