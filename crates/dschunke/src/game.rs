//! Dschunke fulfils the contract of `higaki-table`.

use crate::choice::{Choice, Decision};
use crate::data::component_tables;
use crate::event::{Event, Seen};
use crate::preview::Preview;
use crate::refusal::Refused;
use crate::scoring::Breakdown;
use crate::stage::{Search, Stage, Swaps, Then};
use crate::state::Dschunke;
use crate::variants::{Options, Setup};
use crate::view::View;
use higaki_table::{
    Chance, ComponentTables, Game, GameInfo, Outcome, Problems, QuickChance, RulesVersion, Seat,
    SeatSet, Seed, Sink, StableHash, Viewer,
};
use serde_json::Value;

impl Game for Dschunke {
    type Options = Options;
    type Choice = Choice;
    type Decision = Decision;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Preview = Preview;
    type Breakdown = Breakdown;
    type Refusal = Refused;

    const INFO: GameInfo = GameInfo {
        id: "dschunke",
        rules_version: RulesVersion(3),
        min_players: 3,
        max_players: Dschunke::MAX_PLAYERS,
    };

    fn check_options(
        rules: RulesVersion,
        _players: usize,
        options: &Options,
    ) -> Result<(), Problems> {
        options.components(rules).map(|_| ())
    }

    fn component_tables(
        rules: RulesVersion,
        options: &Options,
    ) -> Result<Option<ComponentTables>, Problems> {
        Ok(Some(component_tables(options.components(rules)?.set())))
    }

    fn set_up(
        rules: RulesVersion,
        players: usize,
        options: &Options,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) -> Dschunke {
        Dschunke::deal(rules, players, options, chance, sink)
    }

    fn rules_version(&self) -> RulesVersion {
        self.rules
    }

    fn players(&self) -> usize {
        self.player_count()
    }

    fn options(&self) -> Options {
        Options { setup: self.setup, data: self.data.set().custom().cloned() }
    }

    #[inline]
    fn deciding(&self) -> SeatSet {
        self.asked()
    }

    fn decision(&self, seat: Seat) -> Option<Decision> {
        self.owed().filter(|_| self.asked().contains(seat))
    }

    /// D11.5: bids stay sealed, also when only one player is left to bid.
    fn is_sealed(&self) -> bool {
        matches!(self.stage, Stage::Bidding { .. })
    }

    fn list_choices(&self, seat: Seat, list: &mut Vec<Choice>) {
        self.collect_choices(seat, list);
    }

    fn check(&self, seat: Seat, choice: Choice) -> Result<Choice, Refused> {
        self.validate(seat, choice)
    }

    #[inline]
    fn apply(
        &mut self,
        seat: Seat,
        choice: Choice,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) {
        self.perform(seat, choice, chance, sink);
    }

    #[inline]
    fn random_choice(&self, seat: Seat, chance: &mut QuickChance) -> Choice {
        self.draw_choice(seat, chance)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    fn points(&self, seat: Seat) -> i32 {
        i32::from(self.total(seat).0)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn disclosed_view(&self, viewer: Viewer) -> View {
        View { open: Some(self.open_view()), ..self.view_for(viewer) }
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Seen> {
        Some(event.seen(viewer))
    }

    fn preview(&self, seat: Seat, choice: Choice) -> Result<Option<Preview>, Refused> {
        self.predict(seat, choice)
    }

    fn breakdown(&self) -> Option<Breakdown> {
        self.final_breakdown()
    }

    fn determinise(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        self.imagine(viewer, chance);
    }

    fn reopen(&mut self, viewer: Viewer) {
        self.reopen_bids(viewer);
    }

    fn stable_hash(&self) -> u64 {
        self.hash_state()
    }

    fn position(&self) -> Value {
        self.as_scenario()
    }

    fn from_scenario(scenario: &Value, seed: &Seed) -> Result<Dschunke, Problems> {
        crate::scenario::read(scenario, seed)
    }
}

impl Dschunke {
    fn hash_state(&self) -> u64 {
        let mut hash = StableHash::default()
            .bytes(&[self.players, self.round, self.start.index() as u8])
            .bytes(&[
                u8::from(self.setup == Setup::Free),
                u8::from(self.stage.covers_stocks()),
                self.closed.bits(),
            ])
            .bytes(&self.stock.counts())
            .bytes(&self.merchants.map(|junk| junk as u8))
            .byte(self.used.bits())
            .bytes(&self.market)
            .bytes(&stage_bytes(self.stage))
            .number(self.rules.0.into());
        if let Some(data) = self.data.set().custom() {
            hash = hash.bytes(data.to_string().as_bytes());
        }
        for pile in self.piles {
            hash = hash.number(pile.bits().into());
        }
        for hold in &self.holds {
            hash = hold.bytes().fold(hash, StableHash::byte);
        }
        for drawn in self.drawn.as_slice() {
            hash = hash.bytes(&[drawn.seat.index() as u8, drawn.pile as u8, drawn.sort.index()]);
        }
        for spent in self.spent.as_slice() {
            hash = hash.bytes(&[spent.seat.index() as u8, spent.sort.index(), spent.after]);
        }
        for seat in &self.seats[..self.player_count()] {
            let told = seat.told.map_or(u64::MAX, |yuan| yuan.0.into());
            hash = hash
                .bytes(&[seat.colour as u8, seat.strips, seat.extra as u8])
                .bytes(&seat.hand.counts())
                .bytes(&seat.known.counts())
                .number(seat.face_down.bits().into())
                .number(seat.open.bits().into())
                .number(seat.yuan.0.into())
                .number(told)
                .bytes(&seat.bid.cards().counts());
        }
        hash.finish()
    }
}

fn seat_bits(seats: SeatSet) -> u8 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.index())
}

fn stage_bytes(stage: Stage) -> [u8; 5] {
    let index = |seat: Seat| seat.index() as u8;
    match stage {
        Stage::Laying { seat } => [0, index(seat), 0, 0, 0],
        Stage::Swapping { seat, swaps } => [1, index(seat), u8::from(swaps == Swaps::Second), 0, 0],
        Stage::Picking { seat, taken } => [2, index(seat), taken.bits(), 0, 0],
        Stage::Searching { seat, pile, search } => match search {
            Search::Event { taken } => [3, index(seat), pile as u8, 0, taken.bits()],
            Search::Prize { later } => [3, index(seat), pile as u8, 1, seat_bits(later)],
        },
        Stage::Acting { seat } => [4, index(seat), 0, 0, 0],
        Stage::Naming { seat, left, then } => {
            let then = match then {
                Then::Act => 0,
                Then::Acted => 1,
                Then::EndTurn => 2,
            };
            [5, index(seat), left, then, 0]
        }
        Stage::Ending { seat } => [6, index(seat), 0, 0, 0],
        Stage::Supplying { seat, left } => [7, index(seat), left, 0, 0],
        Stage::Bidding { waiting } => [8, seat_bits(waiting), 0, 0, 0],
        Stage::Winning { seat, later } => [9, index(seat), seat_bits(later), 0, 0],
        Stage::Over => [10, 0, 0, 0, 0],
    }
}
