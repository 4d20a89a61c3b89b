//! The choices in groups.

use super::{card_word, form, good_chip, junk_chip, word};
use crate::board::{Group, Scene};
use higaki_dschunke::{
    Action, Choice, Decision, Good, HelperView, Junk, Row, Special, StockCount, View, Worth,
};
use higaki_table::Seat;

pub(super) fn menu(view: &View, choices: &[Choice], scene: &Scene<'_>) -> Vec<Group<Choice>> {
    let menu = Menu { view, scene };
    let mut groups: Vec<Group<Choice>> = Vec::new();
    for choice in choices {
        let (heading, label) = (menu.heading(choice), menu.label(choice));
        match groups.iter_mut().find(|group| group.heading == heading) {
            Some(group) => group.entries.push((*choice, label)),
            None => groups.push(Group { heading, entries: vec![(*choice, label)], more: 0 }),
        }
    }
    // Doing nothing is listed last.
    groups.sort_by_key(|group| group.entries.iter().all(|(choice, _)| is_nothing(choice)));
    groups
}

const fn is_nothing(choice: &Choice) -> bool {
    match choice {
        Choice::Done => true,
        Choice::Bid { bid } => bid.count() == 0,
        _ => false,
    }
}

struct Menu<'a> {
    view: &'a View,
    scene: &'a Scene<'a>,
}

impl Menu<'_> {
    fn say(&self, id: &str) -> String {
        self.scene.say(&format!("dschunke-menu-{id}"), &[])
    }

    /// The common part of the choices of a group.
    fn heading(&self, choice: &Choice) -> String {
        match *choice {
            Choice::Lay { .. } => {
                let owner = self.view.laying.map_or("", |seat| self.scene.name(seat));
                self.scene.say("dschunke-menu-lay", &[("name", owner.into())])
            }
            Choice::Swap { .. } => self.say("swap"),
            Choice::Done => match self.view.decision {
                Some(Decision::Exchange) => self.say("no-swap"),
                Some(Decision::ExchangeAgain) => self.say("no-second-swap"),
                _ => self.say("end"),
            },
            Choice::Pile { .. } => self.say("pile"),
            Choice::Keep { .. } => self.say("keep"),
            Choice::Yuan => self.say("money"),
            Choice::Load => self.merchant(Action::Load),
            Choice::Cash => self.merchant(Action::Cash),
            Choice::Goods { .. } => self.merchant(Action::Goods),
            Choice::Helper { row, action, .. } => self.helper(row, action),
            Choice::ExtraLoad { .. } => self.card(Special::LoadOne),
            Choice::ExtraCash { junk } => self.card(Special::CashIn(junk)),
            Choice::ExtraGoods { .. } => self.card(Special::TakeGoods),
            Choice::ExtraMove { .. } => self.card(Special::Move),
            Choice::Take { .. } => {
                let supply = self.view.decision == Some(Decision::Resupply);
                let id = if supply { "dschunke-menu-resupply" } else { "dschunke-menu-next-kind" };
                self.scene.say(id, &[("left", self.view.left.unwrap_or(0).into())])
            }
            Choice::Bid { bid } => match bid.good() {
                None => self.say("no-bid"),
                Some(good) => self.bid(good),
            },
        }
    }

    fn merchant(&self, action: Action) -> String {
        let action = ("action", word(action.word(), self.scene).into());
        self.scene.say("dschunke-menu-merchant", &[action])
    }

    /// The helper's action with its size, and the row where the choice names it.
    fn helper(&self, row: Option<Row>, action: Action) -> String {
        let meant = |helper: &&HelperView| !helper.used && row.is_none_or(|row| row == helper.row);
        let field = self.view.round.checked_sub(1).and_then(|round| {
            let helpers = self.view.helpers.iter().filter(meant);
            let mut fields = helpers.filter_map(|helper| helper.fields.get(usize::from(round)));
            fields.find(|field| field.action() == action)
        });
        let name = word(action.word(), self.scene);
        let name = match field.and_then(|field| field.size()) {
            Some(size) => format!("{name} {size}"),
            None => name,
        };
        let row = row.map_or("any", Row::word);
        self.scene.say("dschunke-menu-helper", &[("row", row.into()), ("action", name.into())])
    }

    fn card(&self, card: Special) -> String {
        let card = ("card", card_word(card, self.scene).into());
        self.scene.say("dschunke-menu-card", &[card])
    }

    fn bid(&self, good: Good) -> String {
        let offer = match self.view.market.map(|card| card.worth(good)) {
            Some(Worth::Yuan(yuan)) => {
                self.scene.say("dschunke-menu-yuan-offer", &[("yuan", yuan.into())])
            }
            _ => self.say("special-offer"),
        };
        let good = ("good", word(good.word(), self.scene).into());
        self.scene.say("dschunke-menu-bid", &[good, ("offer", offer.into())])
    }

    fn label(&self, choice: &Choice) -> String {
        match *choice {
            Choice::Lay { junk } => junk_chip(junk, self.scene),
            Choice::Swap { give, take } => {
                format!("{} → {}", good_chip(give, self.scene), good_chip(take, self.scene))
            }
            Choice::Pile { pile } => {
                let size = self.view.piles.iter().find(|known| known.pile == pile);
                let count = ("count", size.map_or(0, |pile| pile.size).into());
                let pile = ("pile", word(pile.word(), self.scene).into());
                self.scene.say("dschunke-menu-pile-size", &[pile, count])
            }
            Choice::Keep { card } => card_word(card, self.scene),
            Choice::Done | Choice::Yuan => String::new(),
            Choice::Load => self.at_merchant(Action::Load),
            Choice::Cash => self.at_merchant(Action::Cash),
            Choice::Goods { good: None } => self.at_merchant(Action::Goods),
            Choice::Goods { good: Some(good) } => {
                let junk = self.merchant_junk(Action::Goods);
                junk.map_or_else(String::new, |junk| self.with_good(junk, good))
            }
            Choice::Helper { junk, good, .. } | Choice::ExtraGoods { junk, good } => match good {
                None => self.with_crates(junk),
                Some(good) => self.with_good(junk, good),
            },
            Choice::ExtraLoad { junk } | Choice::ExtraCash { junk } => self.with_crates(junk),
            Choice::ExtraMove { from, to } => {
                format!("{} → {}", junk_chip(from, self.scene), junk_chip(to, self.scene))
            }
            Choice::Take { good } => self.stocked(good),
            Choice::Bid { bid } if bid.good().is_none() => String::new(),
            Choice::Bid { bid } => format!("{}×", bid.count()),
        }
    }

    fn merchant_junk(&self, action: Action) -> Option<Junk> {
        let mut merchants = self.view.merchants.iter().flatten();
        merchants.find(|merchant| merchant.action == action).map(|merchant| merchant.junk)
    }

    fn at_merchant(&self, action: Action) -> String {
        let junk = self.merchant_junk(action);
        junk.map_or_else(String::new, |junk| self.with_crates(junk))
    }

    /// A junk, and the crates that the player shows there.
    fn with_crates(&self, junk: Junk) -> String {
        let hold = self.view.holds.iter().find(|hold| hold.junk == junk);
        let seat = self.view.viewer.map_or(0, Seat::index);
        let crates = hold.and_then(|hold| hold.visible.get(seat)).copied().unwrap_or(0);
        let crates = self.scene.say("dschunke-menu-crates", &[("crates", crates.into())]);
        format!("{} {crates}", junk_chip(junk, self.scene))
    }

    /// A junk with a kind of goods, without its crates: they are the same for each kind.
    fn with_good(&self, junk: Junk, good: Good) -> String {
        format!("{}: {}", junk_chip(junk, self.scene), good_chip(good, self.scene))
    }

    /// Goods, and how many there are, as far as that may be counted.
    fn stocked(&self, good: Good) -> String {
        let stock = self.view.stock.iter().find(|stock| stock.good == good);
        let count = match stock.map(|stock| stock.count) {
            Some(StockCount::Counted(count)) => format!(" ({count})"),
            _ => String::new(),
        };
        format!("{} {}{count}", good_chip(good, self.scene), form(good.word(), "goods", self.scene))
    }
}
