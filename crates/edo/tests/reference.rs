//! Income, yields and final points once more: slow, obvious, and made of nothing but the position.

use crate::audit::watch;
use crate::support::{combinations, deal_with, rich_data};
use higaki_edo::{Edo, Options};
use higaki_table::Game;
use serde_json::{Value, json};
use std::cmp::Reverse;

/// The income of each player from a city: (seat, Ryo), best rank first.
fn income(position: &Value, data: &Value, city: &str) -> Vec<(i64, i64)> {
    let here = &position["cities"][city];
    let ronin = position["ronin"]
        .as_array()
        .map_or(0, |list| list.iter().filter(|space| space.as_str() == Some(city)).count());
    if ronin == 3 {
        return Vec::new();
    }
    let mut present: Vec<(i64, i64, usize)> = Vec::new();
    for (index, site) in here["sites"].as_array().expect("sites").iter().enumerate() {
        let words: Vec<&str> = site.as_str().expect("a building").split(' ').collect();
        let weight = match words[0] {
            "house" => 1,
            "post" => 2,
            _ => continue,
        };
        let seat: i64 = words[1].parse().expect("a seat");
        match present.iter_mut().find(|entry| entry.0 == seat) {
            Some(entry) => entry.1 += weight,
            None => present.push((seat, weight, index)),
        }
    }
    present.sort_by_key(|(_, weight, site)| (Reverse(*weight), *site));
    let tiles = data["income_tiles"]["value"].as_array().expect("tiles");
    let tile = tiles.iter().find(|tile| tile["fund"] == here["fund"]).expect("a tile");
    let Some(row) = present.len().checked_sub(1) else { return Vec::new() };
    let share = |rank: usize| tile["split"][row][rank].as_i64().expect("a share");
    present.iter().enumerate().map(|(rank, entry)| (entry.0, share(rank))).collect()
}

/// The yield of a samurai in a field, without privilege and bonus.
fn harvest(position: &Value, field: &str) -> i64 {
    let count = |list: &Value| {
        let list = list.as_array().map_or(&[][..], Vec::as_slice);
        list.iter().filter(|space| space.as_str() == Some(field)).count() as i64
    };
    let seats = position["seats"].as_array().expect("seats");
    let samurai: i64 = seats.iter().map(|seat| count(&seat["samurai"])).sum();
    let with_ronin = position["options"]["ronin"] == "with";
    let permanent = i64::from(with_ronin && seats.len() == 2);
    let strangers = count(&position["ronin"]) + permanent;
    let alone = [3, 2, 1][(samurai.min(3) - 1) as usize];
    (alone - strangers).max(0)
}

fn final_points(seat: &Value) -> i64 {
    let number = |what: &str| seat[what].as_i64().expect("a number");
    let samurai = seat["samurai"].as_array().expect("samurai").len() as i64;
    number("points") + number("ryo") / 20 + samurai / 2 + number("ronin_tiles")
}

fn has_house_in_edo(position: &Value, seat: usize) -> bool {
    let sites = position["cities"]["EDO"]["sites"].as_array().expect("sites");
    sites.contains(&json!(format!("house {seat}")))
}

fn check_income(before: &Edo, events: &[Value], data: &Value) {
    let paid: Vec<(String, i64, i64)> = events
        .iter()
        .filter(|event| event["event"] == "income_paid")
        .map(|event| {
            let city = event["city"].as_str().expect("a city").to_owned();
            (city, event["seat"].as_i64().expect("a seat"), event["ryo"].as_i64().expect("Ryo"))
        })
        .collect();
    let position = before.position();
    let cities = position["cities"].as_object().expect("cities");
    let mut expected: Vec<(String, i64, i64)> = Vec::new();
    for city in cities.keys() {
        let shares = income(&position, data, city).into_iter();
        expected.extend(shares.map(|(seat, ryo)| (city.clone(), seat, ryo)));
    }
    let sorted = |mut list: Vec<(String, i64, i64)>| {
        list.sort();
        list
    };
    assert_eq!(sorted(paid), sorted(expected));
}

/// The bonus in the data for the planned action, such as `S2.wood 2 own 1`, of a special card.
fn bonus(plan: &str, data: &Value) -> i64 {
    let (card, rest) = plan.split_once('.').expect("a card and its action");
    let Some(number) = card.strip_prefix('S') else { return 0 };
    let number: usize = number.parse().expect("the number of a card");
    let actions = data["special_cards"]["value"][number - 1].as_array().expect("actions");
    let action = actions.iter().find(|action| rest.split(' ').next() == action["action"].as_str());
    action.and_then(|action| action["amount"].as_i64()).expect("an amount")
}

fn check_step(before: &Edo, events: &[Value], data: &Value) {
    for event in events.iter().filter(|event| event["event"] == "harvested") {
        let position = before.position();
        let field = event["field"].as_str().expect("a field");
        let turn = &position["phase"];
        let seat = turn["seat"].as_u64().expect("a seat") as usize;
        let slot = turn["slot"].as_u64().expect("a slot") as usize;
        let plan = position["seats"][seat]["plan"][slot - 1].as_str().expect("a plan");
        let bonus = bonus(plan, data);
        let yielded = if event["how"] == "full" { 3 } else { harvest(&position, field) };
        assert_eq!(event["amount"].as_i64(), Some(yielded + bonus), "{event} {position}");
    }
    let last_wages = ["wages_paid", "went_home"];
    let paid = |name: &str| events.iter().any(|event| event["event"] == name);
    if paid("income_paid") && last_wages.into_iter().any(paid) {
        check_income(before, events, data);
    }
}

#[test]
fn income_yields_and_points_are_those_of_the_slow_way() {
    let built_in: Value = serde_json::from_str(include_str!("../../../games/edo/data.json"))
        .expect("the built-in data is JSON");
    let mut harvests = 0;
    let mut incomes = 0;
    for (number, modules) in combinations().into_iter().enumerate() {
        for players in 2..=5 {
            let rich = (number + players) % 2 == 0;
            let options = Options { data: rich.then(rich_data), ..Options::with(modules) };
            let (mut table, _) = deal_with(players, &options, &format!("reference {number}"));
            watch(&mut table, number as u64 * 7 + 1, |before, events, _| {
                harvests += events.iter().filter(|event| event["event"] == "harvested").count();
                incomes += events.iter().filter(|event| event["event"] == "income_paid").count();
                check_step(before, events, &built_in);
            });
            check_end(table.game());
        }
    }
    assert!(harvests > 100 && incomes > 1000, "{harvests} harvests, {incomes} incomes");
}

fn check_end(game: &Edo) {
    let position = game.position();
    let seats = position["seats"].as_array().expect("seats");
    let outcome = game.outcome().expect("the game is over");
    let key = |index: usize| {
        let seat = &seats[index];
        let goods: i64 =
            ["rice", "wood", "stone"].iter().map(|what| seat[*what].as_i64().expect("goods")).sum();
        let ryo = seat["ryo"].as_i64().expect("Ryo");
        (has_house_in_edo(&position, index), final_points(seat), ryo, goods)
    };
    for place in &outcome.ranking {
        let index = place.seat.index();
        assert_eq!(i64::from(place.points), final_points(&seats[index]));
        let better = (0..seats.len()).filter(|other| key(*other) > key(index)).count();
        assert_eq!(usize::from(place.place), better + 1);
    }
    let breakdown = game.breakdown().expect("the game is over");
    for score in breakdown.seats {
        assert_eq!(i64::from(score.total), final_points(&seats[score.seat.index()]));
        assert_eq!(score.house_in_edo, has_house_in_edo(&position, score.seat.index()));
    }
}
