//! Parsing of scenarios.

use super::{FIELDS, SEAT_FIELDS, check};
use crate::cards::Cards;
use crate::components::{Card, Colour, Colours, Place};
use crate::deck::Deck;
use crate::row::{Row, Slot};
use crate::state::{End, Osaka, Phase, SeatState, Tokens};
use crate::variants::Options;
use higaki_table::{Chance, Game, Node, Problems, Seat, Seed, SeededChance, Unheard};
use serde_json::Value;

/// Reads a scenario. Cards that are not named lie under the named draw pile in an order drawn
/// from the seed; points given as a number are drawn from them, unseen.
pub(crate) fn read(scenario: &Value, seed: &Seed) -> Result<Osaka, Problems> {
    let mut reader = Reader { problems: Problems::default(), unnamed: Cards::full() };
    let root = Node::root(scenario);
    root.expect_fields(&FIELDS, &mut reader.problems);
    let (mut game, named_deck, unseen) = reader.game(&root);
    let seed = root.seed(seed, &mut reader.problems);
    if reader.problems.is_empty() {
        complete(&mut game, &named_deck, &unseen, reader.unnamed, &seed);
    }
    reader.problems.or(game)
}

fn seats_listed(root: &Node<'_>) -> usize {
    root.field("seats").and_then(|seats| seats.value().as_array()).map_or(0, Vec::len)
}

/// Deals the unnamed cards: first as points with hidden faces, the rest under the deck.
fn complete(game: &mut Osaka, named_deck: &[Card], unseen: &[u32], unnamed: Cards, seed: &Seed) {
    let mut chance = SeededChance::new(seed);
    let (mut kinds, len) = Deck::unshuffled(unnamed);
    chance.shuffle(&mut kinds[..len]);
    let mut rest = &kinds[..len];
    for (seat, count) in game.seats.iter_mut().zip(unseen) {
        let (own, others) = rest.split_at(*count as usize);
        own.iter().for_each(|kind| seat.unseen.add(Card::from_index(usize::from(*kind))));
        rest = others;
    }
    let named = named_deck.iter().rev().map(|card| card.index() as u8);
    let pile: Vec<u8> = rest.iter().copied().chain(named).collect();
    game.deck = Deck::stacked(&pile);
    if game.phase == Phase::Turn {
        // O5.2 holds for the first turn of a scenario, too.
        game.begin_turn(&mut chance, &mut Unheard);
    }
}

/// The maximum of points without a card, and from sales of a colour, in a scenario: far more than
/// in any game, and small enough to exclude an overflow later.
const MAX_POINTS_BEFORE: i64 = 100;

struct Reader {
    problems: Problems,
    /// The cards that have not been named yet.
    unnamed: Cards,
}

impl Reader {
    fn game(&mut self, root: &Node<'_>) -> (Osaka, Vec<Card>, Vec<u32>) {
        if let Some(name) = root.required("game", &mut self.problems)
            && name.text(&mut self.problems).is_some_and(|text| text != Osaka::INFO.id)
        {
            name.problem(&mut self.problems, "other_game", &[("expected", Osaka::INFO.id.into())]);
        }
        let rules = root.rules_version(&Osaka::INFO, &mut self.problems);
        let players = root.required("players", &mut self.problems);
        let players = players.and_then(|node| node.number(2, 4, &mut self.problems));
        // Without a valid number, the rest is still parsed.
        let players = players.map_or_else(|| seats_listed(root).clamp(2, 4), |n| n as usize);
        let mut game = Osaka::bare(rules, players, self.options(root));
        game.active = self.seat_number(root, "to_act", players).unwrap_or(game.active);
        game.start = self.seat_number(root, "start", players).unwrap_or(game.start);
        game.ships = self.ships(root);
        game.market = self.row(root, "market", &mut game);
        game.farm = self.row(root, "farm", &mut game);
        let deck = root.field("deck").map_or_else(Vec::new, |deck| self.cards(&deck));
        game.discard = self.bag(root, "discard");
        game.paid = self.bag(root, "paid");
        let unseen = self.seats(root, &mut game);
        game.phase = self.phase(root, &game);
        // Only in a game that is over can all have passed.
        let most = players as i64 - i64::from(!matches!(game.phase, Phase::Over(_)));
        game.passes = self.small(root, "passes", most);
        let needed = unseen.iter().sum::<u32>();
        if needed > self.unnamed.len() {
            let args = [("needed", needed.into()), ("left", self.unnamed.len().into())];
            self.problems.push("seats", "too_few_cards_left", &args);
        }
        check::consistent(root, &game, &mut self.problems);
        (game, deck, unseen)
    }

    fn options(&mut self, root: &Node<'_>) -> Options {
        let options = root.field("options").map(|node| node.options(&mut self.problems));
        options.flatten().unwrap_or_default()
    }

    fn seat_number(&mut self, parent: &Node<'_>, name: &str, players: usize) -> Option<Seat> {
        let number = parent.field(name)?.number(0, players as i64 - 1, &mut self.problems)?;
        Seat::new(number as usize)
    }

    fn small(&mut self, parent: &Node<'_>, name: &str, highest: i64) -> u8 {
        let field = parent.field(name);
        field.and_then(|node| node.number(0, highest, &mut self.problems)).unwrap_or(0) as u8
    }

    /// An object with colours as names and small numbers as values.
    fn by_colour(&mut self, parent: &Node<'_>, name: &str, highest: i64) -> [u8; 4] {
        let mut numbers = [0; 4];
        let Some(node) = parent.field(name) else { return numbers };
        for (word, value) in node.entries(&mut self.problems) {
            let Some(colour) = Colour::from_word(word) else {
                value.problem(&mut self.problems, "unknown_colour", &[]);
                continue;
            };
            let number = value.number(0, highest, &mut self.problems).unwrap_or(0);
            numbers[colour.index()] = number as u8;
        }
        numbers
    }

    fn ships(&mut self, root: &Node<'_>) -> [Place; 4] {
        let highest = i64::from(Place::EDO.index());
        let places = self.by_colour(root, "ships", highest);
        places.map(|index| Place::new(index).unwrap_or(Place::OSAKA))
    }

    /// Removes a card from the unnamed ones.
    fn name(&mut self, card: Card, node: &Node<'_>) -> Option<Card> {
        if self.unnamed.count(card) == 0 {
            let args = [("card", card.to_string().into()), ("copies", card.copies().into())];
            node.problem(&mut self.problems, "too_many_copies", &args);
            return None;
        }
        self.unnamed.remove(card);
        Some(card)
    }

    /// A card and the text after it.
    fn marked<'a>(&mut self, node: &Node<'a>) -> Option<(Card, &'a str)> {
        let text = node.text(&mut self.problems)?;
        let (name, mark) = text.split_at_checked(2).unwrap_or((text, ""));
        let Some(card) = Card::from_text(name) else {
            let short: String = text.chars().take(20).collect();
            node.problem(&mut self.problems, "unknown_card", &[("card", short.into())]);
            return None;
        };
        Some((self.name(card, node)?, mark))
    }

    fn plain(&mut self, node: &Node<'_>) -> Option<Card> {
        let (card, mark) = self.marked(node)?;
        self.expect_mark(mark, &[""], node).then_some(card)
    }

    fn expect_mark(&mut self, mark: &str, known: &[&str], node: &Node<'_>) -> bool {
        let fits = known.contains(&mark);
        if !fits {
            let short: String = mark.chars().take(20).collect();
            node.problem(&mut self.problems, "unknown_mark", &[("mark", short.into())]);
        }
        fits
    }

    fn cards(&mut self, node: &Node<'_>) -> Vec<Card> {
        let items = node.items(&mut self.problems);
        items.iter().filter_map(|item| self.plain(item)).collect()
    }

    fn bag(&mut self, parent: &Node<'_>, name: &str) -> Cards {
        parent.field(name).map_or(Cards::NONE, |node| self.cards(&node).into_iter().collect())
    }

    fn row<const N: usize>(&mut self, root: &Node<'_>, name: &str, game: &mut Osaka) -> Row<N> {
        let mut row = Row::EMPTY;
        let Some(node) = root.field(name) else { return row };
        for item in node.items(&mut self.problems) {
            let Some((card, mark)) = self.marked(&item) else { continue };
            if row.is_full() {
                item.problem(&mut self.problems, "row_too_long", &[("most", N.into())]);
                break;
            }
            let slot = Slot::free(card);
            row.push(self.stone(mark, &item, game).map_or(slot, |seat| slot.reserved_by(seat)));
        }
        row
    }

    /// The seat in `@1`, whose stone must not lie elsewhere.
    fn stone(&mut self, mark: &str, node: &Node<'_>, game: &mut Osaka) -> Option<Seat> {
        if mark.is_empty() {
            return None;
        }
        let number = mark.strip_prefix('@').and_then(|digits| digits.parse::<usize>().ok());
        let Some(seat) = number.filter(|seat| *seat < game.player_count()).and_then(Seat::new)
        else {
            let short: String = mark.chars().take(20).collect();
            node.problem(&mut self.problems, "unknown_seat", &[("mark", short.into())]);
            return None;
        };
        if game.stones.contains(seat) {
            node.problem(&mut self.problems, "second_stone", &[("seat", seat.index().into())]);
        }
        game.stones = game.stones.with(seat);
        Some(seat)
    }

    /// Parses the seats; returns the number of hidden point cards of each that are still to be
    /// dealt.
    fn seats(&mut self, root: &Node<'_>, game: &mut Osaka) -> Vec<u32> {
        let Some(node) = root.required("seats", &mut self.problems) else { return Vec::new() };
        let seats = node.items(&mut self.problems);
        if seats.len() != game.player_count() && node.is_list() {
            let args = [("seats", seats.len().into()), ("players", game.player_count().into())];
            node.problem(&mut self.problems, "wrong_number_of_seats", &args);
        }
        let mut unseen = Vec::new();
        for (state, seat) in game.seats.iter_mut().zip(&seats) {
            let (read, hidden) = self.seat(seat);
            *state = read;
            unseen.push(hidden);
        }
        unseen
    }

    fn seat(&mut self, node: &Node<'_>) -> (SeatState, u32) {
        node.expect_fields(&SEAT_FIELDS, &mut self.problems);
        let mut seat = SeatState { hand: self.bag(node, "hand"), ..SeatState::default() };
        (seat.goods, seat.insured) = self.two_bags(node.field("goods"), "*");
        let vp = node.field("vp");
        let mut hidden = 0;
        if let Some(count) = vp.as_ref().filter(|vp| !vp.is_list()) {
            hidden = count.number(0, 108, &mut self.problems).unwrap_or(0) as u32;
        } else {
            (seat.kept, seat.unseen) = self.two_bags(vp, "?");
        }
        let most = i64::from(Tokens::MAX_OF_A_COLOUR);
        for (colour, count) in Colour::ALL.into_iter().zip(self.by_colour(node, "tokens", most)) {
            (0..count).for_each(|_| seat.tokens.add(colour));
        }
        seat.credit = self.small(node, "credit", MAX_POINTS_BEFORE);
        seat.earned = self.by_colour(node, "earned", MAX_POINTS_BEFORE);
        let earned: u32 = seat.earned.iter().map(|points| u32::from(*points)).sum();
        let points = seat.points() + hidden;
        if earned > points {
            let args = [("earned", earned.into()), ("points", points.into())];
            node.problem(&mut self.problems, "earned_too_much", &args);
        }
        (seat, hidden)
    }

    /// Cards without the mark, and cards with it.
    fn two_bags(&mut self, node: Option<Node<'_>>, mark: &str) -> (Cards, Cards) {
        let (mut plain, mut marked) = (Cards::NONE, Cards::NONE);
        let items = node.map_or_else(Vec::new, |node| node.items(&mut self.problems));
        for item in items {
            let Some((card, found)) = self.marked(&item) else { continue };
            if self.expect_mark(found, &["", mark], &item) {
                if found.is_empty() { plain.add(card) } else { marked.add(card) }
            }
        }
        (plain, marked)
    }

    fn phase(&mut self, root: &Node<'_>, game: &Osaka) -> Phase {
        let over = root.field("over");
        let default = if over.is_some() { "over" } else { "turn" };
        let node = root.field("phase");
        let word = node.as_ref().map_or(Some(default), |node| node.text(&mut self.problems));
        match word {
            None | Some("turn") => Phase::Turn,
            Some("token") => Phase::Token,
            Some("pay") => Phase::Pay,
            Some("insure" | "save") => self.insuring(root, game, word == Some("save")),
            Some("over") => self.ending(over.as_ref()),
            Some(_) => {
                let known = "token, turn, pay, insure, save, over";
                let path = node.as_ref().map_or("", |node| node.path());
                self.problems.push(path, "unknown_phase", &[("known", known.into())]);
                Phase::Turn
            }
        }
    }

    fn ending(&mut self, over: Option<&Node<'_>>) -> Phase {
        match over.and_then(|node| node.text(&mut self.problems)) {
            Some("deadlock") => Phase::Over(End::Deadlock),
            Some("tokens") | None => Phase::Over(End::Tokens),
            Some(_) => {
                self.problems.push("over", "unknown_end", &[("known", "tokens, deadlock".into())]);
                Phase::Over(End::Tokens)
            }
        }
    }

    fn insuring(&mut self, root: &Node<'_>, game: &Osaka, saving: bool) -> Phase {
        let players = game.player_count();
        let asked = self.seat_number(root, "asked", players).unwrap_or(game.active);
        let mut settled = root.field("settled").map_or(Colours::NONE, |node| self.colours(&node));
        if !saving {
            return Phase::Insure { asked, settled };
        }
        let Some(node) = root.required("saving", &mut self.problems) else {
            return Phase::Insure { asked, settled };
        };
        node.expect_fields(&["colour", "count"], &mut self.problems);
        let colour = node.required("colour", &mut self.problems);
        let colour = colour.and_then(|node| self.colour(&node)).unwrap_or(Colour::Red);
        // The colour being paid for is settled, even if the scenario omits it.
        settled.add(colour);
        let count = node.required("count", &mut self.problems);
        let count = count.and_then(|node| node.number(1, 27, &mut self.problems)).unwrap_or(1);
        Phase::Save { asked, settled, colour, count: count as u8 }
    }

    fn colours(&mut self, node: &Node<'_>) -> Colours {
        let items = node.items(&mut self.problems);
        items.iter().filter_map(|item| self.colour(item)).collect()
    }

    fn colour(&mut self, node: &Node<'_>) -> Option<Colour> {
        let text = node.text(&mut self.problems)?;
        let colour = Colour::from_word(text);
        if colour.is_none() {
            node.problem(&mut self.problems, "unknown_colour", &[]);
        }
        colour
    }
}
