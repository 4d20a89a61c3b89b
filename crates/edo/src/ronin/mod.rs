//! Module 3, Ronin: three masterless samurai that gather, obstruct and are driven off.

pub(crate) mod drive;
pub(crate) mod place;

pub use place::{PLACE_TILES, PlaceTile, Scatter};

use crate::components::Resource;
use crate::event::{Deed, Event, tell};
use crate::space::{Space, SpaceKind, SpaceSet};
use crate::state::Edo;
use higaki_table::{Chance, Sink};

/// R1.1: one Ronin on an uncovered field of each kind, drawn by lot.
pub(crate) fn set_up(state: &mut Edo, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    for resource in Resource::ALL {
        let fields = state.open(SpaceKind::Field(resource));
        let drawn = chance.below(fields.len() as u32) as usize;
        if let Some(space) = fields.nth(drawn) {
            state.ronin.put(space);
            tell(sink, || Deed::RoninAppeared { space });
        }
    }
    state.ronin_tiles = state.data().ronin_tiles;
}

/// R1.2: with two players and Ronin no field is covered; cities stay as they are.
pub(crate) fn uncovered(state: &Edo, covered: SpaceSet) -> SpaceSet {
    if state.modules.ronin.is_used() && state.players == 2 {
        covered.minus(state.board().fields())
    } else {
        covered
    }
}

/// R1.2: with two players and Ronin a neutral samurai stands on every field for the whole game.
pub(crate) fn bystanders(state: &Edo) -> SpaceSet {
    if state.modules.ronin.is_used() && state.players == 2 {
        state.board().fields()
    } else {
        SpaceSet::EMPTY
    }
}

/// R1.2, R3.1: the samurai on a field that belong to no player.
pub(crate) fn strangers(state: &Edo, field: Space) -> usize {
    state.ronin.count(field) + usize::from(bystanders(state).contains(field))
}

/// R3.2: two Ronin in a city stop all building there.
pub(crate) fn stops_building(state: &Edo, city: Space) -> bool {
    state.ronin.count(city) >= 2
}

/// R3.3: three Ronin in a city also stop its income.
pub(crate) fn stops_income(state: &Edo, city: Space) -> bool {
    state.ronin.count(city) >= 3
}
