//! `higaki sim`.

use crate::support::{higaki, json};

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() {
    let run = |threads: &str| {
        let mut report = json(&[
            "sim",
            "osaka",
            "--players",
            "4",
            "--games",
            "600",
            "--bot",
            "random",
            "--seed",
            "s",
            "--threads",
            threads,
            "--json",
        ]);
        let object = report.as_object_mut().unwrap();
        for name in ["seconds", "games_per_second", "moves_per_second", "threads"] {
            assert!(object.remove(name).unwrap().as_f64().unwrap() > 0.0, "{name}");
        }
        report
    };
    let report = run("1");
    assert_eq!(report, run("2"));
    assert_eq!(report["games"], 600);
    assert_eq!(report["seats"].as_array().unwrap().len(), 4);
}

#[test]
fn the_table_is_for_people() {
    let called = higaki(&["sim", "osaka", "--games", "50", "--bot", "greedy"], "");
    assert_eq!(called.status, Some(0), "{}", called.errors);
    for word in ["games/s", "moves/s", "length", "win share", "tokens"] {
        assert!(called.output.contains(word), "{word} is missing in\n{}", called.output);
    }
}

#[test]
fn wrong_calls_say_what_is_wrong() {
    for (words, expected) in [
        (&["sim", "osaka", "--players", "5"][..], "2 to 4 players"),
        (&["sim", "osaka", "--games", "0"], "--games"),
        (&["sim", "osaka", "--threads", "0"], "--threads"),
        (&["sim", "osaka", "--bot", "shark"], "random, greedy"),
        (&["sim", "osaka", "--options", "{\"luck\":1}"], "luck"),
        (&["sim", "chess"], "osaka"),
        (&["dance"], "dance"),
    ] {
        let called = higaki(words, "");
        assert_eq!(called.status, Some(2), "{words:?}: {}", called.errors);
        assert!(called.errors.contains(expected), "{words:?}: {}", called.errors);
        assert_eq!(called.output, "");
    }
}
