//! Tables with opponents, hints and analysis, whatever the game.

use higaki_bots::{Analysis, Budget, Clock, Evaluate, Hint, Kind, analyse, hints};
use higaki_table::{AnyTable, Seat, Table};
use serde_json::{Value, json};
use std::fmt;
use std::time::Duration;

/// Time and iterations of a hint, whichever ends first.
const HINT: (Duration, u64) = (Duration::from_millis(500), 4_000);

/// An analysis of a finished game, for another thread. It reports the number of analysed choices.
pub type Analyse = Box<dyn FnOnce(&mut dyn FnMut(usize)) -> Analysis + Send>;

/// A search for another thread. The result is text: a choice in notation, or JSON.
pub struct Search {
    run: Box<dyn FnOnce(Clock) -> String + Send>,
}

impl Search {
    /// A search that runs this function.
    pub fn new(run: impl FnOnce() -> String + Send + 'static) -> Search {
        Search { run: Box::new(|_| run()) }
    }

    /// A search that runs this function with the clock of its driver.
    pub fn timed(run: impl FnOnce(Clock) -> String + Send + 'static) -> Search {
        Search { run: Box::new(run) }
    }

    /// Searches, with the clock of the system for time limits.
    #[must_use]
    pub fn run(self) -> String {
        self.run_with(Clock::default())
    }

    /// Searches with this clock for time limits.
    #[must_use]
    pub fn run_with(self, clock: Clock) -> String {
        (self.run)(clock)
    }
}

impl fmt::Debug for Search {
    /// Without the position, which holds hidden information.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Search(…)")
    }
}

/// A table whose seats opponents can take.
pub trait Playable: AnyTable {
    /// The decision of an opponent, as a choice in notation. The seed determines it.
    fn decision(&self, seat: Seat, opponent: Kind, seed: u64) -> Search;

    /// The best choices of a seat, as a JSON list. `None` without an evaluation.
    fn hints(&self, _seat: Seat, _most: usize, _seed: u64) -> Option<Search> {
        None
    }

    /// The analysis of a finished game. `None` without an evaluation.
    fn analysis(&self, _seed: u64) -> Option<Analyse> {
        None
    }
}

impl<G: Evaluate> Playable for Table<G> {
    fn decision(&self, seat: Seat, opponent: Kind, seed: u64) -> Search {
        let game = self.game().clone();
        Search::timed(move |clock| {
            let budget = Budget { clock, ..Budget::default() };
            opponent.make_with::<G>(seed, &budget).choose(&game, seat).to_string()
        })
    }

    fn hints(&self, seat: Seat, most: usize, seed: u64) -> Option<Search> {
        let (time, iterations) = HINT;
        let budget = Budget { iterations: Some(iterations), time: Some(time), ..Budget::default() };
        Some(suggest(self.game().clone(), seat, most, seed, budget))
    }

    fn analysis(&self, seed: u64) -> Option<Analyse> {
        let table = self.clone();
        Some(Box::new(move |seen| analyse(&table, seed, &Budget::default(), seen)))
    }
}

/// The search for the best choices of a seat within a budget, as a JSON list.
pub fn suggest<G: Evaluate>(game: G, seat: Seat, most: usize, seed: u64, budget: Budget) -> Search {
    Search::timed(move |clock| {
        let budget = Budget { clock, ..budget };
        hints_json::<G>(&hints(&game, seat, most, seed, &budget)).to_string()
    })
}

/// Hints as JSON, each choice also in notation.
#[must_use]
pub fn hints_json<G: Evaluate>(hints: &[Hint<G::Choice>]) -> Value {
    let line = |hint: &Hint<G::Choice>| {
        let mut line = json!(hint);
        line["text"] = hint.choice.to_string().into();
        line["choice"] = json!(hint.choice);
        line
    };
    hints.iter().map(line).collect()
}
