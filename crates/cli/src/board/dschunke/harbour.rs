//! The harbour: a line for each junk in the order of the ring.

use super::table::{PLAYER, player_columns};
use super::{form, junk_chip, seat_chip};
use crate::board::Scene;
use crate::paint::{columns, padded, padded_left};
use higaki_dschunke::{Action, Good, Junk, SeatView, StockCount, View, Worth};
use higaki_table::Seat;

/// The columns of a layer: three strips and a stroke.
const LAYER: usize = 4;
/// The strips should have room for two layers and a sign that there are more.
const STRIPS: usize = 2 * LAYER + 2;

pub(super) fn harbour(view: &View, scene: &Scene<'_>) -> Vec<String> {
    let mut rows = vec![heads(view, scene)];
    rows.extend(view.ring.map(|junk| cells(junk, view, scene)));
    let width = |column: usize| rows.iter().map(|row| columns(&row[column])).max().unwrap_or(0);
    let widths: Vec<usize> = (0..rows[0].len()).map(width).collect();
    // The strips have what is left of the line; where words are long, its gaps are narrow.
    let room = |gap: usize| {
        let taken = 1 + widths.iter().map(|width| width + gap).sum::<usize>();
        scene.paint.width().saturating_sub(taken + PLAYER * view.seats.len())
    };
    let gap = if room(2) < STRIPS { 1 } else { 2 };
    let room = room(gap);
    let strips = view.ring.map(|junk| strips(junk, room, view, scene));
    let strips = std::iter::once(last_heads(room, scene)).chain(strips);
    let numbers = player_columns(view, |seat| seat_chip(seat.seat, view, scene));
    let crates = view.ring.map(|junk| player_columns(view, |seat| crates(junk, seat, view, scene)));
    let crates = std::iter::once(numbers).chain(crates);
    let lines = rows.iter().zip(strips.zip(crates)).map(|(row, (strips, crates))| {
        let cells = row.iter().zip(&widths).map(|(cell, width)| padded(cell, width + gap));
        format!(" {}{}{crates}", cells.collect::<String>(), padded(&strips, room))
    });
    lines.collect()
}

/// The heads of the columns: no calendar while the merchants lie face down, no market once the
/// game is over, no own goods for a spectator.
fn heads(view: &View, scene: &Scene<'_>) -> Vec<String> {
    let head = |id: &str| scene.paint.dim(&scene.say(&format!("dschunke-board-{id}"), &[]));
    let mut heads = vec![head("junk"), head("merchant")];
    heads.extend((!view.calendar.is_empty()).then(|| head("calendar")));
    heads.push(head("goods"));
    heads.extend(is_market_open(view).then(|| head("market")));
    heads.extend(view.own.is_some().then(|| head("own")));
    heads
}

/// The heads of the strips and of the crates, or only the latter if there is no room for both.
fn last_heads(room: usize, scene: &Scene<'_>) -> String {
    let [strips, crates] =
        ["layers", "crates"].map(|id| scene.say(&format!("dschunke-board-{id}"), &[]));
    let strips = if columns(&strips) + columns(&crates) < room { strips } else { String::new() };
    let crates = padded_left(&crates, room.saturating_sub(columns(&strips)));
    scene.paint.dim(&format!("{strips}{crates}"))
}

/// The cells of a junk, in the order of the heads.
fn cells(junk: Junk, view: &View, scene: &Scene<'_>) -> Vec<String> {
    let mut cells = vec![junk_chip(junk, scene), merchant(junk, view, scene)];
    cells.extend((!view.calendar.is_empty()).then(|| calendar(junk, view, scene)));
    cells.push(stock(junk, view, scene));
    let of_good = |cell: &dyn Fn(Good) -> String| junk.good().map_or_else(String::new, cell);
    if is_market_open(view) {
        cells.push(of_good(&|good| offer(good, view, scene)));
    }
    if let Some(own) = &view.own {
        cells.push(of_good(&|good| match own.hand[good] {
            0 => scene.paint.dim("–"),
            count => count.to_string(),
        }));
    }
    cells
}

const fn is_market_open(view: &View) -> bool {
    view.market.is_some() && view.outcome.is_none()
}

fn merchant(junk: Junk, view: &View, scene: &Scene<'_>) -> String {
    let Some(merchants) = &view.merchants else {
        let here = view.merchant_junks.contains(&junk);
        return if here { scene.say("dschunke-board-face-down", &[]) } else { "–".to_owned() };
    };
    match merchants.iter().find(|merchant| merchant.junk == junk) {
        None => scene.paint.dim("–"),
        Some(merchant) => {
            let name = form(merchant.action.word(), "brief", scene);
            if merchant.used { scene.paint.dim(&format!("{name} ✓")) } else { name }
        }
    }
}

/// The merchants on this junk in the next rounds, one letter per round. It repeats every five rounds.
fn calendar(junk: Junk, view: &View, scene: &Scene<'_>) -> String {
    let letter = |action: Action| form(action.word(), "letter", scene);
    let rounds = view.calendar.iter().take(Junk::ALL.len()).map(|round| {
        if round.load == junk {
            letter(Action::Load)
        } else if round.cash == junk {
            letter(Action::Cash)
        } else if round.goods == junk {
            letter(Action::Goods)
        } else {
            "·".to_owned()
        }
    });
    rounds.collect()
}

fn stock(junk: Junk, view: &View, scene: &Scene<'_>) -> String {
    let Some(good) = junk.good() else {
        return scene.paint.dim(&scene.say("dschunke-board-any-goods", &[]));
    };
    let count = view.stock.iter().find(|stock| stock.good == good).map(|stock| stock.count);
    let count = match count {
        Some(StockCount::Counted(count)) => count.to_string(),
        Some(StockCount::Some) => "≥1".to_owned(),
        Some(StockCount::None) | None => "0".to_owned(),
    };
    format!("{} {count}", form(good.word(), "stock", scene))
}

/// The offer of the market card, with a mark if the colour is closed.
fn offer(good: Good, view: &View, scene: &Scene<'_>) -> String {
    let worth = match view.market.map(|card| card.worth(good)) {
        Some(Worth::Yuan(yuan)) => yuan.to_string(),
        Some(Worth::Special) => "S".to_owned(),
        None => String::new(),
    };
    let open = view.open_colours.contains(&good);
    if open { scene.paint.bold(&worth) } else { scene.paint.dim(&format!("{worth} ✓")) }
}

/// The layers from the top, as many as there is room for: deep layers are rarely uncovered.
fn strips(junk: Junk, room: usize, view: &View, scene: &Scene<'_>) -> String {
    let Some(hold) = view.holds.iter().find(|hold| hold.junk == junk) else { return String::new() };
    let lane = |owner: &Option<Seat>| match owner {
        Some(seat) => seat_chip(*seat, view, scene),
        None => scene.paint.dim("·"),
    };
    // One column stays free before the crates, and one for the ellipsis.
    let fitting = (room.saturating_sub(1) / LAYER).max(1);
    let layers = hold.layers.iter().rev().take(fitting);
    let layers: Vec<String> = layers.map(|layer| layer.iter().map(lane).collect()).collect();
    let more = if hold.layers.len() > fitting { "…" } else { "" };
    format!("{}{more}", layers.join("/"))
}

fn crates(junk: Junk, seat: &SeatView, view: &View, scene: &Scene<'_>) -> String {
    let hold = view.holds.iter().find(|hold| hold.junk == junk);
    match hold.and_then(|hold| hold.visible.get(seat.seat.index())) {
        None | Some(0) => scene.paint.dim("–"),
        Some(count) => count.to_string(),
    }
}
