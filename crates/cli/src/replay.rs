//! `higaki replay`: a recorded game in words.

use crate::board::{Board, Scene};
use crate::exit::Failed;
use crate::games::Visitor;
use crate::language::LanguageArgument;
use crate::paint::{Paint, harmless};
use crate::play::{events_text, ranking_line};
use crate::verify::read_record;
use clap::Args;
use higaki_table::{Game, Record, RecordError, Table, Viewer};
use higaki_words::Words;
use serde_json::{Value, json};
use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::process::ExitCode;

/// Show a recorded game in words, and check it
#[derive(Args, Debug)]
pub(crate) struct ReplayArguments {
    /// The record
    file: PathBuf,
    /// Show the board after every choice
    #[arg(long, conflicts_with = "json")]
    board: bool,
    /// Wait for the Enter key after every choice
    #[arg(long, conflicts_with = "json")]
    step: bool,
    /// Print one JSON object for each choice
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    language: LanguageArgument,
}

pub(crate) fn replay(arguments: ReplayArguments) -> Result<ExitCode, Failed> {
    let words = Words::new(arguments.language.chosen());
    let (record, game) = read_record(&arguments.file, &words)?;
    game.visit(Show { arguments, record: &record, words: &words })
}

struct Show<'a> {
    arguments: ReplayArguments,
    record: &'a Record,
    words: &'a Words,
}

impl Visitor for Show<'_> {
    type Output = Result<ExitCode, Failed>;

    fn visit<G: Board>(self) -> Result<ExitCode, Failed> {
        let wrong = |error: RecordError| Failed::no(self.words.record_error(G::INFO.id, &error));
        let table = Table::<G>::replay_record(self.record).map_err(wrong)?;
        let shown = if self.arguments.json { print_json(&table) } else { self.tell(&table) };
        match shown {
            // Whoever stopped listening does not want the rest.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return Ok(ExitCode::SUCCESS);
            }
            Err(error) => return Err(Failed::no(error.to_string())),
            Ok(()) => {}
        }
        let verdict = Table::<G>::verify(self.record).map_err(wrong)?;
        if !self.arguments.json {
            let paint = Paint::of_stdout();
            let verdict = self.words.verdict(&verdict);
            let lines = verdict.lines().map(|line| format!("\n{}", paint.wrapped(line, 1)));
            // It was shown to whoever still listens.
            let _ = print(&format!("{}\n", lines.collect::<String>()));
        }
        Ok(ExitCode::SUCCESS)
    }
}

impl Show<'_> {
    fn tell<G: Board>(&self, table: &Table<G>) -> io::Result<()> {
        let paint = Paint::of_stdout();
        let names: Vec<String> = self.record.names.iter().map(|name| harmless(name)).collect();
        let scene = Scene { names: &names, words: self.words, paint: &paint };
        let title = scene.say(&format!("{}-title", G::INFO.id), &[]);
        print(&format!("\n {}\n\n", paint.bold(&title)))?;
        for step in 0..=table.entries().len() {
            let (game, events) = happened(table, step);
            print(&events_text::<G>(&events, &scene))?;
            if self.arguments.board {
                print(&format!("\n{}\n", G::board(&game.view(Viewer::Spectator), &scene)))?;
            }
            if self.arguments.step && step < table.entries().len() && !self.go_on()? {
                return Ok(());
            }
        }
        self.tell_result(table, &scene)
    }

    /// Waits for the Enter key. Any other answer, and the end of the input, ends the show.
    fn go_on(&self) -> io::Result<bool> {
        print(&format!(" {} ", self.words.say("cli-replay-step", &[])))?;
        let mut line = String::new();
        let read = io::stdin().lock().read_line(&mut line)?;
        Ok(read > 0 && line.trim().is_empty())
    }

    fn tell_result<G: Board>(&self, table: &Table<G>, scene: &Scene<'_>) -> io::Result<()> {
        let Some(outcome) = table.game().outcome() else { return Ok(()) };
        let line = ranking_line(&outcome, scene.names, self.words);
        print(&format!("\n {}\n\n", scene.paint.bold(&line)))?;
        let breakdown = table.game().breakdown();
        breakdown.map_or(Ok(()), |breakdown| print(&G::breakdown_text(&breakdown, scene)))
    }
}

/// The game after so many choices, and what happened because of the last of them.
fn happened<G: Game>(table: &Table<G>, step: usize) -> (G, Vec<Value>) {
    let (game, events) = table.at(step);
    let before = if step == 0 { 0 } else { table.at(step - 1).1.len() };
    let events = events[before..].iter().filter_map(|event| serde_json::to_value(event).ok());
    (game, events.collect())
}

fn print_json<G: Game>(table: &Table<G>) -> io::Result<()> {
    for (index, entry) in table.entries().iter().enumerate() {
        let (game, events) = happened(table, index + 1);
        let line = json!({
            "number": index + 1,
            "seat": entry.seat,
            "choice": entry.choice.to_string(),
            "events": events,
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
