//! A game in progress: its set-up, its seed and the list of choices.

use crate::error::{PlayError, SetupError, UndoError};
use crate::{
    Chance, ChanceResult, Collected, Game, Node, Origin, Problems, Recording, Replayed,
    RulesVersion, Seat, Seed, SeededChance, Sink, Unheard, Viewer,
};
use serde_json::{Value, json};

/// A game in progress. All state derives from these fields, and undo is replay.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    beginning: Beginning<G>,
    origin: Origin,
    /// Cached: derived from the origin by a hash that is too slow for every choice.
    seed: Seed,
    deal: Vec<ChanceResult>,
    entries: Vec<Entry<G>>,
    taken_back: Vec<(Seat, G::Choice)>,
    peeks: usize,
    game: G,
}

#[derive(Clone, Debug)]
pub(crate) enum Beginning<G: Game> {
    Deal { rules: RulesVersion, players: usize, options: G::Options },
    Scenario { json: Value, game: Box<G> },
}

/// One choice in the log with its chance results.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry<G: Game> {
    /// The seat that chose.
    pub seat: Seat,
    /// The choice.
    pub choice: G::Choice,
    /// The chance results.
    pub chance: Vec<ChanceResult>,
    /// Whether the choice revealed hidden information.
    pub revealed: bool,
    /// Whether the choice was made simultaneously with those of other seats.
    pub sealed: bool,
}

impl<G: Game> Table<G> {
    /// Deals a new game by the current rules version.
    ///
    /// # Errors
    /// If the number of players or the options are invalid.
    pub fn deal(
        players: usize,
        options: &G::Options,
        origin: Origin,
    ) -> Result<(Table<G>, Vec<G::Event>), SetupError> {
        Table::deal_by(G::INFO.rules_version, players, options, origin)
    }

    /// Deals a new game by a given rules version.
    ///
    /// # Errors
    /// If the version is unknown, or the number of players or the options are invalid.
    pub fn deal_by(
        rules: RulesVersion,
        players: usize,
        options: &G::Options,
        origin: Origin,
    ) -> Result<(Table<G>, Vec<G::Event>), SetupError> {
        check_setup::<G>(rules, players, options)?;
        let mut collected = Collected::default();
        let mut chance = Recording::new(SeededChance::for_step(&origin.seed(), 0));
        let game = G::set_up(rules, players, options, &mut chance, &mut collected);
        let beginning = Beginning::Deal { rules, players, options: options.clone() };
        let table = Table::begun(beginning, origin, chance.into_results(), game);
        Ok((table, collected.events))
    }

    /// Starts from a scenario, by its own rules version or else the current one.
    ///
    /// # Errors
    /// All problems of the scenario.
    pub fn from_scenario(json: &Value, seed: Seed) -> Result<Table<G>, SetupError> {
        Table::from_scenario_by(G::INFO.rules_version, json, seed)
    }

    /// Starts from a scenario, by its own rules version or else this one.
    ///
    /// # Errors
    /// If the version is unknown, or all problems of the scenario.
    pub fn from_scenario_by(
        rules: RulesVersion,
        json: &Value,
        seed: Seed,
    ) -> Result<Table<G>, SetupError> {
        check_rules::<G>(rules)?;
        let game = match json {
            Value::Object(fields) if !fields.contains_key("rules") => {
                let mut fields = fields.clone();
                fields.insert("rules".to_owned(), rules.0.into());
                G::from_scenario(&Value::Object(fields), &seed)?
            }
            other => G::from_scenario(other, &seed)?,
        };
        let beginning = Beginning::Scenario { json: json.clone(), game: Box::new(game.clone()) };
        Ok(Table::begun(beginning, Origin::Local(seed), Vec::new(), game))
    }

    /// Deals with recorded chance results, from whichever generator.
    pub(crate) fn deal_again(
        rules: RulesVersion,
        players: usize,
        options: &G::Options,
        origin: Origin,
        deal: Vec<ChanceResult>,
    ) -> Result<Option<Table<G>>, SetupError> {
        check_setup::<G>(rules, players, options)?;
        let mut chance = Replayed::new(&deal);
        let game = G::set_up(rules, players, options, &mut chance, &mut Unheard);
        if !chance.fits() {
            return Ok(None);
        }
        let beginning = Beginning::Deal { rules, players, options: options.clone() };
        Ok(Some(Table::begun(beginning, origin, deal, game)))
    }

    fn begun(
        beginning: Beginning<G>,
        origin: Origin,
        deal: Vec<ChanceResult>,
        game: G,
    ) -> Table<G> {
        let (entries, taken_back) = (Vec::new(), Vec::new());
        let seed = origin.seed();
        Table { beginning, origin, seed, deal, entries, taken_back, peeks: 0, game }
    }

    /// The current state of the game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The choices made so far.
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// The origin of the seed. Secret until the game is over.
    pub fn origin(&self) -> &Origin {
        &self.origin
    }

    /// The number of undone choices that had revealed hidden information, which the new choice
    /// could exploit.
    pub fn peeks(&self) -> usize {
        self.peeks
    }

    /// Restores the number of peeks from a record.
    pub(crate) fn with_peeks(self, peeks: usize) -> Table<G> {
        Table { peeks, ..self }
    }

    /// The chance results of the deal.
    pub fn deal_chance(&self) -> &[ChanceResult] {
        &self.deal
    }

    /// The scenario that the game started from, if it was not dealt.
    pub fn scenario(&self) -> Option<&Value> {
        match &self.beginning {
            Beginning::Deal { .. } => None,
            Beginning::Scenario { json, .. } => Some(json),
        }
    }

    /// Plays a choice and returns its events.
    ///
    /// # Errors
    /// If the rules forbid the choice; the table is then unchanged.
    pub fn play(
        &mut self,
        seat: Seat,
        choice: G::Choice,
    ) -> Result<Collected<G::Event>, PlayError<G>> {
        let step = self.entries.len() as u64 + 1;
        let chance = SeededChance::for_step(&self.seed, step);
        let collected = self.play_with(seat, choice, chance)?;
        self.taken_back.clear();
        Ok(collected)
    }

    /// Plays a choice with chance from another source, for instance a record.
    pub(crate) fn play_with(
        &mut self,
        seat: Seat,
        choice: G::Choice,
        chance: impl Chance,
    ) -> Result<Collected<G::Event>, PlayError<G>> {
        if seat.index() >= self.game.players() {
            return Err(PlayError::NoSuchSeat(seat));
        }
        let choice = self.game.check(seat, choice).map_err(PlayError::Refused)?;
        let sealed = self.game.is_sealed();
        let mut chance = Recording::new(chance);
        let mut collected = Collected::default();
        self.game.apply(seat, choice, &mut chance, &mut collected);
        let (chance, revealed) = (chance.into_results(), collected.revealed);
        self.entries.push(Entry { seat, choice, chance, revealed, sealed });
        Ok(collected)
    }

    /// The index of the first entry after the last reveal: undo back to here reveals nothing.
    #[must_use]
    pub fn free_from(&self) -> usize {
        self.entries.iter().rposition(|entry| entry.revealed).map_or(0, |index| index + 1)
    }

    /// The entry that this seat may undo without consent, if any: its last choice, unless hidden
    /// information was revealed or another seat decided in response since.
    #[must_use]
    pub fn free_undo(&self, seat: Seat) -> Option<usize> {
        let index = self.entries.iter().rposition(|entry| entry.seat == seat)?;
        let after = &self.entries[index + 1..];
        // A simultaneous choice of another seat is no response to this one and stays in place.
        let unanswered = after.is_empty()
            || self.entries[index].sealed && after.iter().all(|entry| entry.sealed);
        let stands = || after.is_empty() || self.stands_without(index);
        (index >= self.free_from() && unanswered && stands()).then_some(index)
    }

    /// Whether all entries after this one would be legal without it.
    fn stands_without(&self, index: usize) -> bool {
        let mut game = self.derive(index, &mut Unheard);
        self.entries[index + 1..].iter().all(|entry| {
            let stands = game.check(entry.seat, entry.choice) == Ok(entry.choice);
            if stands {
                let chance = &mut Replayed::new(&entry.chance);
                game.apply(entry.seat, entry.choice, chance, &mut Unheard);
            }
            stands
        })
    }

    /// Undoes the last choice of a seat if this needs no consent.
    ///
    /// # Errors
    /// If the seat has no choice to undo or undo needs consent.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), UndoError> {
        if !self.entries.iter().any(|entry| entry.seat == seat) {
            return Err(UndoError::Nothing);
        }
        let index = self.free_undo(seat).ok_or(UndoError::NeedsConsent)?;
        let entry = self.entries.remove(index);
        self.taken_back.push((entry.seat, entry.choice));
        self.replay();
        Ok(())
    }

    /// Undoes the last choice of any seat, after all players consented.
    ///
    /// # Errors
    /// If there is no choice to undo.
    pub fn undo(&mut self) -> Result<(), UndoError> {
        let entry = self.entries.pop().ok_or(UndoError::Nothing)?;
        self.taken_back.push((entry.seat, entry.choice));
        self.peeks += usize::from(entry.revealed);
        self.replay();
        Ok(())
    }

    /// Plays the choice again that was undone last.
    ///
    /// # Errors
    /// If there is nothing to redo, or the table has changed since.
    pub fn redo(&mut self) -> Result<Collected<G::Event>, UndoError> {
        let (seat, choice) = self.taken_back.pop().ok_or(UndoError::NothingToRedo)?;
        let step = self.entries.len() as u64 + 1;
        let chance = SeededChance::for_step(&self.seed, step);
        let played = self.play_with(seat, choice, chance).map_err(|_| {
            self.taken_back.clear();
            UndoError::NothingToRedo
        })?;
        // A repeated choice makes no use of the revealed information.
        self.peeks -= usize::from(played.revealed).min(self.peeks);
        Ok(played)
    }

    /// The state after this number of choices, and all events up to then.
    pub fn at(&self, choices: usize) -> (G, Vec<G::Event>) {
        let mut collected = Collected::default();
        let game = self.derive(choices, &mut collected);
        (game, collected.events)
    }

    /// The events of the deal and of each choice.
    pub fn steps(&self) -> Vec<Vec<G::Event>> {
        self.replayed().map(|(_, events)| events).collect()
    }

    /// The states after the deal and after each choice, each with its events.
    pub fn replayed(&self) -> impl Iterator<Item = (G, Vec<G::Event>)> {
        let mut dealt = Collected::default();
        let mut game = self.begin_again(&mut dealt);
        let begun = (game.clone(), dealt.events);
        let chosen = self.entries.iter().map(move |entry| {
            let mut collected = Collected::default();
            let chance = &mut Replayed::new(&entry.chance);
            game.apply(entry.seat, entry.choice, chance, &mut collected);
            (game.clone(), collected.events)
        });
        std::iter::once(begun).chain(chosen)
    }

    /// The same table with all information hidden from the viewer resampled, which they cannot
    /// distinguish from this one. For tests of views.
    #[must_use]
    pub fn in_another_world(&self, viewer: Viewer, chance: &mut impl Chance) -> Table<G> {
        let mut other = self.clone();
        other.game.determinise(viewer, chance);
        other
    }

    /// The same table with all information resampled that the viewer is not shown, even if they
    /// could remember it.
    #[must_use]
    pub fn concealed(&self, viewer: Viewer, chance: &mut impl Chance) -> Table<G> {
        let mut other = self.clone();
        other.game.conceal(viewer, chance);
        other
    }

    fn replay(&mut self) {
        self.game = self.derive(self.entries.len(), &mut Unheard);
    }

    fn derive(&self, choices: usize, sink: &mut impl Sink<G::Event>) -> G {
        let mut game = self.begin_again(sink);
        for entry in self.entries.iter().take(choices) {
            game.apply(entry.seat, entry.choice, &mut Replayed::new(&entry.chance), sink);
        }
        game
    }

    fn begin_again(&self, sink: &mut impl Sink<G::Event>) -> G {
        match &self.beginning {
            Beginning::Deal { rules, players, options } => {
                G::set_up(*rules, *players, options, &mut Replayed::new(&self.deal), sink)
            }
            Beginning::Scenario { game, .. } => (**game).clone(),
        }
    }
}

fn check_rules<G: Game>(rules: RulesVersion) -> Result<(), SetupError> {
    let mut problems = Problems::default();
    let scenario = json!({ "rules": rules });
    Node::root(&scenario).rules_version(&G::INFO, &mut problems);
    Ok(problems.or(())?)
}

fn check_setup<G: Game>(
    rules: RulesVersion,
    players: usize,
    options: &G::Options,
) -> Result<(), SetupError> {
    check_rules::<G>(rules)?;
    let (min, max) = (G::INFO.min_players, G::INFO.max_players);
    if !(min..=max).contains(&players) {
        return Err(SetupError::Players { got: players, min, max });
    }
    Ok(G::check_options(rules, players, options)?)
}
