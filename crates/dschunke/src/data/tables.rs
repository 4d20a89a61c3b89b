//! The data as tables for people.

use higaki_table::{DataCell, DataEntry, DataTable, Found, Layout, Phrase};
use serde_json::{Value, json};

/// Every entry of the data in a table, numbered as on the board.
pub(super) fn tables(entries: &[DataEntry]) -> Vec<DataTable> {
    let mut layout = Layout::new(entries);
    helpers(&mut layout);
    market(&mut layout);
    start(&mut layout);
    bonus(&mut layout);
    layout.finish(caption("other"), [column("entry"), column("value")])
}

fn caption(name: &str) -> Phrase {
    Phrase::say(format!("dschunke-data-{name}"), &[])
}

fn column(name: &str) -> Phrase {
    Phrase::say(format!("dschunke-column-{name}"), &[])
}

fn columns(names: &[&str]) -> Vec<Phrase> {
    names.iter().map(|name| column(name)).collect()
}

fn number(index: usize) -> Phrase {
    Phrase::plain((index + 1).to_string())
}

fn junk(value: &Value) -> Phrase {
    Phrase::say("dschunke-junk", &[("junk", value.clone())])
}

/// D1.6: the fields of both rows and the events, by round.
fn helpers(layout: &mut Layout<'_>) {
    let parts = ["helpers.upper", "helpers.lower", "events"].map(|path| layout.list(path));
    let rounds = parts.iter().map(Vec::len).max().unwrap_or(0);
    let rows = (0..rounds).map(|round| {
        let [upper, lower, event] = parts.each_ref().map(|part| part.get(round));
        vec![
            DataCell::name(number(round)),
            upper.map_or_else(DataCell::nothing, field),
            lower.map_or_else(DataCell::nothing, field),
            event.map_or_else(DataCell::nothing, occasion),
        ]
    });
    let columns = columns(&["round", "upper", "lower", "event"]);
    layout.table("helpers", caption("helpers"), columns, rows.collect());
}

/// `load 2` or `goods`: an action, and its size if the field shows one.
fn field(found: &Found<'_>) -> DataCell {
    let text = found.value.as_str().unwrap_or_default();
    let (action, size) = text.split_once(' ').unwrap_or((text, "0"));
    let size: u8 = size.parse().unwrap_or(0);
    found.cell(Phrase::say("dschunke-field", &[("action", json!(action)), ("size", json!(size))]))
}

fn occasion(found: &Found<'_>) -> DataCell {
    if found.value.is_null() {
        return found.cell(Phrase::NOTHING);
    }
    found.cell(Phrase::say("dschunke-occasion", &[("event", found.value.clone())]))
}

/// D1.5: the offers of each card by kind of goods.
fn market(layout: &mut Layout<'_>) {
    const GOODS: [&str; 4] = ["white", "brown", "purple", "orange"];
    let cards = layout.list("market");
    let rows = cards.iter().enumerate().map(|(index, card)| {
        let goods = GOODS.map(|good| card.cell(Phrase::raw(&card.value[good])));
        [vec![DataCell::name(number(index))], goods.into()].concat()
    });
    let rows = rows.collect();
    let columns = columns(&["card", "white", "brown", "purple", "orange"]);
    layout.table("market", caption("market"), columns, rows);
}

/// D2.2: merchants and strips at the start, junk by junk round the ring.
fn start(layout: &mut Layout<'_>) {
    let Some(ring) = layout.entry("ring") else { return };
    let merchants = ["load", "cash", "goods"].map(|action| {
        let found = layout.entry(&format!("merchants.{action}"));
        found.map(|found| (action, found))
    });
    let mut rows = Vec::new();
    for place in ring.items() {
        let word = place.as_str().unwrap_or_default();
        let here = merchants.iter().flatten().find(|(_, found)| found.value == place);
        let merchant = here.map_or_else(DataCell::nothing, |(action, found)| {
            found.cell(Phrase::say(
                "dschunke-field",
                &[("action", json!(action)), ("size", json!(0))],
            ))
        });
        let strips = ["3", "4"].map(|players| {
            let found = layout.entry(&format!("strips.{players}.{word}"));
            found.map_or_else(DataCell::nothing, |found| {
                let colours = found
                    .items()
                    .iter()
                    .map(|colour| Phrase::say("dschunke-strip", &[("colour", colour.clone())]));
                found.cell(Phrase::List(colours.collect()))
            })
        });
        rows.push([vec![ring.cell(junk(place)), merchant], strips.into()].concat());
    }
    let columns = columns(&["junk", "merchant", "strips-3", "strips-4"]);
    layout.table("start", caption("start"), columns, rows);
}

/// D6.12: the junks that the bonuses of 12 ask for.
fn bonus(layout: &mut Layout<'_>) {
    let cards = layout.list("bonus");
    let rows = cards.iter().enumerate().map(|(index, card)| {
        let [five, two] = ["five", "two"].map(|field| card.cell(junk(&card.value[field])));
        vec![DataCell::name(number(index)), five, two]
    });
    let rows = rows.collect();
    layout.table("bonus", caption("bonus"), columns(&["card", "five", "two"]), rows);
}
