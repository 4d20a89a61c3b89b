/** The choice under construction: the selected spots. */
import type { Good, Junk, Pile, Preview, Special } from "./generated";
import { type Offer, type Spot, attempt, chosenOf, following, nextSpots, offersOf, pointAt, readBid } from "./offers";
import type { Props } from "./props";

export type Shown =
  | { readonly kind: "junk"; readonly name: Junk }
  | { readonly kind: "pile"; readonly name: Pile }
  | { readonly kind: "card"; readonly name: Special };

/** The limit of previews requested at once for the options. */
const ASKED_AT_ONCE = 14;

export class Selection {
  /** Increases with every question, to drop outdated answers. */
  #question = 0;
  readonly #read: () => Props;
  /** The selected spots. */
  picks = $state<readonly Spot[]>([]);
  /** The enlarged object: a junk, a pile with its last state, or a card. */
  shown = $state<Shown | null>(null);
  /** The bid under construction. */
  bid = $state<{ readonly good: Good | null; readonly count: number }>({ good: null, count: 0 });
  previews = $state<Readonly<Record<string, Preview | null>>>({});

  readonly offers = $derived.by(() => {
    const { choices, pending, view } = this.props;
    return pending === null ? offersOf(choices, view) : [];
  });
  readonly open = $derived.by(() => following(this.offers, this.picks));
  readonly next = $derived.by(() => nextSpots(this.open, this.picks.length));
  /** The first steps of all choices. */
  readonly first = $derived.by(() => nextSpots(this.offers, 0));
  readonly chosen = $derived.by(() => chosenOf(this.offers, this.picks));
  readonly hinted = $derived.by((): ReadonlySet<Spot> => {
    const offer = this.offers.find(({ text }) => text === this.props.hinted);
    return new Set(offer?.path.flat());
  });

  /** Read on every access: the props change during a selection. */
  constructor(read: () => Props) {
    this.#read = read;
  }

  get props(): Props {
    return this.#read();
  }

  /** Whether a spot is highlighted: it continues the choice, or starts one. */
  can(spot: Spot): boolean {
    return this.chosen || this.picks.length === 0 ? this.first.has(spot) : this.next.has(spot);
  }

  isPicked(spot: Spot): boolean {
    return this.picks.includes(spot);
  }

  async point(spot: Spot): Promise<void> {
    const meant = pointAt(this.offers, this.picks, spot);
    if (meant === "confirm") return this.confirm();
    if (meant === "refuse") return this.#refuse(spot);
    this.picks = meant;
    if (!this.chosen) return;
    if (!this.props.preferences.confirm) return this.confirm();
    await this.ask([this.chosen.text]);
  }

  /** Selects all spots of a choice, as if clicked step by step. */
  async choose(offer: Offer): Promise<void> {
    this.picks = offer.path.flatMap(([spot]) => spot ?? []);
    if (!this.props.preferences.confirm) return this.play(offer.text);
    await this.ask([offer.text]);
  }

  async confirm(): Promise<void> {
    if (this.chosen) await this.play(this.chosen.text);
  }

  async play(text: string): Promise<void> {
    this.cancel();
    await this.props.requests.play(text);
  }

  cancel(): void {
    this.picks = [];
    this.shown = null;
  }

  /** Requests missing previews of these choices. */
  async ask(texts: readonly string[]): Promise<void> {
    const question = this.#question;
    for (const text of texts.slice(0, ASKED_AT_ONCE)) {
      if (text in this.previews) continue;
      const trial = await this.props.requests.try(text);
      if (question !== this.#question) return;
      this.previews = { ...this.previews, [text]: trial.possible ? (trial.preview as Preview | null) : null };
    }
  }

  /** The largest possible bid of a kind. */
  most(good: Good): number {
    const counts = this.offers.map(({ choice }) => (choice.kind === "bid" ? readBid(choice.bid) : null));
    return Math.max(0, ...counts.map((bid) => (bid?.good === good ? bid.count : 0)));
  }

  /** Sets the bid; the server explains an impossible one. */
  lay(good: Good, count: number): void {
    if (count >= 1 && count <= this.most(good)) this.bid = { good, count };
    else if (count < 1) this.bid = { good: null, count: 0 };
    else void this.explain(`bid ${count} ${good}`);
  }

  /** Resets the selection for a new question. */
  restart(): void {
    this.cancel();
    this.#question += 1;
    this.previews = {};
    this.bid = { good: null, count: 0 };
    const { decision } = this.props.view;
    if (decision === "turn" || decision === "after") void this.ask(this.offers.map(({ text }) => text));
  }

  async #refuse(spot: Spot): Promise<void> {
    const text = attempt(this.picks, spot, this.props.view);
    if (text !== null) await this.explain(text);
  }

  /** Shows the reason of the server why a choice is impossible. */
  async explain(text: string): Promise<void> {
    const { requests, seat, pending } = this.props;
    if (seat === null || pending !== null) return;
    const trial = await requests.try(text);
    if (!trial.possible) requests.explain(trial.refusal);
  }
}
