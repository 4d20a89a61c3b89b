//! The text forms.

use higaki_edo::Choice;

#[test]
fn every_form_comes_back() {
    for text in [
        "package 3",
        "city A",
        "ronin at RI1",
        "ronin to C",
        "plan A.wood 2",
        "plan S12.any_field 0",
        "privilege b",
        "confirm",
        "move W1 EDO",
        "merchant W1",
        "rice",
        "money",
        "harvest WO1",
        "harvest WO1 full",
        "build house EDO",
        "build house EDO first",
        "build post A",
        "build fortress B",
        "temple R3",
        "trade buy 2",
        "trade buy 1 next",
        "trade point",
        "trade point next",
        "travel gate G1",
        "travel move A EDO",
        "drive C",
        "bring A",
        "recruit",
        "special 7",
        "wish 2",
        "privilege d A",
        "privilege e wood",
        "privilege e wood stone",
        "home A",
        "pay",
        "discard rice",
        "enough",
        "finish",
    ] {
        let choice: Choice = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(choice.to_string(), text);
    }
}

#[test]
fn what_cannot_be_read_is_pointed_out() {
    for (text, problem, at) in [
        ("", "empty", 1),
        ("dance", "unknown_verb", 1),
        ("package", "missing_number", 2),
        ("package 03", "bad_number", 2),
        ("package -1", "bad_number", 2),
        ("city Z", "unknown_space", 2),
        ("move A", "missing_space", 3),
        ("move A B C", "unexpected_word", 4),
        ("plan A 2", "missing_action", 2),
        ("plan Q.wood 2", "unknown_card", 2),
        ("plan A.song 2", "unknown_action", 2),
        ("build palace EDO", "unknown_building", 2),
        ("build house EDO second", "unexpected_word", 4),
        ("privilege z", "unknown_privilege", 2),
        ("privilege e gold", "unknown_resource", 3),
        ("discard gold", "unknown_resource", 2),
        ("finish now", "unexpected_word", 2),
    ] {
        let error = text.parse::<Choice>().expect_err(text);
        assert_eq!((error.problem, error.at), (problem, at), "{text}");
    }
    assert!("x".repeat(5000).parse::<Choice>().is_err());
}
