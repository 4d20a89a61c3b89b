//! `higaki sim`.

use crate::support::{assert_usage_errors, higaki, json};

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
fn the_report_is_a_table() {
    let called = higaki(&["sim", "osaka", "--games", "50", "--bot", "greedy"], "");
    assert_eq!(called.status, Some(0), "{}", called.errors);
    for word in ["games/s", "moves/s", "length", "win share", "tokens"] {
        assert!(called.output.contains(word), "{word} is missing in\n{}", called.output);
    }
}

#[test]
fn wrong_calls_say_what_is_wrong() {
    for (words, expected) in [
        (&["sim", "osaka", "--players", "5"][..], "--players must be 2 to 4, not 5."),
        (&["sim", "osaka", "--games", "0"], "--games must be at least 1, not 0."),
        (&["sim", "osaka", "--threads", "0"], "--threads must be 1 to 256, not 0."),
        (&["sim", "osaka", "--bot", "shark"], "[possible values: random, greedy,"),
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

#[test]
fn the_report_speaks_three_languages() {
    for (language, words) in [
        ("de", ["Partien/s", "Züge/s", "Länge", "beendet durch", "Punkte im Mittel", "ein Thread"]),
        ("en", ["games/s", "moves/s", "length", "ended by", "mean points", "one thread"]),
        ("pl", ["partie/s", "ruchy/s", "długość", "zakończenie", "średnia punktów", "wątki: 1"]),
    ] {
        let called = higaki(&["sim", "osaka", "--games", "4", "--lang", language], "");
        assert_eq!(called.status, Some(0), "{}", called.errors);
        for word in words {
            assert!(called.output.contains(word), "{word} is missing in\n{}", called.output);
        }
        assert!(!called.output.contains("cli-"), "{}", called.output);
        let wide = called.output.lines().find(|line| line.chars().count() > 80);
        assert_eq!(wide, None, "{language}");
    }
}

#[test]
fn wrong_calls_are_reported_in_three_languages() {
    for (words, expected) in [
        (
            &["--players", "5"][..],
            [
                "--players muss zwischen 2 und 4 liegen, nicht 5.",
                "--players must be 2 to 4, not 5.",
                "--players musi mieć wartość od 2 do 4, a nie 5.",
            ],
        ),
        (
            &["--games", "0"],
            [
                "--games muss mindestens 1 sein, nicht 0.",
                "--games must be at least 1, not 0.",
                "--games musi mieć wartość co najmniej 1, a nie 0.",
            ],
        ),
        (
            &["--time", "4000"],
            [
                "--time muss zwischen 0 und 3600 liegen, nicht 4000.",
                "--time must be 0 to 3600, not 4000.",
                "--time musi mieć wartość od 0 do 3600, a nie 4000.",
            ],
        ),
        (
            &["--options", "hands=open"],
            [
                "Schreib ein JSON-Objekt: --options '{\"hands\":\"open\"}'",
                "Write one JSON object: --options '{\"hands\":\"open\"}'",
                "Podaj jeden obiekt JSON: --options '{\"hands\":\"open\"}'",
            ],
        ),
        (
            &["--data", "no-such-file.json"],
            [
                "no-such-file.json kann nicht gelesen werden:",
                "Cannot read no-such-file.json:",
                "Nie można odczytać pliku no-such-file.json:",
            ],
        ),
    ] {
        assert_usage_errors(&[&["sim", "osaka"][..], words].concat(), &expected);
    }
}
