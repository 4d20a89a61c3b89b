//! The order of play: rounds, phases, turns. The phases themselves are in `step`.

use crate::choice::{Choice, Decision};
use crate::components::{Good, Occasion, ROUNDS};
use crate::event::{Event, Open};
use crate::goods::Kinds;
use crate::refusal::Refused;
use crate::stage::{Figures, Piles, Stage, Swaps, Then};
use crate::state::{Dschunke, ExtraAction};
use crate::step;
use higaki_table::{Chance, Seat, SeatSet, Sink};

impl Dschunke {
    /// The seats that owe a decision.
    #[inline]
    pub(crate) const fn asked(&self) -> SeatSet {
        self.asked
    }

    /// Enters a stage and caches its deciding seats, which are queried most often.
    #[inline]
    pub(crate) const fn enter(&mut self, stage: Stage) {
        self.stage = stage;
        self.asked = match stage {
            Stage::Laying { seat }
            | Stage::Swapping { seat, .. }
            | Stage::Picking { seat, .. }
            | Stage::Searching { seat, .. }
            | Stage::Acting { seat }
            | Stage::Naming { seat, .. }
            | Stage::Ending { seat }
            | Stage::Supplying { seat, .. }
            | Stage::Winning { seat, .. } => SeatSet::only(seat),
            Stage::Bidding { waiting } => waiting,
            Stage::Over => SeatSet::EMPTY,
        };
    }

    /// Which decision is owed.
    #[inline]
    pub(crate) const fn owed(&self) -> Option<Decision> {
        Some(match self.stage {
            Stage::Laying { .. } => Decision::Lay,
            Stage::Swapping { swaps: Swaps::First, .. } => Decision::Exchange,
            Stage::Swapping { swaps: Swaps::Second, .. } => Decision::ExchangeAgain,
            Stage::Picking { .. } => Decision::Pile,
            Stage::Searching { .. } => Decision::Keep,
            Stage::Acting { .. } => Decision::Turn,
            Stage::Naming { .. } => Decision::NextKind,
            Stage::Ending { .. } => Decision::After,
            Stage::Supplying { .. } => Decision::Resupply,
            Stage::Bidding { .. } => Decision::Bid,
            Stage::Winning { .. } => Decision::Prize,
            Stage::Over => return None,
        })
    }

    pub(crate) fn collect_choices(&self, seat: Seat, list: &mut Vec<Choice>) {
        if !self.asked().contains(seat) {
            return;
        }
        match self.stage {
            Stage::Laying { .. } => step::lay::choices(self, list),
            Stage::Swapping { .. } => step::swap::choices(self, seat, list),
            Stage::Picking { taken, .. } => step::search::piles(self, taken, list),
            Stage::Searching { pile, .. } => step::search::choices(self, pile, list),
            Stage::Acting { .. } => {
                step::action::choices(self, seat, list);
                step::extra::choices(self, seat, list);
            }
            Stage::Naming { .. } => step::goods::choices(self, list),
            Stage::Ending { .. } => {
                step::extra::choices(self, seat, list);
                list.push(Choice::Done);
            }
            Stage::Supplying { .. } => step::goods::choices(self, list),
            Stage::Bidding { .. } => step::poker::choices(self, seat, list),
            Stage::Winning { .. } => step::prize::choices(self, list),
            Stage::Over => {}
        }
    }

    /// D4.1: only a deciding seat may choose, and only the kind of choice that is owed.
    pub(crate) fn validate(&self, seat: Seat, choice: Choice) -> Result<Choice, Refused> {
        let Some(decision) = self.owed() else { return Err(Refused::GameOver) };
        if !self.asked().contains(seat) {
            return Err(Refused::NotAsked { decision });
        }
        match (self.stage, choice) {
            (Stage::Laying { .. }, Choice::Lay { junk }) => step::lay::check(self, junk),
            (Stage::Swapping { .. }, Choice::Swap { give, take }) => {
                step::swap::check(self, seat, give, take)
            }
            (Stage::Swapping { .. } | Stage::Ending { .. }, Choice::Done) => Ok(choice),
            (Stage::Picking { taken, .. }, Choice::Pile { pile }) => {
                step::search::check_pile(self, taken, pile)
            }
            (Stage::Searching { pile, .. }, Choice::Keep { card }) => {
                step::search::check(self, pile, card)
            }
            (Stage::Acting { .. }, Choice::Load | Choice::Cash | Choice::Goods { .. })
            | (Stage::Acting { .. }, Choice::Helper { .. }) => {
                step::action::check(self, seat, choice)
            }
            (
                Stage::Acting { .. } | Stage::Ending { .. },
                Choice::ExtraLoad { .. }
                | Choice::ExtraCash { .. }
                | Choice::ExtraGoods { .. }
                | Choice::ExtraMove { .. },
            ) => step::extra::check(self, seat, choice),
            (Stage::Naming { .. } | Stage::Supplying { .. }, Choice::Take { good }) => {
                step::goods::check(self, good)
            }
            (Stage::Bidding { .. }, Choice::Bid { bid }) => step::poker::check(self, seat, bid),
            (Stage::Winning { .. }, Choice::Pile { .. } | Choice::Yuan) => {
                step::prize::check(self, choice)
            }
            _ => Err(Refused::OtherDecision { decision }),
        }
    }

    #[inline]
    pub(crate) fn perform(
        &mut self,
        seat: Seat,
        choice: Choice,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) {
        match choice {
            Choice::Take { good } => self.took(seat, good, sink),
            Choice::Bid { bid } => step::poker::apply(self, seat, bid, sink),
            Choice::Load | Choice::Cash | Choice::Goods { .. } | Choice::Helper { .. } => {
                step::action::apply(self, seat, choice, sink);
            }
            Choice::ExtraLoad { .. }
            | Choice::ExtraCash { .. }
            | Choice::ExtraGoods { .. }
            | Choice::ExtraMove { .. } => step::extra::apply(self, seat, choice, sink),
            Choice::Done => match self.stage {
                Stage::Swapping { .. } => step::swap::pass(self, seat, sink),
                _ => self.end_turn(seat, sink),
            },
            Choice::Keep { card } => step::search::apply(self, seat, card, sink),
            Choice::Pile { pile } => step::search::apply_pile(self, seat, pile, sink),
            Choice::Swap { give, take } => step::swap::apply(self, seat, give, take, sink),
            Choice::Yuan => step::prize::apply(self, seat, sink),
            Choice::Lay { junk } => step::lay::apply(self, seat, junk, chance, sink),
        }
    }

    #[inline]
    fn took(&mut self, seat: Seat, good: Good, sink: &mut impl Sink<Event>) {
        match self.stage {
            Stage::Supplying { left, .. } => step::supply::apply(self, seat, good, left, sink),
            Stage::Naming { left, then, .. } => {
                step::goods::take(self, seat, Some(good), left, then, sink);
            }
            _ => {}
        }
    }

    /// D3.1, D3.2: phase 1 begins with a market card.
    pub(crate) fn begin_round(&mut self, sink: &mut impl Sink<Event>) {
        if self.round == 0 {
            self.round = 1;
        }
        let (round, seat) = (self.round, self.start);
        sink.event(|| Open::RoundBegun { round, seat }.into());
        self.closed = Kinds::NONE;
        for seat in &mut self.seats {
            seat.extra = ExtraAction::Free;
        }
        let card = *self.market_card();
        sink.event(|| {
            let [white, brown, purple, orange] = card.0;
            Open::MarketTurned { white, brown, purple, orange }.into()
        });
        sink.revealed();
        self.ask_for_swaps(self.start, sink);
    }

    /// D3.3: all players from this seat on with a face-down card may exchange; then comes the
    /// event.
    pub(crate) fn ask_for_swaps(&mut self, from: Seat, sink: &mut impl Sink<Event>) {
        let mut seat = from;
        loop {
            if !self.seat(seat).face_down.is_empty() {
                self.enter(Stage::Swapping { seat, swaps: Swaps::First });
                return;
            }
            seat = seat.next(self.player_count());
            if seat == self.start {
                return self.hold_event(sink);
            }
        }
    }

    /// After one seat is done with exchanging.
    pub(crate) fn after_swap(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let next = seat.next(self.player_count());
        if next == self.start { self.hold_event(sink) } else { self.ask_for_swaps(next, sink) }
    }

    /// D3.4, D3.5: the event of the round, if there is one. D3.6: it comes after the swaps, so a swap
    /// card from it waits for the next round.
    fn hold_event(&mut self, sink: &mut impl Sink<Event>) {
        match self.data().occasion(self.round) {
            Some(Occasion::Special) => {
                sink.event(|| Open::SpecialOccasion.into());
                self.ask_for_pile(self.start, Piles::NONE, sink);
            }
            Some(Occasion::Money) => {
                step::money::tell(self, sink);
                self.begin_actions();
            }
            None => self.begin_actions(),
        }
    }

    /// DR.48: with all piles empty this seat and all after it get no card.
    fn ask_for_pile(&mut self, seat: Seat, taken: Piles, sink: &mut impl Sink<Event>) {
        if self.filled_piles() != Piles::NONE {
            return self.enter(Stage::Picking { seat, taken });
        }
        let order = self.start.clockwise(self.player_count());
        for seat in order.skip_while(|other| *other != seat) {
            sink.event(|| Open::PrizeLapsed { seat }.into());
        }
        self.begin_actions();
    }

    /// D3.4: the next seat takes another pile.
    pub(crate) fn after_event_card(
        &mut self,
        seat: Seat,
        taken: Piles,
        sink: &mut impl Sink<Event>,
    ) {
        let next = seat.next(self.player_count());
        if next == self.start { self.begin_actions() } else { self.ask_for_pile(next, taken, sink) }
    }

    /// D4.1: phase 2, clockwise from the start player.
    #[inline]
    fn begin_actions(&mut self) {
        self.enter(Stage::Acting { seat: self.start });
    }

    /// Continues after an action or a part of it.
    #[inline]
    pub(crate) fn go_on(&mut self, seat: Seat, then: Then, sink: &mut impl Sink<Event>) {
        match then {
            Then::Act => self.enter(Stage::Acting { seat }),
            Then::Acted => {
                let state = self.seat(seat);
                // Every player with a face-down card is asked, so that asking reveals nothing.
                if state.extra == ExtraAction::Free && !state.face_down.is_empty() {
                    self.enter(Stage::Ending { seat });
                } else {
                    self.end_turn(seat, sink);
                }
            }
            Then::EndTurn => self.end_turn(seat, sink),
        }
    }

    #[inline]
    fn end_turn(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let next = seat.next(self.player_count());
        if next == self.start {
            // D7.1: phase 3.
            self.ask_for_supply(self.start, sink);
        } else {
            self.enter(Stage::Acting { seat: next });
        }
    }

    /// D7.2: players are skipped if there are no goods at all.
    #[inline]
    fn ask_for_supply(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        if self.stock.is_empty() {
            return self.begin_bidding(sink);
        }
        let left = step::supply::cards(self, seat);
        self.enter(Stage::Supplying { seat, left });
    }

    #[inline]
    pub(crate) fn after_supply(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let next = seat.next(self.player_count());
        if next == self.start { self.begin_bidding(sink) } else { self.ask_for_supply(next, sink) }
    }

    /// D8.1: phase 4. All players with a goods card decide; without any, the phase is over.
    #[inline]
    fn begin_bidding(&mut self, sink: &mut impl Sink<Event>) {
        let waiting: SeatSet =
            self.seat_order().filter(|seat| !self.seat(*seat).hand.is_empty()).collect();
        if waiting.is_empty() {
            return self.end_poker(sink);
        }
        let open = self.closed.others();
        sink.event(|| Open::BiddingBegun { goods: open.iter().collect() }.into());
        self.enter(Stage::Bidding { waiting });
    }

    /// D8.6: another bidding while a colour is open.
    #[inline]
    pub(crate) fn after_bidding(&mut self, sink: &mut impl Sink<Event>) {
        if self.closed == Kinds::ALL { self.end_poker(sink) } else { self.begin_bidding(sink) }
    }

    /// Phases 5 and 6; the last round has none.
    pub(crate) fn end_poker(&mut self, sink: &mut impl Sink<Event>) {
        let open = self.closed.others();
        if !open.is_empty() {
            sink.event(|| Open::ColoursLapsed { goods: open.iter().collect() }.into());
        }
        if self.round as usize >= ROUNDS {
            return self.finish(sink);
        }
        step::advance::merchants(self, sink);
        step::advance::helpers(self, sink);
        step::advance::start_player(self, sink);
        self.used = Figures::NONE;
        self.begin_round(sink);
    }

    /// D10.1: after ten rounds all hidden cards are revealed.
    fn finish(&mut self, sink: &mut impl Sink<Event>) {
        self.enter(Stage::Over);
        sink.revealed();
        self.tell_result(sink);
    }
}
