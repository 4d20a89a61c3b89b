//! The engine protocol: one JSON object a line, in and out, with at most one game.
//!
//! Every line gets exactly one answer, a malformed one included.

mod request;

use crate::{GameId, hints_json, read_options_or_default, with_game};
use higaki_bots::{Budget, Evaluate, hints};
use higaki_table::{
    AnyTable, Failure, Game, Node, Origin, Played, Problems, Seat, Seed, SetupError, Table, Viewer,
    WithSeed,
};
use higaki_words::{Language, Words};
use request::{BadRequest, Request};
use serde_json::{Value, json};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The limit of iterations for a hint.
const MOST_ITERATIONS: u64 = 1_000_000;

/// A seed for a game whose `new` names none, or the reason why there is none.
pub type SeedSource = fn() -> Result<Seed, String>;

/// The engine between two lines: at most one game.
#[derive(Debug)]
pub struct Engine {
    words: Words,
    fresh_seed: SeedSource,
    table: Option<Box<dyn AnyTable>>,
}

impl Engine {
    /// An engine without a game, with messages in a language.
    #[must_use]
    pub fn new(language: Language, fresh_seed: SeedSource) -> Engine {
        Engine { words: Words::new(language), fresh_seed, table: None }
    }

    /// Answers a line that is too long to be read.
    #[must_use]
    pub fn refuse_long_line(&self) -> Value {
        self.refuse(&Value::Null, &BadRequest::new("line_too_long"))
    }

    /// Answers a line that is not UTF-8.
    #[must_use]
    pub fn refuse_bytes(&self) -> Value {
        self.refuse(&Value::Null, &BadRequest::new("not_utf8"))
    }

    /// Answers one line.
    pub fn answer(&mut self, line: &str) -> Value {
        let (id, request) = request::read(line);
        let request = match request {
            Ok(request) => request,
            Err(bad) => return self.refuse(&id, &bad),
        };
        // A panic would be a bug; the caller still gets an answer, and a table that may be
        // inconsistent is dropped.
        match catch_unwind(AssertUnwindSafe(|| self.carry_out(request))) {
            Ok(Ok(answer)) => json!({ "id": id, "ok": answer }),
            Ok(Err(error)) => json!({ "id": id, "error": error }),
            Err(_) => {
                self.table = None;
                self.refuse(&id, &BadRequest::new("internal_error"))
            }
        }
    }

    fn refuse(&self, id: &Value, bad: &BadRequest) -> Value {
        json!({ "id": id, "error": self.bad_request(bad) })
    }

    fn bad_request(&self, bad: &BadRequest) -> Value {
        let failure = Failure { code: bad.code.to_owned(), rule: None, args: bad.args.clone() };
        self.failure(&failure)
    }

    fn failure(&self, failure: &Failure) -> Value {
        let game = self.table.as_ref().map_or("", |table| table.info().id);
        let message = self.words.failure(game, failure, &self.names());
        let mut error =
            json!({ "code": failure.code, "message": message, "details": failure.args });
        if let Some(rule) = failure.rule {
            error["rule"] = rule.into();
        }
        error
    }

    fn names(&self) -> Vec<String> {
        let players = self.table.as_ref().map_or(0, |table| table.players());
        (1..=players).map(|number| format!("P{number}")).collect()
    }

    fn carry_out(&mut self, request: Request) -> Result<Value, Value> {
        match request {
            Request::New { game, players, seed, options } => {
                self.deal(&game, players, seed.as_deref(), &options)
            }
            Request::Load { scenario } => self.load(&scenario),
            Request::Choices { seat } => {
                let (table, seat) = (self.table()?, self.seat(seat)?);
                Ok(json!({ "choices": table.choices(seat) }))
            }
            Request::Play { seat, choice } => {
                let seat = self.seat(seat)?;
                let played = self.table_mut()?.play(seat, &choice);
                self.after(played)
            }
            Request::Preview { seat, choice } => {
                let (table, seat) = (self.table()?, self.seat(seat)?);
                let preview = table.preview(seat, &choice);
                preview.map(|preview| json!({ "preview": preview })).map_err(|f| self.failure(&f))
            }
            Request::Hint { seat, most, iterations } => self.hint(seat, most, iterations),
            Request::View { seat } => {
                let viewer = match seat {
                    Some(seat) => Viewer::Seat(self.seat(seat)?),
                    None => Viewer::Spectator,
                };
                Ok(json!({ "view": self.table()?.view(viewer) }))
            }
            Request::Position => Ok(json!({ "position": self.table()?.position() })),
            Request::Undo { seat } => {
                let seat = seat.map(|seat| self.seat(seat)).transpose()?;
                let table = self.table_mut()?;
                let undone = match seat {
                    Some(seat) => table.take_back(seat),
                    None => table.undo(),
                };
                undone.map_err(|failure| self.failure(&failure))?;
                Ok(self.standing(json!({}))?)
            }
            Request::Redo => {
                let played = self.table_mut()?.redo();
                self.after(played)
            }
            Request::Record => {
                let record = self.table()?.record(&self.names(), WithSeed::Always);
                Ok(json!({ "record": record.to_string() }))
            }
        }
    }

    /// Hints depend only on the seat’s knowledge: the same question gets the same answer.
    fn hint(&self, seat: u64, most: u64, iterations: Option<u64>) -> Result<Value, Value> {
        let (table, seat) = (self.table()?, self.seat(seat)?);
        let most = usize::try_from(most).unwrap_or(usize::MAX);
        let iterations = iterations.map(|iterations| iterations.clamp(1, MOST_ITERATIONS));
        let game = self.game(table.info().id)?;
        let budget = Budget { iterations, ..Budget::default() };
        let found = with_game!(game, G => hints_at::<G>(&table.position(), seat, most, &budget));
        let found = found.map_err(|error| self.setup_error(game.name(), "bad_scenario", &error))?;
        Ok(json!({ "hints": found }))
    }

    fn table(&self) -> Result<&dyn AnyTable, Value> {
        let missing = || self.bad_request(&BadRequest::new("no_table"));
        self.table.as_deref().ok_or_else(missing)
    }

    fn table_mut(&mut self) -> Result<&mut Box<dyn AnyTable>, Value> {
        if self.table.is_none() {
            return Err(self.bad_request(&BadRequest::new("no_table")));
        }
        self.table.as_mut().ok_or(Value::Null)
    }

    fn seat(&self, number: u64) -> Result<Seat, Value> {
        let players = self.table()?.players();
        let seat = usize::try_from(number).ok().filter(|seat| *seat < players).and_then(Seat::new);
        seat.ok_or_else(|| {
            let args = json!({ "seat": number, "players": players });
            self.bad_request(&BadRequest { code: "no_such_seat", args })
        })
    }

    fn deal(
        &mut self,
        game: &str,
        players: u64,
        seed: Option<&str>,
        options: &Value,
    ) -> Result<Value, Value> {
        let id = self.game(game)?;
        let seed = match seed {
            Some(text) => Seed::from_text(text),
            None => (self.fresh_seed)().map_err(|reason| {
                let args = json!({ "reason": reason });
                self.bad_request(&BadRequest { code: "no_random_numbers", args })
            })?,
        };
        let players = usize::try_from(players).unwrap_or(usize::MAX);
        let dealt = with_game!(id, G => deal::<G>(players, options, seed));
        let (table, events) =
            dealt.map_err(|error| self.setup_error(game, "bad_options", &error))?;
        self.table = Some(table);
        self.standing(json!({ "events": events }))
    }

    fn load(&mut self, scenario: &Value) -> Result<Value, Value> {
        let mut problems = Problems::default();
        let root = Node::root(scenario);
        // Only an object has entries; anything else is a problem of its own.
        root.entries(&mut problems);
        let game = root.required("game", &mut problems).and_then(|name| name.text(&mut problems));
        let Some(game) = game else {
            return Err(self.setup_problems("", "bad_scenario", &problems));
        };
        let id = self.game(game)?;
        // The seed of the scenario also determines all later chance.
        let seed = root.seed(&Seed::from_text(""), &mut problems);
        let loaded = with_game!(id, G => load::<G>(scenario, seed));
        let table = loaded.map_err(|error| self.setup_error(game, "bad_scenario", &error))?;
        self.table = Some(table);
        self.standing(json!({}))
    }

    fn game(&self, id: &str) -> Result<GameId, Value> {
        GameId::named(id).ok_or_else(|| {
            let short: String = id.chars().take(40).collect();
            let args = json!({ "game": short, "known": GameId::all_names() });
            self.bad_request(&BadRequest { code: "unknown_game", args })
        })
    }

    fn setup_error(&self, game: &str, code: &str, error: &SetupError) -> Value {
        match error {
            SetupError::Players { got, min, max } => json!({
                "code": "wrong_number_of_players",
                "message": self.words.setup_error(game, error),
                "details": { "got": got, "min": min, "max": max },
            }),
            SetupError::Problems(problems) => self.setup_problems(game, code, problems),
        }
    }

    fn setup_problems(&self, game: &str, code: &str, problems: &Problems) -> Value {
        let message = self.words.setup_error(game, &problems.clone().into());
        let problems = problems.iter().map(|problem| {
            json!({
                "path": problem.path,
                "code": problem.code,
                "message": self.words.problem(game, problem),
            })
        });
        let problems: Vec<Value> = problems.collect();
        json!({ "code": code, "message": message, "problems": problems })
    }

    fn after(&self, played: Result<Played, Failure>) -> Result<Value, Value> {
        let played = played.map_err(|failure| self.failure(&failure))?;
        let events = self.table()?.last_events();
        self.standing(json!({ "events": events, "revealed": played.revealed }))
    }

    /// Adds the pending decisions, the hash and, after the end, the outcome to an answer.
    fn standing(&self, mut answer: Value) -> Result<Value, Value> {
        let table = self.table()?;
        answer["deciding"] = json!(table.deciding());
        answer["hash"] = format!("{:016x}", table.stable_hash()).into();
        if let Some(outcome) = table.outcome() {
            answer["outcome"] = json!(outcome);
            answer["breakdown"] = json!(table.breakdown());
        }
        Ok(answer)
    }
}

/// Deals a game. The first events come with it.
fn deal<G: Game>(
    players: usize,
    options: &Value,
    seed: Seed,
) -> Result<(Box<dyn AnyTable>, Vec<Value>), SetupError> {
    let options = read_options_or_default::<G>(options)?;
    let (table, events) = Table::<G>::deal(players, &options, Origin::Local(seed))?;
    let events = events.iter().filter_map(|event| serde_json::to_value(event).ok()).collect();
    Ok((Box::new(table), events))
}

fn load<G: Game>(scenario: &Value, seed: Seed) -> Result<Box<dyn AnyTable>, SetupError> {
    Ok(Box::new(Table::<G>::from_scenario(scenario, seed)?))
}

/// Hints for a seat in a position; none if it owes no decision.
fn hints_at<G: Evaluate>(
    position: &Value,
    seat: Seat,
    most: usize,
    budget: &Budget,
) -> Result<Value, SetupError> {
    let game = G::from_scenario(position, &Seed::from_text(""))?;
    if !game.deciding().contains(seat) {
        return Ok(Value::Array(Vec::new()));
    }
    Ok(hints_json::<G>(&hints(&game, seat, most, 0, budget)))
}
