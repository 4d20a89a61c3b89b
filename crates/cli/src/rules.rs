//! `higaki rules`: our rulebooks.

use crate::board::{Board, Components};
use crate::data::{components, no_data, provenance};
use crate::exit::Failed;
use crate::games::{GameName, Visitor};
use crate::language::LanguageArgument;
use crate::paint::{Paint, harmless};
use clap::Args;
use higaki_words::{Arg, Chapter, RuleText, Rulebook, Ruling, Words};
use serde_json::Value;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Show our rulebook of a game, and what is reconstructed
#[derive(Args, Debug)]
pub(crate) struct RulesArguments {
    /// The game
    #[arg(value_enum)]
    game: GameName,
    /// Only this rule or chapter, for instance O4.3 or D4; OR, DR or ER for all rulings
    #[arg(value_name = "RULE-ID")]
    rule: Option<String>,
    /// Show the provenance of your own data about the printed components
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
    /// Print the data about the printed components that are built in, to correct a copy of them
    #[arg(long, conflicts_with_all = ["rule", "data"])]
    print_data: bool,
    #[command(flatten)]
    language: LanguageArgument,
}

pub(crate) fn rules(arguments: RulesArguments) -> Result<ExitCode, Failed> {
    let words = Words::new(arguments.language.chosen());
    let paint = Paint::of_stdout();
    let book = words
        .rulebook(arguments.game.id())
        .ok_or_else(|| Failed::no(words.say("cli-no-rulebook", &[])))?;
    let file = arguments.data.as_deref();
    let parts = arguments.game.visit(Parts { file, words: &words })?;
    let notice = match file {
        None => String::new(),
        Some(_) => {
            let built_in = arguments.game.visit(Parts { file: None, words: &words })?;
            differences(built_in.as_ref(), parts.as_ref(), &words, &paint)
        }
    };
    let text = match arguments.rule {
        None if arguments.print_data => {
            let parts = parts.ok_or_else(|| no_data(arguments.game.id(), &words))?;
            parts.built_in.to_owned()
        }
        None => whole(&book, &words, &paint) + &data(parts, arguments.game, &words, &paint),
        Some(id) => section(&book, &id, &paint).ok_or_else(|| {
            let short: String = id.chars().take(40).collect();
            let args =
                [("rule", short.into()), ("chapters", chapters(&book).into()), example(&book)];
            Failed::wrong_call(words.say("cli-no-such-rule", &args))
        })?,
    };
    // Whoever stopped listening, a pager for instance, does not want the rest.
    let _ = std::io::stdout().lock().write_all((notice + &text).as_bytes());
    Ok(ExitCode::SUCCESS)
}

struct Parts<'a> {
    file: Option<&'a Path>,
    words: &'a Words,
}

impl Visitor for Parts<'_> {
    type Output = Result<Option<Components>, Failed>;

    fn visit<G: Board>(self) -> Self::Output {
        components::<G>(self.file, self.words)
    }
}

/// The texts of the rules name the figures of the built-in data: says where other data differ.
fn differences(
    built_in: Option<&Components>,
    own: Option<&Components>,
    words: &Words,
    paint: &Paint,
) -> String {
    let entries = |parts: Option<&Components>| -> Vec<(String, Value)> {
        let entries = parts.into_iter().flat_map(|parts| &parts.entries);
        entries.map(|entry| (entry.path.clone(), entry.value.clone())).collect()
    };
    let known = entries(built_in);
    let other = entries(own).into_iter().filter(|entry| !known.contains(entry));
    let paths: Vec<String> = other.map(|(path, _)| harmless(&path)).collect();
    if paths.is_empty() {
        return String::new();
    }
    let count = ("count", paths.len().into());
    let paths = ("paths", paths.join(", ").into());
    format!("\n{}\n", paint.wrapped(&words.say("cli-data-differs", &[count, paths]), 0))
}

/// What is printed, inferred and reconstructed, if the game has data of that kind.
fn data(parts: Option<Components>, game: GameName, words: &Words, paint: &Paint) -> String {
    let Some(parts) = parts else { return String::new() };
    let title = headline(&words.say("cli-data-title", &[]), '─', paint);
    title + &provenance(&parts, game.id(), words, paint)
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

/// A rule of this book, to show what an id looks like.
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

/// Ids stand in a column of their own.
const HANGING: usize = 7;

fn headline(title: &str, line: char, paint: &Paint) -> String {
    let below = line.to_string().repeat(title.chars().count());
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

/// A text whose first line begins behind an id.
fn behind_id(id: &str, text: &str, paint: &Paint) -> String {
    let gap = " ".repeat(HANGING.saturating_sub(id.chars().count()));
    let end = if text.ends_with('\n') { "" } else { "\n" };
    format!("{}{gap}{text}{end}", paint.bold(id))
}

/// Every paragraph in lines that fit, and a blank line behind it.
fn paragraphs(texts: &[String], indent: usize, paint: &Paint) -> String {
    texts.iter().map(|text| format!("{}\n\n", paint.wrapped(text, indent))).collect()
}
