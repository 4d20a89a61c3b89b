//! The games of this binary: the one place where a name becomes a type.

use crate::advice::advice_json;
use crate::board::Board;
use crate::exit::Failed;
use clap::ValueEnum;
use higaki_bots::{Budget, hints};
use higaki_dschunke::Dschunke;
use higaki_edo::Edo;
use higaki_osaka::Osaka;
use higaki_table::{
    AnyTable, Game, Node, Origin, Problems, Record, RecordError, Seat, Seed, SetupError, Table,
    Verdict, parse_json,
};
use higaki_words::{Language, Words};
use serde_json::{Value, json};

/// A game by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum GameName {
    /// Traders of Osaka, for 2 to 4 players
    Osaka,
    /// Dschunke, for 3 and 4 players
    Dschunke,
    /// EDO with Erweiterung 1, for 2 to 5 players
    Edo,
}

/// Something that can be done with every game.
pub(crate) trait Visitor {
    type Output;

    fn visit<G: Board>(self) -> Self::Output;
}

impl GameName {
    /// Does something with the game of this name.
    pub(crate) fn visit<V: Visitor>(self, visitor: V) -> V::Output {
        match self {
            GameName::Osaka => visitor.visit::<Osaka>(),
            GameName::Dschunke => visitor.visit::<Dschunke>(),
            GameName::Edo => visitor.visit::<Edo>(),
        }
    }

    /// The word for the game in records, scenarios and messages.
    pub(crate) fn id(self) -> &'static str {
        struct Id;
        impl Visitor for Id {
            type Output = &'static str;
            fn visit<G: Board>(self) -> &'static str {
                G::INFO.id
            }
        }
        self.visit(Id)
    }

    /// The game with this word.
    pub(crate) fn from_id(id: &str) -> Option<GameName> {
        GameName::value_variants().iter().copied().find(|game| game.id() == id)
    }

    /// The words of all games, for messages.
    pub(crate) fn all_ids() -> String {
        let ids: Vec<&str> = GameName::value_variants().iter().map(|game| game.id()).collect();
        ids.join(", ")
    }

    /// Deals a new game. The first events come with it.
    pub(crate) fn deal(
        self,
        players: usize,
        options: Value,
        seed: Seed,
    ) -> Result<(Box<dyn AnyTable>, Vec<Value>), Refusal> {
        self.visit(Deal { players, options, seed })
    }

    /// Begins from a scenario.
    pub(crate) fn load(
        self,
        scenario: &Value,
        seed: Seed,
    ) -> Result<Box<dyn AnyTable>, SetupError> {
        self.visit(Load { scenario, seed })
    }

    /// Advice for a seat in this position; nothing if it owes no decision.
    pub(crate) fn hints(
        self,
        position: &Value,
        seat: Seat,
        most: usize,
        iterations: Option<u64>,
    ) -> Result<Value, SetupError> {
        self.visit(Advise { position, seat, most, iterations })
    }

    /// Checks everything that a record claims.
    pub(crate) fn verify(self, record: &Record) -> Result<Verdict, RecordError> {
        self.visit(Verify { record })
    }
}

/// Why a game was not dealt.
#[derive(Debug)]
pub(crate) enum Refusal {
    /// The options are not those of this game.
    Options(Problems),
    /// The game cannot be set up like this.
    Setup(SetupError),
}

/// A fresh seed from the operating system.
pub(crate) fn fresh_seed() -> Result<Seed, Failed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failed::no(format!("the system gives no random numbers: {error}")))?;
    Ok(Seed::from_bytes(bytes))
}

/// The options of a game, or everything that is wrong with them.
fn read_options<G: Game>(options: &Value) -> Result<G::Options, Problems> {
    let mut problems = Problems::default();
    let root = json!({ "options": options });
    let node = Node::root(&root).field("options");
    node.and_then(|node| node.options(&mut problems)).ok_or(problems)
}

/// The options of a game as they were given on the command line.
pub(crate) fn options_from_text<G: Game>(text: &str, players: usize) -> Result<G::Options, Failed> {
    let wrong = |what: String| Failed::wrong_call(format!("--options: {what}"));
    let words = Words::new(Language::En);
    let told = |problems: Problems| {
        let told: Vec<String> = problems.iter().map(|p| words.problem(G::INFO.id, p)).collect();
        wrong(told.join(" "))
    };
    let options = parse_json(text).map_err(|error| wrong(error.to_string()))?;
    let options = read_options::<G>(&options).map_err(told)?;
    G::check_options(G::INFO.rules_version, players, &options).map_err(told)?;
    Ok(options)
}

struct Deal {
    players: usize,
    options: Value,
    seed: Seed,
}

impl Visitor for Deal {
    type Output = Result<(Box<dyn AnyTable>, Vec<Value>), Refusal>;

    fn visit<G: Board>(self) -> Self::Output {
        let options = match self.options {
            Value::Null => G::Options::default(),
            options => read_options::<G>(&options).map_err(Refusal::Options)?,
        };
        let (table, events) = Table::<G>::deal(self.players, &options, Origin::Local(self.seed))
            .map_err(Refusal::Setup)?;
        let events = events.iter().filter_map(|event| serde_json::to_value(event).ok()).collect();
        Ok((Box::new(table), events))
    }
}

struct Load<'a> {
    scenario: &'a Value,
    seed: Seed,
}

impl Visitor for Load<'_> {
    type Output = Result<Box<dyn AnyTable>, SetupError>;

    fn visit<G: Board>(self) -> Self::Output {
        Ok(Box::new(Table::<G>::from_scenario(self.scenario, self.seed)?))
    }
}

struct Advise<'a> {
    position: &'a Value,
    seat: Seat,
    most: usize,
    iterations: Option<u64>,
}

impl Visitor for Advise<'_> {
    type Output = Result<Value, SetupError>;

    fn visit<G: Board>(self) -> Self::Output {
        let game = G::from_scenario(self.position, &Seed::from_text(""))?;
        if !game.deciding().contains(self.seat) {
            return Ok(Value::Array(Vec::new()));
        }
        let budget = Budget { iterations: self.iterations, ..Budget::default() };
        Ok(advice_json::<G>(&hints(&game, self.seat, self.most, 0, &budget)))
    }
}

struct Verify<'a> {
    record: &'a Record,
}

impl Visitor for Verify<'_> {
    type Output = Result<Verdict, RecordError>;

    fn visit<G: Board>(self) -> Self::Output {
        Table::<G>::verify(self.record)
    }
}
