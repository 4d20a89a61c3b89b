//! Previews of choices.

use crate::choice::Choice;
use crate::components::{Action, Good, Junk, Yuan};
use crate::refusal::Refused;
use crate::stage::Stage;
use crate::state::Dschunke;
use crate::step::{action, cash, goods};
use higaki_table::Seat;
use serde::Serialize;

/// The foreseeable consequences of a choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "preview", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what the sentence in the locales names")]
pub enum Preview {
    /// Strips on a junk, and the visible crates of every seat there before and after.
    Load { junk: Junk, strips: u8, before: Vec<u8>, after: Vec<u8> },
    /// Money.
    Cash { junk: Junk, crates: u8, yuan: Yuan },
    /// Goods cards: their total number, and the number of those of the first kind.
    Goods { junk: Junk, crates: u8, count: u8, good: Option<Good>, of_it: u8 },
    /// A strip moved, and the visible crates of every seat on both junks before and after.
    Move {
        from: Junk,
        to: Junk,
        from_before: Vec<u8>,
        from_after: Vec<u8>,
        to_before: Vec<u8>,
        to_after: Vec<u8>,
    },
}

impl Dschunke {
    /// Only actions have consequences that are worth a preview.
    pub(crate) fn predict(&self, seat: Seat, choice: Choice) -> Result<Option<Preview>, Refused> {
        let choice = self.validate(seat, choice)?;
        Ok(match (self.stage, choice) {
            (_, Choice::ExtraLoad { junk }) => Some(self.preview_load(seat, junk, 1)),
            (_, Choice::ExtraCash { junk }) => Some(self.preview_cash(seat, junk, None)),
            (_, Choice::ExtraGoods { junk, good }) => {
                Some(self.preview_goods(seat, junk, good, None))
            }
            (_, Choice::ExtraMove { from, to }) => Some(self.preview_move(seat, from, to)),
            (Stage::Acting { .. }, _) => {
                action::order(self, choice).map(|order| match order.action {
                    Action::Load => {
                        let strips = order.size.unwrap_or(action::MERCHANT_STRIPS);
                        self.preview_load(seat, order.junk, strips)
                    }
                    Action::Cash => self.preview_cash(seat, order.junk, order.size),
                    Action::Goods => self.preview_goods(seat, order.junk, order.good, order.size),
                })
            }
            _ => None,
        })
    }

    fn crates(&self, junk: Junk) -> Vec<u8> {
        self.seat_order().map(|seat| self.visible(junk, seat)).collect()
    }

    fn preview_load(&self, seat: Seat, junk: Junk, strips: u8) -> Preview {
        let strips = strips.min(self.seat(seat).strips);
        let mut after = self.clone();
        for _ in 0..strips {
            after.holds[junk.index()].lay(seat);
        }
        Preview::Load { junk, strips, before: self.crates(junk), after: after.crates(junk) }
    }

    fn preview_cash(&self, seat: Seat, junk: Junk, size: Option<u8>) -> Preview {
        let (crates, yuan) = (self.visible(junk, seat), cash::worth(self, seat, junk, size));
        Preview::Cash { junk, crates, yuan }
    }

    fn preview_goods(
        &self,
        seat: Seat,
        junk: Junk,
        good: Option<Good>,
        size: Option<u8>,
    ) -> Preview {
        let wanted = goods::count(self, seat, junk, size);
        let good = good.or(junk.good());
        Preview::Goods {
            junk,
            crates: self.visible(junk, seat),
            count: wanted.min(self.stock.total()),
            good,
            of_it: good.map_or(0, |good| wanted.min(self.stock[good])),
        }
    }

    fn preview_move(&self, seat: Seat, from: Junk, to: Junk) -> Preview {
        let mut after = self.clone();
        after.holds[from.index()].lift(seat);
        after.holds[to.index()].lay(seat);
        Preview::Move {
            from,
            to,
            from_before: self.crates(from),
            from_after: after.crates(from),
            to_before: self.crates(to),
            to_after: after.crates(to),
        }
    }
}
