//! Wages: samurai that go home, and rice for those that stay (E11.1 to E11.3).

use crate::choice::Choice;
use crate::components::{Purse, Resource};
use crate::event::{Deed, Event, tell};
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::space::Space;
use crate::state::Edo;
use crate::tokken::redeem;
use crate::turn;
use higaki_table::{Chance, Seat, Sink};

/// Asks the first player with samurai on the map, from this many seats after the start player on;
/// after the last one, the cities pay.
pub(crate) fn ask(
    state: &mut Edo,
    from: usize,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let mut waiting = state.start.clockwise(state.seat_count()).skip(from);
    match waiting.find(|seat| !state.player(*seat).samurai.is_empty()) {
        Some(seat) => state.phase = Phase::Wages { seat },
        None => turn::wages_paid(state, chance, sink),
    }
}

/// Appends all samurai that can go home, privilege e, and paying.
pub(crate) fn choices(state: &Edo, seat: Seat, list: &mut Vec<Choice>) {
    let places = state.player(seat).samurai.places();
    list.extend(places.iter().map(|from| Choice::Home { from }));
    redeem::resource_choices(state, seat, list);
    if check_pay(state, seat).is_ok() {
        list.push(Choice::Pay);
    }
}

/// E11.1: any of one's own samurai.
pub(crate) fn check_home(state: &Edo, seat: Seat, from: Space) -> Result<(), Refusal> {
    if state.player(seat).samurai.stands(from) {
        Ok(())
    } else {
        Err(Refusal::NoSamurai { space: from })
    }
}

/// E11.1, E11.3: the samurai is an official again. A player without samurai pays nothing.
pub(crate) fn apply_home(
    state: &mut Edo,
    seat: Seat,
    from: Space,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    state.player_mut(seat).samurai.take(from);
    tell(sink, || Deed::WentHome { seat, space: from });
    if state.player(seat).samurai.is_empty() {
        next(state, seat, chance, sink);
    }
}

fn wages(state: &Edo, seat: Seat) -> u8 {
    state.data().wage * state.player(seat).samurai.len() as u8
}

/// E11.2: all samurai that stay are paid; a player who cannot afford it has to send some home.
pub(crate) fn check_pay(state: &Edo, seat: Seat) -> Result<(), Refusal> {
    let (needed, have) = (wages(state, seat), state.player(seat).purse.rice);
    if needed <= have { Ok(()) } else { Err(Refusal::CannotFeed { needed, have }) }
}

/// E11.2: a rice for every samurai.
pub(crate) fn apply_pay(
    state: &mut Edo,
    seat: Seat,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let rice = wages(state, seat);
    let player = state.player_mut(seat);
    player.purse.pay(Purse::of(Resource::Rice, rice));
    let samurai = player.samurai.len() as u8;
    tell(sink, || Deed::WagesPaid { seat, samurai, rice });
    next(state, seat, chance, sink);
}

fn next(state: &mut Edo, seat: Seat, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let players = state.seat_count();
    let passed = (seat.index() + players - state.start.index()) % players;
    ask(state, passed + 1, chance, sink);
}
