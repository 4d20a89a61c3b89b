//! One word for one thing: the terms of the printed rulebooks in every text.

use crate::support::messages;
use higaki_table::Failure;
use higaki_words::{Language, Words};
use serde_json::json;

/// Texts whose ids have this prefix must not contain this word, but the other one. A form in
/// capitals is not another word; a form inside a longer word is.
const WRONG: &[(Language, &str, &str, &str)] = &[
    (Language::De, "edo", "auf dem Plan", "auf dem Spielplan"),
    (Language::De, "edo", "auf den Plan", "auf den Spielplan"),
    (Language::De, "edo", "neben dem Plan", "neben dem Spielplan"),
    (Language::De, "edo", "des Plans", "des Spielplans"),
    (Language::De, "lesson-edo", "neben dem Plan", "neben dem Spielplan"),
    (Language::De, "", "verschenkt", "vergeudet"),
    (Language::De, "", "verschenken", "vergeuden"),
    (Language::De, "osaka-rule", "Plättchen", "Ertragsplättchen"),
    (Language::De, "osaka-event", "Plättchen", "Ertragsplättchen"),
    (Language::De, "osaka-menu", "Plättchen", "Ertragsplättchen"),
    (Language::De, "osaka-preview", "Plättchen", "Ertragsplättchen"),
    (Language::De, "osaka-problem", "Plättchen", "Ertragsplättchen"),
    (Language::De, "osaka-board", "Plättchen", "Ertragsplättchen"),
    (Language::De, "osaka-table", "Plättchen", "Ertragsplättchen"),
    (Language::De, "lesson-osaka", "Plättchen", "Ertragsplättchen"),
    (Language::De, "osaka", "ablegen", "abwerfen"),
    (Language::De, "osaka", "abgelegt", "abgeworfen"),
    (Language::De, "osaka", "abgelegten", "abgeworfenen"),
    (Language::De, "osaka-table", "als Münzen", "Münzen nehmen"),
    (Language::De, "osaka-table", "den Markt kaufen", "Waren kaufen"),
    (Language::De, "lesson-osaka", "eine Münze", "Münzen"),
    (Language::De, "lesson-osaka", "das Spiel", "die Partie"),
    (Language::De, "lesson-osaka", "als Ware", "als Handelsgüter"),
    (Language::Pl, "osaka", "ocala", "ratuje"),
    (Language::Pl, "osaka", "ocal", "uratuj"),
    (Language::Pl, "osaka", "ocalić", "uratować"),
    (Language::Pl, "osaka", "ocalone", "uratowane"),
    (Language::Pl, "osaka-table", "jako monety", "weź monety"),
    (Language::Pl, "osaka-table", "kup rynek", "kup dobra"),
    (Language::Pl, "lesson-osaka", "monetę", "monety"),
    (Language::En, "osaka", "a coin", "coins"),
    (Language::En, "lesson-osaka", "a coin", "coins"),
    (Language::En, "osaka-table", "as coins", "take coins"),
    (Language::En, "osaka", "insure nothing", "no insurance"),
    (Language::En, "osaka", "lay down", "pay"),
    (Language::En, "osaka", "the lot", "at random"),
    (Language::En, "osaka-table", "buy the market", "buy goods"),
    (Language::De, "dschunke", "Versetzen", "Verschieben"),
    (Language::De, "edo", "verschiebt", "versetzt"),
    (Language::De, "dschunke", "Extraaktion", "Zusatzaktion"),
    (Language::De, "dschunke", "Lage", "Schicht"),
    (Language::De, "dschunke", "Zusatzkarte", "Zusatzaktion"),
    (Language::De, "dschunke", "Lademeister", "Kaufmann fürs Aufladen"),
    (Language::De, "dschunke", "Geldwechsler", "Kaufmann fürs Versilbern"),
    (Language::De, "dschunke", "Warenhändler", "Kaufmann für Waren"),
    (Language::De, "dschunke", "versiegelt", "verdeckt"),
    (Language::De, "dschunke", "versiegeln", "verdeckt bieten"),
    (Language::De, "dschunke", "du zeigst", "du hast"),
    (Language::De, "dschunke", "Weiterziehen", "Weiterrücken"),
    (Language::De, "lesson-dschunke", "der Warenpoker", "das Warenpoker"),
    (Language::De, "lesson-dschunke", "versiegelt", "verdeckt"),
    (Language::De, "lesson-edo", "Alle Wege", "Alle Straßen"),
    (Language::Pl, "dschunke", "nazywasz", "wybierasz"),
    (Language::Pl, "dschunke", "oferta", "stawka"),
    (Language::Pl, "dschunke", "oferty", "stawki"),
    (Language::Pl, "dschunke", "oferuj", "licytuj"),
    (Language::Pl, "dschunke", "w ofercie", "w stawce"),
    (Language::Pl, "dschunke", "zapieczętuj", "licytuj"),
    (Language::Pl, "dschunke", "zapieczętowana", "zakryta"),
    (Language::Pl, "dschunke", "targ", "rynek"),
    (Language::Pl, "dschunke", "wolne rozłożenie", "swobodne rozstawienie"),
    (Language::Pl, "dschunke", "pierwszy gracz", "osoba rozpoczynająca"),
    (Language::Pl, "dschunke", "pierwszego gracza", "osoby rozpoczynającej"),
    (Language::Pl, "dschunke", "karta dodatkowa", "akcja dodatkowa"),
    (Language::Pl, "dschunke", "dodatkowa akcja", "akcja dodatkowa"),
    (Language::Pl, "dschunke", "dodatkowej akcji", "akcji dodatkowej"),
    (Language::Pl, "dschunke", "figura", "pionek"),
    (Language::Pl, "dschunke", "figury", "pionki"),
    (Language::Pl, "edo", "pola drogi", "rozdroża"),
    (Language::De, "", "Startspieler", "Startperson"),
    (Language::De, "edo", "Waldstück", "Holzfeld"),
    (Language::De, "edo", "Steinbruch", "Steinfeld"),
    (Language::De, "edo", "Flussübergang", "Flussfeld"),
    (Language::De, "edo", "Tor", "Grenzposten"),
    (Language::De, "lesson-edo", "Wald", "Holzfeld"),
    (Language::De, "lesson-edo", "Steinbruch", "Steinfeld"),
    (Language::De, "edo-note", "die Liste", "the columns"),
    (Language::De, "edo", "Beistand", "Unterstützung"),
    (Language::De, "edo", "versiegelt", "bestätigt"),
    (Language::De, "edo", "versiegeln", "bestätigen"),
    (Language::De, "lesson-edo", "versiegle", "bestätige"),
    (Language::De, "edo", "Palastausbau", "Palast-Ausbau"),
    (Language::De, "edo", "heimische Waren", "heimische Ware"),
    (Language::De, "edo", "fremde Waren", "fremde Ware"),
    (Language::De, "edo", "Stadtertrag", "Ertrag einer Stadt"),
    (Language::De, "edo", "Weitblick", "Handel"),
    (Language::De, "edo", "führt den Händler", "zieht den Händler"),
    (Language::De, "edo", "abzugeben", "abzuwerfen"),
    (Language::De, "edo", "abgibst", "abwirfst"),
    (Language::De, "edo-note", "auf der Karte", "auf dem Spielplan"),
    (Language::De, "edo", "Macht", "Punkte"),
    (Language::Pl, "edo", "zapieczętuj", "zatwierdź"),
    (Language::Pl, "edo", "zapieczętowany", "zatwierdzony"),
    (Language::Pl, "lesson-edo", "zapieczętuj", "zatwierdź"),
    (Language::Pl, "edo", "Przewidywanie", "Handel"),
    (Language::Pl, "edo", "żeton", "kafelek"),
    (Language::Pl, "edo", "mapa", "plansza"),
    (Language::Pl, "edo", "mapie", "planszy"),
    (Language::Pl, "edo", "mapę", "planszę"),
    (Language::Pl, "edo", "prowadzi handlarza", "przesuwa handlarza"),
    (Language::Pl, "edo", "Władza", "Punkty"),
    (Language::Pl, "lesson-edo", "lesie", "polu drewna"),
    (Language::Pl, "edo", "ryże", "ryżu"),
    (Language::Pl, "edo", "ryżowe", "ryżu"),
    (Language::Pl, "edo", "kamieniołom", "pole kamienia"),
    (Language::Pl, "edo", "przeprawa", "pole rzeki"),
    (Language::Pl, "edo", "las", "pole drewna"),
    (Language::Pl, "", "gracz rozpoczynający", "osoba rozpoczynająca"),
    (Language::En, "dschunke", "look through", "search"),
    (Language::En, "dschunke", "looks through", "searches"),
    (Language::En, "dschunke", "extra card", "extra action"),
    (Language::En, "dschunke", "free set-up", "free setup"),
    (Language::En, "dschunke", "you show", "you have"),
    (Language::En, "dschunke", "the lot", "at random"),
    (Language::En, "dschunke", "laid open", "face up"),
    (Language::En, "dschunke", "greens", "vegetables"),
    (Language::En, "edo", "seal the plan", "confirm the plan"),
    (Language::En, "edo", "plan sealed", "plan confirmed"),
    (Language::En, "lesson-edo", "seal the plan", "confirm the plan"),
    (Language::En, "edo", "goods from home", "home goods"),
    (Language::En, "edo", "Foresight", "Trade"),
    (Language::En, "edo", "leads the merchant", "moves the merchant"),
    (Language::En, "edo", "asked for", "not now"),
    (Language::En, "edo", "of nobody", "of an unused colour"),
    (Language::En, "edo", "forest", "wood field"),
    (Language::En, "edo", "quarry", "stone field"),
    (Language::En, "edo", "river crossing", "river space"),
    (Language::En, "lesson-edo", "forest", "wood field"),
    (Language::En, "lesson-edo", "quarry", "stone field"),
    (Language::En, "edo-note", "the list", "the columns"),
    (Language::En, "", "he", "the role"),
    (Language::En, "", "him", "the role"),
];

#[test]
fn no_text_uses_a_word_that_another_one_replaces() {
    for &(language, prefix, word, instead) in WRONG {
        for (id, text) in messages(language).iter().filter(|(id, _)| id.starts_with(prefix)) {
            assert!(!has_word(text, word), "{language} {id}: not {word:?} but {instead:?}: {text}");
        }
    }
    let his = messages(Language::En);
    let his: Vec<_> = his.iter().filter(|(_, text)| has_word(text, "his")).collect();
    assert!(his.is_empty(), "{his:?}");
}

/// Whether a text contains these words as whole words, in any case.
fn has_word(text: &str, word: &str) -> bool {
    let (text, word) = (text.to_lowercase(), word.to_lowercase());
    text.match_indices(&word).any(|(start, _)| {
        let before = text[..start].chars().next_back();
        let after = text[start + word.len()..].chars().next();
        let is_letter = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
        !is_letter(before) && !is_letter(after)
    })
}

#[test]
fn the_board_and_the_secret_plan_have_different_names_in_german() {
    let rule = rule(Language::De, "edo", "E4.4");
    assert!(rule.contains("Auf den Spielplan können nur eigene"), "{rule}");
    assert!(!rule.contains("Plan können") || rule.contains("Spielplan können"), "{rule}");
    assert!(self::rule(Language::De, "edo", "E4.2").starts_with("Ein Plan besteht"));
}

#[test]
fn a_space_and_the_line_to_it_have_different_names() {
    for (language, space, line) in [
        (Language::De, "Wegfeld", "Straßen"),
        (Language::En, "path space", "roads"),
        (Language::Pl, "rozdro", "drog"),
    ] {
        for id in ["E1.5", "E2.2", "J1.2"] {
            let text = rule(language, "edo", id);
            assert!(text.contains(space), "{language} {id}: {text}");
        }
        for id in ["E1.5", "J1.6"] {
            let text = rule(language, "edo", id);
            assert!(text.contains(line), "{language} {id}: {text}");
        }
        let words = Words::new(language);
        let drawn = words.say("edo-table-space-road", &[("number", 1.into())]);
        assert!(drawn.contains(space), "{drawn}");
    }
}

#[test]
fn a_kind_that_has_run_out_is_named_in_good_grammar() {
    for (language, sentences) in [
        (
            Language::De,
            [
                "Es ist kein Reis mehr da.",
                "Es ist kein Fisch mehr da.",
                "Es ist kein Gemüse mehr da.",
                "Es sind keine Gewürze mehr da.",
            ],
        ),
        (
            Language::En,
            [
                "There is no rice left.",
                "There is no fish left.",
                "There are no vegetables left.",
                "There are no spices left.",
            ],
        ),
        (
            Language::Pl,
            ["Nie ma już ryżu.", "Nie ma już ryb.", "Nie ma już warzyw.", "Nie ma już przypraw."],
        ),
    ] {
        for (good, sentence) in ["white", "brown", "purple", "orange"].into_iter().zip(sentences) {
            let said = refusal(language, "exhausted", good);
            assert!(said.starts_with(sentence), "{said}");
        }
    }
}

#[test]
fn goods_that_a_hand_lacks_are_named_in_good_grammar() {
    for (language, good, sentence) in [
        (Language::De, "brown", "Du hast keinen Fisch auf der Hand."),
        (Language::De, "purple", "Du hast kein Gemüse auf der Hand."),
        (Language::De, "orange", "Du hast keine Gewürze auf der Hand."),
        (Language::En, "white", "You have no rice to give."),
        (Language::Pl, "white", "Nie masz na ręce ryżu."),
    ] {
        let said = refusal(language, "not_in_hand", good);
        assert!(said.starts_with(sentence), "{said}");
    }
}

#[test]
fn the_winner_of_an_s_is_told_of_the_money_of_the_last_round() {
    for (language, money) in
        [(Language::De, "3 Yüan"), (Language::En, "3 yuan"), (Language::Pl, "3 juany")]
    {
        let words = Words::new(language);
        let asked = |last: bool| {
            words.decision("dschunke", &json!({ "decision": "prize", "last": last }), "Anna")
        };
        assert!(asked(true).contains(money), "{}", asked(true));
        assert!(!asked(false).contains(money), "{}", asked(false));
        let led = |last: &str| words.say("dschunke-table-lead-prize", &[("last", last.into())]);
        assert!(led("true").contains(money), "{}", led("true"));
        assert!(!led("false").contains(money), "{}", led("false"));
    }
}

#[test]
fn the_free_set_up_names_the_neighbour_on_the_right() {
    for (language, right) in [
        (Language::De, "rechts von dir"),
        (Language::En, "on your right"),
        (Language::Pl, "prawej"),
    ] {
        let words = Words::new(language);
        let asked = words.decision("dschunke", &json!("lay"), "Anna");
        let ruling = words.say("dschunke-ruling-DR-2-answer", &[]);
        for text in [rule(language, "dschunke", "DV.2"), ruling, asked] {
            assert!(text.contains(right), "{language}: {text}");
        }
    }
}

#[test]
fn the_rules_of_special_cards_name_the_card() {
    for language in Language::ALL {
        let words = Words::new(language);
        for (id, card) in [("D6.7", "load-one"), ("D6.9", "take-goods"), ("D6.10", "move")] {
            let name = words.say(&format!("dschunke-word-{card}"), &[]);
            let text = rule(language, "dschunke", id);
            assert!(text.contains(&name), "{language} {id}: {name:?} in {text}");
        }
    }
    for (language, cash, bonus) in [
        (Language::De, "„Versilbern“", "Die Bonuskarte mit"),
        (Language::En, "“cash in” card", "The bonus card of"),
        (Language::Pl, "„spieniężenie”", "Karta premii za"),
    ] {
        assert!(rule(language, "dschunke", "D6.8").contains(cash));
        for id in ["D6.11", "D6.12"] {
            let text = rule(language, "dschunke", id);
            assert!(text.starts_with(bonus), "{text}");
        }
    }
}

#[test]
fn a_tie_is_won_by_more_goods_cards() {
    for (language, more) in
        [(Language::De, "mehr"), (Language::En, "more"), (Language::Pl, "więcej")]
    {
        let text = rule(language, "dschunke", "D10.4");
        assert!(text.contains(more), "{text}");
    }
}

fn rule(language: Language, game: &str, id: &str) -> String {
    Words::new(language).rule(game, id).unwrap().text.join(" ")
}

fn refusal(language: Language, code: &str, good: &str) -> String {
    let args = json!({ "good": good });
    let failure = Failure { code: code.to_owned(), rule: None, args };
    Words::new(language).failure("dschunke", &failure, &[])
}
