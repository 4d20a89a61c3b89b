//! The view of a viewer (E13.1).
//!
//! These types have no field for the order of the piles, and an unrevealed plan is only in
//! `own_plan`, which is filled for its owner alone.

mod faces;

pub use faces::{CardView, FieldView, PriceView};

use crate::cards::{ActionKind, CardId};
use crate::components::{Building, Purse, Resource, Site};
use crate::phase::{End, Pending, Phase, Stage};
use crate::plan::{Confirmed, Plan, Slot};
use crate::ronin::{self, PlaceTile};
use crate::scoring::{rank_city, score};
use crate::space::{Space, SpaceSet};
use crate::state::Edo;
use crate::tokken::{Privilege, WishKind};
use crate::variants::Modules;
use higaki_table::{Seat, Viewer};
use serde::Serialize;

/// The view of a viewer.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are the things on the table")]
pub struct View {
    pub players: usize,
    pub modules: Modules,
    /// 0 during the draft.
    pub round: u8,
    /// No game has more.
    pub rounds: usize,
    pub start: Seat,
    pub phase: PhaseView,
    pub covered: Vec<Space>,
    /// Every road once.
    pub roads: Vec<[Space; 2]>,
    pub fields: Vec<FieldView>,
    pub cities: Vec<CityView>,
    pub merchant: Space,
    pub merchant_card: MerchantView,
    pub next_merchant_card: Option<MerchantView>,
    /// The number of hidden merchant cards.
    pub merchant_pile: usize,
    pub special_cards: Vec<CardId>,
    /// The contents of all authorization cards.
    pub cards: Vec<CardView>,
    pub prices: PriceView,
    pub neutral_officials: u8,
    pub fortresses: u8,
    /// The available packages.
    pub packages: Vec<PackageView>,
    pub wishes: Vec<WishView>,
    pub next_wish: Option<WishView>,
    pub wish_pile: usize,
    pub next_privilege: Option<Privilege>,
    pub privilege_pile: usize,
    pub ronin: Vec<Space>,
    /// Neutral samurai, which stay in place for the whole game.
    pub bystanders: Vec<Space>,
    pub ronin_tiles: u8,
    pub seats: Vec<SeatView>,
    /// The viewer's plan while all are planning.
    pub own_plan: Option<OwnPlan>,
}

/// Where in the round the game is.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "name", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are those of the phase")]
pub enum PhaseView {
    Draft,
    NameRonin,
    PlaceRonin {
        from: Space,
        tile: PlaceTile,
    },
    Plan,
    Card {
        seat: Seat,
        slot: u8,
        officials_left: u8,
        own_left: u8,
        stage: Stage,
        steps: u8,
        worked: Vec<Space>,
        pending: PendingView,
    },
    Wages {
        seat: Seat,
    },
    Limit {
        seat: Seat,
    },
    Over {
        reason: End,
    },
}

/// The pending part of the current action.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "name", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are those of the action")]
pub enum PendingView {
    Nothing,
    SecondOffer,
    SecondSamurai { moved_to: Space },
    Bring { space: Space, brought: u8 },
    Scatter { from: Space, tile: PlaceTile, left: u8 },
}

/// A city.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are the things in a city")]
pub struct CityView {
    pub space: Space,
    pub name: String,
    pub fund: u8,
    pub sites: usize,
    pub buildings: Vec<BuildingView>,
    /// The shares of the players if the city paid now, the highest rank first.
    pub income: Vec<IncomeView>,
}

/// A building on its site.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are what a building shows")]
pub struct BuildingView {
    pub building: Building,
    pub seat: Option<Seat>,
}

/// A share of a city's money.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are what a share is")]
pub struct IncomeView {
    pub seat: Seat,
    pub ryo: u16,
}

/// A merchant card.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are what the card shows")]
pub struct MerchantView {
    pub number: u8,
    pub buy: Resource,
    pub pieces: u8,
    pub ryo_each: u8,
    pub point: Purse,
}

/// A resource package.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are what the package holds")]
pub struct PackageView {
    pub number: u8,
    pub contents: Purse,
}

/// A wish and the privilege under it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are what the tiles show")]
pub struct WishView {
    pub number: u8,
    pub kind: WishKind,
    pub price: Purse,
    pub privilege: Option<Privilege>,
}

/// The public state of a player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are the things in front of a player")]
pub struct SeatView {
    pub seat: Seat,
    pub rice: u8,
    pub wood: u8,
    pub stone: u8,
    pub ryo: u16,
    pub points: u8,
    /// The points if the game ended now.
    pub total: i32,
    pub samurai: Vec<Space>,
    pub own_officials: u8,
    pub neutral_officials: u8,
    pub houses: u8,
    pub posts: u8,
    pub special_cards: Vec<CardId>,
    pub temples: Vec<Space>,
    pub privileges: Vec<Privilege>,
    pub ronin_tiles: u8,
    pub package: Option<u8>,
    pub city: Option<Space>,
    pub confirmed: Confirmed,
    /// The plan once it is shown.
    pub plan: Vec<SlotView>,
    pub black_officials: u8,
}

/// A card of a plan that is shown.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are what lies in the slot")]
pub struct SlotView {
    pub card: CardId,
    pub action: ActionKind,
    pub officials: u8,
    pub own: u8,
}

/// The plan of the viewer while all are planning.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are those of the plan")]
pub struct OwnPlan {
    pub cards: Vec<SlotView>,
    pub black_officials: u8,
    pub officials_left: u8,
}

impl View {
    pub(crate) fn of(state: &Edo, viewer: Viewer) -> View {
        let pile = |len: usize| len.saturating_sub(4);
        let display = &state.display;
        let merchant_cards = state.data().merchant_cards.len();
        View {
            players: state.seat_count(),
            modules: state.modules,
            round: state.round,
            rounds: merchant_cards,
            start: state.start,
            phase: phase(state),
            covered: spaces(state.covered),
            roads: faces::roads(state),
            fields: faces::fields(state),
            cities: state.open_cities().iter().map(|city| city_view(state, city)).collect(),
            merchant: state.merchant,
            merchant_card: faces::merchant(state, state.current_merchant()),
            next_merchant_card: state.next_merchant().map(|number| faces::merchant(state, number)),
            merchant_pile: merchant_cards.saturating_sub(usize::from(state.round.max(1)) + 1),
            special_cards: state.specials.iter().map(CardId::special).collect(),
            cards: faces::cards(state),
            prices: faces::prices(state),
            neutral_officials: state.neutral,
            fortresses: state.fortresses,
            packages: faces::packages(state),
            wishes: wishes(state),
            next_wish: display.wishes.preview().map(|number| wish(state, number, None)),
            wish_pile: pile(display.wishes.len()),
            next_privilege: display.privileges.preview().map(Privilege::from_index),
            privilege_pile: pile(display.privileges.len()),
            ronin: state.ronin.spaces().to_vec(),
            bystanders: spaces(ronin::bystanders(state)),
            ronin_tiles: state.ronin_tiles,
            seats: state.all_seats().map(|seat| seat_view(state, seat)).collect(),
            own_plan: viewer.seat().and_then(|seat| own_plan(state, seat)),
        }
    }
}

fn spaces(set: SpaceSet) -> Vec<Space> {
    set.iter().collect()
}

fn phase(state: &Edo) -> PhaseView {
    match state.phase {
        Phase::Draft { .. } => PhaseView::Draft,
        Phase::NameRonin => PhaseView::NameRonin,
        Phase::PlaceRonin(scatter) => {
            PhaseView::PlaceRonin { from: scatter.from, tile: scatter.tile }
        }
        Phase::Plan => PhaseView::Plan,
        Phase::Card => PhaseView::Card {
            seat: state.turn.seat,
            slot: state.turn.slot + 1,
            officials_left: state.turn.left,
            own_left: state.turn.own,
            stage: state.turn.stage,
            steps: state.turn.steps,
            worked: state.turn.worked.spaces().to_vec(),
            pending: pending(state.turn.pending),
        },
        Phase::Wages { seat } => PhaseView::Wages { seat },
        Phase::Limit { seat } => PhaseView::Limit { seat },
        Phase::Over { end } => PhaseView::Over { reason: end },
    }
}

fn pending(pending: Pending) -> PendingView {
    match pending {
        Pending::Nothing => PendingView::Nothing,
        Pending::SecondOffer { .. } => PendingView::SecondOffer,
        Pending::SecondSamurai { moved_to } => PendingView::SecondSamurai { moved_to },
        Pending::Bring { space, brought } => PendingView::Bring { space, brought },
        Pending::Scatter(scatter) => {
            PendingView::Scatter { from: scatter.from, tile: scatter.tile, left: scatter.left }
        }
    }
}

fn city_view(state: &Edo, space: Space) -> CityView {
    let city = state.city(space);
    let building = |site: &Site| BuildingView {
        building: match site {
            Site::House(_) => Building::House,
            Site::Post(_) => Building::Post,
            Site::Fortress => Building::Fortress,
        },
        seat: site.owner(),
    };
    CityView {
        space,
        name: faces::name(state, space),
        fund: state.data().income_tiles[usize::from(city.tile)].fund,
        sites: state.data().sites_of(space),
        buildings: city.sites().iter().map(building).collect(),
        income: rank_city(state, space)
            .shares()
            .map(|share| IncomeView { seat: share.seat, ryo: share.ryo })
            .collect(),
    }
}

fn wish(state: &Edo, number: u8, privilege: Option<Privilege>) -> WishView {
    let wish = state.data().wishes[usize::from(number)];
    WishView { number: number + 1, kind: wish.kind, price: wish.price, privilege }
}

fn wishes(state: &Edo) -> Vec<WishView> {
    let privileges = state.display.privileges.row();
    let row = state.display.wishes.row().iter().enumerate();
    row.map(|(place, number)| {
        let privilege = privileges.get(place).map(|kind| Privilege::from_index(*kind));
        wish(state, *number, privilege)
    })
    .collect()
}

fn slots(state: &Edo, plan: &Plan) -> Vec<SlotView> {
    let slot_view = |slot: &Slot| SlotView {
        card: slot.card,
        action: state.data().cards[slot.card.index()][usize::from(slot.action)].action,
        officials: slot.officials,
        own: slot.own,
    };
    plan.slots().iter().map(slot_view).collect()
}

fn seat_view(state: &Edo, seat: Seat) -> SeatView {
    let player = state.player(seat);
    // Unrevealed plans must not get in here.
    let shown = if state.phase == Phase::Plan { Plan::EMPTY } else { player.plan };
    let tiles = Privilege::ALL.into_iter();
    SeatView {
        seat,
        rice: player.purse.rice,
        wood: player.purse.wood,
        stone: player.purse.stone,
        ryo: player.purse.ryo,
        points: player.points,
        total: score(state, seat).total,
        samurai: player.samurai.spaces().to_vec(),
        own_officials: state.own_officials(seat),
        neutral_officials: player.neutral,
        houses: player.houses,
        posts: player.posts,
        special_cards: player.specials.iter().map(CardId::special).collect(),
        temples: spaces(player.temples),
        privileges: tiles
            .flat_map(|kind| std::iter::repeat_n(kind, usize::from(player.privilege(kind))))
            .collect(),
        ronin_tiles: player.ronin_tiles,
        package: player.package.map(|number| number + 1),
        city: player.city,
        confirmed: player.plan.confirmed,
        plan: slots(state, &shown),
        black_officials: shown.support,
    }
}

fn own_plan(state: &Edo, seat: Seat) -> Option<OwnPlan> {
    if state.phase != Phase::Plan || seat.index() >= state.seat_count() {
        return None;
    }
    let plan = &state.player(seat).plan;
    Some(OwnPlan {
        cards: slots(state, plan),
        black_officials: plan.support,
        officials_left: state.officials(seat).saturating_sub(plan.officials()),
    })
}
