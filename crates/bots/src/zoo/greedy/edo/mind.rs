//! A player’s position during the simulation of cards, as if the other players did nothing.

use higaki_edo::{
    Building, CardTurn, Edo, Path, Purse, Site, Space, SpaceKind, SpaceSet, Squad, Stage, path,
};
use higaki_table::Seat;

/// A player’s simulated position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mind<'a> {
    pub(super) game: &'a Edo,
    pub(super) seat: Seat,
    pub(super) goods: [i32; 3],
    pub(super) ryo: i32,
    pub(super) points: i32,
    pub(super) samurai: Squad,
    /// Samurai that have worked on the current card.
    pub(super) worked: Squad,
    pub(super) stage: Stage,
    pub(super) merchant: Space,
    pub(super) neutral: i32,
    pub(super) houses: i32,
    pub(super) posts: i32,
    pub(super) fortresses: i32,
    pub(super) temples: i32,
    /// Added buildings: sites, own weight, fortresses and posts in each city.
    pub(super) sites: [u8; 8],
    pub(super) weight: [u8; 8],
    pub(super) forts: [u8; 8],
    pub(super) new_temples: SpaceSet,
    /// Granted wishes, by their index.
    pub(super) granted: u8,
    /// Other gains, in points: special cards, privileges, Ronin tiles.
    pub(super) extra: f64,
    /// Whether the wages of this round are paid.
    pub(super) fed: Fed,
}

/// Whether the wages of this round are paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fed {
    NotYet,
    Yes,
}

// Values in points.
const WOOD: f64 = 0.21;
const STONE: f64 = 0.23;
const RICE: f64 = 0.13;
const RYO: f64 = 0.036;
/// The share of the value for goods beyond the needs of the next buildings.
const SPARE: f64 = 0.45;
/// The value of a house in Edo: nobody wins without one.
const HOUSE_IN_EDO: f64 = 1.5;
/// The value of an official’s work in a round.
const OFFICIAL: f64 = 0.42;
/// The value of an official with a samurai who harvests.
const HARVEST: f64 = 0.71;
/// The value of a further official for each round to come.
const RECRUIT: f64 = 0.08;
/// The leader’s points in a round.
const PACE: f64 = 2.8;
/// The value of being ahead at the end of the game.
const VICTORY: f64 = 4.0;

/// The marginal value of goods and money for a player with little of them.
pub(super) fn price(purse: &Purse) -> f64 {
    RICE * f64::from(purse.rice)
        + WOOD * f64::from(purse.wood)
        + STONE * f64::from(purse.stone)
        + RYO * f64::from(purse.ryo)
}

impl<'a> Mind<'a> {
    pub(super) fn of(game: &'a Edo, seat: Seat) -> Mind<'a> {
        let player = game.player(seat);
        let Purse { rice, wood, stone, ryo } = player.purse;
        let turn: Option<&CardTurn> = game.card_turn().filter(|turn| turn.seat == seat);
        let used = game.data().temples - player.temples.len() as u8;
        Mind {
            game,
            seat,
            goods: [rice, wood, stone].map(i32::from),
            ryo: ryo.into(),
            points: player.points.into(),
            samurai: player.samurai,
            worked: turn.map_or(Squad::EMPTY, |turn| turn.worked),
            stage: turn.map_or(Stage::Moving, |turn| turn.stage),
            merchant: game.merchant(),
            neutral: player.neutral.into(),
            houses: player.houses.into(),
            posts: player.posts.into(),
            fortresses: game.unbuilt_fortresses().into(),
            temples: if game.modules().jiin.is_used() { used.into() } else { 0 },
            sites: [0; 8],
            weight: [0; 8],
            forts: [0; 8],
            new_temples: SpaceSet::EMPTY,
            granted: 0,
            extra: f64::from(player.ronin_tiles),
            fed: Fed::NotYet,
        }
    }

    pub(super) fn covers(&self, cost: &Purse) -> bool {
        self.goods[0] >= cost.rice.into()
            && self.goods[1] >= cost.wood.into()
            && self.goods[2] >= cost.stone.into()
            && self.ryo >= cost.ryo.into()
    }

    pub(super) fn pay(&mut self, cost: &Purse) {
        self.goods[0] -= i32::from(cost.rice);
        self.goods[1] -= i32::from(cost.wood);
        self.goods[2] -= i32::from(cost.stone);
        self.ryo -= i32::from(cost.ryo);
    }

    /// The cost of a walk.
    pub(super) fn toll(&self, from: Space, to: Space) -> i32 {
        if self.game.player(self.seat).temples.is_empty() {
            let steps = self.game.board().distance(from, to);
            return i32::from(steps) * i32::from(self.game.data().move_cost);
        }
        path(self.game, self.seat, from, to).map_or(i32::MAX, |Path { ryo, .. }| ryo.into())
    }

    /// Whether a city has room for another building.
    pub(super) fn has_room(&self, city: Space) -> bool {
        let standing = self.game.city(city).len() + usize::from(self.sites[city.index() % 8]);
        standing < self.game.data().sites_of(city)
    }

    /// Adds a building that is paid for.
    pub(super) fn raise(&mut self, building: Building, city: Space) {
        let at = city.index() % 8;
        let data = self.game.data();
        self.sites[at] += 1;
        self.weight[at] += data.weights[building as usize];
        self.points += i32::from(data.building_points[building as usize]);
        match building {
            Building::House => self.houses -= 1,
            Building::Post => self.posts -= 1,
            Building::Fortress => {
                self.fortresses -= 1;
                self.forts[at] += 1;
            }
        }
    }

    pub(super) fn has_house_in_edo(&self) -> bool {
        self.weight[0] > 0 || self.game.city(Space::EDO).has_house(self.seat)
    }

    /// The income from a city.
    fn income_of(&self, city: Space) -> f64 {
        let data = self.game.data();
        let mut weights = [0_u8; Seat::MAX];
        let mut first = [usize::MAX; Seat::MAX];
        for (site, standing) in self.game.city(city).sites().iter().enumerate() {
            let Some(owner) = standing.owner() else { continue };
            let post = matches!(standing, Site::Post(_));
            weights[owner.index()] += data.weights[usize::from(post)];
            first[owner.index()] = first[owner.index()].min(site);
        }
        let own = self.seat.index();
        weights[own] += self.weight[city.index() % 8];
        if weights[own] == 0 {
            return 0.0;
        }
        let present = weights.iter().filter(|weight| **weight > 0).count();
        let ahead = |seat: usize| (weights[seat], std::cmp::Reverse(first[seat]));
        let rank = (0..Seat::MAX).filter(|seat| ahead(*seat) > ahead(own)).count();
        let tile = &data.income_tiles[usize::from(self.game.city(city).tile)];
        tile.split[present - 1][rank.min(Seat::MAX - 1)].into()
    }

    /// The approximate number of rounds to come.
    pub(super) fn rounds_left(&self) -> f64 {
        let data = self.game.data();
        let threshold = i32::from(data.win_threshold);
        let best = self.game.all_seats().map(|seat| i32::from(self.game.player(seat).points));
        let best = best.max().unwrap_or(0).max(self.points);
        if best >= threshold {
            return 0.0;
        }
        let cards = data.merchant_cards.len() as f64 - f64::from(self.game.round());
        cards.min(0.6 + f64::from(threshold - best) / PACE)
    }

    /// The value of the position, in points.
    pub(super) fn worth(&self) -> f64 {
        let rounds = self.rounds_left();
        let mut worth = f64::from(self.points) + self.extra;
        if self.has_house_in_edo() {
            worth += HOUSE_IN_EDO;
        }
        if rounds == 0.0 {
            return worth + self.at_end();
        }
        let soon = rounds.min(1.0);
        let (samurai, rice) = self.after_wages();
        worth += soon * self.goods_worth(rice) + self.income(rounds);
        let officials = 5.0 - samurai + f64::from(self.neutral);
        worth += soon * self.production(samurai, officials);
        let recruits = f64::from(self.neutral);
        worth += RECRUIT * rounds * (recruits.min(4.0) + 0.4 * (recruits - 4.0).clamp(0.0, 4.0));
        worth
    }

    /// The value at the end of the game: money, samurai, and being ahead or behind.
    fn at_end(&self) -> f64 {
        let data = self.game.data();
        let own = self.ryo / i32::from(data.ryo_per_point)
            + self.samurai.len() as i32 / i32::from(data.samurai_per_point);
        let others = self.game.all_seats().filter(|other| *other != self.seat);
        let rival = |seat: Seat| {
            let house = self.game.city(Space::EDO).has_house(seat);
            f64::from(higaki_edo::score(self.game, seat).total) - if house { 0.0 } else { 3.0 }
        };
        let strongest = others.map(rival).fold(0.0, f64::max);
        let total = f64::from(self.points + own) + self.extra;
        let victory = total > strongest && self.has_house_in_edo();
        f64::from(own) + if victory { VICTORY } else { -VICTORY }
    }

    /// The samurai that can stay this round, and the rice after their wages.
    fn after_wages(&self) -> (f64, f64) {
        let (samurai, rice) = (self.samurai.len() as f64, f64::from(self.goods[0]));
        if self.fed == Fed::Yes {
            return (samurai, rice);
        }
        let wage = f64::from(self.game.data().wage);
        let stay = if wage > 0.0 { samurai.min((rice / wage).floor()) } else { samurai };
        (stay, rice - wage * stay)
    }

    fn goods_worth(&self, rice: f64) -> f64 {
        let worth =
            |amount: f64, enough: f64| amount.min(enough) + SPARE * (amount - enough).max(0.0);
        let (wood, stone) = (f64::from(self.goods[1]), f64::from(self.goods[2]));
        let goods = WOOD * worth(wood, 6.0) + STONE * worth(stone, 8.0) + RICE * worth(rice, 5.0);
        // Goods above the limit are worth nothing.
        let kept = f64::from(self.game.data().resource_limit);
        let lost = (wood + stone + rice - kept).max(0.0);
        goods - 0.2 * lost + RYO * worth(self.ryo.into(), 14.0)
    }

    fn income(&self, rounds: f64) -> f64 {
        let cities = self.game.open_cities().iter();
        RYO * 0.8 * rounds * cities.map(|city| self.income_of(city)).sum::<f64>()
    }

    /// The value of the work of samurai and officials in a round. Both are needed, and they are the
    /// same people.
    fn production(&self, samurai: f64, officials: f64) -> f64 {
        let harvest = HARVEST * samurai.min(0.6 * officials);
        let far: f64 = self.samurai.spaces().iter().map(|space| self.remoteness(*space)).sum();
        harvest + OFFICIAL * officials.min(7.0) - 0.15 * samurai - far
    }

    /// The penalty of samurai at a gate or on a road, who must walk before they are of use.
    fn remoteness(&self, space: Space) -> f64 {
        match space.kind() {
            SpaceKind::Gate | SpaceKind::Road | SpaceKind::River => 0.06,
            _ if self.game.covered().contains(space) => 0.06,
            _ => 0.0,
        }
    }
}
