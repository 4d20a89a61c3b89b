//! Simulations add up, and do not depend on the number of threads.

use higaki_bots::{Budget, Drawing, Kind, Progress, Report, Simulation};
use higaki_osaka::{Options, Osaka};
use higaki_table::Seed;

fn simulate(bot: Kind, drawing: Drawing, games: u64, threads: usize) -> Report {
    let progress = Progress::default();
    let simulation = Simulation::<Osaka> {
        players: 3,
        options: Options::default(),
        games,
        bot,
        budget: Budget::default(),
        drawing,
        seed: Seed::from_text("simulation"),
        threads,
    };
    let report = simulation.run(&progress);
    assert_eq!(progress.games(), games);
    report
}

#[test]
fn the_result_does_not_depend_on_the_threads() {
    for (bot, drawing) in [
        (Kind::Random, Drawing::Unlisted),
        (Kind::Random, Drawing::Listed),
        (Kind::Greedy, Drawing::Unlisted),
    ] {
        let one = simulate(bot, drawing, 700, 1);
        assert_eq!(one, simulate(bot, drawing, 700, 1), "the same seed, the same games");
        assert_eq!(one, simulate(bot, drawing, 700, 3), "{bot:?} {drawing:?}");
    }
}

#[test]
fn the_report_adds_up() {
    let report = simulate(Kind::Random, Drawing::Unlisted, 1000, 2);
    assert_eq!(report.games, 1000);
    assert_eq!(report.endings.values().sum::<u64>(), 1000);
    let wins: f64 = report.seats.iter().map(|seat| seat.win_share).sum();
    assert!((wins - 1.0).abs() < 1e-9, "win shares add up to {wins}");
    let lengths = report.lengths;
    assert!(f64::from(lengths.min) <= lengths.mean && lengths.mean <= f64::from(lengths.max));
    assert!((lengths.mean * 1000.0 - report.moves as f64).abs() < 1e-6);
    for seat in &report.seats {
        assert!(f64::from(seat.min_points) <= seat.mean_points);
        assert!(seat.mean_points <= f64::from(seat.max_points));
        assert!((0.25..0.42).contains(&seat.win_share), "no seat is far from its share");
    }
}
