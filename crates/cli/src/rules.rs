//! `higaki rules`: rulebooks and component data.

use crate::board::Board;
use crate::component_data::{data_text, no_data_error};
use crate::data_tables::data_tables;
use crate::error::CommandError;
use crate::games::{Visitor, visit};
use crate::language::LanguageArgument;
use crate::paint::{Paint, columns};
use crate::print::print;
use clap::Args;
use higaki_catalogue::GameId;
use higaki_words::{Arg, CellText, Chapter, DataText, RuleText, Rulebook, Ruling, Words};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Print the rulebook of a game and its component data
#[derive(Args, Debug)]
pub(crate) struct RulesArguments {
    /// Game
    #[arg(value_parser = crate::games::parser())]
    game: GameId,
    /// Rule or chapter, such as O4.3 or D4; OR, DR or ER for all rulings [default: everything]
    #[arg(value_name = "RULE-ID")]
    rule: Option<String>,
    /// Component data file to show instead of the built-in data
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
    /// Print the built-in component data as JSON, as a template for --data
    #[arg(long, conflicts_with_all = ["rule", "data"])]
    print_data: bool,
    #[command(flatten)]
    language: LanguageArgument,
}

pub(crate) fn rules(arguments: RulesArguments) -> Result<ExitCode, CommandError> {
    let words = Words::new(arguments.language.chosen());
    let paint = Paint::of_stdout();
    let book = words
        .rulebook(arguments.game.name())
        .ok_or_else(|| CommandError::failure(words.say("cli-no-rulebook", &[])))?;
    let file = arguments.data.as_deref();
    let data = visit(arguments.game, Data { file, words: &words })?;
    let notice = match file {
        None => String::new(),
        Some(_) => {
            let built_in = visit(arguments.game, Data { file: None, words: &words })?;
            differences(built_in.as_ref(), data.as_ref(), &words, &paint)
        }
    };
    let text = match arguments.rule {
        None if arguments.print_data => {
            let file = visit(arguments.game, DataFile);
            file.ok_or_else(|| no_data_error(arguments.game.name(), &words))?.to_owned()
        }
        None => {
            let data = data.map(|data| tables(&data, arguments.game, &words, &paint));
            whole(&book, &words, &paint) + &data.unwrap_or_default()
        }
        Some(id) => section(&book, &id, &paint).ok_or_else(|| {
            let short: String = id.chars().take(40).collect();
            let args =
                [("rule", short.into()), ("chapters", chapters(&book).into()), example(&book)];
            CommandError::usage(words.say("cli-no-such-rule", &args))
        })?,
    };
    print(notice + &text)?;
    Ok(ExitCode::SUCCESS)
}

struct Data<'a> {
    file: Option<&'a Path>,
    words: &'a Words,
}

impl Visitor for Data<'_> {
    type Output = Result<Option<DataText>, CommandError>;

    fn visit<G: Board>(self) -> Self::Output {
        data_text::<G>(self.file, self.words)
    }
}

struct DataFile;

impl Visitor for DataFile {
    type Output = Option<&'static str>;

    fn visit<G: Board>(self) -> Self::Output {
        G::data_file()
    }
}

/// A notice that lists the rows in which a data file differs from the built-in data, whose figures
/// are those in the texts of the rules.
fn differences(
    built_in: Option<&DataText>,
    own: Option<&DataText>,
    words: &Words,
    paint: &Paint,
) -> String {
    let cells = |row: &[CellText]| row.iter().map(|cell| cell.text.clone()).collect::<Vec<_>>();
    let known = |name: &str| {
        let table = built_in?.tables.iter().find(|table| table.name == name)?;
        Some(table.rows.iter().map(|row| cells(row)).collect::<Vec<_>>())
    };
    let mut places: Vec<String> = Vec::new();
    for table in own.into_iter().flat_map(|data| &data.tables) {
        let known = known(&table.name).unwrap_or_default();
        for row in table.rows.iter().filter(|row| !known.contains(&cells(row))) {
            let place = format!("{} ({})", table.caption, row[0].text);
            if !places.contains(&place) {
                places.push(place);
            }
        }
    }
    if places.is_empty() {
        return String::new();
    }
    let count = ("count", places.len().into());
    let places = ("places", places.join(", ").into());
    format!("\n{}\n", paint.wrapped(&words.say("cli-data-differs", &[count, places]), 0))
}

/// The tables of component data with their provenance.
fn tables(data: &DataText, game: GameId, words: &Words, paint: &Paint) -> String {
    let title = headline(&words.say("data-title", &[]), '─', paint);
    let intro = words.say("cli-data-intro", &[("game", game.name().into())]);
    format!("{title}{}\n\n{}", paint.wrapped(&intro, 0), data_tables(data, paint))
}

fn whole(book: &Rulebook, words: &Words, paint: &Paint) -> String {
    let mut text = headline(&book.title, '═', paint);
    text.push_str(&paragraphs(&book.intro, 0, paint));
    for (id, part) in [("rules-goal", &book.goal), ("rules-overview", &book.overview)] {
        text.push_str(&headline(&words.say(id, &[]), '─', paint));
        text.push_str(&paragraphs(part, 0, paint));
    }
    for part in &book.chapters {
        text.push_str(&chapter(part, paint));
    }
    text.push_str(&rulings(book, paint));
    text.push_str(&headline(&book.sources_title, '─', paint));
    text.push_str(&paragraphs(&book.sources, 0, paint));
    text.push_str(&headline(&words.say("rules-credits", &[]), '─', paint));
    text.push_str(&paragraphs(&book.credits, 0, paint));
    text
}

/// One rule, ruling or chapter, or all rulings.
pub(crate) fn section(book: &Rulebook, id: &str, paint: &Paint) -> Option<String> {
    let is = |known: &str| known.eq_ignore_ascii_case(id);
    if let Some(part) = book.chapters.iter().find(|chapter| is(&chapter.id)) {
        return Some(chapter(part, paint));
    }
    let rules = book.chapters.iter().flat_map(|chapter| &chapter.rules);
    if let Some(found) = rules.into_iter().find(|found| is(&found.id)) {
        return Some(format!("\n{}", rule(found, paint)));
    }
    if rulings_id(book).is_some_and(is) {
        return Some(rulings(book, paint));
    }
    let found = book.rulings.iter().find(|ruling| is(&ruling.id))?;
    Some(format!("\n{}", ruling(found, paint)))
}

/// The chapters with their headlines, one a line.
pub(crate) fn contents(book: &Rulebook) -> String {
    let line = |chapter: &Chapter| format!("   {:<5}{}\n", chapter.id, chapter.title);
    book.chapters.iter().map(line).collect()
}

/// An argument with the id of a rule, as an example.
pub(crate) fn example(book: &Rulebook) -> (&'static str, Arg) {
    let rule = book.chapters.get(3).and_then(|chapter| chapter.rules.get(2));
    ("example", rule.map_or("", |rule| rule.id.as_str()).into())
}

/// The ids of all chapters, the rulings last.
pub(crate) fn chapters(book: &Rulebook) -> String {
    let chapters = book.chapters.iter().map(|chapter| chapter.id.as_str());
    let ids: Vec<&str> = chapters.chain(rulings_id(book)).collect();
    ids.join(", ")
}

/// The part that the ids of all rulings share: `OR` of `OR.1`.
fn rulings_id(book: &Rulebook) -> Option<&str> {
    let (id, _) = book.rulings.first()?.id.split_once('.')?;
    Some(id)
}

/// The columns of a rule id.
const HANGING: usize = 7;

fn headline(title: &str, line: char, paint: &Paint) -> String {
    let below = line.to_string().repeat(columns(title));
    format!("\n{}\n{}\n\n", paint.bold(title), paint.dim(&below))
}

fn chapter(chapter: &Chapter, paint: &Paint) -> String {
    let title = format!("{}  {}", chapter.id, chapter.title);
    let rules = chapter.rules.iter().map(|text| rule(text, paint));
    headline(&title, '─', paint) + &rules.collect::<String>()
}

fn rulings(book: &Rulebook, paint: &Paint) -> String {
    let rulings = book.rulings.iter().map(|text| ruling(text, paint));
    headline(&book.rulings_title, '─', paint) + &rulings.collect::<String>()
}

fn ruling(ruling: &Ruling, paint: &Paint) -> String {
    let question = paint.wrapped(&ruling.question, HANGING);
    let question = behind_id(&ruling.id, &paint.bold(question.trim_start()), paint);
    question + &paragraphs(&ruling.answer, HANGING, paint)
}

fn rule(rule: &RuleText, paint: &Paint) -> String {
    let text = paragraphs(&rule.text, HANGING, paint);
    behind_id(&rule.id, text.trim_start(), paint)
}

/// An id, and a text with a hanging indent.
fn behind_id(id: &str, text: &str, paint: &Paint) -> String {
    let gap = " ".repeat(HANGING.saturating_sub(id.chars().count()));
    let end = if text.ends_with('\n') { "" } else { "\n" };
    format!("{}{gap}{text}{end}", paint.bold(id))
}

/// Wrapped paragraphs, each followed by a blank line.
fn paragraphs(texts: &[String], indent: usize, paint: &Paint) -> String {
    texts.iter().map(|text| format!("{}\n\n", paint.wrapped(text, indent))).collect()
}
