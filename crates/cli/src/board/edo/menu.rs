//! The choices in groups.

use super::table::{privilege_word, whole_wish};
use super::{action_text, face, priced};
use crate::board::{Group, Scene};
use higaki_edo::{
    Action, ActionKind, Building, CardId, Choice, Harvest, OfferCard, PhaseView, Privilege, Purse,
    Resource, SeatView, SiteChoice, Space, SpaceKind, View,
};

pub(super) fn menu(view: &View, choices: &[Choice], scene: &Scene<'_>) -> Vec<Group<Choice>> {
    let menu = Menu { view, scene };
    let mut groups: Vec<Group<Choice>> = Vec::new();
    for choice in choices {
        let heading = menu.heading(choice);
        let found = groups.iter().position(|group| group.heading == heading);
        let at = found.unwrap_or(groups.len());
        if found.is_none() {
            groups.push(Group { heading, entries: Vec::new(), more: 0 });
        }
        if menu.is_worth_a_number(choice) {
            groups[at].entries.push((*choice, menu.label(choice)));
        } else {
            groups[at].more += 1;
        }
    }
    // Work comes before walking, and doing nothing comes last, wherever the rules list them.
    groups.sort_by_key(|group| group.entries.first().map_or(1, |(choice, _)| order(choice)));
    groups
}

const fn order(choice: &Choice) -> u8 {
    match choice {
        Choice::Plan { officials: 0, .. } | Choice::Finish | Choice::Enough => 2,
        Choice::Move { .. } | Choice::MoveMerchant { .. } => 1,
        _ => 0,
    }
}

struct Menu<'a> {
    view: &'a View,
    scene: &'a Scene<'a>,
}

impl Menu<'_> {
    fn say(&self, id: &str) -> String {
        self.scene.say(&format!("edo-menu-{id}"), &[])
    }

    /// Rarely useful choices have no number, to keep the list short. They can be typed.
    fn is_worth_a_number(&self, choice: &Choice) -> bool {
        match choice {
            // A card without officials is the same for every action: list it once.
            Choice::Plan { card, action, officials: 0 } => {
                self.actions(*card).first().is_some_and(|first| first.action == *action)
            }
            // The merchant is of use where one's own samurai stand.
            Choice::MoveMerchant { to } => self.deciding_samurai().contains(to),
            Choice::Move { to, .. } | Choice::Travel { to, .. } => self.is_worth_going_to(*to),
            _ => true,
        }
    }

    /// Rivers, roads and gates are no useful targets, unless a temple can be built there.
    fn is_worth_going_to(&self, space: Space) -> bool {
        let useful = matches!(space.kind(), SpaceKind::City | SpaceKind::Field(_));
        let builds = self.action_under_way() == Some(ActionKind::Build);
        let temple = builds && self.view.modules.jiin.is_used() && space.kind() != SpaceKind::Gate;
        (useful || temple || space == self.view.merchant) && !self.view.covered.contains(&space)
    }

    fn deciding(&self) -> Option<(&SeatView, u8)> {
        let PhaseView::Card { seat, slot, .. } = self.view.phase else { return None };
        self.view.seats.iter().find(|known| known.seat == seat).map(|known| (known, slot))
    }

    fn deciding_samurai(&self) -> &[Space] {
        self.deciding().map_or(&[], |(seat, _)| &seat.samurai)
    }

    fn action_under_way(&self) -> Option<ActionKind> {
        let (seat, slot) = self.deciding()?;
        seat.plan.get(usize::from(slot).checked_sub(1)?).map(|planned| planned.action)
    }

    /// The common part of the choices of a group.
    fn heading(&self, choice: &Choice) -> String {
        let from = |id: &str, space: Space| {
            self.scene.say(&format!("edo-menu-{id}"), &[("space", space.to_string().into())])
        };
        match *choice {
            Choice::Package { .. } => self.say("package"),
            Choice::City { .. } => self.say("city"),
            Choice::NameRonin { .. } => self.say("ronin"),
            Choice::PlaceRonin { .. } => self.say("ronin-to"),
            Choice::Plan { officials: 0, .. } => self.say("nobody"),
            Choice::Plan { card, .. } => card.to_string(),
            Choice::Support => self.say("support"),
            Choice::Confirm => self.say("confirm"),
            Choice::Move { from: space, .. } => from("move", space),
            Choice::MoveMerchant { .. } => self.say("merchant"),
            Choice::RiceHome => self.say("rice-home"),
            Choice::Money => self.say("money"),
            Choice::Harvest { .. } => self.say("harvest"),
            Choice::Build { .. } => self.say("build"),
            Choice::Temple { .. } => self.say("temple"),
            Choice::Buy { card, .. } => {
                let resource = ("resource", self.sold(card).word().into());
                self.with_card(self.scene.say("edo-menu-buy", &[resource]), card)
            }
            Choice::Point { .. } => self.say("point"),
            Choice::Gate { .. } => self.say("gate"),
            Choice::Travel { from: space, .. } => from("travel", space),
            Choice::Drive { .. } => self.say("drive"),
            Choice::Bring { .. } => self.say("bring"),
            Choice::Recruit => self.say("recruit"),
            Choice::Special { .. } => self.say("special"),
            Choice::Wish { .. } => self.say("wish"),
            Choice::CityIncome { .. } => self.say("income"),
            Choice::TakeResource { .. } => self.say("resource"),
            Choice::Home { .. } => self.say("home"),
            Choice::Pay => self.say("pay"),
            Choice::Discard { .. } => self.say("discard"),
            Choice::Enough => self.say("enough"),
            Choice::Finish => self.say("finish"),
        }
    }

    fn label(&self, choice: &Choice) -> String {
        match *choice {
            Choice::Package { number } => {
                let package = self.view.packages.iter().find(|known| known.number == number);
                let contents = package.map_or(Purse::EMPTY, |package| package.contents);
                priced("edo-board-package", &contents, &[("number", number.into())], self.scene)
            }
            Choice::City { city } | Choice::CityIncome { city } => self.place(city),
            Choice::NameRonin { at: space }
            | Choice::PlaceRonin { to: space }
            | Choice::Move { to: space, .. }
            | Choice::MoveMerchant { to: space }
            | Choice::Travel { to: space, .. }
            | Choice::Temple { space }
            | Choice::Gate { gate: space }
            | Choice::Drive { space }
            | Choice::Bring { from: space }
            | Choice::Home { from: space } => space.to_string(),
            Choice::Plan { card, action, officials } => self.planned(card, action, officials),
            Choice::Harvest { field, how } => self.field(field, how),
            Choice::Build { building, city, site } => self.building(building, city, site),
            Choice::Buy { pieces, card } => {
                let each = self.merchant(card).map_or(0, |merchant| merchant.ryo_each);
                let cost = Purse::money(u16::from(pieces) * u16::from(each));
                format!("{pieces} ({})", priced("edo-price", &cost, &[], self.scene))
            }
            Choice::Point { card } => {
                let cost = self.merchant(card).map_or(Purse::EMPTY, |merchant| merchant.point);
                self.with_card(priced("edo-price", &cost, &[], self.scene), card)
            }
            Choice::Special { number } => self.special(number),
            Choice::Wish { place } => {
                let open = self.view.wishes.get(usize::from(place).saturating_sub(1));
                open.map_or(String::new(), |open| whole_wish(open, self.scene))
            }
            Choice::TakeResource { take, instead_of } => self.resource(take, instead_of),
            Choice::Discard { resource } => self.resource(resource, None),
            Choice::Support
            | Choice::Confirm
            | Choice::RiceHome
            | Choice::Money
            | Choice::Recruit
            | Choice::Pay
            | Choice::Enough
            | Choice::Finish => String::new(),
        }
    }

    /// The number of officials; the entry for one official also names the action.
    fn planned(&self, card: CardId, action: ActionKind, officials: u8) -> String {
        let face = self.actions(card).iter().find(|known| known.action == action);
        match (officials, face) {
            (0, _) => card.to_string(),
            (1, Some(face)) => format!("{} ×1", action_text(face, self.scene)),
            _ => format!("×{officials}"),
        }
    }

    fn actions(&self, card: CardId) -> &[Action] {
        let known = self.view.cards.iter().find(|known| known.card == card);
        known.map_or(&[], |known| &known.actions)
    }

    /// A city with its name.
    fn place(&self, city: Space) -> String {
        match self.view.cities.iter().find(|known| known.space == city) {
            Some(known) => format!("{city} {}", known.name),
            None => city.to_string(),
        }
    }

    fn field(&self, field: Space, how: Harvest) -> String {
        let amount = self.view.fields.iter().find(|known| known.space == field);
        match (how, amount) {
            (Harvest::Full, _) => format!("{field} {}", self.say("full")),
            (Harvest::Plain, Some(known)) => format!("{field} ({})", known.amount),
            (Harvest::Plain, None) => field.to_string(),
        }
    }

    fn building(&self, building: Building, city: Space, site: SiteChoice) -> String {
        let args = [("building", building.word().into()), ("city", city.to_string().into())];
        let text = self.scene.say("edo-menu-building", &args);
        match site {
            SiteChoice::Lowest => text,
            SiteChoice::First => format!("{text}, {}", self.say("first")),
        }
    }

    fn merchant(&self, card: OfferCard) -> Option<&higaki_edo::MerchantView> {
        match card {
            OfferCard::Current => Some(&self.view.merchant_card),
            OfferCard::Next => self.view.next_merchant_card.as_ref(),
        }
    }

    fn sold(&self, card: OfferCard) -> Resource {
        self.merchant(card).map_or(Resource::Rice, |merchant| merchant.buy)
    }

    fn with_card(&self, text: String, card: OfferCard) -> String {
        match card {
            OfferCard::Current => text,
            OfferCard::Next => format!("{text} ({})", self.say("next-card")),
        }
    }

    fn special(&self, number: u8) -> String {
        let card = CardId::special(usize::from(number).saturating_sub(1));
        face(card, self.actions(card), self.scene)
    }

    /// A resource, and the tile that it is taken from.
    fn resource(&self, take: Resource, instead_of: Option<Resource>) -> String {
        let name = self.scene.say("edo-resource", &[("resource", take.word().into())]);
        match instead_of.and_then(|other| Privilege::showing(take, other)) {
            Some(tile) => format!("{name} ({})", privilege_word(tile, self.scene)),
            None => name,
        }
    }
}
