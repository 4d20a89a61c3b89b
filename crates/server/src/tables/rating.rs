//! Ratings from places in games with any number of players.
//!
//! The method is that of Weng and Lin, *A Bayesian Approximation Method for Online Ranking* (2011),
//! their algorithm for the model of Plackett and Luce: one update of mean and deviation for a whole
//! ranking, ties included, without comparing players in pairs.

use higaki_protocol::Code;
use higaki_room::State;
use higaki_store::{
    PersonId, Pool, Rating, RatingError, RatingUpdate, Status, Store, TableId, UnixMillis,
};

/// The rating of a person without rated games.
pub const FIRST: Rating = Rating { rating: 1500.0, deviation: 350.0, volatility: DRIFT };
/// The standard deviation of performance around strength: the luck of a game.
const BETA: f64 = 175.0;
/// The drift of a strength from one game to the next.
const DRIFT: f64 = 10.0;
/// The least factor by which a game may shrink a variance.
const LEAST: f64 = 0.0001;
/// The most attempts when concurrent games change the same ratings.
const ATTEMPTS: usize = 10;

/// A rated result: the place of each player.
#[derive(Clone, Debug)]
pub(crate) struct Counted {
    pub(crate) table: TableId,
    pub(crate) pool: Pool,
    pub(crate) places: Vec<(PersonId, u8)>,
}

/// The result of a table for the ratings: a finished rated game between different people with
/// built-in component data. A person replaced by an opponent at the end ranks behind all who played
/// to the end.
pub(crate) fn result_of(state: &State) -> Option<Counted> {
    let counts = state.about().settings.rated && state.about().custom_data.is_none();
    if !counts || state.status() != Status::Finished {
        return None;
    }
    let outcome = state.outcome()?;
    let last = outcome.ranking.len() as u8 + 1;
    let place = |place: &higaki_table::Place| {
        let chair = state.chairs().get(place.seat.index())?;
        let came = if chair.stand_in.is_some() { last } else { place.place };
        Some((state.owner(chair.person()?), came))
    };
    let places = outcome.ranking.iter().map(place).collect::<Option<Vec<_>>>()?;
    let mut people: Vec<PersonId> = places.iter().map(|(person, _)| *person).collect();
    people.sort_unstable();
    people.dedup();
    let pool = Pool { game: state.about().game.clone(), players: places.len() as u32 };
    (people.len() == places.len()).then_some(Counted { table: state.about().id, pool, places })
}

/// Updates the ratings of all players, once.
pub(crate) async fn count(store: Store, result: Counted, now: UnixMillis) {
    for _ in 0..ATTEMPTS {
        match attempt(&store, &result, now).await {
            Ok(()) | Err(RatingError::AlreadyRated(_)) => return,
            Err(RatingError::Conflict { .. }) => {}
            Err(RatingError::Store(error)) => {
                // Tried again when the table is loaded again.
                tracing::warn!(table = result.table.short(), %error, "ratings could not be stored");
                return;
            }
        }
    }
    tracing::warn!(table = result.table.short(), code = Code::Busy.word(), "ratings kept changing");
}

async fn attempt(store: &Store, result: &Counted, now: UnixMillis) -> Result<(), RatingError> {
    let mut known = Vec::with_capacity(result.places.len());
    for (person, _) in &result.places {
        known.push(store.rating(*person, result.pool.clone()).await?);
    }
    let before: Vec<(Rating, u8)> = known
        .iter()
        .zip(&result.places)
        .map(|(rated, (_, place))| (rated.map_or(FIRST, |rated| rated.rating), *place))
        .collect();
    let updates = known.iter().zip(&result.places).zip(rate(&before));
    let updates = updates.map(|((rated, (person, _)), rating)| RatingUpdate {
        person: *person,
        expected_games: rated.map_or(0, |rated| rated.games),
        rating,
    });
    store.rate(result.table, result.pool.clone(), updates.collect(), now).await
}

/// The ratings after a game, from those before it and the places.
#[must_use]
pub fn rate(players: &[(Rating, u8)]) -> Vec<Rating> {
    let variance = |rating: &Rating| rating.deviation.powi(2) + DRIFT.powi(2);
    let spread = players.iter().map(|(rating, _)| variance(rating) + BETA.powi(2)).sum::<f64>();
    let spread = spread.sqrt();
    let strength: Vec<f64> =
        players.iter().map(|(rating, _)| (rating.rating / spread).exp()).collect();
    // For each place: the players still in the race when it was decided, and the number who share
    // it.
    let rivals = |place: u8| {
        let others = players.iter().zip(&strength).filter(|((_, other), _)| *other >= place);
        others.map(|(_, strength)| strength).sum::<f64>()
    };
    let sharing = |place: u8| players.iter().filter(|(_, other)| *other == place).count() as f64;
    let update = |(own, (rating, place)): (usize, &(Rating, u8))| {
        let variance = variance(rating);
        let mut gain = 0.0;
        let mut certainty = 0.0;
        for (other, (_, decided)) in players.iter().enumerate() {
            if decided > place {
                continue;
            }
            let chance = strength[own] / rivals(*decided);
            let share = sharing(*decided);
            gain += (if other == own { 1.0 - chance } else { -chance }) / share;
            certainty += chance * (1.0 - chance) / share;
        }
        let gamma = variance.sqrt() / spread;
        let shrink = 1.0 - gamma * variance / spread.powi(2) * certainty;
        Rating {
            rating: rating.rating + variance / spread * gain,
            deviation: (variance * shrink.max(LEAST)).sqrt(),
            volatility: DRIFT,
        }
    };
    players.iter().enumerate().map(update).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(places: &[u8]) -> Vec<Rating> {
        rate(&places.iter().map(|place| (FIRST, *place)).collect::<Vec<_>>())
    }

    #[test]
    fn better_places_raise_ratings_and_games_shrink_deviations() {
        let ratings = after(&[3, 1, 4, 2]);
        assert!(ratings[1].rating > ratings[3].rating);
        assert!(ratings[3].rating > ratings[0].rating);
        assert!(ratings[0].rating > ratings[2].rating);
        assert!(ratings.iter().all(|rating| rating.deviation < FIRST.deviation));
        let mean = ratings.iter().map(|rating| rating.rating).sum::<f64>() / 4.0;
        assert!((mean - FIRST.rating).abs() < 1e-9, "nothing is made of nothing: {mean}");
    }

    #[test]
    fn a_tie_between_equals_changes_nothing() {
        for rating in after(&[1, 1, 1]) {
            assert!((rating.rating - FIRST.rating).abs() < 1e-9);
        }
    }

    #[test]
    fn an_upset_counts_more_than_what_was_expected() {
        let strong = Rating { rating: 1900.0, deviation: 80.0, ..FIRST };
        let weak = Rating { rating: 1300.0, deviation: 80.0, ..FIRST };
        let expected = rate(&[(strong, 1), (weak, 2)]);
        let upset = rate(&[(strong, 2), (weak, 1)]);
        assert!(upset[1].rating - weak.rating > 5.0 * (strong.rating - expected[0].rating).abs());
    }

    /// With players of known strength, the ratings converge to their order.
    #[test]
    fn ratings_find_the_order_of_strengths() {
        let mut chance = higaki_table::QuickChance::new(1);
        let mut uniform = || (chance.bits() >> 11) as f64 / (1u64 << 53) as f64;
        let strengths = [-300.0, 0.0, 200.0, 400.0];
        let mut ratings = [FIRST; 4];
        for _ in 0..300 {
            let played: Vec<f64> = strengths
                .iter()
                .map(|strength| strength + BETA * 3.46 * (uniform() + uniform() + uniform() - 1.5))
                .collect();
            let place = |own: &f64| 1 + played.iter().filter(|other| *other > own).count() as u8;
            let game: Vec<(Rating, u8)> =
                ratings.iter().copied().zip(played.iter().map(place)).collect();
            ratings.copy_from_slice(&rate(&game));
        }
        assert!(ratings.is_sorted_by(|a, b| a.rating < b.rating), "{ratings:?}");
        assert!(ratings.iter().all(|rating| rating.deviation < 150.0), "{ratings:?}");
    }
}
