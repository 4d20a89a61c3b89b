//! The position as plain numbers for evaluations, cheaper than a view.

use crate::components::{Action, Colour, Field, Junk, ROUNDS, Row, Yuan};
use crate::data::MarketCard;
use crate::goods::{Goods, Kinds};
use crate::special::{Sort, Special};
use crate::stage::{Figure, Search, Stage, Then};
use crate::state::{Dschunke, ExtraAction};
use crate::step::supply;
use higaki_table::Seat;

/// The state of one player, including secrets: resample them before showing this to an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The colour.
    pub colour: Colour,
    /// Strips that are not on a junk yet.
    pub strips: u8,
    /// The goods cards.
    pub hand: Goods,
    /// The money.
    pub yuan: Yuan,
    /// The number of goods cards taken in phase 3.
    pub supply: u8,
    /// D6.5: whether the player has the tie-breaker.
    pub breaks_ties: bool,
    /// D6.3: whether the player has taken the extra action of this round.
    pub extra_taken: bool,
    /// D4.1: whether the player’s action of this round is still to come.
    pub to_act: bool,
    /// D7.1: whether all of the player’s goods of phase 3 are still to come.
    pub to_supply: bool,
    /// The place in the order of this round, counted from 0.
    pub order: u8,
}

/// The public part of the position, as far as evaluations need it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// The round, counted from 1; 0 during the free set-up.
    pub round: u8,
    /// The junks of the merchants, by action.
    pub merchants: [Junk; 3],
    /// Which merchants are turned over, by the number of their action.
    pub merchants_used: [bool; 3],
    /// The actions of the helpers in play, and whether they are turned over.
    pub helpers: [Option<(Field, bool)>; 2],
    /// The market card of the round.
    pub market: MarketCard,
    /// The kinds that can still be bid on in this round.
    pub open: Kinds,
    /// The goods on the junks.
    pub stock: Goods,
}

impl Dschunke {
    /// The standing of a player.
    #[must_use]
    pub fn standing(&self, seat: Seat) -> Standing {
        let state = self.seat(seat);
        let order = self.order(seat);
        let reached = |asked: Seat| self.order(asked);
        let to_act = match self.stage {
            Stage::Laying { .. }
            | Stage::Swapping { .. }
            | Stage::Picking { .. }
            | Stage::Searching { search: Search::Event { .. }, .. } => true,
            Stage::Acting { seat: asked } | Stage::Naming { seat: asked, then: Then::Act, .. } => {
                order >= reached(asked)
            }
            Stage::Naming { seat: asked, .. } | Stage::Ending { seat: asked } => {
                order > reached(asked)
            }
            _ => false,
        };
        let to_supply = match self.stage {
            Stage::Supplying { seat: asked, .. } => order > reached(asked),
            Stage::Bidding { .. } | Stage::Winning { .. } | Stage::Over => false,
            Stage::Searching { search: Search::Prize { .. }, .. } => false,
            _ => true,
        };
        Standing {
            colour: state.colour,
            strips: state.strips,
            hand: state.hand,
            yuan: state.yuan,
            supply: supply::cards(self, seat),
            breaks_ties: state.open.contains(Sort::TIE_BREAKER),
            extra_taken: state.extra == ExtraAction::Taken,
            to_act,
            to_supply,
            order,
        }
    }

    /// A seat's place in the order of this round, counted from 0.
    fn order(&self, seat: Seat) -> u8 {
        let players = self.player_count();
        ((seat.index() + players - self.start.index()) % players) as u8
    }

    /// A seat's place in the order of the first round, counted from 0.
    #[must_use]
    pub fn first_order(&self, seat: Seat) -> u8 {
        let rounds = usize::from(self.round).saturating_sub(1).min(ROUNDS);
        ((usize::from(self.order(seat)) + rounds) % self.player_count()) as u8
    }

    /// The public part of the position.
    #[must_use]
    pub fn outlook(&self) -> Outlook {
        let takes_part = |row: Row| self.players == 4 || row == Row::Lower;
        let helper = |row: Row| {
            let used = self.used.contains(Figure::Helper(row));
            takes_part(row).then(|| (self.data().field(row, self.round), used))
        };
        Outlook {
            round: self.round,
            merchants: self.merchants,
            merchants_used: Action::ALL.map(|action| self.used.contains(Figure::Merchant(action))),
            helpers: Row::ALL.map(helper),
            market: *self.market_card(),
            open: self.closed.others(),
            stock: self.stock,
        }
    }

    /// The special cards that a player holds face down.
    pub fn held_cards(&self, seat: Seat) -> impl Iterator<Item = Special> {
        let data = self.data();
        self.seat(seat).face_down.iter().map(move |sort| sort.card(data))
    }

    /// The cards of the pile that a player is searching.
    pub fn searched_cards(&self, seat: Seat) -> impl Iterator<Item = Special> {
        let data = self.data();
        let pile = match self.stage {
            Stage::Searching { seat: searcher, pile, .. } if searcher == seat => Some(pile),
            _ => None,
        };
        pile.into_iter().flat_map(|pile| self.pile(pile).sorts()).map(move |sort| sort.card(data))
    }

    /// D10.3, D6.13: the income from a player’s crates and bonus cards if the game ended now.
    #[must_use]
    pub fn bonuses(&self, seat: Seat) -> Yuan {
        self.junk_bonus(seat) + self.card_bonuses(seat)
    }

    /// Whether this decision is the sealed bid of all bidders.
    #[must_use]
    pub const fn is_bidding(&self) -> bool {
        matches!(self.stage, Stage::Bidding { .. })
    }
}
