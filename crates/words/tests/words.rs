//! Languages and their grammar.

use crate::support::messages;
use higaki_words::{Arg, Language, Words};
use std::collections::BTreeSet;

fn ids(language: Language) -> BTreeSet<String> {
    messages(language).into_keys().collect()
}

#[test]
fn all_languages_have_the_same_messages() {
    assert_eq!(ids(Language::De), ids(Language::En));
    assert_eq!(ids(Language::Pl), ids(Language::En));
}

#[test]
fn polish_counts_in_three_forms() {
    let words = Words::new(Language::Pl);
    let coins = |count: i64| words.say("osaka-board-coins", &[("coins", Arg::from(count))]);
    assert_eq!(coins(1), "= 1 moneta");
    assert_eq!(coins(2), "= 2 monety");
    assert_eq!(coins(4), "= 4 monety");
    assert_eq!(coins(5), "= 5 monet");
    assert_eq!(coins(12), "= 12 monet");
    assert_eq!(coins(22), "= 22 monety");
    assert_eq!(coins(0), "= 0 monet");
}

#[test]
fn things_are_joined_as_the_language_does() {
    let names: Vec<String> = ["Anna", "Bo", "Cleo"].map(str::to_owned).to_vec();
    assert_eq!(Words::new(Language::De).joined(&names), "Anna, Bo und Cleo");
    assert_eq!(Words::new(Language::Pl).joined(&names[..2]), "Anna i Bo");
    assert_eq!(Words::new(Language::En).joined(&names[..1]), "Anna");
    assert_eq!(Words::new(Language::En).joined(&[]), "");
}

#[test]
fn arguments_cannot_control_the_terminal() {
    let words = Words::new(Language::En);
    let text = words.say("cli-record-saved", &[("file", "a\u{1b}[2Jb".into())]);
    assert_eq!(text, "Record saved to a[2Jb.");
}

/// Players are addressed as people of any gender: neither by forms with stars, slashes or inner
/// capitals, nor by forms of one gender.
#[test]
fn german_and_polish_address_all_genders() {
    for (language, words) in [
        (Language::De, ["Spieler ", "Gewinner", "Gegner ", ":in", "*in"]),
        (Language::Pl, ["gracza ", "graczy", "kupiłeś", "wygrałeś", "/a "]),
    ] {
        for (id, text) in messages(language) {
            for word in words {
                assert!(!text.contains(word), "{language} {id} says {word:?}");
            }
        }
    }
}
