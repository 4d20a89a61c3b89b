//! `higaki sim`: many games in a row, and what comes out.

use crate::board::Board;
use crate::budget::BudgetArguments;
use crate::component_data::options_with_data;
use crate::error::CommandError;
use crate::games::{Visitor, options_from_text, visit};
use crate::print::print_line;
use clap::Args;
use higaki_bots::{Drawing, Kind, Progress, Report, Simulation};
use higaki_catalogue::GameId;
use higaki_table::Seed;
use higaki_words::{Language, Words};
use indicatif::{HumanCount, ProgressBar, ProgressState, ProgressStyle};
use serde_json::{Value, json};
use std::fmt;
use std::io::IsTerminal;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// Simulate many games and report speed, lengths, scores and win rates
#[derive(Args, Debug)]
pub(crate) struct SimArguments {
    /// The game
    #[arg(value_parser = crate::games::parser())]
    game: GameId,
    /// How many play; by default as few as the game allows
    #[arg(long)]
    players: Option<usize>,
    /// How many games
    #[arg(long, default_value_t = 100_000)]
    games: u64,
    /// Who plays: random, greedy, apprentice, clerk, merchant, captain or shogun
    #[arg(long, default_value = "random")]
    bot: Kind,
    /// Let random players draw evenly from the listed choices, which is slower
    #[arg(long)]
    listed: bool,
    /// 64 hexadecimal digits, or any text; the same seed gives the same games
    #[arg(long, default_value = "higaki")]
    seed: String,
    /// How many threads
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Options of the game as JSON, for instance '{"hands":"open"}'
    #[arg(long, default_value = "{}")]
    options: String,
    /// Your own data about the printed components, for games that have such data
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
    #[command(flatten)]
    thinking: BudgetArguments,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

pub(crate) fn sim(arguments: SimArguments) -> Result<ExitCode, CommandError> {
    if arguments.games == 0 {
        return Err(CommandError::usage("--games must be at least 1"));
    }
    if !(1..=256).contains(&arguments.threads) {
        return Err(CommandError::usage("--threads must be 1 to 256"));
    }
    let game = arguments.game;
    visit(game, Run { arguments })
}

struct Run {
    arguments: SimArguments,
}

impl Visitor for Run {
    type Output = Result<ExitCode, CommandError>;

    fn visit<G: Board>(self) -> Result<ExitCode, CommandError> {
        let arguments = self.arguments;
        let (min, max) = (G::INFO.min_players, G::INFO.max_players);
        let players = arguments.players.unwrap_or(min);
        if !(min..=max).contains(&players) {
            let message = format!("{} is for {min} to {max} players", G::INFO.id);
            return Err(CommandError::usage(message).with_hint("Change --players"));
        }
        let options = options_from_text::<G>(&arguments.options, players)?;
        let words = Words::new(Language::En);
        let options = options_with_data::<G>(players, options, arguments.data.as_deref(), &words)?;
        let simulation = Simulation::<G> {
            players,
            options,
            games: arguments.games,
            bot: arguments.bot,
            budget: arguments.thinking.budget()?,
            drawing: if arguments.listed { Drawing::Listed } else { Drawing::Unlisted },
            seed: Seed::from_text(&arguments.seed),
            threads: arguments.threads,
        };
        let began = Instant::now();
        let report = run_with_bar(&simulation);
        let seconds = began.elapsed().as_secs_f64().max(1e-9);
        if arguments.json {
            print_line(as_json(&arguments, players, &report, seconds))?;
        } else {
            print_line(told(&arguments, players, &report, seconds).join("\n"))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// A bar is shown on a terminal only, and only if the work takes a moment.
fn run_with_bar<G: Board>(simulation: &Simulation<G>) -> Report {
    let progress = Progress::default();
    if !std::io::stderr().is_terminal() {
        return simulation.run(&progress);
    }
    std::thread::scope(|scope| {
        let worker = scope.spawn(|| simulation.run(&progress));
        let bar = ProgressBar::new(simulation.games).with_style(bar_style());
        while !worker.is_finished() {
            bar.set_position(progress.games());
            std::thread::sleep(Duration::from_millis(50));
        }
        bar.finish_and_clear();
        worker.join().expect("no game panics")
    })
}

/// The bar itself takes what the figures leave of the line, and speed needs no decimals.
fn bar_style() -> ProgressStyle {
    let template = "{wide_bar} {human_pos} of {human_len} games, {speed}, {eta} left";
    let style = ProgressStyle::with_template(template).unwrap_or(ProgressStyle::default_bar());
    let speed = |state: &ProgressState, line: &mut dyn fmt::Write| {
        // Whoever cannot show the speed shows the rest.
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

/// Line by line.
fn told(arguments: &SimArguments, players: usize, report: &Report, seconds: f64) -> Vec<String> {
    let (games, moves) = (report.games as f64, report.moves as f64);
    let lengths = report.lengths;
    let mut lines = vec![format!(
        "{}, {} players, bot {}, seed {:?}, {} thread(s)",
        arguments.game.name(),
        players,
        arguments.bot.word(),
        arguments.seed,
        arguments.threads
    )];
    lines.push(format!("games      {:>12}   in {seconds:.2} s", report.games));
    lines.push(format!("games/s    {:>12.0}", games / seconds));
    lines.push(format!(
        "moves/s    {:>12.0}   {:.1} ns a move",
        moves / seconds,
        seconds * 1e9 / moves
    ));
    lines.push(format!(
        "length     {:>12.1}   moves, from {} to {}",
        lengths.mean, lengths.min, lengths.max
    ));
    for (reason, count) in &report.endings {
        let share = 100.0 * *count as f64 / games;
        lines.push(format!("ended by   {count:>12}   {reason} ({share:.2} %)"));
    }
    for (round, count) in &report.rounds {
        let share = 100.0 * *count as f64 / games;
        lines.push(format!("round {round:<4} {count:>12}   ({share:.2} %)"));
    }
    lines.push("seat       win share   points: mean, from, to".to_owned());
    for (seat, line) in report.seats.iter().enumerate() {
        let share = 100.0 * line.win_share;
        let (mean, min, max) = (line.mean_points, line.min_points, line.max_points);
        lines.push(format!("{seat:<9} {share:>10.2} %   {mean:>10.2} {min:>5} {max:>5}"));
    }
    for (name, line) in &report.groups {
        lines.push(format!(
            "{name:<9} {:>10.2} %   {:>10.2}",
            100.0 * line.win_share,
            line.mean_points
        ));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use indicatif::{ProgressDrawTarget, TermLike};
    use std::io;
    use std::sync::{Arc, Mutex};

    /// A terminal of 80 columns that remembers what was written.
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
    fn the_bar_fits_into_a_line() {
        let screen = Screen::default();
        let target = ProgressDrawTarget::term_like(Box::new(screen.clone()));
        let bar = ProgressBar::with_draw_target(Some(1_000_000_000), target);
        bar.set_style(bar_style());
        bar.set_position(123_456_789);
        bar.force_draw();
        let shown = screen.0.lock().expect("nobody panicked").clone();
        let longest = shown.lines().map(|line| line.trim_end().chars().count()).max();
        assert!(longest.is_some_and(|longest| (60..=80).contains(&longest)), "{shown}");
        let speed = shown.split(", ").find(|part| part.ends_with("/s"));
        assert!(speed.is_some_and(|speed| !speed.contains('.')), "{shown}");
    }
}
