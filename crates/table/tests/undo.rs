//! Undo: free until a reveal, and of sealed choices one by one.

use crate::toy::{Bid, Options, Toy};
use higaki_table::{AnyTable, Origin, PlayError, Seat, Seed, SetupError, Table, UndoError, Viewer};

fn table(players: usize) -> Table<Toy> {
    let origin = Origin::Local(Seed::from_text("undo"));
    Table::deal(players, &Options::default(), origin).unwrap().0
}

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

#[test]
fn a_sealed_choice_is_taken_back_without_touching_those_of_others() {
    let mut table = table(3);
    table.play(seat(0), Bid(1)).unwrap();
    table.play(seat(1), Bid(2)).unwrap();
    table.take_back(seat(0)).unwrap();
    assert_eq!(table.game().bids, [None, Some(2), None]);
    table.play(seat(0), Bid(3)).unwrap();
    assert_eq!(table.game().bids, [Some(3), Some(2), None]);
}

#[test]
fn what_was_shown_cannot_be_taken_back_alone() {
    let mut table = table(2);
    table.play(seat(0), Bid(1)).unwrap();
    assert_eq!(table.free_undo(seat(0)), Some(0));
    table.play(seat(1), Bid(2)).unwrap();
    assert_eq!(table.free_from(), 2);
    assert_eq!(table.take_back(seat(0)), Err(UndoError::NeedsConsent));
    assert_eq!(table.take_back(seat(1)), Err(UndoError::NeedsConsent));
    table.undo().unwrap();
    assert_eq!(table.game().bids, [Some(1), None], "by consent it can");
    assert_eq!(table.take_back(seat(1)), Err(UndoError::Nothing));
}

#[test]
fn the_same_choice_meets_the_same_chance_again() {
    let mut table = table(2);
    table.play(seat(0), Bid(1)).unwrap();
    table.play(seat(1), Bid(2)).unwrap();
    let points = table.game().points.clone();
    table.undo().unwrap();
    table.redo().unwrap();
    assert_eq!(table.game().points, points);
    assert_eq!(table.redo().unwrap_err(), UndoError::NothingToRedo);
    table.undo().unwrap();
    table.play(seat(1), Bid(2)).unwrap();
    assert_eq!(table.game().points, points, "nobody gets another die by taking back");
    assert_eq!(table.redo().unwrap_err(), UndoError::NothingToRedo, "the table has moved on");
}

#[test]
fn earlier_positions_can_be_looked_at() {
    let mut table = table(2);
    table.play(seat(1), Bid(0)).unwrap();
    table.play(seat(0), Bid(1)).unwrap();
    let (before, events) = table.at(1);
    assert_eq!(before.bids, [None, Some(0)]);
    assert_eq!(events.len(), 1);
    assert_eq!(table.at(99).0, *table.game());
}

#[test]
fn each_viewer_sees_only_permitted_events() {
    let mut table = table(2);
    let played = AnyTable::play(&mut table, seat(0), "bid 3").unwrap();
    let name = |viewer: usize| played.seen[viewer].items()[0]["event"].clone();
    assert_eq!([name(0), name(1), name(2)], ["own_bid", "has_bid", "has_bid"]);
    assert!(!played.seen[1].to_string().contains('3'), "the bid is hidden");
    assert_eq!(table.view(Viewer::Spectator).to_value()["own_bid"], serde_json::Value::Null);
    assert!(table.may_take_back(seat(0)) && !table.may_take_back(seat(1)));
}

#[test]
fn wrong_calls_change_nothing_and_say_why() {
    let mut table = table(2);
    let code = |result: Result<_, higaki_table::Failure>| result.map(|_| ()).unwrap_err().code;
    assert_eq!(code(AnyTable::play(&mut table, seat(0), "bid 9")), "too_high");
    assert_eq!(code(AnyTable::play(&mut table, seat(0), "steal")), "bad_notation");
    assert_eq!(code(AnyTable::play(&mut table, seat(3), "bid 1")), "no_such_seat");
    assert_eq!(AnyTable::preview(&table, seat(4), "bid 1").unwrap_err().code, "no_such_seat");
    assert_eq!(table.play(seat(4), Bid(1)).unwrap_err(), PlayError::NoSuchSeat(seat(4)));
    assert_eq!(AnyTable::undo(&mut table).unwrap_err().code, "nothing_to_undo");
    assert_eq!(AnyTable::redo(&mut table).unwrap_err().code, "nothing_to_redo");
    assert!(table.is_empty());
    let long = "bid 1 ".repeat(1000);
    assert_eq!(code(AnyTable::play(&mut table, seat(0), &long)), "bad_notation");
}

#[test]
fn a_game_is_not_dealt_for_too_many() {
    let origin = Origin::Local(Seed::from_text("x"));
    let error = Table::<Toy>::deal(5, &Options::default(), origin).unwrap_err();
    assert_eq!(error, SetupError::Players { got: 5, min: 2, max: 4 });
}
