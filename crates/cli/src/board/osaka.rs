//! Traders of Osaka in a terminal.

mod menu;
mod scoring;
mod table;

use super::{Board, Group, Scene, Variants};
use crate::error::CommandError;
use crate::paint::{Hue, Paint};
use clap::Args;
use higaki_osaka::{
    Breakdown, Cards, Choice, Colour, Hands, Insurance, Options, Osaka, Preview, Refill, View,
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

    /// Highlights cards, written as a colour letter and a value: `R5`.
    fn highlight(text: &str, paint: &Paint) -> String {
        let mut coloured = String::new();
        let mut rest = text;
        while let Some(start) = rest.find(['R', 'B', 'Y', 'G']) {
            let (before, from_here) = rest.split_at(start);
            coloured.push_str(before);
            let joined = coloured.ends_with(char::is_alphanumeric);
            let ends = !from_here[1..].chars().nth(1).is_some_and(char::is_alphanumeric);
            let card = from_here.get(..2).and_then(higaki_osaka::Card::from_text);
            let length = match card.filter(|_| ends && !joined) {
                Some(card) => {
                    coloured.push_str(&paint.chip(hue(card.colour()), &from_here[..2]));
                    2
                }
                None => {
                    coloured.push_str(&from_here[..1]);
                    1
                }
            };
            rest = &from_here[length..];
        }
        coloured + rest
    }
}

const fn hue(colour: Colour) -> Hue {
    match colour {
        Colour::Red => Hue::Red,
        Colour::Blue => Hue::Blue,
        Colour::Yellow => Hue::Yellow,
        Colour::Green => Hue::Green,
    }
}

/// The cards as chips, or a dash if there are none.
fn chips(cards: Cards, paint: &Paint) -> String {
    if cards.is_empty() {
        return "–".to_owned();
    }
    Osaka::highlight(&cards.to_string(), paint)
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
