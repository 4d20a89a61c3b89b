//! The draft of packages and start cities (E3.1 to E3.4).

use crate::choice::Choice;
use crate::components::{Purse, Site};
use crate::event::{Deed, Event, tell};
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::space::{Space, SpaceSet};
use crate::state::Edo;
use crate::turn;
use higaki_table::{Chance, Seat, Sink};

/// The drafting player. E3.1: first counter-clockwise, from the last player in turn order to the
/// start player. E3.2: then clockwise, beginning with the start player.
pub(crate) fn drafter(state: &Edo, step: u8) -> Seat {
    let players = state.seat_count();
    let step = usize::from(step);
    let offset = if step < players { players - 1 - step } else { step - players };
    Seat::wrapped(state.start.index() + offset, players)
}

/// E3.3: the start cities that are free.
pub(crate) fn free_cities(state: &Edo) -> SpaceSet {
    let taken = state.all_seats().filter_map(|seat| state.player(seat).city);
    state.open_cities().without(Space::EDO).minus(taken.collect())
}

/// Appends the packages and cities that the player can take.
pub(crate) fn choices(state: &Edo, seat: Seat, list: &mut Vec<Choice>) {
    let packages = (1..=state.data().packages.len() as u8)
        .filter(|number| check_package(state, seat, *number).is_ok());
    list.extend(packages.map(|number| Choice::Package { number }));
    let cities = free_cities(state).iter().filter(|city| check_city(state, seat, *city).is_ok());
    list.extend(cities.map(|city| Choice::City { city }));
}

/// E3.2: each player takes one package. E3.3: each package goes to one player.
pub(crate) fn check_package(state: &Edo, seat: Seat, number: u8) -> Result<(), Refusal> {
    if state.player(seat).package.is_some() {
        return Err(Refusal::PackageChosen);
    }
    if number == 0 || usize::from(number) > state.data().packages.len() {
        return Err(Refusal::NoSuchPackage { number });
    }
    let taken = |other| state.player(other).package == Some(number - 1);
    if state.all_seats().any(taken) { Err(Refusal::PackageTaken { number }) } else { Ok(()) }
}

/// E3.2: each player takes one city. E3.3: each uncovered city but Edo goes to one player.
pub(crate) fn check_city(state: &Edo, seat: Seat, city: Space) -> Result<(), Refusal> {
    if state.player(seat).city.is_some() {
        return Err(Refusal::CityChosen);
    }
    if !state.open_cities().without(Space::EDO).contains(city) {
        return Err(Refusal::NoStartCity { city });
    }
    if free_cities(state).contains(city) { Ok(()) } else { Err(Refusal::CityTaken { city }) }
}

/// Takes a package.
pub(crate) fn apply_package(
    state: &mut Edo,
    seat: Seat,
    number: u8,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let package = state.data().packages[usize::from(number - 1)];
    let player = state.player_mut(seat);
    player.package = Some(number - 1);
    player.purse.gain(package);
    let Purse { rice, wood, stone, ryo } = package;
    tell(sink, || Deed::PackageTaken { seat, number, rice, wood, stone, ryo });
    go_on(state, chance, sink);
}

/// E3.4: a house onto the first site, without points, and a samurai into the city.
pub(crate) fn apply_city(
    state: &mut Edo,
    seat: Seat,
    city: Space,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    state.city_mut(city).push(Site::House(seat));
    let player = state.player_mut(seat);
    player.city = Some(city);
    player.houses -= 1;
    player.samurai.put(city);
    tell(sink, || Deed::CityTaken { seat, city });
    go_on(state, chance, sink);
}

fn go_on(state: &mut Edo, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let Phase::Draft { step } = state.phase else { return };
    if usize::from(step) + 1 < 2 * state.seat_count() {
        state.phase = Phase::Draft { step: step + 1 };
    } else {
        turn::begin_round(state, chance, sink);
    }
}
