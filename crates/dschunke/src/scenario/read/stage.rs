//! Parsing of the stage of a scenario.

use super::Reader;
use crate::choice::Bid;
use crate::components::{Pile, STRIPS_EACH};
use crate::goods::Kinds;
use crate::hold::Hold;
use crate::scenario::STAGE_FIELDS;
use crate::stage::{Figures, Piles, Search, Stage, Swaps, Then};
use crate::state::ExtraAction;
use crate::step::{lay, prize, supply};
use crate::variants::Setup;
use higaki_table::{Node, Seat, SeatSet};

impl Reader {
    /// Without a stage the start player is to act.
    pub(super) fn stage(&mut self, root: &Node<'_>) {
        let start = self.game.start;
        let Some(node) = root.field("stage") else {
            self.game.enter(Stage::Acting { seat: start });
            return self.check_stage(root);
        };
        node.expect_fields(&STAGE_FIELDS, &mut self.problems);
        let Some(decision) = node.required("decision", &mut self.problems) else { return };
        let Some(word) = decision.text(&mut self.problems) else { return };
        let seat = match node.field("seat") {
            Some(field) => self.seat(&field),
            None => Some(start),
        };
        let Some(seat) = seat else { return };
        let stage = match word {
            "lay" => Some(Stage::Laying { seat }),
            "exchange" => Some(Stage::Swapping { seat, swaps: Swaps::First }),
            "exchange_again" => Some(Stage::Swapping { seat, swaps: Swaps::Second }),
            "pile" => Some(Stage::Picking { seat, taken: self.taken(&node) }),
            "keep" => self.searching(&node, seat),
            "turn" => Some(Stage::Acting { seat }),
            "next_kind" => self.naming(&node, seat),
            "after" => Some(Stage::Ending { seat }),
            "resupply" => self.supplying(&node, seat),
            "bid" => Some(Stage::Bidding { waiting: self.waiting(&node) }),
            "prize" => Some(Stage::Winning { seat, later: self.later(&node, seat) }),
            "over" => Some(Stage::Over),
            _ => {
                let short: String = word.chars().take(40).collect();
                self.problem(&decision, "unknown_word", &[("word", short.into())]);
                None
            }
        };
        if let Some(stage) = stage {
            self.game.enter(stage);
            self.check_stage(&node);
        }
    }

    fn taken(&mut self, node: &Node<'_>) -> Piles {
        let Some(field) = node.field("taken") else { return Piles::NONE };
        let items = field.items(&mut self.problems);
        items.iter().filter_map(|item| self.word(item, Pile::from_word)).collect()
    }

    /// DR.49: the later winners of special cards in the same bidding.
    fn later(&mut self, node: &Node<'_>, seat: Seat) -> SeatSet {
        let Some(field) = node.field("later") else { return SeatSet::EMPTY };
        let items = field.items(&mut self.problems);
        let later: SeatSet = items.iter().filter_map(|item| self.seat(item)).collect();
        later.without(seat)
    }

    fn searching(&mut self, node: &Node<'_>, seat: Seat) -> Option<Stage> {
        let pile = node.required("pile", &mut self.problems)?;
        let pile = self.word(&pile, Pile::from_word)?;
        let taken = self.taken(node).with(pile);
        let later = self.later(node, seat);
        let search = |word: &str| match word {
            "event" => Some(Search::Event { taken }),
            "prize" => Some(Search::Prize { later }),
            _ => None,
        };
        let field = node.required("search", &mut self.problems)?;
        let search = self.word(&field, search)?;
        Some(Stage::Searching { seat, pile, search })
    }

    fn naming(&mut self, node: &Node<'_>, seat: Seat) -> Option<Stage> {
        let left = node.required("left", &mut self.problems)?;
        // No more crates than nine are ever visible on a junk.
        let left = left.number(1, 9, &mut self.problems)? as u8;
        let then = |word: &str| match word {
            "act" => Some(Then::Act),
            "acted" => Some(Then::Acted),
            "end_turn" => Some(Then::EndTurn),
            _ => None,
        };
        let then = match node.field("then") {
            Some(field) => self.word(&field, then)?,
            None => Then::Acted,
        };
        Some(Stage::Naming { seat, left, then })
    }

    fn supplying(&mut self, node: &Node<'_>, seat: Seat) -> Option<Stage> {
        let most = supply::cards(&self.game, seat);
        let left = match node.field("left") {
            Some(field) => field.number(1, most.into(), &mut self.problems)? as u8,
            None => most,
        };
        Some(Stage::Supplying { seat, left })
    }

    /// All players with a goods card, unless the scenario lists the remaining bidders.
    fn waiting(&mut self, node: &Node<'_>) -> SeatSet {
        let Some(field) = node.field("waiting") else {
            let seats = self.game.seat_order();
            return seats.filter(|seat| !self.game.seat(*seat).hand.is_empty()).collect();
        };
        let items = field.items(&mut self.problems);
        items.iter().filter_map(|item| self.seat(item)).collect()
    }

    /// Checks the preconditions of the decision.
    fn check_stage(&mut self, node: &Node<'_>) {
        let game = &self.game;
        let asked_for_cards = |seat: Seat| !game.seat(seat).face_down.is_empty();
        let all_empty = game.filled_piles() == Piles::NONE;
        let code = match game.stage {
            Stage::Laying { seat } => self.laying_problem(seat),
            _ if game.round == 0 => Some("no_round_yet"),
            Stage::Swapping { seat, swaps: Swaps::First } if !asked_for_cards(seat) => {
                Some("no_card_face_down")
            }
            Stage::Swapping { seat, swaps: Swaps::Second }
                if game.seat(seat).extra == ExtraAction::Free =>
            {
                Some("extra_not_taken")
            }
            Stage::Picking { .. } if all_empty => Some("no_special_cards"),
            Stage::Searching { pile, .. } if game.pile(pile).is_empty() => Some("pile_empty"),
            Stage::Acting { .. } | Stage::Naming { then: Then::Act, .. } if self.all_turned() => {
                Some("nobody_to_act")
            }
            Stage::Naming { .. } | Stage::Supplying { .. } if game.stock.is_empty() => {
                Some("no_goods_left")
            }
            Stage::Ending { seat } if !asked_for_cards(seat) => Some("no_card_face_down"),
            Stage::Ending { seat } if game.seat(seat).extra == ExtraAction::Taken => {
                Some("extra_taken")
            }
            Stage::Bidding { waiting } => self.bidding_problem(waiting),
            Stage::Winning { .. } if all_empty && !prize::is_last_round(game) => {
                Some("no_special_cards")
            }
            _ => None,
        };
        if let Some(code) = code {
            self.problem(node, code, &[]);
        }
        let bidding = matches!(self.game.stage, Stage::Bidding { .. });
        if !bidding && self.game.seats.iter().any(|seat| seat.bid != Bid::NOTHING) {
            self.problem(node, "bid_too_early", &[]);
        }
    }

    /// No merchant and no helper is left for an action.
    fn all_turned(&self) -> bool {
        self.game.used.others(self.game.players) == Figures::NONE
    }

    /// DV.2: strips come one each in turn, three of every player in all.
    fn laying_problem(&self, seat: Seat) -> Option<&'static str> {
        let game = &self.game;
        if game.setup != Setup::Free || game.round != 0 {
            return Some("no_free_set_up");
        }
        if game.holds.iter().any(|hold| usize::from(hold.strips()) > Hold::LANES) {
            return Some("junk_too_full");
        }
        let laid = |layer: Seat| STRIPS_EACH - game.seat(lay::owner(game, layer)).strips;
        let turns = laid(seat);
        let before = |other: Seat| {
            let players = game.player_count();
            let order = |seat: Seat| (seat.index() + players - game.start.index()) % players;
            order(other) < order(seat)
        };
        let fits = |other: Seat| laid(other) == turns + u8::from(before(other));
        let all_fit = game.seat_order().all(fits);
        if turns < lay::STRIPS && all_fit { None } else { Some("strips_out_of_turn") }
    }

    /// D8.1: the remaining bidders have a card; all others have a bid that they could make.
    fn bidding_problem(&self, waiting: SeatSet) -> Option<&'static str> {
        let game = &self.game;
        if waiting.is_empty() || game.closed == Kinds::ALL {
            return Some("nobody_to_bid");
        }
        for seat in game.seat_order() {
            let state = game.seat(seat);
            if waiting.contains(seat) && state.hand.is_empty() {
                return Some("no_goods_to_bid");
            }
            if waiting.contains(seat) && state.bid != Bid::NOTHING {
                return Some("bid_too_early");
            }
        }
        None
    }
}
