//! The yardstick `greedy`: a search of one choice.

pub(crate) mod dschunke;
pub(crate) mod edo;
mod osaka;

use crate::{Bot, Evaluate};
use higaki_table::{Chance, QuickChance, Seat, Unheard, Viewer};

/// Tries every choice and takes the one with the best position after it.
///
/// It first samples the hidden information, the same for every choice, so that no choice profits
/// from a card that no player has seen.
#[derive(Clone, Debug)]
pub struct GreedyBot<C> {
    chance: QuickChance,
    choices: Vec<C>,
}

impl<C> GreedyBot<C> {
    /// Creates a bot. The number determines its decisions.
    #[must_use]
    pub fn new(number: u64) -> GreedyBot<C> {
        GreedyBot { chance: QuickChance::new(number), choices: Vec::new() }
    }
}

impl<G: Evaluate> Bot<G> for GreedyBot<G::Choice> {
    fn choose(&mut self, game: &G, seat: Seat) -> G::Choice {
        self.choices.clear();
        game.candidates(seat, &mut self.choices);
        let mut world = game.clone();
        world.determinise(Viewer::Seat(seat), &mut self.chance);
        if let Some(choice) = world.decide(seat, &mut self.chance) {
            return choice;
        }
        let later = self.chance.clone();
        let mut best: Option<(f64, G::Choice)> = None;
        let mut equals = 0;
        for choice in &self.choices {
            let mut after = world.clone();
            after.apply(seat, *choice, &mut later.clone(), &mut Unheard);
            let worth = after.evaluate(seat);
            match best {
                Some((highest, _)) if worth < highest => continue,
                Some((highest, _)) if worth == highest => equals += 1,
                _ => equals = 1,
            }
            // Equally good choices have the same probability.
            if self.chance.below(equals) == 0 {
                best = Some((worth, *choice));
            }
        }
        match best {
            Some((_, choice)) => choice,
            None => game.random_choice(seat, &mut self.chance),
        }
    }
}
