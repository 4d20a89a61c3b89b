//! The position after a legal choice.

use super::legal::{cards, insurance, no_choice};
use super::position::{
    COLOURS, Open, Phase, Position, initial, of_colour, total, total_symbols, value, without,
};
use std::collections::VecDeque;

/// The orders in which chance has put the discard pile, top first, one for each shuffle to come.
pub(super) type Shuffles = VecDeque<Vec<String>>;

/// The position after a choice. All shuffles must be needed, and no more.
pub(super) fn after(before: &Position, choice: &str, shuffles: &[Vec<String>]) -> Position {
    let mut table = Playing { at: before.clone(), shuffles: shuffles.to_vec().into() };
    table.play(choice);
    assert!(table.shuffles.is_empty(), "a shuffle that nobody needed");
    table.at.sorted()
}

struct Playing {
    at: Position,
    shuffles: Shuffles,
}

impl Playing {
    fn play(&mut self, choice: &str) {
        let words: Vec<&str> = choice.split_whitespace().collect();
        let seat = self.at.decides().expect("somebody decides");
        match words[0] {
            "token" => self.token(seat, words[1]),
            "take" => self.take(seat, words[1]),
            "reserve" => self.reserve(seat, words[1], words.get(2) == Some(&"farm")),
            "buy" if words.len() == 1 => self.at.phase = Phase::Pay,
            "buy" | "pay" => self.lay_down(seat, &cards(&words[1..]).expect("cards")),
            "insure" => self.insure(seat, &words[1..]),
            "save" => self.save(seat, &cards(&words[1..]).expect("cards")),
            "pass" => self.pass(),
            verb => panic!("what is {verb}?"),
        }
    }

    /// The start player begins; when their next turn comes, every player has a token.
    fn token(&mut self, seat: usize, word: &str) {
        *self.tokens(seat, initial(word)) += 1;
        self.at.active = (seat + 1) % self.at.players;
        if self.at.active == self.at.start {
            self.at.phase = Phase::Turn;
            self.begin_turn();
        }
    }

    fn tokens(&mut self, seat: usize, colour: char) -> &mut u64 {
        self.at.seats[seat].tokens.get_mut(&colour).expect("every colour is counted")
    }

    /// Without a mark the free card is meant, if there is one.
    fn take(&mut self, seat: usize, word: &str) {
        self.at.passes = 0;
        let find = |wanted: Open| self.at.market.iter().position(|open| *open == wanted);
        let index = match word.split_once('@') {
            None => find((word.to_owned(), None)).or(find((word.to_owned(), Some(seat)))),
            Some((card, _)) => find((card.to_owned(), Some(seat))),
        };
        let (card, _) = self.at.market.remove(index.expect("the card is there"));
        self.at.seats[seat].hand.push(card);
        self.end_turn();
    }

    fn reserve(&mut self, seat: usize, card: &str, in_farm: bool) {
        self.at.passes = 0;
        let row = if in_farm { &mut self.at.farm } else { &mut self.at.market };
        let free = row.iter_mut().find(|open| **open == (card.to_owned(), None));
        free.expect("the card is free").1 = Some(seat);
        self.end_turn();
    }

    /// Coins for a purchase; once they are enough, it takes place.
    fn lay_down(&mut self, seat: usize, coins: &[String]) {
        let player = &mut self.at.seats[seat];
        player.hand = without(&player.hand, coins).expect("the coins are in the hand");
        self.at.paid.extend_from_slice(coins);
        if total(&self.at.paid) >= total(&self.at.open_to(seat)) {
            self.buy(seat);
        }
    }

    fn buy(&mut self, seat: usize) {
        self.at.passes = 0;
        self.at.phase = Phase::Turn;
        let payment = std::mem::take(&mut self.at.paid);
        self.at.discard.extend(payment);
        let goods = self.at.open_to(seat);
        self.at.market.retain(|(_, stone)| stone.is_some_and(|owner| owner != seat));
        self.at.seats[seat].goods.extend_from_slice(&goods);
        if !self.at.refill_after_ships {
            self.refill();
        }
        for colour in COLOURS {
            let steps = of_colour(&goods, colour).len().min(2) as u64;
            let place = self.at.ships.get_mut(&colour).expect("every colour has a ship");
            *place = (*place + steps).min(5);
        }
        if self.at.ships.values().any(|place| *place == 5) {
            self.payday();
        } else {
            self.end_purchase();
        }
    }

    /// Step 1: selling. Step 2: tokens, and perhaps the end. Step 3: the current.
    fn payday(&mut self) {
        let active = self.at.active;
        let mut sold = Vec::new();
        let ships = self.at.ships.clone();
        for colour in COLOURS.into_iter().filter(|colour| ships[colour] == 5) {
            for offset in 0..self.at.players {
                let seat = (active + offset) % self.at.players;
                if self.sell(seat, colour) > 0 {
                    sold.push((seat, colour));
                }
            }
        }
        for (seat, colour) in sold {
            *self.tokens(seat, colour) += 1;
        }
        if (0..self.at.players).any(|seat| self.at.all_tokens(seat) >= 8) {
            self.at.phase = Phase::Over("tokens".to_owned());
        } else if self.at.sinking().is_empty() {
            self.after_the_current();
        } else {
            self.ask_from(0);
        }
    }

    /// Sells a whole set, and returns the points.
    fn sell(&mut self, seat: usize, colour: char) -> u64 {
        let player = &mut self.at.seats[seat];
        let mut set = of_colour(&player.goods, colour);
        set.extend(of_colour(&player.insured, colour));
        player.goods = without(&player.goods, &of_colour(&player.goods, colour)).expect("there");
        player.insured =
            without(&player.insured, &of_colour(&player.insured, colour)).expect("there");
        if set.is_empty() {
            return 0;
        }
        set.sort_by_key(|card| value(card));
        let highest = value(set.last().expect("the set has cards"));
        let worth = (highest + player.tokens[&colour]) * set.len() as u64;
        let points = worth.div_ceil(5);
        *player.earned.get_mut(&colour).expect("every colour is counted") += points;
        let from_set = points.min(set.len() as u64);
        let rest = set.split_off(from_set as usize);
        player.kept.extend(set);
        self.at.discard.extend(rest);
        for _ in from_set..points {
            match self.draw() {
                Some(card) => self.at.seats[seat].unseen.push(card),
                None => self.at.seats[seat].credit += 1,
            }
        }
        points
    }

    /// Asks the next player who can insure, from this distance clockwise of the active player.
    fn ask_from(&mut self, first: usize) {
        self.at.settled.clear();
        for offset in first..self.at.players {
            let seat = (self.at.active + offset) % self.at.players;
            if !self.at.can_insure(seat).is_empty() {
                self.at.asked = Some(seat);
                self.at.phase = Phase::Insure;
                return;
            }
        }
        self.after_the_current();
    }

    fn insure(&mut self, seat: usize, words: &[&str]) {
        let said = insurance(words).expect("an insurance");
        let player = &mut self.at.seats[seat];
        player.hand = without(&player.hand, &said.payment).expect("the cards are in the hand");
        self.at.discard.extend_from_slice(&said.payment);
        match said.colour {
            None => self.at.settled.extend(COLOURS),
            Some(colour) => {
                self.at.settled.insert(colour);
            }
        }
        for colour in COLOURS {
            let count = total_symbols(&of_colour(&said.payment, colour));
            let goods = of_colour(&self.at.seats[seat].goods, colour);
            let named = of_colour(&said.saved, colour);
            if !named.is_empty() {
                self.insured(seat, &named);
            } else if no_choice(&goods, count) {
                self.insured(seat, &goods[..count.min(goods.len())]);
            } else {
                self.at.phase = Phase::Save { colour, count };
                return;
            }
        }
        self.ask_on(seat);
    }

    fn save(&mut self, seat: usize, goods: &[String]) {
        self.insured(seat, goods);
        self.at.phase = Phase::Insure;
        self.ask_on(seat);
    }

    fn insured(&mut self, seat: usize, goods: &[String]) {
        let player = &mut self.at.seats[seat];
        player.goods = without(&player.goods, goods).expect("the goods are there");
        player.insured.extend_from_slice(goods);
    }

    /// The same player as long as they can insure another colour, then the next.
    fn ask_on(&mut self, seat: usize) {
        if self.at.can_insure(seat).is_empty() {
            let offset = (seat + self.at.players - self.at.active) % self.at.players;
            self.ask_from(offset + 1);
        }
    }

    /// Uninsured goods are lost; step 4: ships return.
    fn after_the_current(&mut self) {
        self.at.asked = None;
        self.at.settled.clear();
        for colour in self.at.sinking() {
            for player in &mut self.at.seats {
                let lost = of_colour(&player.goods, colour);
                player.goods = without(&player.goods, &lost).expect("the goods are there");
                self.at.discard.extend(lost);
            }
        }
        for place in self.at.ships.values_mut() {
            *place = match *place {
                5 => 0,
                3 | 4 => 2,
                other => other,
            };
        }
        self.end_purchase();
    }

    fn end_purchase(&mut self) {
        if self.at.refill_after_ships {
            self.refill();
        }
        self.end_turn();
    }

    /// Any action in between resets the count.
    fn pass(&mut self) {
        self.at.passes += 1;
        if self.at.passes == self.at.players as u64 {
            self.at.phase = Phase::Over("deadlock".to_owned());
        } else {
            self.end_turn();
        }
    }

    fn end_turn(&mut self) {
        self.at.phase = Phase::Turn;
        self.at.active = (self.at.active + 1) % self.at.players;
        self.begin_turn();
    }

    /// A market that is empty or holds only cards reserved by others is refilled.
    fn begin_turn(&mut self) {
        if self.at.open_to(self.at.active).is_empty() {
            self.refill();
        }
    }

    fn refill(&mut self) {
        let from_farm = std::mem::take(&mut self.at.farm);
        self.at.market.extend(from_farm);
        for _ in 0..2 {
            let card = self.draw();
            self.at.market.extend(card.map(|card| (card, None)));
        }
        for _ in 0..3 {
            let card = self.draw();
            self.at.farm.extend(card.map(|card| (card, None)));
        }
    }

    /// The top card of the draw pile; if there is none, the discard pile is shuffled first.
    fn draw(&mut self) -> Option<String> {
        if self.at.deck.is_empty() && !self.at.discard.is_empty() {
            let pile = self.shuffles.pop_front().expect("the engine shuffled, too");
            assert_eq!(
                without(&pile, &self.at.discard),
                Some(Vec::new()),
                "the discard pile was shuffled, no more and no less"
            );
            self.at.discard.clear();
            self.at.deck = pile;
        }
        (!self.at.deck.is_empty()).then(|| self.at.deck.remove(0))
    }
}
