//! Choices of a player.

use crate::components::{Action, GOODS_EACH, Good, Junk, Pile, Row};
use crate::goods::Goods;
use crate::special::Special;
use serde::Serialize;

/// The kind of decision that a player owes. Its words differ from those of cards and actions,
/// because messages translate those.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// Where to lay a strip in the free set-up.
    Lay,
    /// Whether to exchange goods cards after the market card was turned up.
    Exchange,
    /// Whether to exchange a second goods card.
    ExchangeAgain,
    /// Which pile to search.
    Pile,
    /// Which card of the pile to keep.
    Keep,
    /// The action of the round, or an extra action before it.
    Turn,
    /// Which goods to go on with, because the first kind has run out.
    NextKind,
    /// An extra action after the action, or the end of the turn.
    After,
    /// Which goods to take for a supply card.
    Resupply,
    /// A secret bid of cards of one kind.
    Bid,
    /// Which pile to search as the winner of a special card; in the last round money instead.
    Prize,
}

/// The cards of a sealed bid: of one kind, or none. D8.7: cards of several kinds are void.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Bid(Goods);

impl Bid {
    /// No card.
    pub const NOTHING: Bid = Bid(Goods::NONE);

    /// A bid of this many cards of one kind.
    #[inline]
    #[must_use]
    pub const fn new(count: u8, good: Good) -> Bid {
        Bid::NOTHING.with(count, good)
    }

    /// The bid with this many more cards of the kind. Saturates at one more than any hand can hold.
    #[inline]
    #[must_use]
    pub const fn with(self, count: u8, good: Good) -> Bid {
        let room = GOODS_EACH + 1 - self.of(good);
        let mut cards = self.0;
        cards.add(good, if count < room { count } else { room });
        Bid(cards)
    }

    /// The cards that are laid down.
    #[inline]
    #[must_use]
    pub const fn cards(self) -> Goods {
        self.0
    }

    /// The number of cards.
    #[inline]
    #[must_use]
    pub const fn count(self) -> u8 {
        self.0.total()
    }

    /// Of which kind, if all are of one.
    #[inline]
    #[must_use]
    pub fn good(self) -> Option<Good> {
        let kinds = self.0.kinds();
        if kinds.len() == 1 { kinds.nth(0) } else { None }
    }

    /// The number of cards of this kind.
    #[inline]
    #[must_use]
    pub const fn of(self, good: Good) -> u8 {
        self.0.counts()[good as usize]
    }
}

impl Serialize for Bid {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A choice. Its text form is in `notation`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what the notation names")]
pub enum Choice {
    /// DV.2: lay the neighbour's strip on this junk.
    Lay { junk: Junk },
    /// D6.6: give one goods card and take one of another kind.
    Swap { give: Good, take: Good },
    /// Do no more.
    Done,
    /// Search this pile.
    Pile { pile: Pile },
    /// Keep this card of the pile.
    Keep { card: Special },
    /// D8.9: take money instead of a card.
    Yuan,
    /// The action of the loading merchant.
    Load,
    /// The action of the merchant who turns crates into money.
    Cash,
    /// The action of the merchant with the goods. The kind is named where there is a choice.
    Goods {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        good: Option<Good>,
    },
    /// D4.9: the action of a helper on a junk. Their row is named only if the other helper offers
    /// the same kind of action in another size.
    Helper {
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        row: Option<Row>,
        action: Action,
        junk: Junk,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        good: Option<Good>,
    },
    /// D6.7: use a card that loads one strip.
    ExtraLoad { junk: Junk },
    /// D6.8: use the card that cashes in on this junk.
    ExtraCash { junk: Junk },
    /// D6.9: use a card that takes goods.
    ExtraGoods {
        junk: Junk,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        good: Option<Good>,
    },
    /// D6.10: use a card that moves a strip.
    ExtraMove { from: Junk, to: Junk },
    /// Take goods of this kind.
    Take { good: Good },
    /// D8.1: bid in secret.
    Bid { bid: Bid },
}
