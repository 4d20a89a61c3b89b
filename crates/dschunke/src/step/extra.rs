//! Extra actions: special cards that are used once.

use crate::choice::Choice;
use crate::components::Junk;
use crate::event::{Event, Open};
use crate::refusal::Refused;
use crate::special::Sort;
use crate::stage::{Stage, Then};
use crate::state::{Dschunke, ExtraAction, Spent};
use crate::step::{cash, goods, load};
use higaki_table::{Seat, Sink};

/// D6.3: one extra action in a round. A card that could do nothing at all is not offered.
pub(crate) fn choices(game: &Dschunke, seat: Seat, list: &mut Vec<Choice>) {
    let state = game.seat(seat);
    if state.extra == ExtraAction::Taken {
        return;
    }
    for sort in state.face_down.sorts() {
        for_each_use(game, seat, sort, |choice| list.push(choice));
    }
}

/// The ways to use a card of this sort now: D6.7 a strip on any junk, D6.8 cashing in on the junk
/// of the card, D6.9 goods on any junk, D6.10 a strip from one junk to another.
pub(crate) fn for_each_use(game: &Dschunke, seat: Seat, sort: Sort, mut push: impl FnMut(Choice)) {
    if sort == Sort::LOAD_ONE && game.seat(seat).strips > 0 {
        Junk::ALL.into_iter().for_each(|junk| push(Choice::ExtraLoad { junk }));
    } else if sort == Sort::TAKE_GOODS && !game.stock.is_empty() {
        for junk in Junk::ALL {
            goods::for_each_naming(game, junk, |good| push(Choice::ExtraGoods { junk, good }));
        }
    } else if sort == Sort::MOVE {
        for from in Junk::ALL.into_iter().filter(|junk| game.hold(*junk).can_lift(seat)) {
            let others = Junk::ALL.into_iter().filter(|to| *to != from);
            others.for_each(|to| push(Choice::ExtraMove { from, to }));
        }
    } else if let Some(junk) = Junk::ALL.into_iter().find(|junk| Sort::cash_in(*junk) == sort) {
        push(Choice::ExtraCash { junk });
    }
}

/// The card that a choice uses.
fn sort_of(choice: Choice) -> Option<Sort> {
    match choice {
        Choice::ExtraLoad { .. } => Some(Sort::LOAD_ONE),
        Choice::ExtraCash { junk } => Some(Sort::cash_in(junk)),
        Choice::ExtraGoods { .. } => Some(Sort::TAKE_GOODS),
        Choice::ExtraMove { .. } => Some(Sort::MOVE),
        _ => None,
    }
}

/// D6.2, D6.3: a card that the player holds, and no other extra action in this round.
pub(crate) fn check(game: &Dschunke, seat: Seat, choice: Choice) -> Result<Choice, Refused> {
    let state = game.seat(seat);
    if state.extra == ExtraAction::Taken {
        return Err(Refused::ExtraTaken);
    }
    if let Some(sort) = sort_of(choice)
        && !state.face_down.contains(sort)
    {
        return Err(Refused::NoSuchCard { card: sort.card(game.data()) });
    }
    match choice {
        Choice::ExtraLoad { .. } if state.strips == 0 => Err(Refused::NoStrips),
        Choice::ExtraGoods { .. } if game.stock.is_empty() => Err(Refused::NoGoodsLeft),
        Choice::ExtraGoods { junk, good } => {
            Ok(Choice::ExtraGoods { junk, good: goods::check_naming(game, junk, good)? })
        }
        Choice::ExtraMove { from, .. } if !game.hold(from).can_lift(seat) => {
            Err(Refused::NotOnTop { junk: from })
        }
        Choice::ExtraMove { from, to } if from == to => Err(Refused::SameJunk { junk: to }),
        _ => Ok(choice),
    }
}

/// D6.2: shown, used and out of the game, before or after the action.
pub(crate) fn apply(game: &mut Dschunke, seat: Seat, choice: Choice, sink: &mut impl Sink<Event>) {
    let then = match game.stage {
        Stage::Acting { .. } => Then::Act,
        _ => Then::EndTurn,
    };
    spend(game, seat, sort_of(choice).expect("the choice was checked"), sink);
    match choice {
        Choice::ExtraGoods { junk, good } => {
            return goods::apply(game, seat, junk, good, None, then, sink);
        }
        Choice::ExtraLoad { junk } => load::apply(game, seat, junk, 1, sink),
        Choice::ExtraCash { junk } => cash::apply(game, seat, junk, None, sink),
        Choice::ExtraMove { from, to } => move_strip(game, seat, from, to, sink),
        _ => {}
    }
    game.go_on(seat, then, sink);
}

/// D6.10: lift, then lay like any other strip.
fn move_strip(game: &mut Dschunke, seat: Seat, from: Junk, to: Junk, sink: &mut impl Sink<Event>) {
    game.holds[from.index()].lift(seat);
    let (layer, lane) = game.holds[to.index()].lay(seat);
    sink.event(|| Open::StripMoved { seat, from, to, layer, lane }.into());
}

/// D6.2: the card becomes public.
pub(crate) fn spend(game: &mut Dschunke, seat: Seat, sort: Sort, sink: &mut impl Sink<Event>) {
    let after = game.drawn.as_slice().len() as u8;
    let state = game.seat_mut(seat);
    state.face_down.remove(sort);
    state.extra = ExtraAction::Taken;
    game.spent.push(Spent { seat, sort, after });
    let card = sort.card(game.data());
    sink.event(|| Open::CardUsed { seat, card }.into());
    sink.revealed();
}
