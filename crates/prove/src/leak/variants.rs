//! Which tables are tried: every number of players, and the options that change what is hidden.

use serde_json::{Value, json};

/// The options of a game that are worth a try, by the word of the game.
pub(super) fn options(game: &str) -> Vec<Value> {
    match game {
        "osaka" => vec![
            json!({}),
            json!({ "refill": "after_ships", "insurance": "any_colour" }),
            json!({ "hands": "open" }),
        ],
        "dschunke" => vec![json!({}), json!({ "setup": "free" })],
        _ => vec![
            json!({}),
            json!({ "jiin": "with", "tokken": "with", "ronin": "with" }),
            json!({ "tokken": "with" }),
            json!({ "ronin": "with" }),
        ],
    }
}

/// Numbers of players and options in turn.
pub(super) fn nth(game: &str, fewest: usize, most: usize, number: u64) -> (usize, Value) {
    let options = options(game);
    let counts = (most - fewest + 1) as u64;
    let players = fewest + (number % counts) as usize;
    let variant = (number / counts) % options.len() as u64;
    (players, options[variant as usize].clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use higaki_dschunke::Dschunke;
    use higaki_edo::Edo;
    use higaki_osaka::Osaka;
    use higaki_table::Game;

    fn are_options_of<G: Game>() {
        for options in options(G::INFO.id) {
            let read: G::Options = serde_json::from_value(options.clone()).unwrap();
            assert_eq!(read == G::Options::default(), options == json!({}), "{options}");
            for players in G::INFO.min_players..=G::INFO.max_players {
                assert_eq!(G::check_options(G::INFO.rules_version, players, &read), Ok(()));
            }
        }
    }

    #[test]
    fn variants_are_options_of_their_games() {
        are_options_of::<Osaka>();
        are_options_of::<Dschunke>();
        are_options_of::<Edo>();
    }
}
