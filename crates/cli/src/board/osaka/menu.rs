//! The choices in groups.

use super::chips;
use crate::board::{Group, Scene};
use higaki_osaka::{Cards, Choice, Colour, RowName, SeatView, View};
use std::cmp::Reverse;

/// A list of payments longer than this says nothing; the best are enough.
const DOZEN: usize = 12;

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
        let more = members.len().saturating_sub(kind.most());
        members.truncate(kind.most());
        groups.push(Group {
            heading: menu.heading(kind, &members),
            entries: members.iter().map(|choice| (*choice, menu.label(choice))).collect(),
            more,
        });
    }
    groups
}

/// What a choice does, as far as the headline above it says.
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
            Kind::Buy | Kind::Pay => DOZEN,
            Kind::Insure | Kind::Save => 2 * DOZEN,
            _ => usize::MAX,
        }
    }
}

struct Menu<'a> {
    view: &'a View,
    /// Who is asked.
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

    /// The best first, as far as that can be said without thinking ahead: payments that waste the
    /// fewest coins and keep the most symbols, insurance that saves the most. Other choices stay
    /// in the order of the table.
    fn rank(&self, choice: &Choice) -> (Reverse<u32>, u32, u32, u32) {
        let worst = |cards: Cards| (Reverse(0), cards.value(), cards.symbols(), cards.len());
        match *choice {
            Choice::Buy { payment } => worst(payment),
            Choice::Pay { cards } => worst(cards),
            // To insure nothing stands first: it is always there.
            Choice::Insure { payment, .. } if payment.is_empty() => (Reverse(u32::MAX), 0, 0, 0),
            Choice::Insure { payment, saved, .. } => {
                let saved = self.saved_value(payment, saved);
                (Reverse(saved), payment.value(), 0, 0)
            }
            Choice::Save { goods } => (Reverse(goods.value()), 0, 0, 0),
            _ => (Reverse(0), 0, 0, 0),
        }
    }

    /// What the saved goods are worth; where none are named, the best that the payment can save.
    fn saved_value(&self, payment: Cards, named: Cards) -> u32 {
        let of_colour = |colour: Colour| {
            if !named.of(colour).is_empty() {
                return named.of(colour).value();
            }
            let goods = self.seat.goods.of(colour).sorted();
            let symbols = payment.of(colour).symbols() as usize;
            goods.iter().take(symbols).map(|card| card.value()).sum()
        };
        Colour::ALL.into_iter().map(of_colour).sum()
    }

    fn label(&self, choice: &Choice) -> String {
        let cards = |cards: Cards| chips(cards, self.scene.paint);
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
            Choice::Insure { colour, payment, saved } => {
                let only = colour.map_or_else(String::new, |c| format!("{}: ", self.colour(c)));
                let premium = if payment.is_empty() {
                    self.scene.say("osaka-menu-nothing", &[])
                } else {
                    cards(payment)
                };
                let saved =
                    if saved.is_empty() { String::new() } else { format!(" → {}", cards(saved)) };
                format!("{only}{premium}{saved}")
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
