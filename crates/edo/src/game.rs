//! Implementation of the contract `Game`.

use crate::choice::{Choice, Decision};
use crate::data::component_tables;
use crate::event::{Event, Seen};
use crate::jiin::temple;
use crate::phase::{Pending, Phase, Stage};
use crate::plan::Confirmed;
use crate::preview::Preview;
use crate::refusal::Refusal;
use crate::ronin::{drive, place};
use crate::scoring::{self, Breakdown};
use crate::state::Edo;
use crate::step::trade::Offer;
use crate::step::walk::Walker;
use crate::step::{
    build, card, draft, harvest, home, limit, plan, recruit, trade, travel, wages, walk,
};
use crate::tokken::{redeem, wish};
use crate::variants::Options;
use crate::view::View;
use crate::{determinise, hash, playout, preview, scenario, setup};
use higaki_table::{
    Chance, ComponentTables, Game, GameInfo, Outcome, Problems, QuickChance, RulesVersion, Seat,
    SeatSet, Seed, Sink, Viewer,
};
use serde_json::Value;

impl Game for Edo {
    type Options = Options;
    type Choice = Choice;
    type Decision = Decision;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Preview = Preview;
    type Breakdown = Breakdown;
    type Refusal = Refusal;

    const INFO: GameInfo = GameInfo {
        id: "edo",
        rules_version: RulesVersion(3),
        min_players: 2,
        max_players: Seat::MAX,
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
    ) -> Edo {
        let data = options.components(rules).expect("options are checked before a table is set up");
        setup::set_up(rules, players, options.modules(), data, chance, sink)
    }

    fn rules_version(&self) -> RulesVersion {
        self.rules
    }

    fn players(&self) -> usize {
        self.seat_count()
    }

    fn options(&self) -> Options {
        Options { data: self.data.set().custom().cloned(), ..Options::with(self.modules) }
    }

    fn deciding(&self) -> SeatSet {
        match self.phase {
            Phase::Draft { step } => SeatSet::only(draft::drafter(self, step)),
            Phase::NameRonin | Phase::PlaceRonin(_) => SeatSet::only(self.start),
            Phase::Plan => self
                .all_seats()
                .filter(|seat| self.player(*seat).plan.confirmed == Confirmed::NotYet)
                .collect(),
            Phase::Card => SeatSet::only(self.turn.seat),
            Phase::Wages { seat } | Phase::Limit { seat } => SeatSet::only(seat),
            Phase::Over { .. } => SeatSet::EMPTY,
        }
    }

    fn decision(&self, seat: Seat) -> Option<Decision> {
        self.deciding().contains(seat).then(|| due(self))
    }

    /// E4.1: the whole planning, also while only one player is left.
    fn is_sealed(&self) -> bool {
        self.phase == Phase::Plan
    }

    fn list_choices(&self, seat: Seat, list: &mut Vec<Choice>) {
        if !self.deciding().contains(seat) {
            return;
        }
        match self.phase {
            Phase::Draft { .. } => draft::choices(self, seat, list),
            Phase::NameRonin => place::name_choices(self, list),
            Phase::PlaceRonin(_) => place::place_choices(self, list),
            Phase::Plan => plan::choices(self, seat, list),
            Phase::Card => card::choices(self, seat, list),
            Phase::Wages { .. } => wages::choices(self, seat, list),
            Phase::Limit { .. } => limit::choices(self, seat, list),
            Phase::Over { .. } => {}
        }
    }

    fn check(&self, seat: Seat, choice: Choice) -> Result<Choice, Refusal> {
        if !self.deciding().contains(seat) {
            return Err(Refusal::NotYourTurn);
        }
        if !fits(self, choice) {
            return Err(Refusal::wrong_moment(choice, due(self)));
        }
        match choice {
            Choice::TakeResource { take, instead_of } => {
                redeem::check_resource(self, seat, take, instead_of)
            }
            _ => check_rules(self, seat, choice).map(|()| choice),
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        choice: Choice,
        chance: &mut impl Chance,
        sink: &mut impl Sink<Event>,
    ) {
        apply(self, seat, choice, chance, sink);
    }

    fn random_choice(&self, seat: Seat, chance: &mut QuickChance) -> Choice {
        playout::random_choice(self, seat, chance)
    }

    fn outcome(&self) -> Option<Outcome> {
        scoring::outcome(self)
    }

    /// The points if the game ended now.
    fn points(&self, seat: Seat) -> i32 {
        scoring::score(self, seat).total
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn seen(event: &Event, viewer: Viewer) -> Option<Seen> {
        Seen::of(event, viewer)
    }

    fn preview(&self, seat: Seat, choice: Choice) -> Result<Option<Preview>, Refusal> {
        let choice = self.check(seat, choice)?;
        Ok(preview::of(self, seat, choice))
    }

    fn breakdown(&self) -> Option<Breakdown> {
        scoring::breakdown(self)
    }

    fn determinise(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        determinise::determinise(self, viewer, chance);
    }

    fn reopen(&mut self, viewer: Viewer) {
        determinise::reopen(self, viewer);
    }

    fn stable_hash(&self) -> u64 {
        hash::stable_hash(self)
    }

    fn position(&self) -> Value {
        scenario::position(self)
    }

    fn from_scenario(scenario: &Value, seed: &Seed) -> Result<Edo, Problems> {
        scenario::read(scenario, seed)
    }
}

/// The decision that the deciding player owes now.
fn due(state: &Edo) -> Decision {
    match (state.phase, state.turn.pending) {
        (Phase::Draft { .. }, _) => Decision::Draft,
        (Phase::NameRonin, _) => Decision::NameRonin,
        (Phase::PlaceRonin(_), _) | (Phase::Card, Pending::Scatter(_)) => Decision::PlaceRonin,
        (Phase::Plan, _) => Decision::Plan,
        (Phase::Card, Pending::SecondOffer { .. }) => Decision::SecondOffer,
        (Phase::Card, Pending::SecondSamurai { .. }) => Decision::SecondSamurai,
        (Phase::Card, Pending::Bring { .. }) => Decision::BringSamurai,
        (Phase::Card, Pending::Nothing) => match state.turn.stage {
            Stage::Moving => Decision::Card,
            Stage::Working => Decision::Execute,
        },
        (Phase::Wages { .. }, _) => Decision::Wages,
        (Phase::Limit { .. } | Phase::Over { .. }, _) => Decision::Discard,
    }
}

/// Whether a choice answers the decision that is due.
fn fits(state: &Edo, choice: Choice) -> bool {
    let decision = due(state);
    match choice {
        Choice::Package { .. } | Choice::City { .. } => decision == Decision::Draft,
        Choice::NameRonin { .. } => decision == Decision::NameRonin,
        Choice::PlaceRonin { .. } => decision == Decision::PlaceRonin,
        Choice::Plan { .. } | Choice::Support | Choice::Confirm => decision == Decision::Plan,
        Choice::Buy { .. } | Choice::Point { .. } => {
            matches!(decision, Decision::Card | Decision::Execute | Decision::SecondOffer)
        }
        Choice::Travel { .. } => {
            matches!(decision, Decision::Card | Decision::Execute | Decision::SecondSamurai)
        }
        Choice::Bring { .. } => decision == Decision::BringSamurai,
        Choice::Enough => matches!(
            decision,
            Decision::SecondOffer | Decision::SecondSamurai | Decision::BringSamurai
        ),
        // T3.5: whenever the player owes a decision.
        Choice::TakeResource { .. } => true,
        Choice::Home { .. } | Choice::Pay => decision == Decision::Wages,
        Choice::Discard { .. } => decision == Decision::Discard,
        _ => matches!(decision, Decision::Card | Decision::Execute),
    }
}

fn check_rules(state: &Edo, seat: Seat, choice: Choice) -> Result<(), Refusal> {
    match choice {
        Choice::Package { number } => draft::check_package(state, seat, number),
        Choice::City { city } => draft::check_city(state, seat, city),
        Choice::NameRonin { at } => place::check_name(state, at),
        Choice::PlaceRonin { to } => place::check_place(state, to),
        Choice::Plan { card, action, officials } => {
            plan::check(state, seat, card, action, officials)
        }
        Choice::Support => plan::check_support(state, seat),
        Choice::Confirm => plan::check_confirm(state, seat),
        Choice::Move { from, to } => {
            walk::check(state, seat, Walker::Samurai { from }, to).map(|_| ())
        }
        Choice::MoveMerchant { to } => walk::check(state, seat, Walker::Merchant, to).map(|_| ()),
        Choice::RiceHome => home::check_rice(state),
        Choice::Money => home::check_money(state),
        Choice::Harvest { field, how } => harvest::check(state, seat, field, how),
        Choice::Build { building, city, site } => build::check(state, seat, building, city, site),
        Choice::Temple { space } => temple::check(state, seat, space),
        Choice::Buy { pieces, card } => trade::check(state, seat, Offer::Buy { pieces }, card),
        Choice::Point { card } => trade::check(state, seat, Offer::Point, card),
        Choice::Gate { gate } => travel::check_gate(state, gate),
        Choice::Travel { from, to } => travel::check_move(state, seat, from, to),
        Choice::Drive { space } => drive::check(state, seat, space),
        Choice::Bring { from } => drive::check_bring(state, seat, from),
        Choice::Recruit => recruit::check(state, seat),
        Choice::Special { number } => recruit::check_special(state, seat, number),
        Choice::Wish { place } => wish::check(state, seat, place),
        Choice::CityIncome { city } => redeem::check_income(state, seat, city),
        Choice::TakeResource { take, instead_of } => {
            redeem::check_resource(state, seat, take, instead_of).map(|_| ())
        }
        Choice::Home { from } => wages::check_home(state, seat, from),
        Choice::Pay => wages::check_pay(state, seat),
        Choice::Discard { resource } => limit::check(state, seat, resource),
        Choice::Enough => drive::check_enough(state, seat),
        Choice::Finish => Ok(()),
    }
}

fn apply(
    state: &mut Edo,
    seat: Seat,
    choice: Choice,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    match choice {
        Choice::Package { number } => draft::apply_package(state, seat, number, chance, sink),
        Choice::City { city } => draft::apply_city(state, seat, city, chance, sink),
        Choice::NameRonin { at } => place::name(state, at, chance, sink),
        Choice::PlaceRonin { to } => place::apply_place(state, to, chance, sink),
        Choice::Plan { card, action, officials } => {
            plan::apply(state, seat, card, action, officials, sink);
        }
        Choice::Support => plan::apply_support(state, seat, sink),
        Choice::Confirm => plan::apply_confirm(state, seat, chance, sink),
        Choice::Move { from, to } => walk::apply(state, seat, Walker::Samurai { from }, to, sink),
        Choice::MoveMerchant { to } => walk::apply(state, seat, Walker::Merchant, to, sink),
        Choice::RiceHome => home::apply_rice(state, seat, chance, sink),
        Choice::Money => home::apply_money(state, seat, chance, sink),
        Choice::Harvest { field, how } => harvest::apply(state, seat, field, how, chance, sink),
        Choice::Build { building, city, site } => {
            build::apply(state, seat, building, city, site, chance, sink);
        }
        Choice::Temple { space } => temple::apply(state, seat, space, chance, sink),
        Choice::Buy { pieces, card } => {
            trade::apply(state, seat, Offer::Buy { pieces }, card, chance, sink);
        }
        Choice::Point { card } => trade::apply(state, seat, Offer::Point, card, chance, sink),
        Choice::Gate { gate } => travel::apply_gate(state, seat, gate, chance, sink),
        Choice::Travel { from, to } => travel::apply_move(state, seat, from, to, chance, sink),
        Choice::Drive { space } => drive::apply(state, seat, space, chance, sink),
        Choice::Bring { from } => drive::apply_bring(state, seat, from, chance, sink),
        Choice::Recruit => recruit::apply(state, seat, chance, sink),
        Choice::Special { number } => recruit::apply_special(state, seat, number, chance, sink),
        Choice::Wish { place } => wish::apply(state, seat, place, chance, sink),
        Choice::CityIncome { city } => {
            redeem::apply_income(state, seat, city, sink);
            card::settle(state, chance, sink);
        }
        Choice::TakeResource { take, instead_of } => {
            let other = instead_of.unwrap_or(take);
            redeem::apply_resource(state, seat, take, other, sink);
            if state.phase == Phase::Card {
                card::settle(state, chance, sink);
            }
        }
        Choice::Home { from } => wages::apply_home(state, seat, from, chance, sink),
        Choice::Pay => wages::apply_pay(state, seat, chance, sink),
        Choice::Discard { resource } => limit::apply(state, seat, resource, chance, sink),
        Choice::Enough => apply_enough(state, seat, chance, sink),
        Choice::Finish => card::finish(state, chance, sink),
    }
}

fn apply_enough(
    state: &mut Edo,
    seat: Seat,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) {
    match state.turn.pending {
        Pending::SecondOffer { .. } => trade::apply_enough(state, chance, sink),
        Pending::SecondSamurai { .. } => travel::apply_enough(state, chance, sink),
        Pending::Bring { space, .. } => drive::scatter(state, seat, space, chance, sink),
        Pending::Nothing | Pending::Scatter(_) => {}
    }
}
