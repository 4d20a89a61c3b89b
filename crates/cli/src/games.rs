//! Arguments that name a game, a seed or the options of a game.

use crate::board::Board;
use crate::error::CommandError;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use higaki_bots::Kind;
use higaki_catalogue::{GameId, read_options, with_game};
use higaki_table::{Game, Problems, Seed, parse_json};
use higaki_words::{Language, Words};

/// A generic function over games, for [`visit`].
pub(crate) trait Visitor {
    type Output;

    fn visit<G: Board>(self) -> Self::Output;
}

/// Calls the visitor with the type of a game.
pub(crate) fn visit<V: Visitor>(game: GameId, visitor: V) -> V::Output {
    with_game!(game, G => visitor.visit::<G>())
}

/// Parses an argument that names a game.
pub(crate) fn parser() -> impl TypedValueParser<Value = GameId> {
    let names = GameId::ALL.map(|game| PossibleValue::new(game.name()).help(about(game)));
    let find = |name: String| GameId::named(&name).ok_or("not a game");
    PossibleValuesParser::new(names).try_map(find)
}

/// Parses an argument that names the level of a bot.
pub(crate) fn level_parser() -> impl TypedValueParser<Value = Kind> {
    PossibleValuesParser::new(Kind::ALL.map(Kind::word)).try_map(|word| word.parse::<Kind>())
}

/// The title of a game and its numbers of players, for `--help`.
pub(crate) fn about(game: GameId) -> String {
    let words = Words::new(Language::En);
    let title = words.say(&format!("{game}-title"), &[]);
    let (min, max) = (game.info().min_players, game.info().max_players);
    format!("{title}, for {min} to {max} players")
}

/// The seed of an argument, or a random one.
pub(crate) fn seed_or_random(text: Option<&str>, words: &Words) -> Result<Seed, CommandError> {
    if let Some(text) = text {
        return Ok(Seed::from_text(text));
    }
    random_seed().map_err(|reason| {
        let message = words.say("cli-no-random-numbers", &[("reason", reason.into())]);
        CommandError::failure(message).with_hint(words.say("cli-no-random-numbers-hint", &[]))
    })
}

/// A seed from the operating system.
pub(crate) fn random_seed() -> Result<Seed, String> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| error.to_string())?;
    Ok(Seed::from_bytes(bytes))
}

/// The options of a game from `--options`.
pub(crate) fn options_from_text<G: Game>(
    text: &str,
    players: usize,
    words: &Words,
) -> Result<G::Options, CommandError> {
    let wrong = |problems: Problems| {
        let sentences: Vec<String> =
            problems.iter().map(|problem| words.problem(G::INFO.id, problem)).collect();
        CommandError::usage(format!("--options: {}", sentences.join(" ")))
    };
    let options = parse_json(text).map_err(|error| {
        let message = words.say("cli-options-not-json", &[("column", error.column().into())]);
        CommandError::usage(message).with_hint(words.say("cli-options-hint", &[]))
    })?;
    let options = read_options::<G>(&options).map_err(wrong)?;
    G::check_options(G::INFO.rules_version, players, &options).map_err(wrong)?;
    Ok(options)
}
