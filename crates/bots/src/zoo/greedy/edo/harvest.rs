//! Simulated harvests.

use super::card::{Played, Task, Walk};
use super::mind::Mind;
use higaki_edo::{Choice, Harvest, Privilege, Resource, Space, SpaceKind, Stage};

/// Harvests. Decides all walks first, since company lowers the yield for all.
pub(super) fn harvest(played: &mut Played<'_>, task: Task) {
    let mut fields: [Option<Space>; 8] = [None; 8];
    let before = *played;
    let mut worth = before.mind.worth();
    for index in 0..usize::from(task.officials).min(fields.len()) {
        let mut best: Option<(f64, f64, Played<'_>, Space)> = None;
        for resource in Resource::ALL.into_iter().filter(|kind| task.action.action.harvests(*kind))
        {
            for field in played.mind.game.open(SpaceKind::Field(resource)).iter() {
                let Some(next) = with_worker(played, field, &fields[..index]) else { continue };
                let mut tried = fields;
                tried[index] = Some(field);
                let outcome = harvested(&next, &tried, task.action.amount).mind.worth();
                let liked = match task.aim.walk {
                    Walk::Far => outcome,
                    Walk::Near => f64::from(next.mind.ryo) + 0.01 * outcome,
                };
                if best.as_ref().is_none_or(|(most, ..)| liked > *most) {
                    best = Some((liked, outcome, next, field));
                }
            }
        }
        match best {
            Some((_, outcome, next, field)) if outcome > worth => {
                (worth, *played) = (outcome, next);
                fields[index] = Some(field);
            }
            _ => break,
        }
    }
    if let Some(field) = fields[0] {
        let how = how(played, field);
        *played = harvested(played, &fields, task.action.amount);
        played.does(Choice::Harvest { field, how });
    }
}

/// Adds a worker on a field to the earlier ones.
fn with_worker<'a>(
    played: &Played<'a>,
    field: Space,
    fields: &[Option<Space>],
) -> Option<Played<'a>> {
    let mut next = *played;
    let busy = fields.iter().filter(|other| **other == Some(field)).count();
    let idle = next.mind.samurai.count(field) - next.mind.worked.count(field);
    if idle > busy {
        next.pinned = next.pinned.with(field);
        return Some(next);
    }
    if next.mind.stage == Stage::Working {
        return None;
    }
    let needed = |space: Space| {
        fields.iter().filter(|other| **other == Some(space)).count() + next.mind.worked.count(space)
    };
    let free = next.mind.samurai.spaces().iter();
    let free =
        free.filter(|from| **from != field && next.mind.samurai.count(**from) > needed(**from));
    let nearest = free.map(|from| (next.mind.toll(*from, field), *from)).min();
    let (toll, from) = nearest.filter(|(toll, _)| *toll <= next.mind.ryo)?;
    next.mind.ryo -= toll;
    next.mind.samurai.shift(from, field);
    next.walk = next.walk.or(Some(Choice::Move { from, to: field }));
    Some(next)
}

fn on_field(mind: &Mind<'_>, field: Space) -> usize {
    let others = mind.game.all_seats().filter(|seat| *seat != mind.seat);
    let others: usize = others.map(|seat| mind.game.player(seat).samurai.count(field)).sum();
    others + mind.samurai.count(field)
}

/// Uses privilege f where company costs something.
fn how(played: &Played<'_>, field: Space) -> Harvest {
    let mind = &played.mind;
    let Some(resource) = field.resource() else { return Harvest::Plain };
    let owns = mind.game.player(mind.seat).privilege(Privilege::full(resource)) > 0;
    let there = mind.game.yield_among(field, on_field(mind, field));
    if owns && there < mind.game.data().yields[0] { Harvest::Full } else { Harvest::Plain }
}

fn harvested<'a>(played: &Played<'a>, fields: &[Option<Space>], bonus: u8) -> Played<'a> {
    let mut next = *played;
    for field in fields.iter().flatten() {
        let Some(resource) = field.resource() else { continue };
        let amount = next.mind.game.yield_among(*field, on_field(&next.mind, *field)) + bonus;
        next.mind.goods[resource as usize] += i32::from(amount);
    }
    next
}
