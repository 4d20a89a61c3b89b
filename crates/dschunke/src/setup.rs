//! Setting up: colours, strips, merchants, goods, market cards, special cards.

use crate::choice::Bid;
use crate::components::Pile;
use crate::components::{Action, Colour, GOODS_EACH, Good, Junk, ROUNDS, STRIPS_EACH, Yuan};
use crate::data::Data;
use crate::event::{Event, Open, Secret};
use crate::goods::Goods;
use crate::goods::Kinds;
use crate::hold::Hold;
use crate::special::{Cards, Sort};
use crate::stage::{Figures, Stage};
use crate::state::{Drawn, Dschunke, ExtraAction, Log, SeatState, Spent};
use crate::variants::{Options, Setup};
use higaki_table::{Chance, ComponentData, RulesVersion, Seat, SeatSet, Sink};

/// D2.4: the number of goods cards in a first hand.
pub(crate) const HAND: usize = 8;
/// D2.5: the initial number of special cards in each pile, in the order of [`Pile::ALL`].
pub(crate) const PILES: [usize; 4] = [8, 8, 7, 7];

impl Dschunke {
    /// D2.1 to D2.7: set-up until the first decision.
    pub(crate) fn deal(
        rules: RulesVersion,
        players: usize,
        options: &Options,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) -> Dschunke {
        let data = options.components(rules).expect("the options were checked");
        let mut game = Dschunke::bare(rules, players, options.setup, data);
        game.draw_lots(chance, sink);
        if !game.deals_after_strips() {
            game.deal_goods(chance, sink);
        }
        // D2.6: the market cards, in the order in which they will be turned up.
        chance.shuffle(&mut game.market);
        game.lay_out_piles(chance);
        match options.setup {
            Setup::Printed => {
                game.lay_printed_strips(sink);
                let [load, cash, goods] = game.merchants;
                sink.event(|| Open::MerchantsPlaced { load, cash, goods }.into());
                game.begin_round(sink);
            }
            Setup::Free => {
                game.place_discs(chance, sink);
                game.enter(Stage::Laying { seat: game.start });
            }
        }
        game
    }

    /// An empty table.
    pub(crate) fn bare(
        rules: RulesVersion,
        players: usize,
        setup: Setup,
        data: ComponentData<Data>,
    ) -> Dschunke {
        let first = Seat::wrapped(0, players);
        let seat = |index: usize| SeatState {
            colour: Colour::ALL[index],
            strips: STRIPS_EACH,
            hand: Goods::NONE,
            known: Goods::NONE,
            face_down: Cards::NONE,
            open: Cards::NONE,
            yuan: Yuan(0),
            told: None,
            extra: ExtraAction::Free,
            bid: Bid::NOTHING,
        };
        let drawn = Drawn { seat: first, pile: Pile::Square, sort: Sort::SUPPLY };
        let spent = Spent { seat: first, sort: Sort::SUPPLY, after: 0 };
        Dschunke {
            merchants: data.merchants,
            data,
            rules,
            seats: std::array::from_fn(seat),
            stage: Stage::Over,
            asked: SeatSet::EMPTY,
            players: players as u8,
            round: 0,
            start: first,
            setup,
            stock: Goods::even(GOODS_EACH),
            closed: Kinds::NONE,
            used: Figures::NONE,
            market: std::array::from_fn(|card| card as u8),
            piles: [Cards::NONE; 4],
            holds: [Hold::EMPTY; 5],
            drawn: Log::new(drawn),
            spent: Log::new(spent),
        }
    }

    /// D2.1: draws the colours and the start player.
    fn draw_lots(&mut self, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        let players = self.player_count();
        let mut colours = [0, 1, 2, 3];
        chance.shuffle(&mut colours[..players]);
        for (seat, colour) in self.seats.iter_mut().zip(colours) {
            seat.colour = Colour::ALL[colour as usize];
        }
        self.start = Seat::wrapped(chance.below(players as u32) as usize, players);
        let (seat, colours) = (self.start, self.seats.map(|seat| seat.colour));
        sink.event(|| Open::TableSet { seat, colours: colours[..players].to_vec() }.into());
    }

    /// D2.4: two cards of every kind for each player are shuffled and dealt; the rest lie on the
    /// junks.
    pub(crate) fn deal_goods(&mut self, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        let players = self.player_count();
        let mut cards = [0; HAND * Dschunke::MAX_PLAYERS];
        let cards = &mut cards[..HAND * players];
        for (place, card) in cards.iter_mut().enumerate() {
            *card = (place & 3) as u8;
        }
        chance.shuffle(cards);
        for (seat, hand) in self.seats.iter_mut().zip(cards.chunks_exact(HAND)) {
            for card in hand {
                seat.hand[Good::ALL[(card & 3) as usize]] += 1;
            }
        }
        self.stock = Goods::even(GOODS_EACH - (2 * players) as u8);
        for seat in self.seat_order() {
            let goods = self.seat(seat).hand;
            sink.event(|| {
                let (count, [white, brown, purple, orange]) = (goods.total(), goods.counts());
                Secret::HandDealt { seat, count, white, brown, purple, orange }.into()
            });
        }
    }

    /// D2.5: four piles, as equal as thirty cards allow.
    fn lay_out_piles(&mut self, chance: &mut impl Chance) {
        let mut numbers: [u8; Cards::TOTAL] = std::array::from_fn(|number| number as u8);
        chance.shuffle(&mut numbers);
        let mut rest = numbers.as_slice();
        for (pile, size) in self.piles.iter_mut().zip(PILES) {
            let (cards, others) = rest.split_at(size);
            *pile = Cards::from_numbers(cards);
            rest = others;
        }
    }

    /// D2.2: the strips of the printed sheet.
    fn lay_printed_strips(&mut self, sink: &mut impl Sink<Event>) {
        let data = self.data.clone();
        for junk in Junk::ALL {
            for colour in data.start_strips(self.player_count(), junk) {
                let owner = self.seat_order().find(|seat| self.seat(*seat).colour == colour);
                if let Some(owner) = owner {
                    self.lay_strip(owner, owner, junk, sink);
                }
            }
        }
    }

    /// DV.1: the merchants are shuffled and laid face down on three junks that the lot names.
    fn place_discs(&mut self, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        let mut junks = [0, 1, 2, 3, 4];
        chance.shuffle(&mut junks);
        self.merchants = std::array::from_fn(|action| Junk::ALL[junks[action] as usize]);
        sink.event(|| Open::DiscsPlaced { junks: self.discs() }.into());
    }

    /// The junks with a merchant, in an order that does not reveal the merchants.
    pub(crate) fn discs(&self) -> Vec<Junk> {
        let ring = self.data().ring;
        ring.into_iter().filter(|junk| self.merchants.contains(junk)).collect()
    }

    /// D2.2: the places of the merchants in a round of a game with the printed set-up.
    pub(crate) fn printed_merchants(data: &Data, round: u8) -> [Junk; 3] {
        Action::ALL.map(|action| (1..round).fold(data.merchant(action), |junk, _| data.next(junk)))
    }

    /// D5.1: lays a strip of `owner` on a junk; `seat` is the acting player.
    #[inline]
    pub(crate) fn lay_strip(
        &mut self,
        seat: Seat,
        owner: Seat,
        junk: Junk,
        sink: &mut impl Sink<Event>,
    ) {
        let (layer, lane) = self.holds[junk.index()].lay(owner);
        let strips = &mut self.seat_mut(owner).strips;
        *strips -= 1;
        let left = *strips;
        sink.event(|| Open::StripLaid { seat, owner, junk, layer, lane, left }.into());
    }

    /// The market cards that were not turned up yet, by their places in the data.
    pub(crate) fn unseen_market(&mut self) -> &mut [u8] {
        let seen = (self.round as usize).min(ROUNDS);
        &mut self.market[seen..]
    }
}
