//! Exchanging goods cards right after the market card was turned up.

use crate::choice::Choice;
use crate::components::Good;
use crate::event::{Event, Open};
use crate::refusal::Refused;
use crate::special::Sort;
use crate::stage::{Stage, Swaps};
use crate::state::{Dschunke, ExtraAction};
use crate::step::extra;
use higaki_table::{Seat, Sink};

pub(crate) fn choices(game: &Dschunke, seat: Seat, list: &mut Vec<Choice>) {
    if may_swap(game, seat).is_ok() {
        for give in game.seat(seat).hand.kinds().iter() {
            let taken = game.stock.kinds().iter().filter(|take| *take != give);
            list.extend(taken.map(|take| Choice::Swap { give, take }));
        }
    }
    list.push(Choice::Done);
}

/// D6.6: the first exchange needs a swap card, the second belongs to the card that was shown.
pub(crate) fn may_swap(game: &Dschunke, seat: Seat) -> Result<(), Refused> {
    let state = game.seat(seat);
    match game.stage {
        Stage::Swapping { swaps: Swaps::Second, .. } => Ok(()),
        _ if !state.face_down.contains(Sort::SWAP) => {
            Err(Refused::NoSuchCard { card: Sort::SWAP.card(game.data()) })
        }
        _ if state.extra == ExtraAction::Taken => Err(Refused::ExtraTaken),
        _ => Ok(()),
    }
}

pub(crate) fn check(
    game: &Dschunke,
    seat: Seat,
    give: Good,
    take: Good,
) -> Result<Choice, Refused> {
    may_swap(game, seat)?;
    if game.seat(seat).hand[give] == 0 {
        return Err(Refused::NotInHand { good: give });
    }
    if give == take {
        return Err(Refused::SameGoods { good: give });
    }
    if game.stock[take] == 0 {
        return Err(Refused::Exhausted { good: take });
    }
    Ok(Choice::Swap { give, take })
}

/// D6.6: one exchange after the other, two at most.
pub(crate) fn apply(
    game: &mut Dschunke,
    seat: Seat,
    give: Good,
    take: Good,
    sink: &mut impl Sink<Event>,
) {
    let first = matches!(game.stage, Stage::Swapping { swaps: Swaps::First, .. });
    if first {
        extra::spend(game, seat, Sort::SWAP, sink);
    }
    if game.seat(seat).known[give] == 0 {
        sink.revealed();
    }
    game.give_goods(seat, give, 1);
    game.take_goods(seat, take, 1);
    sink.event(|| Open::Swapped { seat, given: give, taken: take }.into());
    if first {
        game.enter(Stage::Swapping { seat, swaps: Swaps::Second });
    } else {
        game.after_swap(seat, sink);
    }
}

/// D3.3: a player declines an exchange, or a second one.
pub(crate) fn pass(game: &mut Dschunke, seat: Seat, sink: &mut impl Sink<Event>) {
    if matches!(game.stage, Stage::Swapping { swaps: Swaps::First, .. }) {
        sink.event(|| Open::SwapPassed { seat }.into());
    }
    game.after_swap(seat, sink);
}
