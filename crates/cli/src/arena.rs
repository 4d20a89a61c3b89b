//! `higaki arena`: ratings and head-to-head results of bots, with confidence intervals.

mod report;

use crate::board::Board;
use crate::error::CommandError;
use crate::games::{Visitor, options_from_text, visit};
use crate::language::LanguageArgument;
use crate::limits::{MOST_THREADS, at_least, players, within};
use crate::paint::Paint;
use crate::print::{print, print_line};
use clap::Args;
use higaki_bots::{
    Arena, ArenaReport, Budget, Contestant, Kind, Progress, UnknownContestant, Until, Verdict,
    Yardstick,
};
use higaki_catalogue::GameId;
use higaki_table::Seed;
use higaki_words::Words;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use std::io::IsTerminal;
use std::process::ExitCode;
use std::time::Duration;

/// Let bots play each other with rotated seats and repeated deals, and rate them
#[derive(Args, Debug)]
pub(crate) struct ArenaArguments {
    /// Game
    #[arg(value_parser = crate::games::parser())]
    game: GameId,
    /// Bots, separated by commas: a level or yardstick, optionally with its own budget
    ///
    /// Levels: apprentice, clerk, merchant, captain, shogun. Yardsticks: random, greedy, flat,
    /// ismcts. Budgets: captain@800 for 800 iterations, ismcts@200ms for 200 milliseconds.
    ///
    /// With as many bots as players, all share one table. With more, every combination plays. With
    /// fewer, each bot plays alone against a table full of each other bot.
    #[arg(long, value_name = "BOTS", value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// Players per table [default: the smallest number of the game]
    #[arg(long, value_name = "NUMBER")]
    players: Option<usize>,
    /// Minimum number of games; every deal is played in every rotation of the seats
    #[arg(long, value_name = "NUMBER", default_value_t = 100)]
    games: u64,
    /// Seed: 64 hexadecimal digits or any text; the same seed gives the same games
    #[arg(long, value_name = "TEXT", default_value = "higaki")]
    seed: String,
    /// Thinking time per decision in milliseconds, for bots that search [default: by level]
    #[arg(long, value_name = "MS")]
    time: Option<u64>,
    /// Search iterations per decision; reproducible on every machine [default: by level]
    #[arg(long, value_name = "NUMBER", conflicts_with = "time")]
    iterations: Option<u64>,
    /// Compare two bots and stop at a significant result; exit status 0 if the first is stronger
    #[arg(long)]
    until_sure: bool,
    /// Number of games played in parallel
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    threads: usize,
    /// Game options as JSON, such as '{"hands":"open"}'
    #[arg(long, value_name = "JSON", default_value = "{}")]
    options: String,
    /// Print the result as one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: LanguageArgument,
}

/// The longest thinking time per decision, in milliseconds.
const LONGEST: u64 = 3_600_000;

pub(crate) fn arena(arguments: ArenaArguments) -> Result<ExitCode, CommandError> {
    let words = Words::new(arguments.language.chosen());
    let usage = |id: &str| Err(CommandError::usage(words.say(id, &[])));
    if arguments.games == 0 {
        return usage("bots-arena-no-games");
    }
    within("--threads", arguments.threads, 1, MOST_THREADS, &words)?;
    if let Some(time) = arguments.time {
        within("--time", time, 1, LONGEST, &words)?;
    }
    if let Some(iterations) = arguments.iterations {
        at_least("--iterations", iterations, 1, &words)?;
    }
    let contestants = contestants(&arguments.bots, &words)?;
    let mut distinct = contestants.clone();
    distinct.sort_by_key(ToString::to_string);
    distinct.dedup();
    if distinct.len() < 2 {
        return usage("bots-arena-alone");
    }
    if arguments.until_sure && distinct.len() != 2 {
        return usage("bots-arena-not-two");
    }
    let game = arguments.game;
    visit(game, Run { arguments, contestants, words: &words })
}

fn contestants(texts: &[String], words: &Words) -> Result<Vec<Contestant>, CommandError> {
    let parse = |text: &String| text.parse::<Contestant>().map_err(|error| unknown(&error, words));
    texts.iter().map(parse).collect()
}

fn unknown(error: &UnknownContestant, words: &Words) -> CommandError {
    CommandError::usage(match error {
        UnknownContestant::Who(name) => {
            let mut known: Vec<&str> = Yardstick::ALL.into_iter().map(Yardstick::word).collect();
            let levels = Kind::ALL.into_iter().map(Kind::word);
            known.extend(levels.filter(|level| !known.contains(level)).collect::<Vec<_>>());
            let known = ("known", known.join(", ").into());
            words.say("cli-unknown-bot", &[("name", name.as_str().into()), known])
        }
        UnknownContestant::Budget(budget) => {
            words.say("cli-bad-budget", &[("budget", budget.as_str().into())])
        }
    })
}

struct Run<'a> {
    arguments: ArenaArguments,
    contestants: Vec<Contestant>,
    words: &'a Words,
}

impl Visitor for Run<'_> {
    type Output = Result<ExitCode, CommandError>;

    fn visit<G: Board>(self) -> Result<ExitCode, CommandError> {
        let (arguments, words) = (self.arguments, self.words);
        let players = players::<G>(arguments.players, words)?;
        let arena = Arena::<G> {
            players,
            options: options_from_text::<G>(&arguments.options, players, words)?,
            contestants: self.contestants,
            games: arguments.games,
            budget: Budget {
                iterations: arguments.iterations,
                time: arguments.time.map(Duration::from_millis),
                ..Budget::default()
            },
            seed: Seed::from_text(&arguments.seed),
            threads: arguments.threads,
            until: if arguments.until_sure { Until::Sure } else { Until::AllPlayed },
        };
        let report = run_with_bar(&arena, words);
        if arguments.json {
            print_line(as_json(&arguments, &report))?;
        } else {
            print(report::text(arguments.game.name(), &report, words, &Paint::of_stdout()))?;
        }
        Ok(match report.verdict {
            Some(Verdict::Second | Verdict::Open) => ExitCode::from(1),
            Some(Verdict::First) | None => ExitCode::SUCCESS,
        })
    }
}

/// Shows a progress bar if standard error is a terminal.
fn run_with_bar<G: Board>(arena: &Arena<G>, words: &Words) -> ArenaReport {
    let progress = Progress::default();
    if !std::io::stderr().is_terminal() {
        return arena.run(&progress);
    }
    std::thread::scope(|scope| {
        let worker = scope.spawn(|| arena.run(&progress));
        let template = format!("{{wide_bar}} {}", words.say("bots-arena-progress", &[]));
        let style = ProgressStyle::with_template(&template);
        let bar = ProgressBar::new(arena.games())
            .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        while !worker.is_finished() {
            bar.set_position(progress.games());
            std::thread::sleep(Duration::from_millis(100));
        }
        bar.finish_and_clear();
        worker.join().expect("no game panics")
    })
}

fn as_json(arguments: &ArenaArguments, report: &ArenaReport) -> Value {
    let mut json = json!({
        "game": arguments.game.name(),
        "seed": arguments.seed,
        "iterations": arguments.iterations,
        "time": arguments.time,
    });
    if let (Some(object), Ok(Value::Object(report))) =
        (json.as_object_mut(), serde_json::to_value(report))
    {
        object.extend(report);
    }
    json
}
