//! `higaki engine`: the rules for other programs, one JSON object a line, in and out.
//!
//! Every line gets exactly one answer, also one that makes no sense.

mod input;
mod request;

use crate::exit::Failed;
use crate::games::{GameName, Refusal, fresh_seed};
use clap::Args;
use higaki_table::{
    AnyTable, Failure, Node, Played, Problems, Seat, Seed, SetupError, Viewer, WithSeed,
};
use higaki_words::{Language, Words};
use input::Line;
use request::{BadRequest, Request};
use serde_json::{Value, json};
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;

/// Speak the engine protocol on standard input and output
#[derive(Args, Debug)]
pub(crate) struct EngineArguments {
    #[command(flatten)]
    language: crate::language::LanguageArgument,
}

pub(crate) fn engine(arguments: &EngineArguments) -> Result<ExitCode, Failed> {
    // A fault of ours must not write into the stream of somebody's program; it is answered.
    std::panic::set_hook(Box::new(|_| {}));
    let mut engine = Engine::new(arguments.language.chosen());
    let mut output = std::io::stdout().lock();
    for line in input::lines(std::io::stdin().lock()) {
        let answer = match line {
            Line::Text(text) => engine.answer(&text),
            Line::TooLong => engine.refuse(&Value::Null, &BadRequest::new("line_too_long")),
            Line::NotText => engine.refuse(&Value::Null, &BadRequest::new("not_utf8")),
        };
        // Whoever stopped listening does not want the rest.
        if writeln!(output, "{answer}").and_then(|()| output.flush()).is_err() {
            break;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Nobody waits for longer advice.
const MOST_ITERATIONS: u64 = 1_000_000;

/// The engine between two lines: at most one game.
#[derive(Debug)]
pub struct Engine {
    words: Words,
    table: Option<Box<dyn AnyTable>>,
}

impl Engine {
    /// An engine without a game.
    #[must_use]
    pub fn new(language: Language) -> Engine {
        Engine { words: Words::new(language), table: None }
    }

    /// Answers one line.
    pub fn answer(&mut self, line: &str) -> Value {
        let (id, request) = request::read(line);
        let request = match request {
            Ok(request) => request,
            Err(bad) => return self.refuse(&id, &bad),
        };
        // A panic would be our fault; the caller still gets an answer, and a table that may be
        // broken is not used again.
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
                self.deal(&game, players, seed.as_deref(), options)
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

    /// Advice follows from what the seat knows and from nothing else: the same question gets the
    /// same answer.
    fn hint(&self, seat: u64, most: u64, iterations: Option<u64>) -> Result<Value, Value> {
        let (table, seat) = (self.table()?, self.seat(seat)?);
        let most = usize::try_from(most).unwrap_or(usize::MAX);
        let iterations = iterations.map(|iterations| iterations.clamp(1, MOST_ITERATIONS));
        let name = self.game(table.info().id)?;
        let hints = name.hints(&table.position(), seat, most, iterations);
        let hints = hints.map_err(|error| self.setup_error(name.id(), "bad_scenario", &error))?;
        Ok(json!({ "hints": hints }))
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
        options: Value,
    ) -> Result<Value, Value> {
        let name = self.game(game)?;
        let seed = match seed {
            Some(text) => Seed::from_text(text),
            None => fresh_seed().map_err(|error| {
                let args = json!({ "reason": error.to_string() });
                self.bad_request(&BadRequest { code: "no_random_numbers", args })
            })?,
        };
        let players = usize::try_from(players).unwrap_or(usize::MAX);
        let dealt = name.deal(players, options, seed).map_err(|refusal| match refusal {
            Refusal::Options(problems) => self.setup_problems(game, "bad_options", &problems),
            Refusal::Setup(error) => self.setup_error(game, "bad_options", &error),
        });
        let (table, events) = dealt?;
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
        let name = self.game(game)?;
        // The seed of the scenario is also the seed of everything that chance decides later on.
        let seed = root.seed(&Seed::from_text(""), &mut problems);
        let loaded = name.load(scenario, seed);
        let table = loaded.map_err(|error| self.setup_error(game, "bad_scenario", &error))?;
        self.table = Some(table);
        self.standing(json!({}))
    }

    fn game(&self, id: &str) -> Result<GameName, Value> {
        GameName::from_id(id).ok_or_else(|| {
            let short: String = id.chars().take(40).collect();
            let args = json!({ "game": short, "known": GameName::all_ids() });
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

    /// What is said after every change: who decides what, and the end if it has come.
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
