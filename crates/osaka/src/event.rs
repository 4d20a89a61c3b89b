//! Events of a game, as data. All are public: hidden information, that is the order of the draw
//! pile and the faces of cards drawn as points, never gets into an event.

use crate::cards::Cards;
use crate::choice::RowName;
use crate::components::{Card, Colour, Place};
use crate::state::End;
use higaki_table::Seat;
use serde::Serialize;

/// The reason for being the start player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The lowest sum.
    Sum,
    /// Fewer cards with the same sum.
    Cards,
    /// The lot.
    Lot,
}

/// An event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what the sentence in the locales names")]
pub enum Event {
    /// The first market and farm.
    LaidOut { market: Vec<Card>, farm: Vec<Card> },
    /// An opening hand, in the order in which it was drawn.
    OpeningHand { seat: Seat, cards: Vec<Card>, sum: u32 },
    /// The start player.
    StartPlayer { seat: Seat, by: Reason },
    /// A first token.
    TokenTaken { seat: Seat, colour: Colour },
    /// A market card taken as coins.
    CoinTaken { seat: Seat, card: Card },
    /// A stone put on a card.
    Reserved { seat: Seat, card: Card, row: RowName },
    /// A purchase that is paid for step by step.
    PurchaseBegun { seat: Seat, price: u32 },
    /// Coins laid down for it.
    CoinsLaid { seat: Seat, cards: Cards, left: u32 },
    /// A purchase.
    Bought { seat: Seat, goods: Cards, price: u32, payment: Cards },
    /// New cards in market and farm.
    Refilled { from_farm: Vec<Card>, market: Vec<Card>, farm: Vec<Card> },
    /// The discard pile became the draw pile.
    Shuffled { cards: u32 },
    /// A ship moved on.
    Sailed { colour: Colour, from: Place, to: Place },
    /// Ships are in Edo.
    Payday { colours: Vec<Colour> },
    /// A set was sold.
    Sold {
        seat: Seat,
        colour: Colour,
        count: u32,
        highest: u32,
        tokens: u32,
        worth: u32,
        points: u32,
        kept: Cards,
        discarded: Cards,
        drawn: u32,
        credited: u32,
    },
    /// A token for a sale.
    TokenEarned { seat: Seat, colour: Colour, tokens: u32 },
    /// Ships go down.
    Sinking { colours: Vec<Colour> },
    /// Cards were discarded as insurance.
    Premium { seat: Seat, payment: Cards },
    /// Goods were insured.
    Saved { seat: Seat, goods: Cards },
    /// A player declined to insure, in one colour or in all.
    NotInsured {
        seat: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        colour: Option<Colour>,
    },
    /// Goods were lost.
    Lost { seat: Seat, goods: Cards },
    /// A ship is back from Edo or from the waves.
    Returned { colour: Colour, to: Place },
    /// A player had no legal action.
    Passed { seat: Seat },
    /// The game is over.
    Ended { reason: End },
}
