//! `higaki replay`: the events of a recorded game as text or JSON.

use crate::board::{Board, Scene};
use crate::error::CommandError;
use crate::games::{Visitor, visit};
use crate::language::LanguageArgument;
use crate::paint::{Paint, strip_controls};
use crate::play::{events_text, ranking_line};
use crate::print::print_line;
use crate::record::{ReadError, read_record};
use clap::Args;
use higaki_table::{Game, Record, RecordError, Table, Verdict, Viewer};
use higaki_words::Words;
use serde::Serialize;
use serde_json::{Value, json};
use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// Print the events of a recorded game and verify it
#[derive(Args, Debug)]
pub(crate) struct ReplayArguments {
    /// Record file
    file: PathBuf,
    /// Print the board after every choice
    #[arg(long, conflicts_with = "json")]
    board: bool,
    /// Wait for the Enter key after every choice
    #[arg(long, conflicts_with = "json")]
    step: bool,
    /// Print one JSON object per line: the deal, each choice, and an error if there is one
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: LanguageArgument,
}

pub(crate) fn replay(arguments: &ReplayArguments) -> Result<ExitCode, CommandError> {
    let words = Words::new(arguments.language.chosen());
    let shown = read_record(&arguments.file)
        .and_then(|(record, game)| visit(game, Show { arguments, record: &record, words: &words }));
    match shown {
        Ok(Ok(())) => Ok(ExitCode::SUCCESS),
        // The reader closed the pipe.
        Ok(Err(error)) if error.kind() == io::ErrorKind::BrokenPipe => Ok(ExitCode::SUCCESS),
        Ok(Err(error)) => Err(CommandError::failure(error.to_string())),
        Err(error) if arguments.json => {
            print_line(json!({ "error": error.json(&words) }))?;
            Ok(error.to_command_error(&words).status())
        }
        Err(error) => Err(error.to_command_error(&words)),
    }
}

struct Show<'a> {
    arguments: &'a ReplayArguments,
    record: &'a Record,
    words: &'a Words,
}

impl Visitor for Show<'_> {
    /// The outer error is that of the record, the inner one that of standard output.
    type Output = Result<io::Result<()>, ReadError>;

    fn visit<G: Board>(self) -> Self::Output {
        let wrong = |error: RecordError| ReadError::invalid(G::INFO.id, error);
        let table = Table::<G>::replay_record(self.record).map_err(wrong)?;
        let shown = if self.arguments.json { print_json(&table) } else { self.print_game(&table) };
        if shown.is_err() {
            return Ok(shown);
        }
        let verdict = Table::<G>::verify(self.record).map_err(wrong)?;
        Ok(if self.arguments.json { Ok(()) } else { self.print_verdict(&verdict) })
    }
}

impl Show<'_> {
    fn print_game<G: Board>(&self, table: &Table<G>) -> io::Result<()> {
        let paint = Paint::of_stdout();
        let names: Vec<String> =
            self.record.names.iter().map(|name| strip_controls(name)).collect();
        let scene = Scene { names: &names, words: self.words, paint: &paint };
        let title = scene.say(&format!("{}-title", G::INFO.id), &[]);
        print(&format!("\n {}\n\n", paint.bold(&title)))?;
        let last = table.entries().len();
        for (step, (game, events)) in table.replayed().enumerate() {
            print(&events_text::<G>(&values(&events), &scene))?;
            if self.arguments.board {
                print(&format!("\n{}\n", G::board(&game.view(Viewer::Spectator), &scene)))?;
            }
            if self.arguments.step && step < last && !self.next_step()? {
                return Ok(());
            }
        }
        self.print_result(table, &scene)
    }

    fn print_verdict(&self, verdict: &Verdict) -> io::Result<()> {
        let paint = Paint::of_stdout();
        let mut text = self.words.verdict(verdict);
        if self.record.peeks > 0 {
            let count = ("count", self.record.peeks.into());
            text.push_str(&format!("\n{}", self.words.say("verify-peeks", &[count])));
        }
        let lines = text.lines().map(|line| format!("\n{}", paint.wrapped(line, 1)));
        print(&format!("{}\n", lines.collect::<String>()))
    }

    /// Waits for the Enter key. Any other input, or the end of it, ends the replay.
    fn next_step(&self) -> io::Result<bool> {
        print(&format!(" {} ", self.words.say("cli-replay-step", &[])))?;
        let mut line = String::new();
        let read = io::stdin().lock().read_line(&mut line)?;
        Ok(read > 0 && line.trim().is_empty())
    }

    fn print_result<G: Board>(&self, table: &Table<G>, scene: &Scene<'_>) -> io::Result<()> {
        let Some(outcome) = table.game().outcome() else { return Ok(()) };
        let line = ranking_line(G::INFO.id, &outcome, scene);
        print(&format!("\n{}\n\n", scene.paint.bold(&line)))?;
        let breakdown = table.game().breakdown();
        breakdown.map_or(Ok(()), |breakdown| print(&G::breakdown_text(&breakdown, scene)))
    }
}

/// Events as JSON, the form in which sentences are looked up.
fn values<E: Serialize>(events: &[E]) -> Vec<Value> {
    events.iter().filter_map(|event| serde_json::to_value(event).ok()).collect()
}

/// The deal has the number 0 and neither seat nor choice.
fn print_json<G: Game>(table: &Table<G>) -> io::Result<()> {
    let chosen = table.entries().iter().map(Some);
    let chosen = std::iter::once(None).chain(chosen);
    for (number, (entry, (game, events))) in chosen.zip(table.replayed()).enumerate() {
        let line = json!({
            "number": number,
            "seat": entry.map(|entry| entry.seat),
            "choice": entry.map(|entry| entry.choice.to_string()),
            "events": values(&events),
            "hash": format!("{:016x}", game.stable_hash()),
        });
        print(&format!("{line}\n"))?;
    }
    Ok(())
}

fn print(text: &str) -> io::Result<()> {
    let mut output = io::stdout().lock();
    output.write_all(text.as_bytes())?;
    output.flush()
}
