//! A card from beginning to end: the common part of all actions (E5.1 to E5.4).

use super::{build, harvest, recruit, trade, travel, walk};
use crate::cards::ActionKind;
use crate::choice::Choice;
use crate::event::{Deed, Event, tell};
use crate::jiin::temple;
use crate::phase::{Pending, Stage};
use crate::refusal::Refusal;
use crate::ronin::{drive, place};
use crate::state::Edo;
use crate::tokken::{redeem, wish};
use crate::turn;
use higaki_table::{Chance, Seat, Sink};

/// Appends all choices of the player for this card.
pub(crate) fn choices(state: &Edo, seat: Seat, list: &mut Vec<Choice>) {
    match state.turn.pending {
        Pending::Nothing => {}
        Pending::SecondOffer { .. } => return trade::second_choices(state, seat, list),
        Pending::SecondSamurai { .. } => return travel::second_choices(state, seat, list),
        Pending::Bring { .. } => return drive::bring_choices(state, seat, list),
        Pending::Scatter(_) => return place::place_choices(state, list),
    }
    walk::choices(state, seat, list);
    if state.turn.left > 0 {
        execution_choices(state, seat, list);
    }
    redeem::income_choices(state, seat, list);
    redeem::resource_choices(state, seat, list);
    list.push(Choice::Finish);
}

fn execution_choices(state: &Edo, seat: Seat, list: &mut Vec<Choice>) {
    match state.turn_action().action {
        ActionKind::RiceHome => list.push(Choice::RiceHome),
        ActionKind::Money => list.push(Choice::Money),
        ActionKind::Rice | ActionKind::Wood | ActionKind::Stone | ActionKind::AnyField => {
            harvest::choices(state, seat, list);
        }
        ActionKind::Build => {
            build::choices(state, seat, list);
            temple::choices(state, seat, list);
            wish::choices(state, seat, list);
        }
        ActionKind::Trade => {
            trade::choices(state, seat, list);
            wish::choices(state, seat, list);
        }
        ActionKind::Travel => {
            travel::choices(state, seat, list);
            drive::choices(state, seat, list);
            wish::choices(state, seat, list);
        }
        ActionKind::Recruit => recruit::choices(state, seat, list),
        ActionKind::Special => recruit::special_choices(state, seat, list),
    }
}

/// E5.4: an official must be left, and only the card's own action can be done.
pub(crate) fn check_execution(state: &Edo, action: ActionKind) -> Result<(), Refusal> {
    let planned = state.turn_action().action;
    if planned != action {
        return Err(Refusal::OtherAction { action: planned });
    }
    if state.turn.left == 0 {
        return Err(Refusal::NoOfficialLeft);
    }
    Ok(())
}

/// E5.3, E5.4: one official acts, which ends movement on this card. Neutral officials act first, so
/// that the player’s own can still go out (E4.4).
pub(crate) fn use_official(state: &mut Edo) {
    let turn = &mut state.turn;
    turn.stage = Stage::Working;
    turn.left -= 1;
    turn.own = turn.own.min(turn.left);
}

/// Ends the card when nothing is left to decide on it.
pub(crate) fn settle(state: &mut Edo, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let turn = &state.turn;
    let done = turn.stage == Stage::Working && turn.left == 0 && turn.pending == Pending::Nothing;
    if done && !redeem::has_any(state.player(turn.seat)) {
        turn::end_card(state, chance, sink);
    }
}

/// E5.4: the player ends the card; its idle officials are lost.
pub(crate) fn finish(state: &mut Edo, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let (seat, officials) = (state.turn.seat, state.turn.left);
    if officials > 0 {
        tell(sink, || Deed::OfficialsIdle { seat, officials });
    }
    turn::end_card(state, chance, sink);
}

/// Whether there is a choice other than ending the card. Otherwise the player is not asked.
pub(crate) fn asks(state: &Edo, seat: Seat) -> bool {
    let player = state.player(seat);
    state.turn.left > 0
        || player.purse.ryo >= u16::from(state.data().move_cost)
        || !player.temples.is_empty()
        || redeem::has_any(player)
}
