//! Market cards and special cards of a position.

use super::Reader;
use crate::components::{Pile, ROUNDS};
use crate::setup::PILES;
use crate::special::{Cards, Sort, Special, Time};
use crate::state::{Drawn, Spent};
use higaki_table::{Chance, Node, Seat};

impl Reader {
    /// The market cards by their numbers in the data, counted from 1.
    pub(super) fn market(&mut self, root: &Node<'_>) {
        let mut order: [Option<u8>; ROUNDS] = [None; ROUNDS];
        let round = self.game.round as usize;
        if let Some(node) = root.field("market") {
            node.expect_fields(&["past", "now", "next"], &mut self.problems);
            for (name, first, last) in
                [("past", 0, round.saturating_sub(1)), ("next", round, ROUNDS)]
            {
                let Some(list) = node.field(name) else { continue };
                let items = list.items(&mut self.problems);
                if items.len() > last - first {
                    let args = [("count", items.len().into()), ("most", (last - first).into())];
                    self.problem(&list, "too_many_cards", &args);
                }
                for (place, item) in (first..last).zip(&items) {
                    order[place] = self.market_number(item, &order);
                }
            }
            if let Some(now) = node.field("now") {
                match round.checked_sub(1) {
                    Some(place) => order[place] = self.market_number(&now, &order),
                    None => self.problem(&now, "no_market_card_yet", &[]),
                }
            }
        }
        let mut rest: Vec<u8> =
            (0..ROUNDS as u8).filter(|card| !order.contains(&Some(*card))).collect();
        self.chance.shuffle(&mut rest);
        for (place, known) in order.into_iter().enumerate() {
            let card = known.or_else(|| rest.pop());
            self.game.market[place] = card.unwrap_or(self.game.market[place]);
        }
    }

    fn market_number(&mut self, node: &Node<'_>, order: &[Option<u8>; ROUNDS]) -> Option<u8> {
        let number = node.number(1, ROUNDS as i64, &mut self.problems)?;
        let card = Some(number as u8 - 1);
        if order.contains(&card) {
            self.problem(node, "card_twice", &[("card", number.into())]);
            return None;
        }
        card
    }

    pub(super) fn special_cards(&mut self, root: &Node<'_>) {
        if let Some(node) = root.field("drawn") {
            for item in node.items(&mut self.problems) {
                self.drawn_card(&item);
            }
        }
        if let Some(node) = root.field("used") {
            for item in node.items(&mut self.problems) {
                self.used_card(&item);
            }
        }
        if let Some(node) = root.field("piles") {
            node.expect_fields(&Pile::ALL.map(Pile::word), &mut self.problems);
            for pile in Pile::ALL {
                let Some(field) = node.field(pile.word()) else { continue };
                for item in field.items(&mut self.problems) {
                    if let Some(sort) = self
                        .word(&item, Special::from_word)
                        .and_then(|card| self.claim(&item, card))
                    {
                        self.game.piles[pile.index()].add(sort);
                    }
                }
            }
        }
        self.fill_piles(root);
    }

    /// Takes a card out of the box; every card can be named only as often as there is one.
    fn claim(&mut self, node: &Node<'_>, card: Special) -> Option<Sort> {
        let Some(sort) = Sort::of(card, self.game.data()) else {
            self.problem(node, "unknown_card", &[("card", card.to_string().into())]);
            return None;
        };
        if !self.unnamed.contains(sort) {
            self.problem(node, "too_many_copies", &[("card", card.to_string().into())]);
            return None;
        }
        self.unnamed.remove(sort);
        Some(sort)
    }

    /// `0 star swap`: the seat that kept a card, its pile and its sort.
    fn drawn_card(&mut self, node: &Node<'_>) {
        let Some(text) = node.text(&mut self.problems) else { return };
        let words: Vec<&str> = text.split_whitespace().collect();
        let parsed = match words.as_slice() {
            [seat, pile, card] => {
                self.seat_word(seat).zip(Pile::from_word(pile)).zip(Special::from_word(card))
            }
            _ => None,
        };
        let Some(((seat, pile), card)) = parsed else {
            return self.problem(node, "bad_drawn_card", &[]);
        };
        let Some(sort) = self.claim(node, card) else { return };
        self.game.drawn.push(Drawn { seat, pile, sort });
        let state = self.game.seat_mut(seat);
        if sort.is_always() { state.open.add(sort) } else { state.face_down.add(sort) }
    }

    /// `0 swap 4`: the seat that used a card, its sort, and the number of cards drawn before;
    /// without the number, after all draws.
    fn used_card(&mut self, node: &Node<'_>) {
        let Some(text) = node.text(&mut self.problems) else { return };
        let words: Vec<&str> = text.split_whitespace().collect();
        let all = self.game.drawn.as_slice().len();
        let parsed = match words.as_slice() {
            [seat, card] => {
                self.seat_word(seat).zip(Special::from_word(card)).map(|pair| (pair, all))
            }
            [seat, card, after] => self
                .seat_word(seat)
                .zip(Special::from_word(card))
                .zip(after.parse().ok().filter(|after| *after <= all)),
            _ => None,
        };
        let Some(((seat, card), after)) = parsed else {
            return self.problem(node, "bad_used_card", &[]);
        };
        let sort = Sort::of(card, self.game.data()).filter(|_| card.time() == Time::Extra);
        let Some(sort) = sort.filter(|sort| self.may_have_used(seat, *sort, after)) else {
            return self.problem(node, "never_drawn", &[("card", card.to_string().into())]);
        };
        if self.game.spent.is_full() {
            return self.problem(node, "too_many_copies", &[("card", card.to_string().into())]);
        }
        self.game.seat_mut(seat).face_down.remove(sort);
        self.game.spent.push(Spent { seat, sort, after: after as u8 });
    }

    /// Whether the seat had drawn more such cards by then than it had used.
    fn may_have_used(&self, seat: Seat, sort: Sort, after: usize) -> bool {
        let drawn = &self.game.drawn.as_slice()[..after];
        let drawn = drawn.iter().filter(|card| card.seat == seat && card.sort == sort).count();
        let spent = self.game.spent.as_slice().iter();
        drawn > spent.filter(|card| card.seat == seat && card.sort == sort).count()
    }

    fn seat_word(&self, word: &str) -> Option<Seat> {
        let index: usize = word.parse().ok()?;
        Seat::new(index).filter(|_| index < self.game.player_count())
    }

    /// D2.5: unnamed cards fill every pile to its initial size, less the cards drawn.
    fn fill_piles(&mut self, root: &Node<'_>) {
        let mut rest: Vec<u8> = self.unnamed.iter().map(Sort::index).collect();
        self.chance.shuffle(&mut rest);
        for (pile, size) in Pile::ALL.into_iter().zip(PILES) {
            let drawn = self.game.drawn.as_slice().iter().filter(|card| card.pile == pile).count();
            let named = self.game.pile(pile).len() as usize;
            if drawn + named > size {
                let args = [
                    ("pile", pile.word().into()),
                    ("count", (drawn + named).into()),
                    ("most", size.into()),
                ];
                self.problem(root, "pile_too_large", &args);
                continue;
            }
            let mut cards: Cards = self.game.pile(pile);
            for _ in drawn + named..size {
                if let Some(index) = rest.pop() {
                    cards.add(Sort::from_index(index));
                }
            }
            self.game.piles[pile.index()] = cards;
        }
    }
}
