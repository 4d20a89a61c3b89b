//! Paid movement of samurai and merchant before the first official acts (E5.2, E5.3, E5.5).

use crate::choice::Choice;
use crate::components::Purse;
use crate::event::{Deed, Event, tell};
use crate::jiin::roads::{Path, path, paths};
use crate::phase::Stage;
use crate::refusal::Refusal;
use crate::space::Space;
use crate::state::Edo;
use higaki_table::{Seat, Sink};

/// E5.5: after this many steps no walk begins on this card; it only stops endless free walks.
pub(crate) const MAX_STEPS: u8 = 60;

/// A figure that walks.
#[derive(Clone, Copy)]
pub(crate) enum Walker {
    Samurai { from: Space },
    Merchant,
}

/// Appends every walk that the player can pay.
pub(crate) fn choices(state: &Edo, seat: Seat, list: &mut Vec<Choice>) {
    if state.turn.stage == Stage::Working || state.turn.steps >= MAX_STEPS {
        return;
    }
    let ryo = state.player(seat).purse.ryo;
    let reachable = |from: Space| {
        let ways = paths(state, seat, from);
        let spaces = state.board().spaces.without(from).iter();
        spaces.filter(move |to| ways[to.index()].is_some_and(|way| way.ryo <= ryo))
    };
    for from in state.player(seat).samurai.places().iter() {
        list.extend(reachable(from).map(|to| Choice::Move { from, to }));
    }
    list.extend(reachable(state.merchant).map(|to| Choice::MoveMerchant { to }));
}

/// The way from here to there, if the player can go it.
///
/// E5.2: own samurai and the merchant, any distance, 1 Ryo a step.
/// E5.3: only before the first official acts.
pub(crate) fn check(state: &Edo, seat: Seat, walker: Walker, to: Space) -> Result<Path, Refusal> {
    if state.turn.stage == Stage::Working {
        return Err(Refusal::MovementOver);
    }
    let spaces = state.board().spaces;
    let from = match walker {
        Walker::Merchant => state.merchant,
        Walker::Samurai { from } if !spaces.contains(from) => {
            return Err(Refusal::NoSuchSpace { space: from });
        }
        Walker::Samurai { from } => from,
    };
    if !spaces.contains(to) {
        return Err(Refusal::NoSuchSpace { space: to });
    }
    let player = state.player(seat);
    if matches!(walker, Walker::Samurai { .. }) && !player.samurai.stands(from) {
        return Err(Refusal::NoSamurai { space: from });
    }
    if from == to {
        return Err(Refusal::SameSpace { space: to });
    }
    let way = path(state, seat, from, to).ok_or(Refusal::NoSuchSpace { space: to })?;
    if way.ryo > player.purse.ryo {
        return Err(Refusal::cannot_pay("E5.2", Purse::money(way.ryo)));
    }
    if state.turn.steps >= MAX_STEPS {
        return Err(Refusal::TooManySteps { most: MAX_STEPS });
    }
    Ok(way)
}

/// Walks and pays.
pub(crate) fn apply(
    state: &mut Edo,
    seat: Seat,
    walker: Walker,
    to: Space,
    sink: &mut impl Sink<Event>,
) {
    let Ok(Path { ryo, steps }) = check(state, seat, walker, to) else { return };
    state.turn.steps = (state.turn.steps + steps).min(MAX_STEPS);
    state.player_mut(seat).purse.pay(Purse::money(ryo));
    match walker {
        Walker::Samurai { from } => {
            state.player_mut(seat).samurai.shift(from, to);
            tell(sink, || Deed::SamuraiMoved { seat, from, to, steps, ryo });
        }
        Walker::Merchant => {
            let from = std::mem::replace(&mut state.merchant, to);
            tell(sink, || Deed::MerchantMoved { seat, from, to, steps, ryo });
        }
    }
}
