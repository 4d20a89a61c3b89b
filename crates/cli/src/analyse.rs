//! `higaki analyse`: mistakes and luck in a recorded game.

use crate::advice::percent;
use crate::board::{Board, Scene};
use crate::budget::BudgetArguments;
use crate::error::CommandError;
use crate::games::{Visitor, visit};
use crate::language::LanguageArgument;
use crate::paint::{Paint, padded, strip_controls};
use crate::print::{print, print_line};
use crate::record::read_record;
use clap::Args;
use higaki_bots::{Analysis, Decided, MISTAKE, analyse as analyse_table};
use higaki_table::{QuickChance, Record, Seat, Seed, Table};
use higaki_words::Words;
use indicatif::ProgressBar;
use serde_json::json;
use std::io::IsTerminal;
use std::path::PathBuf;
use std::process::ExitCode;

/// List the mistakes in a recorded game and separate luck from skill
#[derive(Args, Debug)]
pub(crate) struct AnalyseArguments {
    /// Record file
    file: PathBuf,
    /// List all decisions, not only mistakes
    #[arg(long, conflicts_with = "json")]
    all: bool,
    /// Print the result as one JSON object
    #[arg(long)]
    json: bool,
    /// Seed of the search; reproducible only with --iterations
    #[arg(long, value_name = "TEXT", default_value = "higaki")]
    seed: String,
    #[command(flatten)]
    budget: BudgetArguments,
    #[command(flatten)]
    language: LanguageArgument,
}

pub(crate) fn analyse(arguments: AnalyseArguments) -> Result<ExitCode, CommandError> {
    let words = Words::new(arguments.language.chosen());
    let (record, game) =
        read_record(&arguments.file).map_err(|error| error.to_command_error(&words))?;
    visit(game, Run { arguments, record: &record, words: &words })
}

struct Run<'a> {
    arguments: AnalyseArguments,
    record: &'a Record,
    words: &'a Words,
}

impl Visitor for Run<'_> {
    type Output = Result<ExitCode, CommandError>;

    fn visit<G: Board>(self) -> Result<ExitCode, CommandError> {
        let table = Table::<G>::replay_record(self.record)
            .map_err(|error| CommandError::failure(self.words.record_error(G::INFO.id, &error)))?;
        let budget = self.arguments.budget.budget(self.words)?;
        let number = QuickChance::from_seed(&Seed::from_text(&self.arguments.seed)).bits();
        let bar = match std::io::stderr().is_terminal() {
            true => ProgressBar::new(table.entries().len() as u64),
            false => ProgressBar::hidden(),
        };
        let analysis = analyse_table(&table, number, &budget, |done| bar.set_position(done as u64));
        bar.finish_and_clear();
        if self.arguments.json {
            let json = json!({ "game": G::INFO.id, "analysis": analysis });
            print_line(json)?;
        } else {
            let paint = Paint::of_stdout();
            let names: Vec<String> =
                self.record.names.iter().map(|name| strip_controls(name)).collect();
            let scene = Scene { names: &names, words: self.words, paint: &paint };
            print(report::<G>(&analysis, self.arguments.all, &scene))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn report<G: Board>(analysis: &Analysis, all: bool, scene: &Scene<'_>) -> String {
    let mut text = format!("\n {}\n", scene.paint.bold(&scene.say("bots-analysis", &[])));
    let shown = |decided: &&Decided| all || decided.loss >= MISTAKE;
    for decided in analysis.decisions.iter().filter(shown) {
        let args = [
            ("number", decided.number.into()),
            ("name", scene.name(decided.seat).into()),
            ("choice", decided.choice.as_str().into()),
            ("best", decided.best.as_str().into()),
            ("chance", percent(decided.chance).into()),
            ("loss", percent(decided.loss).into()),
        ];
        let id = if decided.choice == decided.best { "bots-good-choice" } else { "bots-mistake" };
        let line = scene.paint.wrapped(&scene.say(id, &args), 1);
        text.push_str(&G::highlight(&line, scene.paint));
        text.push('\n');
    }
    if !analysis.decisions.iter().any(|decided| decided.loss >= MISTAKE) {
        text.push_str(&format!(" {}\n", scene.say("bots-no-mistakes", &[])));
    }
    text.push('\n');
    for (seat, sums) in Seat::all(analysis.seats.len()).zip(&analysis.seats) {
        let args = [
            ("decisions", sums.decisions.into()),
            ("mistakes", sums.mistakes.into()),
            ("loss", percent(sums.loss).into()),
            ("luck", format!("{:+}", percent(sums.luck)).into()),
        ];
        let line = scene.say("bots-sums", &args);
        let head = format!(" {} ", padded(scene.name(seat), 12));
        let words: Vec<String> = line.split(' ').map(str::to_owned).collect();
        text.push_str(&scene.paint.flowed(&head, &words, " "));
        text.push('\n');
    }
    text.push_str(&format!("{}\n", scene.paint.wrapped(&scene.say("bots-sums-meaning", &[]), 1)));
    text
}
