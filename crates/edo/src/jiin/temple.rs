//! Building a temple instead of another building (J1.1 to J1.5, J1.7).

use crate::cards::ActionKind;
use crate::choice::Choice;
use crate::components::Purse;
use crate::event::Deed;
use crate::event::{Event, tell};
use crate::refusal::Refusal;
use crate::space::{Space, SpaceKind, SpaceSet};
use crate::state::Edo;
use crate::step::card;
use crate::variants::ModuleName;
use higaki_table::{Chance, Seat, Sink};

/// The spaces with a temple of any player.
pub(crate) fn all_temples(state: &Edo) -> SpaceSet {
    state.all_seats().map(|seat| state.player(seat).temples).fold(SpaceSet::EMPTY, SpaceSet::or)
}

/// Appends every temple that the player can build.
pub(crate) fn choices(state: &Edo, seat: Seat, list: &mut Vec<Choice>) {
    if state.modules.jiin.is_used() {
        let places = state.player(seat).samurai.places().iter();
        let buildable = places.filter(|space| check(state, seat, *space).is_ok());
        list.extend(buildable.map(|space| Choice::Temple { space }));
    }
}

/// J1.1: three for each player. J1.2: only on uncovered fields, rivers and roads, with an own
/// samurai there. J1.4: one on each space in all.
pub(crate) fn check(state: &Edo, seat: Seat, space: Space) -> Result<(), Refusal> {
    if !state.modules.jiin.is_used() {
        return Err(Refusal::ModuleNotUsed { module: ModuleName::Jiin });
    }
    card::check_execution(state, ActionKind::Build)?;
    if !state.board().spaces.contains(space) {
        return Err(Refusal::NoSuchSpace { space });
    }
    if matches!(space.kind(), SpaceKind::City | SpaceKind::Gate) {
        return Err(Refusal::NoTemplePlace { space });
    }
    if state.covered.contains(space) {
        return Err(Refusal::Covered { space });
    }
    let player = state.player(seat);
    if !player.samurai.stands(space) {
        return Err(Refusal::NoSamurai { space });
    }
    if all_temples(state).contains(space) {
        return Err(Refusal::TempleThere { space });
    }
    if player.temples.len() >= usize::from(state.data().temples) {
        return Err(Refusal::NoTempleLeft);
    }
    let cost = state.data().temple_cost;
    if player.purse.covers(&cost) { Ok(()) } else { Err(Refusal::cannot_pay("J1.3", cost)) }
}

/// J1.3: two wood and one rice. J1.5: a point at once. J1.7: no site, no income.
pub(crate) fn apply(
    state: &mut Edo,
    seat: Seat,
    space: Space,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    card::use_official(state);
    let (cost, points) = (state.data().temple_cost, state.data().temple_points);
    let player = state.player_mut(seat);
    player.purse.pay(cost);
    player.temples = player.temples.with(space);
    player.points += points;
    let Purse { rice, wood, stone, ryo } = cost;
    tell(sink, || Deed::TempleBuilt { seat, space, points, rice, wood, stone, ryo });
    card::settle(state, chance, sink);
}
