//! Ranks in a city, final points, places (E11.5, E11.6, E12.4 to E12.6, R4.6).

use crate::components::{Building, Site};
use crate::phase::Phase;
use crate::space::Space;
use crate::state::Edo;
use higaki_table::{Outcome, Seat};
use serde::Serialize;

/// The share of a player in the income of a city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// The player.
    pub seat: Seat,
    /// The rank, counted from 1.
    pub rank: u8,
    /// The money.
    pub ryo: u16,
}

/// The players of a city, the highest rank first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ranking {
    len: u8,
    seats: [Seat; Seat::MAX],
    split: [u8; Seat::MAX],
}

impl Ranking {
    pub(crate) fn shares(&self) -> impl Iterator<Item = Share> {
        let (seats, split) = (self.seats, self.split);
        (0..usize::from(self.len)).map(move |index| Share {
            seat: seats[index],
            rank: index as u8 + 1,
            ryo: u16::from(split[index]),
        })
    }
}

/// E11.5: a house weighs 1, a trading post 2, a fortress nothing; of equal weights the lowest site
/// of a house or post decides. E11.6: the division of the fund depends on the number of players
/// present.
pub(crate) fn rank_city(state: &Edo, city: Space) -> Ranking {
    let data = state.data();
    let mut weights = [0_u8; Seat::MAX];
    let mut seats = [state.start; Seat::MAX];
    let mut len = 0;
    for site in state.city(city).sites() {
        let Some(owner) = site.owner() else { continue };
        if !seats[..len].contains(&owner) {
            // In the order of their lowest sites: the sort below keeps it among equals.
            seats[len] = owner;
            len += 1;
        }
        let building = if matches!(site, Site::Post(_)) { Building::Post } else { Building::House };
        weights[owner.index()] += data.weights[building as usize];
    }
    for index in 1..len {
        let mut at = index;
        while at > 0 && weights[seats[at].index()] > weights[seats[at - 1].index()] {
            seats.swap(at, at - 1);
            at -= 1;
        }
    }
    let tile = &data.income_tiles[usize::from(state.city(city).tile)];
    let split = if len == 0 { [0; Seat::MAX] } else { tile.split[len - 1] };
    Ranking { len: len as u8, seats, split }
}

/// The share of a player in the income of a city, if they are present there.
#[must_use]
pub fn share(state: &Edo, city: Space, seat: Seat) -> Option<Share> {
    rank_city(state, city).shares().find(|share| share.seat == seat)
}

/// Where the points of one player come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Score {
    /// The player.
    pub seat: Seat,
    /// Points on the track: buildings, temples, trade, wishes.
    pub track: i32,
    /// The money.
    pub ryo: u16,
    /// Points for it.
    pub ryo_points: i32,
    /// Samurai on the map.
    pub samurai: u8,
    /// Points for them.
    pub samurai_points: i32,
    /// Ronin tiles, a point each.
    pub ronin_tiles: i32,
    /// Whether the player has a house in Edo, which is required to win.
    pub house_in_edo: bool,
    /// Rice, wood and stone, which decide ties.
    pub goods: u16,
    /// The sum.
    pub total: i32,
}

/// The sources of all points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Breakdown {
    /// One entry a seat.
    pub seats: Vec<Score>,
}

/// E12.4: the track, a point for every 20 Ryo and for every two samurai on the map.
/// R4.6: a point for every Ronin tile.
#[must_use]
pub fn score(state: &Edo, seat: Seat) -> Score {
    let (data, player) = (state.data(), state.player(seat));
    let samurai = player.samurai.len() as u8;
    let track = i32::from(player.points);
    let ryo_points = i32::from(player.purse.ryo / data.ryo_per_point);
    let samurai_points = i32::from(samurai / data.samurai_per_point);
    let ronin_tiles = i32::from(player.ronin_tiles);
    Score {
        seat,
        track,
        ryo: player.purse.ryo,
        ryo_points,
        samurai,
        samurai_points,
        ronin_tiles,
        house_in_edo: state.city(Space::EDO).has_house(seat),
        goods: player.purse.goods(),
        total: track + ryo_points + samurai_points + ronin_tiles,
    }
}

/// E12.5: players with a house in Edo rank before those without. E12.6: ties go to more Ryo, then
/// more resources; players still tied share the place.
pub(crate) fn outcome(state: &Edo) -> Option<Outcome> {
    let Phase::Over { end } = state.phase else { return None };
    let key = |seat| {
        let score = score(state, seat);
        (score.house_in_edo, score.total, score.ryo, score.goods)
    };
    Some(Outcome::rank(end.word(), state.seat_count(), |seat| score(state, seat).total, key))
}

pub(crate) fn breakdown(state: &Edo) -> Option<Breakdown> {
    matches!(state.phase, Phase::Over { .. })
        .then(|| Breakdown { seats: state.all_seats().map(|seat| score(state, seat)).collect() })
}
