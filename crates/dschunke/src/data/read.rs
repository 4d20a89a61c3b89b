//! Reading the data file, with all its problems at once.

use super::{Data, MarketCard, Worth};
use crate::components::{Action, Colour, Field, Good, Junk, Occasion, ROUNDS, Row};
use crate::hold::Hold;
use higaki_table::{DataReader, Node};
use serde_json::Value;

/// Reads the parts of the file.
pub(super) struct Reader<'r>(pub(super) &'r mut DataReader);

impl Reader<'_> {
    pub(super) fn data(&mut self, root: &Node<'_>) -> Option<Data> {
        const FIELDS: [&str; 8] =
            ["game", "legend", "ring", "merchants", "helpers", "events", "market", "bonus"];
        let known: Vec<&str> = FIELDS.into_iter().chain(["strips"]).collect();
        root.expect_fields(&known, &mut self.0.problems);
        if let Some(game) = root.field("game")
            && game.text(&mut self.0.problems).is_some_and(|word| word != "dschunke")
        {
            game.problem(&mut self.0.problems, "other_game", &[("expected", "dschunke".into())]);
        }
        // All parts are parsed before the first missing one returns, so that all problems are
        // reported.
        let ring = self.ring(root);
        let merchants = self.merchants(root);
        let helpers = self.helpers(root);
        let events = self.read_list(root, "events", Self::occasion);
        let market = self.read_list(root, "market", Self::market_card);
        let bonus = self.bonus(root);
        let strips = self.strips(root);
        let ring = ring?;
        let mut next = [Junk::Grey; 5];
        for (place, junk) in ring.iter().enumerate() {
            next[junk.index()] = ring[(place + 1) % 5];
        }
        Some(Data {
            ring,
            merchants: merchants?,
            helpers: helpers?,
            events: events?,
            market: market?,
            bonus: bonus?,
            strips: strips?,
            next,
        })
    }

    /// A word that one of these enums knows.
    fn word<T>(&mut self, node: &Node<'_>, read: impl Fn(&str) -> Option<T>) -> Option<T> {
        let word = node.text(&mut self.0.problems)?;
        let known = read(word);
        if known.is_none() {
            node.problem(&mut self.0.problems, "unknown_word", &[("word", short(word))]);
        }
        known
    }

    fn ring(&mut self, root: &Node<'_>) -> Option<[Junk; 5]> {
        let node = root.required("ring", &mut self.0.problems)?;
        let value = self.0.entry(&node)?;
        let junks: Vec<Option<Junk>> = value
            .items(&mut self.0.problems)
            .iter()
            .map(|item| self.word(item, Junk::from_word))
            .collect();
        let junks: Vec<Junk> = junks.into_iter().collect::<Option<_>>()?;
        let whole = Junk::ALL.iter().all(|junk| junks.contains(junk));
        if !whole || junks.len() != Junk::ALL.len() {
            value.problem(&mut self.0.problems, "ring_not_whole", &[]);
            return None;
        }
        junks.try_into().ok()
    }

    fn merchants(&mut self, root: &Node<'_>) -> Option<[Junk; 3]> {
        let node = root.required("merchants", &mut self.0.problems)?;
        node.expect_fields(&Action::ALL.map(Action::word), &mut self.0.problems);
        let junks = Action::ALL.map(|action| {
            let entry = node.required(action.word(), &mut self.0.problems)?;
            let value = self.0.entry(&entry)?;
            self.word(&value, Junk::from_word)
        });
        let [Some(load), Some(cash), Some(goods)] = junks else { return None };
        if load == cash || load == goods || cash == goods {
            node.problem(&mut self.0.problems, "merchants_on_one_junk", &[]);
            return None;
        }
        Some([load, cash, goods])
    }

    fn helpers(&mut self, root: &Node<'_>) -> Option<[[Field; ROUNDS]; 2]> {
        let node = root.required("helpers", &mut self.0.problems)?;
        node.expect_fields(&Row::ALL.map(Row::word), &mut self.0.problems);
        let rows = Row::ALL.map(|row| self.read_list(&node, row.word(), Self::helper_field));
        let [Some(upper), Some(lower)] = rows else { return None };
        Some([upper, lower])
    }

    fn helper_field(&mut self, value: &Node<'_>) -> Option<Field> {
        let word = value.text(&mut self.0.problems)?;
        let field = Field::from_word(word);
        if field.is_none() {
            let args = [("word", short(word)), ("most", Field::MAX_SIZE.into())];
            value.problem(&mut self.0.problems, "unknown_helper_field", &args);
        }
        field
    }

    /// A list with one entry for each round or market card.
    fn read_list<T>(
        &mut self,
        parent: &Node<'_>,
        name: &'static str,
        read: impl Fn(&mut Self, &Node<'_>) -> Option<T>,
    ) -> Option<[T; ROUNDS]> {
        let node = parent.required(name, &mut self.0.problems)?;
        let items = node.items(&mut self.0.problems);
        if node.is_list() && items.len() != ROUNDS {
            let args = [("count", items.len().into()), ("expected", ROUNDS.into())];
            node.problem(&mut self.0.problems, "wrong_count", &args);
        }
        let values: Vec<Option<T>> = items
            .iter()
            .take(ROUNDS)
            .map(|item| self.0.entry(item).and_then(|value| read(self, &value)))
            .collect();
        let values: Vec<T> = values.into_iter().collect::<Option<_>>()?;
        values.try_into().ok()
    }

    fn occasion(&mut self, value: &Node<'_>) -> Option<Option<Occasion>> {
        if value.value().is_null() {
            return Some(None);
        }
        self.word(value, Occasion::from_word).map(Some)
    }

    fn market_card(&mut self, value: &Node<'_>) -> Option<MarketCard> {
        value.expect_fields(&Good::ALL.map(Good::word), &mut self.0.problems);
        let worth = Good::ALL.map(|good| {
            let field = value.required(good.word(), &mut self.0.problems)?;
            if field.value().as_str() == Some("S") {
                return Some(Worth::Special);
            }
            field.number(0, 20, &mut self.0.problems).map(|yuan| Worth::Yuan(yuan as u8))
        });
        let [Some(white), Some(brown), Some(purple), Some(orange)] = worth else { return None };
        Some(MarketCard([white, brown, purple, orange]))
    }

    fn bonus(&mut self, root: &Node<'_>) -> Option<[(Junk, Junk); 5]> {
        let node = root.required("bonus", &mut self.0.problems)?;
        let items = node.items(&mut self.0.problems);
        if node.is_list() && items.len() != 5 {
            let args = [("count", items.len().into()), ("expected", 5.into())];
            node.problem(&mut self.0.problems, "wrong_count", &args);
        }
        let pairs: Vec<Option<(Junk, Junk)>> =
            items.iter().take(5).map(|item| self.bonus_pair(item)).collect();
        let pairs: Vec<(Junk, Junk)> = pairs.into_iter().collect::<Option<_>>()?;
        for (index, pair) in pairs.iter().enumerate() {
            if pairs[..index].contains(pair) {
                items[index].problem(&mut self.0.problems, "bonus_twice", &[]);
            }
        }
        pairs.try_into().ok()
    }

    fn bonus_pair(&mut self, item: &Node<'_>) -> Option<(Junk, Junk)> {
        let value = self.0.entry(item)?;
        value.expect_fields(&["five", "two"], &mut self.0.problems);
        let five = value.required("five", &mut self.0.problems);
        let two = value.required("two", &mut self.0.problems);
        let five = five.and_then(|junk| self.word(&junk, Junk::from_word))?;
        let two = two.and_then(|junk| self.word(&junk, Junk::from_word))?;
        if five == two {
            value.problem(&mut self.0.problems, "bonus_one_junk", &[]);
            return None;
        }
        Some((five, two))
    }

    fn strips(&mut self, root: &Node<'_>) -> Option<[[[Option<Colour>; 3]; 5]; 2]> {
        let node = root.required("strips", &mut self.0.problems)?;
        node.expect_fields(&["3", "4"], &mut self.0.problems);
        let tables = [("3", 3), ("4", 4)].map(|(name, players)| {
            let table = node.required(name, &mut self.0.problems)?;
            self.strips_for(&table, players)
        });
        let [Some(three), Some(four)] = tables else { return None };
        Some([three, four])
    }

    fn strips_for(&mut self, node: &Node<'_>, players: usize) -> Option<[[Option<Colour>; 3]; 5]> {
        node.expect_fields(&Junk::ALL.map(Junk::word), &mut self.0.problems);
        let mut table = [[None; Hold::LANES]; 5];
        for junk in Junk::ALL {
            let Some(entry) = node.required(junk.word(), &mut self.0.problems) else { continue };
            let Some(value) = self.0.entry(&entry) else { continue };
            let items = value.items(&mut self.0.problems);
            if items.len() > Hold::LANES {
                let args = [("count", items.len().into()), ("most", Hold::LANES.into())];
                value.problem(&mut self.0.problems, "too_many_strips", &args);
            }
            for (lane, item) in items.iter().take(Hold::LANES).enumerate() {
                let colour = self.word(item, Colour::from_word);
                let plays = colour.is_none_or(|colour| colour.index() < players);
                if !plays {
                    let args = [("players", players.into())];
                    item.problem(&mut self.0.problems, "colour_does_not_play", &args);
                }
                table[junk.index()][lane] = colour;
            }
        }
        Some(table)
    }
}

fn short(text: &str) -> Value {
    text.chars().take(40).collect::<String>().into()
}
