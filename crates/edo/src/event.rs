//! Events of a game, as data, down to the last Ryo and resource.
//!
//! All except unrevealed plans are public. Amounts are reported as they are paid or gained; their
//! sums are the purses.

use crate::cards::{ActionKind, CardId};
use crate::choice::{Harvest, OfferCard, SiteChoice};
use crate::components::{Building, MerchantCard, Purse, Resource};
use crate::data::Data;
use crate::phase::End;
use crate::ronin::PlaceTile;
use crate::space::Space;
use crate::tokken::{Privilege, Wish, WishKind};
use higaki_table::{Seat, Sink, Viewer};
use serde::Serialize;

/// An event with all its hidden information.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Event {
    /// A public event.
    Open(Deed),
    /// A step of a plan that is not shown yet.
    Planned(PlanStep),
}

/// An event as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Seen {
    /// A public event.
    Open(Deed),
    /// A step of the viewer's own plan.
    Own(PlanStep),
}

impl Seen {
    pub(crate) fn of(event: &Event, viewer: Viewer) -> Option<Seen> {
        match event {
            Event::Open(deed) => Some(Seen::Open(deed.clone())),
            Event::Planned(step) if viewer == Viewer::Seat(step.seat()) => {
                Some(Seen::Own(step.clone()))
            }
            Event::Planned(_) => None,
        }
    }
}

/// A step of a plan that only its owner knows (E13.1).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what the sentence in the locales names")]
pub enum PlanStep {
    /// The next card, its action and the officials in front of it.
    CardPlanned { seat: Seat, slot: u8, card: CardId, action: ActionKind, officials: u8 },
    /// A black official will help.
    SupportPlanned { seat: Seat },
}

impl PlanStep {
    const fn seat(&self) -> Seat {
        match self {
            PlanStep::CardPlanned { seat, .. } | PlanStep::SupportPlanned { seat } => *seat,
        }
    }
}

/// A public event.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what the sentence in the locales names")]
pub enum Deed {
    // Setting up
    /// The start player.
    StartPlayer { seat: Seat },
    /// Spaces out of play.
    SpacesCovered { spaces: Vec<Space> },
    /// An income tile.
    IncomeTileLaid { city: Space, fund: u8 },
    /// The initial resources of a player.
    Equipped { seat: Seat, rice: u8, wood: u8, stone: u8, ryo: u16 },
    /// The row of wishes and the preview.
    WishesLaid { wishes: Vec<WishTile> },
    /// The row of privileges and the preview.
    PrivilegesLaid { privileges: Vec<Privilege> },
    /// A Ronin at the beginning.
    RoninAppeared { space: Space },
    /// A package.
    PackageTaken { seat: Seat, number: u8, rice: u8, wood: u8, stone: u8, ryo: u16 },
    /// A start city, with a house and a samurai.
    CityTaken { seat: Seat, city: Space },

    // The round
    /// A new round.
    RoundBegan { round: u8, seat: Seat },
    /// The merchant card of this round.
    MerchantCardCame(MerchantOffers),
    /// The merchant card of the next round.
    MerchantCardTurned(MerchantOffers),
    /// A Ronin has to move.
    RoninNamed { seat: Seat, space: Space },
    /// A place tile.
    PlaceTileDrawn { seat: Seat, tile: PlaceTile },
    /// A Ronin went elsewhere.
    RoninPlaced { seat: Seat, from: Space, to: Space },
    /// A Ronin had nowhere to go.
    RoninStayed { space: Space },
    /// A plan is ready.
    PlanConfirmed { seat: Seat },
    /// A plan is shown: its black officials.
    SupportShown { seat: Seat, officials: u8 },
    /// A plan is shown: one card.
    PlanShown { seat: Seat, slot: u8, card: CardId, action: ActionKind, officials: u8, own: u8 },

    // A card
    /// The card of a player begins.
    CardBegan { seat: Seat, slot: u8, card: CardId, action: ActionKind, officials: u8 },
    /// A samurai walked.
    SamuraiMoved { seat: Seat, from: Space, to: Space, steps: u8, ryo: u16 },
    /// The merchant was led.
    MerchantMoved { seat: Seat, from: Space, to: Space, steps: u8, ryo: u16 },
    /// Rice at home.
    RiceTaken { seat: Seat, rice: u8 },
    /// Money.
    MoneyTaken { seat: Seat, ryo: u16 },
    /// A harvest.
    Harvested { seat: Seat, field: Space, resource: Resource, amount: u8, how: Harvest },
    /// A building.
    Built {
        seat: Seat,
        building: Building,
        city: Space,
        site: u8,
        how: SiteChoice,
        points: u8,
        rice: u8,
        wood: u8,
        stone: u8,
        ryo: u16,
    },
    /// A temple.
    TempleBuilt { seat: Seat, space: Space, points: u8, rice: u8, wood: u8, stone: u8, ryo: u16 },
    /// A purchase from the merchant.
    Bought { seat: Seat, card: OfferCard, resource: Resource, pieces: u8, ryo: u16 },
    /// A point from the merchant.
    PointTraded { seat: Seat, card: OfferCard, points: u8, rice: u8, wood: u8, stone: u8, ryo: u16 },
    /// An official became a samurai.
    SentOut { seat: Seat, gate: Space },
    /// A samurai travelled.
    Travelled { seat: Seat, from: Space, to: Space },
    /// Ronin are to be driven off.
    DriveBegan { seat: Seat, space: Space, ronin: u8 },
    /// A samurai joined.
    Brought { seat: Seat, from: Space, to: Space },
    /// Ronin were driven off.
    RoninDriven { seat: Seat, space: Space, ronin: u8, tiles: u8 },
    /// A neutral official.
    Recruited { seat: Seat, rice: u8, wood: u8, stone: u8, ryo: u16 },
    /// A special authorization card.
    SpecialTaken { seat: Seat, card: CardId, rice: u8, wood: u8, stone: u8, ryo: u16 },
    /// A wish was granted.
    WishGranted {
        seat: Seat,
        wish: u8,
        kind: WishKind,
        points: u8,
        rice: u8,
        wood: u8,
        stone: u8,
        ryo: u16,
    },
    /// The privilege that came with it.
    PrivilegeGained { seat: Seat, privilege: Privilege },
    /// A new wish was turned up on the pile.
    WishTurned(WishTile),
    /// A new privilege was turned up on the pile.
    PrivilegeTurned { privilege: Privilege },
    /// Privilege d.
    CityPaid { seat: Seat, city: Space, rank: u8, ryo: u16 },
    /// Privilege e.
    ResourceTaken { seat: Seat, privilege: Privilege, resource: Resource, amount: u8 },
    /// Privileges a, c and f, at the action they help.
    PrivilegeSpent { seat: Seat, privilege: Privilege },
    /// Idle officials.
    OfficialsIdle { seat: Seat, officials: u8 },

    // Wages, income, limit, end
    /// A samurai went home.
    WentHome { seat: Seat, space: Space },
    /// Wages.
    WagesPaid { seat: Seat, samurai: u8, rice: u8 },
    /// Income of a city.
    IncomePaid { seat: Seat, city: Space, rank: u8, ryo: u16 },
    /// A city that pays nothing.
    IncomeStopped { city: Space },
    /// Too many resources.
    Discarded { seat: Seat, resource: Resource, amount: u8 },
    /// The game is over.
    GameEnded { reason: End },
}

/// A wish tile with its printed values, so that readers of events need no component data.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are what the sentence in the locales names")]
pub struct WishTile {
    pub wish: u8,
    pub kind: WishKind,
    pub rice: u8,
    pub wood: u8,
    pub stone: u8,
    pub ryo: u16,
}

impl WishTile {
    /// The tile with this number in the data.
    pub(crate) fn of(data: &Data, number: u8) -> WishTile {
        let Wish { kind, price } = data.wishes[usize::from(number)];
        let Purse { rice, wood, stone, ryo } = price;
        WishTile { wish: number + 1, kind, rice, wood, stone, ryo }
    }
}

/// A merchant card, with both offers: pieces of a resource for Ryo, and the price of a point.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields are what the sentence in the locales names")]
pub struct MerchantOffers {
    pub number: u8,
    pub buy: Resource,
    pub pieces: u8,
    pub ryo_each: u8,
    pub rice: u8,
    pub wood: u8,
    pub stone: u8,
    pub ryo: u16,
}

impl MerchantOffers {
    /// The card with this number in the data.
    pub(crate) fn of(data: &Data, number: u8) -> MerchantOffers {
        let MerchantCard { buy, pieces, ryo_each, point } =
            data.merchant_cards[usize::from(number)];
        let Purse { rice, wood, stone, ryo } = point;
        MerchantOffers { number: number + 1, buy, pieces, ryo_each, rice, wood, stone, ryo }
    }
}

/// Sends a public event to the sink.
#[inline]
pub(crate) fn tell(sink: &mut impl Sink<Event>, deed: impl FnOnce() -> Deed) {
    sink.event(|| Event::Open(deed()));
}
