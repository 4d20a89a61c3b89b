//! One seeded game of each kind against opponents, to compare platforms.
//!
//! Natively it prints a hash for each game. Compiled for `wasm32-unknown-unknown` with these hashes
//! in the variable `HIGAKI_NATIVE`, it plays the same games and traps at the first difference:
//! `cargo xtask test` runs it so in Node.

use higaki_bots::{Clock, Kind};
use higaki_catalogue::{AllGames, GameId, Games, Playable};
use higaki_table::{Origin, Seat, Seed, StableHash, Viewer};
use serde_json::json;

/// The opponents take turns; they search, waver and look ahead.
const OPPONENTS: [Kind; 4] = [Kind::Apprentice, Kind::Greedy, Kind::Clerk, Kind::Random];

fn main() {
    let played: Vec<String> =
        GameId::ALL.iter().map(|game| format!("{:016x}", play(*game))).collect();
    match option_env!("HIGAKI_NATIVE") {
        None => println!("{}", played.join(" ")),
        Some(native) => assert_eq!(played.join(" "), native),
    }
}

/// Plays a game to its end. The hash covers every view, list of choices, choice and hint on the way.
fn play(game: GameId) -> u64 {
    let info = game.info();
    let options = game.variants().pop().unwrap_or_default();
    let origin = Origin::Local(Seed::from_text("portable"));
    let dealt = AllGames.deal(info.id, info.rules_version, info.min_players, &options, origin);
    let mut table = dealt.expect("every variant can be dealt");
    let mut hash = StableHash::default();
    // A hint is limited by time as well. Without a clock it is the same on every machine.
    let first = table.owing().first().and_then(|seat| table.hints(seat, 3, 1));
    if let Some(hints) = first {
        hash = hash.bytes(hints.run_with(Clock::NONE).as_bytes());
    }
    while let Some(seat) = table.owing().first() {
        hash = look(hash, table.as_ref());
        let opponent = OPPONENTS[table.len() % OPPONENTS.len()];
        let choice = table.decision(seat, opponent, table.len() as u64).run();
        hash = hash.bytes(choice.as_bytes());
        table.play(seat, &choice).expect("opponents choose what the rules allow");
    }
    hash = look(hash, table.as_ref());
    hash = hash.bytes(json!(table.outcome()).to_string().as_bytes());
    hash.finish()
}

fn look(mut hash: StableHash, table: &dyn Playable) -> StableHash {
    hash = hash.number(table.stable_hash());
    for seat in Seat::all(table.players()) {
        hash = hash.bytes(table.view(Viewer::Seat(seat)).as_str().as_bytes());
        for line in table.choices(seat) {
            hash = hash.bytes(line.text.as_bytes());
        }
    }
    hash
}
