//! Travel: onto the map and across it (E10.1 to E10.3).

use super::card;
use crate::cards::ActionKind;
use crate::choice::Choice;
use crate::event::{Deed, Event, tell};
use crate::phase::Pending;
use crate::refusal::Refusal;
use crate::space::{Space, SpaceKind};
use crate::state::Edo;
use higaki_table::{Chance, Seat, Sink};

/// Appends all gates and all first moves.
pub(crate) fn choices(state: &Edo, seat: Seat, list: &mut Vec<Choice>) {
    let gates = state.board().of_kind(SpaceKind::Gate).iter();
    let gates = gates.filter(|gate| check_gate(state, *gate).is_ok());
    list.extend(gates.map(|gate| Choice::Gate { gate }));
    move_choices(state, seat, list);
}

/// Appends all second moves, and the choice of none.
pub(crate) fn second_choices(state: &Edo, seat: Seat, list: &mut Vec<Choice>) {
    move_choices(state, seat, list);
    list.push(Choice::Enough);
}

fn move_choices(state: &Edo, seat: Seat, list: &mut Vec<Choice>) {
    for from in state.player(seat).samurai.places().iter() {
        if check_mover(state, seat, from).is_ok() {
            let targets = state.board().spaces.without(from).iter();
            list.extend(targets.map(|to| Choice::Travel { from, to }));
        }
    }
}

/// E10.1: an own meeple goes out through any gate; neutral and black officials never do.
pub(crate) fn check_gate(state: &Edo, gate: Space) -> Result<(), Refusal> {
    card::check_execution(state, ActionKind::Travel)?;
    if !state.board().spaces.contains(gate) {
        return Err(Refusal::NoSuchSpace { space: gate });
    }
    if gate.kind() != SpaceKind::Gate {
        return Err(Refusal::NoGate { space: gate });
    }
    if state.turn.own == 0 { Err(Refusal::NoOwnOfficial) } else { Ok(()) }
}

/// E10.1: the official is a samurai from now on.
pub(crate) fn apply_gate(
    state: &mut Edo,
    seat: Seat,
    gate: Space,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    state.turn.own -= 1;
    card::use_official(state);
    state.player_mut(seat).samurai.put(gate);
    tell(sink, || Deed::SentOut { seat, gate });
    card::settle(state, chance, sink);
}

/// E10.2: one or two different samurai, each to any space. E10.3: also one that came through a
/// gate on this card, but never the merchant.
pub(crate) fn check_move(state: &Edo, seat: Seat, from: Space, to: Space) -> Result<(), Refusal> {
    if state.turn.pending == Pending::Nothing {
        card::check_execution(state, ActionKind::Travel)?;
    }
    for space in [from, to] {
        if !state.board().spaces.contains(space) {
            return Err(Refusal::NoSuchSpace { space });
        }
    }
    if from == to {
        return Err(Refusal::SameSpace { space: from });
    }
    check_mover(state, seat, from)
}

fn check_mover(state: &Edo, seat: Seat, from: Space) -> Result<(), Refusal> {
    let there = state.player(seat).samurai.count(from);
    if there == 0 {
        return Err(Refusal::NoSamurai { space: from });
    }
    let moved =
        matches!(state.turn.pending, Pending::SecondSamurai { moved_to } if moved_to == from);
    if there <= usize::from(moved) { Err(Refusal::SamuraiMoved { space: from }) } else { Ok(()) }
}

/// Moves a samurai for free.
pub(crate) fn apply_move(
    state: &mut Edo,
    seat: Seat,
    from: Space,
    to: Space,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let first = state.turn.pending == Pending::Nothing;
    if first {
        card::use_official(state);
    }
    let samurai = &mut state.player_mut(seat).samurai;
    samurai.shift(from, to);
    let another = samurai.len() > 1;
    tell(sink, || Deed::Travelled { seat, from, to });
    state.turn.pending =
        if first && another { Pending::SecondSamurai { moved_to: to } } else { Pending::Nothing };
    card::settle(state, chance, sink);
}

/// E10.2: no second samurai.
pub(crate) fn apply_enough(state: &mut Edo, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    state.turn.pending = Pending::Nothing;
    card::settle(state, chance, sink);
}
