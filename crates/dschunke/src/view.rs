//! The view of a viewer.

mod stock;

pub use stock::{StockCount, StockView};

use crate::choice::{Bid, Decision};
use crate::components::{Action, Colour, Field, Good, Junk, Occasion, Pile, ROUNDS, Row, Yuan};
use crate::data::MarketCard;
use crate::goods::Goods;
use crate::special::{Cards, Special};
use crate::stage::{Figure, Stage};
use crate::state::{Dschunke, ExtraAction};
use crate::step::{lay, supply};
use crate::variants::Setup;
use higaki_table::{Outcome, Seat, Viewer};
use serde::Serialize;

/// The view of a viewer.
///
/// D11.1 to D11.7: public information is in the view itself and in its seats, which have no field
/// for secrets. The secrets of the viewer are in `own`, which spectators do not have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// The viewer's seat; nothing for a spectator.
    pub viewer: Option<Seat>,
    /// How the game was set up.
    pub setup: Setup,
    /// The round, counted from 1; 0 during the free set-up.
    pub round: u8,
    /// The player who begins the phases of the round.
    pub start: Seat,
    /// Which decision is owed; nothing once it is over.
    pub decision: Option<Decision>,
    /// The seats that owe it.
    pub deciding: Vec<Seat>,
    /// The number of goods cards that the deciding player still takes.
    pub left: Option<u8>,
    /// DV.2: the owner of the strip to be laid.
    pub laying: Option<Seat>,
    /// The junks clockwise.
    pub ring: [Junk; 5],
    /// The market card of the round.
    pub market: Option<MarketCard>,
    /// The colours of it for which can still be bid.
    pub open_colours: Vec<Good>,
    /// The number of face-down market cards.
    pub market_cards_left: u8,
    /// The merchants; nothing while they lie face down.
    pub merchants: Option<Vec<MerchantView>>,
    /// D9.1: the places of the merchants in the coming rounds; empty while they lie face down.
    pub calendar: Vec<CalendarView>,
    /// The junks with a merchant, face up or face down.
    pub merchant_junks: Vec<Junk>,
    /// The helpers that take part.
    pub helpers: Vec<HelperView>,
    /// The events in phase 1 of each round.
    pub events: [Option<Occasion>; ROUNDS],
    /// The strips on the junks, and the visible crates.
    pub holds: Vec<HoldView>,
    /// The goods on the junks.
    pub stock: Vec<StockView>,
    /// The piles of special cards.
    pub piles: Vec<PileView>,
    /// Extra cards that were used, in order.
    pub used_cards: Vec<UsedCard>,
    /// The players.
    pub seats: Vec<SeatView>,
    /// The secrets of the viewer.
    pub own: Option<OwnView>,
    /// The cards revealed at the end; afterwards in every earlier position too.
    pub open: Option<OpenView>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// A merchant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MerchantView {
    /// Their action.
    pub action: Action,
    /// Their junk.
    pub junk: Junk,
    /// Whether they are turned over.
    pub used: bool,
}

/// The places of the merchants in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CalendarView {
    /// The round.
    pub round: u8,
    /// The junk of the loading merchant.
    pub load: Junk,
    /// The junk of the merchant who turns crates into money.
    pub cash: Junk,
    /// The junk of the merchant with the goods.
    pub goods: Junk,
}

/// A helper and their row of the track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HelperView {
    /// Their row.
    pub row: Row,
    /// Their action in each round.
    pub fields: [Field; ROUNDS],
    /// Whether they are turned over.
    pub used: bool,
}

/// The strips on a junk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HoldView {
    /// Which junk.
    pub junk: Junk,
    /// The owners of the strips, the lowest layer first, lane by lane.
    pub layers: Vec<[Option<Seat>; 3]>,
    /// D5.2: the visible crates of every seat.
    pub visible: Vec<u8>,
}

/// A pile of special cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PileView {
    /// Which pile.
    pub pile: Pile,
    /// The number of cards.
    pub size: u32,
}

/// An extra card that was used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct UsedCard {
    /// The player who used it.
    pub seat: Seat,
    /// Which.
    pub card: Special,
}

/// The public part of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatView {
    /// Which seat.
    pub seat: Seat,
    /// Their colour.
    pub colour: Colour,
    /// Strips that are not on a junk yet.
    pub strips: u8,
    /// D11.1: the number of their goods cards.
    pub hand_size: u8,
    /// D11.2: the money they announced at the last Y.
    pub told: Option<Yuan>,
    /// The number of goods cards they take in phase 3.
    pub supply: u8,
    /// Special cards that lie open.
    pub open_cards: Vec<Special>,
    /// D11.3: the number of their face-down special cards.
    pub face_down: u32,
    /// D6.3: whether they have taken their extra action.
    pub extra_taken: bool,
    /// D11.5: whether they have made their bid.
    pub has_bid: bool,
}

/// The secrets of the viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OwnView {
    /// Their goods cards.
    pub hand: Goods,
    /// Their money.
    pub yuan: Yuan,
    /// Their face-down special cards.
    pub cards: Vec<Special>,
    /// Their sealed bid.
    pub bid: Option<Bid>,
    /// The pile that they are searching.
    pub searching: Option<Vec<Special>>,
    /// D11.6: the piles that they have searched, as they left them.
    pub searched: Vec<SearchedPile>,
    /// Their total if the game ended now.
    pub total: Yuan,
}

/// A searched pile as its searcher left it, without cards that were publicly laid open since.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SearchedPile {
    /// Which pile.
    pub pile: Pile,
    /// Its cards.
    pub cards: Vec<Special>,
}

/// The information revealed at the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OpenView {
    /// All goods cards that are left, in seat order.
    pub hands: Vec<Goods>,
    /// All money.
    pub yuan: Vec<Yuan>,
    /// All special cards that were face down.
    pub cards: Vec<Vec<Special>>,
    /// The rest of the piles.
    pub piles: Vec<Vec<Special>>,
}

impl Dschunke {
    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        let laying = match self.stage {
            Stage::Laying { seat } => Some(lay::owner(self, seat)),
            _ => None,
        };
        let left = match self.stage {
            Stage::Naming { left, .. } | Stage::Supplying { left, .. } => Some(left),
            _ => None,
        };
        let merchants =
            laying.is_none().then(|| Action::ALL.map(|action| self.merchant_view(action)));
        View {
            viewer: viewer.seat(),
            setup: self.setup,
            round: self.round,
            start: self.start,
            decision: self.owed(),
            deciding: self.asked().iter().collect(),
            left,
            laying,
            ring: self.data().ring,
            market: (self.round > 0).then(|| *self.market_card()),
            open_colours: self.closed.others().iter().collect(),
            market_cards_left: ROUNDS as u8 - self.round,
            merchants: merchants.map(Vec::from),
            calendar: if laying.is_none() { self.calendar() } else { Vec::new() },
            merchant_junks: self.discs(),
            helpers: self.helpers().map(|row| self.helper_view(row)).collect(),
            events: self.data().events,
            holds: Junk::ALL.into_iter().map(|junk| self.hold_view(junk)).collect(),
            stock: Good::ALL.into_iter().map(|good| self.stock_view(good)).collect(),
            piles: Pile::ALL
                .into_iter()
                .map(|pile| PileView { pile, size: self.pile(pile).len() })
                .collect(),
            used_cards: self
                .spent
                .as_slice()
                .iter()
                .map(|spent| UsedCard { seat: spent.seat, card: spent.sort.card(self.data()) })
                .collect(),
            seats: self.seat_order().map(|seat| self.seat_view(seat)).collect(),
            own: viewer
                .seat()
                .filter(|seat| seat.index() < self.player_count())
                .map(|seat| self.own_view(seat)),
            open: (self.stage == Stage::Over).then(|| self.open_view()),
            outcome: self.final_outcome(),
        }
    }

    /// D9.1: computed from public information.
    fn calendar(&self) -> Vec<CalendarView> {
        let mut merchants = self.merchants;
        let rounds = self.round + 1..=ROUNDS as u8;
        rounds
            .map(|round| {
                merchants = merchants.map(|junk| self.data().next(junk));
                let [load, cash, goods] = merchants;
                CalendarView { round, load, cash, goods }
            })
            .collect()
    }

    fn merchant_view(&self, action: Action) -> MerchantView {
        let used = self.used.contains(Figure::Merchant(action));
        MerchantView { action, junk: self.merchant(action), used }
    }

    fn helper_view(&self, row: Row) -> HelperView {
        let used = self.used.contains(Figure::Helper(row));
        HelperView { row, fields: self.data().helpers[row.index()], used }
    }

    fn hold_view(&self, junk: Junk) -> HoldView {
        let hold = self.hold(junk);
        let layer = |layer| std::array::from_fn(|lane| hold.owner(layer, lane));
        HoldView {
            junk,
            layers: (0..hold.height()).map(layer).collect(),
            visible: self.seat_order().map(|seat| hold.visible(seat)).collect(),
        }
    }

    /// D11.4: goods may not be counted in phases 3 and 4.
    fn stock_view(&self, good: Good) -> StockView {
        let count = match self.stock[good] {
            count if !self.stage.covers_stocks() => StockCount::Counted(count),
            0 => StockCount::None,
            _ => StockCount::Some,
        };
        StockView { good, count }
    }

    fn seat_view(&self, seat: Seat) -> SeatView {
        let own = self.seat(seat);
        let has_bid = match self.stage {
            Stage::Bidding { waiting } => !waiting.contains(seat) && !own.hand.is_empty(),
            _ => false,
        };
        SeatView {
            seat,
            colour: own.colour,
            strips: own.strips,
            hand_size: own.hand.total(),
            told: own.told,
            supply: supply::cards(self, seat),
            open_cards: own.open.cards(self.data()),
            face_down: own.face_down.len(),
            extra_taken: own.extra == ExtraAction::Taken,
            has_bid,
        }
    }

    fn own_view(&self, seat: Seat) -> OwnView {
        let own = self.seat(seat);
        let has_bid = self.seat_view(seat).has_bid;
        let searching = match self.stage {
            Stage::Searching { seat: searcher, pile, .. } if searcher == seat => {
                Some(self.pile(pile).cards(self.data()))
            }
            _ => None,
        };
        let searched = Pile::ALL.into_iter().filter_map(|pile| {
            let cards = self.remembered(seat, pile)?.cards(self.data());
            Some(SearchedPile { pile, cards })
        });
        OwnView {
            hand: own.hand,
            yuan: own.yuan,
            cards: own.face_down.cards(self.data()),
            bid: has_bid.then_some(own.bid),
            searching,
            searched: searched.collect(),
            total: self.total(seat),
        }
    }

    /// D11.6: the pile as this seat left it, without cards that publicly left it since.
    fn remembered(&self, seat: Seat, pile: Pile) -> Option<Cards> {
        let drawn = self.drawn.as_slice();
        let last = drawn.iter().rposition(|card| card.seat == seat && card.pile == pile)?;
        let mut cards = self.pile(pile);
        for card in drawn[last + 1..].iter().filter(|card| card.pile == pile) {
            if !card.sort.is_always() {
                cards.add(card.sort);
            }
        }
        Some(cards)
    }

    pub(crate) fn open_view(&self) -> OpenView {
        let seats = &self.seats[..self.player_count()];
        OpenView {
            hands: seats.iter().map(|seat| seat.hand).collect(),
            yuan: seats.iter().map(|seat| seat.yuan).collect(),
            cards: seats.iter().map(|seat| seat.face_down.cards(self.data())).collect(),
            piles: self.piles.iter().map(|pile| pile.cards(self.data())).collect(),
        }
    }
}
