//! Module 3, Ronin: three masterless samurai who gather, get in the way, and are driven off.

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

/// R1.2, R3.1: the samurai on a field who belong to nobody at the table: Ronin, and with two
/// players one who stands there for the whole game.
pub(crate) fn strangers(state: &Edo, field: Space) -> usize {
    let permanent = state.modules.ronin.is_used() && state.players == 2;
    state.ronin.count(field) + usize::from(permanent && field.resource().is_some())
}

/// R3.2: two Ronin in a city stop all building there.
pub(crate) fn stops_building(state: &Edo, city: Space) -> bool {
    state.ronin.count(city) >= 2
}

/// R3.3: three Ronin in a city also stop its income.
pub(crate) fn stops_income(state: &Edo, city: Space) -> bool {
    state.ronin.count(city) >= 3
}
