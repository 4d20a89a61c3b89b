//! What every fuzz target does: whatever comes in, there is an answer and never a panic, and what
//! is accepted can be written and read again.

use higaki_catalogue::Engine;
use higaki_table::{Chance, Game, Origin, QuickChance, Record, Seat, Seed, Table, Unheard, Viewer};
use higaki_words::Language;

/// Texts of choices: what is read is written back the same way.
pub fn notation<G: Game>(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Ok(choice) = text.parse::<G::Choice>() {
        assert_eq!(choice.to_string().parse(), Ok(choice), "{text:?} reads as {choice}");
    }
}

/// How far a scenario is played on.
const STEPS: u32 = 24;

/// Scenarios: what is accepted is a position that can be viewed and played on, and this one and all
/// that follow can be described and read again. A component that got lost would not come back.
pub fn scenario<G: Game>(data: &[u8]) {
    let Ok(json) = serde_json::from_slice(data) else { return };
    let Ok(mut game) = G::from_scenario(&json, &Seed::from_text("fuzz")) else { return };
    let mut chance = QuickChance::new(1);
    let mut list = Vec::new();
    for step in 0..STEPS {
        let again = G::from_scenario(&game.position(), &Seed::from_text("other"));
        assert_eq!(again.as_ref(), Ok(&game), "{json}");
        for viewer in Viewer::all(game.players()) {
            game.view(viewer);
        }
        let Some(seat) = game.deciding().first() else { break };
        let choice = if step % 2 == 0 {
            game.random_choice(seat, &mut chance)
        } else {
            list.clear();
            game.list_choices(seat, &mut list);
            list[chance.below(list.len() as u32) as usize]
        };
        assert_eq!(game.check(seat, choice), Ok(choice), "{json}");
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

/// Games in which every choice comes from the input, by its number in the list. The options are
/// one of those that the target names.
pub fn play<G: Game>(data: &[u8], options: &[&str]) {
    let [players, seed, rest @ ..] = data else { return };
    let options = options[usize::from(*players >> 4) % options.len()];
    let options: G::Options = serde_json::from_str(options).expect("the target names options");
    let span = G::INFO.max_players - G::INFO.min_players + 1;
    let players = G::INFO.min_players + usize::from(*players) % span;
    let origin = Origin::Local(Seed::from_bytes([*seed; 32]));
    let (mut table, _) = Table::<G>::deal(players, &options, origin).expect("the number fits");
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
    let mut engine = Engine::new(Language::En, || Ok(Seed::from_text("test")));
    for line in text.lines() {
        let answer = engine.answer(line);
        let both = [answer.get("ok"), answer.get("error")];
        assert_eq!(both.into_iter().flatten().count(), 1, "{line} → {answer}");
        let code = answer.pointer("/error/code").and_then(|code| code.as_str());
        assert_ne!(code, Some("internal_error"), "{line} → {answer}");
    }
}
