//! Choices in notation and as data, for the client, which reads the notation itself.

use higaki_catalogue::{AllGames, GameId, Games};
use higaki_table::{JsonText, Record};
use higaki_testkit::generated;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Samples of each form of a choice.
const SAMPLES: usize = 3;

/// The form of a choice: its data without numbers and names of components.
fn form(text: &str, choice: &Value) -> String {
    let verb = text.split(' ').next().unwrap_or_default();
    let fields = choice.as_object().into_iter().flatten();
    let fields = fields.map(|(name, value)| match value {
        Value::Array(items) => format!("{name}: {} items", items.len().min(2)),
        Value::Null => format!("{name}: null"),
        _ => name.clone(),
    });
    format!("{verb} {}", fields.collect::<Vec<_>>().join(", "))
}

/// All choices that were listed in the recorded games, a few of each form.
fn samples(game: GameId) -> BTreeMap<String, BTreeMap<String, Value>> {
    let mut samples: BTreeMap<String, BTreeMap<String, Value>> = BTreeMap::new();
    for record in generated::read_all(&format!("games/{}/fixtures", game.name())) {
        let record: Record = record.parse().expect("fixtures are records");
        let beginning = Record { lines: Vec::new(), peeks: 0, outcome: None, ..record.clone() };
        let mut table = AllGames.restore(&beginning).expect("fixtures can be replayed");
        for line in &record.lines {
            for choice in table.owing().iter().flat_map(|seat| table.choices(seat)) {
                let data = JsonText::to_value(&choice.choice);
                let known = samples.entry(form(&choice.text, &data)).or_default();
                if known.len() < SAMPLES {
                    known.insert(choice.text, data);
                }
            }
            table.play_recorded(line).expect("fixtures can be replayed");
        }
    }
    samples
}

#[test]
fn the_client_has_samples_of_every_form_of_a_choice() {
    let games = GameId::ALL.map(|game| {
        let samples = samples(game).into_values().flatten();
        let lines: Vec<String> = samples
            .map(|(text, choice)| json!({ "text": text, "choice": choice }).to_string())
            .collect();
        assert!(lines.len() > 20, "{} choices", lines.len());
        format!("  \"{}\": [\n    {}\n  ]", game.name(), lines.join(",\n    "))
    });
    generated::renew("web/src/games/choices.json", &format!("{{\n{}\n}}\n", games.join(",\n")));
}
