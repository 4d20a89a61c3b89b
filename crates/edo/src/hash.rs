//! A hash of the whole state that is the same on every machine.

use crate::components::Site;
use crate::phase::{CardTurn, Pending, Phase};
use crate::ronin::Scatter;
use crate::space::Squad;
use crate::state::{Edo, Player};
use crate::tokken::Queue;
use higaki_table::StableHash;

pub(crate) fn stable_hash(state: &Edo) -> u64 {
    let modules = state.modules;
    let mut hash = StableHash::default()
        .number(state.data.set().fingerprint())
        .number(state.rules.0.into())
        .bytes(&[
            state.players,
            modules.jiin as u8,
            modules.tokken as u8,
            modules.ronin as u8,
            state.round,
            state.start.index() as u8,
            state.merchant.index() as u8,
            state.neutral,
            state.fortresses,
            state.ronin_tiles,
        ]);
    hash = phase(hash, &state.phase);
    hash = turn(hash, &state.turn);
    for city in &state.cities {
        hash = hash.bytes(&[city.tile, city.len() as u8]);
        hash = city.sites().iter().fold(hash, |hash, site| hash.byte(site_byte(*site)));
    }
    hash = hash.bytes(&state.merchant_cards).number(u64::from(state.specials.bits()));
    hash = queue(hash, &state.display.wishes);
    hash = queue(hash, &state.display.privileges);
    hash = squad(hash, &state.ronin);
    state.seats[..state.seat_count()].iter().fold(hash, player).finish()
}

fn site_byte(site: Site) -> u8 {
    match site {
        Site::House(seat) => seat.index() as u8,
        Site::Post(seat) => 8 + seat.index() as u8,
        Site::Fortress => 16,
    }
}

fn queue(hash: StableHash, queue: &Queue) -> StableHash {
    hash.byte(queue.len() as u8).bytes(queue.tiles())
}

fn squad(hash: StableHash, squad: &Squad) -> StableHash {
    let hash = hash.byte(squad.len() as u8);
    squad.spaces().iter().fold(hash, |hash, space| hash.byte(space.index() as u8))
}

fn scatter(hash: StableHash, scatter: &Scatter) -> StableHash {
    let Scatter { from, tile, left, driven, drawn } = scatter;
    hash.bytes(&[from.index() as u8, *tile as u8, *left, *driven]).bytes(drawn)
}

fn phase(hash: StableHash, phase: &Phase) -> StableHash {
    match phase {
        Phase::Draft { step } => hash.bytes(&[0, *step]),
        Phase::NameRonin => hash.byte(1),
        Phase::PlaceRonin(journey) => scatter(hash.byte(2), journey),
        Phase::Plan => hash.byte(3),
        Phase::Card => hash.byte(4),
        Phase::Wages { seat } => hash.bytes(&[5, seat.index() as u8]),
        Phase::Limit { seat } => hash.bytes(&[6, seat.index() as u8]),
        Phase::Over { end } => hash.bytes(&[7, *end as u8]),
    }
}

fn turn(hash: StableHash, turn: &CardTurn) -> StableHash {
    let CardTurn { seat, slot, left, own, stage, steps, worked, drive, pending } = turn;
    let bytes = [seat.index() as u8, *slot, *left, *own, *stage as u8, *steps, *drive as u8];
    let hash = squad(hash.bytes(&bytes), worked);
    match pending {
        Pending::Nothing => hash.byte(0),
        Pending::SecondOffer { used } => hash.bytes(&[1, *used]),
        Pending::SecondSamurai { moved_to } => hash.bytes(&[2, moved_to.index() as u8]),
        Pending::Bring { space, brought } => hash.bytes(&[3, space.index() as u8, *brought]),
        Pending::Scatter(journey) => scatter(hash.byte(4), journey),
    }
}

fn player(hash: StableHash, player: &Player) -> StableHash {
    let purse = player.purse;
    let hash = hash
        .bytes(&[purse.rice, purse.wood, purse.stone, player.points, player.neutral])
        .bytes(&[player.houses, player.posts, player.ronin_tiles])
        .bytes(&player.privileges)
        .bytes(&[player.package.map_or(0, |number| number + 1)])
        .bytes(&[player.city.map_or(0, |city| city.index() as u8 + 1)])
        .number(u64::from(purse.ryo))
        .number(u64::from(player.specials.bits()))
        .number(player.temples.bits());
    let plan = &player.plan;
    let hash = squad(hash, &player.samurai).bytes(&[
        plan.slots().len() as u8,
        plan.support,
        plan.confirmed as u8,
    ]);
    plan.slots().iter().fold(hash, |hash, slot| {
        hash.bytes(&[slot.card.index() as u8, slot.action, slot.officials, slot.own])
    })
}
