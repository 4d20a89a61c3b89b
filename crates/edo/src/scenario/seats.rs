//! Parsing of the seats of a scenario.

use super::read::{Reader, number, space, squad};
use crate::cards::CardId;
use crate::components::Resource;
use crate::data::Data;
use crate::plan::{Confirmed, Slot};
use crate::space::Squad;
use higaki_table::{Node, Seat};
use serde_json::Value;

const SEAT: [&str; 16] = [
    "rice",
    "wood",
    "stone",
    "ryo",
    "points",
    "samurai",
    "neutral_officials",
    "special_cards",
    "temples",
    "privileges",
    "ronin_tiles",
    "package",
    "city",
    "plan",
    "black_officials",
    "confirmed",
];

impl Reader<'_> {
    pub(super) fn read_seats(&mut self, node: &Node<'_>) {
        let Some(seats) = node.required("seats", &mut self.problems) else { return };
        let items = seats.items(&mut self.problems);
        if seats.is_list() && items.len() != self.state.seat_count() {
            let args = [("seats", items.len().into()), ("players", self.state.players.into())];
            seats.problem(&mut self.problems, "wrong_number_of_seats", &args);
        }
        for (seat, item) in self.state.all_seats().zip(&items) {
            item.expect_fields(&SEAT, &mut self.problems);
            self.read_seat(seat, item);
            self.read_belongings(seat, item);
            self.read_plan(seat, item);
        }
    }

    fn read_seat(&mut self, seat: Seat, node: &Node<'_>) {
        let problems = &mut self.problems;
        let mut amount = |name, most| number(node, name, 0, most, problems).unwrap_or(0);
        let (rice, wood, stone) = (amount("rice", 99), amount("wood", 99), amount("stone", 99));
        let (ryo, points) = (amount("ryo", 9999), amount("points", 99));
        let (neutral, tiles) = (amount("neutral_officials", 40), amount("ronin_tiles", 40));
        let package = number(node, "package", 1, self.data.packages.len() as i64, problems);
        let player = self.state.player_mut(seat);
        *player.purse.amount_mut(Resource::Rice) = rice as u8;
        *player.purse.amount_mut(Resource::Wood) = wood as u8;
        *player.purse.amount_mut(Resource::Stone) = stone as u8;
        player.purse.ryo = ryo as u16;
        player.points = points as u8;
        player.neutral = neutral as u8;
        player.ronin_tiles = tiles as u8;
        player.package = package.map(|number| number as u8 - 1);
    }

    fn read_belongings(&mut self, seat: Seat, node: &Node<'_>) {
        if let Some(city) = node.field("city").filter(|city| !city.value().is_null()) {
            self.state.player_mut(seat).city = space(self.state, &city, &mut self.problems);
        }
        if let Some(list) = node.field("samurai") {
            let most = usize::from(self.data.meeples);
            let samurai = squad(self.state, &list, most, &mut self.problems);
            self.state.player_mut(seat).samurai = samurai;
        }
        if let Some(list) = node.field("temples") {
            let temples = squad(self.state, &list, Squad::MAX_FIGURES, &mut self.problems);
            if temples.places().len() != temples.len() {
                list.problem(&mut self.problems, "temples_twice", &[]);
            }
            self.state.player_mut(seat).temples = temples.places();
        }
        for special in self.numbers(node, "special_cards", self.data.specials()) {
            let special = usize::from(special);
            if self.state.specials.contains(special) {
                self.state.specials = self.state.specials.without(special);
                let player = self.state.player_mut(seat);
                player.specials = player.specials.with(special);
            } else {
                let path = format!("{}.special_cards", node.path());
                self.problems.push(&path, "special_card_twice", &[]);
            }
        }
        for privilege in self.privileges(node, "privileges") {
            self.state.player_mut(seat).privileges[privilege as usize] += 1;
        }
    }

    fn read_plan(&mut self, seat: Seat, node: &Node<'_>) {
        let support = number(node, "black_officials", 0, 9, &mut self.problems).unwrap_or(0);
        let player = self.state.player_mut(seat);
        player.plan.support = support as u8;
        player.plan.confirmed = match node.field("confirmed") {
            None => Confirmed::NotYet,
            Some(field) => match field.value() {
                Value::Bool(true) => Confirmed::Yes,
                Value::Bool(false) | Value::Null => Confirmed::NotYet,
                _ => {
                    let known = [("known", "true, false".into())];
                    field.problem(&mut self.problems, "unknown_word", &known);
                    Confirmed::NotYet
                }
            },
        };
        let Some(list) = node.field("plan") else { return };
        for item in list.items(&mut self.problems) {
            let Some(text) = item.text(&mut self.problems) else { continue };
            let Some(slot) = parse_slot(&self.data, text) else {
                item.problem(&mut self.problems, "unknown_plan", &[]);
                continue;
            };
            let plan = &mut self.state.player_mut(seat).plan;
            let planned = plan.slots().iter().any(|other| other.card == slot.card);
            if plan.is_complete() || planned || !self.state.player(seat).owns(slot.card) {
                item.problem(&mut self.problems, "impossible_plan", &[]);
            } else {
                self.state.player_mut(seat).plan.push(slot);
            }
        }
    }
}

/// `A.wood 2` or `A.wood 2 own 1`.
fn parse_slot(data: &Data, text: &str) -> Option<Slot> {
    let mut words = text.split_whitespace();
    let (card, action) = words.next()?.split_once('.')?;
    let card: CardId = card.parse().ok()?;
    let kind = action.parse().ok()?;
    let actions = data.cards.get(card.index())?;
    let action = actions.iter().position(|known| known.action == kind)?;
    let officials: u8 = words.next()?.parse().ok()?;
    let own = match words.next() {
        None => UNKNOWN_OWN,
        Some("own") => words.next()?.parse().ok()?,
        Some(_) => return None,
    };
    let fits = officials <= actions[action].officials && words.next().is_none();
    let own_fits = own == UNKNOWN_OWN || own <= officials;
    (fits && own_fits).then_some(Slot { card, action: action as u8, officials, own })
}

/// Placeholder for own meeples that the scenario omits; `check` computes them.
pub(super) const UNKNOWN_OWN: u8 = u8::MAX;
