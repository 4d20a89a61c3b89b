//! `higaki arena`.

use crate::support::{assert_usage_errors, higaki, json};
use serde_json::Value;

#[test]
fn the_same_seed_gives_the_same_result_on_any_number_of_threads() {
    let run = |threads: &str| {
        let mut report = json(&[
            "arena",
            "osaka",
            "--bots",
            "clerk,greedy,ismcts@20",
            "--players",
            "3",
            "--games",
            "6",
            "--iterations",
            "10",
            "--seed",
            "s",
            "--threads",
            threads,
            "--json",
        ]);
        for one in report["contestants"].as_array_mut().unwrap() {
            for time in ["milliseconds", "longest"] {
                assert!(one.as_object_mut().unwrap().remove(time).unwrap().as_f64().is_some());
            }
        }
        report
    };
    let report = run("1");
    assert_eq!(report, run("2"));
    assert_eq!((&report["games"], &report["deals"]), (&6.into(), &2.into()));
    // Where there is only one choice nobody thinks, so the mean may be a little lower.
    let iterations = report["contestants"][0]["iterations"].as_f64().unwrap();
    assert!((9.0..=10.0).contains(&iterations), "{iterations}");
    assert_eq!(report["contestants"][2]["name"], "ismcts@20");
    assert_eq!(report["matrix"][1][1], Value::Null);
}

#[test]
fn the_tables_are_for_people_of_three_languages() {
    let words = ["arena", "osaka", "--bots", "greedy,random", "--games", "4", "--lang"];
    for (language, expected) in [
        ("en", ["4 games from 2 deals", "Ratings", "equal strength: 50.0%", "Wins by seat"]),
        (
            "de",
            ["4 Partien aus 2 Verteilungen", "Wertungszahlen", "bei gleicher Stärke", "Siege nach"],
        ),
        ("pl", ["partii: 4, rozdań: 2", "Ranking", "przy równej sile", "Zwycięstwa według"]),
    ] {
        let called = higaki(&[&words[..], &[language]].concat(), "");
        assert_eq!(called.status, Some(0), "{}", called.errors);
        for text in expected {
            assert!(called.output.contains(text), "{text} is missing in\n{}", called.output);
        }
    }
}

/// The question is whether the first one is stronger; the exit status answers it.
#[test]
fn a_sequential_test_answers_with_its_exit_status() {
    for (bots, status, says) in [
        ("greedy,random", 0, "greedy is stronger than random."),
        ("random,greedy", 1, "greedy is stronger than random."),
    ] {
        let called =
            higaki(&["arena", "osaka", "--bots", bots, "--until-sure", "--games", "1000"], "");
        assert_eq!(called.status, Some(status), "{}", called.errors);
        assert!(called.output.contains(says), "{}", called.output);
        assert!(!called.output.contains("1000 games"), "it stopped early:\n{}", called.output);
    }
}

#[test]
fn wrong_calls_say_what_is_wrong() {
    for (words, expected) in [
        (&["--bots", "greedy"][..], "two different"),
        (&["--bots", "greedy,greedy"], "two different"),
        (&["--bots", "shark,greedy"], "ismcts"),
        (&["--bots", "flat@x,greedy"], "200ms"),
        (&["--bots", "flat,greedy", "--players", "5"], "--players must be 2 to 4, not 5."),
        (&["--bots", "flat,greedy", "--games", "0"], "--games"),
        (&["--bots", "flat,greedy", "--threads", "0"], "--threads must be 1 to 256, not 0."),
        (&["--bots", "flat,greedy", "--iterations", "0"], "--iterations must be at least 1"),
        (&["--bots", "flat,greedy", "--time", "0"], "--time must be 1 to 3600000, not 0."),
        (&["--bots", "flat,greedy", "--time", "5", "--iterations", "5"], "--iterations"),
        (&["--bots", "flat,greedy,random", "--until-sure"], "exactly two"),
    ] {
        let called = higaki(&[&["arena", "osaka"][..], words].concat(), "");
        assert_eq!(called.status, Some(2), "{words:?}: {}", called.errors);
        assert!(called.errors.contains(expected), "{words:?}: {}", called.errors);
        assert_eq!(called.output, "");
    }
}

#[test]
fn wrong_calls_are_reported_in_three_languages() {
    for (words, expected) in [
        (
            &["--bots", "flat,greedy", "--players", "5"][..],
            [
                "--players muss zwischen 2 und 4 liegen, nicht 5.",
                "--players must be 2 to 4, not 5.",
                "--players musi mieć wartość od 2 do 4, a nie 5.",
            ],
        ),
        (
            &["--bots", "shark,greedy"],
            [
                "Einen Computergegner „shark“ gibt es nicht. Bekannt sind: random, greedy, flat,",
                "There is no bot “shark”. Known bots: random, greedy, flat,",
                "Nie ma przeciwnika komputerowego „shark”. Dostępni: random, greedy, flat,",
            ],
        ),
        (
            &["--bots", "flat@x,greedy"],
            ["„x“ ist keine Bedenkzeit.", "“x” is not a budget.", "„x” nie określa czasu namysłu."],
        ),
        (
            &["--bots", "flat,greedy", "--options", "{"],
            [
                "--options ist kein gültiges JSON",
                "--options is not valid JSON",
                "--options nie jest poprawnym JSON-em",
            ],
        ),
    ] {
        assert_usage_errors(&[&["arena", "osaka"][..], words].concat(), &expected);
    }
}
