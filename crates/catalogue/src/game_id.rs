//! The names of the games, and the mapping from a name to a type.

use higaki_table::{Game, GameInfo};
use serde_json::{Value, json};
use std::fmt;

/// The types behind the names, for [`with_game!`](crate::with_game).
pub mod types {
    pub use higaki_dschunke::Dschunke;
    pub use higaki_edo::Edo;
    pub use higaki_osaka::Osaka;
}

/// Defines the enum together with the list of its variants, so that none can be left out.
macro_rules! game_ids {
    ($($(#[$doc:meta])* $game:ident,)*) => {
        /// A game of Higaki.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum GameId { $($(#[$doc])* $game,)* }

        impl GameId {
            /// All games, in the order in which they are listed for people.
            pub const ALL: [GameId; [$(GameId::$game),*].len()] = [$(GameId::$game),*];
        }
    };
}

game_ids! {
    /// Traders of Osaka.
    Osaka,
    /// Dschunke.
    Dschunke,
    /// EDO with Erweiterung 1.
    Edo,
}

/// Evaluates an expression with the type of a game under a name of your choice.
///
/// Every game must satisfy the traits that the expression needs, so a new game that lacks one does
/// not compile.
///
/// ```
/// use higaki_catalogue::{GameId, with_game};
/// use higaki_table::Game;
///
/// let most = |game: GameId| with_game!(game, G => G::INFO.max_players);
/// assert!(GameId::ALL.into_iter().all(|game| most(game) >= 4));
/// ```
#[macro_export]
macro_rules! with_game {
    ($game:expr, $G:ident => $body:expr) => {
        match $game {
            $crate::GameId::Osaka => {
                type $G = $crate::types::Osaka;
                $body
            }
            $crate::GameId::Dschunke => {
                type $G = $crate::types::Dschunke;
                $body
            }
            $crate::GameId::Edo => {
                type $G = $crate::types::Edo;
                $body
            }
        }
    };
}

impl GameId {
    /// The constants of the game.
    #[must_use]
    pub fn info(self) -> GameInfo {
        crate::with_game!(self, G => G::INFO)
    }

    /// The name of the game in commands, records, scenarios and messages.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.info().id
    }

    /// The game with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<GameId> {
        GameId::ALL.into_iter().find(|game| game.name() == name)
    }

    /// The names of all games, separated by commas, for messages.
    #[must_use]
    pub fn all_names() -> String {
        let names: Vec<&str> = GameId::ALL.iter().map(|game| game.name()).collect();
        names.join(", ")
    }

    /// Options with more hidden information or more components: the variants that a proof or a test
    /// over all games covers. The first ones are the default.
    #[must_use]
    pub fn variants(self) -> Vec<Value> {
        match self {
            GameId::Osaka => vec![
                json!({}),
                json!({ "refill": "after_ships", "insurance": "any_colour" }),
                json!({ "hands": "open" }),
            ],
            GameId::Dschunke => vec![json!({}), json!({ "setup": "free" })],
            GameId::Edo => vec![
                json!({}),
                json!({ "jiin": "with", "tokken": "with", "ronin": "with" }),
                json!({ "tokken": "with" }),
                json!({ "ronin": "with" }),
            ],
        }
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique_and_lead_back() {
        for game in GameId::ALL {
            assert_eq!(GameId::named(game.name()), Some(game));
            assert!(GameId::all_names().contains(game.name()));
        }
        assert_eq!(GameId::named("chess"), None);
        assert_eq!(GameId::named("Osaka"), None);
    }

    #[test]
    fn variants_are_legal_options_with_any_number_of_players() {
        for game in GameId::ALL {
            crate::with_game!(game, G => for variant in game.variants() {
                let read = crate::read_options::<G>(&variant).unwrap();
                assert_eq!(read == <G as Game>::Options::default(), variant == json!({}), "{variant}");
                for players in G::INFO.min_players..=G::INFO.max_players {
                    assert_eq!(G::check_options(G::INFO.rules_version, players, &read), Ok(()));
                }
            });
        }
    }
}
