/**
 * The choice under construction: a selected card, a payment, goods named for an insurance. Possible
 * choices are looked up in the list or tried on the server.
 */
import type { Trial } from "../game-table";
import { colourOf, same, sorted, sum, within } from "./components";
import {
  buyText,
  indicesOf,
  insureText,
  payText,
  preselectedSaved,
  reserveText,
  saveText,
  smallestRest,
  takeText,
} from "./offers";
import type { Card, Choice, Colour, Preview, Purchase, RowName, SeatView, SlotView } from "./generated";
import type { InsurancePreview, Listed, Props } from "./props";

/** The selection in an ordinary turn. */
type Focus =
  | { readonly kind: "none" }
  | { readonly kind: "card"; readonly row: RowName; readonly index: number }
  | { readonly kind: "buy" }
  | { readonly kind: "token"; readonly colour: Colour };

/** The panel beside the picture. */
export type Stage = "over" | "wait" | "token" | "turn" | "card" | "buy" | "pay" | "insure" | "save";

export class Selection {
  readonly #read: () => Props;
  focus = $state<Focus>({ kind: "none" });
  /** Selected hand cards, as indices of the sorted hand. */
  chosen = $state<readonly number[]>([]);
  /** Named goods, as indices of the sorted uninsured goods. */
  named = $state<readonly number[]>([]);
  #answer = $state<{ readonly text: string; readonly trial: Trial } | null>(null);

  constructor(read: () => Props) {
    this.#read = read;
  }

  get props(): Props {
    return this.#read();
  }

  /** The viewer's own seat. */
  readonly me = $derived.by((): SeatView | null => {
    const { view, seat } = this.props;
    return view.seats.find((own) => own.seat === seat) ?? null;
  });
  readonly hand = $derived<readonly Card[]>(sorted(this.me?.hand ?? []));
  readonly goods = $derived<readonly Card[]>(sorted(this.me?.goods ?? []));
  readonly open = $derived.by(() => this.props.choices.length > 0 && this.props.pending === null);
  readonly canBuy = $derived.by(() => this.props.choices.some(({ choice }) => choice.kind === "buy"));
  readonly canReserve = $derived.by(() => this.props.choices.some(({ choice }) => choice.kind === "reserve"));

  readonly stage = $derived.by((): Stage => {
    const { view, decision, choices } = this.props;
    if (view.outcome) return "over";
    if (decision === null || choices.length === 0) return "wait";
    if (decision !== "turn") return decision;
    return this.focus.kind === "card" || this.focus.kind === "buy" ? this.focus.kind : "turn";
  });

  readonly chosenCards = $derived<readonly Card[]>(this.chosen.flatMap((index) => this.hand[index] ?? []));
  readonly namedGoods = $derived<readonly Card[]>(this.named.flatMap((index) => this.goods[index] ?? []));

  /** The colour to decide on, where the engine asks for one colour after the other. */
  readonly onlyColour = $derived.by((): Colour | null => {
    const [first] = this.props.choices;
    return first?.choice.kind === "insure" ? (first.choice.colour ?? null) : null;
  });

  /** The choice under construction, in notation. */
  readonly text = $derived.by((): string | null => {
    switch (this.stage) {
      case "buy":
        return buyText(this.chosenCards);
      case "pay":
        return this.chosenCards.length > 0 ? payText(this.chosenCards) : null;
      case "insure":
        return insureText(this.onlyColour, this.chosenCards, this.namedGoods);
      case "save":
        return this.namedGoods.length > 0 ? saveText(this.namedGoods) : null;
      default:
        return null;
    }
  });
  readonly trial = $derived<Trial | null>(this.#answer?.text === this.text ? (this.#answer?.trial ?? null) : null);
  readonly #preview = $derived<Preview | null>(this.trial?.possible ? (this.trial.preview as Preview | null) : null);
  readonly purchase = $derived<Purchase | null>(this.#preview?.preview === "purchase" ? this.#preview : null);
  readonly insurance = $derived<InsurancePreview | null>(this.#preview?.preview === "insurance" ? this.#preview : null);
  /** Whether the choice can be played; a purchase without coins is incomplete. */
  readonly ready = $derived.by(() => {
    if (!this.text || (this.stage === "buy" && this.chosen.length === 0)) return false;
    return this.trial?.possible ?? this.props.choices.some(({ text }) => text === this.text);
  });

  /** The choice of a hint. */
  readonly hint = $derived.by((): Choice | null => {
    const { choices, hinted } = this.props;
    return choices.find(({ text }) => text === hinted)?.choice ?? null;
  });
  /** The hand cards of a hint. */
  readonly hintedHand = $derived.by((): readonly number[] => {
    const { hint } = this;
    if (hint?.kind === "buy" || hint?.kind === "insure") return indicesOf(hint.payment, this.hand);
    return hint?.kind === "pay" ? indicesOf(hint.cards, this.hand) : [];
  });

  /** Requests the preview of the choice under construction. */
  async consult(text: string): Promise<void> {
    const trial = await this.props.requests.try(text);
    if (this.text === text) this.#answer = { text, trial };
  }

  /** Resets the selection for another position or question. */
  reset(): void {
    this.focus = { kind: "none" };
    this.named = [];
    const { decision, choices } = this.props;
    this.chosen = decision === "pay" ? indicesOf(smallestRest(choices), this.hand) : [];
    if (decision === "save") this.named = indicesOf(this.#bestSave(), this.goods);
  }

  #bestSave(): readonly Card[] {
    const lists = this.props.choices.flatMap(({ choice }) => (choice.kind === "save" ? [choice.goods] : []));
    return lists.reduce<readonly Card[]>((best, goods) => (sum(goods) > sum(best) ? goods : best), []);
  }

  /** Opens the purchase with the payment of a hint, or with the engine's proposal. */
  async beginPurchase(): Promise<void> {
    const { choices, requests, preferences } = this.props;
    const listed = choices.filter(({ choice }) => choice.kind === "buy");
    const [only, another] = listed;
    if (!only) return this.why("buy");
    if (!preferences.confirm && !another && only.text !== "buy") return this.play(only.text);
    this.focus = { kind: "buy" };
    const hinted = this.hint?.kind === "buy" && this.hint.payment.length > 0 ? this.hint.payment : null;
    this.chosen = hinted ? indicesOf(hinted, this.hand) : [];
    if (hinted) return;
    const trial = await requests.try("buy");
    const payment = trial.possible ? (trial.preview as Purchase | null)?.payment : null;
    if (payment && this.stage === "buy" && this.chosen.length === 0) this.chosen = indicesOf(payment, this.hand);
  }

  cancel(): void {
    this.reset();
  }

  async play(text: string): Promise<void> {
    if (this.props.pending === null) await this.props.requests.play(text);
  }

  async confirm(): Promise<void> {
    if (this.text && this.ready) await this.play(this.text);
    else if (this.text) await this.why(this.text);
  }

  /** Requests the refusal of an impossible choice and shows it. */
  async why(text: string): Promise<void> {
    const { requests } = this.props;
    const trial = await requests.try(text);
    if (!trial.possible) requests.explain(trial.refusal);
  }

  /** The listed choices to take and to reserve the card in this place. */
  actions(row: RowName, slot: SlotView): { take: Listed | null; reserve: Listed | null } {
    const { choices, view, seat } = this.props;
    const twin = view.market.some((other) => other.card === slot.card && other.reserved === null);
    const take = choices.find(({ choice }) => {
      if (choice.kind !== "take" || choice.card !== slot.card || row === "farm") return false;
      if (slot.reserved === null) return choice.reserved === undefined;
      return slot.reserved === seat && (choice.reserved === seat || !twin);
    });
    const reserve = choices.find(
      ({ choice }) =>
        choice.kind === "reserve" && choice.card === slot.card && choice.row === row && slot.reserved === null,
    );
    return { take: take ?? null, reserve: reserve ?? null };
  }

  /** Handles a tap on a card in the market or the farm. */
  async tapOpen(row: RowName, index: number): Promise<void> {
    const slot = this.props.view[row][index];
    if (!slot) return;
    const { take, reserve } = this.actions(row, slot);
    if (!take && !reserve) {
      const text = row === "farm" ? reserveText(slot.card, "farm") : takeText(slot.card, slot.reserved);
      return this.why(text);
    }
    const only = take && reserve ? null : (take ?? reserve);
    if (only && !this.props.preferences.confirm) return this.play(only.text);
    const again = this.focus.kind === "card" && this.focus.row === row && this.focus.index === index;
    this.chosen = [];
    this.focus = again ? { kind: "none" } : { kind: "card", row, index };
  }

  /** Handles a tap on a hand card: adds it to the payment or removes it. */
  async tapHand(index: number): Promise<void> {
    const card = this.hand[index];
    if (!card) return;
    if (this.stage === "insure") return this.#tapPremium(index, card);
    if (this.stage === "buy" || this.stage === "pay") {
      this.chosen = toggled(this.chosen, index);
      return;
    }
    if ((this.stage === "turn" || this.stage === "card") && this.canBuy) return this.beginPurchase();
    await this.why(buyText([card]));
  }

  async #tapPremium(index: number, card: Card): Promise<void> {
    const next = toggled(this.chosen, index);
    const cards = next.flatMap((at) => this.hand[at] ?? []);
    const listed = this.props.choices.some(({ choice }) => choice.kind === "insure" && within([card], choice.payment));
    if (!listed) return this.why(insureText(this.onlyColour, [card], []));
    this.chosen = next;
    this.named = indicesOf(preselectedSaved(this.props.choices, cards), this.goods);
  }

  /** Handles a tap on one of the player's goods: names it as saved or not. */
  async tapGood(index: number): Promise<void> {
    const card = this.goods[index];
    if (!card) return;
    if (this.stage === "save" || (this.stage === "insure" && this.choosesGoods(colourOf(card)))) {
      this.named = toggled(this.named, index);
      return;
    }
    if (this.stage === "insure") return this.why(insureText(this.onlyColour, this.chosenCards, [card]));
    await this.why(saveText([card]));
  }

  /** Whether the listed choices for this payment differ in the saved goods of this colour. */
  choosesGoods(colour: Colour): boolean {
    return this.props.choices.some(
      ({ choice }) =>
        choice.kind === "insure" &&
        same(choice.payment, this.chosenCards) &&
        choice.saved.some((card) => colourOf(card) === colour),
    );
  }

  /** The goods shown as saved: the engine’s answer or, until then, the named ones. */
  readonly savedIndices = $derived.by((): readonly number[] => {
    return this.insurance ? indicesOf(this.insurance.saved, this.goods, this.named) : this.named;
  });

  async tapToken(colour: Colour): Promise<void> {
    const listed = this.props.choices.some(({ choice }) => choice.kind === "token" && choice.colour === colour);
    const text = `token ${colour}`;
    if (!listed) return this.why(text);
    const chosen = this.focus.kind === "token" && this.focus.colour === colour;
    if (chosen || !this.props.preferences.confirm) return this.play(text);
    this.focus = { kind: "token", colour };
  }
}

function toggled(list: readonly number[], index: number): readonly number[] {
  return list.includes(index) ? list.filter((other) => other !== index) : [...list, index];
}
