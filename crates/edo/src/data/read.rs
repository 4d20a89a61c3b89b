//! Parsing of the data, with all its problems.

use super::{Board, Data, tiles};
use crate::cards::{Action, ActionKind, CardId};
use crate::components::{MerchantCard, Purse, Resource};
use crate::ronin::PLACE_TILES;
use crate::space::Squad;
use crate::tokken::PRIVILEGES;
use crate::variants::Modules;
use higaki_table::{DataReader, Node, Seat};
use std::str::FromStr;

/// Reads the parts of the file.
pub(super) struct Reader<'r>(pub(super) &'r mut DataReader);

impl Reader<'_> {
    /// The value of an entry; records its provenance.
    pub(super) fn entry<'a>(&mut self, node: &Node<'a>, name: &'static str) -> Option<Node<'a>> {
        let entry = node.required(name, &mut self.0.problems)?;
        self.0.entry(&entry)
    }

    pub(super) fn wrong(&mut self, node: &Node<'_>, code: &'static str) {
        node.problem(&mut self.0.problems, code, &[]);
    }

    pub(super) fn number(&mut self, node: &Node<'_>, low: i64, high: u8) -> Option<u8> {
        let number = node.number(low, i64::from(high), &mut self.0.problems)?;
        u8::try_from(number).ok()
    }

    fn single(&mut self, node: &Node<'_>, name: &'static str, low: i64, high: u8) -> u8 {
        let value = self.entry(node, name);
        value.and_then(|value| self.number(&value, low, high)).unwrap_or(1)
    }

    pub(super) fn field(&mut self, node: &Node<'_>, name: &'static str, low: i64, high: u8) -> u8 {
        let value = node.required(name, &mut self.0.problems);
        value.and_then(|value| self.number(&value, low, high)).unwrap_or(1)
    }

    /// The named numbers of an entry, in the order of the names.
    pub(super) fn fields<const N: usize>(
        &mut self,
        node: &Node<'_>,
        name: &'static str,
        known: [&'static str; N],
        high: u8,
    ) -> [u8; N] {
        let Some(value) = self.entry(node, name) else { return [1; N] };
        value.expect_fields(&known, &mut self.0.problems);
        known.map(|field| self.field(&value, field, 0, high))
    }

    pub(super) fn purse(&mut self, node: &Node<'_>) -> Purse {
        node.expect_fields(&["rice", "wood", "stone", "ryo"], &mut self.0.problems);
        let mut amount = |name: &str| {
            let field = node.field(name);
            field.and_then(|field| self.number(&field, 0, 99)).unwrap_or(0)
        };
        Purse {
            rice: amount("rice"),
            wood: amount("wood"),
            stone: amount("stone"),
            ryo: u16::from(amount("ryo")),
        }
    }

    fn price(&mut self, node: &Node<'_>, name: &'static str) -> Purse {
        self.entry(node, name).map_or(Purse::EMPTY, |value| self.purse(&value))
    }

    pub(super) fn word<T: FromStr>(&mut self, node: &Node<'_>, code: &'static str) -> Option<T> {
        let word = node.text(&mut self.0.problems)?;
        let found = word.parse().ok();
        if found.is_none() {
            self.wrong(node, code);
        }
        found
    }

    /// The entries of a list that must have between `low` and `high` of them.
    pub(super) fn list<'a>(&mut self, list: &Node<'a>, low: usize, high: usize) -> Vec<Node<'a>> {
        let items = list.items(&mut self.0.problems);
        if list.is_list() && !(low..=high).contains(&items.len()) {
            let args =
                [("lowest", low.into()), ("highest", high.into()), ("number", items.len().into())];
            list.problem(&mut self.0.problems, "wrong_count", &args);
        }
        items
    }
}

/// The fields of an object whose names are numbers of players.
pub(super) fn numbered<'a>(node: &Node<'a>, reader: &mut Reader<'_>) -> Vec<(usize, Node<'a>)> {
    let mut found = Vec::new();
    for (name, value) in node.entries(&mut reader.0.problems) {
        match name.parse().ok().filter(|players| (2..=Seat::MAX).contains(players)) {
            Some(players) => found.push((players, value)),
            None => reader.wrong(&value, "unknown_number_of_players"),
        }
    }
    found
}

const KNOWN: [&str; 30] = [
    "format",
    "provenance_words",
    "pieces",
    "expansion_pieces",
    "start_ryo",
    "later_seats",
    "module_gifts",
    "move_cost",
    "wage",
    "resource_limit",
    "yields",
    "points",
    "income_weights",
    "building_costs",
    "temple_cost",
    "recruit_cost",
    "special_cost",
    "building_sites",
    "fortress_limits",
    "win_threshold",
    "final_scoring",
    "packages",
    "cards",
    "special_cards",
    "merchant_cards",
    "income_tiles",
    "wishes",
    "privileges",
    "place_tiles",
    "boards",
];

/// Parses and validates the data.
pub(super) fn read(node: &Node<'_>, reader: &mut DataReader) -> Data {
    let reader = &mut Reader(reader);
    node.expect_fields(&KNOWN, &mut reader.0.problems);
    if let Some(format) = node.required("format", &mut reader.0.problems) {
        reader.number(&format, 1, 1);
    }
    let mut data = read_numbers(node, reader);
    read_costs(node, reader, &mut data);
    read_cards(node, reader, &mut data);
    tiles::read_tiles(node, reader, &mut data);
    read_boards(node, reader, &mut data);
    data
}

fn read_numbers(node: &Node<'_>, reader: &mut Reader<'_>) -> Data {
    let names = ["meeples", "houses", "posts", "neutral_officials", "fortresses"];
    let [meeples, houses, posts, neutral_officials, fortresses] =
        reader.fields(node, "pieces", names, 40);
    if !(1..=Squad::MAX_FIGURES as u8).contains(&meeples) || posts > 1 {
        reader.0.problems.push("pieces.value", "unplayable_pieces", &[]);
    }
    let names = ["temples", "black_officials", "ronin_tiles"];
    let [temples, black_officials, ronin_tiles] =
        reader.fields(node, "expansion_pieces", names, 40);
    let yields = reader.entry(node, "yields").map_or_else(Vec::new, |list| {
        let items = reader.list(&list, 1, 10);
        items.iter().filter_map(|item| reader.number(item, 0, 20)).collect()
    });
    let [house, post, fortress, temple_points] =
        reader.fields(node, "points", ["house", "post", "fortress", "temple"], 12);
    let weights = reader.fields(node, "income_weights", ["house", "post"], 9);
    let sites = reader.fields(node, "building_sites", ["edo", "city"], 16);
    let [ryo_per_point, samurai_per_point] =
        reader.fields(node, "final_scoring", ["ryo_per_point", "samurai_per_point"], 200);
    if ryo_per_point == 0 || samurai_per_point == 0 {
        reader.0.problems.push("final_scoring.value", "zero_is_too_little", &[]);
    }
    if sites.contains(&0) {
        reader.0.problems.push("building_sites.value", "zero_is_too_little", &[]);
    }
    Data {
        meeples,
        houses,
        posts,
        neutral_officials,
        fortresses,
        temples,
        black_officials,
        ronin_tiles,
        start_ryo: u16::from(reader.single(node, "start_ryo", 0, 99)),
        later_seats: [[Purse::EMPTY; Seat::MAX]; Seat::MAX + 1],
        module_gifts: [[[Purse::EMPTY; Seat::MAX]; Seat::MAX + 1]; Modules::SETS],
        move_cost: reader.single(node, "move_cost", 0, 9),
        wage: reader.single(node, "wage", 0, 9),
        resource_limit: u16::from(reader.single(node, "resource_limit", 1, 99)),
        yields: if yields.is_empty() { vec![0] } else { yields },
        building_points: [house, post, fortress],
        temple_points,
        weights: [weights[0], weights[1], 0],
        building_costs: [Purse::EMPTY; 3],
        temple_cost: Purse::EMPTY,
        recruit_cost: Purse::EMPTY,
        special_cost: Purse::EMPTY,
        sites,
        fortress_limits: reader.fields(node, "fortress_limits", ["edo", "city"], 16),
        win_threshold: reader.single(node, "win_threshold", 1, 99),
        ryo_per_point: u16::from(ryo_per_point),
        samurai_per_point,
        packages: Vec::new(),
        cards: Vec::new(),
        merchant_cards: Vec::new(),
        income_tiles: Vec::new(),
        wishes: Vec::new(),
        privileges: [0; PRIVILEGES],
        place_tiles: [0; PLACE_TILES],
        boards: [Board::empty(), Board::empty()],
    }
}

fn read_costs(node: &Node<'_>, reader: &mut Reader<'_>, data: &mut Data) {
    if let Some(value) = reader.entry(node, "building_costs") {
        let names = ["house", "post", "fortress"];
        value.expect_fields(&names, &mut reader.0.problems);
        data.building_costs = names.map(|name| {
            let cost = value.required(name, &mut reader.0.problems);
            cost.map_or(Purse::EMPTY, |cost| reader.purse(&cost))
        });
    }
    data.temple_cost = reader.price(node, "temple_cost");
    data.recruit_cost = reader.price(node, "recruit_cost");
    data.special_cost = reader.price(node, "special_cost");
    if let Some(value) = reader.entry(node, "later_seats") {
        for (players, gifts) in numbered(&value, reader) {
            // Version 1 of the rules had one gift for all places.
            if gifts.value().is_object() {
                data.later_seats[players][1..players].fill(reader.purse(&gifts));
                continue;
            }
            let later = reader.list(&gifts, players - 1, players - 1);
            for (place, gift) in (1..players).zip(&later) {
                data.later_seats[players][place] = reader.purse(gift);
            }
        }
    }
    // Versions 1 and 2 of the rules had no gifts for modules.
    if let Some(entry) = node.field("module_gifts")
        && let Some(value) = reader.0.entry(&entry)
    {
        read_module_gifts(&value, reader, data);
    }
    if let Some(list) = reader.entry(node, "packages") {
        // E1.6: five at every number of players: each takes one, and with five all are taken.
        let items = reader.list(&list, Seat::MAX, 8);
        data.packages = items.iter().map(|item| reader.purse(item)).collect();
    }
}

/// E2.4: one gift for every place, the first included.
fn read_module_gifts(value: &Node<'_>, reader: &mut Reader<'_>, data: &mut Data) {
    for (name, counts) in value.entries(&mut reader.0.problems) {
        let Some(set) = Modules::parse_bits(name) else {
            reader.wrong(&counts, "unknown_modules");
            continue;
        };
        for (players, gifts) in numbered(&counts, reader) {
            let places = reader.list(&gifts, players, players);
            for (place, gift) in (0..players).zip(&places) {
                data.module_gifts[set][players][place] = reader.purse(gift);
            }
        }
    }
}

fn read_cards(node: &Node<'_>, reader: &mut Reader<'_>, data: &mut Data) {
    if let Some(cards) = node.required("cards", &mut reader.0.problems) {
        cards.expect_fields(&["A", "B", "C"], &mut reader.0.problems);
        for name in ["A", "B", "C"] {
            let value = reader.entry(&cards, name);
            data.cards.push(value.map_or_else(Vec::new, |list| read_actions(&list, 1, 4, reader)));
        }
    }
    if let Some(list) = reader.entry(node, "special_cards") {
        for card in reader.list(&list, 0, CardId::MAX_SPECIAL) {
            let actions = read_actions(&card, 1, 2, reader);
            data.cards.push(actions);
        }
    }
    if let Some(list) = reader.entry(node, "merchant_cards") {
        for item in reader.list(&list, 1, 16) {
            item.expect_fields(&["buy", "pieces", "ryo_each", "point"], &mut reader.0.problems);
            let buy = item.required("buy", &mut reader.0.problems);
            let buy = buy.and_then(|buy| reader.word(&buy, "unknown_resource"));
            let point = item.required("point", &mut reader.0.problems);
            data.merchant_cards.push(MerchantCard {
                buy: buy.unwrap_or(Resource::Rice),
                pieces: reader.field(&item, "pieces", 1, 9),
                ryo_each: reader.field(&item, "ryo_each", 0, 20),
                point: point.map_or(Purse::EMPTY, |point| reader.purse(&point)),
            });
        }
    }
}

fn read_actions(list: &Node<'_>, low: usize, high: usize, reader: &mut Reader<'_>) -> Vec<Action> {
    let mut actions: Vec<Action> = Vec::new();
    for item in reader.list(list, low, high) {
        item.expect_fields(&["action", "amount", "officials"], &mut reader.0.problems);
        let word = item.required("action", &mut reader.0.problems);
        let kind = word.and_then(|word| reader.word::<ActionKind>(&word, "unknown_action"));
        let amount = item.field("amount").and_then(|amount| reader.number(&amount, 0, 20));
        let officials = reader.field(&item, "officials", 1, 6);
        let Some(action) = kind else { continue };
        // The notation identifies the actions of a card by their kind.
        if actions.iter().any(|other| other.action == action) {
            reader.wrong(&item, "action_twice");
        }
        actions.push(Action { action, amount: amount.unwrap_or(0), officials });
    }
    actions
}

fn read_boards(node: &Node<'_>, reader: &mut Reader<'_>, data: &mut Data) {
    let Some(boards) = node.required("boards", &mut reader.0.problems) else { return };
    boards.expect_fields(&["A", "B"], &mut reader.0.problems);
    for (side, name) in ["A", "B"].into_iter().enumerate() {
        if let Some(board) = boards.required(name, &mut reader.0.problems) {
            data.boards[side] = Board::read(&board, reader);
        }
    }
    for players in 2..=Seat::MAX {
        let sides = data.boards.iter().filter(|board| board.players.contains(&players)).count();
        if sides != 1 {
            let args = [("players", players.into()), ("sides", sides.into())];
            boards.problem(&mut reader.0.problems, "not_one_board_for_players", &args);
        }
    }
}
