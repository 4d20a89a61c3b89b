//! Random games per second on one core: `cargo run --release --example playouts -- 3 200000`.

use higaki_dschunke::{Dschunke, Options};
use higaki_table::{Game, QuickChance, Unheard, play_out};
use std::time::Instant;

fn main() {
    let mut arguments = std::env::args().skip(1).filter_map(|word| word.parse().ok());
    let players = arguments.next().unwrap_or(3_u64) as usize;
    let games = arguments.next().unwrap_or(200_000);
    let mut chance = QuickChance::new(1);
    let options = Options::default();
    let (mut moves, mut points) = (0_u64, 0_i64);
    let begin = Instant::now();
    for _ in 0..games {
        let mut game = Dschunke::set_up(
            Dschunke::INFO.rules_version,
            players,
            &options,
            &mut chance,
            &mut Unheard,
        );
        moves += u64::from(play_out(&mut game, &mut chance).moves);
        points += i64::from(game.points(higaki_table::Seat::wrapped(0, players)));
    }
    let seconds = begin.elapsed().as_secs_f64();
    println!(
        "{players} players: {:.0} games/s, {:.0} moves/s, {:.1} moves a game, {:.1} points in seat 0",
        games as f64 / seconds,
        moves as f64 / seconds,
        moves as f64 / games as f64,
        points as f64 / games as f64,
    );
}
