/** The choice under construction: a selected figure, an armed choice, or a card to plan. */
import type { Trial } from "../game-table";
import { guessAt, livelySpaces, optionsAt, type Option, type Picked } from "./offers";
import type { Listed, Props } from "./props";
import type { ActionKind, Preview } from "./generated";

/** A card before it goes into its slot. */
export interface Composing {
  readonly card: string;
  readonly action: ActionKind;
  readonly officials: number;
}

/** The debounce of hovering: otherwise every movement of the mouse would request a preview. */
const PEEK_AFTER_MS = 90;

export class Selection {
  readonly #props: () => Props;
  picked = $state.raw<Picked | null>(null);
  /** The choice that waits for its confirmation, and its preview. */
  armed = $state.raw<string | null>(null);
  armedPreview = $state.raw<Preview | null>(null);
  /** The possible meanings of an ambiguous tap. */
  menu = $state.raw<readonly Option[]>([]);
  composing = $state.raw<Composing | null>(null);
  /** The hovered space, and the preview of a move there. */
  hover = $state.raw<string | null>(null);
  hoverText = $state.raw<string | null>(null);
  hoverPreview = $state.raw<Preview | null>(null);
  /** Whether the special cards are open over the map; by default they are when one can be taken. */
  specialsWanted = $state.raw<boolean | null>(null);
  /** The slot of the plan down to which cards are being taken back. */
  #returning: number | null = null;
  /** The number of planned cards at the last undo: until it has changed, none is requested again. */
  #askedAt: number | null = null;
  #known = new Map<string, Preview | null>();
  #peeking: ReturnType<typeof setTimeout> | undefined;

  constructor(props: () => Props) {
    this.#props = props;
  }

  get props(): Props {
    return this.#props();
  }
  readonly view = $derived.by(() => this.props.view);
  readonly words = $derived.by(() => this.props.words);
  readonly offers = $derived.by((): readonly Listed[] => (this.props.pending === null ? this.props.choices : []));
  readonly texts = $derived.by(() => new Set(this.offers.map(({ text }) => text)));
  readonly lively = $derived.by(() => livelySpaces(this.offers, this.picked, this.view.merchant));
  readonly takesSpecial = $derived.by(() => this.offers.some(({ choice }) => choice.choice === "special"));
  readonly specialsOpen = $derived.by(() => this.specialsWanted ?? this.takesSpecial);
  /** The choice shown on the map: the armed one, or the hovered one. */
  readonly shown = $derived(this.armed ?? this.hoverText);
  readonly shownPreview = $derived(this.armed ? this.armedPreview : this.hoverPreview);
  readonly shownChoice = $derived.by(() => this.offers.find(({ text }) => text === this.shown)?.choice ?? null);

  can(text: string | null): boolean {
    return text !== null && this.texts.has(text);
  }

  /** Cancels everything: a new position, or Escape. */
  clear(): void {
    this.picked = null;
    this.disarm();
    this.composing = null;
    this.leave();
  }

  /** Drops the previews of the old position. */
  renew(): void {
    this.#known = new Map();
    this.specialsWanted = null;
    this.clear();
  }

  disarm(): void {
    this.armed = null;
    this.armedPreview = null;
    this.menu = [];
  }

  /** One step back: the confirmation, then the selected figure or card. */
  escape(): boolean {
    if (this.armed !== null || this.menu.length > 0) this.disarm();
    else if (this.picked !== null || this.composing !== null) this.clear();
    else if (this.specialsOpen) this.specialsWanted = false;
    else return false;
    return true;
  }

  /** A tap on a space of the map. */
  tap(space: string): void {
    if (this.picked?.from === space) return this.clear();
    const options = optionsAt(this.offers, this.picked, this.view.merchant, space);
    const [only] = options;
    if (only && options.length === 1) return this.take(only);
    if (options.length > 1) {
      this.disarm();
      this.menu = options;
      return;
    }
    const { decision, seat } = this.props;
    void this.why(guessAt(this.view, decision, this.picked, seat, space));
  }

  take(option: Option): void {
    if ("text" in option) return this.choose(option.text);
    this.disarm();
    this.picked = option.pick;
  }

  /** Makes a choice, or arms it first if the player prefers to confirm. */
  choose(text: string): void {
    if (this.props.pending !== null) return;
    if (!this.can(text)) return void this.why(text);
    if (this.armed === text || !this.props.preferences.confirm) return this.commit(text);
    this.menu = [];
    this.armed = text;
    this.armedPreview = this.#known.get(text) ?? null;
    void this.#ask(text).then((preview) => {
      if (this.armed === text) this.armedPreview = preview;
    });
  }

  commit(text: string): void {
    this.#returning = null;
    this.clear();
    void this.props.requests.play(text);
  }

  /** Takes a card out of the plan, with those planned after it. */
  takeBack(slot: number): void {
    this.#returning = slot;
    this.#askedAt = null;
    this.goOnReturning();
  }

  goOnReturning(): void {
    const { requests, view } = this.props;
    const laid = view.own_plan?.cards.length ?? 0;
    if (this.#returning === null || laid === this.#askedAt) return;
    this.#askedAt = laid;
    if (laid < this.#returning || !requests.mayTakeBack?.()) this.#returning = null;
    else void requests.takeBack?.();
  }

  /** Shows the reason of the server why a choice is impossible. */
  async why(text: string): Promise<void> {
    const trial = await this.props.requests.try(text);
    if (!trial.possible) this.props.requests.explain(trial.refusal);
  }

  /** Requests the preview of a hovered space. */
  rest(space: string): void {
    this.hover = space;
    clearTimeout(this.#peeking);
    this.hoverText = null;
    const options = optionsAt(this.offers, this.picked, this.view.merchant, space);
    const first = options.find((option) => "text" in option);
    if (!first || !("text" in first) || this.armed !== null) return;
    const { text } = first;
    this.#peeking = setTimeout(() => {
      void this.#ask(text).then((preview) => {
        if (this.hover !== space || this.armed !== null) return;
        this.hoverText = text;
        this.hoverPreview = preview;
      });
    }, PEEK_AFTER_MS);
  }

  leave(): void {
    clearTimeout(this.#peeking);
    this.hover = null;
    this.hoverText = null;
    this.hoverPreview = null;
  }

  async #ask(text: string): Promise<Preview | null> {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const trial = (await this.props.requests.try(text)) as Trial<Preview>;
    const preview = trial.possible ? trial.preview : null;
    this.#known.set(text, preview);
    return preview;
  }
}
