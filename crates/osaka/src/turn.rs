//! The order of play: the deciding seat, and the step that follows.

use crate::choice::{Choice, Decision};
use crate::event::Event;
use crate::refusal::Refused;
use crate::state::{Osaka, Phase};
use crate::step;
use higaki_table::{Chance, Seat, Sink};

impl Osaka {
    /// The seat that owes a decision.
    #[inline]
    pub(crate) const fn asked(&self) -> Option<Seat> {
        match self.phase {
            Phase::Token | Phase::Turn | Phase::Pay => Some(self.active),
            Phase::Insure { asked, .. } | Phase::Save { asked, .. } => Some(asked),
            Phase::Over(_) => None,
        }
    }

    /// The seat that owes a decision, and its kind.
    #[inline]
    pub(crate) const fn owed(&self) -> Option<(Seat, Decision)> {
        match self.phase {
            Phase::Token => Some((self.active, Decision::Token)),
            Phase::Turn => Some((self.active, Decision::Turn)),
            Phase::Pay => Some((self.active, Decision::Pay)),
            Phase::Insure { asked, .. } => Some((asked, Decision::Insure)),
            Phase::Save { asked, .. } => Some((asked, Decision::Save)),
            Phase::Over(_) => None,
        }
    }

    pub(crate) fn collect_choices(&self, seat: Seat, list: &mut Vec<Choice>) {
        match self.owed() {
            Some((asked, decision)) if asked == seat => match decision {
                Decision::Token => step::token::choices(list),
                Decision::Turn => {
                    step::take::choices(self, seat, list);
                    step::reserve::choices(self, seat, list);
                    step::buy::choices(self, seat, list);
                    step::pass::choices(self, seat, list);
                }
                Decision::Pay => step::payment::choices(self, seat, list),
                Decision::Insure => step::insure::choices(self, seat, list),
                Decision::Save => step::save::choices(self, seat, list),
            },
            _ => {}
        }
    }

    /// O3.1: only the deciding seat may choose, and only the kind of choice that is owed.
    pub(crate) fn validate(&self, seat: Seat, choice: Choice) -> Result<Choice, Refused> {
        let Some((asked, decision)) = self.owed() else { return Err(Refused::GameOver) };
        if asked != seat {
            return Err(Refused::NotYourTurn { seat: asked });
        }
        match (decision, choice) {
            (Decision::Token, Choice::Token { .. }) => Ok(choice),
            (Decision::Turn, Choice::Take { card, reserved }) => {
                step::take::check(self, seat, card, reserved)
            }
            (Decision::Turn, Choice::Reserve { card, row }) => {
                step::reserve::check(self, seat, card, row)
            }
            (Decision::Turn, Choice::Buy { payment }) => step::buy::check(self, seat, payment),
            (Decision::Turn, Choice::Pass) => step::pass::check(self, seat),
            (Decision::Pay, Choice::Pay { cards }) => step::payment::check(self, seat, cards),
            (Decision::Insure, Choice::Insure { colour, payment, saved }) => {
                step::insure::check(self, seat, colour, payment, saved)
            }
            (Decision::Save, Choice::Save { goods }) => step::save::check(self, seat, goods),
            _ => Err(Refused::OtherDecision { decision }),
        }
    }

    /// The most frequent steps are inlined, the others are called: after inlining, a playout does
    /// not inspect the choice that it has just drawn.
    #[inline(always)]
    pub(crate) fn perform<C: Chance, S: Sink<Event>>(
        &mut self,
        seat: Seat,
        choice: Choice,
        chance: &mut C,
        sink: &mut S,
    ) {
        match choice {
            Choice::Take { card, reserved } => {
                step::take::apply(self, seat, card, reserved, chance, sink);
            }
            Choice::Reserve { card, row } => {
                step::reserve::apply(self, seat, card, row, chance, sink);
            }
            Choice::Buy { payment } => step::buy::apply(self, seat, payment, chance, sink),
            Choice::Pay { cards } => step::payment::apply(self, seat, cards, chance, sink),
            Choice::Token { colour } => step::token::apply(self, seat, colour, chance, sink),
            Choice::Insure { colour, payment, saved } => {
                step::insure::apply(self, seat, colour, payment, saved, chance, sink);
            }
            Choice::Save { goods } => step::save::apply(self, seat, goods, chance, sink),
            Choice::Pass => step::pass::apply(self, seat, chance, sink),
        }
    }

    /// O3.1: the turn goes clockwise.
    #[inline]
    pub(crate) fn end_turn(&mut self, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        self.active = self.active.next(self.player_count());
        self.begin_turn(chance, sink);
    }

    /// O5.2: a turn without cards to buy or take begins with a refill.
    #[inline]
    pub(crate) fn begin_turn(&mut self, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Turn;
        if self.open_to(self.active).is_empty() {
            step::refill::refill(self, chance, sink);
        }
    }

    /// O2.4, O2.5: tokens go round once; then the start player takes the first turn.
    pub(crate) fn after_token(&mut self, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        self.active = self.active.next(self.player_count());
        if self.active == self.start {
            self.begin_turn(chance, sink);
        }
    }

    /// After the goods were taken: ships, payday, insurance, and only then the next turn.
    #[inline]
    pub(crate) fn after_purchase(
        &mut self,
        bought: crate::cards::Cards,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) {
        step::sail::sail(self, bought, sink);
        if self.arrived().is_empty() {
            return self.end_purchase(chance, sink);
        }
        step::payday::pay(self, chance, sink);
        if !matches!(self.phase, Phase::Over(_)) {
            step::insure::begin(self, chance, sink);
        }
    }

    /// OV.2: the refill that waited for the ships; then the turn is over.
    #[inline]
    pub(crate) fn end_purchase(&mut self, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
        if self.options.refill == crate::variants::Refill::AfterShips {
            step::refill::refill(self, chance, sink);
        }
        self.end_turn(chance, sink);
    }
}
