//! A game in progress: its beginning, its seed and the list of choices.

use crate::error::{PlayError, SetupError, UndoError};
use crate::{
    Chance, ChanceResult, Collected, Game, Node, Origin, Problems, Recording, Replayed,
    RulesVersion, Seat, Seed, SeededChance, Sink, Unheard, Viewer,
};
use serde_json::{Value, json};

/// A game in progress. State is derived from what stands here, and undo is replay.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    beginning: Beginning<G>,
    origin: Origin,
    /// Follows from the origin, by a hash that not every choice should have to wait for.
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

/// One choice in the log, with what chance decided because of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry<G: Game> {
    /// Who chose.
    pub seat: Seat,
    /// What was chosen.
    pub choice: G::Choice,
    /// What chance decided.
    pub chance: Vec<ChanceResult>,
    /// Whether something hidden was shown because of it.
    pub revealed: bool,
    /// Whether it was made in private, beside others who had to decide at the same time.
    pub sealed: bool,
}

impl<G: Game> Table<G> {
    /// Deals a new game by the current rules.
    ///
    /// # Errors
    /// If the game cannot be played by so many, or not with these options.
    pub fn deal(
        players: usize,
        options: &G::Options,
        origin: Origin,
    ) -> Result<(Table<G>, Vec<G::Event>), SetupError> {
        Table::deal_by(G::INFO.rules_version, players, options, origin)
    }

    /// Deals a new game by a version of the rules.
    ///
    /// # Errors
    /// If the version is not known, or the game cannot be played by so many or with these options.
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

    /// Begins from a scenario, by the rules that it names or else by the current ones.
    ///
    /// # Errors
    /// Everything that is wrong with the scenario.
    pub fn from_scenario(json: &Value, seed: Seed) -> Result<Table<G>, SetupError> {
        Table::from_scenario_by(G::INFO.rules_version, json, seed)
    }

    /// Begins from a scenario, by the rules that it names or else by these.
    ///
    /// # Errors
    /// If the version is not known, and everything that is wrong with the scenario.
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

    /// Deals again what chance decided before, whatever generator it came from.
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

    /// The game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The choices made so far.
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// Where the seed comes from. To be kept from everybody until the game is over.
    pub fn origin(&self) -> &Origin {
        &self.origin
    }

    /// How many choices were taken back after they had shown something hidden: whoever chose anew
    /// knew more than he should have.
    pub fn peeks(&self) -> usize {
        self.peeks
    }

    /// As many as a record tells of.
    pub(crate) fn with_peeks(self, peeks: usize) -> Table<G> {
        Table { peeks, ..self }
    }

    /// What chance decided in the deal.
    pub fn deal_chance(&self) -> &[ChanceResult] {
        &self.deal
    }

    /// The scenario that the game began from, if it was not dealt.
    pub fn scenario(&self) -> Option<&Value> {
        match &self.beginning {
            Beginning::Deal { .. } => None,
            Beginning::Scenario { json, .. } => Some(json),
        }
    }

    /// Plays a choice and tells what happened.
    ///
    /// # Errors
    /// If the rules forbid it; then nothing has changed.
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

    /// Plays a choice with chance from elsewhere, for instance from a record.
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

    /// The number of the earliest choice that could be taken back without showing anybody's
    /// hand: everything from there on showed nothing hidden.
    #[must_use]
    pub fn free_from(&self) -> usize {
        self.entries.iter().rposition(|entry| entry.revealed).map_or(0, |index| index + 1)
    }

    /// Which entry this seat may take back on its own, if any: its last choice, as long as nothing
    /// hidden was shown since and nobody else has gone on in answer to it.
    #[must_use]
    pub fn free_undo(&self, seat: Seat) -> Option<usize> {
        let index = self.entries.iter().rposition(|entry| entry.seat == seat)?;
        let after = &self.entries[index + 1..];
        // Who decided in private beside me has not answered my choice: his stays as it is.
        let unanswered = after.is_empty()
            || self.entries[index].sealed && after.iter().all(|entry| entry.sealed);
        let stands = || after.is_empty() || self.stands_without(index);
        (index >= self.free_from() && unanswered && stands()).then_some(index)
    }

    /// Whether everything behind this entry could have been chosen without it.
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

    /// Takes back the last choice of a seat, if it may do so on its own.
    ///
    /// # Errors
    /// If there is none, or if everybody would have to agree.
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

    /// Takes back the very last choice, whoever made it. For those who all agree.
    ///
    /// # Errors
    /// If nothing was chosen yet.
    pub fn undo(&mut self) -> Result<(), UndoError> {
        let entry = self.entries.pop().ok_or(UndoError::Nothing)?;
        self.taken_back.push((entry.seat, entry.choice));
        self.peeks += usize::from(entry.revealed);
        self.replay();
        Ok(())
    }

    /// Plays again what was taken back last.
    ///
    /// # Errors
    /// If nothing was taken back, or the table has moved on since.
    pub fn redo(&mut self) -> Result<Collected<G::Event>, UndoError> {
        let (seat, choice) = self.taken_back.pop().ok_or(UndoError::NothingToRedo)?;
        let step = self.entries.len() as u64 + 1;
        let chance = SeededChance::for_step(&self.seed, step);
        let played = self.play_with(seat, choice, chance).map_err(|_| {
            self.taken_back.clear();
            UndoError::NothingToRedo
        })?;
        // Who goes on as before has made no use of what he saw.
        self.peeks -= usize::from(played.revealed).min(self.peeks);
        Ok(played)
    }

    /// The game as it stood after so many choices, and what happened up to then.
    pub fn at(&self, choices: usize) -> (G, Vec<G::Event>) {
        let mut collected = Collected::default();
        let game = self.derive(choices, &mut collected);
        (game, collected.events)
    }

    /// What happened in the deal, and then because of every choice.
    pub fn steps(&self) -> Vec<Vec<G::Event>> {
        self.replayed().map(|(_, events)| events).collect()
    }

    /// The game after the deal and after every choice, each with what happened because of it.
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

    /// The same table in another world that the viewer cannot tell from this one: everything that
    /// he cannot know is drawn anew. For tests of what he is shown.
    #[must_use]
    pub fn in_another_world(&self, viewer: Viewer, chance: &mut impl Chance) -> Table<G> {
        let mut other = self.clone();
        other.game.determinise(viewer, chance);
        other
    }

    /// The same table with everything drawn anew that the viewer is not shown, also what he could
    /// remember.
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
