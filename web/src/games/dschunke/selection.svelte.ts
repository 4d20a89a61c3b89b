/** The choice that the player is putting together: the spots pointed at so far. */
import type { Good, Junk, Pile, Preview, Special } from "./generated";
import { type Offer, type Spot, attempt, chosenOf, following, nextSpots, offersOf, pointAt, readBid } from "./offers";
import type { Props } from "./props";

export type Shown =
  | { readonly kind: "junk"; readonly name: Junk }
  | { readonly kind: "pile"; readonly name: Pile }
  | { readonly kind: "card"; readonly name: Special };

/** So many consequences are asked for at once, so that the options can show them. */
const ASKED_AT_ONCE = 14;

export class Selection {
  /** Answers to an earlier question are of no use any more. */
  #question = 0;
  readonly #read: () => Props;
  /** The spots of the choice so far. */
  picks = $state<readonly Spot[]>([]);
  /** What is seen enlarged: a junk, a pile as one left it, or a card and what it does. */
  shown = $state<Shown | null>(null);
  /** The bid that is being put together. */
  bid = $state<{ readonly good: Good | null; readonly count: number }>({ good: null, count: 0 });
  previews = $state<Readonly<Record<string, Preview | null>>>({});

  readonly offers = $derived.by(() => {
    const { choices, pending, view } = this.props;
    return pending === null ? offersOf(choices, view) : [];
  });
  readonly open = $derived.by(() => following(this.offers, this.picks));
  readonly next = $derived.by(() => nextSpots(this.open, this.picks.length));
  /** What the first step of any choice can be, for whoever starts again. */
  readonly first = $derived.by(() => nextSpots(this.offers, 0));
  readonly chosen = $derived.by(() => chosenOf(this.offers, this.picks));
  readonly hinted = $derived.by((): ReadonlySet<Spot> => {
    const offer = this.offers.find(({ text }) => text === this.props.hinted);
    return new Set(offer?.path.flat());
  });

  /** What the board was given last is asked for anew each time: it changes under the selection. */
  constructor(read: () => Props) {
    this.#read = read;
  }

  get props(): Props {
    return this.#read();
  }

  /** Whether a spot glows: it leads on, or a choice can begin with it. */
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

  /** Points at everything that a choice needs, as if one had gone there step by step. */
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
    await this.props.desk.play(text);
  }

  cancel(): void {
    this.picks = [];
    this.shown = null;
  }

  /** What comes of these choices, asked for where it is not known yet. */
  async ask(texts: readonly string[]): Promise<void> {
    const question = this.#question;
    for (const text of texts.slice(0, ASKED_AT_ONCE)) {
      if (text in this.previews) continue;
      const trial = await this.props.desk.try(text);
      if (question !== this.#question) return;
      this.previews = { ...this.previews, [text]: trial.possible ? (trial.preview as Preview | null) : null };
    }
  }

  /** The most cards of a kind that can be bid. */
  most(good: Good): number {
    const counts = this.offers.map(({ choice }) => (choice.kind === "bid" ? readBid(choice.bid) : null));
    return Math.max(0, ...counts.map((bid) => (bid?.good === good ? bid.count : 0)));
  }

  /** Puts so many cards of a kind together; what is not offered is explained. */
  lay(good: Good, count: number): void {
    if (count >= 1 && count <= this.most(good)) this.bid = { good, count };
    else if (count < 1) this.bid = { good: null, count: 0 };
    else void this.explain(`bid ${count} ${good}`);
  }

  /** A new question: nothing is picked and nothing is known about it yet. */
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

  /** Lets the server say why something cannot be done. */
  async explain(text: string): Promise<void> {
    const { desk, seat, pending } = this.props;
    if (seat === null || pending !== null) return;
    const trial = await desk.try(text);
    if (!trial.possible) desk.explain(trial.refusal);
  }
}
