//! The view of a viewer.

use crate::by_colour::ByColour;
use crate::cards::Cards;
use crate::choice::{Choice, Decision};
use crate::components::{Card, Colour, Place};
use crate::row::Slot;
use crate::scoring::set_points;
use crate::state::{Osaka, Phase};
use crate::step::{insure, save};
use crate::variants::{Hands, Options};
use higaki_table::{Outcome, Seat, Viewer};
use serde::Serialize;

/// The table as a viewer sees it.
///
/// O10.1: there is no room here for the order of the draw pile, for the faces of cards drawn as
/// points, or for a hand that the viewer may not see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    /// The viewer's seat; nothing for a spectator.
    pub viewer: Option<Seat>,
    /// The options of the game.
    pub options: Options,
    /// Where the ships are.
    pub ships: ByColour<Place>,
    /// The market, in the order in which it was laid out.
    pub market: Vec<SlotView>,
    /// The farm.
    pub farm: Vec<SlotView>,
    /// The number of cards in the draw pile.
    pub draw_pile: usize,
    /// The discard pile, which is public.
    pub discard_pile: Cards,
    /// The start player.
    pub start: Seat,
    /// The active player.
    pub active: Seat,
    /// The decision that is owed; none once the game is over.
    pub asked: Option<Asked>,
    /// The cards laid down for a purchase in progress.
    pub paid: Cards,
    /// The colours of the ships that are sinking.
    pub sinking: Vec<Colour>,
    /// The players.
    pub seats: Vec<SeatView>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// A decision that a seat owes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Asked {
    /// The seat.
    pub seat: Seat,
    /// The kind of decision.
    pub decision: Decision,
    /// The colours in which goods can still be insured, if that is asked.
    pub insurable: ByColour<bool>,
}

/// An open card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SlotView {
    /// Which card.
    pub card: Card,
    /// The owner of the stone on it.
    pub reserved: Option<Seat>,
}

/// A player as the viewer sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatView {
    /// Which seat.
    pub seat: Seat,
    /// The number of cards in hand.
    pub hand_size: u32,
    /// Which ones, if the viewer may see them.
    pub hand: Option<Cards>,
    /// Goods that are not insured.
    pub goods: Cards,
    /// Goods that are.
    pub insured: Cards,
    /// Bonus tokens.
    pub tokens: ByColour<u32>,
    /// Points so far.
    pub points: u32,
    /// The points that each set would bring now.
    pub set_points: ByColour<u32>,
    /// The price of the goods in the market for this player.
    pub price: u32,
    /// Whether their stone is available.
    pub stone_free: bool,
}

/// The goods that an insurance saves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Saved {
    /// The named goods, and those saved without being named.
    pub goods: Cards,
    /// The number of goods that the owner has to name afterwards.
    pub to_name: u32,
}

impl View {
    /// O8.4: the goods that an insurance of the deciding seat would save, or those named once it is
    /// paid. `None` if the choice is not an insurance.
    #[must_use]
    pub fn saved_by(&self, choice: &Choice) -> Option<Saved> {
        let (payment, named) = match *choice {
            Choice::Insure { payment, saved, .. } => (payment, saved),
            Choice::Save { goods } => return Some(Saved { goods, to_name: 0 }),
            _ => return None,
        };
        let asked = self.asked?.seat;
        let own = self.seats.iter().find(|seat| seat.seat == asked)?.goods;
        Some(save::saved_by(own, payment, named))
    }
}

impl From<Slot> for SlotView {
    fn from(slot: Slot) -> SlotView {
        SlotView { card: slot.card(), reserved: slot.stone() }
    }
}

impl Osaka {
    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        let insuring = matches!(self.phase, Phase::Insure { .. } | Phase::Save { .. });
        View {
            viewer: viewer.seat(),
            options: self.options,
            ships: ByColour(self.ships),
            market: self.market.slots().map(SlotView::from).collect(),
            farm: self.farm.slots().map(SlotView::from).collect(),
            draw_pile: self.deck.len(),
            discard_pile: self.discard,
            start: self.start,
            active: self.active,
            asked: self.owed().map(|(seat, decision)| self.asked_view(seat, decision)),
            paid: self.paid,
            sinking: if insuring { self.sinking().iter().collect() } else { Vec::new() },
            seats: self.seat_order().map(|seat| self.seat_view(seat, viewer)).collect(),
            outcome: self.final_outcome(),
        }
    }

    /// The open colours depend on the settled ones, never on the hand.
    fn asked_view(&self, seat: Seat, decision: Decision) -> Asked {
        let insurable = ByColour::each(|colour| match self.phase {
            Phase::Insure { settled, .. } => {
                insure::insurable(self).without(settled).contains(colour)
                    && !self.seat(seat).goods.of(colour).is_empty()
            }
            Phase::Save { colour: only, .. } => only == colour,
            _ => false,
        });
        Asked { seat, decision, insurable }
    }

    fn seat_view(&self, seat: Seat, viewer: Viewer) -> SeatView {
        let own = self.seat(seat);
        let shown = self.shows_hand(seat, viewer);
        SeatView {
            seat,
            hand_size: own.hand.len(),
            hand: shown.then_some(own.hand),
            goods: own.goods,
            insured: own.insured,
            tokens: ByColour::each(|colour| own.tokens.of(colour)),
            points: own.points(),
            set_points: ByColour::each(|colour| {
                set_points(own.goods.plus(own.insured).of(colour), own.tokens.of(colour))
            }),
            price: self.price(seat),
            stone_free: !self.stones.contains(seat),
        }
    }

    /// O10.1: one's own hand; OV.1: all hands, if that was agreed.
    pub(crate) fn shows_hand(&self, seat: Seat, viewer: Viewer) -> bool {
        self.options.hands == Hands::Open || viewer == Viewer::Seat(seat)
    }
}
