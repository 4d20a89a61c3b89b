//! Post-game analysis: the cost of every choice in winning chance, and the effect of luck.
//!
//! A decision is judged by the information that the player had. Luck is the difference between the
//! information that a choice revealed and its expectation.

use crate::budget::Budget;
use crate::search::{Candidate, Dials, SearchBot, SearchReport, Style};
use crate::worlds::{known, sample_world};
use crate::{Evaluate, judge};
use higaki_table::{QuickChance, Seat, Table, Unheard};
use serde::Serialize;

/// The analysis of a finished game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Analysis {
    /// Every decision, in order.
    pub decisions: Vec<Decided>,
    /// The sums of every seat.
    pub seats: Vec<Sums>,
}

/// One decision.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Decided {
    /// The number of the choice, counted from 1.
    pub number: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// The choice, in notation.
    pub choice: String,
    /// The best choice, in notation.
    pub best: String,
    /// The winning chance after the choice.
    pub chance: f64,
    /// The winning chance that the choice gave up.
    pub loss: f64,
    /// The change of everyone’s winning chance by what the choice revealed, in seat order.
    pub luck: Vec<f64>,
}

/// Totals of one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Sums {
    /// Decisions with more than one choice.
    pub decisions: u32,
    /// Decisions that cost at least [`MISTAKE`].
    pub mistakes: u32,
    /// Winning chance lost by choices.
    pub loss: f64,
    /// Winning chance gained by luck.
    pub luck: f64,
}

/// Iterations of a decision without a budget of its own.
const ITERATIONS: u64 = 600;
/// A choice is a mistake from this loss of winning chance on.
pub const MISTAKE: f64 = 0.04;
/// Sampled worlds for the expectation behind luck.
const WORLDS: u32 = 24;

/// Analyses every decision of a game. `seen` receives the number of analysed decisions.
pub fn analyse<G: Evaluate>(
    table: &Table<G>,
    number: u64,
    budget: &Budget,
    mut seen: impl FnMut(usize),
) -> Analysis {
    G::review(table, number, budget, &mut seen)
}

pub(crate) fn reviewed<G: Evaluate>(
    table: &Table<G>,
    number: u64,
    budget: &Budget,
    seen: &mut dyn FnMut(usize),
) -> Analysis {
    let players = table.game().players();
    let mut analysis = Analysis { decisions: Vec::new(), seats: vec![Sums::default(); players] };
    let mut chance = QuickChance::new(number);
    for (index, entry) in table.entries().iter().enumerate() {
        let (before, _) = table.at(index);
        let (after, _) = table.at(index + 1);
        let mut decided = judged(&before, entry.seat, entry.choice, chance.bits(), budget);
        decided.number = index + 1;
        decided.luck = Seat::all(players)
            .map(|seat| luck(&before, &after, entry.seat, entry.choice, seat, &mut chance))
            .collect();
        for (sums, luck) in analysis.seats.iter_mut().zip(&decided.luck) {
            sums.luck += luck;
        }
        let own = &mut analysis.seats[entry.seat.index()];
        own.decisions += 1;
        own.mistakes += u32::from(decided.loss >= MISTAKE);
        own.loss += decided.loss;
        analysis.decisions.push(decided);
        seen(index + 1);
    }
    analysis
}

fn judged<G: Evaluate>(
    game: &G,
    seat: Seat,
    choice: G::Choice,
    number: u64,
    budget: &Budget,
) -> Decided {
    let style = Style::for_game::<G>();
    let dials = Dials { iterations: ITERATIONS, time: None, noise: 0.0, regret: 0.0, style };
    let mut bot = SearchBot::<G>::new(number, dials, budget.clone());
    let report: SearchReport<G::Choice> = bot.search_with(game, seat, Some(choice));
    let best = report.ranked().into_iter().next();
    let played = report.candidates.iter().find(|one| one.choice == choice);
    // A mixed strategy plays several equally good choices.
    let best_chance = best.as_ref().map_or(0.0, Candidate::chance);
    let chance = played.map_or(best_chance, Candidate::chance);
    Decided {
        number: 0,
        seat,
        choice: choice.to_string(),
        best: best.map_or_else(String::new, |best| best.choice.to_string()),
        chance,
        loss: (best_chance - chance).max(0.0),
        luck: Vec::new(),
    }
}

/// The change of the winning chances by a reveal, against its expectation for this seat.
fn luck<G: Evaluate>(
    before: &G,
    after: &G,
    chooser: Seat,
    choice: G::Choice,
    seat: Seat,
    chance: &mut QuickChance,
) -> f64 {
    let weights = G::weights(before.players());
    let (knew, knows) = (known(before, seat), known(after, seat));
    let (mut expected, mut shown) = (0.0, 0.0);
    for _ in 0..WORLDS {
        let mut world = sample_world(&knew, seat, chance);
        // A sealed choice may not fit this world: it has no expectation.
        if world.check(chooser, choice) == Ok(choice) {
            world.apply(chooser, choice, chance, &mut Unheard);
        }
        expected += judge(&world, weights, seat).win[seat.index()];
        shown += judge(&sample_world(&knows, seat, chance), weights, seat).win[seat.index()];
    }
    f64::from((shown - expected) / WORLDS as f32)
}
