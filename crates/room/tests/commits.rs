//! Commits: no frame is sent before its change is durable, and a failed change leaves no trace.

use crate::support::{
    Client, Commits, Kind, Player, World, code, join, json, mover, of_seat, play, request, table_of,
};
use higaki_catalogue::{AllGames, CannotBegin, Games, Playable};
use higaki_protocol::{Answer, Code, Request, SeatPlan, Settings};
use higaki_room::refuse;
use higaki_table::{Origin, Record, RecordError, RulesVersion};
use serde_json::{Value, json as value};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Two players, the first to move, and their next choice.
struct Turn {
    world: World,
    table: String,
    players: Vec<Player>,
    mover: usize,
    choice: Request,
}

impl Turn {
    fn new(seed: &str) -> Turn {
        let world = World::new(seed);
        let (table, mut players) = world.players("osaka", 2, Settings::default());
        let mover = mover(&mut players, &table);
        let choice = play(&table, mover as u8, &players[mover].choices(&table)[0]);
        world.effects(&table);
        Turn { world, table, players, mover, choice }
    }

    fn client(&mut self) -> &mut Client {
        &mut self.players[self.mover].client
    }

    fn effects(&self) -> Vec<Kind> {
        self.world.effects(&self.table)
    }

    fn set(&self, commits: Commits) {
        self.world.at(&self.table, |table| table.commits = commits);
    }

    fn settle(&self, commits: Commits) {
        self.world.at(&self.table, |table| table.settle(commits));
    }

    fn moves(&self) -> u32 {
        let (seat, player) = (Some(self.mover as u8), &self.players[self.mover]);
        let looked = self.world.look(player.client.caller, &self.table, seat);
        looked.unwrap().game.unwrap().moves
    }
}

#[test]
fn updates_are_sent_only_after_the_commit() {
    let mut turn = Turn::new("commit");
    let (entries, caller) = (turn.world.log_len(&turn.table), turn.client().caller);
    let texts: Vec<usize> = turn.players.iter().map(|player| player.client.texts.len()).collect();
    turn.set(Commits::Held);
    let sent = turn.world.send(caller, None, turn.choice.clone());
    assert_eq!(turn.effects(), [Kind::Append]);
    assert_eq!(turn.world.answer(sent), None);
    for (player, texts) in turn.players.iter_mut().zip(texts) {
        player.client.catch_up();
        assert_eq!(player.client.texts.len(), texts, "told too early");
    }
    turn.settle(Commits::Stored);
    let told = [Kind::Deliver, Kind::Deliver, Kind::Ring, Kind::Ring, Kind::Reply];
    assert_eq!(turn.effects(), told);
    assert!(matches!(turn.world.answer(sent), Some(Ok(Answer::Number { .. }))));
    assert_eq!(turn.world.log_len(&turn.table), entries + 1);
    for player in &mut turn.players {
        let seat = Some(player.seat);
        player.client.until(&turn.table, seat, |known| known.game.as_ref().unwrap().moves == 1);
    }
}

#[test]
fn inputs_during_a_commit_wait_in_order() {
    let mut turn = Turn::new("waiting inputs");
    let (caller, seat) = (turn.client().caller, turn.mover as u8);
    let before = turn.players[turn.mover].client.at(&turn.table, Some(seat)).number;
    let other = turn.players[1 - turn.mover].client.caller;
    turn.set(Commits::Held);
    let choice = turn.world.send(caller, Some("key"), turn.choice.clone());
    let history = of_seat("history", &turn.table, 1 - seat);
    let history = turn.world.send(other, None, history);
    let say = json(value!({ "type": "say", "table": turn.table, "text": "hm" }));
    let say = turn.world.send(other, None, say);
    let again = turn.world.send(caller, Some("key"), turn.choice.clone());
    let mut late = turn.world.connect(other);
    let watcher = late.subscribe(&turn.table, None, None);
    assert_eq!(turn.effects(), [Kind::Append], "everything else waits");
    for sent in [choice, history, say, again] {
        assert_eq!(turn.world.answer(sent), None);
    }
    turn.settle(Commits::Stored);
    let effects = turn.effects();
    let after = effects.iter().position(|kind| *kind == Kind::Reply).unwrap() + 1;
    let waited = effects[after..].iter().filter(|kind| **kind != Kind::Deliver);
    let waited: Vec<Kind> = waited.copied().collect();
    assert_eq!(waited, [Kind::Reply, Kind::Say, Kind::Reply, Kind::Watching]);
    let played = turn.world.answer(choice);
    assert!(matches!(played, Some(Ok(Answer::Number { .. }))), "{played:?}");
    let Some(Ok(Answer::History { moments, .. })) = turn.world.answer(history) else {
        panic!("no history");
    };
    assert_eq!(moments.len(), 2, "the deal and the choice");
    assert_eq!(turn.world.answer(say), Some(Ok(Answer::Done)));
    assert_eq!(turn.world.answer(again), played, "the same key");
    let first = turn.world.at(&turn.table, |table| table.first.remove(&watcher));
    let Some(Ok((_, number))) = first else { panic!("{first:?}") };
    assert_eq!(number, before + 1, "the choice included");
}

#[test]
fn a_failed_commit_refuses_the_request_and_leaves_no_trace() {
    let mut turn = Turn::new("failed commit");
    let (entries, choice) = (turn.world.log_len(&turn.table), turn.choice.clone());
    turn.set(Commits::Failing(refuse(Code::Busy)));
    assert_eq!(code(turn.client().ask(choice.clone())), "busy");
    assert_eq!(turn.effects(), [Kind::Append, Kind::Reply, Kind::Reload, Kind::Ring, Kind::Ring]);
    assert_eq!((turn.world.log_len(&turn.table), turn.moves()), (entries, 0));
    turn.set(Commits::Stored);
    turn.client().ask(choice).unwrap();
    assert_eq!((turn.world.log_len(&turn.table), turn.moves()), (entries + 1, 1));
}

#[test]
fn a_change_that_always_conflicts_is_refused_in_the_end() {
    let mut turn = Turn::new("conflicts");
    let choice = turn.choice.clone();
    turn.set(Commits::Conflicting);
    assert_eq!(code(turn.client().ask(choice.clone())), "busy");
    let effects = turn.effects();
    let count = |wanted| effects.iter().filter(|kind| **kind == wanted).count();
    assert_eq!((count(Kind::Append), count(Kind::Reload), count(Kind::Reply)), (8, 8, 1));
    assert_eq!(count(Kind::Deliver), 0);
    turn.set(Commits::Stored);
    turn.client().ask(choice).unwrap();
}

#[test]
fn a_request_with_a_key_happens_once_also_after_a_crash() {
    let mut turn = Turn::new("keys");
    let choice = turn.choice.clone();
    let first = turn.client().ask_with(Some("key"), choice.clone()).unwrap();
    let entries = turn.world.log_len(&turn.table);
    turn.effects();
    assert_eq!(turn.client().ask_with(Some("key"), choice.clone()), Ok(first.clone()));
    assert_eq!(turn.effects(), [Kind::Reply]);
    let caller = turn.client().caller;
    turn.world.crash();
    assert_eq!(turn.world.ask_with(caller, Some("key"), choice.clone()), Ok(first));
    assert_eq!(turn.effects(), [Kind::Reply]);
    assert_eq!(turn.world.log_len(&turn.table), entries);
    // Without the key it is another request.
    assert!(turn.world.ask(caller, choice.clone()).is_err());
    for bad in ["", "\0", &"k".repeat(65)] {
        let refused = turn.world.ask_with(caller, Some(bad), choice.clone());
        assert_eq!(code(refused), "bad_value");
    }
}

/// The same key of another person is another key.
#[test]
fn keys_belong_to_people() {
    let world = World::new("keys of people");
    let people = world.guests(3);
    let seats = vec![SeatPlan::Me, SeatPlan::Open, SeatPlan::Open];
    let table = world.create(people[0], table_of("osaka", seats, Settings::default()));
    let mut seats = Vec::new();
    for person in &people[1..] {
        seats.push(world.ask_with(*person, Some("k"), join(&table, None)));
    }
    assert_eq!(seats, [Ok(Answer::Seat { seat: 1 }), Ok(Answer::Seat { seat: 2 })]);
}

/// Games whose records cannot be replayed while the fault is on: the fold refuses the deal.
#[derive(Debug, Default)]
struct Faulty(AtomicBool);

impl Games for Faulty {
    fn deal(
        &self,
        game: &str,
        rules: RulesVersion,
        players: usize,
        options: &Value,
        origin: Origin,
    ) -> Result<Box<dyn Playable>, CannotBegin> {
        AllGames.deal(game, rules, players, options, origin)
    }

    fn restore(&self, record: &Record) -> Result<Box<dyn Playable>, RecordError> {
        if self.0.load(Ordering::Relaxed) {
            let (found, known) = (record.rules_version, RulesVersion(0));
            return Err(RecordError::OtherRules { found, known });
        }
        AllGames.restore(record)
    }
}

#[test]
fn an_entry_that_the_fold_refuses_is_not_appended() {
    let games = Arc::new(Faulty::default());
    let world = World::with("refused entry", Arc::clone(&games) as Arc<dyn Games>);
    let people = world.guests(2);
    let table = world.seated("osaka", &people, 0, Settings::default());
    let entries = world.log_len(&table);
    world.effects(&table);
    games.0.store(true, Ordering::Relaxed);
    assert_eq!(code(world.ask(people[0], request("start", &table))), "interrupted");
    let effects = world.effects(&table);
    assert_eq!(effects, [Kind::Reply, Kind::Reload, Kind::Ring, Kind::Ring]);
    assert_eq!(world.log_len(&table), entries);
    assert_eq!(world.look(people[0], &table, None).unwrap().about.status, "open");
    games.0.store(false, Ordering::Relaxed);
    world.ask(people[0], request("start", &table)).unwrap();
    assert_eq!(world.look(people[0], &table, None).unwrap().about.status, "running");
}
