//! `higaki sim`: simulated games and their statistics.

mod report;

use crate::board::Board;
use crate::budget::BudgetArguments;
use crate::component_data::options_with_data;
use crate::error::CommandError;
use crate::games::{Visitor, options_from_text, visit};
use crate::language::LanguageArgument;
use crate::limits::{MOST_THREADS, at_least, players, within};
use crate::print::{print, print_line};
use clap::Args;
use higaki_bots::{Drawing, Kind, Progress, Report, Simulation};
use higaki_catalogue::GameId;
use higaki_table::Seed;
use higaki_words::Words;
use indicatif::{HumanCount, ProgressBar, ProgressState, ProgressStyle};
use serde_json::{Value, json};
use std::fmt;
use std::io::IsTerminal;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// Simulate games between bots and print speed, game lengths, scores and win rates
#[derive(Args, Debug)]
pub(crate) struct SimArguments {
    /// Game
    #[arg(value_parser = crate::games::parser())]
    game: GameId,
    /// Number of players [default: the smallest of the game]
    #[arg(long, value_name = "NUMBER")]
    players: Option<usize>,
    /// Number of games
    #[arg(long, value_name = "NUMBER", default_value_t = 100_000)]
    games: u64,
    /// Level of all bots
    #[arg(long, value_name = "LEVEL", default_value = "random",
        value_parser = crate::games::level_parser())]
    bot: Kind,
    /// Draw random choices uniformly from the list of choices (slower)
    #[arg(long)]
    listed: bool,
    /// Seed: 64 hexadecimal digits or any text; the same seed gives the same games
    #[arg(long, value_name = "TEXT", default_value = "higaki")]
    seed: String,
    /// Number of threads
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    threads: usize,
    /// Game options as JSON, such as '{"hands":"open"}'
    #[arg(long, value_name = "JSON", default_value = "{}")]
    options: String,
    /// Component data file; `higaki rules GAME --print-data` prints a template
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
    #[command(flatten)]
    budget: BudgetArguments,
    /// Print the result as one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: LanguageArgument,
}

pub(crate) fn sim(arguments: SimArguments) -> Result<ExitCode, CommandError> {
    let words = Words::new(arguments.language.chosen());
    at_least("--games", arguments.games, 1, &words)?;
    within("--threads", arguments.threads, 1, MOST_THREADS, &words)?;
    let game = arguments.game;
    visit(game, Run { arguments, words: &words })
}

struct Run<'a> {
    arguments: SimArguments,
    words: &'a Words,
}

impl Visitor for Run<'_> {
    type Output = Result<ExitCode, CommandError>;

    fn visit<G: Board>(self) -> Result<ExitCode, CommandError> {
        let (arguments, words) = (self.arguments, self.words);
        let players = players::<G>(arguments.players, words)?;
        let options = options_from_text::<G>(&arguments.options, players, words)?;
        let options = options_with_data::<G>(players, options, arguments.data.as_deref(), words)?;
        let simulation = Simulation::<G> {
            players,
            options,
            games: arguments.games,
            bot: arguments.bot,
            budget: arguments.budget.budget(words)?,
            drawing: if arguments.listed { Drawing::Listed } else { Drawing::Unlisted },
            seed: Seed::from_text(&arguments.seed),
            threads: arguments.threads,
        };
        let start = Instant::now();
        let report = run_with_bar(&simulation, words);
        let seconds = start.elapsed().as_secs_f64().max(1e-9);
        if arguments.json {
            print_line(as_json(&arguments, players, &report, seconds))?;
        } else {
            print(report::text(&arguments, players, &report, seconds, words))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// Shows a progress bar if standard error is a terminal.
fn run_with_bar<G: Board>(simulation: &Simulation<G>, words: &Words) -> Report {
    let progress = Progress::default();
    if !std::io::stderr().is_terminal() {
        return simulation.run(&progress);
    }
    std::thread::scope(|scope| {
        let worker = scope.spawn(|| simulation.run(&progress));
        let bar = ProgressBar::new(simulation.games).with_style(bar_style(words));
        while !worker.is_finished() {
            bar.set_position(progress.games());
            std::thread::sleep(Duration::from_millis(50));
        }
        bar.finish_and_clear();
        worker.join().expect("no game panics")
    })
}

/// The bar fills the rest of the line; the speed has no decimals.
fn bar_style(words: &Words) -> ProgressStyle {
    let template = format!("{{wide_bar}} {}", words.say("cli-sim-progress", &[]));
    let style = ProgressStyle::with_template(&template).unwrap_or(ProgressStyle::default_bar());
    let speed = |state: &ProgressState, line: &mut dyn fmt::Write| {
        // The rest of the line is worth showing without the speed.
        let _ = write!(line, "{}/s", HumanCount(state.per_sec() as u64));
    };
    style.with_key("speed", speed)
}

fn as_json(arguments: &SimArguments, players: usize, report: &Report, seconds: f64) -> Value {
    let mut json = json!({
        "game": arguments.game.name(),
        "players": players,
        "bot": arguments.bot.word(),
        "listed": arguments.listed,
        "seed": arguments.seed,
        "threads": arguments.threads,
        "seconds": seconds,
        "games_per_second": report.games as f64 / seconds,
        "moves_per_second": report.moves as f64 / seconds,
    });
    if let (Some(object), Ok(Value::Object(report))) =
        (json.as_object_mut(), serde_json::to_value(report))
    {
        object.extend(report);
    }
    json
}

#[cfg(test)]
mod tests {
    use super::*;
    use higaki_words::Language;
    use indicatif::{ProgressDrawTarget, TermLike};
    use std::io;
    use std::sync::{Arc, Mutex};

    /// A terminal of 80 columns that records its output.
    #[derive(Clone, Debug, Default)]
    struct Screen(Arc<Mutex<String>>);

    impl Screen {
        fn add(&self, text: &str) -> io::Result<()> {
            self.0.lock().expect("no test panics while it writes").push_str(text);
            Ok(())
        }
    }

    impl TermLike for Screen {
        fn width(&self) -> u16 {
            80
        }
        fn move_cursor_up(&self, _: usize) -> io::Result<()> {
            self.add("\n")
        }
        fn move_cursor_down(&self, _: usize) -> io::Result<()> {
            self.add("\n")
        }
        fn move_cursor_right(&self, _: usize) -> io::Result<()> {
            Ok(())
        }
        fn move_cursor_left(&self, _: usize) -> io::Result<()> {
            Ok(())
        }
        fn write_line(&self, text: &str) -> io::Result<()> {
            self.add(&format!("{text}\n"))
        }
        fn write_str(&self, text: &str) -> io::Result<()> {
            self.add(text)
        }
        fn clear_line(&self) -> io::Result<()> {
            self.add("\n")
        }
        fn flush(&self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn the_bar_fits_into_a_line_in_every_language() {
        for language in Language::ALL {
            let screen = Screen::default();
            let target = ProgressDrawTarget::term_like(Box::new(screen.clone()));
            let bar = ProgressBar::with_draw_target(Some(1_000_000_000), target);
            bar.set_style(bar_style(&Words::new(language)));
            bar.set_position(123_456_789);
            bar.force_draw();
            let shown = screen.0.lock().expect("no test panics while it writes").clone();
            let longest = shown.lines().map(|line| line.trim_end().chars().count()).max();
            assert!(longest.is_some_and(|longest| (60..=80).contains(&longest)), "{shown}");
            let speed = shown.split(", ").find(|part| part.ends_with("/s"));
            assert!(speed.is_some_and(|speed| !speed.contains('.')), "{shown}");
        }
    }
}
