//! Audit of Ryo, resources, points and figures: the events alone determine what each player has.

use crate::support::{combinations, deal_with, rich_data};
use higaki_edo::{Edo, Options};
use higaki_table::{Chance, Game, QuickChance, Table};
use serde_json::Value;
use std::collections::BTreeMap;

/// The state of the players according to the events.
#[derive(Default)]
struct Ledger {
    amounts: BTreeMap<(i64, String), i64>,
    samurai: Vec<(i64, String)>,
    ronin: Vec<String>,
    merchant: String,
}

const GOODS: [&str; 4] = ["rice", "wood", "stone", "ryo"];

impl Ledger {
    fn add(&mut self, event: &Value, what: &str, amount: i64) {
        let seat = event["seat"].as_i64().expect("somebody's event");
        *self.amounts.entry((seat, what.to_owned())).or_default() += amount;
    }

    fn purse(&mut self, event: &Value, sign: i64) {
        for what in GOODS {
            self.add(event, what, sign * event[what].as_i64().unwrap_or(0));
        }
        self.add(event, "points", event["points"].as_i64().unwrap_or(0));
    }

    fn leave(&mut self, event: &Value, place: &str) {
        let who = (event["seat"].as_i64().expect("a seat"), text(event, place));
        let at = self.samurai.iter().position(|other| *other == who).expect("he stands there");
        self.samurai.remove(at);
    }

    fn arrive(&mut self, event: &Value, place: &str) {
        self.samurai.push((event["seat"].as_i64().expect("a seat"), text(event, place)));
    }

    fn read(&mut self, event: &Value) {
        match event["event"].as_str().expect("a name") {
            "equipped" | "package_taken" | "rice_taken" | "money_taken" | "city_paid"
            | "income_paid" => self.purse(event, 1),
            "samurai_moved" => {
                self.purse(event, -1);
                self.leave(event, "from");
                self.arrive(event, "to");
            }
            "merchant_moved" => {
                self.purse(event, -1);
                assert_eq!(text(event, "from"), self.merchant);
                self.merchant = text(event, "to");
            }
            "built" | "temple_built" | "point_traded" | "special_taken" | "wish_granted"
            | "wages_paid" => self.purse(event, -1),
            "recruited" => {
                self.purse(event, -1);
                self.add(event, "neutral_officials", 1);
            }
            "bought" => {
                self.purse(event, -1);
                self.add(event, &text(event, "resource"), number(event, "pieces"));
            }
            "harvested" | "resource_taken" => {
                self.add(event, &text(event, "resource"), number(event, "amount"));
            }
            "discarded" => self.add(event, &text(event, "resource"), -number(event, "amount")),
            "city_taken" => self.arrive(event, "city"),
            "sent_out" => self.arrive(event, "gate"),
            "travelled" | "brought" => {
                self.leave(event, "from");
                self.arrive(event, "to");
            }
            "went_home" => self.leave(event, "space"),
            "ronin_appeared" => self.ronin.push(text(event, "space")),
            "ronin_placed" => {
                let from = text(event, "from");
                let at = self.ronin.iter().position(|space| *space == from).expect("a Ronin");
                self.ronin[at] = text(event, "to");
            }
            "ronin_driven" => self.add(event, "ronin_tiles", number(event, "tiles")),
            _ => {}
        }
    }

    fn compare(&self, game: &Edo) {
        let position = game.position();
        for (index, seat) in position["seats"].as_array().expect("seats").iter().enumerate() {
            for what in GOODS.iter().chain(&["points", "neutral_officials", "ronin_tiles"]) {
                let known = self.amounts.get(&(index as i64, (*what).to_owned())).unwrap_or(&0);
                assert_eq!(seat[*what].as_i64(), Some(*known), "seat {index}: {what}");
            }
            let mut known: Vec<&str> = self
                .samurai
                .iter()
                .filter(|(seat, _)| *seat == index as i64)
                .map(|(_, space)| space.as_str())
                .collect();
            known.sort_unstable();
            assert_eq!(sorted(&seat["samurai"]), known, "seat {index}: samurai");
        }
        let mut ronin: Vec<&str> = self.ronin.iter().map(String::as_str).collect();
        ronin.sort_unstable();
        assert_eq!(sorted(&position["ronin"]), ronin);
        assert_eq!(position["merchant"], self.merchant);
    }
}

fn sorted(list: &Value) -> Vec<&str> {
    let list = list.as_array().map_or(&[][..], Vec::as_slice);
    let mut words: Vec<&str> = list.iter().filter_map(Value::as_str).collect();
    words.sort_unstable();
    words
}

fn text(event: &Value, name: &str) -> String {
    event[name].as_str().unwrap_or_else(|| panic!("no {name} in {event}")).to_owned()
}

fn number(event: &Value, name: &str) -> i64 {
    event[name].as_i64().unwrap_or_else(|| panic!("no {name} in {event}"))
}

/// Plays a random game to its end and shows every step with its events.
pub(crate) fn watch(
    table: &mut Table<Edo>,
    number: u64,
    mut seen: impl FnMut(&Edo, &[Value], &Edo),
) {
    let mut chance = QuickChance::new(number);
    loop {
        let before = table.game().clone();
        let deciding = before.deciding();
        let Some(nth) = deciding.len().checked_sub(1) else { return };
        let nth = chance.below(nth as u32 + 1) as usize;
        let seat = deciding.iter().nth(nth).expect("somebody decides");
        let choice = before.random_choice(seat, &mut chance);
        let played = table.play(seat, choice).expect("drawn choices can be played");
        let events: Vec<Value> =
            played.events.iter().map(|event| serde_json::to_value(event).expect("JSON")).collect();
        seen(&before, &events, table.game());
    }
}

#[test]
fn the_log_accounts_for_every_ryo_resource_point_and_figure() {
    for (number, modules) in combinations().into_iter().enumerate() {
        for players in 2..=5 {
            let data = (players % 2 == 0).then(rich_data);
            let options = Options { data, ..Options::with(modules) };
            let (mut table, events) = deal_with(players, &options, &format!("audit {number}"));
            let mut ledger = Ledger { merchant: "EDO".to_owned(), ..Ledger::default() };
            events.iter().for_each(|event| ledger.read(event));
            ledger.compare(table.game());
            watch(&mut table, number as u64, |_, events, after| {
                events.iter().for_each(|event| ledger.read(event));
                ledger.compare(after);
            });
        }
    }
}
