//! What a seat knows, and worlds that it holds possible.

use higaki_table::{Chance, Game, QuickChance, Seat, Sink, Viewer};

/// The position as the seat knows it: whatever is hidden from it is drawn in one fixed way, and
/// what others have sealed is still to be decided. Two positions that the seat cannot tell apart
/// become one, so nothing behind this can depend on what the seat cannot know.
pub(crate) fn known<G: Game>(game: &G, seat: Seat) -> G {
    let mut known = game.clone();
    known.determinise(Viewer::Seat(seat), &mut QuickChance::new(0));
    known.reopen(Viewer::Seat(seat));
    known
}

/// A number for what the seat knows in this world.
pub(crate) fn knowledge<G: Game>(world: &G, seat: Seat) -> u64 {
    known(world, seat).stable_hash()
}

/// A world that the seat holds possible.
#[inline]
pub(crate) fn imagined<G: Game>(known: &G, seat: Seat, chance: &mut impl Chance) -> G {
    let mut world = known.clone();
    world.determinise(Viewer::Seat(seat), chance);
    world
}

/// Notices whether something hidden was shown, and nothing else.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Noticed {
    pub(crate) revealed: bool,
}

impl<E> Sink<E> for Noticed {
    #[inline(always)]
    fn event(&mut self, _make: impl FnOnce() -> E) {}

    #[inline(always)]
    fn revealed(&mut self) {
        self.revealed = true;
    }
}
