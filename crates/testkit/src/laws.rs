//! The laws of the contract `Game`.

use crate::{Walk, World};
use higaki_table::{
    AnyTable, Chance, Game, MAX_CHOICES, QuickChance, Record, Seat, Seed, Table, Unheard, Viewer,
    WithSeed,
};

/// A limit far above the length of any game, to detect endless walks.
const MAX_LENGTH: usize = 5_000;

/// Plays a whole game at random and checks all laws in its positions, and the laws about whole
/// games at its end. `conserved` returns an error if components were lost or duplicated.
pub fn hold_all<G: Game>(world: &World<G::Options>, conserved: fn(&G) -> Result<(), String>) {
    let mut walk = Walk::<G>::begin(world);
    loop {
        let problem = conserved(walk.table.game()).err();
        assert_eq!(problem, None, "{}", walk.place());
        listed_choices_are_legal(&walk);
        drawn_choices_are_legal(&mut walk);
        notation_round_trips(&walk);
        only_deciding_seats_may_choose(&walk);
        // Expensive laws are checked at random positions only; many walks cover all of them.
        if walk.chance().below(6) == 0 {
            scenarios_round_trip(&walk);
            hidden_information_is_not_seen(&mut walk);
            remembered_information_is_not_seen(&mut walk);
            undo_is_replay(&walk);
        }
        steps_without_reveal_show_nothing(&mut walk);
        if !walk.step() {
            break;
        }
        assert!(walk.table.entries().len() < MAX_LENGTH, "{}: it does not end", walk.place());
    }
    let game = walk.table.game();
    assert!(game.outcome().is_some(), "{}: over without an outcome", walk.place());
    assert!(game.breakdown().is_some(), "{}: over without a breakdown", walk.place());
    records_round_trip(&walk);
}

fn choices<G: Game>(game: &G, seat: Seat) -> Vec<G::Choice> {
    let mut list = Vec::new();
    game.list_choices(seat, &mut list);
    list
}

/// Listed choices are legal, complete and distinct, and the list respects its limit.
fn listed_choices_are_legal<G: Game>(walk: &Walk<G>) {
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

/// Choices drawn for playouts are legal.
fn drawn_choices_are_legal<G: Game>(walk: &mut Walk<G>) {
    let game = walk.table.game().clone();
    for seat in game.deciding().iter() {
        let choice = game.random_choice(seat, walk.chance());
        assert_eq!(game.check(seat, choice), Ok(choice), "{}: {choice}", walk.place());
    }
}

/// The notation of a choice parses to the same choice.
fn notation_round_trips<G: Game>(walk: &Walk<G>) {
    let game = walk.table.game();
    for seat in game.deciding().iter() {
        for choice in choices(game, seat) {
            let text = choice.to_string();
            assert_eq!(text.parse().as_ref(), Ok(&choice), "{}: {text}", walk.place());
        }
    }
}

/// Choices of seats that owe no decision are refused, with a rule.
fn only_deciding_seats_may_choose<G: Game>(walk: &Walk<G>) {
    use higaki_table::Refusal;
    let game = walk.table.game();
    let Some(deciding) = game.deciding().first() else { return };
    let Some(choice) = choices(game, deciding).into_iter().next() else { return };
    for seat in Seat::all(game.players()).filter(|seat| !game.deciding().contains(*seat)) {
        let refusal = game.check(seat, choice).expect_err("it is not this seat's turn");
        assert!(!refusal.rule().0.is_empty() && !refusal.code().is_empty(), "{}", walk.place());
    }
}

/// A position exported and imported is the same, with the same hash.
fn scenarios_round_trip<G: Game>(walk: &Walk<G>) {
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

/// Two states that differ only in information hidden from a viewer give the same view and the same
/// choices.
fn hidden_information_is_not_seen<G: Game>(walk: &mut Walk<G>) {
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

/// Information that a viewer could only remember affects neither their view nor their choices.
fn remembered_information_is_not_seen<G: Game>(walk: &mut Walk<G>) {
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

/// A step without a reveal leads to the same view in every state that the viewer considers
/// possible. This makes undo safe.
fn steps_without_reveal_show_nothing<G: Game>(walk: &mut Walk<G>) {
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
        // A sealed choice of another seat may be illegal in the other state.
        if other.check(seat, choice) != Ok(choice) {
            assert!(before.is_sealed() && viewer != Viewer::Seat(seat), "{}", walk.place());
            continue;
        }
        other.apply(seat, choice, &mut chance, &mut Unheard);
        let (seen, expected) = (other.view(viewer), ahead.table.game().view(viewer));
        assert_eq!(seen, expected, "{}: {choice} shows {viewer:?} something", walk.place());
    }
}

/// Undo restores exactly the previous position, and redo the next one.
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

/// A record written and read back is the same record with the same game, and it verifies.
fn records_round_trip<G: Game>(walk: &Walk<G>) {
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
