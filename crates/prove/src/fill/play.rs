//! One game of a filled database.

use higaki_catalogue::Games;
use higaki_protocol::{CreateTable, JoinTable, Refusal, SeatPlan, Settings, Visibility};
use higaki_server::entropy::Entropy;
use higaki_server::tables::{Caller, Change, Environment, OfflineTable};
use higaki_store::{PersonId, UnixMillis};
use higaki_table::{Chance, QuickChance, Seed};
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::people::People;
use crate::error::ProveError;

/// A table as it is to be stored.
pub(super) struct Played {
    pub(super) table: OfflineTable,
    pub(super) people: Vec<PersonId>,
    /// The moment of its last entry.
    pub(super) end: UnixMillis,
}

/// Choices of a game that is not played to its end.
const BEGUN: u32 = 20;
/// The most choices of a game: more than any has.
const MOST: u32 = 20_000;
/// The time of a choice, in milliseconds.
const CHOICE_MS: i64 = 4_000;

/// Randomness of one game.
#[derive(Debug)]
struct SeededEntropy {
    seed: Seed,
    drawn: AtomicU64,
}

impl Entropy for SeededEntropy {
    fn bytes(&self) -> [u8; 32] {
        *self.seed.nth(self.drawn.fetch_add(1, Ordering::Relaxed)).bytes()
    }
}

/// Plays the game with this number. Numbers beyond the finished games stay open or unfinished.
pub(super) fn play(
    number: u64,
    finished: u64,
    seed: &Seed,
    at: UnixMillis,
    people: &People,
    games: &Arc<dyn Games>,
) -> Result<Played, ProveError> {
    let seed = seed.nth(number);
    let mut chance = QuickChance::from_seed(&seed);
    let entropy = SeededEntropy { seed, drawn: AtomicU64::new(0) };
    let refused = |refusal: Refusal| ProveError::answer("room", refusal.message);
    let list = games.list();
    // The first game has two shares.
    let game = chance.below(list.len() as u32 + 1).saturating_sub(1) as usize;
    let (game, least, most) = (list[game].id, list[game].min_players, list[game].max_players);
    let players = least + chance.below((most - least + 1) as u32) as usize;
    let rated = chance.below(2) == 0;
    let bots = if rated || chance.below(5) > 0 { 0 } else { 1 };
    let drawn = people.draw(players - bots, rated, number, &mut chance);
    let caller = |person: PersonId| {
        let account = people.is_account(person);
        Caller { person, account, address: None }
    };
    let mut seats = vec![SeatPlan::Open; players];
    seats[0] = SeatPlan::Me;
    if bots > 0 {
        seats[players - 1] = SeatPlan::Bot { level: "random".to_owned() };
    }
    let request = CreateTable {
        game: game.to_owned(),
        options: Value::Null,
        seats,
        settings: Settings { rated, ..Settings::default() },
        visibility: if chance.below(5) > 0 { Visibility::Public } else { Visibility::Unlisted },
        password: None,
        lesson: None,
    };
    let mut now = at;
    let environment = |now| Environment { now, entropy: &entropy };
    let host = caller(drawn[0]);
    let mut table = OfflineTable::create(request, host, environment(now), Arc::clone(games))
        .map_err(refused)?;
    let stays_open = number >= finished && number.is_multiple_of(2);
    for (seat, person) in drawn.iter().enumerate().skip(1) {
        let join = JoinTable {
            table: table.state().about().id.to_string(),
            seat: Some(seat as u8),
            password: None,
            nonce: None,
        };
        // One seat of an open table stays free.
        if !stays_open || seat + 1 < drawn.len() {
            table.change(caller(*person), Change::Join(join), environment(now)).map_err(refused)?;
        }
    }
    if !stays_open {
        table.change(host, Change::Start, environment(now)).map_err(refused)?;
        let choices = if number < finished { MOST } else { BEGUN };
        for _ in 0..choices {
            now = now.plus(CHOICE_MS);
            if table.play_random(environment(now)).map_err(refused)?.is_none() {
                break;
            }
        }
    }
    Ok(Played { table, people: drawn, end: now })
}
