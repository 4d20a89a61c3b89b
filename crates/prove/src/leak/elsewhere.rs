//! Sampled worlds that a viewer cannot tell from the real one.

use higaki_table::{
    Collected, Game, JsonText, Origin, QuickChance, Record, Seat, Seed, SeededChance, Table, Viewer,
};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Samples world after world for one viewer.
#[derive(Clone, Debug)]
pub(super) struct Elsewhere {
    viewer: Viewer,
    draws: Arc<AtomicU64>,
}

impl Elsewhere {
    pub(super) fn new(viewer: Viewer, number: u64) -> Elsewhere {
        Elsewhere { viewer, draws: Arc::new(AtomicU64::new(number)) }
    }

    pub(super) fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn draw(&self) -> u64 {
        self.draws.fetch_add(1, Ordering::Relaxed)
    }

    fn chance(&self) -> QuickChance {
        QuickChance::new(self.draw())
    }

    fn seed(&self) -> Seed {
        Seed::from_text("elsewhere").nth(self.draw())
    }

    /// The table in the next sampled world.
    pub(super) fn table<G: Game>(&self, table: &Table<G>) -> Table<G> {
        table.in_another_world(self.viewer, &mut self.chance())
    }

    /// The table with everything sampled anew that the viewer is not shown, remembered information
    /// included. It can be viewed, but not played on.
    pub(super) fn concealed<G: Game>(&self, table: &Table<G>) -> Table<G> {
        table.concealed(self.viewer, &mut self.chance())
    }

    fn game<G: Game>(&self, mut game: G) -> G {
        game.determinise(self.viewer, &mut self.chance());
        game
    }
}

/// An earlier position in a sampled world of that moment, to be viewed.
pub(super) fn concealed_at<G: Game>(table: &Table<G>, choices: usize, elsewhere: &Elsewhere) -> G {
    let (mut game, _) = table.at(choices);
    game.conceal(elsewhere.viewer, &mut elsewhere.chance());
    game
}

/// An earlier position in a sampled world of that moment.
pub(super) fn game_elsewhere<G: Game>(
    table: &Table<G>,
    choices: usize,
    elsewhere: &Elsewhere,
) -> G {
    let (game, _) = table.at(choices);
    elsewhere.game(game)
}

/// The record with another seed and another deal. No other seed leads to the viewer’s knowledge, so
/// this world is impossible: the proof holds only because no viewer gets the record.
pub(super) fn record_elsewhere<G: Game>(
    table: &Table<G>,
    record: Record,
    elsewhere: &Elsewhere,
) -> Record {
    let origin = Origin::Local(elsewhere.seed());
    match Table::<G>::deal(record.players, &table.game().options(), origin.clone()) {
        Ok((dealt, _)) => {
            Record { deal: dealt.deal_chance().to_vec(), origin: Some(origin), ..record }
        }
        Err(_) => Record { origin: Some(origin), ..record },
    }
}

/// The viewer’s view of the deal and of every choice, each in a sampled world of its moment.
/// Choices that revealed something, and choices that are illegal there, stay as they were.
pub(super) fn steps_elsewhere<G: Game>(table: &Table<G>, elsewhere: &Elsewhere) -> Vec<JsonText> {
    let (viewer, seed) = (elsewhere.viewer, table.origin().seed());
    let seen = |events: &[G::Event]| -> JsonText {
        let seen = events.iter().filter_map(|event| G::seen(event, viewer));
        JsonText::of(&seen.collect::<Vec<G::Seen>>())
    };
    let mut before: Option<G> = None;
    let mut steps = Vec::with_capacity(table.entries().len() + 1);
    for (number, (after, events)) in table.replayed().enumerate() {
        let entry = number.checked_sub(1).map(|index| &table.entries()[index]);
        let there = before.zip(entry.filter(|entry| !entry.revealed)).and_then(|(game, entry)| {
            let mut world = elsewhere.game(game);
            let choice = checked(&world, entry.seat, entry.choice)?;
            let (mut collected, mut chance) =
                (Collected::default(), SeededChance::for_step(&seed, number as u64));
            world.apply(entry.seat, choice, &mut chance, &mut collected);
            Some(seen(&collected.events))
        });
        steps.push(there.unwrap_or_else(|| seen(&events)));
        before = Some(after);
    }
    steps
}

fn checked<G: Game>(world: &G, seat: Seat, choice: G::Choice) -> Option<G::Choice> {
    world.check(seat, choice).ok()
}
