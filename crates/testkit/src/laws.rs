//! The laws.

use crate::{Walk, World};
use higaki_table::{
    AnyTable, Chance, Game, MAX_CHOICES, QuickChance, Record, Seat, Seed, Table, Unheard, Viewer,
    WithSeed,
};

/// No game of ours is longer; a walk that is has lost its way.
const MAX_LENGTH: usize = 5_000;

/// Walks through a whole game and holds all laws on the way; those over the whole game at its end.
/// `conserved` says what is wrong with a position's components, if anything is.
pub fn hold_all<G: Game>(world: &World<G::Options>, conserved: fn(&G) -> Result<(), String>) {
    let mut walk = Walk::<G>::begin(world);
    loop {
        let problem = conserved(walk.table.game()).err();
        assert_eq!(problem, None, "{}", walk.place());
        listed_choices_can_be_played(&walk);
        drawn_choices_can_be_played(&mut walk);
        notation_comes_back(&walk);
        nobody_else_may_choose(&walk);
        // The costlier ones now and then; every position has its turn over many walks.
        if walk.chance().below(6) == 0 {
            scenarios_come_back(&walk);
            hidden_changes_are_not_seen(&mut walk);
            what_is_not_shown_is_not_seen(&mut walk);
            undo_is_replay(&walk);
        }
        unrevealed_steps_show_nothing(&mut walk);
        if !walk.step() {
            break;
        }
        assert!(walk.table.entries().len() < MAX_LENGTH, "{}: it does not end", walk.place());
    }
    let game = walk.table.game();
    assert!(game.outcome().is_some(), "{}: over without an outcome", walk.place());
    assert!(game.breakdown().is_some(), "{}: over without a breakdown", walk.place());
    records_come_back(&walk);
}

fn choices<G: Game>(game: &G, seat: Seat) -> Vec<G::Choice> {
    let mut list = Vec::new();
    game.list_choices(seat, &mut list);
    list
}

/// What is listed can be played, is complete, and is listed once; no list is too long.
fn listed_choices_can_be_played<G: Game>(walk: &Walk<G>) {
    let game = walk.table.game();
    for seat in Seat::all(game.players()) {
        let list = choices(game, seat);
        let asked = game.deciding().contains(seat);
        assert_eq!(!list.is_empty(), asked, "{}: seat {seat}", walk.place());
        assert_eq!(game.decision(seat).is_some(), asked, "{}: seat {seat}", walk.place());
        assert!(list.len() <= MAX_CHOICES, "{}: {} choices", walk.place(), list.len());
        let mut texts: Vec<String> = list.iter().map(ToString::to_string).collect();
        texts.sort();
        texts.dedup();
        assert_eq!(texts.len(), list.len(), "{}: a choice is listed twice", walk.place());
        for choice in &list {
            assert_eq!(game.check(seat, *choice).as_ref(), Ok(choice), "{}", walk.place());
            let mut after = game.clone();
            after.apply(seat, *choice, &mut QuickChance::new(1), &mut Unheard);
            assert_ne!(after, *game, "{}: {choice} changes nothing", walk.place());
        }
    }
}

/// What is drawn for playouts can be played.
fn drawn_choices_can_be_played<G: Game>(walk: &mut Walk<G>) {
    let game = walk.table.game().clone();
    for seat in game.deciding().iter() {
        let choice = game.random_choice(seat, walk.chance());
        assert_eq!(game.check(seat, choice), Ok(choice), "{}: {choice}", walk.place());
    }
}

/// The text of a choice means that choice.
fn notation_comes_back<G: Game>(walk: &Walk<G>) {
    let game = walk.table.game();
    for seat in game.deciding().iter() {
        for choice in choices(game, seat) {
            let text = choice.to_string();
            assert_eq!(text.parse().as_ref(), Ok(&choice), "{}: {text}", walk.place());
        }
    }
}

/// Whoever owes no decision is refused, with a rule.
fn nobody_else_may_choose<G: Game>(walk: &Walk<G>) {
    use higaki_table::Refusal;
    let game = walk.table.game();
    let Some(deciding) = game.deciding().first() else { return };
    let Some(choice) = choices(game, deciding).into_iter().next() else { return };
    for seat in Seat::all(game.players()).filter(|seat| !game.deciding().contains(*seat)) {
        let refusal = game.check(seat, choice).expect_err("it is not this seat's turn");
        assert!(!refusal.rule().0.is_empty() && !refusal.code().is_empty(), "{}", walk.place());
    }
}

/// A position read back is the same position, with the same hash.
fn scenarios_come_back<G: Game>(walk: &Walk<G>) {
    let game = walk.table.game();
    let position = game.position();
    let text = position.to_string();
    let parsed = serde_json::from_str(&text).expect("a position is JSON");
    let again = G::from_scenario(&parsed, &Seed::from_text("another seed"))
        .unwrap_or_else(|problems| panic!("{}: {problems}\n{text}", walk.place()));
    assert_eq!(again, *game, "{}\n{text}", walk.place());
    assert_eq!(again.stable_hash(), game.stable_hash(), "{}", walk.place());
    assert_eq!(again.position(), position, "{}", walk.place());
}

/// Two worlds that differ only in what a viewer cannot know look the same to him, and he has the
/// same choices in both.
fn hidden_changes_are_not_seen<G: Game>(walk: &mut Walk<G>) {
    let game = walk.table.game().clone();
    for viewer in Viewer::all(game.players()) {
        let mut other = game.clone();
        other.determinise(viewer, walk.chance());
        assert_eq!(other.view(viewer), game.view(viewer), "{}: {viewer:?}", walk.place());
        assert_eq!(other.deciding(), game.deciding(), "{}: {viewer:?}", walk.place());
        if let Some(seat) = viewer.seat() {
            assert_eq!(choices(&other, seat), choices(&game, seat), "{}", walk.place());
        }
    }
}

/// Nor is what a viewer could only remember shown to him, or felt in his choices.
fn what_is_not_shown_is_not_seen<G: Game>(walk: &mut Walk<G>) {
    let game = walk.table.game().clone();
    for viewer in Viewer::all(game.players()) {
        let mut other = game.clone();
        other.conceal(viewer, walk.chance());
        assert_eq!(other.view(viewer), game.view(viewer), "{}: {viewer:?}", walk.place());
        if let Some(seat) = viewer.seat() {
            assert_eq!(choices(&other, seat), choices(&game, seat), "{}", walk.place());
        }
    }
}

/// A step that claims to show nothing hidden leads to the same view in every world that the
/// viewer holds possible. That is what makes it safe to take back.
fn unrevealed_steps_show_nothing<G: Game>(walk: &mut Walk<G>) {
    let mut chance = walk.chance().clone();
    let mut ahead = walk.clone();
    let Some((seat, choice)) = ahead.next_choice() else { return };
    let before = walk.table.game().clone();
    if ahead.table.play(seat, choice).is_err() {
        panic!("{}: {choice} was drawn and cannot be played", walk.place());
    }
    if ahead.table.entries().last().is_some_and(|entry| entry.revealed) {
        return;
    }
    for viewer in Viewer::all(before.players()) {
        let mut other = before.clone();
        other.determinise(viewer, &mut chance);
        // What somebody else decides in secret may not even be possible in the other world.
        if other.check(seat, choice) != Ok(choice) {
            assert!(before.is_sealed() && viewer != Viewer::Seat(seat), "{}", walk.place());
            continue;
        }
        other.apply(seat, choice, &mut chance, &mut Unheard);
        let (seen, expected) = (other.view(viewer), ahead.table.game().view(viewer));
        assert_eq!(seen, expected, "{}: {choice} shows {viewer:?} something", walk.place());
    }
}

/// Taking a choice back gives exactly the position before it, and playing it again the one after.
fn undo_is_replay<G: Game>(walk: &Walk<G>) {
    let mut table = walk.table.clone();
    let now = table.game().clone();
    let (replayed, _) = table.at(table.entries().len());
    assert_eq!(replayed, now, "{}", walk.place());
    if table.entries().is_empty() {
        return;
    }
    let (before, _) = table.at(table.entries().len() - 1);
    table.undo().expect("there is a choice to take back");
    assert_eq!(*table.game(), before, "{}", walk.place());
    table.redo().expect("there is a choice to play again");
    assert_eq!(*table.game(), now, "{}", walk.place());
}

/// A record read back is the same record, its game is the same game, and it verifies.
fn records_come_back<G: Game>(walk: &Walk<G>) {
    let record = walk.table.record(&[], WithSeed::AfterTheEnd);
    let text = record.to_string();
    let parsed: Record = text.parse().unwrap_or_else(|error| panic!("{}: {error}", walk.place()));
    assert_eq!(parsed.to_string(), text, "{}", walk.place());
    let verdict = Table::<G>::verify(&parsed)
        .unwrap_or_else(|error| panic!("{}: {error}\n{text}", walk.place()));
    assert!(verdict.seed_checked && verdict.finished, "{}", walk.place());
    assert_eq!(verdict.choices, walk.table.len(), "{}", walk.place());
    let again = Table::<G>::replay_record(&parsed).expect("it was just verified");
    assert_eq!(again.game().stable_hash(), walk.table.game().stable_hash(), "{}", walk.place());
}
