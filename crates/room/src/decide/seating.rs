//! Seats before the game, the start, and the rematch.

use super::RequestContext;
use crate::caller::Caller;
use crate::clock;
use crate::entropy::table_id;
use crate::entry::{Chair, Entry, Holder};
use crate::level::Level;
use crate::refuse::{cannot_begin, refuse, refuse_with};
use crate::state::State;
use higaki_catalogue::Lesson;
use higaki_protocol::{Answer, Cause, Code, JoinTable, Refusal, SeatPlan};
use higaki_table::{Chance, Nonce, Seat, Seed, SeededChance};
use higaki_values::{PersonId, Status};
use serde_json::json;

/// A step of the seed that no game reaches: the order of the seats is drawn from it.
const SEATING: u64 = u64::MAX;

impl State {
    pub(super) fn join(
        &mut self,
        context: RequestContext<'_>,
        join: &JoinTable,
    ) -> Result<Answer, Refusal> {
        if self.is_locked_for(context.caller.person) {
            return Err(refuse(Code::WrongPassword));
        }
        self.must_be_open()?;
        let person = context.caller.person;
        let nonce = read_nonce(join.nonce.as_deref())?;
        if self.about.settings.rated && !context.caller.account {
            return Err(refuse(Code::AccountsOnly));
        }
        let asked = join.seat.map(|number| self.seat(number)).transpose()?;
        let mine = self.seats_of(person).first().filter(|_| !self.about.settings.hot_seat);
        if mine.is_some_and(|mine| asked.is_none_or(|asked| asked == mine)) {
            return Err(refuse(Code::OneSeatOnly));
        }
        let seat = match asked {
            Some(seat) if self.may_take(person, seat) => seat,
            Some(seat) => {
                return Err(refuse_with(Code::SeatTaken, json!({ "seat": seat })));
            }
            None => self.any_seat(person).ok_or(refuse(Code::TableFull))?,
        };
        let number = seat.index() as u8;
        if let Some(from) = mine {
            self.change_seat(context, from, seat, nonce);
            return Ok(Answer::Seat { seat: number });
        }
        self.append(Entry::Joined { seat: number, person, nonce }, context.now, None);
        if self.about.settings.start_when_full && self.is_full() {
            self.begin(context)?;
        }
        Ok(Answer::Seat { seat: number })
    }

    /// Moves a player to another seat. They keep their nonce unless they bring a new one.
    fn change_seat(
        &mut self,
        context: RequestContext<'_>,
        from: Seat,
        to: Seat,
        nonce: Option<Nonce>,
    ) {
        let mut chairs = self.chairs.clone();
        let mut moved = std::mem::replace(&mut chairs[from.index()], Chair::of(Holder::Open));
        moved.nonce = nonce.or(moved.nonce);
        chairs[to.index()] = moved;
        self.append(Entry::Arranged { chairs }, context.now, None);
    }

    fn may_take(&self, person: PersonId, seat: Seat) -> bool {
        match self.chairs[seat.index()].holder {
            Holder::Open => true,
            Holder::Reserved { .. } => self.is_kept_for(person, seat),
            Holder::Person { .. } | Holder::Bot { .. } => false,
        }
    }

    fn is_kept_for(&self, person: PersonId, seat: Seat) -> bool {
        let holder = self.chairs.get(seat.index()).map(|chair| &chair.holder);
        matches!(holder, Some(Holder::Reserved { person: kept }) if self.owner(*kept) == person)
    }

    /// The seat reserved for a person, or else an open one.
    fn any_seat(&self, person: PersonId) -> Option<Seat> {
        let mut seats = Seat::all(self.chairs.len());
        let kept = |seat: &Seat| {
            matches!(self.chairs[seat.index()].holder, Holder::Reserved { .. })
                && self.may_take(person, *seat)
        };
        let kept = seats.clone().find(kept);
        kept.or_else(|| seats.find(|seat| self.may_take(person, *seat)))
    }

    fn is_full(&self) -> bool {
        let taken =
            |chair: &Chair| matches!(chair.holder, Holder::Person { .. } | Holder::Bot { .. });
        self.chairs.iter().all(taken)
    }

    pub(super) fn leave(
        &mut self,
        context: RequestContext<'_>,
        seat: Option<u8>,
    ) -> Result<Answer, Refusal> {
        let kept = |seat: &Seat| self.is_kept_for(context.caller.person, *seat);
        let seats = match seat {
            Some(number) => match self.seat(number)? {
                seat if kept(&seat) => vec![seat],
                _ => vec![self.own_seat(context, number)?],
            },
            None => {
                let own = self.seats_of(context.caller.person);
                let all = Seat::all(self.chairs.len());
                all.filter(|seat| own.contains(*seat) || kept(seat)).collect()
            }
        };
        match self.status {
            Status::Open => {
                // Leaving a reserved seat declines the invitation.
                for seat in &seats {
                    let Some(person) = self.chairs[seat.index()].anyone() else { continue };
                    let seat = seat.index() as u8;
                    self.append(Entry::Left { seat, person }, context.now, None);
                }
                let empty = self.chairs.iter().all(|chair| chair.person().is_none());
                let open = self.status == Status::Open;
                if open && empty && self.must_be_host(context).is_ok() {
                    self.append(Entry::Abandoned, context.now, None);
                }
            }
            Status::Running | Status::Paused => {
                let people = self.chairs.iter().any(|chair| chair.person().is_some());
                if !people && self.must_be_host(context).is_ok() {
                    self.append(Entry::Abandoned, context.now, None);
                }
                for seat in seats {
                    self.take_over(seat, Cause::Left, context.now);
                }
            }
            Status::Finished | Status::Abandoned => {}
        }
        Ok(Answer::Done)
    }

    pub(super) fn arrange(
        &mut self,
        context: RequestContext<'_>,
        plans: &[SeatPlan],
    ) -> Result<Answer, Refusal> {
        self.must_be_open()?;
        self.must_be_host(context)?;
        let options = &self.about.options;
        let game = self.about.game.as_str();
        let checked = self.games.check(game, plans.len(), options);
        checked.map_err(|error| cannot_begin(game, &error))?;
        let mut here = self.chairs.clone();
        let chairs = plans
            .iter()
            .map(|plan| match plan {
                SeatPlan::Me => Ok(self.placed(context.caller.person, &mut here)),
                SeatPlan::Person { person } => {
                    let person: PersonId = person.parse().map_err(|_| unknown_person(person))?;
                    Ok(self.placed(person, &mut here))
                }
                other => Ok(Chair::of(planned(other, context.caller)?)),
            })
            .collect::<Result<Vec<Chair>, Refusal>>()?;
        self.check_rated(&chairs)?;
        self.append(Entry::Arranged { chairs }, context.now, None);
        Ok(Answer::Done)
    }

    /// The chair of a person at the table: their own with its nonce, or the one reserved for them.
    fn placed(&self, person: PersonId, here: &mut Vec<Chair>) -> Chair {
        let seated = |chair: &Chair| {
            chair.person().is_some_and(|holder| self.owner(holder) == self.owner(person))
        };
        match here.iter().position(seated) {
            Some(place) => here.remove(place),
            None => Chair::of(Holder::Reserved { person }),
        }
    }

    fn check_rated(&self, chairs: &[Chair]) -> Result<(), Refusal> {
        let bot = |chair: &Chair| matches!(chair.holder, Holder::Bot { .. });
        if self.about.settings.rated && chairs.iter().any(bot) {
            return Err(refuse(Code::AccountsOnly));
        }
        Ok(())
    }

    pub(super) fn shuffle(&mut self, context: RequestContext<'_>) -> Result<Answer, Refusal> {
        self.must_be_open()?;
        self.must_be_host(context)?;
        let seed = Seed::from_bytes(context.entropy.bytes());
        let chairs = shuffled(&self.chairs, &seed);
        self.append(Entry::Arranged { chairs }, context.now, None);
        Ok(Answer::Done)
    }

    pub(super) fn start_by(&mut self, context: RequestContext<'_>) -> Result<Answer, Refusal> {
        self.must_be_open()?;
        self.must_be_host(context)?;
        if !self.is_full() {
            return Err(refuse(Code::SeatsOpen));
        }
        self.begin(context)?;
        Ok(Answer::Done)
    }

    /// Deals. Shuffled seats are drawn from the same secret and nonces as the cards, so that the
    /// server cannot choose them either.
    fn begin(&mut self, context: RequestContext<'_>) -> Result<(), Refusal> {
        let chairs = if self.about.settings.shuffle {
            shuffled(&self.chairs, &self.origin(&self.chairs).seed())
        } else {
            self.chairs.clone()
        };
        let (game, players) = (self.about.game.as_str(), chairs.len());
        let scenario = self.lesson()?.map(|lesson| &lesson.scenario);
        let origin = self.origin(&chairs);
        let rules = self.about.rules_version;
        if !self.games.list().iter().any(|info| info.id == game && info.knows(rules)) {
            let details = json!({ "game": game, "version": rules });
            return Err(refuse_with(Code::OtherRules, details));
        }
        let dealt = match scenario {
            Some(scenario) => self.games.load(game, rules, scenario, origin.seed()),
            None => self.games.deal(game, rules, players, &self.about.options, origin),
        };
        let dealt = dealt.map_err(|error| cannot_begin(game, &error))?;
        if dealt.players() != players {
            let (min, max) = (dealt.players(), dealt.players());
            let details = json!({ "got": players, "min": min, "max": max });
            return Err(refuse_with(Code::WrongNumberOfPlayers, details));
        }
        let deal = dealt.record(&[], higaki_table::WithSeed::AfterTheEnd).deal;
        let clocks = clock::at_start(self.about.settings.clock, players);
        let scenario = scenario.cloned();
        self.append(Entry::Started { chairs, deal, clocks, scenario }, context.now, None);
        Ok(())
    }

    /// The lesson of the table, if it has one.
    fn lesson(&self) -> Result<Option<&'static Lesson>, Refusal> {
        let Some(id) = &self.about.lesson else { return Ok(None) };
        Lesson::named(id).map(Some).ok_or_else(|| unknown_lesson(id))
    }

    pub(super) fn play_again(&mut self, context: RequestContext<'_>) -> Result<Answer, Refusal> {
        if !matches!(self.status, Status::Finished | Status::Abandoned) {
            return Err(refuse(Code::NotOver));
        }
        self.named_seat(context, None)?;
        let table = match self.rematch {
            Some(table) => table,
            None => {
                let table = table_id(context.entropy, context.now);
                self.append(Entry::Rematch { table }, context.now, None);
                table
            }
        };
        Ok(Answer::Table { table: table.to_string() })
    }

    /// The seats of a rematch, rotated by one so that another player begins. In a lesson the seats
    /// stay.
    pub(crate) fn next_chairs(&self) -> Vec<Chair> {
        let mut chairs: Vec<Chair> = self
            .chairs
            .iter()
            .map(|chair| match chair.person() {
                Some(person) => Chair::of(Holder::Reserved { person: self.owner(person) }),
                None => Chair::of(chair.holder.clone()),
            })
            .collect();
        if self.about.lesson.is_none() {
            chairs.rotate_left(1);
        }
        chairs
    }
}

/// The seats of a new table.
pub(crate) fn first_chairs(plans: &[SeatPlan], caller: Caller) -> Result<Vec<Chair>, Refusal> {
    plans.iter().map(|plan| Ok(Chair::of(planned(plan, caller)?))).collect()
}

fn planned(plan: &SeatPlan, caller: Caller) -> Result<Holder, Refusal> {
    Ok(match plan {
        SeatPlan::Open => Holder::Open,
        SeatPlan::Me => Holder::Person { person: caller.person },
        SeatPlan::Person { person } => {
            Holder::Reserved { person: person.parse().map_err(|_| unknown_person(person))? }
        }
        SeatPlan::Bot { level } => {
            let known = Level::named(level).ok_or_else(|| {
                let short: String = level.chars().take(40).collect();
                refuse_with(Code::UnknownLevel, json!({ "level": short }))
            })?;
            Holder::Bot { level: known.word().to_owned() }
        }
    })
}

/// The refusal of a lesson that does not exist.
#[must_use]
pub fn unknown_lesson(id: &str) -> Refusal {
    let short: String = id.chars().take(40).collect();
    refuse_with(Code::UnknownLesson, json!({ "lesson": short }))
}

/// The refusal of a person who does not exist.
#[must_use]
pub fn unknown_person(person: &str) -> Refusal {
    let short: String = person.chars().take(40).collect();
    refuse_with(Code::UnknownPerson, json!({ "person": short }))
}

fn read_nonce(text: Option<&str>) -> Result<Option<Nonce>, Refusal> {
    let bad = |_| refuse_with(Code::BadValue, json!({ "field": "nonce" }));
    text.map(|text| text.parse().map_err(bad)).transpose()
}

fn shuffled(chairs: &[Chair], seed: &Seed) -> Vec<Chair> {
    let mut order: Vec<u8> = (0..chairs.len() as u8).collect();
    SeededChance::for_step(seed, SEATING).shuffle(&mut order);
    order.iter().map(|place| chairs[usize::from(*place)].clone()).collect()
}
