//! Stages of a game.

use crate::components::{Action, Pile, Row};
use higaki_table::{Seat, SeatSet};

/// A merchant or a helper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Figure {
    Merchant(Action),
    Helper(Row),
}

impl Figure {
    pub(crate) const ALL: [Figure; 5] = [
        Figure::Merchant(Action::Load),
        Figure::Merchant(Action::Cash),
        Figure::Merchant(Action::Goods),
        Figure::Helper(Row::Upper),
        Figure::Helper(Row::Lower),
    ];

    #[inline]
    const fn bit(self) -> u8 {
        match self {
            Figure::Merchant(action) => 1 << action as u8,
            Figure::Helper(row) => 8 << row as u8,
        }
    }

    /// The word for it in scenarios.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Figure::Merchant(action) => action.word(),
            Figure::Helper(row) => row.word(),
        }
    }
}

/// A set of merchants and helpers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Figures(u8);

impl Figures {
    pub(crate) const NONE: Figures = Figures(0);

    #[inline]
    pub(crate) const fn contains(self, figure: Figure) -> bool {
        self.0 & figure.bit() != 0
    }

    #[inline]
    pub(crate) const fn add(&mut self, figure: Figure) {
        self.0 |= figure.bit();
    }

    /// The seats outside of the set at a table of this many players.
    #[inline]
    pub(crate) const fn others(self, players: u8) -> Figures {
        let all = if players < 4 { 0b1_0111 } else { 0b1_1111 };
        Figures(all & !self.0)
    }

    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Figure> {
        Figure::ALL.into_iter().filter(move |figure| self.contains(*figure))
    }

    /// The figure with this place in the set, counted from 0.
    #[inline]
    pub(crate) fn nth(self, place: u32) -> Figure {
        debug_assert!(place < self.len());
        let mut bits = self.0;
        for _ in 0..place {
            bits &= bits - 1;
        }
        Figure::ALL[bits.trailing_zeros() as usize]
    }

    pub(crate) const fn bits(self) -> u8 {
        self.0
    }
}

impl FromIterator<Figure> for Figures {
    fn from_iter<I: IntoIterator<Item = Figure>>(figures: I) -> Figures {
        let mut set = Figures::NONE;
        figures.into_iter().for_each(|figure| set.add(figure));
        set
    }
}

/// A set of piles, for instance the ones searched in an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Piles(u8);

impl Piles {
    pub(crate) const NONE: Piles = Piles(0);

    #[inline]
    #[must_use]
    pub(crate) const fn with(self, pile: Pile) -> Piles {
        Piles(self.0 | 1 << pile as u8)
    }

    #[inline]
    pub(crate) const fn contains(self, pile: Pile) -> bool {
        self.0 >> pile as u8 & 1 == 1
    }

    #[inline]
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The difference of the sets.
    #[inline]
    #[must_use]
    pub(crate) const fn without(self, others: Piles) -> Piles {
        Piles(self.0 & !others.0)
    }

    /// The pile with this place in the set, counted from 0.
    #[inline]
    pub(crate) fn nth(self, place: u32) -> Pile {
        debug_assert!(place < self.len());
        let mut bits = self.0;
        for _ in 0..place {
            bits &= bits - 1;
        }
        Pile::ALL[bits.trailing_zeros() as usize]
    }

    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Pile> {
        Pile::ALL.into_iter().filter(move |pile| self.contains(*pile))
    }

    pub(crate) const fn bits(self) -> u8 {
        self.0
    }
}

impl FromIterator<Pile> for Piles {
    fn from_iter<I: IntoIterator<Item = Pile>>(piles: I) -> Piles {
        piles.into_iter().fold(Piles::NONE, Piles::with)
    }
}

/// The stage of a game between two choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// DV.2: a player lays a strip of their predecessor.
    Laying { seat: Seat },
    /// D3.3: a player may exchange goods cards.
    Swapping { seat: Seat, swaps: Swaps },
    /// D3.4: a player chooses a pile at an event.
    Picking { seat: Seat, taken: Piles },
    /// D6.14: a player searches a pile.
    Searching { seat: Seat, pile: Pile, search: Search },
    /// D4.1: a player is to act.
    Acting { seat: Seat },
    /// D4.8: a player names the next kind of goods.
    Naming { seat: Seat, left: u8, then: Then },
    /// D6.2: a player has acted and may use an extra card.
    Ending { seat: Seat },
    /// D7.1: a player takes goods for their supply cards.
    Supplying { seat: Seat, left: u8 },
    /// D8.1: these seats still have to bid.
    Bidding { waiting: SeatSet },
    /// D8.8: a player has won a special card; the seats in `later` have, too, and follow.
    Winning { seat: Seat, later: SeatSet },
    /// D10.1: it is over.
    Over,
}

impl Stage {
    /// D11.4: whether the goods on the junks may not be counted, that is from the beginning of
    /// phase 3 to the end of phase 4.
    pub(crate) const fn covers_stocks(self) -> bool {
        matches!(
            self,
            Stage::Supplying { .. }
                | Stage::Bidding { .. }
                | Stage::Winning { .. }
                | Stage::Searching { search: Search::Prize { .. }, .. }
        )
    }
}

/// Whether a swap card was shown already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Swaps {
    First,
    Second,
}

/// The reason for searching a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Search {
    /// At an event in which these piles were taken, this one among them.
    Event { taken: Piles },
    /// As the winner of a special card; the seats in `later` have won one too and follow.
    Prize { later: SeatSet },
}

/// The continuation after taking goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Then {
    /// The action, because an extra card came first.
    Act,
    /// The end of an action.
    Acted,
    /// The end of the turn.
    EndTurn,
}
