//! The prize for winning a special card.

use crate::choice::Choice;
use crate::components::{ROUNDS, Yuan};
use crate::event::{Event, Open};
use crate::refusal::Refused;
use crate::stage::{Piles, Stage};
use crate::state::Dschunke;
use crate::step::search;
use higaki_table::{Seat, SeatSet, Sink};

/// D8.9: the payment in the last round instead of a card.
pub(crate) const YUAN: Yuan = Yuan(3);

#[inline]
pub(crate) fn is_last_round(game: &Dschunke) -> bool {
    game.round as usize >= ROUNDS
}

/// D8.8: the winners are asked, unless there is nothing to win; DR.49: one after the other, from the
/// start player on. Then the next bidding follows.
pub(crate) fn ask(game: &mut Dschunke, winners: SeatSet, sink: &mut impl Sink<Event>) {
    let mut later = winners;
    for seat in game.start.clockwise(game.player_count()).filter(|seat| winners.contains(*seat)) {
        later = later.without(seat);
        if game.filled_piles() != Piles::NONE || is_last_round(game) {
            return game.enter(Stage::Winning { seat, later });
        }
        sink.event(|| Open::PrizeLapsed { seat }.into());
    }
    game.after_bidding(sink);
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
    if let Stage::Winning { later, .. } = game.stage {
        ask(game, later, sink);
    }
}
