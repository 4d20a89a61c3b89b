//! Traders of Osaka in a terminal.

mod menu;
mod scoring;
mod table;

use super::{Board, Group, Scene, Variants};
use crate::error::CommandError;
use crate::paint::{Hue, Paint};
use clap::Args;
use higaki_osaka::{
    Breakdown, Card, Cards, Choice, Colour, Hands, Insurance, Options, Osaka, Preview, Refill, View,
};
use higaki_words::Words;

/// The variants of the game, as flags.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct OsakaVariants {
    /// Open hands: show all hands
    #[arg(long, conflicts_with = "load")]
    open_hands: bool,
    /// Refill the market after the ships have sailed
    #[arg(long, conflicts_with = "load")]
    refill_after: bool,
    /// Allow insuring goods of any colour when ships sink
    #[arg(long, conflicts_with = "load")]
    insure_any: bool,
}

impl Variants for OsakaVariants {
    type Options = Options;

    fn options(self, _words: &Words) -> Result<Options, CommandError> {
        Ok(Options {
            hands: if self.open_hands { Hands::Open } else { Hands::Secret },
            refill: if self.refill_after { Refill::AfterShips } else { Refill::BeforeShips },
            insurance: if self.insure_any {
                Insurance::AnyColour
            } else {
                Insurance::SinkingColours
            },
        })
    }
}

impl Board for Osaka {
    type Variants = OsakaVariants;

    fn board(view: &View, scene: &Scene<'_>) -> String {
        table::table(view, scene)
    }

    fn menu(view: &View, choices: &[Choice], scene: &Scene<'_>) -> Vec<Group<Choice>> {
        menu::menu(view, choices, scene)
    }

    /// Only purchases move ships.
    fn needs_confirmation(choice: &Choice) -> bool {
        matches!(choice, Choice::Buy { .. })
    }

    fn reference(view: &View, scene: &Scene<'_>) -> Option<String> {
        let printed = scene.say("osaka-reference", &[]);
        let signs = table::legend(view, scene);
        let lines = printed.lines().map(str::to_owned).chain(signs);
        let lines = lines.map(|line| format!("{}\n", scene.paint.wrapped(&line, 3)));
        Some(Osaka::highlight(&lines.collect::<String>(), scene.paint))
    }

    fn preview_text(preview: &Preview, scene: &Scene<'_>) -> String {
        scoring::preview(preview, scene)
    }

    fn breakdown_text(breakdown: &Breakdown, scene: &Scene<'_>) -> String {
        scoring::breakdown(breakdown, scene)
    }

    fn in_notation(typed: &str, words: &Words) -> String {
        let card = |word: &str| {
            Colour::ALL.into_iter().find_map(|colour| {
                let rest = word.to_lowercase();
                let rest = rest.strip_prefix(&letter(colour, words).to_lowercase())?;
                let is_card = rest.starts_with(|next: char| next.is_ascii_digit());
                is_card.then(|| format!("{}{rest}", colour.letter()))
            })
        };
        let typed = typed.split(' ').map(|word| card(word).unwrap_or_else(|| word.to_owned()));
        typed.collect::<Vec<_>>().join(" ")
    }

    /// Cards in a sentence are the letter of a colour and a value, `R5` or `Ge5`, standing by
    /// themselves.
    fn highlight(text: &str, paint: &Paint) -> String {
        let mut coloured = String::new();
        let mut rest = text;
        while let Some(first) = rest.chars().next() {
            let apart = !coloured.ends_with(char::is_alphanumeric);
            let length = match card_at_start(rest).filter(|_| apart) {
                Some((hue, length)) => {
                    coloured.push_str(&paint.chip(hue, &rest[..length]));
                    length
                }
                None => {
                    coloured.push(first);
                    first.len_utf8()
                }
            };
            rest = &rest[length..];
        }
        coloured
    }
}

/// The letters of all languages and of the notation: no two colours share one. A test compares
/// them with the locales.
const LETTERS: [(&str, Hue); 10] = [
    ("R", Hue::Red),
    ("C", Hue::Red),
    ("B", Hue::Blue),
    ("N", Hue::Blue),
    ("Y", Hue::Yellow),
    ("Ge", Hue::Yellow),
    ("Ż", Hue::Yellow),
    ("Gr", Hue::Green),
    ("G", Hue::Green),
    ("Z", Hue::Green),
];

/// The colour and the length of the card with which a text begins.
fn card_at_start(text: &str) -> Option<(Hue, usize)> {
    let (letter, hue) = LETTERS.iter().find(|(letter, _)| text.starts_with(letter))?;
    let rest = text[letter.len()..].strip_prefix(['2', '3', '5'])?;
    let ends = !rest.starts_with(char::is_alphanumeric);
    ends.then_some((*hue, letter.len() + 1))
}

const fn hue(colour: Colour) -> Hue {
    match colour {
        Colour::Red => Hue::Red,
        Colour::Blue => Hue::Blue,
        Colour::Yellow => Hue::Yellow,
        Colour::Green => Hue::Green,
    }
}

/// The letter that the language has for a colour.
fn letter(colour: Colour, words: &Words) -> String {
    let notation = colour.letter().to_ascii_lowercase();
    words.say(&format!("osaka-letter-{notation}"), &[])
}

/// A card with the letter of the language.
fn card_code(card: Card, scene: &Scene<'_>) -> String {
    format!("{}{}", letter(card.colour(), scene.words), card.value())
}

/// The cards with the letters of the language.
fn card_codes(cards: Cards, scene: &Scene<'_>) -> String {
    let codes: Vec<String> = cards.sorted().iter().map(|card| card_code(*card, scene)).collect();
    codes.join(" ")
}

/// The cards as chips, or a dash if there are none.
fn chips(cards: Cards, scene: &Scene<'_>) -> String {
    if cards.is_empty() {
        return "–".to_owned();
    }
    Osaka::highlight(&card_codes(cards, scene), scene.paint)
}

#[cfg(test)]
mod tests {
    use super::*;
    use higaki_words::Language;

    #[test]
    fn only_cards_are_tinted() {
        let paint = Paint::coloured();
        let highlight = |text| Osaka::highlight(text, &paint);
        assert_eq!(
            highlight("R2D2 is no card, nor is GB5 or Ren."),
            "R2D2 is no card, nor is GB5 or Ren."
        );
        assert_eq!(highlight("Yuki: G"), "Yuki: G");
        assert_eq!(highlight("Żółty Gé"), "Żółty Gé");
        let card = paint.chip(Hue::Blue, "B5");
        assert_eq!(highlight("takes B5."), format!("takes {card}."));
        assert_eq!(highlight("B5 B5*"), format!("{card} {card}*"));
    }

    #[test]
    fn cards_can_be_typed_with_the_letters_of_the_language_and_of_the_notation() {
        let read = |language, typed| Osaka::in_notation(typed, &Words::new(language));
        assert_eq!(read(Language::De, "buy Ge5 gr3 G2 Y3 R5"), "buy Y5 G3 G2 Y3 R5");
        assert_eq!(read(Language::Pl, "insure N2 for ż5 Z3"), "insure B2 for Y5 G3");
        assert_eq!(read(Language::De, "take Ge5@0"), "take Y5@0");
        assert_eq!(read(Language::En, "token green"), "token green");
    }

    #[test]
    fn the_letters_of_every_language_have_their_colour() {
        let paint = Paint::coloured();
        for language in Language::ALL {
            let words = Words::new(language);
            let scene = Scene { names: &[], words: &words, paint: &paint };
            for colour in Colour::ALL {
                let card = card_code(Card::new(colour, 5).unwrap(), &scene);
                assert_eq!(Osaka::highlight(&card, &paint), paint.chip(hue(colour), &card));
            }
        }
    }
}
