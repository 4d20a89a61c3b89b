//! Passing: only when nothing else can be done.

use crate::choice::Choice;
use crate::event::Event;
use crate::refusal::Refused;
use crate::state::{End, Osaka, Phase};
use higaki_table::{Chance, Seat, Sink};

/// Whether the player has no legal action. The refill at the beginning of the turn has taken all
/// available cards, so an empty market means that the farm is empty, too.
pub(crate) fn is_stuck(game: &Osaka, seat: Seat) -> bool {
    game.open_to(seat).is_empty()
}

pub(crate) fn choices(game: &Osaka, seat: Seat, list: &mut Vec<Choice>) {
    if is_stuck(game, seat) {
        list.push(Choice::Pass);
    }
}

/// O3.7: a player with a legal action may not pass.
pub(crate) fn check(game: &Osaka, seat: Seat) -> Result<Choice, Refused> {
    if is_stuck(game, seat) { Ok(Choice::Pass) } else { Err(Refused::MustAct) }
}

/// O9.2: when all have passed in a row, it is over.
#[inline(never)]
pub(crate) fn apply(
    game: &mut Osaka,
    seat: Seat,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    game.passes += 1;
    sink.event(|| Event::Passed { seat });
    if game.passes == game.players {
        game.phase = Phase::Over(End::Deadlock);
        sink.event(|| Event::Ended { reason: End::Deadlock });
    } else {
        game.end_turn(chance, sink);
    }
}
