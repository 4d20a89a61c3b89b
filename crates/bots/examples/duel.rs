//! The win rate of one greedy opponent among random ones, rotating its seat:
//! `cargo run --release -p higaki-bots --example duel -- dschunke 3 1000`.

use higaki_bots::{Bot, Evaluate, Kind};
use higaki_dschunke::Dschunke;
use higaki_edo::Edo;
use higaki_osaka::Osaka;
use higaki_table::{QuickChance, Seat, Unheard};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().unwrap_or_default();
    let mut number =
        |default| arguments.next().and_then(|word| word.parse().ok()).unwrap_or(default);
    let (players, games) = (number(3), number(1000));
    match game.as_str() {
        "osaka" => duel::<Osaka>(players, games),
        "dschunke" => duel::<Dschunke>(players, games),
        "edo" => duel::<Edo>(players, games),
        _ => {
            eprintln!(
                "Name a game, the number of players and of games, for instance: osaka 2 1000"
            );
        }
    }
}

fn duel<G: Evaluate>(players: usize, games: usize) {
    if !(G::INFO.min_players..=G::INFO.max_players).contains(&players) {
        return eprintln!("{} is not for {players} players.", G::INFO.id);
    }
    let won: f64 = (0..games).map(|number| share::<G>(players, number)).sum();
    let percent = 100.0 * won / games.max(1) as f64;
    println!("{}: one greedy opponent among {players} wins {percent:.1} % of {games}", G::INFO.id);
}

/// The greedy opponent’s share in the win of one game.
fn share<G: Evaluate>(players: usize, number: usize) -> f64 {
    let greedy = Seat::wrapped(number, players);
    let mut chance = QuickChance::new(number as u64);
    let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(players)
        .map(|seat| if seat == greedy { Kind::Greedy } else { Kind::Random })
        .map(|kind| kind.make(chance.bits()))
        .collect();
    let mut game = G::set_up(
        G::INFO.rules_version,
        players,
        &G::Options::default(),
        &mut chance,
        &mut Unheard,
    );
    while let Some(seat) = game.deciding().first() {
        let choice = bots[seat.index()].choose(&game, seat);
        game.apply(seat, choice, &mut chance, &mut Unheard);
    }
    let Some(outcome) = game.outcome() else { return 0.0 };
    let winners = outcome.winners().count() as f64;
    if outcome.winners().any(|seat| seat == greedy) { 1.0 / winners } else { 0.0 }
}
