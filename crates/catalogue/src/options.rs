//! Options of a game, read from JSON.

use higaki_table::{Game, Node, Problems};
use serde_json::{Value, json};

/// Reads the options of a game.
///
/// # Errors
/// All problems, each with its path below `options`.
pub fn read_options<G: Game>(options: &Value) -> Result<G::Options, Problems> {
    let mut problems = Problems::default();
    let root = json!({ "options": options });
    let node = Node::root(&root).field("options");
    node.and_then(|node| node.options(&mut problems)).ok_or(problems)
}

/// Reads the options of a game; `null` stands for the default.
///
/// # Errors
/// As for [`read_options`].
pub fn read_options_or_default<G: Game>(options: &Value) -> Result<G::Options, Problems> {
    if options.is_null() { Ok(G::Options::default()) } else { read_options::<G>(options) }
}
