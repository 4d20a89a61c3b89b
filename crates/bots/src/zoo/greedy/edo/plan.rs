//! Secret plans by beam search, card by card.

use super::card::{Aim, Played, Target, Task, Walk, play};
use super::mind::Mind;
use higaki_edo::{Action, ActionKind, CardId, Choice, Edo, Privilege, Slot};
use higaki_table::Seat;

/// The beam width.
const FOLLOWED: usize = 12;
/// Officials beyond this number find no work on three cards.
const ENOUGH_OFFICIALS: u8 = 6;

/// Tiebreak: prefers the plan with more officials for the next card.
const IDLE: f64 = 0.006;
/// Tiebreak: prefers the order that others can spoil less. Fields fill up and the merchant leaves,
/// but recruits and special cards wait.
const EARLY: f64 = 0.02;

/// A partial plan.
#[derive(Clone, Copy, Debug)]
struct Draft<'a> {
    mind: Mind<'a>,
    worth: f64,
    /// The bonus for early contested cards.
    early: f64,
    /// The card that it adds to the real plan.
    first: Option<Choice>,
    cards: u32,
    officials: u8,
    own: u8,
}

/// The next step of a plan.
pub(super) fn next(game: &Edo, seat: Seat) -> Choice {
    next_of(game, seat, FOLLOWED)
}

/// The next step of a plan, with this beam width.
pub(super) fn next_of(game: &Edo, seat: Seat, most: usize) -> Choice {
    let player = game.player(seat);
    let plan = &player.plan;
    if plan.is_complete() {
        return Choice::Confirm;
    }
    let helpers = player.privilege(Privilege::Support);
    if helpers > plan.support && game.officials(seat) < ENOUGH_OFFICIALS {
        return Choice::Support;
    }
    let drafts = followed(game, seat, most);
    drafts.first().and_then(|draft| draft.first).unwrap_or(Choice::Confirm)
}

/// The first steps of the best plans, each with the value of the best plan that begins with it.
pub(super) fn proposals(game: &Edo, seat: Seat) -> Vec<(Choice, f64)> {
    let mut best: Vec<(Choice, f64)> = Vec::new();
    for draft in followed(game, seat, FOLLOWED) {
        let Some(first) = draft.first else { continue };
        if best.iter().all(|(choice, _)| *choice != first) {
            best.push((first, draft.worth));
        }
    }
    best
}

/// The best plans that continue the real one, in descending order.
fn followed(game: &Edo, seat: Seat, most: usize) -> Vec<Draft<'_>> {
    let plan = &game.player(seat).plan;
    let mut drafts = vec![begin(game, seat)];
    // A beam of width one decides its first step at once.
    let slots = if most == 1 { plan.slots().len() + 1 } else { higaki_edo::SLOTS };
    for _ in plan.slots().len()..slots {
        drafts = drafts.iter().flat_map(|draft| extended(draft)).collect();
        drafts.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        drafts.truncate(most);
    }
    drafts
}

/// The plan so far, simulated.
fn begin(game: &Edo, seat: Seat) -> Draft<'_> {
    let mut draft = Draft {
        mind: Mind::of(game, seat),
        worth: 0.0,
        early: 0.0,
        first: None,
        cards: 0,
        officials: game.officials(seat),
        own: game.own_officials(seat),
    };
    for slot in game.player(seat).plan.slots() {
        let action = action_of(game, slot);
        let own = own_for(action, slot.officials, draft.own);
        draft.mind = best(&draft.mind, action, slot.officials, own).mind;
        draft.cards |= 1 << slot.card.index();
        draft.officials = draft.officials.saturating_sub(slot.officials);
        draft.own = draft.own.saturating_sub(own);
    }
    draft
}

pub(super) fn action_of(game: &Edo, slot: &Slot) -> Action {
    game.data().cards[slot.card.index()][usize::from(slot.action)]
}

/// The number of own meeples among the officials: they go to Travel first.
fn own_for(action: Action, officials: u8, own: u8) -> u8 {
    if action.action == ActionKind::Travel { officials.min(own) } else { 0 }
}

/// Whether earlier actions of others can lower the value of a card.
const fn can_be_spoilt(action: Action) -> bool {
    action.action.is_harvest() || matches!(action.action, ActionKind::Trade)
}

fn extended<'a>(draft: &Draft<'a>) -> Vec<Draft<'a>> {
    let (game, seat) = (draft.mind.game, draft.mind.seat);
    let mut longer = Vec::new();
    for (index, actions) in game.data().cards.iter().enumerate() {
        let card = CardId::from_index(index);
        if draft.cards >> index & 1 == 1 || !game.player(seat).owns(card) {
            continue;
        }
        for action in actions {
            let most = action.officials.min(draft.officials);
            for officials in most.min(1)..=most {
                longer.push(with(draft, card, *action, officials));
            }
        }
    }
    longer
}

fn with<'a>(draft: &Draft<'a>, card: CardId, action: Action, officials: u8) -> Draft<'a> {
    let own = own_for(action, officials, draft.own);
    let mind = best(&draft.mind, action, officials, own).mind;
    let choice = Choice::Plan { card, action: action.action, officials };
    let later = higaki_edo::SLOTS - 1 - draft.cards.count_ones() as usize;
    let early = draft.early + if can_be_spoilt(action) { EARLY * later as f64 } else { 0.0 };
    Draft {
        worth: mind.worth() + IDLE * f64::from(draft.officials - officials) + early,
        early,
        mind,
        first: draft.first.or(Some(choice)),
        cards: draft.cards | 1 << card.index(),
        officials: draft.officials - officials,
        own: draft.own - own,
    }
}

/// All ways to use a card.
fn ways(action: Action, officials: u8, own: u8) -> impl Iterator<Item = Task> {
    let travel = action.action == ActionKind::Travel && officials > 0;
    let targets: &[Target] = if travel { &Target::ALL } else { &Target::ALL[..1] };
    let fewest = if travel { own.saturating_sub(2) } else { own };
    let harvest = action.action.is_harvest() && officials > 0;
    let walks: &[Walk] = if harvest { &[Walk::Far, Walk::Near] } else { &[Walk::Far] };
    targets.iter().flat_map(move |target| {
        let gates = fewest..=own;
        let aims = gates.flat_map(move |gates| {
            walks.iter().map(move |walk| Aim { target: *target, gates, walk: *walk })
        });
        aims.map(move |aim| Task { action, officials, own, aim })
    })
}

/// The best way to use a card by itself.
fn best<'a>(mind: &Mind<'a>, action: Action, officials: u8, own: u8) -> Played<'a> {
    best_before(mind, Task { action, officials, own, aim: NO_AIM }, &[])
}

pub(super) const NO_AIM: Aim = Aim { target: Target::Edo, gates: 0, walk: Walk::Far };

/// The best way to use a card, considering these later cards.
pub(super) fn best_before<'a>(mind: &Mind<'a>, task: Task, later: &[Task]) -> Played<'a> {
    let mut best: Option<(f64, Played<'a>)> = None;
    for way in ways(task.action, task.officials, task.own) {
        let played = play(mind, way);
        let worth = match later.split_first() {
            None => played.mind.worth(),
            Some((next, rest)) => best_before(&played.mind, *next, rest).mind.worth(),
        };
        if best.as_ref().is_none_or(|(highest, _)| worth > *highest) {
            best = Some((worth, played));
        }
    }
    best.map_or_else(|| play(mind, task), |(_, played)| played)
}

/// The later cards of this round.
pub(super) fn later(game: &Edo, seat: Seat, slot: u8) -> Vec<Task> {
    let slots = game.player(seat).plan.slots().iter().skip(usize::from(slot) + 1);
    slots
        .map(|slot| Task {
            action: action_of(game, slot),
            officials: slot.officials,
            own: slot.own,
            aim: NO_AIM,
        })
        .collect()
}
