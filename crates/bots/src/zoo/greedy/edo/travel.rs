//! Simulated travel: through the gates, across the map, for foreign goods, against Ronin.

use super::card::{Played, Target, Task, wishes};
use super::mind::Mind;
use higaki_edo::{Choice, Space, SpaceKind, SpaceSet, WishKind};

/// Travels: a valuable wish or drive first, then the gates, then free moves.
pub(super) fn travel(played: &mut Played<'_>, task: Task) {
    let mut left = task.officials;
    if left > 0 && grant(played) {
        left -= 1;
    }
    if left > 0 && drive(played) {
        left -= 1;
    }
    let targets = targets(&played.mind, task.aim.target);
    for _ in 0..task.aim.gates.min(task.own).min(left) {
        let gates = played.mind.game.board().of_kind(SpaceKind::Gate);
        let board = played.mind.game.board();
        let near = |gate: &Space| targets.iter().map(|to| board.distance(*gate, to)).min();
        let Some(gate) = gates.iter().min_by_key(near) else { return };
        played.mind.samurai.put(gate);
        played.does(Choice::Gate { gate });
        left -= 1;
    }
    for _ in 0..left {
        for _ in 0..2 {
            move_one(played, targets);
        }
    }
}

fn grant(played: &mut Played<'_>) -> bool {
    let now = played.mind.worth();
    let best = wishes(played, WishKind::ForeignGoods)
        .map(|next| (next.mind.worth(), next))
        .max_by(|one, other| one.0.total_cmp(&other.0));
    match best {
        Some((worth, next)) if worth > now => {
            *played = next;
            true
        }
        _ => false,
    }
}

/// Drives out two or three Ronin from one space for tiles, if enough samurai can come.
fn drive(played: &mut Played<'_>) -> bool {
    let (game, samurai) = (played.mind.game, &played.mind.samurai);
    let driven = game.card_turn().is_some_and(|turn| turn.drive == higaki_edo::Drive::Done);
    let spaces = game.ronin().places().iter();
    let strong = |space: &Space| {
        let there = samurai.count(*space);
        there + (samurai.len() - there).min(2) > game.ronin().count(*space)
    };
    let worth = spaces.filter(strong).map(|space| (game.ronin().count(space), space)).max();
    match worth.filter(|(ronin, _)| *ronin > 1 && !driven) {
        Some((ronin, space)) => {
            played.mind.extra += ronin as f64 - 1.0;
            played.does(Choice::Drive { space });
            true
        }
        None => false,
    }
}

/// The spaces of a target.
pub(super) fn targets(mind: &Mind<'_>, target: Target) -> SpaceSet {
    match target {
        Target::Field(resource) => mind.game.open(SpaceKind::Field(resource)),
        Target::Edo => SpaceSet::only(Space::EDO),
        Target::Merchant => SpaceSet::only(mind.merchant),
    }
}

/// Moves a figure that is not there yet to the target with the fewest figures.
pub(super) fn move_one(played: &mut Played<'_>, targets: SpaceSet) {
    let mind = &mut played.mind;
    let crowd = |space: &Space| {
        let all = mind.game.all_seats().map(|seat| match seat == mind.seat {
            true => mind.samurai.count(*space),
            false => mind.game.player(seat).samurai.count(*space),
        });
        all.sum::<usize>() + mind.game.ronin().count(*space)
    };
    let Some(to) = targets.iter().min_by_key(crowd) else { return };
    let outside = mind.samurai.spaces().iter().filter(|space| !targets.contains(**space));
    let Some(from) = outside.max_by_key(|space| mind.game.board().distance(**space, to)) else {
        return;
    };
    let from = *from;
    mind.samurai.shift(from, to);
    played.does(Choice::Travel { from, to });
}
