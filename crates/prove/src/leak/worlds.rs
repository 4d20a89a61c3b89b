//! Games that show one viewer another world: each answer of a table comes from a world in which
//! everything hidden from the viewer is sampled anew. Only answers given before stay the same.

use super::elsewhere::{
    Elsewhere, concealed_at, game_elsewhere, record_elsewhere, steps_elsewhere,
};
use higaki_bots::{Budget, Evaluate, Kind};
use higaki_catalogue::{
    AllGames, CannotBegin, GameId, Games, Playable, Search, suggest, with_game,
};
use higaki_table::{
    AnyTable, ChoiceLine, Deciding, Failure, Game, GameInfo, JsonText, Origin, Outcome, Played,
    Record, RecordError, RecordLine, RulesVersion, Seat, Table, Viewer, WithSeed,
};
use serde_json::{Value, json};
use std::fmt::Debug;
use std::sync::Arc;

/// How a table answers. Tests plant leaks here.
pub trait Shown: Debug + Send + Sync {
    /// The view of a viewer.
    fn view(&self, table: &dyn AnyTable, viewer: Viewer) -> JsonText {
        table.view(viewer)
    }

    /// The view of an earlier position, computed from one with this hash.
    fn earlier(&self, _hash: u64, seen: JsonText) -> JsonText {
        seen
    }

    /// The choices of a seat.
    fn choices(&self, table: &dyn AnyTable, seat: Seat) -> Vec<ChoiceLine> {
        table.choices(seat)
    }

    /// The seed of the search behind a hint.
    fn chance_of_advice(&self, _table: &dyn AnyTable, number: u64) -> u64 {
        number
    }

    /// The seats that owe a decision. Without any the game is over and everything is public.
    fn deciding(&self, table: &dyn AnyTable) -> Vec<Deciding> {
        table.deciding()
    }

    /// The preview of a choice.
    ///
    /// # Errors
    /// The reason why it cannot be played.
    fn preview(&self, table: &dyn AnyTable, seat: Seat, text: &str) -> Result<Value, Failure> {
        table.preview(seat, text)
    }

    /// The events of a step as a viewer sees them.
    fn learned(&self, _table: &dyn AnyTable, _viewer: Viewer, seen: JsonText) -> JsonText {
        seen
    }
}

/// The answers of the games without changes.
#[derive(Clone, Copy, Debug, Default)]
pub struct AsItIs;

impl Shown for AsItIs {}

/// All games, in this world or in sampled ones for one viewer.
#[derive(Clone, Debug)]
pub struct Worlds {
    shown: Arc<dyn Shown>,
    elsewhere: Option<Elsewhere>,
}

impl Worlds {
    /// The real world.
    #[must_use]
    pub fn this(shown: Arc<dyn Shown>) -> Worlds {
        Worlds { shown, elsewhere: None }
    }

    /// Worlds that the viewer cannot tell from the real one, sampled with a seed.
    #[must_use]
    pub fn others(viewer: Viewer, number: u64, shown: Arc<dyn Shown>) -> Worlds {
        Worlds { shown, elsewhere: Some(Elsewhere::new(viewer, number)) }
    }

    fn wrap<G: Evaluate>(&self, inner: Table<G>) -> Box<dyn Playable> {
        Box::new(InWorlds { inner, worlds: self.clone() })
    }
}

impl Games for Worlds {
    fn deal(
        &self,
        game: &str,
        rules: RulesVersion,
        players: usize,
        options: &Value,
        origin: Origin,
    ) -> Result<Box<dyn Playable>, CannotBegin> {
        let dealt = AllGames.deal(game, rules, players, options, origin)?;
        self.restore(&dealt.record(&[], WithSeed::Always)).map_err(|_| CannotBegin::Unknown)
    }

    fn restore(&self, record: &Record) -> Result<Box<dyn Playable>, RecordError> {
        let unknown = || RecordError::OtherGame { found: record.game.clone() };
        let game = GameId::named(&record.game).ok_or_else(unknown)?;
        with_game!(game, G => Ok(self.wrap(Table::<G>::replay_record(record)?)))
    }
}

#[derive(Debug)]
struct InWorlds<G: Game> {
    inner: Table<G>,
    worlds: Worlds,
}

impl<G: Evaluate> InWorlds<G> {
    fn rest(&self) -> &dyn AnyTable {
        &self.inner
    }

    fn rest_mut(&mut self) -> &mut dyn AnyTable {
        &mut self.inner
    }

    /// Answers a question in the current world.
    fn ask<T>(&self, answer: impl FnOnce(&dyn AnyTable) -> T) -> T {
        match &self.worlds.elsewhere {
            None => answer(&self.inner),
            Some(elsewhere) => answer(&elsewhere.table(&self.inner)),
        }
    }

    /// Answers a question that only views the table.
    fn look<T>(&self, answer: impl FnOnce(&dyn AnyTable) -> T) -> T {
        match &self.worlds.elsewhere {
            None => answer(&self.inner),
            Some(elsewhere) => answer(&elsewhere.concealed(&self.inner)),
        }
    }

    /// The sampled worlds, as long as the real one holds anything hidden.
    fn elsewhere_until_the_end(&self) -> Option<&Elsewhere> {
        self.worlds.elsewhere.as_ref().filter(|_| self.inner.game().outcome().is_none())
    }

    /// A step without a reveal must look the same in every world. A step with a reveal may differ,
    /// so the viewer sees the real one. Of the others’ views the viewer must not even get the text.
    fn told(&self, mut here: Played, there: Option<(Table<G>, Result<Played, Failure>)>) -> Played {
        let players = self.inner.game().players();
        let viewer = self.worlds.elsewhere.as_ref().map(Elsewhere::viewer);
        let unrevealed = there.filter(|_| !here.revealed);
        for (index, one) in Viewer::all(players).enumerate() {
            let seen = &mut here.seen[index];
            if viewer.is_some_and(|viewer| viewer != one) {
                *seen = JsonText::of(&vec![json!({ "event": "elsewhere" }); seen.items().len()]);
                continue;
            }
            let shown = &self.worlds.shown;
            *seen = match &unrevealed {
                Some((table, Ok(played))) => shown.learned(table, one, played.seen[index].clone()),
                _ => shown.learned(&self.inner, one, std::mem::take(seen)),
            };
        }
        here
    }

    /// The same choice in a sampled world. It may be illegal there for other seats, because their
    /// cards differ, but not for the viewer.
    fn try_elsewhere(&self, seat: Seat, text: &str) -> Option<(Table<G>, Result<Played, Failure>)> {
        let elsewhere = self.worlds.elsewhere.as_ref()?;
        let mut table = elsewhere.table(&self.inner);
        let played = AnyTable::play(&mut table, seat, text);
        Some((table, played))
    }
}

impl<G: Evaluate> Playable for InWorlds<G> {
    fn decision(&self, seat: Seat, opponent: Kind, seed: u64) -> Search {
        self.inner.decision(seat, opponent, seed)
    }

    /// A short search, limited by iterations only, so that the load of the machine has no effect.
    fn hints(&self, seat: Seat, most: usize, seed: u64) -> Option<Search> {
        let in_another = self.worlds.elsewhere.as_ref().map(|other| other.table(&self.inner));
        let table = in_another.as_ref().unwrap_or(&self.inner);
        let seed = self.worlds.shown.chance_of_advice(table, seed);
        let budget = Budget { iterations: Some(ADVICE), threads: Some(1), ..Budget::default() };
        Some(suggest(table.game().clone(), seat, most, seed, budget))
    }
}

/// Iterations of the search behind a hint.
const ADVICE: u64 = 12;

impl<G: Evaluate> AnyTable for InWorlds<G> {
    fn play(&mut self, seat: Seat, text: &str) -> Result<Played, Failure> {
        let there = self.try_elsewhere(seat, text);
        let own = self.worlds.elsewhere.as_ref().is_some_and(|e| e.viewer().seat() == Some(seat));
        match &there {
            // A refusal reveals information as well.
            Some((_, Err(refusal))) if own => return Err(refusal.clone()),
            _ => {}
        }
        let here = AnyTable::play(&mut self.inner, seat, text)?;
        Ok(self.told(here, there))
    }

    fn play_recorded(&mut self, line: &RecordLine) -> Result<Played, RecordError> {
        let there = self.try_elsewhere(line.seat, &line.choice);
        let here = AnyTable::play_recorded(&mut self.inner, line)?;
        Ok(self.told(here, there))
    }

    fn view(&self, viewer: Viewer) -> JsonText {
        self.look(|table| self.worlds.shown.view(table, viewer))
    }

    fn view_at(&self, choices: usize, viewer: Viewer) -> JsonText {
        let game = match &self.worlds.elsewhere {
            None => self.inner.at(choices).0,
            Some(elsewhere) => concealed_at(&self.inner, choices, elsewhere),
        };
        self.worlds.shown.earlier(game.stable_hash(), JsonText::of(&game.view(viewer)))
    }

    fn disclosed_at(&self, choices: usize, viewer: Viewer) -> JsonText {
        match self.elsewhere_until_the_end() {
            None => self.rest().disclosed_at(choices, viewer),
            Some(elsewhere) => {
                let game = game_elsewhere(&self.inner, choices, elsewhere);
                JsonText::of(&game.disclosed_view(viewer))
            }
        }
    }

    fn choices(&self, seat: Seat) -> Vec<ChoiceLine> {
        self.look(|table| self.worlds.shown.choices(table, seat))
    }

    fn deciding(&self) -> Vec<Deciding> {
        self.ask(|table| self.worlds.shown.deciding(table))
    }

    fn preview(&self, seat: Seat, text: &str) -> Result<Value, Failure> {
        self.ask(|table| self.worlds.shown.preview(table, seat, text))
    }

    fn steps(&self, viewer: Viewer) -> Vec<JsonText> {
        match &self.worlds.elsewhere {
            None => self.rest().steps(viewer),
            Some(elsewhere) if elsewhere.viewer() == viewer => {
                steps_elsewhere(&self.inner, elsewhere)
            }
            Some(_) => vec![JsonText::empty_list(); self.inner.entries().len() + 1],
        }
    }

    fn history(&self, viewer: Viewer) -> Vec<Value> {
        self.steps(viewer).iter().flat_map(JsonText::items).collect()
    }

    fn info(&self) -> GameInfo {
        self.rest().info()
    }

    fn players(&self) -> usize {
        self.rest().players()
    }

    fn len(&self) -> usize {
        self.rest().len()
    }

    fn last_events(&self) -> JsonText {
        self.rest().last_events()
    }

    fn last_line(&self) -> Option<RecordLine> {
        self.rest().last_line()
    }

    fn position(&self) -> Value {
        self.ask(|table| table.position())
    }

    fn stable_hash(&self) -> u64 {
        self.ask(|table| table.stable_hash())
    }

    fn undo(&mut self) -> Result<(), Failure> {
        self.rest_mut().undo()
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), Failure> {
        self.rest_mut().take_back(seat)
    }

    fn may_take_back(&self, seat: Seat) -> bool {
        self.rest().may_take_back(seat)
    }

    fn redo(&mut self) -> Result<Played, Failure> {
        let here = self.rest_mut().redo()?;
        Ok(self.told(here, None))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.rest().outcome()
    }

    fn breakdown(&self) -> Option<JsonText> {
        self.rest().breakdown()
    }

    /// The record without a seed is what the server stores to begin again, so it must be of the
    /// real world.
    fn record(&self, names: &[String], with_seed: WithSeed) -> Record {
        let record = self.rest().record(names, with_seed);
        match self.elsewhere_until_the_end() {
            Some(elsewhere) if with_seed == WithSeed::Always => {
                record_elsewhere(&self.inner, record, elsewhere)
            }
            _ => record,
        }
    }
}
