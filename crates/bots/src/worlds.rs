//! Information sets: the knowledge of a seat, and sampled worlds consistent with it.

use higaki_table::{Chance, Game, QuickChance, Seat, Sink, Viewer};

/// The position reduced to the seat’s knowledge: hidden information is replaced in one fixed way,
/// and sealed choices of others are pending again. Positions that the seat cannot tell apart become
/// equal, so everything computed from the result depends only on the seat’s knowledge.
pub(crate) fn known<G: Game>(game: &G, seat: Seat) -> G {
    let mut known = game.clone();
    known.determinise(Viewer::Seat(seat), &mut QuickChance::new(0));
    known.reopen(Viewer::Seat(seat));
    known
}

/// A hash of the seat’s knowledge in this world.
pub(crate) fn knowledge<G: Game>(world: &G, seat: Seat) -> u64 {
    known(world, seat).stable_hash()
}

/// Samples a world consistent with the seat’s knowledge.
#[inline]
pub(crate) fn sample_world<G: Game>(known: &G, seat: Seat, chance: &mut impl Chance) -> G {
    let mut world = known.clone();
    world.determinise(Viewer::Seat(seat), chance);
    world
}

/// Records whether a step revealed hidden information.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct RevealFlag {
    pub(crate) revealed: bool,
}

impl<E> Sink<E> for RevealFlag {
    #[inline(always)]
    fn event(&mut self, _make: impl FnOnce() -> E) {}

    #[inline(always)]
    fn revealed(&mut self) {
        self.revealed = true;
    }
}
