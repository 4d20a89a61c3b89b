//! What the winner of a special card does.

use crate::choice::Choice;
use crate::components::{ROUNDS, Yuan};
use crate::event::{Event, Open};
use crate::refusal::Refused;
use crate::stage::{Piles, Stage};
use crate::state::Dschunke;
use crate::step::search;
use higaki_table::{Seat, Sink};

/// D8.9: what the last round pays instead of a card.
pub(crate) const YUAN: Yuan = Yuan(3);

#[inline]
pub(crate) fn is_last_round(game: &Dschunke) -> bool {
    game.round as usize >= ROUNDS
}

/// D8.8: the winner is asked, unless there is nothing to win.
pub(crate) fn ask(game: &mut Dschunke, seat: Seat, sink: &mut impl Sink<Event>) {
    if game.filled_piles() == Piles::NONE && !is_last_round(game) {
        sink.event(|| Open::PrizeLapsed { seat }.into());
        return game.after_bidding(sink);
    }
    game.enter(Stage::Winning { seat });
}

/// D8.8: any pile; D8.9: in the last round money instead.
pub(crate) fn choices(game: &Dschunke, list: &mut Vec<Choice>) {
    search::piles(game, Piles::NONE, list);
    if is_last_round(game) {
        list.push(Choice::Yuan);
    }
}

pub(crate) fn check(game: &Dschunke, choice: Choice) -> Result<Choice, Refused> {
    match choice {
        Choice::Pile { pile } => search::check_pile(game, Piles::NONE, pile),
        Choice::Yuan if !is_last_round(game) => Err(Refused::NotLastRound),
        _ => Ok(choice),
    }
}

/// D8.9: decided before any pile is looked at.
pub(crate) fn apply(game: &mut Dschunke, seat: Seat, sink: &mut impl Sink<Event>) {
    game.seat_mut(seat).yuan += YUAN;
    sink.event(|| Open::PrizePaid { seat, yuan: YUAN }.into());
    game.after_bidding(sink);
}
