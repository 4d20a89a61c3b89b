//! Games on the command line: their names, their options, and the type behind a name.

use crate::board::Board;
use crate::error::CommandError;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use higaki_catalogue::{GameId, read_options, with_game};
use higaki_table::{Game, Problems, Seed, parse_json};
use higaki_words::{Language, Words};

/// A generic function over games, as a value.
pub(crate) trait Visitor {
    type Output;

    fn visit<G: Board>(self) -> Self::Output;
}

/// Calls the visitor with the type of a game.
pub(crate) fn visit<V: Visitor>(game: GameId, visitor: V) -> V::Output {
    with_game!(game, G => visitor.visit::<G>())
}

/// The parser of an argument that names a game.
pub(crate) fn parser() -> impl TypedValueParser<Value = GameId> {
    let names = GameId::ALL.map(|game| PossibleValue::new(game.name()).help(about(game)));
    let find = |name: String| GameId::named(&name).ok_or("not a game");
    PossibleValuesParser::new(names).try_map(find)
}

/// The title of a game and its numbers of players, for `--help`.
pub(crate) fn about(game: GameId) -> String {
    let words = Words::new(Language::En);
    let title = words.say(&format!("{game}-title"), &[]);
    let (min, max) = (game.info().min_players, game.info().max_players);
    format!("{title}, for {min} to {max} players")
}

/// A fresh seed from the operating system.
pub(crate) fn fresh_seed() -> Result<Seed, CommandError> {
    random_seed().map_err(|reason| {
        CommandError::failure(format!("the system gives no random numbers: {reason}"))
    })
}

/// A fresh seed from the operating system, or its error.
pub(crate) fn random_seed() -> Result<Seed, String> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| error.to_string())?;
    Ok(Seed::from_bytes(bytes))
}

/// The options of a game, read from an argument.
pub(crate) fn options_from_text<G: Game>(
    text: &str,
    players: usize,
) -> Result<G::Options, CommandError> {
    let wrong = |reason: String| CommandError::usage(format!("--options: {reason}"));
    let words = Words::new(Language::En);
    let listed = |problems: Problems| {
        let texts: Vec<String> = problems.iter().map(|p| words.problem(G::INFO.id, p)).collect();
        wrong(texts.join(" "))
    };
    let options = parse_json(text).map_err(|error| wrong(error.to_string()))?;
    let options = read_options::<G>(&options).map_err(listed)?;
    G::check_options(G::INFO.rules_version, players, &options).map_err(listed)?;
    Ok(options)
}
