//! Setting up: the deck, the two rows, the opening hands, the start player.

use crate::cards::Cards;
use crate::components::Place;
use crate::deck::Deck;
use crate::event::{Event, Reason};
use crate::row::{Row, Slot};
use crate::state::{Osaka, Phase, SeatState};
use crate::variants::Options;
use higaki_table::{Chance, RulesVersion, Seat, SeatSet, Sink};

/// O2.2: an opening hand is worth at least this much.
const OPENING_SUM: u32 = 8;
/// O2.1: the number of cards in the first market.
const OPENING_MARKET: usize = 5;

impl Osaka {
    /// O2.1 to O2.3: set-up until the choice of the first tokens.
    pub(crate) fn deal(
        rules: RulesVersion,
        players: usize,
        options: Options,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) -> Osaka {
        let mut game = Osaka::bare(rules, players, options);
        let (mut kinds, _) = Deck::unshuffled(Cards::full());
        chance.shuffle(&mut kinds);
        game.deck = Deck::stacked(&kinds);
        game.market = game.deck.deal(OPENING_MARKET).unwrap_or(Row::EMPTY);
        game.farm = game.deck.deal(Osaka::FARM).unwrap_or(Row::EMPTY);
        sink.event(|| Event::LaidOut {
            market: game.market.slots().map(Slot::card).collect(),
            farm: game.farm.slots().map(Slot::card).collect(),
        });
        for seat in game.seat_order() {
            game.draw_opening_hand(seat, sink);
        }
        sink.revealed();
        game.start = game.choose_start_player(chance, sink);
        game.active = game.start;
        game
    }

    /// An empty table.
    #[inline]
    pub(crate) fn bare(rules: RulesVersion, players: usize, options: Options) -> Osaka {
        let first = Seat::wrapped(0, players);
        Osaka {
            seats: [SeatState::default(); Osaka::MAX_PLAYERS],
            deck: Deck::EMPTY,
            discard: Cards::NONE,
            paid: Cards::NONE,
            market: Row::EMPTY,
            farm: Row::EMPTY,
            ships: [Place::OSAKA; 4],
            phase: Phase::Token,
            active: first,
            start: first,
            players: players as u8,
            passes: 0,
            stones: SeatSet::EMPTY,
            options,
            rules,
        }
    }

    /// O2.2: draws cards openly until they are worth eight or more.
    fn draw_opening_hand(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        // At most 16 of the 100 cards are drawn, so the pile never runs out.
        let before = self.deck;
        let hand = &mut self.seats[seat.index()].hand;
        while hand.value() < OPENING_SUM {
            hand.add(self.deck.draw());
        }
        let hand = *hand;
        sink.event(|| Event::OpeningHand {
            seat,
            cards: before.top_down().take(hand.len() as usize).collect(),
            sum: hand.value(),
        });
    }

    /// O2.3: the lowest sum, then the fewest cards, then the lot.
    fn choose_start_player(&self, chance: &mut impl Chance, sink: &mut impl Sink<Event>) -> Seat {
        let sum = |seat: Seat| self.seat(seat).hand.value();
        let sum_and_cards = |seat: Seat| (sum(seat), self.seat(seat).hand.len());
        let (lowest_sum, by_sum) = lowest(self.seat_order(), sum);
        let (_, by_cards) = lowest(self.seat_order(), sum_and_cards);
        let drawn = if by_cards.len() == 1 { 0 } else { chance.below(by_cards.len() as u32) };
        let seat = by_cards.iter().nth(drawn as usize).unwrap_or(self.active);
        debug_assert_eq!(sum(seat), lowest_sum);
        let by = match (by_sum.len(), by_cards.len()) {
            (1, _) => Reason::Sum,
            (_, 1) => Reason::Cards,
            _ => Reason::Lot,
        };
        sink.event(|| Event::StartPlayer { seat, by });
        seat
    }
}

/// The lowest key and the seats that have it.
fn lowest<K: Ord + Copy>(
    seats: impl Iterator<Item = Seat> + Clone,
    key: impl Fn(Seat) -> K,
) -> (K, SeatSet) {
    let mut all = seats.clone();
    let first = all.next().map(&key).expect("a table has players");
    let low = all.map(&key).fold(first, K::min);
    (low, seats.filter(|seat| key(*seat) == low).collect())
}
