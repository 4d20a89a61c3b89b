/** The JSON of the engine: `crates/edo/src/{view,choice,event,preview}.rs`. */

export type Resource = "rice" | "wood" | "stone";
export type Building = "house" | "post" | "fortress";
export type Action =
  | "rice_home" | "money" | "rice" | "wood" | "stone" | "any_field"
  | "build" | "trade" | "travel" | "recruit" | "special";
export type Privilege =
  | "a" | "b" | "c" | "d"
  | "e_wood_stone" | "e_stone_rice" | "e_rice_wood"
  | "f_rice" | "f_wood" | "f_stone";
export type WishKind = "home_goods" | "foreign_goods" | "palace";
export type PlaceTile = Resource | "city" | "choice";
export type Module = "with" | "without";

export interface Purse {
  readonly rice: number;
  readonly wood: number;
  readonly stone: number;
  readonly ryo: number;
}

export interface Face {
  readonly action: Action;
  readonly amount: number;
  readonly officials: number;
}

export interface CardFace {
  readonly card: string;
  readonly actions: readonly Face[];
}

export interface MerchantCard {
  readonly number: number;
  readonly buy: Resource;
  readonly pieces: number;
  readonly ryo_each: number;
  readonly point: Purse;
}

export interface City {
  readonly space: string;
  readonly name: string;
  readonly fund: number;
  readonly sites: number;
  readonly buildings: readonly { readonly building: Building; readonly seat: number | null }[];
  readonly income: readonly { readonly seat: number; readonly ryo: number }[];
}

export interface Wish {
  readonly number: number;
  readonly kind: WishKind;
  readonly price: Purse;
  readonly privilege: Privilege | null;
}

export interface Slot {
  readonly card: string;
  readonly action: Action;
  readonly officials: number;
  readonly own: number;
}

export interface SeatView extends Purse {
  readonly seat: number;
  readonly points: number;
  readonly total: number;
  readonly samurai: readonly string[];
  readonly own_officials: number;
  readonly neutral_officials: number;
  readonly houses: number;
  readonly posts: number;
  readonly special_cards: readonly string[];
  readonly temples: readonly string[];
  readonly privileges: readonly Privilege[];
  readonly ronin_tiles: number;
  readonly package: number | null;
  readonly city: string | null;
  readonly confirmed: "yes" | "not_yet";
  readonly plan: readonly Slot[];
  readonly black_officials: number;
}

export type Pending =
  | { readonly name: "nothing" | "second_offer" }
  | { readonly name: "second_samurai"; readonly moved_to: string }
  | { readonly name: "bring"; readonly space: string; readonly brought: number }
  | { readonly name: "scatter"; readonly from: string; readonly tile: PlaceTile; readonly left: number };

export type Phase =
  | { readonly name: "draft" | "name_ronin" | "plan" }
  | { readonly name: "place_ronin"; readonly from: string; readonly tile: PlaceTile }
  | {
      readonly name: "card";
      readonly seat: number;
      readonly slot: number;
      readonly officials_left: number;
      readonly own_left: number;
      readonly stage: "moving" | "working";
      readonly steps: number;
      readonly worked: readonly string[];
      readonly pending: Pending;
    }
  | { readonly name: "wages" | "limit"; readonly seat: number }
  | { readonly name: "over"; readonly reason: "points" | "merchant" };

export interface Prices {
  readonly house: Purse;
  readonly post: Purse;
  readonly fortress: Purse;
  readonly temple: Purse;
  readonly recruit: Purse;
  readonly special: Purse;
  readonly step: number;
  readonly wage: number;
  readonly limit: number;
  readonly threshold: number;
}

export interface View {
  readonly players: number;
  readonly modules: { readonly jiin: Module; readonly tokken: Module; readonly ronin: Module };
  readonly round: number;
  readonly rounds: number;
  readonly start: number;
  readonly phase: Phase;
  readonly covered: readonly string[];
  readonly roads: readonly (readonly [string, string])[];
  readonly fields: readonly { readonly space: string; readonly amount: number }[];
  readonly cities: readonly City[];
  readonly merchant: string;
  readonly merchant_card: MerchantCard;
  readonly next_merchant_card: MerchantCard | null;
  readonly merchant_pile: number;
  readonly special_cards: readonly string[];
  readonly cards: readonly CardFace[];
  readonly prices: Prices;
  readonly neutral_officials: number;
  readonly fortresses: number;
  readonly packages: readonly { readonly number: number; readonly contents: Purse }[];
  readonly wishes: readonly Wish[];
  readonly next_wish: Wish | null;
  readonly wish_pile: number;
  readonly next_privilege: Privilege | null;
  readonly privilege_pile: number;
  readonly ronin: readonly string[];
  /** Samurai of nobody, who stay where they are for the whole game. */
  readonly bystanders: readonly string[];
  readonly ronin_tiles: number;
  readonly seats: readonly SeatView[];
  readonly own_plan: {
    readonly cards: readonly Slot[];
    readonly black_officials: number;
    readonly officials_left: number;
  } | null;
}

export type OfferCard = "current" | "next";

export type EdoChoice =
  | { readonly choice: "package" | "special"; readonly number: number }
  | { readonly choice: "city" | "city_income"; readonly city: string }
  | { readonly choice: "name_ronin"; readonly at: string }
  | { readonly choice: "place_ronin" | "move_merchant"; readonly to: string }
  | { readonly choice: "plan"; readonly card: string; readonly action: Action; readonly officials: number }
  | { readonly choice: "move" | "travel"; readonly from: string; readonly to: string }
  | { readonly choice: "harvest"; readonly field: string; readonly how: "plain" | "full" }
  | { readonly choice: "build"; readonly building: Building; readonly city: string; readonly site: "lowest" | "first" }
  | { readonly choice: "temple" | "drive"; readonly space: string }
  | { readonly choice: "buy"; readonly pieces: number; readonly card: OfferCard }
  | { readonly choice: "point"; readonly card: OfferCard }
  | { readonly choice: "gate"; readonly gate: string }
  | { readonly choice: "bring" | "home"; readonly from: string }
  | { readonly choice: "wish"; readonly place: number }
  | { readonly choice: "take_resource"; readonly take: Resource; readonly instead_of: Resource | null }
  | { readonly choice: "discard"; readonly resource: Resource }
  | { readonly choice: "support" | "confirm" | "rice_home" | "money" | "recruit" | "pay" | "enough" | "finish" };

export type Decision =
  | "draft" | "name_ronin" | "place_ronin" | "plan" | "card" | "execute"
  | "second_offer" | "second_samurai" | "bring_samurai" | "wages" | "discard";

export type Preview =
  | { readonly preview: "walk"; readonly steps: number; readonly ryo: number }
  | { readonly preview: "harvest"; readonly resource: Resource; readonly amount: number }
  | { readonly preview: "build"; readonly cost: Purse; readonly points: number; readonly rank: number; readonly income: number }
  | { readonly preview: "temple"; readonly cost: Purse; readonly points: number }
  | { readonly preview: "trade"; readonly cost: Purse; readonly gain: Purse; readonly points: number }
  | { readonly preview: "wish"; readonly cost: Purse; readonly points: number; readonly privilege: Privilege | null }
  | { readonly preview: "income"; readonly ryo: number }
  | { readonly preview: "wages"; readonly rice: number };

/** Of an event only what the picture needs: its word and the places that it touches. */
export interface EdoEvent {
  readonly event: string;
  readonly seat?: number;
  readonly from?: string;
  readonly to?: string;
  readonly space?: string;
  readonly city?: string;
  readonly field?: string;
  readonly gate?: string;
  readonly resource?: Resource;
  readonly amount?: number;
  readonly ryo?: number;
  readonly rank?: number;
}
