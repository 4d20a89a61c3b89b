//! Choices of a player, and the decisions that a seat can owe.

use crate::cards::{ActionKind, CardId};
use crate::components::{Building, Resource};
use crate::space::Space;
use serde::Serialize;

/// How a samurai harvests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Harvest {
    /// Limited by the other samurai on the field.
    Plain,
    /// With privilege f: as if alone.
    Full,
}

/// Where a new building goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum SiteChoice {
    /// Onto the lowest free site.
    Lowest,
    /// With privilege a: onto the first site.
    First,
}

/// Which merchant card an offer is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum OfferCard {
    /// The card of this round.
    Current,
    /// With privilege c: the card of the next round.
    Next,
}

/// A choice of a seat. The text forms are in `notation.rs`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "choice", rename_all = "snake_case")]
pub enum Choice {
    /// Takes a resource package.
    Package {
        /// Which one, counted from 1.
        number: u8,
    },
    /// Takes a start city.
    City {
        /// Which one.
        city: Space,
    },
    /// Names the Ronin to be moved.
    NameRonin {
        /// The space where they stand.
        at: Space,
    },
    /// Puts the named Ronin down.
    PlaceRonin {
        /// Where.
        to: Space,
    },
    /// Plans the next card.
    Plan {
        /// Which one.
        card: CardId,
        /// Which of its actions.
        action: ActionKind,
        /// The number of officials.
        officials: u8,
    },
    /// Redeems privilege b for this plan.
    Support,
    /// Confirms the plan.
    Confirm,
    /// Walks one samurai along the cheapest way.
    Move {
        /// From where.
        from: Space,
        /// To where.
        to: Space,
    },
    /// Leads the merchant along the cheapest way.
    MoveMerchant {
        /// To where.
        to: Space,
    },
    /// Takes rice at home.
    RiceHome,
    /// Takes money.
    Money,
    /// Lets a samurai harvest.
    Harvest {
        /// On which field.
        field: Space,
        /// With or without privilege f.
        how: Harvest,
    },
    /// Builds in a city.
    Build {
        /// The building.
        building: Building,
        /// Where.
        city: Space,
        /// With or without privilege a.
        site: SiteChoice,
    },
    /// Builds a temple.
    Temple {
        /// Where.
        space: Space,
    },
    /// Buys from the merchant.
    Buy {
        /// The number of pieces.
        pieces: u8,
        /// From which card.
        card: OfferCard,
    },
    /// Trades for a power point.
    Point {
        /// From which card.
        card: OfferCard,
    },
    /// Sends an official onto the map.
    Gate {
        /// Through which gate.
        gate: Space,
    },
    /// Moves a samurai freely.
    Travel {
        /// From where.
        from: Space,
        /// To where.
        to: Space,
    },
    /// Sets out to drive Ronin off a space.
    Drive {
        /// Which space.
        space: Space,
    },
    /// Brings a samurai to the space from which Ronin are driven off.
    Bring {
        /// From where.
        from: Space,
    },
    /// Recruits a neutral official.
    Recruit,
    /// Takes a special authorization card.
    Special {
        /// Its number, counted from 1.
        number: u8,
    },
    /// Grants a wish of the Shogun.
    Wish {
        /// Its place in the row, counted from 1, away from the pile first.
        place: u8,
    },
    /// Redeems privilege d.
    CityIncome {
        /// The city that pays.
        city: Space,
    },
    /// Redeems privilege e.
    TakeResource {
        /// The resource to take.
        take: Resource,
        /// The other resource of the tile; optional if only one tile fits.
        instead_of: Option<Resource>,
    },
    /// Sends a samurai home.
    Home {
        /// From where.
        from: Space,
    },
    /// Pays all samurai that stay.
    Pay,
    /// Discards one resource.
    Discard {
        /// Which.
        resource: Resource,
    },
    /// Declines the second half of an action: a second offer, a second samurai, bringing another
    /// one.
    Enough,
    /// Ends the card.
    Finish,
}

/// Which decision a seat owes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// A package or a start city.
    Draft,
    /// Which Ronin moves.
    NameRonin,
    /// The destination of a Ronin.
    PlaceRonin,
    /// The secret plan.
    Plan,
    /// Moving, before the first official of a card acts.
    Card,
    /// The work of the next official of the card.
    Execute,
    /// A second offer of the merchant.
    SecondOffer,
    /// A second samurai to move freely.
    SecondSamurai,
    /// The samurai to bring against the Ronin.
    BringSamurai,
    /// The samurai that go home before the wages.
    Wages,
    /// The resource to discard.
    Discard,
}
