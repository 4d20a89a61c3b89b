/** Transitions of cards between places; with reduced motion they only fade. */
import { type AnimationConfig, flip } from "svelte/animate";
import { cubicOut } from "svelte/easing";
import { crossfade, fade, type TransitionConfig } from "svelte/transition";

interface Ticket {
  readonly key: number;
  /** The source or destination of a card that is or was out of sight. */
  readonly goal?: string;
}
type Transition = TransitionConfig | (() => TransitionConfig);

export interface Travel {
  leave(node: Element, ticket: Ticket): Transition;
  arrive(node: Element, ticket: Ticket): Transition;
}

const LONG = 280;
const SHORT = 150;

/** `root` holds elements with `data-spot`: the piles and the seats. */
export function travels(root: () => Element | undefined, motion: () => boolean): Travel {
  function between(node: Element, { goal }: Ticket, intro: boolean): TransitionConfig {
    const spot = root()?.querySelector(`[data-spot="${intro ? "draw" : (goal ?? "discard")}"]`);
    const [here, there] = [node.getBoundingClientRect(), spot?.getBoundingClientRect()];
    if (!there || here.width === 0 || there.width === 0) return fade(node, { duration: SHORT });
    const x = there.left + there.width / 2 - here.left - here.width / 2;
    const y = there.top + there.height / 2 - here.top - here.height / 2;
    const small = Math.min(1, Math.max(0.3, there.height / here.height));
    return {
      duration: LONG,
      easing: cubicOut,
      css: (t, u) =>
        `transform: translate(${x * u}px, ${y * u}px) scale(${1 - (1 - small) * u}); opacity: ${Math.min(1, t * 2)}`,
    };
  }
  const [send, receive] = crossfade({
    duration: LONG,
    easing: cubicOut,
    fallback: (node, ticket, intro) => between(node, ticket as Ticket, intro),
  });
  /** Hidden cards have no place to move from or to. */
  function go(node: Element, ticket: Ticket, way: typeof send): Transition {
    if (node.getBoundingClientRect().width === 0) return { duration: 0 };
    return motion() ? way(node, ticket) : fade(node, { duration: SHORT });
  }
  return {
    leave: (node, ticket) => go(node, ticket, send),
    arrive: (node, ticket) => go(node, ticket, receive),
  };
}

/** Identified cards move; those that are or were hidden just appear. */
export function shift(node: Element, rooms: { from: DOMRect; to: DOMRect }, { motion }: { motion: boolean }): AnimationConfig {
  const seen = rooms.from.width > 0 && rooms.to.width > 0;
  return seen && motion ? flip(node, rooms, { duration: 220 }) : { duration: 0 };
}
