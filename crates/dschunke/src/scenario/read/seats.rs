//! The players of a position.

use super::Reader;
use crate::components::{Colour, GOODS_EACH, Good, Yuan};
use crate::goods::Goods;
use crate::scenario::SEAT_FIELDS;
use crate::scenario::write::read_bid;
use crate::state::ExtraAction;
use higaki_table::{Node, Seat};

/// Far more than in any game.
const MAX_YUAN: i64 = 9_999;

impl Reader {
    pub(super) fn seats(&mut self, root: &Node<'_>) {
        let Some(node) = root.required("seats", &mut self.problems) else { return };
        let items = node.items(&mut self.problems);
        if node.is_list() && items.len() != self.game.player_count() {
            let args =
                [("seats", items.len().into()), ("players", self.game.player_count().into())];
            self.problem(&node, "wrong_number_of_seats", &args);
        }
        for (seat, item) in self.game.seat_order().zip(&items) {
            self.player(seat, item);
        }
        self.check_colours(&node);
        self.count_goods(&node);
    }

    fn player(&mut self, seat: Seat, node: &Node<'_>) {
        node.expect_fields(&SEAT_FIELDS, &mut self.problems);
        if let Some(field) = node.field("colour")
            && let Some(colour) = self.word(&field, Colour::from_word)
        {
            self.game.seat_mut(seat).colour = colour;
        }
        let hand = node.field("hand").map(|field| self.goods(&field)).unwrap_or_default();
        self.game.seat_mut(seat).hand = hand;
        if let Some(field) = node.field("known") {
            let known = self.goods(&field);
            if Good::ALL.into_iter().any(|good| known[good] > hand[good]) {
                self.problem(&field, "not_in_hand", &[]);
            } else {
                self.game.seat_mut(seat).known = known;
            }
        }
        if let Some(yuan) = node.field("yuan").and_then(|field| self.yuan(&field)) {
            self.game.seat_mut(seat).yuan = yuan;
        }
        if let Some(field) = node.field("told").filter(|field| !field.value().is_null()) {
            self.game.seat_mut(seat).told = self.yuan(&field);
        }
        let extra = |word: &str| match word {
            "free" => Some(ExtraAction::Free),
            "taken" => Some(ExtraAction::Taken),
            _ => None,
        };
        if let Some(extra) = node.field("extra").and_then(|field| self.word(&field, extra)) {
            self.game.seat_mut(seat).extra = extra;
        }
        if let Some(field) = node.field("bid")
            && let Some(bid) = self.word(&field, read_bid)
        {
            if Good::ALL.into_iter().any(|good| bid.of(good) > hand[good]) {
                self.problem(&field, "not_in_hand", &[]);
            } else {
                self.game.seat_mut(seat).bid = bid;
            }
        }
    }

    fn yuan(&mut self, node: &Node<'_>) -> Option<Yuan> {
        node.number(0, MAX_YUAN, &mut self.problems).map(|yuan| Yuan(yuan as u16))
    }

    fn goods(&mut self, node: &Node<'_>) -> Goods {
        node.expect_fields(&Good::ALL.map(Good::word), &mut self.problems);
        let mut goods = Goods::NONE;
        for good in Good::ALL {
            if let Some(field) = node.field(good.word())
                && let Some(count) = field.number(0, GOODS_EACH.into(), &mut self.problems)
            {
                goods[good] = count as u8;
            }
        }
        goods
    }

    /// D1.1: each player has a different colour, and all of them take part.
    fn check_colours(&mut self, node: &Node<'_>) {
        let players = self.game.player_count();
        let colours: Vec<Colour> =
            self.game.seat_order().map(|seat| self.game.seat(seat).colour).collect();
        let twice = (1..players).any(|index| colours[..index].contains(&colours[index]));
        if twice || colours.iter().any(|colour| colour.index() >= players) {
            self.problem(node, "wrong_colours", &[]);
        }
    }

    /// D1.2: the goods in no hand lie on the junks.
    fn count_goods(&mut self, node: &Node<'_>) {
        for good in Good::ALL {
            let held: u32 = self.game.seats.iter().map(|seat| u32::from(seat.hand[good])).sum();
            if held > u32::from(GOODS_EACH) {
                let args = [("good", good.word().into()), ("count", held.into())];
                self.problem(node, "too_many_goods", &args);
            }
            self.game.stock[good] = GOODS_EACH.saturating_sub(held as u8);
        }
    }
}
