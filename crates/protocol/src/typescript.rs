//! TypeScript declarations of the messages and of the JSON of a game.

use crate::{ClientFrame, LobbyPage, ServerFrame};
use higaki_table::Game;
use std::collections::BTreeMap;
use ts_rs::{Config, TS, TypeVisitor};

/// A TypeScript module with the types of all messages, sorted by name.
#[must_use]
pub fn message_types() -> String {
    let mut declarations = Declarations::default();
    declarations.visit::<ClientFrame>();
    declarations.visit::<ServerFrame>();
    declarations.visit::<LobbyPage>();
    declarations.visit::<crate::Code>();
    declarations.module("crates/protocol")
}

/// A TypeScript module with all types that a game sends to the client as JSON, sorted by name. All
/// fields and arrays are read-only.
///
/// # Panics
/// If two types of the game have the same name.
#[must_use]
pub fn game_types<G>() -> String
where
    G: Game,
    G::View: TS + 'static,
    G::Choice: TS + 'static,
    G::Decision: TS + 'static,
    G::Seen: TS + 'static,
    G::Preview: TS + 'static,
    G::Breakdown: TS + 'static,
    G::Options: TS + 'static,
{
    let mut declarations = Declarations::default();
    declarations.visit::<G::View>();
    declarations.visit::<G::Choice>();
    declarations.visit::<G::Decision>();
    declarations.visit::<G::Seen>();
    declarations.visit::<G::Preview>();
    declarations.visit::<G::Breakdown>();
    declarations.visit::<G::Options>();
    read_only(&declarations.module(&format!("crates/{}", G::INFO.id)))
}

/// Puts each comment and each object of a union on one line, and removes trailing blanks.
fn tidied(text: &str) -> String {
    let mut tidy = String::new();
    let mut comment: Option<Vec<&str>> = None;
    for line in text.lines().map(str::trim_end) {
        let words = line.trim_start();
        match (&mut comment, words) {
            (None, "/**") => comment = Some(Vec::new()),
            (None, _) => {
                tidy.push_str(&line.replace(" | {", "\n  | {"));
                tidy.push('\n');
            }
            (Some(said), "*/") => {
                tidy.push_str(&format!("/** {} */\n", said.join(" ")));
                comment = None;
            }
            (Some(said), _) => said.push(words.trim_start_matches('*').trim_start()),
        }
    }
    tidy
}

/// Marks all fields, arrays and tuples of a module as `readonly`, for which ts-rs has no option.
fn read_only(module: &str) -> String {
    let is_comment = |line: &str| line.starts_with('/');
    let lines = module.lines();
    lines
        .map(|line| if is_comment(line) { line.into() } else { read_only_line(line) } + "\n")
        .collect()
}

fn read_only_line(line: &str) -> String {
    let mut marked = String::new();
    let mut rest = line;
    while let Some(first) = rest.chars().next() {
        let token = &rest[..token_length(rest, first)];
        rest = &rest[token.len()..];
        let is_field = rest.starts_with(':') || rest.starts_with("?:");
        let is_tuple = token == "[" && !rest.starts_with(']');
        if is_tuple || (is_field && (first == '"' || first.is_alphabetic())) {
            marked.push_str("readonly ");
        }
        marked.push_str(if token == "Array" { "ReadonlyArray" } else { token });
    }
    marked
}

/// The length in bytes of the name, string or other character at the start of a line.
fn token_length(line: &str, first: char) -> usize {
    let in_name = |letter: char| letter.is_alphanumeric() || letter == '_';
    match first {
        '"' | '`' => line[1..].find(first).map_or(line.len(), |end| end + 2),
        _ if in_name(first) => line.find(|letter| !in_name(letter)).unwrap_or(line.len()),
        _ => first.len_utf8(),
    }
}

#[derive(Default)]
struct Declarations {
    found: BTreeMap<String, String>,
}

impl Declarations {
    fn module(&self, source: &str) -> String {
        let mut text = format!(
            "// Made from {source} by a test: `cargo test -p higaki-protocol`.\n\
             // Changes by hand are lost.\n",
        );
        for declaration in self.found.values() {
            text.push('\n');
            text.push_str(declaration);
        }
        text
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // JSON numbers are `number` in the client, however large the Rust type.
        let config = Config::default().with_large_int("number");
        // Types that are built into TypeScript have no output path.
        if T::output_path().is_none() {
            return;
        }
        let name = T::ident(&config);
        let documentation = T::docs().unwrap_or_default();
        let declaration = tidied(&format!("{documentation}export {}", T::decl(&config)));
        match self.found.get(&name) {
            Some(known) => assert_eq!(*known, declaration, "two types are called {name}"),
            None => {
                self.found.insert(name, declaration);
                T::visit_dependencies(self);
                T::visit_generics(self);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_arrays_and_tuples_become_read_only() {
        let marked = [
            (r#"{ "kind": "a: b", "#, r#"{ readonly "kind": "a: b", "#),
            ("c?: Array<D>, ", "readonly c?: ReadonlyArray<D>, "),
            ("e: [F, G], ", "readonly e: readonly [F, G], "),
            ("h: `${I}: j`, };", "readonly h: `${I}: j`, };"),
        ];
        for (plain, marked) in marked {
            assert_eq!(read_only_line(plain), marked);
        }
    }

    #[test]
    fn comments_stay_as_they_are() {
        assert_eq!(
            read_only("/** a: Array */\nb: c, };\n"),
            "/** a: Array */\nreadonly b: c, };\n"
        );
    }
}
