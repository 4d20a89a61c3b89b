//! A second, slow and obvious implementation of visible crates, goods poker and the final count,
//! compared over random play. It knows positions only as JSON.

use crate::support::seat;
use higaki_dschunke::{Dschunke, Options, Setup};
use higaki_table::{Chance, Game, Origin, QuickChance, Seat, Seed, Table};
use serde_json::Value;
use std::collections::BTreeMap;

const JUNKS: [&str; 5] = ["grey", "orange", "purple", "brown", "white"];

/// Draws the strips on a grid, layer upon layer, each across the one below, and counts the visible
/// crates.
fn visible(layers: &Value, owner: u64) -> u64 {
    let mut grid = [[None; 3]; 3];
    for (height, layer) in layers.as_array().unwrap().iter().enumerate() {
        for (lane, strip) in layer.as_array().unwrap().iter().enumerate() {
            let Some(strip) = strip.as_u64() else { continue };
            for along in 0..3 {
                let (row, column) = if height % 2 == 0 { (lane, along) } else { (along, lane) };
                grid[row][column] = Some(strip);
            }
        }
    }
    grid.iter().flatten().filter(|shown| **shown == Some(owner)).count() as u64
}

/// The payments in one bidding; a special card counts as 1000.
fn settle(bids: &[(u64, String)], card: &Value, breaker: Option<usize>) -> Vec<u64> {
    let mut paid = vec![0; bids.len()];
    for good in ["white", "brown", "purple", "orange"] {
        let of = |index: usize| if bids[index].1 == good { bids[index].0 } else { 0 };
        let best = (0..bids.len()).map(of).max().unwrap();
        if best == 0 {
            continue;
        }
        let mut winners: Vec<usize> = (0..bids.len()).filter(|index| of(*index) == best).collect();
        if let Some(owner) = breaker.filter(|owner| winners.contains(owner)) {
            winners = vec![owner];
        }
        match card[good].as_u64() {
            Some(value) => {
                winners.iter().for_each(|index| paid[*index] += value / winners.len() as u64);
            }
            None if winners.len() == 1 => paid[winners[0]] += 1000,
            None => {}
        }
    }
    paid
}

/// The final score of a player.
fn total(position: &Value, index: usize) -> u64 {
    let shows = |junk: &str| visible(&position["holds"][junk], index as u64);
    let junks = JUNKS.iter().filter(|junk| shows(junk) > 0).count() as u64;
    let mut sum = position["seats"][index]["yuan"].as_u64().unwrap();
    sum += if junks == 5 { 25 } else { 4 * junks };
    for drawn in position["drawn"].as_array().unwrap() {
        let words: Vec<&str> = drawn.as_str().unwrap().split(' ').collect();
        if words[0] != index.to_string() {
            continue;
        }
        let parts: Vec<&str> = words[2].split('-').collect();
        match parts.as_slice() {
            ["bonus", "8", junk] if shows(junk) >= 4 => sum += 8,
            ["bonus", "12", five, two] if shows(five) >= 5 && shows(two) >= 2 => sum += 12,
            _ => {}
        }
    }
    sum
}

fn bids_of(position: &Value) -> Vec<(u64, String)> {
    let read = |seat: &Value| match seat["bid"].as_str().and_then(|bid| bid.split_once(' ')) {
        Some((count, good)) => (count.parse().unwrap(), good.to_owned()),
        None => (0, String::new()),
    };
    position["seats"].as_array().unwrap().iter().map(read).collect()
}

fn tie_breaker(position: &Value) -> Option<usize> {
    let drawn = position["drawn"].as_array().unwrap();
    let card = drawn.iter().find_map(|card| card.as_str().unwrap().strip_suffix(" tie-breaker"))?;
    card.split(' ').next()?.parse().ok()
}

/// The payments to every seat according to the log.
fn paid_by_log(events: &[Value], paid: &mut BTreeMap<u64, u64>) {
    for event in events {
        let yuan = event["yuan"].as_u64().unwrap_or(0);
        match event["event"].as_str().unwrap() {
            "cashed_in" | "colour_won" | "prize_paid" => {
                *paid.entry(event["seat"].as_u64().unwrap()).or_default() += yuan;
            }
            "colour_shared" => {
                for seat in event["seats"].as_array().unwrap() {
                    *paid.entry(seat.as_u64().unwrap()).or_default() += yuan;
                }
            }
            _ => {}
        }
    }
}

struct Comparison {
    table: Table<Dschunke>,
    chance: QuickChance,
    paid: BTreeMap<u64, u64>,
    biddings: usize,
}

impl Comparison {
    fn step(&mut self) -> bool {
        let game = self.table.game().clone();
        let deciding = game.deciding();
        let Some(first) = deciding.first() else { return false };
        let nth = self.chance.below(deciding.len() as u32) as usize;
        let who = deciding.iter().nth(nth).unwrap_or(first);
        let choice = game.random_choice(who, &mut self.chance);
        let before = game.position();
        let last_bid = before["stage"]["decision"] == "bid" && deciding.len() == 1;
        let collected = self.table.play(who, choice).unwrap();
        let events: Vec<Value> =
            collected.events.iter().map(|event| serde_json::to_value(event).unwrap()).collect();
        paid_by_log(&events, &mut self.paid);
        let after = self.table.game().position();
        self.compare_crates(&after);
        if last_bid {
            self.compare_bidding(before, who, &choice.to_string(), &after);
        }
        true
    }

    fn compare_crates(&self, position: &Value) {
        let view = serde_json::to_value(self.table.game().view(higaki_table::Viewer::Spectator));
        for hold in view.unwrap()["holds"].as_array().unwrap() {
            let junk = hold["junk"].as_str().unwrap();
            for (index, shown) in hold["visible"].as_array().unwrap().iter().enumerate() {
                let expected = visible(&position["holds"][junk], index as u64);
                assert_eq!(shown.as_u64(), Some(expected), "{junk}: {}", position["holds"][junk]);
            }
        }
    }

    fn compare_bidding(&mut self, mut before: Value, who: Seat, choice: &str, after: &Value) {
        self.biddings += 1;
        before["seats"][who.index()]["bid"] = choice.strip_prefix("bid ").unwrap().into();
        let number = before["market"]["now"].as_u64().unwrap() as usize - 1;
        let card = &crate::data::built_in()["market"][number]["value"];
        let bids = bids_of(&before);
        let paid = settle(&bids, card, tie_breaker(&before));
        for (index, paid) in paid.iter().enumerate() {
            let yuan = |position: &Value| position["seats"][index]["yuan"].as_u64().unwrap();
            assert_eq!(yuan(after) - yuan(&before), paid % 1000, "{bids:?} for {card}");
            let (count, good) = &bids[index];
            if *count > 0 {
                let held =
                    |position: &Value| position["seats"][index]["hand"][good].as_u64().unwrap_or(0);
                assert_eq!(held(&before) - held(after), *count, "all bids go back");
            }
        }
        let winner = paid.iter().position(|paid| *paid >= 1000);
        let asked =
            (after["stage"]["decision"] == "prize").then(|| after["stage"]["seat"].as_u64());
        assert_eq!(asked.flatten().map(|seat| seat as usize), winner, "{bids:?} for {card}");
    }
}

#[test]
fn a_second_implementation_agrees_over_random_play() {
    let mut biddings = 0;
    for number in 0..30 {
        let players = 3 + number % 2;
        let setup = if number % 5 == 4 { Setup::Free } else { Setup::Printed };
        let options = Options { setup, data: None };
        let origin = Origin::Local(Seed::from_text(&format!("reference {number}")));
        let (table, _) = Table::deal(players, &options, origin).unwrap();
        let chance = QuickChance::new(number as u64);
        let mut game = Comparison { table, chance, paid: BTreeMap::new(), biddings: 0 };
        while game.step() {}
        biddings += game.biddings;
        let position = game.table.game().position();
        let outcome = game.table.game().outcome().unwrap();
        for place in &outcome.ranking {
            let index = place.seat.index();
            assert_eq!(place.points as u64, total(&position, index), "{position}");
            let paid = game.paid.get(&(index as u64)).copied().unwrap_or(0);
            assert_eq!(
                u64::from(game.table.game().yuan(seat(index)).0),
                paid,
                "every yuan is in the log"
            );
        }
        compare_ranking(&position, &outcome);
    }
    assert!(biddings > 500, "{biddings}");
}

fn compare_ranking(position: &Value, outcome: &higaki_table::Outcome) {
    let key = |index: usize| {
        let hand = position["seats"][index]["hand"].as_object().unwrap();
        let goods: u64 = hand.values().map(|count| count.as_u64().unwrap()).sum();
        (total(position, index), goods)
    };
    for place in &outcome.ranking {
        let better = outcome
            .ranking
            .iter()
            .filter(|other| key(other.seat.index()) > key(place.seat.index()));
        assert_eq!(usize::from(place.place), 1 + better.count());
    }
}
