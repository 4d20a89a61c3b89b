//! Reads where in the round a scenario is.

use super::read::{number, one_of, space, squad, word};
use super::seats::UNKNOWN_OWN;
use crate::cards::ActionKind;
use crate::phase::{CardTurn, Drive, End, Pending, Phase, Stage};
use crate::plan::Confirmed;
use crate::ronin::{PLACE_TILES, PlaceTile, Scatter};
use crate::state::Edo;
use crate::step::walk::MAX_STEPS;
use higaki_table::{Node, Problems, Seat};

/// Reads the phase; without one all plan.
pub(super) fn read(node: &Node<'_>, state: &mut Edo, problems: &mut Problems) {
    let field = node.field("phase");
    state.phase = match &field {
        Some(field) => read_phase(field, state, problems).unwrap_or(Phase::Plan),
        None => Phase::Plan,
    };
    settle_plans(state);
    if let (Phase::Card, Some(field)) = (state.phase, &field) {
        read_turn(field, state, problems);
    }
}

const PHASES: &str = "draft, name_ronin, place_ronin, plan, card, wages, limit, over";

fn read_phase(node: &Node<'_>, state: &Edo, problems: &mut Problems) -> Option<Phase> {
    let name = node.required("name", problems)?;
    let known: &[&str] = match name.value().as_str() {
        Some("draft") => &["name", "step"],
        Some("place_ronin") => &["name", "from", "tile", "left", "driven", "drawn"],
        Some("card") => {
            &["name", "seat", "slot", "left", "own", "stage", "steps", "worked", "drive", "pending"]
        }
        Some("wages" | "limit") => &["name", "seat"],
        Some("over") => &["name", "reason"],
        _ => &["name"],
    };
    node.expect_fields(known, problems);
    match name.text(problems)? {
        "draft" => {
            let last = 2 * state.seat_count() as i64 - 1;
            let step = number(node, "step", 0, last, problems).unwrap_or(0);
            Some(Phase::Draft { step: step as u8 })
        }
        "name_ronin" => Some(Phase::NameRonin),
        "place_ronin" => read_scatter(node, state, problems).map(Phase::PlaceRonin),
        "plan" => Some(Phase::Plan),
        "card" => Some(Phase::Card),
        "wages" => Some(Phase::Wages { seat: read_seat(node, state, problems)? }),
        "limit" => Some(Phase::Limit { seat: read_seat(node, state, problems)? }),
        "over" => {
            let reason = node.required("reason", problems)?;
            match reason.text(problems)? {
                "points" => Some(Phase::Over { end: End::Points }),
                "merchant" => Some(Phase::Over { end: End::Merchant }),
                _ => {
                    reason.problem(
                        problems,
                        "unknown_end",
                        &[("known", "points, merchant".into())],
                    );
                    None
                }
            }
        }
        _ => {
            name.problem(problems, "unknown_phase", &[("known", PHASES.into())]);
            None
        }
    }
}

fn read_seat(node: &Node<'_>, state: &Edo, problems: &mut Problems) -> Option<Seat> {
    let field = node.required("seat", problems)?;
    let seat = field.number(0, i64::from(state.players) - 1, problems)?;
    Seat::new(seat as usize)
}

fn read_scatter(node: &Node<'_>, state: &Edo, problems: &mut Problems) -> Option<Scatter> {
    let from = node.required("from", problems);
    let tile = node.required("tile", problems);
    let from = from.and_then(|from| space(state, &from, problems));
    let tile = tile.and_then(|tile| word(&tile, "unknown_tile", problems));
    let left = number(node, "left", 1, 3, problems).unwrap_or(1) as u8;
    let driven = number(node, "driven", 0, 3, problems).unwrap_or(0) as u8;
    let (from, tile) = (from?, tile?);
    let mut drawn = [0; PLACE_TILES];
    match node.field("drawn") {
        None => drawn[tile as usize] = 1,
        Some(list) => {
            for item in list.items(problems).iter().take(9) {
                if let Some(tile) = word::<PlaceTile>(item, "unknown_tile", problems) {
                    drawn[tile as usize] += 1;
                }
            }
        }
    }
    Some(Scatter { from, tile, left, driven, drawn })
}

/// Plans are public in every phase but planning: then they are confirmed, and own meeples stand in
/// front of cards by E4.4, unless the scenario says otherwise.
fn settle_plans(state: &mut Edo) {
    let planning = state.phase == Phase::Plan;
    let data = state.data.clone();
    for seat in state.all_seats() {
        let mut own = state.own_officials(seat);
        let plan = &mut state.player_mut(seat).plan;
        if !planning {
            let complete = plan.is_complete();
            plan.confirmed = if complete { Confirmed::Yes } else { Confirmed::NotYet };
        }
        for travel in [true, false] {
            for slot in plan.slots_mut().iter_mut().filter(|slot| slot.own == UNKNOWN_OWN) {
                let action = data.cards[slot.card.index()][usize::from(slot.action)].action;
                if (action == ActionKind::Travel) == travel {
                    slot.own = if planning { 0 } else { slot.officials.min(own) };
                    own -= slot.own;
                }
            }
        }
    }
}

fn read_turn(node: &Node<'_>, state: &mut Edo, problems: &mut Problems) {
    let Some(seat) = read_seat(node, state, problems) else { return };
    let slot = number(node, "slot", 1, 3, problems).unwrap_or(1) as u8 - 1;
    let Some(planned) = state.player(seat).plan.slots().get(usize::from(slot)).copied() else {
        node.problem(problems, "card_not_planned", &[]);
        state.phase = Phase::Plan;
        return;
    };
    let left = number(node, "left", 0, i64::from(planned.officials), problems);
    let left = left.unwrap_or(i64::from(planned.officials)) as u8;
    let own = number(node, "own", 0, i64::from(left), problems);
    let own = own.unwrap_or(i64::from(planned.own.min(left))) as u8;
    let steps = number(node, "steps", 0, i64::from(MAX_STEPS), problems).unwrap_or(0) as u8;
    let most = usize::from(planned.officials);
    let worked = node.field("worked").map(|list| squad(state, &list, most, problems));
    let stage = match one_of(node, "stage", &["moving", "working"], problems) {
        "working" => Stage::Working,
        _ => Stage::Moving,
    };
    let drive = match one_of(node, "drive", &["ready", "done"], problems) {
        "done" => Drive::Done,
        _ => Drive::Ready,
    };
    let pending = read_pending(node, state, problems);
    state.turn = CardTurn {
        seat,
        slot,
        left,
        own,
        stage,
        steps,
        worked: worked.unwrap_or(CardTurn::NONE.worked),
        drive,
        pending: pending.unwrap_or(Pending::Nothing),
    };
}

fn read_pending(node: &Node<'_>, state: &Edo, problems: &mut Problems) -> Option<Pending> {
    let field = node.field("pending").filter(|field| !field.value().is_null())?;
    let name = field.required("name", problems)?;
    let known: &[&str] = match name.value().as_str() {
        Some("second_offer") => &["name", "used"],
        Some("second_samurai") => &["name", "moved_to"],
        Some("bring") => &["name", "space", "brought"],
        Some("scatter") => &["name", "from", "tile", "left", "driven", "drawn"],
        _ => &["name"],
    };
    field.expect_fields(known, problems);
    match name.text(problems)? {
        "second_offer" => {
            let used = field.required("used", problems)?;
            let words = ["buy", "point", "buy next", "point next"];
            let mut bits = 0;
            for item in used.items(problems) {
                let text = item.text(problems)?;
                match words.iter().position(|word| *word == text) {
                    Some(bit) => bits |= 1 << bit,
                    None => item.problem(problems, "unknown_offer", &[]),
                }
            }
            Some(Pending::SecondOffer { used: bits })
        }
        "second_samurai" => {
            let moved_to = field.required("moved_to", problems)?;
            let moved_to = space(state, &moved_to, problems)?;
            Some(Pending::SecondSamurai { moved_to })
        }
        "bring" => {
            let target = field.required("space", problems)?;
            let target = space(state, &target, problems)?;
            let brought = number(&field, "brought", 0, 1, problems).unwrap_or(0) as u8;
            Some(Pending::Bring { space: target, brought })
        }
        "scatter" => read_scatter(&field, state, problems).map(Pending::Scatter),
        _ => {
            name.problem(problems, "unknown_pending", &[]);
            None
        }
    }
}
