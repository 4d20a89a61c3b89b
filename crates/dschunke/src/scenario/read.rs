//! Reading a position, with all its problems at once.

mod cards;
mod seats;
mod stage;

use super::FIELDS;
use crate::components::{Action, Good, Junk, ROUNDS, Row, STRIPS_EACH};
use crate::data::Data;
use crate::hold::Hold;
use crate::special::Cards;
use crate::stage::{Figure, Figures};
use crate::state::Dschunke;
use crate::variants::{Options, Setup};
use higaki_table::{ComponentData, Game, Node, Problems, RulesVersion, Seat, Seed, SeededChance};
use serde_json::Value;

/// The state that a scenario describes.
pub(crate) fn read(scenario: &Value, seed: &Seed) -> Result<Dschunke, Problems> {
    let root = Node::root(scenario);
    let mut problems = Problems::default();
    root.expect_fields(&FIELDS, &mut problems);
    if let Some(game) = root.field("game")
        && game.text(&mut problems).is_some_and(|word| word != "dschunke")
    {
        game.problem(&mut problems, "other_game", &[("expected", "dschunke".into())]);
    }
    let players = root.required("players", &mut problems);
    let players = players.and_then(|node| node.number(3, 4, &mut problems));
    let rules = root.rules_version(&Dschunke::INFO, &mut problems);
    let options = options(&root, rules, &mut problems);
    let (Some(players), Some((setup, data))) = (players, options) else { return Err(problems) };
    let game = Dschunke::bare(rules, players as usize, setup, data);
    let chance = SeededChance::new(seed);
    let mut reader = Reader { game, problems, chance, unnamed: Cards::FULL };
    reader.position(&root);
    reader.problems.or(reader.game)
}

fn options(
    root: &Node<'_>,
    rules: RulesVersion,
    problems: &mut Problems,
) -> Option<(Setup, ComponentData<Data>)> {
    let options: Options = match root.field("options") {
        Some(node) => node.options(problems)?,
        None => Options::default(),
    };
    match options.components(rules) {
        Ok(data) => Some((options.setup, data)),
        Err(found) => {
            problems.extend_under("options", &found);
            None
        }
    }
}

/// A position on its way from text to state.
struct Reader {
    game: Dschunke,
    problems: Problems,
    /// The randomness for unspecified parts.
    chance: SeededChance,
    /// The special cards that were not named yet.
    unnamed: Cards,
}

impl Reader {
    fn position(&mut self, root: &Node<'_>) {
        if let Some(node) = root.field("round")
            && let Some(round) = node.number(0, ROUNDS as i64, &mut self.problems)
        {
            self.game.round = round as u8;
        } else {
            self.game.round = 1;
        }
        if let Some(start) = root.field("start") {
            self.game.start = self.seat(&start).unwrap_or(self.game.start);
        }
        self.market(root);
        self.merchants(root);
        self.turned(root);
        self.holds(root);
        self.kinds_closed(root);
        self.seats(root);
        self.special_cards(root);
        self.stage(root);
    }

    fn problem(&mut self, node: &Node<'_>, code: &'static str, args: &[(&'static str, Value)]) {
        node.problem(&mut self.problems, code, args);
    }

    /// A word that an enum knows.
    fn word<T>(&mut self, node: &Node<'_>, read: impl Fn(&str) -> Option<T>) -> Option<T> {
        let word = node.text(&mut self.problems)?;
        let known = read(word);
        if known.is_none() {
            let short: String = word.chars().take(40).collect();
            self.problem(node, "unknown_word", &[("word", short.into())]);
        }
        known
    }

    /// A seat of this table.
    fn seat(&mut self, node: &Node<'_>) -> Option<Seat> {
        let highest = self.game.player_count() as i64 - 1;
        let number = node.number(0, highest, &mut self.problems)?;
        Seat::new(number as usize)
    }

    fn merchants(&mut self, root: &Node<'_>) {
        self.game.merchants = Dschunke::printed_merchants(self.game.data(), self.game.round);
        let Some(node) = root.field("merchants") else { return };
        node.expect_fields(&Action::ALL.map(Action::word), &mut self.problems);
        for action in Action::ALL {
            if let Some(field) = node.required(action.word(), &mut self.problems)
                && let Some(junk) = self.word(&field, Junk::from_word)
            {
                self.game.merchants[action.index()] = junk;
            }
        }
        let [load, cash, goods] = self.game.merchants;
        if load == cash || load == goods || cash == goods {
            self.problem(&node, "merchants_on_one_junk", &[]);
        }
    }

    fn turned(&mut self, root: &Node<'_>) {
        let Some(node) = root.field("turned") else { return };
        let players = self.game.player_count();
        let plays = |figure: &Figure| players == 4 || *figure != Figure::Helper(Row::Upper);
        let read = |word: &str| Figure::ALL.into_iter().filter(plays).find(|a| a.word() == word);
        let mut turned = Figures::NONE;
        for item in node.items(&mut self.problems) {
            if let Some(figure) = self.word(&item, read) {
                turned.add(figure);
            }
        }
        self.game.used = turned;
    }

    fn kinds_closed(&mut self, root: &Node<'_>) {
        let Some(node) = root.field("closed") else { return };
        for item in node.items(&mut self.problems) {
            if let Some(good) = self.word(&item, Good::from_word) {
                self.game.closed = self.game.closed.with(good);
            }
        }
    }

    fn holds(&mut self, root: &Node<'_>) {
        let Some(node) = root.field("holds") else { return };
        node.expect_fields(&Junk::ALL.map(Junk::word), &mut self.problems);
        for junk in Junk::ALL {
            if let Some(field) = node.field(junk.word()) {
                self.hold(&field, junk);
            }
        }
        for seat in self.game.seat_order() {
            let loaded: usize =
                self.game.holds.iter().map(|hold| usize::from(hold.strips_of(seat))).sum();
            if loaded > usize::from(STRIPS_EACH) {
                let args = [("seat", seat.index().into()), ("count", loaded.into())];
                self.problem(&node, "too_many_strips", &args);
            }
            self.game.seat_mut(seat).strips = STRIPS_EACH.saturating_sub(loaded as u8);
        }
    }

    /// D5.1: every layer but the top one is full, and none is empty.
    fn hold(&mut self, node: &Node<'_>, junk: Junk) {
        let layers = node.items(&mut self.problems);
        if layers.len() > Hold::MAX_LAYERS {
            return self.problem(node, "too_many_layers", &[("most", Hold::MAX_LAYERS.into())]);
        }
        let mut hold = Hold::EMPTY;
        for (layer, item) in layers.iter().enumerate() {
            let lanes = item.items(&mut self.problems);
            let mut strips = 0;
            for (lane, strip) in lanes.iter().take(Hold::LANES).enumerate() {
                if strip.value().is_null() {
                    continue;
                }
                strips += 1;
                if let Some(seat) = self.seat(strip) {
                    hold.set(layer, lane, seat);
                }
            }
            let top = layer + 1 == layers.len();
            if lanes.len() > Hold::LANES {
                self.problem(item, "too_many_strips", &[("count", lanes.len().into())]);
            } else if item.is_list() && (strips == 0 || !top && strips < Hold::LANES) {
                self.problem(item, "layer_not_full", &[("count", strips.into())]);
            }
        }
        self.game.holds[junk.index()] = hold;
    }
}
