//! A finished game looked at again: which choices cost winning chance, and what was luck.
//!
//! Every decision is judged on what the player could know then. Luck is what the things that were
//! shown because of a choice changed, compared with what could be expected of them.

use crate::budget::Budget;
use crate::search::{Candidate, Dials, SearchBot, SearchReport, Style};
use crate::worlds::{imagined, known};
use crate::{Evaluate, judge};
use higaki_table::{QuickChance, Seat, Table, Unheard};
use serde::Serialize;

/// A game looked at again.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Analysis {
    /// Every decision, in order.
    pub decisions: Vec<Decided>,
    /// The sums for every seat.
    pub seats: Vec<Sums>,
}

/// One decision.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Decided {
    /// The number of the choice, counted from 1.
    pub number: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was chosen, in notation.
    pub choice: String,
    /// What would have been best, in notation.
    pub best: String,
    /// The winning chance with what was chosen.
    pub chance: f64,
    /// What the choice cost, in winning chance.
    pub loss: f64,
    /// What the things shown because of it brought everybody, in winning chance, in seat order.
    pub luck: Vec<f64>,
}

/// What a seat gave away and was given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Sums {
    /// How many decisions with a choice it had.
    pub decisions: u32,
    /// How many of them cost more than a little.
    pub mistakes: u32,
    /// What its choices cost, in winning chance.
    pub loss: f64,
    /// What luck brought, in winning chance.
    pub luck: f64,
}

/// How many iterations a decision gets unless the budget says otherwise.
const ITERATIONS: u64 = 600;
/// A choice that costs this much is a mistake.
pub const MISTAKE: f64 = 0.04;
/// How many worlds luck is measured in.
const WORLDS: u32 = 24;

/// Looks at every decision of a game again. `seen` is told how many are done.
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
    // A mixture plays several choices that are as good as each other.
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

/// What was shown because of a choice, beside what this seat could expect to be shown.
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
        let mut world = imagined(&knew, seat, chance);
        // What others sealed cannot be told from what they might have: nothing is expected of it.
        if world.check(chooser, choice) == Ok(choice) {
            world.apply(chooser, choice, chance, &mut Unheard);
        }
        expected += judge(&world, weights, seat).win[seat.index()];
        shown += judge(&imagined(&knows, seat, chance), weights, seat).win[seat.index()];
    }
    f64::from((shown - expected) / WORLDS as f32)
}
