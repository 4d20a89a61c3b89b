//! Monomorphic entry points for search and simulation, compiled for speed in this crate.
//!
//! Plain generic functions would be compiled in their callers, and `higaki-cli` is optimised for
//! size: random games of Osaka then take 8 to 10 % more instructions, random games of EDO 5 %, and
//! searched games of Osaka 6 % (callgrind, release build). Build times do not differ: after a change
//! of this crate, 123 seconds of processor time with this macro and 120 without.

/// The methods of [`crate::Evaluate`] that do the work. Written out in the `impl` of a game, which
/// is not generic, they are compiled in this crate, and the others call them.
macro_rules! compiled_here {
    () => {
        fn opponent(
            kind: crate::Kind,
            number: u64,
            budget: &crate::Budget,
        ) -> Box<dyn crate::Bot<Self>> {
            crate::bot::made(kind, number, budget)
        }

        fn yardstick(
            yardstick: crate::Yardstick,
            number: u64,
            budget: &crate::Budget,
        ) -> Box<dyn crate::Bot<Self>> {
            crate::zoo::made(yardstick, number, budget)
        }

        fn simulate(
            simulation: &crate::Simulation<Self>,
            progress: &crate::Progress,
        ) -> crate::Report {
            simulation.play(progress)
        }

        fn compete(arena: &crate::Arena<Self>, progress: &crate::Progress) -> crate::ArenaReport {
            arena.play_all(progress)
        }

        fn advise(
            &self,
            seat: higaki_table::Seat,
            most: usize,
            number: u64,
            budget: &crate::Budget,
        ) -> Vec<crate::Hint<Self::Choice>> {
            crate::hint::found(self, seat, most, number, budget)
        }

        fn review(
            table: &higaki_table::Table<Self>,
            number: u64,
            budget: &crate::Budget,
            seen: &mut dyn FnMut(usize),
        ) -> crate::Analysis {
            crate::analysis::reviewed(table, number, budget, seen)
        }

        fn train(training: &crate::Training<Self>, state: &mut crate::TrainingState) {
            training.play_block(state);
        }

        fn teach(training: &crate::Training<Self>, state: &mut crate::NetState) {
            training.teach_block(state);
        }
    };
}

pub(crate) use compiled_here;
