// Made from crates/edo by a test: `cargo test -p higaki-protocol`.
// Changes by hand are lost.

/** An action on an authorization card. */
export type Action = {
/** The kind of action. */
readonly action: ActionKind,
/** Rice or Ryo per official, the bonus to a yield, or the discount on building and recruiting. */
readonly amount: number,
/** The maximum number of officials (E4.3). */
readonly officials: number, };

/** The kind of an action. */
export type ActionKind = "rice_home" | "money" | "rice" | "wood" | "stone" | "any_field" | "build" | "trade" | "travel" | "recruit" | "special";

/** The sources of all points. */
export type Breakdown = {
/** One entry a seat. */
readonly seats: ReadonlyArray<Score>, };

/** The kinds of buildings in a city. */
export type Building = "house" | "post" | "fortress";

/** A building on its site. */
export type BuildingView = { readonly building: Building, readonly seat: Seat | null, };

/** An authorization card: every player has `A`, `B` and `C`; `S1` and so on are special. */
export type CardId = string;

/** An authorization card. */
export type CardView = {
/** Which one. */
readonly card: CardId,
/** The actions on it. */
readonly actions: ReadonlyArray<Action>, };

/** A choice of a seat. The text forms are in `notation.rs`. */
export type Choice = { readonly "choice": "package",
/** Which one, counted from 1. */
readonly number: number, }
  | { readonly "choice": "city",
/** Which one. */
readonly city: Space, }
  | { readonly "choice": "name_ronin",
/** The space where they stand. */
readonly at: Space, }
  | { readonly "choice": "place_ronin",
/** Where. */
readonly to: Space, }
  | { readonly "choice": "plan",
/** Which one. */
readonly card: CardId,
/** Which of its actions. */
readonly action: ActionKind,
/** The number of officials. */
readonly officials: number, }
  | { readonly "choice": "support" }
  | { readonly "choice": "confirm" }
  | { readonly "choice": "move",
/** From where. */
readonly from: Space,
/** To where. */
readonly to: Space, }
  | { readonly "choice": "move_merchant",
/** To where. */
readonly to: Space, }
  | { readonly "choice": "rice_home" }
  | { readonly "choice": "money" }
  | { readonly "choice": "harvest",
/** On which field. */
readonly field: Space,
/** With or without privilege f. */
readonly how: Harvest, }
  | { readonly "choice": "build",
/** The building. */
readonly building: Building,
/** Where. */
readonly city: Space,
/** With or without privilege a. */
readonly site: SiteChoice, }
  | { readonly "choice": "temple",
/** Where. */
readonly space: Space, }
  | { readonly "choice": "buy",
/** The number of pieces. */
readonly pieces: number,
/** From which card. */
readonly card: OfferCard, }
  | { readonly "choice": "point",
/** From which card. */
readonly card: OfferCard, }
  | { readonly "choice": "gate",
/** Through which gate. */
readonly gate: Space, }
  | { readonly "choice": "travel",
/** From where. */
readonly from: Space,
/** To where. */
readonly to: Space, }
  | { readonly "choice": "drive",
/** Which space. */
readonly space: Space, }
  | { readonly "choice": "bring",
/** From where. */
readonly from: Space, }
  | { readonly "choice": "recruit" }
  | { readonly "choice": "special",
/** Its number, counted from 1. */
readonly number: number, }
  | { readonly "choice": "wish",
/** Its place in the row, counted from 1, away from the pile first. */
readonly place: number, }
  | { readonly "choice": "city_income",
/** The city that pays. */
readonly city: Space, }
  | { readonly "choice": "take_resource",
/** The resource to take. */
readonly take: Resource,
/** The other resource of the tile; optional if only one tile fits. */
readonly instead_of: Resource | null, }
  | { readonly "choice": "home",
/** From where. */
readonly from: Space, }
  | { readonly "choice": "pay" }
  | { readonly "choice": "discard",
/** Which. */
readonly resource: Resource, }
  | { readonly "choice": "enough" }
  | { readonly "choice": "finish" };

/** A city. */
export type CityView = { readonly space: Space, readonly name: string, readonly fund: number, readonly sites: number, readonly buildings: ReadonlyArray<BuildingView>,
/** The shares of the players if the city paid now, the highest rank first. */
readonly income: ReadonlyArray<IncomeView>, };

/** Whether a plan can still be changed. */
export type Confirmed = "not_yet" | "yes";

/** Which decision a seat owes. */
export type Decision = "draft" | "name_ronin" | "place_ronin" | "plan" | "card" | "execute" | "second_offer" | "second_samurai" | "bring_samurai" | "wages" | "discard";

/** A public event. */
export type Deed = { readonly "event": "start_player", readonly seat: Seat, }
  | { readonly "event": "spaces_covered", readonly spaces: ReadonlyArray<Space>, }
  | { readonly "event": "income_tile_laid", readonly city: Space, readonly fund: number, }
  | { readonly "event": "equipped", readonly seat: Seat, readonly rice: number, readonly wood: number, readonly stone: number, readonly ryo: number, }
  | { readonly "event": "wishes_laid", readonly wishes: ReadonlyArray<WishTile>, }
  | { readonly "event": "privileges_laid", readonly privileges: ReadonlyArray<Privilege>, }
  | { readonly "event": "ronin_appeared", readonly space: Space, }
  | { readonly "event": "package_taken", readonly seat: Seat, readonly number: number, readonly rice: number, readonly wood: number, readonly stone: number, readonly ryo: number, }
  | { readonly "event": "city_taken", readonly seat: Seat, readonly city: Space, }
  | { readonly "event": "round_began", readonly round: number, readonly seat: Seat, }
  | { readonly "event": "merchant_card_came" } & MerchantOffers
  | { readonly "event": "merchant_card_turned" } & MerchantOffers
  | { readonly "event": "ronin_named", readonly seat: Seat, readonly space: Space, }
  | { readonly "event": "place_tile_drawn", readonly seat: Seat, readonly tile: PlaceTile, }
  | { readonly "event": "ronin_placed", readonly seat: Seat, readonly from: Space, readonly to: Space, }
  | { readonly "event": "ronin_stayed", readonly space: Space, }
  | { readonly "event": "plan_confirmed", readonly seat: Seat, }
  | { readonly "event": "support_shown", readonly seat: Seat, readonly officials: number, }
  | { readonly "event": "plan_shown", readonly seat: Seat, readonly slot: number, readonly card: CardId, readonly action: ActionKind, readonly officials: number, readonly own: number, }
  | { readonly "event": "card_began", readonly seat: Seat, readonly slot: number, readonly card: CardId, readonly action: ActionKind, readonly officials: number, }
  | { readonly "event": "samurai_moved", readonly seat: Seat, readonly from: Space, readonly to: Space, readonly steps: number, readonly ryo: number, }
  | { readonly "event": "merchant_moved", readonly seat: Seat, readonly from: Space, readonly to: Space, readonly steps: number, readonly ryo: number, }
  | { readonly "event": "rice_taken", readonly seat: Seat, readonly rice: number, }
  | { readonly "event": "money_taken", readonly seat: Seat, readonly ryo: number, }
  | { readonly "event": "harvested", readonly seat: Seat, readonly field: Space, readonly resource: Resource, readonly amount: number, readonly how: Harvest, }
  | { readonly "event": "built", readonly seat: Seat, readonly building: Building, readonly city: Space, readonly site: number, readonly how: SiteChoice, readonly points: number, readonly rice: number, readonly wood: number, readonly stone: number, readonly ryo: number, }
  | { readonly "event": "temple_built", readonly seat: Seat, readonly space: Space, readonly points: number, readonly rice: number, readonly wood: number, readonly stone: number, readonly ryo: number, }
  | { readonly "event": "bought", readonly seat: Seat, readonly card: OfferCard, readonly resource: Resource, readonly pieces: number, readonly ryo: number, }
  | { readonly "event": "point_traded", readonly seat: Seat, readonly card: OfferCard, readonly points: number, readonly rice: number, readonly wood: number, readonly stone: number, readonly ryo: number, }
  | { readonly "event": "sent_out", readonly seat: Seat, readonly gate: Space, }
  | { readonly "event": "travelled", readonly seat: Seat, readonly from: Space, readonly to: Space, }
  | { readonly "event": "drive_began", readonly seat: Seat, readonly space: Space, readonly ronin: number, }
  | { readonly "event": "brought", readonly seat: Seat, readonly from: Space, readonly to: Space, }
  | { readonly "event": "ronin_driven", readonly seat: Seat, readonly space: Space, readonly ronin: number, readonly tiles: number, }
  | { readonly "event": "recruited", readonly seat: Seat, readonly rice: number, readonly wood: number, readonly stone: number, readonly ryo: number, }
  | { readonly "event": "special_taken", readonly seat: Seat, readonly card: CardId, readonly rice: number, readonly wood: number, readonly stone: number, readonly ryo: number, }
  | { readonly "event": "wish_granted", readonly seat: Seat, readonly wish: number, readonly kind: WishKind, readonly points: number, readonly rice: number, readonly wood: number, readonly stone: number, readonly ryo: number, }
  | { readonly "event": "privilege_gained", readonly seat: Seat, readonly privilege: Privilege, }
  | { readonly "event": "wish_turned" } & WishTile
  | { readonly "event": "privilege_turned", readonly privilege: Privilege, }
  | { readonly "event": "city_paid", readonly seat: Seat, readonly city: Space, readonly rank: number, readonly ryo: number, }
  | { readonly "event": "resource_taken", readonly seat: Seat, readonly privilege: Privilege, readonly resource: Resource, readonly amount: number, }
  | { readonly "event": "privilege_spent", readonly seat: Seat, readonly privilege: Privilege, }
  | { readonly "event": "officials_idle", readonly seat: Seat, readonly officials: number, }
  | { readonly "event": "went_home", readonly seat: Seat, readonly space: Space, }
  | { readonly "event": "wages_paid", readonly seat: Seat, readonly samurai: number, readonly rice: number, }
  | { readonly "event": "income_paid", readonly seat: Seat, readonly city: Space, readonly rank: number, readonly ryo: number, }
  | { readonly "event": "income_stopped", readonly city: Space, }
  | { readonly "event": "discarded", readonly seat: Seat, readonly resource: Resource, readonly amount: number, }
  | { readonly "event": "game_ended", readonly reason: End, };

/** Why a game ended. */
export type End = "points" | "merchant";

/** A field that is not covered. */
export type FieldView = {
/** Which one. */
readonly space: Space,
/** The current yield per samurai, or that of the first one to come. */
readonly amount: number, };

/** How a samurai harvests. */
export type Harvest = "plain" | "full";

/** A share of a city's money. */
export type IncomeView = { readonly seat: Seat, readonly ryo: number, };

/** A merchant card, with both offers: pieces of a resource for Ryo, and the price of a point. */
export type MerchantOffers = { readonly number: number, readonly buy: Resource, readonly pieces: number, readonly ryo_each: number, readonly rice: number, readonly wood: number, readonly stone: number, readonly ryo: number, };

/** A merchant card. */
export type MerchantView = { readonly number: number, readonly buy: Resource, readonly pieces: number, readonly ryo_each: number, readonly point: Purse, };

/** Whether a module is used. */
export type Module = "without" | "with";

/** Which modules are used, each alone or in any combination. */
export type Modules = {
/** EV.1: Jiin, the temples. */
readonly jiin: Module,
/** EV.2: Tokken, wishes and privileges. */
readonly tokken: Module,
/** EV.3: Ronin, the masterless samurai. */
readonly ronin: Module, };

/** Which merchant card an offer is on. */
export type OfferCard = "current" | "next";

/** The options of a game; by default the base game with the built-in data. */
export type Options = {
/** EV.1: Jiin, the temples. */
readonly jiin: Module,
/** EV.2: Tokken, wishes and privileges. */
readonly tokken: Module,
/** EV.3: Ronin, the masterless samurai. */
readonly ronin: Module,
/** EV.4: other data than the built-in one, for owners of the box. */
readonly data: unknown, };

/** The plan of the viewer while all are planning. */
export type OwnPlan = { readonly cards: ReadonlyArray<SlotView>, readonly black_officials: number, readonly officials_left: number, };

/** A resource package. */
export type PackageView = { readonly number: number, readonly contents: Purse, };

/** The pending part of the current action. */
export type PendingView = { readonly "name": "nothing" }
  | { readonly "name": "second_offer" }
  | { readonly "name": "second_samurai", readonly moved_to: Space, }
  | { readonly "name": "bring", readonly space: Space, readonly brought: number, }
  | { readonly "name": "scatter", readonly from: Space, readonly tile: PlaceTile, readonly left: number, };

/** Where in the round the game is. */
export type PhaseView = { readonly "name": "draft" }
  | { readonly "name": "name_ronin" }
  | { readonly "name": "place_ronin", readonly from: Space, readonly tile: PlaceTile, }
  | { readonly "name": "plan" }
  | { readonly "name": "card", readonly seat: Seat, readonly slot: number, readonly officials_left: number, readonly own_left: number, readonly stage: Stage, readonly steps: number, readonly worked: ReadonlyArray<Space>, readonly pending: PendingView, }
  | { readonly "name": "wages", readonly seat: Seat, }
  | { readonly "name": "limit", readonly seat: Seat, }
  | { readonly "name": "over", readonly reason: End, };

/** A place tile: the kind of space to which a Ronin goes. */
export type PlaceTile = "rice" | "wood" | "stone" | "city" | "choice";

/** A step of a plan that only its owner knows (E13.1). */
export type PlanStep = { readonly "event": "card_planned", readonly seat: Seat, readonly slot: number, readonly card: CardId, readonly action: ActionKind, readonly officials: number, }
  | { readonly "event": "support_planned", readonly seat: Seat, };

/** The consequences of a choice: exact, because they involve no hidden information. */
export type Preview = { readonly "preview": "walk", readonly steps: number, readonly ryo: number, }
  | { readonly "preview": "harvest", readonly resource: Resource, readonly amount: number, }
  | { readonly "preview": "build", readonly cost: Purse, readonly points: number, readonly rank: number, readonly income: number, }
  | { readonly "preview": "temple", readonly cost: Purse, readonly points: number, }
  | { readonly "preview": "trade", readonly cost: Purse, readonly gain: Purse, readonly points: number, }
  | { readonly "preview": "wish", readonly cost: Purse, readonly points: number, readonly privilege: Privilege | null, }
  | { readonly "preview": "income", readonly ryo: number, }
  | { readonly "preview": "wages", readonly rice: number, };

/** Prices and other constants that players have to know. */
export type PriceView = { readonly house: Purse, readonly post: Purse, readonly fortress: Purse, readonly temple: Purse, readonly recruit: Purse, readonly special: Purse,
/** Ryo for a step. */
readonly step: number,
/** Rice for a samurai that stays. */
readonly wage: number,
/** Resources that can be kept. */
readonly limit: number,
/** Points that end the game. */
readonly threshold: number, };

/** A privilege: open, used once (T3.7). */
export type Privilege = "a" | "b" | "c" | "d" | "e_wood_stone" | "e_stone_rice" | "e_rice_wood" | "f_rice" | "f_wood" | "f_stone";

/** Resources and money: a stock or a price. */
export type Purse = {
/** Rice. */
readonly rice: number,
/** Wood. */
readonly wood: number,
/** Stone. */
readonly stone: number,
/** Money. */
readonly ryo: number, };

/** A kind of resource. There is always enough of each (E1.4). */
export type Resource = "rice" | "wood" | "stone";

/** Where the points of one player come from. */
export type Score = {
/** The player. */
readonly seat: Seat,
/** Points on the track: buildings, temples, trade, wishes. */
readonly track: number,
/** The money. */
readonly ryo: number,
/** Points for it. */
readonly ryo_points: number,
/** Samurai on the map. */
readonly samurai: number,
/** Points for them. */
readonly samurai_points: number,
/** Ronin tiles, a point each. */
readonly ronin_tiles: number,
/** Whether the player has a house in Edo, which is required to win. */
readonly house_in_edo: boolean,
/** Rice, wood and stone, which decide ties. */
readonly goods: number,
/** The sum. */
readonly total: number, };

/** A numbered place at the table, counted clockwise from 0. */
export type Seat = number;

/** The public state of a player. */
export type SeatView = { readonly seat: Seat, readonly rice: number, readonly wood: number, readonly stone: number, readonly ryo: number, readonly points: number,
/** The points if the game ended now. */
readonly total: number, readonly samurai: ReadonlyArray<Space>, readonly own_officials: number, readonly neutral_officials: number, readonly houses: number, readonly posts: number, readonly special_cards: ReadonlyArray<CardId>, readonly temples: ReadonlyArray<Space>, readonly privileges: ReadonlyArray<Privilege>, readonly ronin_tiles: number, readonly package: number | null, readonly city: Space | null, readonly confirmed: Confirmed,
/** The plan once it is shown. */
readonly plan: ReadonlyArray<SlotView>, readonly black_officials: number, };

/** An event as one viewer sees it. */
export type Seen = Deed | PlanStep;

/** Where a new building goes. */
export type SiteChoice = "lowest" | "first";

/** A card of a plan that is shown. */
export type SlotView = { readonly card: CardId, readonly action: ActionKind, readonly officials: number, readonly own: number, };

/** A space of the board.  Its name includes its kind, so that notation can be parsed without the board: `EDO` and `A` to `G` are cities, `RI1` to `RI8` rice, `WO1` wood, `ST1` stone, `R1` rivers, `W1` roads, `G1` gates. */
export type Space = string;

/** The two halves of a card (E5.3). */
export type Stage = "moving" | "working";

/** The view of a viewer. */
export type View = { readonly players: number, readonly modules: Modules,
/** 0 during the draft. */
readonly round: number,
/** No game has more. */
readonly rounds: number, readonly start: Seat, readonly phase: PhaseView, readonly covered: ReadonlyArray<Space>,
/** Every road once. */
readonly roads: ReadonlyArray<readonly [Space, Space]>, readonly fields: ReadonlyArray<FieldView>, readonly cities: ReadonlyArray<CityView>, readonly merchant: Space, readonly merchant_card: MerchantView, readonly next_merchant_card: MerchantView | null,
/** The number of hidden merchant cards. */
readonly merchant_pile: number, readonly special_cards: ReadonlyArray<CardId>,
/** The contents of all authorization cards. */
readonly cards: ReadonlyArray<CardView>, readonly prices: PriceView, readonly neutral_officials: number, readonly fortresses: number,
/** The available packages. */
readonly packages: ReadonlyArray<PackageView>, readonly wishes: ReadonlyArray<WishView>, readonly next_wish: WishView | null, readonly wish_pile: number, readonly next_privilege: Privilege | null, readonly privilege_pile: number, readonly ronin: ReadonlyArray<Space>,
/** Neutral samurai, which stay in place for the whole game. */
readonly bystanders: ReadonlyArray<Space>, readonly ronin_tiles: number, readonly seats: ReadonlyArray<SeatView>,
/** The viewer's plan while all are planning. */
readonly own_plan: OwnPlan | null, };

/** The subject of a wish, which determines the action that grants it. */
export type WishKind = "home_goods" | "foreign_goods" | "palace";

/** A wish tile with its printed values, so that readers of events need no component data. */
export type WishTile = { readonly wish: number, readonly kind: WishKind, readonly rice: number, readonly wood: number, readonly stone: number, readonly ryo: number, };

/** A wish and the privilege under it. */
export type WishView = { readonly number: number, readonly kind: WishKind, readonly price: Purse, readonly privilege: Privilege | null, };
