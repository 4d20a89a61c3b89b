//! All messages as TypeScript types.

use crate::{Ask, LobbyPage, ServerFrame};
use std::collections::BTreeMap;
use ts_rs::{Config, TS, TypeVisitor};

/// The text of the one TypeScript file with all types, in the order of their names.
#[must_use]
pub fn typescript() -> String {
    let mut declarations = Declarations::default();
    declarations.visit::<Ask>();
    declarations.visit::<ServerFrame>();
    declarations.visit::<LobbyPage>();
    declarations.visit::<crate::Code>();
    let mut text = String::from(
        "// Made from crates/protocol by its tests: `cargo test -p higaki-protocol`.\n\
         // Changes by hand are lost.\n",
    );
    for declaration in declarations.found.values() {
        text.push('\n');
        text.push_str(declaration);
    }
    text
}

/// Every comment in one line, and no blanks at the ends of lines.
fn tidied(text: &str) -> String {
    let mut tidy = String::new();
    let mut comment: Option<Vec<&str>> = None;
    for line in text.lines().map(str::trim_end) {
        let words = line.trim_start();
        match (&mut comment, words) {
            (None, "/**") => comment = Some(Vec::new()),
            (None, _) => {
                tidy.push_str(line);
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

#[derive(Default)]
struct Declarations {
    found: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let config = Config::default();
        // What is built into TypeScript has no file of its own.
        if T::output_path().is_none() || self.found.contains_key(&T::ident(&config)) {
            return;
        }
        let documentation = T::docs().unwrap_or_default();
        let declaration = format!("{documentation}export {}", T::decl(&config));
        self.found.insert(T::ident(&config), tidied(&declaration));
        T::visit_dependencies(self);
    }
}
