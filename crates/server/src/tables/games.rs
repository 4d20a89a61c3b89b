//! The games of this server: the one place where a word becomes a type.

use super::thinker::{Level, Thought};
use higaki_bots::{Analysis, Budget, Evaluate, Hint, analyse, hints};
use higaki_dschunke::Dschunke;
use higaki_edo::Edo;
use higaki_osaka::Osaka;
use higaki_table::{
    AnyTable, ComponentTables, Game, GameInfo, Origin, Problems, Record, RecordError, RulesVersion,
    Seat, Seed, SetupError, Table,
};
use serde_json::{Value, json};
use std::fmt::Debug;
use std::time::Duration;

/// How long advice may take, and how much thought it gets at most.
const ADVICE: (Duration, u64) = (Duration::from_millis(500), 4_000);

/// A look at a whole game, to be taken elsewhere. It tells how many choices it has seen.
pub type Study = Box<dyn FnOnce(&mut dyn FnMut(usize)) -> Analysis + Send>;

/// A table that bots can play at.
pub trait Playable: AnyTable {
    /// What a bot has to think about, to be carried out elsewhere. Its decisions follow from the
    /// number.
    fn thought(&self, seat: Seat, level: Level, number: u64) -> Thought;

    /// What there is to think about for advice on the best few choices, as a list in JSON. None
    /// where nobody can give any.
    fn advice(&self, _seat: Seat, _most: usize, _number: u64) -> Option<Thought> {
        None
    }

    /// What there is to look at in a game that is over. None where nobody can judge it.
    fn study(&self, _number: u64) -> Option<Study> {
        None
    }
}

impl<G: Evaluate> Playable for Table<G> {
    fn thought(&self, seat: Seat, level: Level, number: u64) -> Thought {
        let game = self.game().clone();
        let think = move || level.kind().make::<G>(number).choose(&game, seat).to_string();
        Thought::new(think).quick(level.is_quick())
    }

    fn advice(&self, seat: Seat, most: usize, number: u64) -> Option<Thought> {
        let (time, iterations) = ADVICE;
        let budget = Budget { iterations: Some(iterations), time: Some(time), ..Budget::default() };
        Some(advice_on(self.game().clone(), seat, most, number, budget))
    }

    fn study(&self, number: u64) -> Option<Study> {
        let table = self.clone();
        Some(Box::new(move |seen| analyse(&table, number, &Budget::default(), seen)))
    }
}

/// What there is to think about for advice, with so much thought.
pub fn advice_on<G: Evaluate>(
    game: G,
    seat: Seat,
    most: usize,
    number: u64,
    budget: Budget,
) -> Thought {
    let told = |hint: &Hint<G::Choice>| {
        let mut told = json!(hint);
        told["text"] = hint.choice.to_string().into();
        told["choice"] = json!(hint.choice);
        told
    };
    Thought::new(move || {
        let hints = hints(&game, seat, most, number, &budget);
        hints.iter().map(told).collect::<Value>().to_string()
    })
}

/// Why a game cannot be begun.
#[derive(Clone, Debug, PartialEq)]
pub enum CannotBegin {
    /// There is no such game, or not in this version of its rules.
    Unknown,
    /// The options are not those of the game.
    Options {
        /// What is wrong with them.
        reason: String,
    },
    /// It cannot be set up like this.
    Setup(SetupError),
}

/// Which games there are. Tests bring their own; what those do not write out is as with all games.
pub trait Games: Debug + Send + Sync {
    /// What is fixed about each.
    fn list(&self) -> Vec<GameInfo> {
        AllGames.list()
    }

    /// Checks options and number of players, and returns the options in full.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    fn check(&self, game: &str, players: usize, options: &Value) -> Result<Value, CannotBegin> {
        AllGames.check(game, players, options)
    }

    /// The component data that a game by these rules and options is played with. None if the game has no
    /// such data.
    ///
    /// # Errors
    /// Everything that is wrong with the options.
    fn component_tables(
        &self,
        game: &str,
        rules: RulesVersion,
        options: &Value,
    ) -> Result<Option<ComponentTables>, CannotBegin> {
        AllGames.component_tables(game, rules, options)
    }

    /// Deals a game by a version of its rules.
    ///
    /// # Errors
    /// As for checking.
    fn deal(
        &self,
        game: &str,
        rules: RulesVersion,
        players: usize,
        options: &Value,
        origin: Origin,
    ) -> Result<Box<dyn Playable>, CannotBegin> {
        AllGames.deal(game, rules, players, options, origin)
    }

    /// Begins from a position, by the rules that it names or else by these. Games without lessons need not know how.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    fn load(
        &self,
        _game: &str,
        _rules: RulesVersion,
        _scenario: &Value,
        _seed: Seed,
    ) -> Result<Box<dyn Playable>, CannotBegin> {
        Err(CannotBegin::Unknown)
    }

    /// Replays a game up to where its record goes.
    ///
    /// # Errors
    /// If the record is not of a game and rules that are known here.
    fn restore(&self, record: &Record) -> Result<Box<dyn Playable>, RecordError>;
}

/// All games of Higaki.
#[derive(Clone, Copy, Debug, Default)]
pub struct AllGames;

/// Something that can be done with every game.
trait Visitor {
    type Output;

    fn visit<G: Evaluate>(self) -> Self::Output;
}

fn visit<V: Visitor>(game: &str, visitor: V) -> Option<V::Output> {
    Some(match game {
        id if id == Osaka::INFO.id => visitor.visit::<Osaka>(),
        id if id == Dschunke::INFO.id => visitor.visit::<Dschunke>(),
        id if id == Edo::INFO.id => visitor.visit::<Edo>(),
        _ => return None,
    })
}

impl Games for AllGames {
    fn list(&self) -> Vec<GameInfo> {
        vec![Osaka::INFO, Dschunke::INFO, Edo::INFO]
    }

    fn check(&self, game: &str, players: usize, options: &Value) -> Result<Value, CannotBegin> {
        visit(game, Check { players, options }).ok_or(CannotBegin::Unknown)?
    }

    fn component_tables(
        &self,
        game: &str,
        rules: RulesVersion,
        options: &Value,
    ) -> Result<Option<ComponentTables>, CannotBegin> {
        visit(game, Tables { rules, options }).ok_or(CannotBegin::Unknown)?
    }

    fn deal(
        &self,
        game: &str,
        rules: RulesVersion,
        players: usize,
        options: &Value,
        origin: Origin,
    ) -> Result<Box<dyn Playable>, CannotBegin> {
        visit(game, Deal { rules, players, options, origin }).ok_or(CannotBegin::Unknown)?
    }

    fn load(
        &self,
        game: &str,
        rules: RulesVersion,
        scenario: &Value,
        seed: Seed,
    ) -> Result<Box<dyn Playable>, CannotBegin> {
        visit(game, Load { rules, scenario, seed }).ok_or(CannotBegin::Unknown)?
    }

    fn restore(&self, record: &Record) -> Result<Box<dyn Playable>, RecordError> {
        let unknown = || RecordError::OtherGame { found: record.game.clone() };
        visit(&record.game, Restore { record }).ok_or_else(unknown)?
    }
}

fn read_options<G: Game>(options: &Value) -> Result<G::Options, CannotBegin> {
    if options.is_null() {
        return Ok(G::Options::default());
    }
    serde_json::from_value(options.clone())
        .map_err(|error| CannotBegin::Options { reason: error.to_string() })
}

fn setup(problems: Problems) -> CannotBegin {
    CannotBegin::Setup(problems.into())
}

struct Check<'a> {
    players: usize,
    options: &'a Value,
}

impl Visitor for Check<'_> {
    type Output = Result<Value, CannotBegin>;

    fn visit<G: Evaluate>(self) -> Self::Output {
        let GameInfo { min_players: min, max_players: max, .. } = G::INFO;
        if !(min..=max).contains(&self.players) {
            let got = self.players;
            return Err(CannotBegin::Setup(SetupError::Players { got, min, max }));
        }
        let options = read_options::<G>(self.options)?;
        G::check_options(G::INFO.rules_version, self.players, &options).map_err(setup)?;
        serde_json::to_value(&options)
            .map_err(|error| CannotBegin::Options { reason: error.to_string() })
    }
}

struct Tables<'a> {
    rules: RulesVersion,
    options: &'a Value,
}

impl Visitor for Tables<'_> {
    type Output = Result<Option<ComponentTables>, CannotBegin>;

    fn visit<G: Evaluate>(self) -> Self::Output {
        G::component_tables(self.rules, &read_options::<G>(self.options)?).map_err(setup)
    }
}

struct Deal<'a> {
    rules: RulesVersion,
    players: usize,
    options: &'a Value,
    origin: Origin,
}

impl Visitor for Deal<'_> {
    type Output = Result<Box<dyn Playable>, CannotBegin>;

    fn visit<G: Evaluate>(self) -> Self::Output {
        let options = read_options::<G>(self.options)?;
        let dealt = Table::<G>::deal_by(self.rules, self.players, &options, self.origin);
        Ok(Box::new(dealt.map_err(CannotBegin::Setup)?.0))
    }
}

struct Load<'a> {
    rules: RulesVersion,
    scenario: &'a Value,
    seed: Seed,
}

impl Visitor for Load<'_> {
    type Output = Result<Box<dyn Playable>, CannotBegin>;

    fn visit<G: Evaluate>(self) -> Self::Output {
        let loaded = Table::<G>::from_scenario_by(self.rules, self.scenario, self.seed);
        Ok(Box::new(loaded.map_err(CannotBegin::Setup)?))
    }
}

struct Restore<'a> {
    record: &'a Record,
}

impl Visitor for Restore<'_> {
    type Output = Result<Box<dyn Playable>, RecordError>;

    fn visit<G: Evaluate>(self) -> Self::Output {
        Ok(Box::new(Table::<G>::replay_record(self.record)?))
    }
}
