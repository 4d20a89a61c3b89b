//! What every fuzz target does: whatever comes in, there is an answer and never a panic, and what
//! is accepted can be written and read again.

use higaki_cli::Engine;
use higaki_table::{Game, Origin, QuickChance, Record, Seat, Seed, Table, Unheard, Viewer};
use higaki_words::Language;

/// Texts of choices: what is read is written back the same way.
pub fn notation<G: Game>(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Ok(choice) = text.parse::<G::Choice>() {
        assert_eq!(choice.to_string().parse(), Ok(choice), "{text:?} reads as {choice}");
    }
}

/// Scenarios: what is accepted is a position that can be described, viewed and played on.
pub fn scenario<G: Game>(data: &[u8]) {
    let Ok(json) = serde_json::from_slice(data) else { return };
    let Ok(game) = G::from_scenario(&json, &Seed::from_text("fuzz")) else { return };
    let again = G::from_scenario(&game.position(), &Seed::from_text("other"));
    assert_eq!(again.as_ref(), Ok(&game), "{json}");
    for viewer in Viewer::all(game.players()) {
        game.view(viewer);
    }
    play_listed_choices(&game, 40);
}

fn play_listed_choices<G: Game>(game: &G, most: u32) {
    let mut game = game.clone();
    let mut chance = QuickChance::new(1);
    for _ in 0..most {
        let Some(seat) = game.deciding().first() else { break };
        let choice = game.random_choice(seat, &mut chance);
        assert_eq!(game.check(seat, choice), Ok(choice));
        game.apply(seat, choice, &mut chance, &mut Unheard);
    }
}

/// Records: what is read is written back; what is verified can be replayed.
pub fn record<G: Game>(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let Ok(record) = text.parse::<Record>() else { return };
    let again: Record = record.to_string().parse().expect("what was written can be read");
    assert_eq!(again.to_string(), record.to_string());
    if Table::<G>::verify(&record).is_ok() {
        Table::<G>::replay_record(&record).expect("what was verified can be replayed");
    }
}

/// Games in which every choice comes from the input: by its number in the list, or as a text.
pub fn play<G: Game>(data: &[u8]) {
    let [players, seed, rest @ ..] = data else { return };
    let span = G::INFO.max_players - G::INFO.min_players + 1;
    let players = G::INFO.min_players + usize::from(*players) % span;
    let origin = Origin::Local(Seed::from_bytes([*seed; 32]));
    let (mut table, _) =
        Table::<G>::deal(players, &G::Options::default(), origin).expect("the number fits");
    let mut list = Vec::new();
    for step in rest.chunks(2) {
        let Some(seat) = table.game().deciding().first() else { break };
        list.clear();
        table.game().list_choices(seat, &mut list);
        let [kind, number] = [step[0], step.get(1).copied().unwrap_or(0)];
        match kind % 8 {
            7 => drop(table.undo()),
            6 => drop(table.take_back(seat)),
            5 => drop(table.redo()),
            4 => drop(table.play(Seat::wrapped(usize::from(number), players), list[0])),
            _ => {
                let choice = list[usize::from(number) % list.len()];
                table.play(seat, choice).expect("what is listed can be played");
            }
        }
    }
    let (again, _) = table.at(table.entries().len());
    assert_eq!(again, *table.game(), "replay gives the same position");
}

/// Lines of the engine protocol: every one has exactly one answer.
pub fn protocol(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let mut engine = Engine::new(Language::En);
    for line in text.lines() {
        let answer = engine.answer(line);
        let both = [answer.get("ok"), answer.get("error")];
        assert_eq!(both.into_iter().flatten().count(), 1, "{line} → {answer}");
        let code = answer.pointer("/error/code").and_then(|code| code.as_str());
        assert_ne!(code, Some("internal_error"), "{line} → {answer}");
    }
}
