//! Sizes of updates in several encodings, on the recorded games of `games/*/fixtures`.
//!
//! ```text
//! cargo run --release -p higaki-protocol --example encodings
//! ```
//!
//! Every viewer of every choice counts as one update. All columns contain the same head and the same
//! happenings, and differ in the encoding of the status. ADR 18 has the table.

use higaki_catalogue::{AllGames, Games, Playable};
use higaki_protocol::{
    Actor, Clocks, GameStatus, Happening, Numbered, Owed, UpdateFrame, write_delta,
};
use higaki_table::{IndexedJson, JsonText, Record, Seat, Viewer};
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::error::Error;
use std::path::Path;

const ENCODINGS: [&str; 10] = [
    "whole, choices as data",
    "whole",
    "sections",
    "JSON Patch",
    "Merge Patch",
    "delta",
    "delta, MessagePack",
    "delta, choices as data",
    "of the delta: choices",
    "without status",
];

fn main() -> Result<(), Box<dyn Error>> {
    println!("| | updates | {} |", ENCODINGS.join(" | "));
    println!("|---|---|{}", "---|".repeat(ENCODINGS.len()));
    for (game, players) in [
        ("osaka", 2),
        ("osaka", 3),
        ("osaka", 4),
        ("dschunke", 3),
        ("dschunke", 4),
        ("edo", 2),
        ("edo", 3),
        ("edo", 4),
        ("edo", 5),
    ] {
        let (mut sums, mut updates) = ([0; ENCODINGS.len()], 0);
        for record in records(game)?.iter().filter(|record| record.players == players) {
            measure(record, &mut sums, &mut updates)?;
        }
        let means = sums.map(|sum| format!("{:.0}", f64::from(sum) / f64::from(updates)));
        println!("| {game} {players} | {updates} | {} |", means.join(" | "));
    }
    Ok(())
}

fn records(game: &str) -> Result<Vec<Record>, Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game);
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(folder.join("fixtures"))? {
        paths.extend(Some(entry?.path()).filter(|path| path.is_file()));
    }
    paths.sort();
    paths.iter().map(|path| Ok(std::fs::read_to_string(path)?.parse()?)).collect()
}

fn measure(record: &Record, sums: &mut [u32], updates: &mut u32) -> Result<(), Box<dyn Error>> {
    let beginning = Record { lines: Vec::new(), peeks: 0, outcome: None, ..record.clone() };
    let mut table = AllGames.restore(&beginning)?;
    let mut clocks =
        Clocks { at: 1_800_000_000_000, left: vec![600_000; record.players], running: Vec::new() };
    let viewers: Vec<Viewer> = Viewer::all(record.players).collect();
    let mut before = Vec::new();
    for viewer in &viewers {
        before.push(Status::new(&*table, *viewer, &clocks)?);
    }
    for line in &record.lines {
        let played = table.play_recorded(line)?;
        clocks.at += 4_321;
        clocks.left[line.seat.index()] -= 1_234;
        clocks.running = table.owing().iter().map(|seat| seat.index() as u8).collect();
        for ((viewer, before), events) in viewers.iter().zip(&mut before).zip(played.seen) {
            let after = Status::new(&*table, *viewer, &clocks)?;
            let frame = frame(*viewer, line.seat, table.len() as u32, events);
            *updates += 1;
            for (sum, size) in sums.iter_mut().zip(sizes(&frame, before, &after)?) {
                *sum += u32::try_from(size)?;
            }
            *before = after;
        }
    }
    Ok(())
}

/// The sizes of one update, in the order of `ENCODINGS`.
fn sizes(
    frame: &Value,
    before: &Status,
    after: &Status,
) -> Result<[usize; ENCODINGS.len()], Box<dyn Error>> {
    let head = frame.to_string().len();
    // The comma and the name of the field in front of the status.
    let with = |status: &Value| head + r#","change":"#.len() + status.to_string().len();
    let (old, new) = (&before.with_texts, &after.with_texts);
    let delta = delta(old, new)?;
    let mut binary = frame.clone();
    binary["change"] = delta.clone();
    Ok([
        with(&after.with_data),
        with(new),
        with(&sections(old, new)),
        with(&json!(json_patch::diff(old, new))),
        with(&merge_patch(old, new)),
        with(&delta),
        rmp_serde::to_vec(&binary)?.len(),
        with(&self::delta(&before.with_data, &after.with_data)?),
        delta.get("choices").map_or(0, |choices| choices.to_string().len()),
        head,
    ])
}

fn delta(old: &Value, new: &Value) -> Result<Value, Box<dyn Error>> {
    let mut delta = Vec::new();
    let indexed = |value: &Value| IndexedJson::parse(value.to_string().as_bytes());
    write_delta(&indexed(old), &indexed(new), &mut delta);
    Ok(serde_json::from_slice(&delta)?)
}

/// The status of the game for a viewer.
struct Status {
    /// With choices in notation, as the server sends it.
    with_texts: Value,
    /// With each choice in notation and as data.
    with_data: Value,
}

impl Status {
    fn new(
        table: &dyn Playable,
        viewer: Viewer,
        clocks: &Clocks,
    ) -> Result<Status, Box<dyn Error>> {
        let owing = table.owing();
        let chooser = viewer.seat().filter(|seat| owing.contains(*seat));
        let choices = chooser.map(|seat| table.choices(seat)).unwrap_or_default();
        let owed = |one: higaki_table::Deciding| Owed {
            seat: one.seat.index() as u8,
            decision: one.decision,
        };
        let status = GameStatus {
            moves: table.len() as u32,
            public_moves: table.len() as u32,
            view: table.view(viewer),
            deciding: table.deciding().into_iter().map(owed).collect(),
            choices: choices.iter().map(|line| line.text.clone()).collect(),
            may_undo: viewer.seat().is_some_and(|seat| table.may_take_back(seat)),
            may_redo: false,
            offer: None,
            clocks: Some(clocks.clone()),
            outcome: None,
            breakdown: None,
        };
        let with_texts = serde_json::to_value(status)?;
        let mut with_data = with_texts.clone();
        with_data["choices"] = json!(choices);
        Ok(Status { with_texts, with_data })
    }
}

/// An update without its status.
fn frame(viewer: Viewer, seat: Seat, moves: u32, events: JsonText) -> Value {
    let happening = Happening::Played {
        seat: seat.index() as u8,
        by: Actor::Person,
        moves,
        again: false,
        events,
    };
    let number = u64::from(moves) + 3;
    let update = UpdateFrame {
        table: "AAECAwQFBgcICQoLDA0ODw".to_owned(),
        seat: viewer.seat().map(|seat| seat.index() as u8),
        number,
        happenings: vec![Numbered { number, at: 1_800_000_000_000, happening }],
        about: None,
        change: None,
        game: None,
    };
    tagged("update", &update)
}

fn tagged(kind: &str, frame: &impl Serialize) -> Value {
    let mut value = json!(frame);
    value["type"] = kind.into();
    value
}

/// Merge patch of RFC 7396.
fn merge_patch(before: &Value, after: &Value) -> Value {
    let (Value::Object(before), Value::Object(after)) = (before, after) else {
        return after.clone();
    };
    let mut patch = Map::new();
    for name in before.keys().filter(|name| !after.contains_key(*name)) {
        patch.insert(name.clone(), Value::Null);
    }
    for (name, value) in after {
        match before.get(name) {
            Some(old) if old == value => {}
            Some(old) => drop(patch.insert(name.clone(), merge_patch(old, value))),
            None => drop(patch.insert(name.clone(), value.clone())),
        }
    }
    Value::Object(patch)
}

/// The fields of the status and of the view that changed, each as a whole.
fn sections(before: &Value, after: &Value) -> Value {
    let changed = |before: &Value, after: &Value| -> Map<String, Value> {
        let fields = after.as_object().into_iter().flatten();
        let changed = fields.filter(|(name, value)| before.get(name) != Some(value));
        changed.map(|(name, value)| (name.clone(), value.clone())).collect()
    };
    let mut sections = changed(before, after);
    sections.insert("view".to_owned(), changed(&before["view"], &after["view"]).into());
    sections.into()
}
