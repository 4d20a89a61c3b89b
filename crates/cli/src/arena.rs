//! `higaki arena`: who is stronger, and how sure that is.

mod report;

use crate::board::Board;
use crate::error::CommandError;
use crate::games::{Visitor, options_from_text, visit};
use crate::language::LanguageArgument;
use crate::paint::Paint;
use crate::print::{print, print_line};
use clap::Args;
use higaki_bots::{Arena, ArenaReport, Budget, Contestant, Progress, Until, Verdict};
use higaki_catalogue::GameId;
use higaki_table::Seed;
use higaki_words::Words;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};
use std::io::IsTerminal;
use std::process::ExitCode;
use std::time::Duration;

/// Let opponents play each other, with rotated seats and repeated deals, and rate them
#[derive(Args, Debug)]
pub(crate) struct ArenaArguments {
    /// The game
    #[arg(value_parser = crate::games::parser())]
    game: GameId,
    /// Who plays: levels (apprentice, clerk, merchant, captain, shogun) and yardsticks (random,
    /// greedy, flat, ismcts); captain@800 has 800 iterations, ismcts@200ms so many milliseconds.
    /// As many as players: all at one table; more: every selection; fewer: each alone against a
    /// table full of each other
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<Contestant>,
    /// How many play at a table; by default as few as the game allows
    #[arg(long)]
    players: Option<usize>,
    /// How many games at least; every deal is played in every rotation
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// 64 hexadecimal digits, or any text; the same seed gives the same games
    #[arg(long, default_value = "higaki")]
    seed: String,
    /// So many milliseconds for each decision, for those who search
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    time: Option<u64>,
    /// So many iterations for each decision: the same result on every machine
    #[arg(long, value_name = "NUMBER", conflicts_with = "time",
        value_parser = clap::value_parser!(u64).range(1..))]
    iterations: Option<u64>,
    /// Stop as soon as it is sure which of two is stronger; exit status 0 if the first one is
    #[arg(long)]
    until_sure: bool,
    /// How many games are played at the same time
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Options of the game as JSON
    #[arg(long, default_value = "{}")]
    options: String,
    /// Print one JSON object instead of words
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: LanguageArgument,
}

pub(crate) fn arena(arguments: ArenaArguments) -> Result<ExitCode, CommandError> {
    let words = Words::new(arguments.language.chosen());
    let wrong = |id: &str| Err(CommandError::usage(words.say(id, &[])));
    if arguments.games == 0 {
        return wrong("bots-arena-no-games");
    }
    let mut others = arguments.bots.clone();
    others.dedup();
    let all_same = others.len() < 2;
    if all_same {
        return wrong("bots-arena-alone");
    }
    let game = arguments.game;
    visit(game, Run { arguments, words: &words })
}

struct Run<'a> {
    arguments: ArenaArguments,
    words: &'a Words,
}

impl Visitor for Run<'_> {
    type Output = Result<ExitCode, CommandError>;

    fn visit<G: Board>(self) -> Result<ExitCode, CommandError> {
        let (arguments, words) = (self.arguments, self.words);
        let (min, max) = (G::INFO.min_players, G::INFO.max_players);
        let players = arguments.players.unwrap_or(min);
        if !(min..=max).contains(&players) {
            let message = format!("{} is for {min} to {max} players", G::INFO.id);
            return Err(CommandError::usage(message).with_hint("Change --players"));
        }
        let mut different = arguments.bots.clone();
        different.sort_by_key(ToString::to_string);
        different.dedup();
        if arguments.until_sure && different.len() != 2 {
            return Err(CommandError::usage(words.say("bots-arena-not-two", &[])));
        }
        let arena = Arena::<G> {
            players,
            options: options_from_text::<G>(&arguments.options, players)?,
            contestants: arguments.bots.clone(),
            games: arguments.games,
            budget: Budget {
                iterations: arguments.iterations,
                time: arguments.time.map(Duration::from_millis),
                ..Budget::default()
            },
            seed: Seed::from_text(&arguments.seed),
            threads: arguments.threads.into(),
            until: if arguments.until_sure { Until::Sure } else { Until::AllPlayed },
        };
        let report = run_with_bar(&arena, words);
        if arguments.json {
            print_line(as_json(&arguments, &report))?;
        } else {
            print(report::told(arguments.game.name(), &report, words, &Paint::of_stdout()))?;
        }
        Ok(match report.verdict {
            Some(Verdict::Second | Verdict::Open) => ExitCode::from(1),
            Some(Verdict::First) | None => ExitCode::SUCCESS,
        })
    }
}

/// A bar is shown on a terminal only.
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
