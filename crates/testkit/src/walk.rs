//! Positions reached by random play.

use higaki_table::{Game, Origin, QuickChance, Seat, Seed, Table};

/// The distribution of the choices of a walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// The distribution of playouts.
    Drawn,
    /// Uniformly from the listed choices.
    Listed,
    /// Mostly the first listed choice: long, one-sided games that reach rare corners.
    Stubborn,
}

/// A table in the course of a random game.
#[derive(Clone, Debug)]
pub struct Walk<G: Game> {
    /// The table.
    pub table: Table<G>,
    style: Style,
    chance: QuickChance,
    name: String,
}

/// The start of a walk.
#[derive(Clone, Debug)]
pub struct World<O> {
    /// The number of players.
    pub players: usize,
    /// The options.
    pub options: O,
    /// The seed.
    pub number: u64,
    /// The distribution of the choices.
    pub style: Style,
}

impl<G: Game> Walk<G> {
    /// Deals a new game.
    pub fn begin(world: &World<G::Options>) -> Walk<G> {
        let name = format!("{world:?}");
        let origin = Origin::Local(Seed::from_text(&name));
        let (table, _) = Table::deal(world.players, &world.options, origin)
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let chance = QuickChance::new(world.number);
        Walk { table, style: world.style, chance, name }
    }

    /// The next choice of the walk, if the game is not over.
    pub fn next_choice(&mut self) -> Option<(Seat, G::Choice)> {
        use higaki_table::Chance;
        let game = self.table.game();
        let deciding = game.deciding();
        let number = match deciding.len() {
            0 => return None,
            1 => 0,
            several => self.chance.below(several as u32),
        };
        let seat = deciding.iter().nth(number as usize)?;
        if self.style == Style::Drawn {
            return Some((seat, game.random_choice(seat, &mut self.chance)));
        }
        let mut list = Vec::new();
        game.list_choices(seat, &mut list);
        assert!(!list.is_empty(), "{}: seat {seat} has to decide and has no choice", self.place());
        let stubborn = self.style == Style::Stubborn && self.chance.below(8) > 0;
        let index = if stubborn { 0 } else { self.chance.below(list.len() as u32) as usize };
        Some((seat, list[index]))
    }

    /// Plays the next choice. Returns whether there was one.
    pub fn step(&mut self) -> bool {
        let Some((seat, choice)) = self.next_choice() else { return false };
        if let Err(error) = self.table.play(seat, choice) {
            panic!("{}: seat {seat} cannot play {choice}: {error:?}", self.place());
        }
        true
    }

    /// The seed and the step, for messages.
    pub fn place(&self) -> String {
        format!("{} after {} choices", self.name, self.table.entries().len())
    }

    /// The walk’s own random numbers, for laws that sample.
    pub fn chance(&mut self) -> &mut QuickChance {
        &mut self.chance
    }
}
