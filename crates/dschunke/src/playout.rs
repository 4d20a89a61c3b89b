//! A random choice without listing all of them, for fast playouts.
//!
//! Draws the figure uniformly first, then the details: drawing uniformly from the list would move
//! strips most of the time, because there are many ways to do so.

use crate::choice::{Bid, Choice};
use crate::components::{Action, Good, Junk};
use crate::goods::Kinds;
use crate::special::{Cards, Sort};
use crate::stage::{Figure, Piles, Stage, Swaps};
use crate::state::{Dschunke, ExtraAction};
use crate::step::{action, goods, lay, prize, search};
use higaki_table::{Chance, QuickChance, Seat};

impl Dschunke {
    #[inline]
    pub(crate) fn draw_choice(&self, seat: Seat, chance: &mut QuickChance) -> Choice {
        match self.stage {
            Stage::Supplying { .. } | Stage::Naming { .. } => {
                Choice::Take { good: some_kind(self.stock.kinds(), chance) }
            }
            Stage::Bidding { .. } => Choice::Bid { bid: self.drawn_bid(seat, chance) },
            Stage::Acting { .. } => self.drawn_action(seat, chance),
            Stage::Ending { .. } => self.maybe_extra(seat, chance).unwrap_or(Choice::Done),
            Stage::Swapping { swaps, .. } => self.drawn_swap(seat, swaps, chance),
            Stage::Picking { taken, .. } => self.drawn_pile(taken, chance),
            Stage::Searching { pile, .. } => {
                let cards = self.pile(pile);
                let sort = cards.nth(chance.below(cards.len()));
                Choice::Keep { card: sort.card(self.data()) }
            }
            Stage::Winning { .. } => {
                let piles = self.filled_piles();
                let money = u32::from(prize::is_last_round(self));
                if chance.below(piles.len() + money) < money {
                    return Choice::Yuan;
                }
                self.drawn_pile(Piles::NONE, chance)
            }
            Stage::Laying { .. } => {
                let free = |junk: &Junk| lay::has_room(self, *junk);
                Choice::Lay { junk: some_junk(Junk::ALL.into_iter().filter(free), chance) }
            }
            Stage::Over => Choice::Done,
        }
    }

    /// No cards with the same probability as each open kind in the hand; then a uniform number.
    #[inline]
    pub(crate) fn drawn_bid(&self, seat: Seat, chance: &mut impl Chance) -> Bid {
        let hand = self.seat(seat).hand;
        let kinds = hand.kinds().and(self.closed.others());
        match kinds.nth(chance.below(kinds.len() + 1)) {
            None => Bid::NOTHING,
            Some(good) => Bid::new(1 + chance.below(hand[good].into()) as u8, good),
        }
    }

    #[inline]
    fn drawn_action(&self, seat: Seat, chance: &mut QuickChance) -> Choice {
        if let Some(extra) = self.maybe_extra(seat, chance) {
            return extra;
        }
        let usable = action::usable(self, seat);
        let row = match usable.nth(chance.below(usable.len())) {
            Figure::Merchant(Action::Load) => return Choice::Load,
            Figure::Merchant(Action::Cash) => return Choice::Cash,
            Figure::Merchant(Action::Goods) => {
                let junk = self.merchant(Action::Goods);
                return Choice::Goods { good: self.drawn_naming(junk, chance) };
            }
            Figure::Helper(row) => row,
        };
        let named = action::named_row(self, row);
        let action = self.data().field(row, self.round).action();
        let junk = some_junk(action::free_junks(self), chance);
        let good = match action {
            Action::Goods => self.drawn_naming(junk, chance),
            _ => None,
        };
        Choice::Helper { row: named, action, junk, good }
    }

    #[inline]
    fn drawn_naming(&self, junk: Junk, chance: &mut QuickChance) -> Option<Good> {
        let kinds = goods::to_name(self, junk);
        if kinds.is_empty() { None } else { Some(some_kind(kinds, chance)) }
    }

    /// An extra action, half of the time if one is possible.
    #[inline]
    fn maybe_extra(&self, seat: Seat, chance: &mut QuickChance) -> Option<Choice> {
        let state = self.seat(seat);
        if state.extra == ExtraAction::Taken || state.face_down.is_empty() {
            return None;
        }
        if chance.below(2) == 0 { None } else { self.drawn_extra(seat, state.face_down, chance) }
    }

    fn drawn_extra(&self, seat: Seat, cards: Cards, chance: &mut QuickChance) -> Option<Choice> {
        let sort = cards.nth(chance.below(cards.len()));
        let any_junk = |chance: &mut QuickChance| Junk::ALL[chance.below(5) as usize];
        if sort == Sort::LOAD_ONE {
            return (self.seat(seat).strips > 0)
                .then(|| Choice::ExtraLoad { junk: any_junk(chance) });
        }
        if sort == Sort::TAKE_GOODS {
            let junk = any_junk(chance);
            return (!self.stock.is_empty())
                .then(|| Choice::ExtraGoods { junk, good: self.drawn_naming(junk, chance) });
        }
        if sort == Sort::MOVE {
            let movable = Junk::ALL.into_iter().filter(|junk| self.hold(*junk).can_lift(seat));
            movable.clone().next()?;
            let from = some_junk(movable, chance);
            let to = some_junk(Junk::ALL.into_iter().filter(|to| *to != from), chance);
            return Some(Choice::ExtraMove { from, to });
        }
        let junk = Junk::ALL.into_iter().find(|junk| Sort::cash_in(*junk) == sort)?;
        Some(Choice::ExtraCash { junk })
    }

    fn drawn_swap(&self, seat: Seat, swaps: Swaps, chance: &mut QuickChance) -> Choice {
        let state = self.seat(seat);
        let holds_card = state.face_down.contains(Sort::SWAP) && state.extra == ExtraAction::Free;
        if swaps == Swaps::First && !holds_card || chance.below(2) == 0 || state.hand.is_empty() {
            return Choice::Done;
        }
        let give = some_kind(state.hand.kinds(), chance);
        let others = self.stock.kinds().and(Kinds::NONE.with(give).others());
        if others.is_empty() {
            return Choice::Done;
        }
        Choice::Swap { give, take: some_kind(others, chance) }
    }

    fn drawn_pile(&self, taken: Piles, chance: &mut QuickChance) -> Choice {
        let piles = search::open_piles(self, taken);
        Choice::Pile { pile: piles.nth(chance.below(piles.len())) }
    }
}

#[inline]
fn some_kind(kinds: Kinds, chance: &mut QuickChance) -> Good {
    kinds.nth(chance.below(kinds.len())).expect("the number is below the number of kinds")
}

#[inline]
fn some_junk(junks: impl Iterator<Item = Junk> + Clone, chance: &mut QuickChance) -> Junk {
    let count = junks.clone().count() as u32;
    let mut junks = junks;
    junks.nth(chance.below(count) as usize).expect("somebody is asked only if there is a junk")
}
