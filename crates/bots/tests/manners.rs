//! Laws of every opponent in every game.

use higaki_bots::{Bot, Evaluate, Kind};
use higaki_table::Viewer;
use higaki_testkit::Walk;

const KINDS: [Kind; 2] = [Kind::Random, Kind::Greedy];

/// In every position of these walks the opponents choose legally.
pub(crate) fn keep_to_the_rules<G: Evaluate>(walk: impl Fn(u64) -> Walk<G>, walks: u64) {
    for (kind, number) in KINDS.into_iter().flat_map(|kind| (0..walks).map(move |n| (kind, n))) {
        let mut walk = walk(number);
        let mut bot: Box<dyn Bot<G>> = kind.make(number);
        while let Some(seat) = walk.table.game().deciding().first() {
            let choice = bot.choose(walk.table.game(), seat);
            let checked = walk.table.game().check(seat, choice);
            assert_eq!(checked.ok(), Some(choice), "{}", walk.place());
            walk.step();
        }
    }
}

/// The same view and the same number give the same choice, whatever is hidden.
pub(crate) fn do_not_peek<G: Evaluate>(walk: impl Fn(u64) -> Walk<G>, walks: u64) {
    for (kind, number) in KINDS.into_iter().flat_map(|kind| (0..walks).map(move |n| (kind, n))) {
        let mut walk = walk(number);
        while let Some(seat) = walk.table.game().deciding().first() {
            let mut other = walk.table.game().clone();
            other.determinise(Viewer::Seat(seat), walk.chance());
            let choose = |game: &G| kind.make::<G>(number).choose(game, seat);
            assert_eq!(choose(walk.table.game()), choose(&other), "{}", walk.place());
            walk.step();
        }
    }
}
