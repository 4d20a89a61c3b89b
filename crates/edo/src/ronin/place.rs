//! Movement of Ronin: at the beginning of a round, and when they are driven off.

use super::drive;
use crate::choice::Choice;
use crate::components::Resource;
use crate::event::{Deed, Event, tell};
use crate::phase::{Pending, Phase};
use crate::refusal::Refusal;
use crate::space::{Space, SpaceKind, SpaceSet, Squad};
use crate::state::Edo;
use crate::turn;
use higaki_table::{Chance, NotationError, Seat, Sink};
use serde::Serialize;
use std::str::FromStr;

/// The number of kinds of place tiles.
pub const PLACE_TILES: usize = 5;

/// A place tile: the kind of space to which a Ronin goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PlaceTile {
    /// A rice field.
    Rice,
    /// A wood field.
    Wood,
    /// A stone field.
    Stone,
    /// A city.
    City,
    /// Any of the four (R2.6).
    Choice,
}

impl PlaceTile {
    /// All kinds.
    pub const ALL: [PlaceTile; PLACE_TILES] =
        [PlaceTile::Rice, PlaceTile::Wood, PlaceTile::Stone, PlaceTile::City, PlaceTile::Choice];

    const KINDS: [SpaceKind; 4] = [
        SpaceKind::Field(Resource::Rice),
        SpaceKind::Field(Resource::Wood),
        SpaceKind::Field(Resource::Stone),
        SpaceKind::City,
    ];

    /// The word for it in data and scenarios.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            PlaceTile::Rice => "rice",
            PlaceTile::Wood => "wood",
            PlaceTile::Stone => "stone",
            PlaceTile::City => "city",
            PlaceTile::Choice => "choice",
        }
    }

    fn kinds(self) -> &'static [SpaceKind] {
        match self {
            PlaceTile::Choice => &PlaceTile::KINDS,
            _ => std::slice::from_ref(&PlaceTile::KINDS[self as usize]),
        }
    }
}

impl FromStr for PlaceTile {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<PlaceTile, NotationError> {
        let found = PlaceTile::ALL.into_iter().find(|tile| tile.word() == word);
        found.ok_or_else(|| NotationError::new("unknown_tile", word, 1))
    }
}

/// Ronin on their way: one at the beginning of a round, or all that are driven off a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scatter {
    /// Where they come from.
    pub from: Space,
    /// The tile drawn for the current Ronin.
    pub tile: PlaceTile,
    /// The number of Ronin still to be placed, including the current one.
    pub left: u8,
    /// The number of Ronin driven off together; 0 at the beginning of a round.
    pub driven: u8,
    /// The tiles drawn so far, which are not in the bag (R4.4).
    pub drawn: [u8; PLACE_TILES],
}

/// R2.1: before planning, the start player moves a Ronin.
pub(crate) fn begin_round(state: &mut Edo, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let candidates = nameable(&state.ronin);
    match (candidates.len(), candidates.nth(0)) {
        (1, Some(only)) => name(state, only, chance, sink),
        (0, _) | (_, None) => turn::begin_planning(state),
        _ => state.phase = Phase::NameRonin,
    }
}

/// R2.2: the single one if two stand together; otherwise any.
pub(crate) fn nameable(ronin: &Squad) -> SpaceSet {
    let places = ronin.places();
    if places.len() == 2 {
        places.iter().filter(|space| ronin.count(*space) == 1).collect()
    } else {
        places
    }
}

/// Appends every Ronin that can be named.
pub(crate) fn name_choices(state: &Edo, list: &mut Vec<Choice>) {
    list.extend(nameable(&state.ronin).iter().map(|at| Choice::NameRonin { at }));
}

/// R2.2: refuses a Ronin that is not to be moved.
pub(crate) fn check_name(state: &Edo, at: Space) -> Result<(), Refusal> {
    if nameable(&state.ronin).contains(at) {
        Ok(())
    } else {
        Err(Refusal::WrongRonin { space: at })
    }
}

/// R2.3: the tile is drawn after the Ronin was named.
pub(crate) fn name(
    state: &mut Edo,
    at: Space,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let seat = state.start;
    tell(sink, || Deed::RoninNamed { seat, space: at });
    let journey = Journey { seat, from: at, left: 1, driven: 0, drawn: [0; PLACE_TILES] };
    go_on(state, journey, chance, sink);
}

/// Ronin still to be placed, before the next tile is drawn.
pub(super) struct Journey {
    pub(super) seat: Seat,
    pub(super) from: Space,
    pub(super) left: u8,
    pub(super) driven: u8,
    pub(super) drawn: [u8; PLACE_TILES],
}

/// R4.4: draws a tile for one Ronin after the other, until one of them has to be decided.
pub(super) fn go_on(
    state: &mut Edo,
    mut journey: Journey,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    while journey.left > 0 {
        let tile = draw(state, &mut journey, chance, sink);
        let targets = targets(state, journey.from, tile);
        if targets.len() > 1 {
            let Journey { from, left, driven, drawn, .. } = journey;
            let scatter = Scatter { from, tile, left, driven, drawn };
            if driven == 0 {
                state.phase = Phase::PlaceRonin(scatter);
            } else {
                state.turn.pending = Pending::Scatter(scatter);
            }
            return;
        }
        match targets.nth(0) {
            Some(to) => put(state, journey.seat, journey.from, to, sink),
            None => tell(sink, || Deed::RoninStayed { space: journey.from }),
        }
        journey.left -= 1;
    }
    arrived(state, &journey, chance, sink);
}

/// R2.7: all tiles are back in the bag now, since nothing remembers them.
fn arrived(
    state: &mut Edo,
    journey: &Journey,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    if journey.driven == 0 {
        turn::begin_planning(state);
    } else {
        drive::reward(state, journey, chance, sink);
    }
}

fn draw(
    state: &Edo,
    journey: &mut Journey,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) -> PlaceTile {
    let counts = &state.data().place_tiles;
    let bag = |kind: usize| u32::from(counts[kind].saturating_sub(journey.drawn[kind]));
    let mut number = chance.below((0..PLACE_TILES).map(bag).sum::<u32>().max(1));
    let mut kind = 0;
    while kind + 1 < PLACE_TILES && number >= bag(kind) {
        number -= bag(kind);
        kind += 1;
    }
    journey.drawn[kind] += 1;
    sink.revealed();
    let (seat, tile) = (journey.seat, PlaceTile::ALL[kind]);
    tell(sink, || Deed::PlaceTileDrawn { seat, tile });
    tile
}

/// R2.4: not to Edo, not to the space of origin, not onto covered spaces. R2.5: to other Ronin, if
/// there are any on a space of that kind. R2.6: a choice tile allows the targets of all four kinds.
pub(crate) fn targets(state: &Edo, from: Space, tile: PlaceTile) -> SpaceSet {
    let others = state.ronin.places().without(from);
    let of_kind = |kind: &SpaceKind| {
        let open = state.open(*kind).without(Space::EDO).without(from);
        let joined = open.and(others);
        if joined.is_empty() { open } else { joined }
    };
    tile.kinds().iter().map(of_kind).fold(SpaceSet::EMPTY, SpaceSet::or)
}

fn put(state: &mut Edo, seat: Seat, from: Space, to: Space, sink: &mut impl Sink<Event>) {
    state.ronin.shift(from, to);
    tell(sink, || Deed::RoninPlaced { seat, from, to });
}

/// The player who places Ronin, and the reason.
pub(crate) fn placing(state: &Edo) -> Option<(Seat, Scatter)> {
    match (state.phase, state.turn.pending) {
        (Phase::PlaceRonin(scatter), _) => Some((state.start, scatter)),
        (Phase::Card, Pending::Scatter(scatter)) => Some((state.turn.seat, scatter)),
        _ => None,
    }
}

/// Appends every space to which the Ronin can go.
pub(crate) fn place_choices(state: &Edo, list: &mut Vec<Choice>) {
    if let Some((_, scatter)) = placing(state) {
        let targets = targets(state, scatter.from, scatter.tile);
        list.extend(targets.iter().map(|to| Choice::PlaceRonin { to }));
    }
}

/// R2.4, R2.5: refuses a space to which the Ronin cannot go.
pub(crate) fn check_place(state: &Edo, to: Space) -> Result<(), Refusal> {
    match placing(state) {
        Some((_, scatter)) if targets(state, scatter.from, scatter.tile).contains(to) => Ok(()),
        _ => Err(Refusal::WrongPlace { space: to }),
    }
}

/// Puts the Ronin down and continues with the others, if there are any.
pub(crate) fn apply_place(
    state: &mut Edo,
    to: Space,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    let Some((seat, scatter)) = placing(state) else { return };
    let Scatter { from, left, driven, drawn, .. } = scatter;
    put(state, seat, from, to, sink);
    go_on(state, Journey { seat, from, left: left - 1, driven, drawn }, chance, sink);
}
