//! Buildings in cities (E8.1 to E8.6, T3.1, R3.2).

use super::card;
use crate::cards::ActionKind;
use crate::choice::{Choice, SiteChoice};
use crate::components::{Building, Purse, Site};
use crate::event::{Deed, Event, tell};
use crate::refusal::Refusal;
use crate::ronin;
use crate::space::Space;
use crate::state::Edo;
use crate::tokken::{Privilege, redeem};
use higaki_table::{Chance, Seat, Sink};

/// Appends all buildings that the player can afford where they have a samurai.
pub(crate) fn choices(state: &Edo, seat: Seat, list: &mut Vec<Choice>) {
    for city in state.player(seat).samurai.places().iter().filter(|space| space.is_city()) {
        for building in Building::ALL {
            for site in [SiteChoice::Lowest, SiteChoice::First] {
                if check(state, seat, building, city, site).is_ok() {
                    list.push(Choice::Build { building, city, site });
                }
            }
        }
    }
}

/// E8.6: the price of a building on this card; some special cards give a discount.
pub(crate) fn cost(state: &Edo, building: Building) -> Purse {
    state.data().cost(building).cheaper(u16::from(state.turn_action().amount))
}

/// E8.1: an own samurai in the city, which is not used up. E8.2: a free site. R3.2: at most one
/// Ronin there.
pub(crate) fn check(
    state: &Edo,
    seat: Seat,
    building: Building,
    city: Space,
    site: SiteChoice,
) -> Result<(), Refusal> {
    card::check_execution(state, ActionKind::Build)?;
    if !state.board().spaces.contains(city) {
        return Err(Refusal::NoSuchSpace { space: city });
    }
    if !city.is_city() {
        return Err(Refusal::NoCity { space: city });
    }
    if state.covered.contains(city) {
        return Err(Refusal::Covered { space: city });
    }
    let player = state.player(seat);
    if !player.samurai.stands(city) {
        return Err(Refusal::NoSamurai { space: city });
    }
    if ronin::stops_building(state, city) {
        return Err(Refusal::RoninStopBuilding { city });
    }
    if state.city(city).len() >= state.data().sites_of(city) {
        return Err(Refusal::CityFull { city });
    }
    check_limits(state, seat, building, city)?;
    if site == SiteChoice::First {
        check_prestige(state, seat, building, city)?;
    }
    let cost = cost(state, building);
    if player.purse.covers(&cost) {
        Ok(())
    } else {
        Err(Refusal::cannot_pay(rule_of(building), cost))
    }
}

const fn rule_of(building: Building) -> &'static str {
    match building {
        Building::House => "E8.3",
        Building::Post => "E8.4",
        Building::Fortress => "E8.5",
    }
}

/// E8.3: seven houses each. E8.4: one trading post each, one in a city, none in Edo.
/// E8.5: eight fortresses in all, three in Edo, one in every other city.
fn check_limits(state: &Edo, seat: Seat, building: Building, city: Space) -> Result<(), Refusal> {
    let player = state.player(seat);
    match building {
        Building::House if player.houses == 0 => Err(Refusal::NoHouseLeft),
        Building::House => Ok(()),
        Building::Post if player.posts == 0 => Err(Refusal::NoPostLeft),
        Building::Post if city == Space::EDO => Err(Refusal::PostInEdo),
        Building::Post if state.city(city).count(Building::Post) > 0 => {
            Err(Refusal::PostThere { city })
        }
        Building::Post => Ok(()),
        Building::Fortress if state.fortresses == 0 => Err(Refusal::NoFortressLeft),
        Building::Fortress => {
            let most = state.data().fortress_limit(city);
            let full = state.city(city).count(Building::Fortress) >= most;
            if full { Err(Refusal::FortressLimit { city, most: most as u8 }) } else { Ok(()) }
        }
    }
}

/// T3.1: privilege a is for a house, in a city with another building.
fn check_prestige(state: &Edo, seat: Seat, building: Building, city: Space) -> Result<(), Refusal> {
    redeem::check_owned(state.player(seat), Privilege::Prestige)?;
    let useful = building == Building::House && !state.city(city).is_empty();
    if useful { Ok(()) } else { Err(Refusal::NoPrestige) }
}

/// Builds, pays and scores at once.
pub(crate) fn apply(
    state: &mut Edo,
    seat: Seat,
    building: Building,
    city: Space,
    site: SiteChoice,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let cost = cost(state, building);
    let points = state.data().building_points[building as usize];
    card::use_official(state);
    let player = state.player_mut(seat);
    player.purse.pay(cost);
    player.points += points;
    let standing = match building {
        Building::House => {
            player.houses -= 1;
            Site::House(seat)
        }
        Building::Post => {
            player.posts -= 1;
            Site::Post(seat)
        }
        Building::Fortress => {
            state.fortresses -= 1;
            Site::Fortress
        }
    };
    let number = put(state, seat, city, standing, site, sink);
    let Purse { rice, wood, stone, ryo } = cost;
    tell(sink, || {
        let (site, how) = (number, site);
        Deed::Built { seat, building, city, site, how, points, rice, wood, stone, ryo }
    });
    card::settle(state, chance, sink);
}

/// E8.2: onto the lowest free site. T3.1: or onto the first, and all others move one back.
fn put(
    state: &mut Edo,
    seat: Seat,
    city: Space,
    standing: Site,
    site: SiteChoice,
    sink: &mut impl Sink<Event>,
) -> u8 {
    match site {
        SiteChoice::Lowest => {
            state.city_mut(city).push(standing);
            state.city(city).len() as u8
        }
        SiteChoice::First => {
            redeem::spend(state, seat, Privilege::Prestige);
            tell(sink, || Deed::PrivilegeSpent { seat, privilege: Privilege::Prestige });
            state.city_mut(city).push_first(standing);
            1
        }
    }
}
