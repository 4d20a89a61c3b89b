//! Parsing of scenarios. Invalid parts are reported and skipped, so that parsing continues.

use super::{check, phase};
use crate::components::Site;
use crate::data::Data;
use crate::setup;
use crate::space::{Space, Squad};
use crate::state::{City, Edo};
use crate::tokken::{MAX_TILES, Privilege, Queue};
use crate::variants::Options;
use higaki_table::{
    Chance, ComponentData, Game, Node, Problems, QuickChance, RulesVersion, Seat, Seed,
};
use serde_json::Value;
use std::str::FromStr;

const KNOWN: [&str; 15] = [
    "game",
    "rules",
    "players",
    "options",
    "round",
    "start",
    "phase",
    "merchant",
    "merchant_cards",
    "cities",
    "wishes",
    "privileges",
    "ronin",
    "seats",
    "seed",
];

/// The state that a scenario describes.
pub(crate) fn read(json: &Value, seed: &Seed) -> Result<Edo, Problems> {
    let mut problems = Problems::default();
    let node = Node::root(json);
    node.expect_fields(&KNOWN, &mut problems);
    let game = node.required("game", &mut problems);
    if let Some(game) = game
        && game.value() != Edo::INFO.id
    {
        game.problem(&mut problems, "other_game", &[("expected", Edo::INFO.id.into())]);
    }
    let players = node.required("players", &mut problems);
    let players = players.and_then(|players| players.number(2, Seat::MAX as i64, &mut problems));
    let rules = node.rules_version(&Edo::INFO, &mut problems);
    let options = read_options(&node, rules, &mut problems);
    // Without these two nothing else can be understood.
    let (Some(players), Some((options, data))) = (players, options) else { return Err(problems) };
    let mut chance = QuickChance::from_seed(&node.seed(seed, &mut problems));
    let mut state = setup::bare(rules, players as usize, options.modules(), data.clone());
    let mut reader = Reader { problems, data, state: &mut state, chance: &mut chance };
    reader.read_table(&node);
    reader.read_seats(&node);
    reader.read_tiles(&node);
    let Reader { mut problems, .. } = reader;
    phase::read(&node, &mut state, &mut problems);
    check::check(&node, &mut state, &mut problems);
    problems.or(state)
}

fn read_options(
    node: &Node<'_>,
    rules: RulesVersion,
    problems: &mut Problems,
) -> Option<(Options, ComponentData<Data>)> {
    let options: Options = match node.field("options") {
        Some(field) => field.options(problems)?,
        None => Options::default(),
    };
    match options.components(rules) {
        Ok(data) => Some((options, data)),
        Err(found) => {
            problems.extend_under("options", &found);
            None
        }
    }
}

/// A word that can be read, or a problem.
pub(super) fn word<T: FromStr>(
    node: &Node<'_>,
    code: &'static str,
    problems: &mut Problems,
) -> Option<T> {
    let text = node.text(problems)?;
    let found = text.parse().ok();
    if found.is_none() {
        node.problem(problems, code, &[]);
    }
    found
}

/// One of the known words; the first one by default.
pub(super) fn one_of(
    node: &Node<'_>,
    name: &str,
    known: &[&'static str],
    problems: &mut Problems,
) -> &'static str {
    let field = node.field(name).filter(|field| !field.value().is_null());
    let Some(field) = field else { return known[0] };
    let found = field.text(problems).map(|text| known.iter().find(|word| **word == text));
    match found {
        Some(Some(word)) => word,
        Some(None) => {
            field.problem(problems, "unknown_word", &[("known", known.join(", ").into())]);
            known[0]
        }
        None => known[0],
    }
}

/// An optional number.
pub(super) fn number(
    node: &Node<'_>,
    name: &str,
    lowest: i64,
    highest: i64,
    problems: &mut Problems,
) -> Option<i64> {
    node.field(name)
        .filter(|field| !field.value().is_null())
        .and_then(|field| field.number(lowest, highest, problems))
}

/// A space of the board, or a problem.
pub(super) fn space(state: &Edo, node: &Node<'_>, problems: &mut Problems) -> Option<Space> {
    let space: Space = word(node, "unknown_space", problems)?;
    if state.board().spaces.contains(space) {
        return Some(space);
    }
    node.problem(problems, "unknown_space", &[]);
    None
}

/// Figures on the board, no more than a squad can have.
pub(super) fn squad(state: &Edo, node: &Node<'_>, most: usize, problems: &mut Problems) -> Squad {
    let mut squad = Squad::EMPTY;
    for item in node.items(problems) {
        let Some(space) = space(state, &item, problems) else { continue };
        if squad.len() >= most {
            item.problem(problems, "too_many_figures", &[("most", most.into())]);
            break;
        }
        squad.put(space);
    }
    squad
}

/// The problems so far, and the parsed part of the state.
pub(super) struct Reader<'a> {
    pub(super) problems: Problems,
    pub(super) data: ComponentData<Data>,
    pub(super) state: &'a mut Edo,
    chance: &'a mut QuickChance,
}

impl Reader<'_> {
    fn read_table(&mut self, node: &Node<'_>) {
        let rounds = self.data.merchant_cards.len() as i64;
        let round = number(node, "round", 0, rounds, &mut self.problems);
        self.state.round = round.unwrap_or(1) as u8;
        let seats = self.state.seat_count();
        let start = number(node, "start", 0, seats as i64 - 1, &mut self.problems);
        self.state.start = Seat::wrapped(start.unwrap_or(0) as usize, seats);
        if let Some(field) = node.field("merchant")
            && let Some(space) = space(self.state, &field, &mut self.problems)
        {
            self.state.merchant = space;
        }
        self.read_merchant_cards(node);
        self.read_cities(node);
        if let Some(field) = node.field("ronin") {
            self.state.ronin = squad(self.state, &field, 3, &mut self.problems);
        }
    }

    /// The numbers in a list, counted from 1 there and from 0 here.
    pub(super) fn numbers(&mut self, node: &Node<'_>, name: &str, most: usize) -> Vec<u8> {
        let Some(list) = node.field(name) else { return Vec::new() };
        let items = list.items(&mut self.problems);
        let most = most as i64;
        items
            .iter()
            .filter_map(|item| item.number(1, most, &mut self.problems))
            .map(|number| number as u8 - 1)
            .collect()
    }

    fn read_merchant_cards(&mut self, node: &Node<'_>) {
        let count = self.data.merchant_cards.len();
        let field = node.field("merchant_cards");
        let (mut gone, queue) = field.as_ref().map_or_else(Default::default, |field| {
            field.expect_fields(&["gone", "queue"], &mut self.problems);
            (self.numbers(field, "gone", count), self.numbers(field, "queue", count))
        });
        let passed = usize::from(self.state.round.max(1)) - 1;
        let mut rest: Vec<u8> =
            (0..count as u8).filter(|card| !gone.contains(card) && !queue.contains(card)).collect();
        self.chance.shuffle(&mut rest);
        // Rounds that are over have used cards up, also if the scenario does not name them.
        while gone.len() < passed {
            let Some(card) = rest.pop() else { break };
            gone.push(card);
        }
        let order: Vec<u8> = gone.iter().chain(&queue).chain(&rest).copied().collect();
        let mut seen = [0; 16];
        order.iter().for_each(|card| seen[usize::from(*card)] += 1);
        if order.len() != count || seen[..count].iter().any(|times| *times != 1) {
            self.problems.push("merchant_cards", "merchant_cards_twice", &[]);
        } else if gone.len() != passed {
            self.problems.push("merchant_cards", "merchant_cards_do_not_fit_round", &[]);
        } else {
            self.state.merchant_cards[..count].copy_from_slice(&order);
        }
    }

    fn read_cities(&mut self, node: &Node<'_>) {
        // Tiles that the scenario does not name are drawn by lot.
        for city in self.state.open_cities().iter() {
            let kinds: Vec<usize> = (0..self.data.income_tiles.len())
                .filter(|kind| self.allowed(city, *kind))
                .collect();
            let drawn = self.chance.below(kinds.len().max(1) as u32) as usize;
            self.state.city_mut(city).tile = kinds.get(drawn).copied().unwrap_or(0) as u8;
        }
        let Some(cities) = node.field("cities") else { return };
        for (name, field) in cities.entries(&mut self.problems) {
            let city = name.parse().ok();
            match city.filter(|city| self.state.open_cities().contains(*city)) {
                Some(city) => self.read_city(city, &field),
                None => field.problem(&mut self.problems, "unknown_city", &[]),
            }
        }
    }

    fn allowed(&self, city: Space, kind: usize) -> bool {
        let tile = &self.data.income_tiles[kind];
        if city == Space::EDO { tile.edo > 0 } else { tile.city > 0 }
    }

    fn read_city(&mut self, city: Space, node: &Node<'_>) {
        node.expect_fields(&["fund", "sites"], &mut self.problems);
        if let Some(fund) = number(node, "fund", 0, 99, &mut self.problems) {
            let tiles = &self.data.income_tiles;
            match tiles.iter().position(|tile| i64::from(tile.fund) == fund) {
                Some(kind) => self.state.city_mut(city).tile = kind as u8,
                None => node.problem(&mut self.problems, "unknown_fund", &[]),
            }
        }
        let Some(sites) = node.field("sites") else { return };
        for item in sites.items(&mut self.problems) {
            let Some(text) = item.text(&mut self.problems) else { continue };
            let (word, seat) = text.split_once(' ').unwrap_or((text, ""));
            let seat = seat.parse().ok().and_then(Seat::new);
            let seat = seat.filter(|seat| seat.index() < self.state.seat_count());
            let site = match (word, seat) {
                ("house", Some(seat)) => Site::House(seat),
                ("post", Some(seat)) => Site::Post(seat),
                ("fortress", None) if text == "fortress" => Site::Fortress,
                _ => {
                    item.problem(&mut self.problems, "unknown_building", &[]);
                    continue;
                }
            };
            if self.state.city(city).len() < City::MAX_SITES {
                self.state.city_mut(city).push(site);
            } else {
                let most = [("most", City::MAX_SITES.into())];
                item.problem(&mut self.problems, "too_many_buildings", &most);
            }
        }
    }

    pub(super) fn privileges(&mut self, node: &Node<'_>, name: &str) -> Vec<Privilege> {
        let Some(list) = node.field(name) else { return Vec::new() };
        let items = list.items(&mut self.problems);
        items
            .iter()
            .take(MAX_TILES)
            .filter_map(|item| word(item, "unknown_privilege", &mut self.problems))
            .collect()
    }

    fn read_tiles(&mut self, node: &Node<'_>) {
        if !self.state.modules.tokken.is_used() {
            return;
        }
        let count = self.data.wishes.len();
        let field = node.field("wishes");
        let (queue, gone) = field.as_ref().map_or_else(Default::default, |field| {
            field.expect_fields(&["queue", "gone"], &mut self.problems);
            (self.numbers(field, "queue", count), self.numbers(field, "gone", count))
        });
        let all: Vec<u8> = (0..count as u8).collect();
        self.state.display.wishes = self.queue("wishes", &all, &queue, &gone);

        let field = node.field("privileges");
        let (queue, mut gone) = field.as_ref().map_or_else(Default::default, |field| {
            field.expect_fields(&["queue", "gone"], &mut self.problems);
            (self.privileges(field, "queue"), self.privileges(field, "gone"))
        });
        for seat in self.state.all_seats() {
            for kind in Privilege::ALL {
                let held = usize::from(self.state.player(seat).privilege(kind));
                gone.extend(std::iter::repeat_n(kind, held));
            }
        }
        let all: Vec<u8> = (0..)
            .zip(self.data.privileges)
            .flat_map(|(kind, count)| std::iter::repeat_n(kind, usize::from(count)))
            .collect();
        let bytes = |kinds: &[Privilege]| kinds.iter().map(|kind| *kind as u8).collect::<Vec<_>>();
        self.state.display.privileges =
            self.queue("privileges", &all, &bytes(&queue), &bytes(&gone));
    }

    /// The named tiles, and under them the unnamed ones in random order.
    fn queue(&mut self, path: &str, all: &[u8], named: &[u8], gone: &[u8]) -> Queue {
        let mut rest = all.to_vec();
        for tile in named.iter().chain(gone) {
            match rest.iter().position(|other| other == tile) {
                Some(at) => drop(rest.remove(at)),
                None => {
                    self.problems.push(path, "too_many_tiles", &[]);
                    return Queue::EMPTY;
                }
            }
        }
        self.chance.shuffle(&mut rest);
        let mut queue = Queue::EMPTY;
        named.iter().chain(&rest).for_each(|tile| queue.push(*tile));
        queue
    }
}
