/** The choice that the player is putting together: a figure in hand, an armed choice, a card being turned. */
import type { Trial } from "../game-table";
import { guessAt, livelySpaces, optionsAt, type Option, type Picked } from "./offers";
import type { Listed, Props } from "./props";
import type { ActionKind, Preview } from "./generated";

/** A card that is being turned before it goes into its slot. */
export interface Composing {
  readonly card: string;
  readonly action: ActionKind;
  readonly officials: number;
}

/** Asking at every brush of the mouse would ask for the whole map. */
const PEEK_AFTER_MS = 90;

export class Selection {
  readonly #props: () => Props;
  picked = $state.raw<Picked | null>(null);
  /** The choice that waits for its confirmation, and what it would bring. */
  armed = $state.raw<string | null>(null);
  armedPreview = $state.raw<Preview | null>(null);
  /** What a tap may have meant, if it was not one thing. */
  menu = $state.raw<readonly Option[]>([]);
  composing = $state.raw<Composing | null>(null);
  /** The space under the pointer, and what going there would bring. */
  hover = $state.raw<string | null>(null);
  hoverText = $state.raw<string | null>(null);
  hoverPreview = $state.raw<Preview | null>(null);
  /** Whether the special cards lie open over the map; left alone, they do when one can be taken. */
  specialsWanted = $state.raw<boolean | null>(null);
  /** The slot of the plan down to which cards are being taken back. */
  #returning: number | null = null;
  /** How many lay there when the last one was asked back: until it is gone, none is asked again. */
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
  /** The choice in the picture now: the armed one, or the one under the pointer. */
  readonly shown = $derived(this.armed ?? this.hoverText);
  readonly shownPreview = $derived(this.armed ? this.armedPreview : this.hoverPreview);
  readonly shownChoice = $derived.by(() => this.offers.find(({ text }) => text === this.shown)?.choice ?? null);

  can(text: string | null): boolean {
    return text !== null && this.texts.has(text);
  }

  /** Everything is put down again: a new position, or Escape. */
  clear(): void {
    this.picked = null;
    this.disarm();
    this.composing = null;
    this.leave();
  }

  /** A new position: what was known about the old one is forgotten. */
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

  /** One step back: the confirmation, then the figure or the card in hand. */
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

  /** Makes a choice, or arms it first if that is how this player likes it. */
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
    void this.props.desk.play(text);
  }

  /** Takes a card out of the plan again, with those that were laid after it. */
  takeBack(slot: number): void {
    this.#returning = slot;
    this.#askedAt = null;
    this.goOnReturning();
  }

  goOnReturning(): void {
    const { desk, view } = this.props;
    const laid = view.own_plan?.cards.length ?? 0;
    if (this.#returning === null || laid === this.#askedAt) return;
    this.#askedAt = laid;
    if (laid < this.#returning || !desk.mayTakeBack?.()) this.#returning = null;
    else void desk.takeBack?.();
  }

  /** Why this cannot be done, in the words of the server. */
  async why(text: string): Promise<void> {
    const trial = await this.props.desk.try(text);
    if (!trial.possible) this.props.desk.explain(trial.refusal);
  }

  /** The pointer rests on a space: what would going there bring? */
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
    const trial = (await this.props.desk.try(text)) as Trial<Preview>;
    const preview = trial.possible ? trial.preview : null;
    this.#known.set(text, preview);
    return preview;
  }
}
