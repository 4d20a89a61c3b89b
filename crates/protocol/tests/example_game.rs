//! The game behind the examples of docs/protocol.md: Osaka for two, seen from seat 0.

use higaki_bots::{Clock, Kind};
use higaki_catalogue::{AllGames, Games, Playable};
use higaki_protocol::{GameStatus, Hint, Owed, Refusal};
use higaki_table::{Failure, JsonText, Origin, Seat, Seed, Viewer};
use higaki_words::{Language, Words};
use serde_json::{Value, json};

pub(crate) const GAME: &str = "osaka";

/// Seat 1 is a bot and begins.
const CHOICES: [(u8, &str); 2] = [(1, "token blue"), (0, "token red")];

/// The seat of the viewer.
const VIEWER: Viewer = Viewer::Seat(OWN);
pub(crate) const OWN: Seat = Seat::new(0).expect("every table has a first seat");

fn rules() -> higaki_table::RulesVersion {
    AllGames.list().iter().find(|info| info.id == GAME).expect("it is a game").rules_version
}

pub(crate) fn options() -> Value {
    AllGames.check(GAME, 2, &json!({})).expect("default options are legal")
}

/// The table after this many choices.
pub(crate) fn after(moves: u32) -> Box<dyn Playable> {
    let origin = Origin::Local(Seed::from_text("example"));
    let mut table = AllGames.deal(GAME, rules(), 2, &options(), origin).expect("two can play");
    for (seat, choice) in &CHOICES[..moves as usize] {
        let seat = Seat::new((*seat).into()).expect("two seats");
        table.play(seat, choice).unwrap_or_else(|failure| panic!("{choice}: {failure:?}"));
    }
    table
}

/// The seat that made a choice, counted from 1.
pub(crate) fn chooser(number: u32) -> u8 {
    CHOICES[number as usize - 1].0
}

/// The events of a choice, counted from 1; 0 is the deal.
pub(crate) fn events(number: u32) -> JsonText {
    after(number).steps(VIEWER)[number as usize].clone()
}

pub(crate) fn view(moves: u32) -> JsonText {
    after(moves).view(VIEWER)
}

/// Puts the game after `moves` choices into a status; only times and offers are left as they are.
pub(crate) fn renew_status(status: &mut GameStatus) {
    let table = after(status.moves);
    let owed = table.deciding().into_iter();
    let choices = table.choices(OWN).into_iter();
    status.public_moves = status.moves;
    status.view = view(status.moves);
    status.deciding =
        owed.map(|one| Owed { seat: number(one.seat), decision: one.decision }).collect();
    status.choices = choices.map(|line| line.text).collect();
    status.may_undo = table.may_take_back(OWN);
    if let Some(clocks) = &mut status.clocks {
        clocks.running = table.owing().iter().map(number).collect();
    }
}

fn number(seat: Seat) -> u8 {
    u8::try_from(seat.index()).expect("tables are small")
}

/// The first purchase that seat 0 can make, and its preview.
pub(crate) fn purchase() -> (String, Value) {
    let mut table = after(2);
    loop {
        let seat = table.owing().first().expect("somebody buys before the end");
        let mut texts = table.choices(seat).into_iter().map(|line| line.text);
        if seat == OWN
            && let Some(text) = texts.find(|text| text.starts_with("buy "))
        {
            let preview = table.preview(OWN, &text).expect("a listed choice has a preview");
            return (text, preview);
        }
        let choice = table.decision(seat, Kind::Greedy, 1).run();
        table.play(seat, &choice).expect("opponents choose what the rules allow");
    }
}

/// A refusal by a rule: a card that another seat has reserved.
pub(crate) fn refusal() -> Refusal {
    let scenario = json!({
        "game": GAME, "players": 2, "to_act": 0, "seats": [{}, {}],
        "market": ["B5", "R5@1", "Y3"], "farm": ["G2", "G3", "G5"],
    });
    let table = AllGames.load(GAME, rules(), &scenario, Seed::from_text("example"));
    let mut table = table.expect("the scenario is legal");
    let failure = table.play(OWN, "take R5").expect_err("seat 1 has reserved it");
    refusal_of(GAME, &failure)
}

/// A failure of the rules as a refusal of the server.
pub(crate) fn refusal_of(game: &str, failure: &Failure) -> Refusal {
    Refusal {
        code: failure.code.clone(),
        rule: failure.rule.map(str::to_owned),
        details: failure.args.clone(),
        message: Words::new(Language::En).failure(game, failure, &["P1".into(), "P2".into()]),
    }
}

/// The hints for the first decision of seat 0.
pub(crate) fn hints() -> Value {
    let search = after(1).hints(OWN, 4, 1).expect("every game has hints");
    serde_json::from_str(&search.run_with(Clock::NONE)).expect("hints are JSON")
}

/// Checks a hint against the game. The numbers change with every improvement of the opponents.
pub(crate) fn renew_hint(hint: &mut Hint) {
    let real = hints();
    let real = real.as_array().and_then(|all| all.iter().find(|one| one["text"] == hint.text));
    hint.choice = real.unwrap_or_else(|| panic!("{} is no choice", hint.text))["choice"].clone();
    assert!((0.0..=1.0).contains(&hint.chance), "{hint:?}");
    if let Some(reason) = &hint.reason {
        let id = format!("{GAME}-reason-{reason}");
        assert!(Words::new(Language::En).has(&id), "there is no {id}");
    }
}
