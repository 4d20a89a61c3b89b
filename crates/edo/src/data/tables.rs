//! The data as tables for people.

mod map;

use higaki_table::{DataCell, DataEntry, DataTable, Found, Layout, Phrase};
use serde_json::{Value, json};

/// Every entry of the data in a table, numbered as on the table.
pub(super) fn tables(entries: &[DataEntry]) -> Vec<DataTable> {
    let mut layout = Layout::new(entries);
    prices(&mut layout);
    cards(&mut layout);
    special_cards(&mut layout);
    merchant_cards(&mut layout);
    packages(&mut layout);
    gifts(&mut layout);
    yields(&mut layout);
    income_tiles(&mut layout);
    numbers(&mut layout);
    wishes(&mut layout);
    counted(&mut layout, "privileges", "edo-privilege", &["privilege", "does", "tiles"]);
    counted(&mut layout, "place_tiles", "edo-place", &["place", "tiles"]);
    for side in ["A", "B"] {
        map::side(&mut layout, side);
    }
    layout.finish(caption("other"), [column("entry"), column("value")])
}

fn caption(name: &str) -> Phrase {
    Phrase::say(format!("edo-data-{}", name.replace('_', "-")), &[])
}

fn column(name: &str) -> Phrase {
    Phrase::say(format!("edo-column-{name}"), &[])
}

fn columns(names: &[&str]) -> Vec<Phrase> {
    names.iter().map(|name| column(name)).collect()
}

fn row_name(id: &str, word: &str) -> DataCell {
    DataCell::name(Phrase::say(id, &[("word", json!(word))]))
}

fn number(index: usize) -> Phrase {
    Phrase::plain((index + 1).to_string())
}

/// Resources and money: `2 wood, 1 rice`.
fn purse(value: &Value) -> Phrase {
    let amounts = ["rice", "wood", "stone", "ryo"].into_iter().filter_map(|thing| {
        let amount = value[thing].as_u64().filter(|amount| *amount > 0)?;
        Some(amount_of(thing, amount))
    });
    Phrase::List(amounts.collect())
}

fn amount_of(thing: &str, amount: u64) -> Phrase {
    let args = [("thing", json!(thing)), ("amount", json!(amount))];
    Phrase::say("edo-table-amount", &args)
}

/// E5.2, E6, E8, E11.2, J1.3: costs, points, and weights for the income.
fn prices(layout: &mut Layout<'_>) {
    let costs = layout.entry("building_costs");
    let points = layout.entry("points");
    let weights = layout.entry("income_weights");
    let of = |found: &Option<Found<'_>>, item: &str| {
        let found = found.filter(|found| !found.value[item].is_null());
        found.map_or_else(DataCell::nothing, |found| found.number(item))
    };
    let mut rows = Vec::new();
    for item in ["house", "post", "fortress"] {
        let price =
            costs.map_or_else(DataCell::nothing, |costs| costs.cell(purse(&costs.value[item])));
        rows.push(vec![row_name("edo-item", item), price, of(&points, item), of(&weights, item)]);
    }
    for (item, path) in
        [("temple", "temple_cost"), ("recruit", "recruit_cost"), ("special", "special_cost")]
    {
        let Some(price) = layout.entry(path) else { continue };
        let price = price.cell(purse(price.value));
        rows.push(vec![row_name("edo-item", item), price, of(&points, item), of(&weights, item)]);
    }
    for (item, path, thing) in [("step", "move_cost", "ryo"), ("wage", "wage", "rice")] {
        let Some(price) = layout.entry(path) else { continue };
        let price = price.cell(amount_of(thing, price.value.as_u64().unwrap_or(0)));
        rows.push(vec![
            row_name("edo-item", item),
            price,
            DataCell::nothing(),
            DataCell::nothing(),
        ]);
    }
    layout.table(
        "prices",
        caption("prices"),
        columns(&["item", "price", "points", "weight"]),
        rows,
    );
}

const FACE: [&str; 4] = ["card", "action", "officials", "each"];

/// E6 to E10: one row for each action of a card.
fn face(card: &Phrase, action: &Value, found: &Found<'_>) -> Vec<DataCell> {
    let kind = ("action", action["action"].clone());
    let amount = ("amount", action["amount"].clone());
    vec![
        DataCell::name(card.clone()),
        found.cell(Phrase::say("edo-action", std::slice::from_ref(&kind))),
        found.cell(Phrase::raw(&action["officials"])),
        found.cell(Phrase::say("edo-effect", &[kind, amount])),
    ]
}

fn cards(layout: &mut Layout<'_>) {
    let mut rows = Vec::new();
    for card in ["A", "B", "C"] {
        let Some(found) = layout.entry(&format!("cards.{card}")) else { continue };
        rows.extend(found.items().iter().map(|action| face(&Phrase::plain(card), action, &found)));
    }
    layout.table("cards", caption("cards"), columns(&FACE), rows);
}

fn special_cards(layout: &mut Layout<'_>) {
    let Some(found) = layout.entry("special_cards") else { return };
    let rows = found.items().iter().enumerate().flat_map(|(index, actions)| {
        let card = Phrase::plain(format!("S{}", index + 1));
        let actions = actions.as_array().map_or(&[][..], Vec::as_slice);
        actions.iter().map(move |action| face(&card, action, &found))
    });
    layout.table("special_cards", caption("special-cards"), columns(&FACE), rows.collect());
}

/// E9.2, E9.3: both offers of each card.
fn merchant_cards(layout: &mut Layout<'_>) {
    let Some(found) = layout.entry("merchant_cards") else { return };
    let rows = found.items().iter().enumerate().map(|(index, card)| {
        let buy = [
            ("resource", card["buy"].clone()),
            ("pieces", card["pieces"].clone()),
            ("ryo", card["ryo_each"].clone()),
        ];
        let buy = found.cell(Phrase::say("edo-purchase", &buy));
        vec![DataCell::name(number(index)), buy, found.cell(purse(&card["point"]))]
    });
    let columns = columns(&["card", "buy", "point"]);
    layout.table("merchant_cards", caption("merchant-cards"), columns, rows.collect());
}

fn packages(layout: &mut Layout<'_>) {
    let Some(found) = layout.entry("packages") else { return };
    let package = |(index, contents): (usize, &Value)| {
        vec![DataCell::name(number(index)), found.cell(purse(contents))]
    };
    let rows = found.items().iter().enumerate().map(package).collect();
    layout.table("packages", caption("packages"), columns(&["package", "contents"]), rows);
}

/// E2.4: goods on top of the start money, by number of players and place in the first round.
fn gifts(layout: &mut Layout<'_>) {
    let mut rows = Vec::new();
    if let Some(found) = layout.entry("later_seats") {
        // The list begins with the second player.
        rows.extend(gift_rows("always", found.value, 1, &found));
    }
    if let Some(found) = layout.entry("module_gifts") {
        for (module, counts) in found.fields().into_iter().flatten() {
            rows.extend(gift_rows(module, counts, 0, &found));
        }
    }
    let columns = columns(&["players", "module", "first", "second", "third", "fourth", "fifth"]);
    layout.table("gifts", caption("gifts"), columns, rows);
}

fn gift_rows(module: &str, counts: &Value, first: usize, found: &Found<'_>) -> Vec<Vec<DataCell>> {
    let counts = counts.as_object().into_iter().flatten();
    let row = |(players, gifts): (&String, &Value)| {
        let mut row =
            vec![DataCell::name(Phrase::plain(players)), row_name("edo-gift-module", module)];
        let gifts = gifts.as_array().map_or(&[][..], Vec::as_slice);
        row.resize_with(2 + first, DataCell::nothing);
        row.extend(gifts.iter().map(|gift| found.cell(purse(gift))));
        row.resize_with(7, DataCell::nothing);
        row
    };
    counts.map(row).collect()
}

/// E7.3: the yield by the number of samurai.
fn yields(layout: &mut Layout<'_>) {
    let Some(found) = layout.entry("yields") else { return };
    let last = found.items().len();
    let row = |(index, amount): (usize, &Value)| {
        let samurai =
            [("samurai", json!(index + 1)), ("last", json!((index + 1 == last).to_string()))];
        vec![DataCell::name(Phrase::say("edo-samurai", &samurai)), found.cell(Phrase::raw(amount))]
    };
    let rows = found.items().iter().enumerate().map(row).collect();
    layout.table("yields", caption("yields"), columns(&["samurai", "each"]), rows);
}

/// E11.4 to E11.6: the money of a tile, how often it is there, and how it is divided.
fn income_tiles(layout: &mut Layout<'_>) {
    let Some(found) = layout.entry("income_tiles") else { return };
    let row = |(index, tile): (usize, &Value)| {
        let mut row = vec![DataCell::name(number(index))];
        row.extend(["fund", "city", "edo"].map(|field| found.cell(Phrase::raw(&tile[field]))));
        let split = tile["split"].as_array().map_or(&[][..], Vec::as_slice);
        row.extend(split.iter().map(|shares| found.cell(Phrase::raw(shares))));
        row.resize_with(9, DataCell::nothing);
        row
    };
    let rows = found.items().iter().enumerate().map(row).collect();
    let columns = columns(&[
        "tile",
        "fund",
        "city-tiles",
        "edo-tiles",
        "one",
        "two",
        "three",
        "four",
        "five",
    ]);
    layout.table("income_tiles", caption("income-tiles"), columns, rows);
}

/// E1.2, E1.3, E8.2, E8.5, E11.7, E12.2, E12.4: single numbers.
fn numbers(layout: &mut Layout<'_>) {
    const PARTS: [(&str, &[&str]); 8] = [
        ("pieces", &["meeples", "houses", "posts", "neutral_officials", "fortresses"]),
        ("expansion_pieces", &["temples", "black_officials", "ronin_tiles"]),
        ("start_ryo", &[]),
        ("resource_limit", &[]),
        ("building_sites", &["edo", "city"]),
        ("fortress_limits", &["edo", "city"]),
        ("win_threshold", &[]),
        ("final_scoring", &["ryo_per_point", "samurai_per_point"]),
    ];
    let mut rows = Vec::new();
    for (path, fields) in PARTS {
        let Some(found) = layout.entry(path) else { continue };
        if fields.is_empty() {
            rows.push(vec![row_name("edo-number", path), found.cell(Phrase::raw(found.value))]);
        }
        for field in fields {
            rows.push(vec![
                row_name("edo-number", &format!("{path}-{field}")),
                found.number(field),
            ]);
        }
    }
    layout.table("numbers", caption("numbers"), columns(&["number", "value"]), rows);
}

/// T2: kinds and prices of the wishes.
fn wishes(layout: &mut Layout<'_>) {
    let Some(found) = layout.entry("wishes") else { return };
    let row = |(index, wish): (usize, &Value)| {
        let kind =
            found.cell(Phrase::say("edo-table-wish-kind", &[("kind", wish["kind"].clone())]));
        vec![DataCell::name(number(index)), kind, found.cell(purse(&wish["price"]))]
    };
    let rows = found.items().iter().enumerate().map(row).collect();
    layout.table("wishes", caption("wishes"), columns(&["wish", "kind", "price"]), rows);
}

/// A table with the number of tiles of each kind; with three columns also their effect.
fn counted(layout: &mut Layout<'_>, path: &str, id: &str, names: &[&str]) {
    let Some(found) = layout.entry(path) else { return };
    let row = |(word, count): (&String, &Value)| {
        let mut row = vec![row_name(id, word)];
        if names.len() > 2 {
            row.push(DataCell::name(Phrase::say(format!("{id}-does"), &[("word", json!(word))])));
        }
        row.push(found.cell(Phrase::raw(count)));
        row
    };
    let rows = found.fields().into_iter().flatten().map(row).collect();
    layout.table(path, caption(path), columns(names), rows);
}
