//! Choices of a player.

use crate::cards::Cards;
use crate::components::{Card, Colour};
use higaki_table::Seat;
use serde::Serialize;

/// The kind of decision that a player owes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// The first token.
    Token,
    /// One of the three actions.
    Turn,
    /// The rest of a payment.
    Pay,
    /// Which goods to insure while ships sink.
    Insure,
    /// Which goods an insurance that is paid for saves.
    Save,
}

/// The row of an open card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the two rows of the game")]
pub enum RowName {
    Market,
    Farm,
}

/// A choice. Its text form is in `notation`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Choice {
    /// Take a first token of this colour.
    Token {
        /// Its colour.
        colour: Colour,
    },
    /// Take a market card as coins.
    Take {
        /// Which card.
        card: Card,
        /// The owner of the stone on it, named only where a free card looks the same.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        reserved: Option<Seat>,
    },
    /// Put the stone on a card.
    Reserve {
        /// Which card.
        card: Card,
        /// The row.
        row: RowName,
    },
    /// Buy all goods and pay with these cards; with none: pay step by step.
    Buy {
        /// The cards that pay.
        payment: Cards,
    },
    /// Lay down more coins for a purchase in progress.
    Pay {
        /// The cards that pay.
        cards: Cards,
    },
    /// Insure goods of all colours at risk, or of one.
    Insure {
        /// The only colour that is settled by this; without it, all of them.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        colour: Option<Colour>,
        /// The cards that pay; none to insure nothing.
        payment: Cards,
        /// The goods that are saved, named where there is a choice.
        saved: Cards,
    },
    /// Say which goods an insurance that is paid for saves.
    Save {
        /// The goods.
        goods: Cards,
    },
    /// Do nothing, because nothing can be done.
    Pass,
}
