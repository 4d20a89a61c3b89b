//! Reads income tiles, wishes, privileges and place tiles.

use super::Data;
use super::read::Reader;
use crate::components::{IncomeTile, Purse};
use crate::ronin::PlaceTile;
use crate::tokken::{MAX_TILES, Privilege, Wish, WishKind};
use higaki_table::{Node, Seat};

/// All tiles of the data.
pub(super) fn read_tiles(node: &Node<'_>, reader: &mut Reader<'_>, data: &mut Data) {
    if let Some(list) = reader.entry(node, "income_tiles") {
        for item in reader.list(&list, 1, 16) {
            let tile = read_income_tile(&item, reader);
            data.income_tiles.push(tile);
        }
        for (index, tile) in data.income_tiles.iter().enumerate() {
            // Scenarios call an income tile by its fund.
            if data.income_tiles[..index].iter().any(|other| other.fund == tile.fund) {
                reader.wrong(&list, "fund_twice");
            }
        }
        let count = |of: fn(&IncomeTile) -> u8| {
            data.income_tiles.iter().map(|tile| usize::from(of(tile))).sum::<usize>()
        };
        if count(|tile| tile.edo) == 0 || count(|tile| tile.city) < Seat::MAX + 2 {
            reader.wrong(&list, "too_few_income_tiles");
        }
    }
    if let Some(list) = reader.entry(node, "wishes") {
        for item in reader.list(&list, 0, MAX_TILES) {
            item.expect_fields(&["kind", "price"], &mut reader.0.problems);
            let kind = item.required("kind", &mut reader.0.problems);
            let kind = kind.and_then(|kind| reader.word(&kind, "unknown_wish"));
            let price = item.required("price", &mut reader.0.problems);
            let price = price.map_or(Purse::EMPTY, |price| reader.purse(&price));
            data.wishes.push(Wish { kind: kind.unwrap_or(WishKind::Palace), price });
        }
    }
    let names = Privilege::ALL.map(Privilege::data_word);
    data.privileges = reader.fields(node, "privileges", names, MAX_TILES as u8);
    let tiles: usize = data.privileges.iter().map(|count| usize::from(*count)).sum();
    let support = data.privileges[Privilege::Support as usize];
    if tiles > MAX_TILES || support > data.black_officials {
        reader.0.problems.push("privileges.value", "too_many_privileges", &[]);
    }
    let names = PlaceTile::ALL.map(PlaceTile::word);
    data.place_tiles = reader.fields(node, "place_tiles", names, 9);
    // Three Ronin driven off at once draw three tiles before any goes back.
    if data.place_tiles.iter().sum::<u8>() < 3 {
        reader.0.problems.push("place_tiles.value", "too_few_place_tiles", &[]);
    }
}

fn read_income_tile(item: &Node<'_>, reader: &mut Reader<'_>) -> IncomeTile {
    item.expect_fields(&["fund", "city", "edo", "split"], &mut reader.0.problems);
    let mut tile = IncomeTile {
        fund: reader.field(item, "fund", 0, 99),
        city: reader.field(item, "city", 0, 24),
        edo: reader.field(item, "edo", 0, 24),
        split: [[0; Seat::MAX]; Seat::MAX],
    };
    let Some(split) = item.required("split", &mut reader.0.problems) else { return tile };
    let rows = reader.list(&split, Seat::MAX, Seat::MAX);
    for (index, row) in rows.iter().enumerate().take(Seat::MAX) {
        let shares = reader.list(row, index + 1, index + 1);
        for (rank, share) in shares.iter().enumerate().take(index + 1) {
            tile.split[index][rank] = reader.number(share, 0, 99).unwrap_or(0);
        }
        let sum: u32 = tile.split[index].iter().map(|share| u32::from(*share)).sum();
        if sum != u32::from(tile.fund) {
            let args = [("sum", sum.into()), ("fund", tile.fund.into())];
            row.problem(&mut reader.0.problems, "split_does_not_add_up", &args);
        }
        if !tile.split[index].is_sorted_by(|higher, lower| higher >= lower) {
            reader.wrong(row, "lower_rank_gets_more");
        }
    }
    tile
}
