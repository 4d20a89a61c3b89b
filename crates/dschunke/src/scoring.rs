//! The final count.

use crate::components::{Junk, Yuan};
use crate::event::{Event, Open};
use crate::special::{Special, Time};
use crate::stage::Stage;
use crate::state::Dschunke;
use higaki_table::{Outcome, Seat, Sink};
use serde::Serialize;

/// D10.3: for each junk with a visible crate.
const JUNK_BONUS: u16 = 4;
/// D10.3: for visible crates on all five.
const ALL_JUNKS_BONUS: u16 = 25;

/// The sources of all points, in seat order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Breakdown(pub Vec<SeatPoints>);

/// Where the points of a seat come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatPoints {
    /// The player.
    pub seat: Seat,
    /// Money.
    pub cash: Yuan,
    /// The visible crates on every junk, and the yuan for that junk alone.
    pub junks: Vec<JunkPoints>,
    /// The bonus for being on all five junks.
    pub all_junks: Yuan,
    /// Every bonus card.
    pub cards: Vec<CardPoints>,
    /// All of it.
    pub total: Yuan,
    /// Goods cards that are left, for the tie.
    pub goods: u8,
}

/// The income from a junk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct JunkPoints {
    /// Which junk.
    pub junk: Junk,
    /// The visible crates.
    pub crates: u8,
    /// The income.
    pub yuan: Yuan,
}

/// The income from a bonus card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CardPoints {
    /// Which card.
    pub card: Special,
    /// 0 if its condition is not met.
    pub yuan: Yuan,
}

impl Dschunke {
    /// D10.3: 4 yuan for each junk, 25 for all five.
    pub(crate) fn junk_bonus(&self, seat: Seat) -> Yuan {
        let junks = self.holds.iter().filter(|hold| hold.visible(seat) > 0).count();
        Yuan(if junks == Junk::ALL.len() { ALL_JUNKS_BONUS } else { JUNK_BONUS * junks as u16 })
    }

    /// D6.11, D6.12: the current value of a card.
    pub(crate) fn card_bonus(&self, seat: Seat, card: Special) -> Yuan {
        let pays = |yuan, met| Yuan(if met { yuan } else { 0 });
        match card {
            Special::BonusEight(junk) => pays(8, self.visible(junk, seat) >= 4),
            Special::BonusTwelve(five, two) => {
                pays(12, self.visible(five, seat) >= 5 && self.visible(two, seat) >= 2)
            }
            _ => Yuan(0),
        }
    }

    /// D6.13: every bonus card pays for itself.
    pub(crate) fn card_bonuses(&self, seat: Seat) -> Yuan {
        let cards = self.seat(seat).face_down.iter().map(|sort| sort.card(self.data()));
        cards.fold(Yuan(0), |sum, card| sum + self.card_bonus(seat, card))
    }

    /// D10.2: money, bonus cards and the bonus for junks.
    pub(crate) fn total(&self, seat: Seat) -> Yuan {
        self.seat(seat).yuan + self.junk_bonus(seat) + self.card_bonuses(seat)
    }

    fn seat_points(&self, seat: Seat) -> SeatPoints {
        let junks: Vec<JunkPoints> = Junk::ALL
            .into_iter()
            .map(|junk| {
                let crates = self.visible(junk, seat);
                JunkPoints { junk, crates, yuan: Yuan(if crates > 0 { JUNK_BONUS } else { 0 }) }
            })
            .collect();
        let each: u16 = junks.iter().map(|junk| junk.yuan.0).sum();
        SeatPoints {
            seat,
            cash: self.seat(seat).yuan,
            all_junks: Yuan(self.junk_bonus(seat).0 - each),
            junks,
            cards: self
                .seat(seat)
                .face_down
                .cards(self.data())
                .into_iter()
                .filter(|card| card.time() == Time::End)
                .map(|card| CardPoints { card, yuan: self.card_bonus(seat, card) })
                .collect(),
            total: self.total(seat),
            goods: self.seat(seat).hand.total(),
        }
    }

    pub(crate) fn final_breakdown(&self) -> Option<Breakdown> {
        let over = self.stage == Stage::Over;
        over.then(|| Breakdown(self.seat_order().map(|seat| self.seat_points(seat)).collect()))
    }

    /// D10.4: the most yuan win, then the most goods cards; players still tied share the place.
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        if self.stage != Stage::Over {
            return None;
        }
        // Ranking asks for every seat several times.
        let mut keys = [(0, 0); Dschunke::MAX_PLAYERS];
        for (key, seat) in keys.iter_mut().zip(self.seat_order()) {
            *key = (i32::from(self.total(seat).0), self.seat(seat).hand.total());
        }
        let key = |seat: Seat| keys[seat.index()];
        Some(Outcome::rank("rounds", self.player_count(), |seat| key(seat).0, key))
    }

    /// D6.13: bonus cards are turned up now.
    pub(crate) fn tell_result(&self, sink: &mut impl Sink<Event>) {
        for seat in self.seat_order() {
            for sort in self.seat(seat).face_down.iter() {
                sink.event(|| {
                    let card = sort.card(self.data());
                    Open::CardShown { seat, card, yuan: self.card_bonus(seat, card) }.into()
                });
            }
            sink.event(|| {
                let (cash, junks) = (self.seat(seat).yuan, self.junk_bonus(seat));
                let (cards, total) = (self.card_bonuses(seat), self.total(seat));
                let goods = self.seat(seat).hand.total();
                Open::Scored { seat, cash, junks, cards, total, goods }.into()
            });
        }
        sink.event(|| Open::Ended.into());
    }
}
