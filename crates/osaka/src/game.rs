//! Traders of Osaka fulfils the contract of `higaki-table`.

use crate::cards::Cards;
use crate::choice::{Choice, Decision};
use crate::components::Card;
use crate::deck::Deck;
use crate::event::Event;
use crate::preview::Preview;
use crate::refusal::Refused;
use crate::scoring::Breakdown;
use crate::state::{Osaka, Phase};
use crate::variants::{Hands, Insurance, Options, Refill};
use crate::view::View;
use higaki_table::{
    Chance, Game, GameInfo, Outcome, Problems, QuickChance, RulesVersion, Seat, SeatSet, Seed,
    Sink, StableHash, Viewer,
};
use serde_json::Value;

impl Game for Osaka {
    type Options = Options;
    type Choice = Choice;
    type Decision = Decision;
    type Event = Event;
    type Seen = Event;
    type View = View;
    type Preview = Preview;
    type Breakdown = Breakdown;
    type Refusal = Refused;

    const INFO: GameInfo = GameInfo {
        id: "osaka",
        rules_version: RulesVersion(1),
        min_players: 2,
        max_players: Osaka::MAX_PLAYERS,
    };

    fn set_up(
        rules: RulesVersion,
        players: usize,
        options: &Options,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) -> Osaka {
        Osaka::deal(rules, players, *options, chance, sink)
    }

    fn rules_version(&self) -> RulesVersion {
        self.rules
    }

    fn players(&self) -> usize {
        self.player_count()
    }

    fn options(&self) -> Options {
        self.options
    }

    #[inline]
    fn deciding(&self) -> SeatSet {
        self.asked().map_or(SeatSet::EMPTY, SeatSet::only)
    }

    fn decision(&self, seat: Seat) -> Option<Decision> {
        self.owed().filter(|(asked, _)| *asked == seat).map(|(_, decision)| decision)
    }

    fn list_choices(&self, seat: Seat, list: &mut Vec<Choice>) {
        self.collect_choices(seat, list);
    }

    fn check(&self, seat: Seat, choice: Choice) -> Result<Choice, Refused> {
        self.validate(seat, choice)
    }

    #[inline(always)]
    fn apply(
        &mut self,
        seat: Seat,
        choice: Choice,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) {
        self.perform(seat, choice, chance, sink);
    }

    #[inline(always)]
    fn random_choice(&self, seat: Seat, chance: &mut QuickChance) -> Choice {
        self.draw_choice(seat, chance)
    }

    #[inline(always)]
    fn play_at_random(&mut self, seat: Seat, chance: &mut QuickChance) {
        self.draw_and_play(seat, chance);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    fn points(&self, seat: Seat) -> i32 {
        self.seat(seat).points() as i32
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn seen(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn preview(&self, seat: Seat, choice: Choice) -> Result<Option<Preview>, Refused> {
        self.predict(seat, choice)
    }

    fn breakdown(&self) -> Option<Breakdown> {
        self.final_breakdown()
    }

    /// O10.1: a viewer who watched the game knows every hand, because all cards are taken and paid
    /// in the open. Only the order of the draw pile and the cards drawn as points are unknown, to
    /// all alike.
    fn determinise(&mut self, _viewer: Viewer, chance: &mut impl Chance) {
        let hidden = self.seats.iter().fold(self.deck.cards(), |all, seat| all.plus(seat.unseen));
        let (mut kinds, len) = Deck::unshuffled(hidden);
        chance.shuffle(&mut kinds[..len]);
        let mut rest = &kinds[..len];
        for seat in &mut self.seats {
            seat.unseen = take_first(&mut rest, seat.unseen.len());
        }
        self.deck = Deck::stacked(rest);
    }

    /// O10.1: hands are not shown to others, unless OV.1 opens them.
    fn conceal(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        if self.options.hands == Hands::Secret {
            let own = viewer.seat().map(Seat::index);
            let mut others = self.seats;
            if let Some(own) = own {
                others[own].hand = Cards::default();
            }
            let hidden = others.iter().fold(self.deck.cards(), |all, seat| all.plus(seat.hand));
            let (mut kinds, len) = Deck::unshuffled(hidden);
            chance.shuffle(&mut kinds[..len]);
            let mut rest = &kinds[..len];
            for (index, seat) in self.seats.iter_mut().enumerate() {
                if own != Some(index) {
                    seat.hand = take_first(&mut rest, seat.hand.len());
                }
            }
            self.deck = Deck::stacked(rest);
        }
        self.determinise(viewer, chance);
    }

    fn stable_hash(&self) -> u64 {
        let mut hash = StableHash::default().bytes(&[self.players, self.passes]);
        for seat in &self.seats[..self.player_count()] {
            for cards in [seat.hand, seat.goods, seat.insured, seat.kept, seat.unseen] {
                hash = hash.number(cards.bits());
            }
            hash = hash.number(u64::from(seat.tokens.bits())).bytes(&seat.earned).byte(seat.credit);
        }
        for card in self.deck.top_down() {
            hash = hash.byte(card.index() as u8);
        }
        hash = hash.number(self.discard.bits()).number(self.paid.bits());
        for slot in self.market.slots().chain(self.farm.slots()) {
            hash = hash.byte(slot.bits());
        }
        hash = hash.bytes(&[self.market.len() as u8, self.farm.len() as u8]);
        for place in self.ships {
            hash = hash.byte(place.index());
        }
        hash = hash.bytes(&phase_bytes(self.phase));
        hash = hash.bytes(&[self.active.index() as u8, self.start.index() as u8]);
        hash.bytes(&option_bytes(self.options)).number(self.rules.0.into()).finish()
    }

    fn position(&self) -> Value {
        self.as_scenario()
    }

    fn from_scenario(scenario: &Value, seed: &Seed) -> Result<Osaka, Problems> {
        crate::scenario::read(scenario, seed)
    }
}

fn phase_bytes(phase: Phase) -> [u8; 5] {
    match phase {
        Phase::Token => [0; 5],
        Phase::Turn => [1, 0, 0, 0, 0],
        Phase::Pay => [2, 0, 0, 0, 0],
        Phase::Insure { asked, settled } => [3, asked.index() as u8, settled.bits(), 0, 0],
        Phase::Save { asked, settled, colour, count } => {
            [4, asked.index() as u8, settled.bits(), colour.index() as u8, count]
        }
        Phase::Over(end) => [5, end as u8, 0, 0, 0],
    }
}

fn option_bytes(options: Options) -> [u8; 3] {
    [
        u8::from(options.hands == Hands::Open),
        u8::from(options.refill == Refill::AfterShips),
        u8::from(options.insurance == Insurance::AnyColour),
    ]
}

/// Removes the first `count` kinds and returns them as cards.
fn take_first(kinds: &mut &[u8], count: u32) -> Cards {
    let (own, rest) = kinds.split_at(count as usize);
    *kinds = rest;
    own.iter().map(|kind| Card::from_index(usize::from(*kind))).collect()
}
