//! The arena is fair and repeatable, and ranks by strength.

use higaki_bots::{
    Arena, ArenaReport, Budget, Contestant, Evaluate, Progress, UnknownContestant, Until, Verdict,
};
use higaki_dschunke::Dschunke;
use higaki_edo::Edo;
use higaki_osaka::Osaka;
use higaki_table::Seed;

fn arena<G: Evaluate>(words: &[&str], players: usize, games: u64) -> Arena<G> {
    Arena {
        players,
        options: G::Options::default(),
        contestants: words.iter().map(|word| word.parse().unwrap()).collect(),
        games,
        budget: Budget { iterations: Some(12), ..Budget::default() },
        seed: Seed::from_text("arena"),
        threads: 2,
        until: Until::AllPlayed,
    }
}

/// The report without times, which differ between runs.
fn timeless(mut report: ArenaReport) -> ArenaReport {
    for one in &mut report.contestants {
        assert!(one.longest >= one.milliseconds);
        (one.milliseconds, one.longest) = (0.0, 0.0);
    }
    report
}

fn same_on_any_threads<G: Evaluate>(words: &[&str], players: usize, games: u64) {
    let run = |threads: usize| {
        let arena = Arena { threads, ..arena::<G>(words, players, games) };
        let progress = Progress::default();
        let report = arena.run(&progress);
        assert_eq!(progress.games(), report.games as u64);
        assert_eq!(arena.games(), report.games as u64);
        timeless(report)
    };
    let report = run(1);
    assert_eq!(report, run(1), "the same seed, the same games");
    assert_eq!(report, run(3));
}

#[test]
fn the_result_does_not_depend_on_the_threads() {
    same_on_any_threads::<Osaka>(&["clerk@20", "greedy", "ismcts"], 2, 18);
    same_on_any_threads::<Dschunke>(&["merchant", "greedy", "flat"], 3, 6);
    same_on_any_threads::<Edo>(&["merchant@4", "random"], 2, 4);
}

/// Yardsticks never change, so their results are the same everywhere.
#[test]
fn the_result_is_the_same_everywhere() {
    let report =
        arena::<Osaka>(&["ismcts@30", "greedy", "flat@30"], 2, 30).run(&Progress::default());
    let ratings: Vec<String> =
        report.contestants.iter().map(|one| format!("{} {}", one.name, one.rating)).collect();
    assert_eq!(ratings, ["ismcts@30 835.6", "greedy 1000", "flat@30 747.6"]);
}

#[test]
fn the_report_adds_up() {
    let report = arena::<Osaka>(&["greedy", "random"], 3, 100).run(&Progress::default());
    assert_eq!((report.games, report.deals), (102, 17), "two line-ups, three rotations");
    assert_eq!(report.tables.len(), 2);
    for table in &report.tables {
        let (shares, fair) =
            table.iter().fold((0.0, 0.0), |sums, met| (sums.0 + met.share.mean, sums.1 + met.fair));
        assert!((shares - 1.0).abs() < 1e-9 && (fair - 1.0).abs() < 1e-9);
        for met in table {
            assert!(met.share.low <= met.share.mean && met.share.mean <= met.share.high);
        }
    }
    let seats: f64 = report.seats.iter().map(|seat| seat.share.mean).sum();
    assert!((seats - 1.0).abs() < 1e-9, "somebody wins every game");
    assert_eq!(report.matrix[0][0], None, "nobody meets himself");
    let (ahead, behind) = (report.matrix[0][1].unwrap(), report.matrix[1][0].unwrap());
    assert!((ahead + behind - 1.0).abs() < 1e-9 && ahead > 0.8);
    let [greedy, random] = report.contestants.as_slice() else { panic!("two took part") };
    assert_eq!(greedy.rating, 1000.0, "ratings are counted from greedy");
    assert!(random.rating + random.error < 1000.0);
    assert!(greedy.points > random.points);
}

#[test]
fn a_sequential_test_stops_when_it_is_sure() {
    let run = |words: [&str; 2], games: u64| {
        let arena = Arena { until: Until::Sure, ..arena::<Osaka>(&words, 2, games) };
        arena.run(&Progress::default())
    };
    let report = run(["greedy", "random"], 1000);
    assert_eq!(report.verdict, Some(Verdict::First));
    assert!(report.games < 200, "{} games for what is plain", report.games);
    assert_eq!(run(["random", "greedy"], 1000).verdict, Some(Verdict::Second));
    assert_eq!(run(["greedy", "random"], 4).verdict, Some(Verdict::Open), "too few games");
}

#[test]
fn contestants_are_named_in_words() {
    for words in ["captain", "shogun@800", "ismcts@200ms", "flat@1", "greedy", "random"] {
        assert_eq!(words.parse::<Contestant>().unwrap().to_string(), words);
    }
    let wrong = |words: &str| words.parse::<Contestant>().unwrap_err();
    assert_eq!(wrong("shark@3"), UnknownContestant::Who("shark".to_owned()));
    for budget in ["", "0", "ms", "0ms", "1.5", "-3", "9999999999ms"] {
        assert_eq!(wrong(&format!("flat@{budget}")), UnknownContestant::Budget(budget.to_owned()));
    }
}
