//! Simulated buildings.

use super::card::{Played, better, wishes};
use super::mind::Mind;
use higaki_edo::{
    Action, Building, Choice, Privilege, SiteChoice, Space, SpaceKind, SpaceSet, WishKind,
};

/// The best building, temple or palace wish for one official.
pub(super) fn best_building<'a>(played: &Played<'a>, action: &Action) -> Option<Played<'a>> {
    let game = played.mind.game;
    let mut best = None;
    for building in Building::ALL {
        let cost = game.data().cost(building).cheaper(action.amount.into());
        if !played.mind.covers(&cost) {
            continue;
        }
        for city in
            game.open_cities().iter().filter(|city| can_stand(&played.mind, building, *city))
        {
            let mut next = *played;
            if next.bring(city) && next.mind.covers(&cost) {
                next.mind.pay(&cost);
                next.mind.raise(building, city);
                next.does(Choice::Build { building, city, site: site(played, building, city) });
                better(&mut best, next);
            }
        }
    }
    best_temple(played, &mut best);
    for next in wishes(played, WishKind::Palace) {
        let mut next = next;
        if next.bring(Space::EDO) {
            better(&mut best, next);
        }
    }
    best.map(|(_, next)| next)
}

/// The site: uses privilege a where others would rank before.
fn site(played: &Played<'_>, building: Building, city: Space) -> SiteChoice {
    let (game, seat) = (played.mind.game, played.mind.seat);
    let first = game.city(city).sites().first();
    let behind = first.is_some_and(|site| site.owner() != Some(seat));
    let owns = game.player(seat).privilege(Privilege::Prestige) > 0;
    if owns && behind && building == Building::House {
        SiteChoice::First
    } else {
        SiteChoice::Lowest
    }
}

fn can_stand(mind: &Mind<'_>, building: Building, city: Space) -> bool {
    let city_now = mind.game.city(city);
    let allowed = match building {
        Building::House => mind.houses > 0,
        Building::Post => {
            mind.posts > 0 && city != Space::EDO && city_now.count(Building::Post) == 0
        }
        Building::Fortress => {
            let built =
                city_now.count(Building::Fortress) + usize::from(mind.forts[city.index() % 8]);
            mind.fortresses > 0 && built < mind.game.data().fortress_limit(city)
        }
    };
    allowed && mind.has_room(city) && mind.game.ronin().count(city) < 2
}

fn best_temple<'a>(played: &Played<'a>, best: &mut Option<(f64, Played<'a>)>) {
    let game = played.mind.game;
    let data = game.data();
    if played.mind.temples == 0 || !played.mind.covers(&data.temple_cost) {
        return;
    }
    let taken = game.all_seats().map(|seat| game.player(seat).temples);
    let taken = taken.fold(played.mind.new_temples, SpaceSet::or).or(game.covered());
    for space in played.mind.samurai.places().minus(taken).iter() {
        if matches!(space.kind(), SpaceKind::City | SpaceKind::Gate) {
            continue;
        }
        let mut next = *played;
        next.mind.pay(&data.temple_cost);
        next.mind.points += i32::from(data.temple_points);
        next.mind.temples -= 1;
        next.mind.new_temples = next.mind.new_temples.with(space);
        next.pinned = next.pinned.with(space);
        next.does(Choice::Temple { space });
        better(best, next);
    }
}
