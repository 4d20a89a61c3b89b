//! The cost of a way across the map, with and without temples (E5.2, J1.6).

use crate::data::Board;
use crate::space::{Space, SpaceSet};
use crate::state::Edo;
use higaki_table::Seat;

/// A way from one space to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Path {
    /// The price.
    pub ryo: u16,
    /// The number of steps.
    pub steps: u8,
}

/// The cheapest way, and of equally cheap ones the shortest.
///
/// J1.6: a road is free for a player with a temple at either end of it.
#[must_use]
pub fn path(state: &Edo, seat: Seat, from: Space, to: Space) -> Option<Path> {
    if state.player(seat).temples.is_empty() {
        let steps = state.board().distance(from, to);
        let ryo = u16::from(steps) * u16::from(state.data().move_cost);
        return (steps != u8::MAX).then_some(Path { ryo, steps });
    }
    paths(state, seat, from)[to.index()]
}

/// The cheapest ways from a space to every other.
pub(crate) fn paths(state: &Edo, seat: Seat, from: Space) -> [Option<Path>; Space::CODES] {
    let board = state.board();
    let temples = state.player(seat).temples;
    if temples.is_empty() {
        return paths_on_foot(state, from);
    }
    let mut best = [None; Space::CODES];
    best[from.index()] = Some(Path { ryo: 0, steps: 0 });
    let mut open = SpaceSet::only(from);
    let mut done = SpaceSet::EMPTY;
    // Boards are small: looking for the nearest open space is quicker than keeping a queue.
    while let Some((here, way)) = nearest(open, &best) {
        open = open.without(here);
        done = done.with(here);
        for next in board.neighbours(here).minus(done).iter() {
            let free = temples.contains(here) || temples.contains(next);
            let toll = if free { 0 } else { u16::from(state.data().move_cost) };
            let longer = Path { ryo: way.ryo + toll, steps: way.steps + 1 };
            let known = best[next.index()];
            if known.is_none_or(|known| rank(longer) < rank(known)) {
                best[next.index()] = Some(longer);
                open = open.with(next);
            }
        }
    }
    best
}

fn paths_on_foot(state: &Edo, from: Space) -> [Option<Path>; Space::CODES] {
    let board: &Board = state.board();
    let toll = u16::from(state.data().move_cost);
    let mut best = [None; Space::CODES];
    for to in board.spaces.iter() {
        let steps = board.distance(from, to);
        best[to.index()] = Some(Path { ryo: u16::from(steps) * toll, steps });
    }
    best
}

const fn rank(path: Path) -> u32 {
    (path.ryo as u32) << 8 | path.steps as u32
}

fn nearest(open: SpaceSet, best: &[Option<Path>; Space::CODES]) -> Option<(Space, Path)> {
    open.iter()
        .filter_map(|space| best[space.index()].map(|path| (space, path)))
        .min_by_key(|(_, path)| rank(*path))
}
