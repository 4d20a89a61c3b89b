//! Simulation of many games on several threads, with the same result on every machine.

use crate::{Bot, Budget, Evaluate, Kind, threads};
use higaki_table::{Game, QuickChance, Seat, Seed, Unheard, play_listed, play_out};
use serde::Serialize;
use std::sync::atomic::{AtomicU64, Ordering};

/// Games of one unit of work. Each unit has its own seed, so the number of threads does not affect
/// the result.
const UNIT: u64 = 256;

/// The settings of a simulation.
#[derive(Clone, Debug)]
pub struct Simulation<G: Game> {
    /// Players at a table.
    pub players: usize,
    /// The options of every game.
    pub options: G::Options,
    /// The number of games.
    pub games: u64,
    /// The opponent on every seat.
    pub bot: Kind,
    /// The budget of opponents that search.
    pub budget: Budget,
    /// The distribution of random choices.
    pub drawing: Drawing,
    /// The seed of all chance.
    pub seed: Seed,
    /// Threads to play on.
    pub threads: usize,
}

/// The distribution of random choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawing {
    /// As the game draws fastest, not necessarily evenly.
    Unlisted,
    /// Evenly from the listed choices.
    Listed,
}

/// The number of finished games, readable from other threads.
#[derive(Debug, Default)]
pub struct Progress {
    done: AtomicU64,
}

impl Progress {
    /// Finished games.
    pub fn games(&self) -> u64 {
        self.done.load(Ordering::Relaxed)
    }

    pub(crate) fn add(&self, games: u64) {
        self.done.fetch_add(games, Ordering::Relaxed);
    }
}

/// The results of a simulation.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// Games played.
    pub games: u64,
    /// Choices over all games.
    pub moves: u64,
    /// The lengths of the games.
    pub lengths: Lengths,
    /// Games by reason of their end.
    pub endings: std::collections::BTreeMap<String, u64>,
    /// The results of the seats.
    pub seats: Vec<SeatReport>,
    /// Games by the round of their end, if the game counts rounds.
    #[serde(skip_serializing_if = "std::collections::BTreeMap::is_empty")]
    pub rounds: std::collections::BTreeMap<u8, u64>,
    /// The results of groups, for instance colours.
    #[serde(skip_serializing_if = "std::collections::BTreeMap::is_empty")]
    pub groups: std::collections::BTreeMap<&'static str, GroupReport>,
}

/// The results of a group of seats, for instance those of one colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct GroupReport {
    /// Games with a member of the group.
    pub games: u64,
    /// The group’s share of the wins of those games; a shared win counts in parts.
    pub win_share: f64,
    /// Mean points.
    pub mean_points: f64,
}

/// Lengths of games, in choices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Lengths {
    /// The shortest.
    pub min: u32,
    /// The mean.
    pub mean: f64,
    /// The longest.
    pub max: u32,
}

/// The results of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct SeatReport {
    /// The share of wins; a shared win counts in parts.
    pub win_share: f64,
    /// Mean points.
    pub mean_points: f64,
    /// The fewest points.
    pub min_points: i32,
    /// The most points.
    pub max_points: i32,
}

/// Sums in whole numbers, so that the order of addition does not matter.
#[derive(Clone, Debug, Default)]
struct Tally {
    games: u64,
    moves: u64,
    shortest: Option<u32>,
    longest: u32,
    endings: std::collections::BTreeMap<String, u64>,
    rounds: std::collections::BTreeMap<u8, u64>,
    /// By seat: wins in sixtieths (which share evenly among up to five), points, least, most.
    seats: [(u64, i64, i32, i32); Seat::MAX],
    /// By group: games, wins in sixtieths, points. There are only a few, so a list will do.
    groups: Vec<(&'static str, u64, u64, i64)>,
}

const WHOLE_WIN: u64 = 60;

impl<G: Evaluate> Simulation<G> {
    /// Plays all games.
    #[must_use]
    pub fn run(&self, progress: &Progress) -> Report {
        G::simulate(self, progress)
    }

    pub(crate) fn play(&self, progress: &Progress) -> Report {
        let units = self.games.div_ceil(UNIT);
        let next = AtomicU64::new(0);
        let work = || {
            let mut tally = Tally::default();
            loop {
                let unit = next.fetch_add(1, Ordering::Relaxed);
                if unit >= units {
                    return tally;
                }
                let games = UNIT.min(self.games - unit * UNIT);
                self.play_unit(unit, games, &mut tally);
                progress.add(games);
            }
        };
        threads::run(self.threads, work)
            .into_iter()
            .fold(Tally::default(), Tally::plus)
            .report(self.players)
    }

    fn play_unit(&self, unit: u64, games: u64, tally: &mut Tally) {
        let mut chance = QuickChance::from_seed(&self.seed.nth(unit));
        let mut bots: Vec<Box<dyn Bot<G>>> =
            (0..self.players).map(|_| self.bot.make_with(chance.bits(), &self.budget)).collect();
        let mut buffer = Vec::new();
        for _ in 0..games {
            let mut game = G::set_up(
                G::INFO.rules_version,
                self.players,
                &self.options,
                &mut chance,
                &mut Unheard,
            );
            let moves = match (self.bot, self.drawing) {
                (Kind::Random, Drawing::Unlisted) => play_out(&mut game, &mut chance).moves,
                (Kind::Random, Drawing::Listed) => {
                    play_listed(&mut game, &mut chance, &mut buffer).moves
                }
                _ => play_bots(&mut game, &mut bots, &mut chance),
            };
            tally.add(&game, moves);
        }
    }
}

fn play_bots<G: Game>(game: &mut G, bots: &mut [Box<dyn Bot<G>>], chance: &mut QuickChance) -> u32 {
    let mut moves = 0;
    while let Some(seat) = game.deciding().first() {
        let choice = bots[seat.index()].choose(game, seat);
        game.apply(seat, choice, chance, &mut Unheard);
        moves += 1;
    }
    moves
}

impl Tally {
    fn add<G: Evaluate>(&mut self, game: &G, moves: u32) {
        self.games += 1;
        self.moves += u64::from(moves);
        self.shortest = Some(self.shortest.map_or(moves, |shortest| shortest.min(moves)));
        self.longest = self.longest.max(moves);
        let Some(outcome) = game.outcome() else { return };
        if let Some(count) = self.endings.get_mut(&*outcome.reason) {
            *count += 1;
        } else {
            self.endings.insert(outcome.reason.to_string(), 1);
        }
        if let Some(round) = game.rounds() {
            *self.rounds.entry(round).or_insert(0) += 1;
        }
        let winners = outcome.winners().count() as u64;
        for place in &outcome.ranking {
            let (wins, points, least, most) = &mut self.seats[place.seat.index()];
            let won = if place.place == 1 { WHOLE_WIN / winners } else { 0 };
            *wins += won;
            *points += i64::from(place.points);
            *least = if self.games == 1 { place.points } else { place.points.min(*least) };
            *most = if self.games == 1 { place.points } else { place.points.max(*most) };
            for name in game.groups(place.seat).into_iter().flatten() {
                self.count_group(name, 1, won, place.points.into());
            }
        }
    }

    fn count_group(&mut self, name: &'static str, games: u64, wins: u64, points: i64) {
        match self.groups.iter_mut().find(|group| group.0 == name) {
            Some(group) => {
                group.1 += games;
                group.2 += wins;
                group.3 += points;
            }
            None => self.groups.push((name, games, wins, points)),
        }
    }

    fn plus(mut self, other: Tally) -> Tally {
        let (empty, other_empty) = (self.games == 0, other.games == 0);
        self.games += other.games;
        self.moves += other.moves;
        self.shortest = self.shortest.into_iter().chain(other.shortest).min();
        self.longest = self.longest.max(other.longest);
        for (reason, count) in other.endings {
            *self.endings.entry(reason).or_insert(0) += count;
        }
        for (round, count) in other.rounds {
            *self.rounds.entry(round).or_insert(0) += count;
        }
        for (name, games, wins, points) in other.groups {
            self.count_group(name, games, wins, points);
        }
        for (own, added) in self.seats.iter_mut().zip(other.seats) {
            own.0 += added.0;
            own.1 += added.1;
            if empty {
                (own.2, own.3) = (added.2, added.3);
            } else if !other_empty {
                (own.2, own.3) = (own.2.min(added.2), own.3.max(added.3));
            }
        }
        self
    }

    fn report(self, players: usize) -> Report {
        let games = self.games.max(1) as f64;
        let seats = self.seats[..players].iter().map(|(wins, points, least, most)| SeatReport {
            win_share: *wins as f64 / WHOLE_WIN as f64 / games,
            mean_points: *points as f64 / games,
            min_points: *least,
            max_points: *most,
        });
        let groups = self.groups.iter().map(|(name, games, wins, points)| {
            let count = *games as f64;
            let win_share = *wins as f64 / WHOLE_WIN as f64 / count;
            (*name, GroupReport { games: *games, win_share, mean_points: *points as f64 / count })
        });
        let groups = groups.collect();
        Report {
            groups,
            rounds: self.rounds,
            games: self.games,
            moves: self.moves,
            lengths: Lengths {
                min: self.shortest.unwrap_or(0),
                mean: self.moves as f64 / games,
                max: self.longest,
            },
            endings: self.endings,
            seats: seats.collect(),
        }
    }
}
