//! Events of a game, as data.
//!
//! Most events are public. A few have a secret part: its owner receives the whole event, and all
//! other viewers a veiled one without a field for the secret.

use crate::components::{Action, Colour, Good, Junk, Pile, Row, Yuan};
use crate::data::Worth;
use crate::special::Special;
use higaki_table::{Seat, Viewer};
use serde::Serialize;

/// An event with all its hidden information.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Event {
    /// A public event.
    Open(Open),
    /// One player saw more than the others.
    Secret(Secret),
}

/// An event as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Seen {
    /// A public event.
    Open(Open),
    /// A secret of the viewer.
    Own(Secret),
    /// The public part of another player’s secret.
    Veiled(Veiled),
}

/// A public event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what the sentence in the locales names")]
pub enum Open {
    /// The start player and the colours in seat order.
    TableSet { seat: Seat, colours: Vec<Colour> },
    /// Where the merchants begin.
    MerchantsPlaced { load: Junk, cash: Junk, goods: Junk },
    /// DV.1: where the merchants lie face down.
    DiscsPlaced { junks: Vec<Junk> },
    /// DV.3: the merchants were turned up.
    MerchantsShown { load: Junk, cash: Junk, goods: Junk },
    /// A strip was laid, by the player `seat`.
    StripLaid { seat: Seat, owner: Seat, junk: Junk, layer: u8, lane: u8, left: u8 },
    /// A round begins.
    RoundBegun { round: u8, seat: Seat },
    /// A market card was turned up.
    MarketTurned { white: Worth, brown: Worth, purple: Worth, orange: Worth },
    /// An extra card was shown and is out of the game.
    CardUsed { seat: Seat, card: Special },
    /// A goods card was exchanged.
    Swapped { seat: Seat, given: Good, taken: Good },
    /// A player declined an exchange.
    SwapPassed { seat: Seat },
    /// S: every player takes a special card.
    SpecialOccasion,
    /// Y: every player announces their money.
    MoneyOccasion,
    /// A player announced their money.
    MoneyTold { seat: Seat, yuan: Yuan },
    /// A card with a permanent effect was laid open.
    CardLaidOpen { seat: Seat, pile: Pile, card: Special },
    /// A merchant was used.
    MerchantUsed { seat: Seat, action: Action, junk: Junk },
    /// A helper was used.
    HelperUsed { seat: Seat, row: Row, action: Action, junk: Junk },
    /// Nothing was loaded, because all strips are on board.
    NothingLoaded { seat: Seat, junk: Junk },
    /// Crates were turned into money.
    CashedIn { seat: Seat, junk: Junk, crates: u8, yuan: Yuan },
    /// Goods cards were taken.
    GoodsTaken { seat: Seat, good: Good, count: u8 },
    /// Goods cards could not be taken, because there were none left.
    GoodsMissing { seat: Seat, count: u8 },
    /// A strip was moved.
    StripMoved { seat: Seat, from: Junk, to: Junk, layer: u8, lane: u8 },
    /// A goods card was taken for a supply card.
    Supplied { seat: Seat, good: Good },
    /// A bidding begins.
    BiddingBegun { goods: Vec<Good> },
    /// A bid was turned up.
    BidShown { seat: Seat, good: Good, count: u8 },
    /// A player had bid no cards.
    NoBidShown { seat: Seat },
    /// D8.7: cards were turned up that count as no bid; they go back to the hand.
    VoidBidShown { seat: Seat, white: u8, brown: u8, purple: u8, orange: u8 },
    /// The highest bid was paid.
    ColourWon { seat: Seat, good: Good, count: u8, yuan: Yuan },
    /// The highest bids were equal and share, each this much.
    ColourShared { seats: Vec<Seat>, good: Good, count: u8, value: Yuan, yuan: Yuan },
    /// The owner of the tie-breaker wins against equal bids.
    TieBroken { seat: Seat, good: Good },
    /// A special card was won.
    SpecialWon { seat: Seat, good: Good, count: u8 },
    /// The highest bids for a special card were equal: no player gets it.
    SpecialTied { seats: Vec<Seat>, good: Good, count: u8 },
    /// Bid cards went back to their junk.
    GoodsReturned { seat: Seat, good: Good, count: u8 },
    /// A colour is closed for this round.
    ColourClosed { good: Good },
    /// These colours had no further bids.
    ColoursLapsed { goods: Vec<Good> },
    /// D8.9: money instead of a special card.
    PrizePaid { seat: Seat, yuan: Yuan },
    /// There was no special card left to win.
    PrizeLapsed { seat: Seat },
    /// The merchants went on.
    MerchantsMoved { load: Junk, cash: Junk, goods: Junk },
    /// The helpers went on to this field.
    HelpersMoved { field: u8 },
    /// The start player's marker was passed on.
    StartPassed { seat: Seat },
    /// A card that was face down was turned up at the end.
    CardShown { seat: Seat, card: Special, yuan: Yuan },
    /// The final score of a player.
    Scored { seat: Seat, cash: Yuan, junks: Yuan, cards: Yuan, total: Yuan, goods: u8 },
    /// The game is over.
    Ended,
}

/// An event with a part for one player alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what the sentence in the locales names")]
pub enum Secret {
    /// The first hand.
    HandDealt { seat: Seat, count: u8, white: u8, brown: u8, purple: u8, orange: u8 },
    /// A pile was searched.
    PileSearched { seat: Seat, pile: Pile, cards: Vec<Special> },
    /// A card was kept face down.
    CardKept { seat: Seat, pile: Pile, card: Special },
    /// A bid was laid down.
    BidMade { seat: Seat, good: Good, count: u8 },
    /// Nothing was bid.
    NoBidMade { seat: Seat },
    /// D8.7: cards were laid down that count as no bid.
    VoidBidMade { seat: Seat, white: u8, brown: u8, purple: u8, orange: u8 },
}

/// The public part of a secret event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what the sentence in the locales names")]
pub enum Veiled {
    /// A player got their first hand.
    HandDealtVeiled { seat: Seat, count: u8 },
    /// A player searches a pile.
    PileSearchedVeiled { seat: Seat, pile: Pile },
    /// A player kept a card face down.
    CardKeptVeiled { seat: Seat, pile: Pile },
    /// A player has made their bid.
    BidMadeVeiled { seat: Seat },
}

impl From<Open> for Event {
    fn from(open: Open) -> Event {
        Event::Open(open)
    }
}

impl From<Secret> for Event {
    fn from(secret: Secret) -> Event {
        Event::Secret(secret)
    }
}

impl Secret {
    const fn owner(&self) -> Seat {
        match self {
            Secret::HandDealt { seat, .. }
            | Secret::PileSearched { seat, .. }
            | Secret::CardKept { seat, .. }
            | Secret::BidMade { seat, .. }
            | Secret::NoBidMade { seat }
            | Secret::VoidBidMade { seat, .. } => *seat,
        }
    }

    const fn veiled(&self) -> Veiled {
        match *self {
            Secret::HandDealt { seat, count, .. } => Veiled::HandDealtVeiled { seat, count },
            Secret::PileSearched { seat, pile, .. } => Veiled::PileSearchedVeiled { seat, pile },
            Secret::CardKept { seat, pile, .. } => Veiled::CardKeptVeiled { seat, pile },
            Secret::BidMade { seat, .. }
            | Secret::NoBidMade { seat }
            | Secret::VoidBidMade { seat, .. } => Veiled::BidMadeVeiled { seat },
        }
    }
}

impl Event {
    /// D11.1 to D11.6: the event as this viewer sees it.
    #[must_use]
    pub fn seen(&self, viewer: Viewer) -> Seen {
        match self {
            Event::Open(open) => Seen::Open(open.clone()),
            Event::Secret(secret) if viewer == Viewer::Seat(secret.owner()) => {
                Seen::Own(secret.clone())
            }
            Event::Secret(secret) => Seen::Veiled(secret.veiled()),
        }
    }
}
