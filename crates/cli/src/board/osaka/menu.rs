//! The choices in groups.

use super::chips;
use crate::board::{Group, Scene};
use crate::paint::{columns, padded};
use higaki_osaka::{Cards, Choice, Colour, RowName, SeatView, View};
use std::cmp::Reverse;

/// A list of payments longer than this says nothing; the best are enough.
const DOZEN: usize = 12;
/// The same where a dozen would push the board off the screen.
const FEW: usize = 6;

pub(super) fn menu(view: &View, choices: &[Choice], scene: &Scene<'_>) -> Vec<Group<Choice>> {
    let asked = view.asked.map(|asked| asked.seat);
    let Some(seat) = view.seats.iter().find(|seat| Some(seat.seat) == asked) else {
        return Vec::new();
    };
    let menu = Menu { view, seat, scene };
    let mut groups: Vec<Group<Choice>> = Vec::new();
    for kind in Kind::ALL {
        let mut members: Vec<Choice> =
            choices.iter().copied().filter(|choice| Kind::of(choice) == kind).collect();
        if members.is_empty() {
            continue;
        }
        members.sort_by_key(|choice| menu.rank(choice));
        let most = if scene.paint.is_low() { kind.most().min(FEW) } else { kind.most() };
        let more = members.len().saturating_sub(most);
        members.truncate(most);
        groups.push(Group {
            heading: menu.heading(kind, &members),
            entries: members.iter().copied().zip(menu.labels(&members)).collect(),
            more,
        });
    }
    groups
}

/// The kind of a choice, one heading each.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Token,
    Take,
    Reserve,
    ReserveInFarm,
    Buy,
    Pay,
    Insure,
    Save,
    Pass,
}

impl Kind {
    const ALL: [Kind; 9] = [
        Kind::Token,
        Kind::Take,
        Kind::Reserve,
        Kind::ReserveInFarm,
        Kind::Buy,
        Kind::Pay,
        Kind::Insure,
        Kind::Save,
        Kind::Pass,
    ];

    const fn of(choice: &Choice) -> Kind {
        match choice {
            Choice::Token { .. } => Kind::Token,
            Choice::Take { .. } => Kind::Take,
            Choice::Reserve { row: RowName::Market, .. } => Kind::Reserve,
            Choice::Reserve { row: RowName::Farm, .. } => Kind::ReserveInFarm,
            Choice::Buy { .. } => Kind::Buy,
            Choice::Pay { .. } => Kind::Pay,
            Choice::Insure { .. } => Kind::Insure,
            Choice::Save { .. } => Kind::Save,
            Choice::Pass => Kind::Pass,
        }
    }

    const fn message(self) -> &'static str {
        match self {
            Kind::Token => "osaka-menu-token",
            Kind::Take => "osaka-menu-take",
            Kind::Reserve => "osaka-menu-reserve",
            Kind::ReserveInFarm => "osaka-menu-reserve-in-farm",
            Kind::Buy => "osaka-menu-buy",
            Kind::Pay => "osaka-menu-pay",
            Kind::Insure => "osaka-menu-insure",
            Kind::Save => "osaka-menu-save",
            Kind::Pass => "osaka-menu-pass",
        }
    }

    const fn most(self) -> usize {
        match self {
            Kind::Buy | Kind::Pay | Kind::Insure | Kind::Save => DOZEN,
            // At most the cards of a row.
            _ => usize::MAX,
        }
    }
}

struct Menu<'a> {
    view: &'a View,
    /// The deciding player.
    seat: &'a SeatView,
    scene: &'a Scene<'a>,
}

impl Menu<'_> {
    fn heading(&self, kind: Kind, members: &[Choice]) -> String {
        let price = self.seat.price;
        let left = price.saturating_sub(self.view.paid.value());
        // More payments than can be listed: the engine offers to begin without one.
        let open = matches!(members, [Choice::Buy { payment }] if payment.is_empty());
        let message = if open { "osaka-menu-buy-step-by-step" } else { kind.message() };
        self.scene.say(message, &[("price", price.into()), ("left", left.into())])
    }

    /// A sort key without search: payments that waste the fewest coins and keep the most symbols,
    /// insurance that saves the most. Other choices keep the order of the table.
    fn rank(&self, choice: &Choice) -> (Reverse<u32>, Reverse<u32>, u32, u32, u32) {
        let (none, all) = (Reverse(0), Reverse(u32::MAX));
        let worst = |cards: Cards| (none, none, cards.value(), cards.symbols(), cards.len());
        match *choice {
            Choice::Buy { payment } => worst(payment),
            Choice::Pay { cards } => worst(cards),
            // Insuring nothing is always possible and comes first.
            Choice::Insure { payment, .. } if payment.is_empty() => (all, none, 0, 0, 0),
            Choice::Insure { .. } | Choice::Save { .. } => {
                let saved = self.view.saved_by(choice);
                let value = saved.map_or(0, |saved| saved.goods.value());
                let to_name = saved.map_or(0, |saved| saved.to_name);
                (Reverse(value), Reverse(to_name), premium(choice).value(), 0, 0)
            }
            _ => (none, none, 0, 0, 0),
        }
    }

    /// The labels of a group, padded to columns: the payment, then the goods that it saves.
    fn labels(&self, members: &[Choice]) -> Vec<String> {
        let widest = |texts: &[String]| texts.iter().map(|text| columns(text)).max().unwrap_or(0);
        let paid: Vec<String> = members.iter().map(|choice| self.label(choice)).collect();
        let width = widest(&paid);
        let labels = members.iter().zip(&paid).map(|(choice, paid)| match self.saved(choice) {
            Some(saved) => format!("{} → {saved}", padded(paid, width)),
            None => paid.clone(),
        });
        let labels: Vec<String> = labels.collect();
        let width = widest(&labels);
        labels.iter().map(|label| padded(label, width)).collect()
    }

    /// Everything that an insurance saves, whether it is named in the choice or not.
    fn saved(&self, choice: &Choice) -> Option<String> {
        if premium(choice).is_empty() {
            return None;
        }
        let saved = self.view.saved_by(choice)?;
        let named = (!saved.goods.is_empty()).then(|| chips(saved.goods, self.scene));
        let to_choose = (saved.to_name > 0)
            .then(|| self.scene.say("osaka-menu-to-choose", &[("count", saved.to_name.into())]));
        let parts: Vec<String> = named.into_iter().chain(to_choose).collect();
        Some(parts.join(" "))
    }

    fn label(&self, choice: &Choice) -> String {
        let cards = |cards: Cards| chips(cards, self.scene);
        match *choice {
            Choice::Token { colour } => self.colour(colour),
            Choice::Take { card, reserved: None } | Choice::Reserve { card, .. } => {
                cards(Cards::one(card))
            }
            Choice::Take { card, reserved: Some(_) } => {
                let reserved = self.scene.say("osaka-menu-reserved", &[]);
                format!("{} ({reserved})", cards(Cards::one(card)))
            }
            Choice::Buy { payment } if payment.is_empty() => {
                self.scene.say("osaka-menu-step-by-step", &[])
            }
            Choice::Buy { payment } => cards(payment),
            Choice::Pay { cards: coins } => cards(coins),
            Choice::Insure { colour, payment, .. } => {
                let only = colour.map_or_else(String::new, |c| format!("{}: ", self.colour(c)));
                let premium = if payment.is_empty() {
                    self.scene.say("osaka-menu-nothing", &[])
                } else {
                    cards(payment)
                };
                format!("{only}{premium}")
            }
            Choice::Save { goods } => cards(goods),
            Choice::Pass => String::new(),
        }
    }

    fn colour(&self, colour: Colour) -> String {
        let word = self.scene.say(&format!("osaka-word-{}", colour.word()), &[]);
        self.scene.paint.chip(super::hue(colour), &word)
    }
}

/// The cards that an insurance costs.
const fn premium(choice: &Choice) -> Cards {
    match choice {
        Choice::Insure { payment, .. } => *payment,
        _ => Cards::NONE,
    }
}
