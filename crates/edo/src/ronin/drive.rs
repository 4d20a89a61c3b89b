//! Driving Ronin off a space with a Travel official (R4.1 to R4.5).

use super::place::{self, Journey};
use crate::cards::ActionKind;
use crate::choice::Choice;
use crate::event::{Deed, Event, tell};
use crate::phase::{Drive, Pending};
use crate::refusal::Refusal;
use crate::space::Space;
use crate::state::Edo;
use crate::step::card;
use crate::variants::ModuleName;
use higaki_table::{Chance, Seat, Sink};

/// The maximum number of samurai that come for free (R4.2).
const MAX_BROUGHT: u8 = 2;

/// Appends every space that the player can free.
pub(crate) fn choices(state: &Edo, seat: Seat, list: &mut Vec<Choice>) {
    let spaces = state.ronin.places().iter();
    let freed = spaces.filter(|space| check(state, seat, *space).is_ok());
    list.extend(freed.map(|space| Choice::Drive { space }));
}

/// R4.1: one official on each Travel card. R4.3: only where it can succeed.
pub(crate) fn check(state: &Edo, seat: Seat, space: Space) -> Result<(), Refusal> {
    if !state.modules.ronin.is_used() {
        return Err(Refusal::ModuleNotUsed { module: ModuleName::Ronin });
    }
    card::check_execution(state, ActionKind::Travel)?;
    let ronin = state.ronin.count(space);
    if ronin == 0 {
        return Err(Refusal::NoRonin { space });
    }
    if state.turn.drive == Drive::Done {
        return Err(Refusal::DroveAlready);
    }
    let samurai = &state.player(seat).samurai;
    let there = samurai.count(space);
    let strength = there + usize::from(MAX_BROUGHT).min(samurai.len() - there);
    if strength > ronin {
        Ok(())
    } else {
        Err(Refusal::TooFewSamurai { space, ronin: ronin as u8 })
    }
}

/// Names the space; the samurai to bring is decided next.
pub(crate) fn apply(
    state: &mut Edo,
    seat: Seat,
    space: Space,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    card::use_official(state);
    state.turn.drive = Drive::Done;
    let ronin = state.ronin.count(space) as u8;
    tell(sink, || Deed::DriveBegan { seat, space, ronin });
    gather(state, seat, space, 0, chance, sink);
}

/// R4.2: asks for another samurai as long as one can come.
fn gather(
    state: &mut Edo,
    seat: Seat,
    space: Space,
    brought: u8,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let samurai = &state.player(seat).samurai;
    if brought < MAX_BROUGHT && samurai.count(space) < samurai.len() {
        state.turn.pending = Pending::Bring { space, brought };
    } else {
        scatter(state, seat, space, chance, sink);
    }
}

/// Appends all samurai that can come, and the choice to bring no other.
pub(crate) fn bring_choices(state: &Edo, seat: Seat, list: &mut Vec<Choice>) {
    let Pending::Bring { space, .. } = state.turn.pending else { return };
    let elsewhere = state.player(seat).samurai.places().without(space);
    list.extend(elsewhere.iter().map(|from| Choice::Bring { from }));
    if check_enough(state, seat).is_ok() {
        list.push(Choice::Enough);
    }
}

/// R4.2: only samurai from elsewhere.
pub(crate) fn check_bring(state: &Edo, seat: Seat, from: Space) -> Result<(), Refusal> {
    let Pending::Bring { space, .. } = state.turn.pending else {
        return Err(Refusal::NoSamurai { space: from });
    };
    if from == space {
        return Err(Refusal::SameSpace { space });
    }
    if state.player(seat).samurai.stands(from) {
        Ok(())
    } else {
        Err(Refusal::NoSamurai { space: from })
    }
}

/// R4.2: the samurai comes for free.
pub(crate) fn apply_bring(
    state: &mut Edo,
    seat: Seat,
    from: Space,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let Pending::Bring { space, brought } = state.turn.pending else { return };
    state.player_mut(seat).samurai.shift(from, space);
    tell(sink, || Deed::Brought { seat, from, to: space });
    gather(state, seat, space, brought + 1, chance, sink);
}

/// R4.3: more samurai than Ronin are needed.
pub(crate) fn check_enough(state: &Edo, seat: Seat) -> Result<(), Refusal> {
    let Pending::Bring { space, .. } = state.turn.pending else { return Ok(()) };
    let ronin = state.ronin.count(space);
    if state.player(seat).samurai.count(space) > ronin {
        Ok(())
    } else {
        Err(Refusal::TooFewSamurai { space, ronin: ronin as u8 })
    }
}

/// R4.4: all Ronin of the space leave it, one after the other.
pub(crate) fn scatter(
    state: &mut Edo,
    seat: Seat,
    space: Space,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let driven = state.ronin.count(space) as u8;
    let journey = Journey { seat, from: space, left: driven, driven, drawn: Default::default() };
    place::go_on(state, journey, chance, sink);
}

/// R4.5: one tile for two Ronin, two for three, as long as there are any.
pub(super) fn reward(
    state: &mut Edo,
    journey: &Journey,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let (seat, space, ronin) = (journey.seat, journey.from, journey.driven);
    let tiles = ronin.saturating_sub(1).min(state.ronin_tiles);
    state.ronin_tiles -= tiles;
    state.player_mut(seat).ronin_tiles += tiles;
    tell(sink, || Deed::RoninDriven { seat, space, ronin, tiles });
    state.turn.pending = Pending::Nothing;
    card::settle(state, chance, sink);
}
