//! Tables of every game, created from options, scenarios and records.

use crate::{GameId, Playable, read_options_or_default, with_game};
use higaki_table::{
    ComponentTables, Game, GameInfo, Origin, Problems, Record, RecordError, RulesVersion, Seed,
    SetupError, Table,
};
use serde_json::Value;
use std::fmt::Debug;

/// The reason why a game cannot begin.
#[derive(Clone, Debug, PartialEq)]
pub enum CannotBegin {
    /// No game has this name.
    Unknown,
    /// The number of players or the options are wrong.
    Setup(SetupError),
}

impl From<SetupError> for CannotBegin {
    fn from(error: SetupError) -> CannotBegin {
        CannotBegin::Setup(error)
    }
}

impl From<Problems> for CannotBegin {
    fn from(problems: Problems) -> CannotBegin {
        CannotBegin::Setup(problems.into())
    }
}

/// A set of games. Tests and proofs bring their own and inherit the rest from [`AllGames`].
pub trait Games: Debug + Send + Sync {
    /// The constants of each game.
    fn list(&self) -> Vec<GameInfo> {
        AllGames.list()
    }

    /// Checks options and number of players, and returns the options in full.
    ///
    /// # Errors
    /// All problems.
    fn check(&self, game: &str, players: usize, options: &Value) -> Result<Value, CannotBegin> {
        AllGames.check(game, players, options)
    }

    /// The component data of a game by these rules and options; `None` for a game without such data.
    ///
    /// # Errors
    /// All problems of the options.
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

    /// Begins from a scenario, by the rules that it names or else by these. A set of games without
    /// lessons needs no implementation.
    ///
    /// # Errors
    /// All problems of the scenario.
    fn load(
        &self,
        _game: &str,
        _rules: RulesVersion,
        _scenario: &Value,
        _seed: Seed,
    ) -> Result<Box<dyn Playable>, CannotBegin> {
        Err(CannotBegin::Unknown)
    }

    /// Replays a game to the end of its record.
    ///
    /// # Errors
    /// If the game or its rules are unknown, or the record breaks them.
    fn restore(&self, record: &Record) -> Result<Box<dyn Playable>, RecordError>;
}

/// All games of Higaki.
#[derive(Clone, Copy, Debug, Default)]
pub struct AllGames;

fn find(game: &str) -> Result<GameId, CannotBegin> {
    GameId::named(game).ok_or(CannotBegin::Unknown)
}

impl Games for AllGames {
    fn list(&self) -> Vec<GameInfo> {
        GameId::ALL.iter().map(|game| game.info()).collect()
    }

    fn check(&self, game: &str, players: usize, options: &Value) -> Result<Value, CannotBegin> {
        with_game!(find(game)?, G => check::<G>(players, options))
    }

    fn component_tables(
        &self,
        game: &str,
        rules: RulesVersion,
        options: &Value,
    ) -> Result<Option<ComponentTables>, CannotBegin> {
        with_game!(find(game)?, G => {
            Ok(G::component_tables(rules, &read_options_or_default::<G>(options)?)?)
        })
    }

    fn deal(
        &self,
        game: &str,
        rules: RulesVersion,
        players: usize,
        options: &Value,
        origin: Origin,
    ) -> Result<Box<dyn Playable>, CannotBegin> {
        with_game!(find(game)?, G => {
            let options = read_options_or_default::<G>(options)?;
            Ok(Box::new(Table::<G>::deal_by(rules, players, &options, origin)?.0))
        })
    }

    fn load(
        &self,
        game: &str,
        rules: RulesVersion,
        scenario: &Value,
        seed: Seed,
    ) -> Result<Box<dyn Playable>, CannotBegin> {
        with_game!(find(game)?, G => {
            Ok(Box::new(Table::<G>::from_scenario_by(rules, scenario, seed)?))
        })
    }

    fn restore(&self, record: &Record) -> Result<Box<dyn Playable>, RecordError> {
        let unknown = || RecordError::OtherGame { found: record.game.clone() };
        let game = GameId::named(&record.game).ok_or_else(unknown)?;
        with_game!(game, G => Ok(Box::new(Table::<G>::replay_record(record)?)))
    }
}

fn check<G: Game>(players: usize, options: &Value) -> Result<Value, CannotBegin> {
    let GameInfo { min_players: min, max_players: max, rules_version, .. } = G::INFO;
    if !(min..=max).contains(&players) {
        return Err(SetupError::Players { got: players, min, max }.into());
    }
    let options = read_options_or_default::<G>(options)?;
    G::check_options(rules_version, players, &options)?;
    // Options are plain data with text keys, which JSON can always hold.
    Ok(serde_json::to_value(&options).unwrap_or_default())
}
