//! Choosing, being refused, taking back, asking for more.

use super::{LANGUAGES, assert_readable, flat, osaka, osaka_from};
use crate::support::higaki;

/// Anna can buy; R5 is reserved by the other seat, and yellow is one step from Edo.
const POSITION: &str = r#"{
    "game": "osaka", "players": 2, "to_act": 0,
    "ships": { "yellow": 4, "blue": 3 },
    "market": ["R5@1", "Y3", "B2"], "farm": ["G3", "G5", "R2"],
    "seats": [
        { "hand": ["R5", "G3", "B2"], "goods": ["Y5", "B5", "B3"], "tokens": { "yellow": 1 } },
        { "hand": ["B3"], "goods": ["Y2", "B2*"] }
    ]
}"#;

fn anna(test: &str, lines: &[&str]) -> super::Called {
    osaka_from(test, POSITION, &["--names", "Anna,Bo", "--seed", "choices"], lines)
}

/// What stands behind the first prompt.
fn after_first_prompt(output: &str) -> &str {
    output.split_once(", ?] > ").map_or("", |(_, rest)| rest)
}

#[test]
fn the_board_shows_everything_that_is_public() {
    let called = anna("board", &[]);
    assert_readable(&called);
    let has_line = |parts: &[&str]| {
        called.output.lines().any(|line| parts.iter().all(|part| line.contains(part)))
    };
    assert!(has_line(&["Market", "R5 (Bo)", "Y3", "B2"]));
    assert!(has_line(&["Farm", "G3", "G5", "R2"]));
    assert!(has_line(&["Y5 =2", "B5 B3 =2"]), "{}", called.output);
    assert!(has_line(&["B2* =1", "Y2 =1"]));
    assert!(has_line(&["points", "tokens", "hand", "price"]));
    assert!(has_line(&["► Anna (you)", "Y1", "1/8"]));
    assert!(has_line(&["Your hand", "R5 B2 G3", "= 10 coins"]));
    assert!(!called.output.contains("hand B3"), "a secret hand was shown");
}

#[test]
fn open_hands_are_shown() {
    let flags = ["--open-hands", "--players", "3", "--seed", "open"];
    let called = osaka(&flags, &["1"]);
    let shown = called.output.lines().filter(|line| line.starts_with("     hand ")).count();
    assert!(shown >= 2, "{}", called.output);
}

#[test]
fn a_refused_choice_says_why_and_shows_its_rule() {
    let called = anna("refused", &["take R5", "why"]);
    assert_readable(&called);
    let told = after_first_prompt(&called.output);
    assert!(told.contains("R5 is reserved for Bo. Choose another card."), "{told}");
    assert!(told.contains("Rule O4.3. “why” shows it."));
    assert!(told.contains("O4.3   A reserved card is kept for the owner of the stone"));
}

#[test]
fn a_refusal_speaks_every_language() {
    for (language, sentence) in LANGUAGES.iter().zip([
        "R5 ist für Bo reserviert. Nimm eine andere Karte.",
        "R5 is reserved for Bo. Choose another card.",
        "Kartę C5 rezerwuje już Bo. Wybierz inną.",
    ]) {
        let flags = ["--names", "Anna,Bo", "--lang", language];
        let test = format!("refused-{language}");
        let called = osaka_from(&test, POSITION, &flags, &["take R5"]);
        assert!(called.output.contains(sentence), "{}", called.output);
    }
}

#[test]
fn nothing_was_refused_yet() {
    assert!(anna("why", &["why"]).output.contains("No choice was refused."));
}

#[test]
fn what_is_no_choice_is_explained() {
    let called = anna("nonsense", &["steal R5", "take", "take X9", "99", "0", "", "take R5@9"]);
    assert_readable(&called);
    let told = after_first_prompt(&called.output);
    for sentence in [
        "No choice begins with “steal”.",
        "A card is missing, for instance R5.",
        "“X9” is not a card.",
        "Choose a number from 1 to",
        "“R5@9” does not name a seat.",
    ] {
        assert!(told.contains(sentence), "{sentence}: {told}");
    }
}

#[test]
fn a_purchase_is_previewed_and_asked_for_once_more() {
    let called = anna("preview", &["buy R5", "n", "preview", "buy R5", "what", "y"]);
    assert_readable(&called);
    let told = after_first_prompt(&called.output);
    let (asked, done) = told.rsplit_once("Play this? [y/n] > ").unwrap();
    for sentence in [
        "Price 5: you get B2 Y3 for R5.",
        "B The blue ship sails from the first wave space to the second wave space.",
        "Y The yellow ship sails from the second wave space to Edo.",
        "Y Anna sells 2 cards and gets 3 points.",
        "Y Bo sells one card and gets 1 point.",
        "The blue ship sinks.",
        "Anna could lose B5 B3 B2 and can insure 2 of them.",
        "Please answer y or n.",
    ] {
        assert!(asked.contains(sentence), "{sentence}: {asked}");
    }
    assert!(!asked.contains("• Anna buys"), "bought before the answer was yes");
    assert!(done.contains(" • Anna buys B2 Y3 for 5 and pays with R5."), "{done}");
    assert!(done.contains("Anna sells yellow: 2 × (5 + 1) → 15, worth 3 points."), "{done}");
    assert!(done.contains("Choose what to insure."), "{done}");
    assert!(done.contains("1 nothing"), "{done}");
}

/// Typing something else counts as no and is executed.
#[test]
fn another_choice_or_command_is_taken_instead_of_an_answer() {
    for (typed, expected) in [
        ("help", "leave the game"),
        ("preview 8", "Price 5: you get B2 Y3"),
        ("take B2", "• Anna takes B2 as coins."),
        ("1", "• Anna takes Y3 as coins."),
        ("undo", "There is nothing to undo."),
        ("99", "Choose a number from 1 to"),
    ] {
        let test = format!("instead-{}", typed.replace(' ', "-"));
        let called = anna(&test, &["buy R5", typed]);
        assert_readable(&called);
        let (_, told) = called.output.split_once("Play this? [y/n] > ").unwrap();
        assert!(told.contains("Cancelled."), "{typed}: {told}");
        assert!(told.contains(expected), "{typed}: {told}");
        assert!(!told.contains("• Anna buys"), "{typed}: {told}");
        assert!(!told.contains("Please answer"), "{typed}: {told}");
    }
}

#[test]
fn leaving_works_at_every_prompt() {
    let called = anna("leave", &["buy R5", "quit"]);
    assert_eq!(called.status, Some(0));
    assert!(called.output.contains("Goodbye."));
    assert!(!called.output.contains("• Anna buys"));
}

#[test]
fn a_choice_can_be_taken_back_and_the_game_goes_on_the_same_way() {
    let flags = ["--players", "4", "--seed", "undo"];
    let called = osaka(&flags, &["1", "1", "undo", "y", "1", "undo", "y", "undo", "undo"]);
    assert_readable(&called);
    assert!(
        flat(&called.output).contains("Undone: the last choice of Aki and all those after it.")
    );
    assert!(called.output.contains("There is nothing to undo."));
    // Board and menu before the first prompt of the turn, and what followed the choice.
    let parts: Vec<&str> = called.output.split(", ?] > ").collect();
    let board = |part: &str| {
        let (_, board) = part.split_once("Traders of Osaka  ").unwrap();
        board.to_owned()
    };
    assert_eq!(board(parts[1]), board(parts[3]), "the board is not the same after undo");
    assert_eq!(parts[2], parts[4], "the bots do something else after undo");
}

#[test]
fn a_choice_that_showed_nothing_is_taken_back_alone() {
    let flags = ["--hot-seat", "--seed", "free"];
    let called = osaka(&flags, &["1", "undo", "2"]);
    assert!(called.output.contains("Undone: the last choice of Aki."), "{}", called.output);
    assert!(called.output.contains("takes a blue bonus token."));
}

#[test]
fn a_long_payment_is_laid_down_step_by_step() {
    let hand: Vec<String> = ["R", "B", "Y", "G"]
        .iter()
        .flat_map(|colour| {
            ["2", "2", "2", "3", "3", "3"].map(|value| format!("\"{colour}{value}\""))
        })
        .collect();
    let scenario = format!(
        r#"{{ "game": "osaka", "players": 2, "market": ["R5", "R5", "B5", "G5"],
             "seats": [{{ "hand": [{}] }}, {{}}] }}"#,
        hand.join(",")
    );
    let lines = ["buy", "y", "pay R3 R3 R3 B3", "pay B3 B3 Y2"];
    let called = osaka_from("steps", &scenario, &["--seed", "steps"], &lines);
    assert_readable(&called);
    assert!(called.output.contains("and pay step by step, or type it:"), "{}", called.output);
    assert!(called.output.contains("Aki pays R3 R3 R3 B3; 8 left to pay."));
    assert!(called.output.contains("Aki buys R5 R5 B5 G5 for 20 and pays with"));
}

#[test]
fn long_lists_show_a_dozen_and_say_that_there_is_more() {
    let scenario = r#"{ "game": "osaka", "players": 2, "market": ["R5"],
        "seats": [{ "hand": ["R2","R3","R5","B2","B3","B5","Y2","Y3","Y5","G2","G3","G5"] }, {}] }"#;
    let called = osaka_from("dozen", scenario, &[], &[]);
    assert!(called.output.contains("more, which you can type"), "{}", called.output);
    let first = called.output.lines().find(|line| line.contains("Buy for 5 with")).unwrap();
    assert!(first.contains("R5"), "an exact payment with one card comes first: {first}");
}

#[test]
fn all_rulings_can_be_asked_for_at_once() {
    for (game, id, other) in
        [("osaka", "OR", "O1.1"), ("dschunke", "dr", "D1.1"), ("edo", "ER", "E1.1")]
    {
        let called = higaki(&["rules", game, id, "--lang", "en"], "");
        assert_eq!(called.status, Some(0), "{}", called.errors);
        let id = id.to_uppercase();
        for number in [1, 12] {
            assert!(called.output.contains(&format!("{id}.{number} ")), "{}", called.output);
        }
        assert!(!called.output.contains(other), "{}", called.output);
    }
    let unknown = higaki(&["rules", "osaka", "OX", "--lang", "en"], "");
    assert!(unknown.errors.contains("OV, OR;"), "{}", unknown.errors);
}

#[test]
fn help_rules_log_and_board_can_be_asked_for() {
    let called = anna("ask", &["help", "?", "rules", "rules o4", "rules O77", "log", "board"]);
    assert_readable(&called);
    let told = after_first_prompt(&called.output);
    for text in [
        "insure B2 for B5 B3",
        "leave the game",
        "   O8   Payday: the Black Current",
        "O4.2   You can reserve any card",
        "There is no rule “O77”. The chapters are O1, O2,",
    ] {
        assert!(told.contains(text), "{text}: {told}");
    }
    assert_eq!(called.output.matches("Buy goods, take coins or reserve a card.").count(), 2);
}

#[test]
fn the_log_tells_what_happened() {
    let called = osaka(&["--seed", "log", "--players", "4"], &["1", "1", "log 2", "log all"]);
    let told = called.output.split("> log 2").nth(1).unwrap();
    assert!(told.contains("earlier events are not shown; “log all” shows them."), "{told}");
    let whole = told.split("> log all").nth(1).unwrap();
    assert!(whole.contains("• Market: "), "{whole}");
}

#[test]
fn the_language_can_be_changed_while_playing() {
    let called = anna("language", &["lang de", "hilfe", "sprache fr", "lang pl", "pomoc"]);
    assert_readable(&called);
    for text in [
        "Kaufe Waren, nimm",
        "die Partie verlassen",
        "Wähle eine Sprache: „sprache de“",
        "Kup dobra, weź",
    ] {
        assert!(called.output.contains(text), "{text}");
    }
}

/// After Anna's choice new cards come to the market; to take it back she would know them.
#[test]
fn an_undo_after_a_reveal_is_confirmed_and_recorded() {
    let file = super::scratch("peeked.record").display().to_string();
    let flags = ["--names", "Anna,Bo", "--seed", "choices", "--record", &file];
    let lines = ["take B2", "undo", "n", "log", "undo", "y", "log", "undo", "quit"];
    let called = osaka_from("peeked", POSITION, &flags, &lines);
    assert_readable(&called);
    let text = flat(&called.output);
    let question =
        "Hidden information has been revealed since, and the same will be revealed again.";
    let parts: Vec<&str> = text.split(question).collect();
    assert_eq!(parts.len(), 3, "{text}");
    let (taken_back, told) =
        ("Undone: the last choice", "undone after hidden information had been");
    assert!(!parts[0].contains(taken_back) && !parts[1].contains(taken_back), "{text}");
    assert!(!parts[1].contains(told), "nothing was taken back yet: {text}");
    assert!(parts[2].contains(taken_back), "{text}");
    assert!(parts[2].contains("There is nothing to undo."), "{text}");
    assert_eq!(parts[2].matches(told).count(), 2, "in the log and at the end: {text}");
    let record = std::fs::read_to_string(&file).unwrap();
    assert!(record.contains("\npeeks 1\n"), "{record}");
    let verified = higaki(&["verify", &file], "");
    assert_eq!(verified.status, Some(0), "{}", verified.errors);
    assert!(verified.output.contains(told), "{}", verified.output);
}

/// A payday on which everything happens: blue sinks, and Anna can save all of it or a part.
const SINKING: &str = r#"{
    "game": "osaka", "players": 2, "to_act": 0, "phase": "insure",
    "ships": { "yellow": 5, "blue": 3, "red": 4 },
    "market": [], "farm": ["G3", "G5", "R2"],
    "seats": [
        { "hand": ["R2", "B3", "B2", "B2", "G5"], "goods": ["R5", "R3", "R2", "B5", "B3", "B2"] },
        {}
    ]
}"#;

#[test]
fn an_insurance_tells_everything_that_it_saves() {
    let called = osaka_from("saved", SINKING, &["--names", "Anna,Bo"], &[]);
    assert_readable(&called);
    // All blue goods go without saying; which two red ones is a choice.
    assert!(called.output.contains("R2 B3 B2 → R5 R3 B5 B3 B2"), "{}", called.output);
    let entries: Vec<&str> = called.output.lines().filter(|line| line.contains('→')).collect();
    assert!(entries.len() >= 4, "{entries:#?}");
    let arrows = |line: &&str| -> Vec<usize> {
        line.chars().enumerate().filter(|(_, c)| *c == '→').map(|(column, _)| column).collect()
    };
    let columns: std::collections::BTreeSet<usize> = entries.iter().flat_map(arrows).collect();
    assert_eq!(columns.len(), 2, "the arrows stand in two columns: {entries:#?}");
    assert!(called.output.contains("more, which you can type"), "{}", called.output);
}

#[test]
fn an_empty_hand_is_called_empty() {
    let scenario = r#"{ "game": "osaka", "players": 2, "market": ["R5"], "seats": [{}, {}] }"#;
    for (language, line) in LANGUAGES.iter().zip([
        "Deine Hand  keine Karten",
        "Your hand  no cards",
        "Twoja ręka  brak kart",
    ]) {
        let test = format!("empty-{language}");
        let called = osaka_from(&test, scenario, &["--lang", language], &[]);
        assert!(called.output.contains(line), "{}", called.output);
    }
}

#[test]
fn what_is_paid_too_much_has_a_name() {
    let called = anna("overpaid", &["buy R5 B2", "n", "buy R5 G3", "n"]);
    assert!(called.output.contains("You overpay by 2 coins."), "{}", called.output);
    assert!(called.output.contains("You overpay by 3 coins."), "{}", called.output);
}
