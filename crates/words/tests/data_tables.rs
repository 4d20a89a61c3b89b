//! Component data as tables: every entry in every language, numbered as on the table.

use higaki_dschunke::Dschunke;
use higaki_edo::Edo;
use higaki_osaka::Osaka;
use higaki_table::{ComponentTables, Game, Provenance};
use higaki_words::{DataText, Language, TableText, Words};
use serde_json::Value;
use std::collections::BTreeSet;

fn built_in<G: Game>() -> ComponentTables {
    G::component_tables(G::INFO.rules_version, &G::Options::default()).unwrap().unwrap()
}

/// The built-in data after a change.
fn changed<G: Game>(game: &str, change: impl FnOnce(&mut Value)) -> ComponentTables {
    let mut data: Value =
        serde_json::from_str(&crate::support::file(&format!("games/{game}/data.json"))).unwrap();
    change(&mut data);
    let options = serde_json::from_value(serde_json::json!({ "data": data })).unwrap();
    G::component_tables(G::INFO.rules_version, &options).unwrap().unwrap()
}

fn all() -> [(&'static str, ComponentTables); 2] {
    [("dschunke", built_in::<Dschunke>()), ("edo", built_in::<Edo>())]
}

fn table<'a>(data: &'a DataText, name: &str) -> &'a TableText {
    data.tables.iter().find(|table| table.name == name).unwrap()
}

fn row(data: &DataText, name: &str, index: usize) -> Vec<String> {
    table(data, name).rows[index].iter().map(|cell| cell.text.clone()).collect()
}

#[test]
fn every_entry_is_in_a_table_that_knows_it() {
    for (game, data) in all() {
        let cells = data.tables.iter().flat_map(|table| table.rows.iter().flatten());
        let shown: BTreeSet<usize> = cells.filter_map(|cell| cell.entry).collect();
        for (place, entry) in data.entries.iter().enumerate() {
            assert!(shown.contains(&place), "{game}: {}", entry.path);
        }
        assert!(data.tables.iter().all(|table| table.name != "other"), "{game}");
    }
    assert_eq!(Osaka::component_tables(Osaka::INFO.rules_version, &Default::default()), Ok(None));
}

#[test]
fn tables_are_whole_and_in_words_in_every_language() {
    for (game, data) in all() {
        for language in Language::ALL {
            let text = Words::new(language).data_text(game, &data);
            for table in &text.tables {
                let name = &table.name;
                assert!(!table.sources.is_empty(), "{language} {name}");
                for row in &table.rows {
                    assert_eq!(row.len(), table.columns.len(), "{language} {name}: {row:?}");
                }
                let cells = table.rows.iter().flatten().map(|cell| &cell.text);
                for said in cells.chain(&table.columns).chain([&table.caption]) {
                    let raw =
                        [&format!("{game}-"), "{", "[", "_"].iter().any(|raw| said.contains(*raw));
                    assert!(!said.is_empty() && !raw, "{language} {name}: {said:?}");
                }
            }
        }
    }
}

/// A selector of a translation that matches nothing gives several rows the same name.
#[test]
fn as_many_rows_differ_by_name_in_every_language() {
    for (game, data) in all() {
        let names = |language: Language| -> Vec<(String, usize)> {
            let text = Words::new(language).data_text(game, &data);
            let distinct = |table: &TableText| {
                let names: BTreeSet<&str> =
                    table.rows.iter().map(|row| row[0].text.as_str()).collect();
                (table.name.clone(), names.len())
            };
            text.tables.iter().map(distinct).collect()
        };
        for language in Language::ALL {
            assert_eq!(names(language), names(Language::En), "{language}");
        }
    }
}

#[test]
fn captions_columns_and_notes_are_translated() {
    for (game, data) in all() {
        let english = Words::new(Language::En).data_text(game, &data);
        for language in [Language::De, Language::Pl] {
            let text = Words::new(language).data_text(game, &data);
            for (table, english) in text.tables.iter().zip(&english.tables) {
                assert_ne!(table.caption, english.caption, "{language}");
                for (source, english) in table.sources.iter().zip(&english.sources) {
                    assert_ne!(source.label, english.label, "{language}");
                    assert_ne!(source.note, english.note, "{language}: no translation");
                }
            }
        }
    }
}

#[test]
fn each_provenance_is_counted_by_itself() {
    for (game, data) in all() {
        let text = Words::new(Language::En).data_text(game, &data);
        let count = |provenance: Provenance| {
            data.entries.iter().filter(|entry| entry.provenance == provenance).count()
        };
        let heads = ["Printed", "Sourced", "Inferred", "Reconstructed"];
        for (head, provenance) in heads.into_iter().zip(Provenance::ALL) {
            let head = format!("{head} ({}):", count(provenance));
            assert!(text.provenance.iter().any(|text| text.starts_with(&head)), "{game}: {head}");
        }
    }
    // Only two entries of Dschunke stand in the printed rules; reports of players are counted
    // separately.
    let dschunke = built_in::<Dschunke>();
    let of =
        |provenance| dschunke.entries.iter().filter(move |entry| entry.provenance == provenance);
    assert_eq!(of(Provenance::Printed).count(), 2);
    assert!(of(Provenance::Printed).all(|entry| entry.note.contains("printed rules")));
    assert_eq!(of(Provenance::Sourced).count(), 15);
}

#[test]
fn dschunke_counts_rounds_and_cards_from_one() {
    let data = built_in::<Dschunke>();
    let german = Words::new(Language::De).data_text("dschunke", &data);
    let round_5 = row(&german, "helpers", 4);
    assert_eq!((round_5[0].as_str(), round_5[3].as_str()), ("5", "Y: Yüan angeben"));
    assert_eq!(row(&german, "market", 0), ["1", "1", "2", "S", "4"]);
    let polish = Words::new(Language::Pl).data_text("dschunke", &data);
    let purple = row(&polish, "start", 2);
    assert_eq!(
        purple,
        ["fioletowa dżonka", "załadunek", "niebieski, zielony", "niebieski, zielony"]
    );
    let english = Words::new(Language::En).data_text("dschunke", &data);
    assert_eq!(row(&english, "bonus", 3), ["4", "brown junk", "purple junk"]);
    assert_eq!(row(&english, "helpers", 0)[2], "load 1 strip");
}

#[test]
fn edo_names_actions_goods_and_places() {
    // The figures come from the file.
    let data = changed::<Edo>("edo", |data| {
        data["building_costs"]["value"]["house"] = serde_json::json!({ "wood": 3, "ryo": 2 });
        data["cards"]["A"]["value"][1] =
            serde_json::json!({ "action": "money", "amount": 5, "officials": 2 });
    });
    let english = Words::new(Language::En).data_text("edo", &data);
    assert_eq!(row(&english, "prices", 0), ["house", "3 wood, 2 Ryo", "1", "1"]);
    assert_eq!(row(&english, "cards", 1), ["A", "Money", "2", "5 Ryo"]);
    let german = Words::new(Language::De).data_text("edo", &data);
    assert_eq!(row(&german, "prices", 0), ["Haus", "3 Holz, 2 Ryo", "1", "1"]);
    assert_eq!(row(&german, "map-A", 0)[..2], ["EDO", "Edo"]);
    let polish = Words::new(Language::Pl).data_text("edo", &data);
    assert_eq!(row(&polish, "prices", 0), ["dom", "3 drewna, 2 ryo", "1", "1"]);
    let rice = table(&polish, "map-A").rows.iter().find(|row| row[0].text == "RI1").unwrap();
    assert_eq!(rice[1].text, "pole ryżu 1");
    assert!(rice[2].text.split(", ").count() > 1, "{}", rice[2].text);
}

#[test]
fn own_data_is_shown_with_its_own_notes() {
    let data = changed::<Dschunke>("dschunke", |data| {
        data["market"][4]["value"]["white"] = 3.into();
        data["market"][4]["value"]["orange"] = "S".into();
        data["market"][4]["source"] = "printed".into();
        data["market"][4]["note"] = "Read off \u{1b}[2Jthe card.".into();
    });
    let german = Words::new(Language::De).data_text("dschunke", &data);
    assert_eq!(row(&german, "market", 4), ["5", "3", "1", "2", "S"]);
    let market = table(&german, "market");
    let source = market.rows[4][1].source.map(|source| &market.sources[source - 1]).unwrap();
    assert_eq!(
        (source.label.as_str(), source.note.as_str()),
        ("gedruckt", "Read off [2Jthe card.")
    );
}

#[test]
fn an_entry_that_no_table_knows_is_listed_all_the_same() {
    let mut data = built_in::<Dschunke>();
    data.entries
        .push(higaki_table::DataEntry { path: "sails".to_owned(), ..data.entries[0].clone() });
    let layout = higaki_table::Layout::new(&data.entries);
    let other = || higaki_table::Phrase::plain("Other");
    let tables = layout.finish(other(), [other(), other()]);
    let rows: Vec<_> = tables[0].rows.iter().map(|row| row[0].phrase.clone()).collect();
    assert!(rows.contains(&higaki_table::Phrase::plain("sails")), "{rows:?}");
}
