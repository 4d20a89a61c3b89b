//! The trainer: repeatable, resumable, and it learns.

use higaki_bots::{Fitted, Judge, Training, TrainingState};
use higaki_dschunke::Dschunke;
use higaki_edo::Edo;
use higaki_osaka::Osaka;
use higaki_table::Seed;

fn training(iterations: u64) -> Training<Osaka> {
    Training {
        players: 2,
        options: vec![Default::default()],
        block: 40,
        iterations,
        seed: Seed::from_text("a small school"),
        threads: 2,
    }
}

#[test]
fn a_fit_that_was_interrupted_comes_to_the_same() {
    let training = training(4);
    let fresh = || TrainingState::new(Osaka::FEATURES.len());
    let mut at_once = fresh();
    training.advance(&mut at_once);
    training.advance(&mut at_once);
    let mut interrupted = fresh();
    training.advance(&mut interrupted);
    let kept = serde_json::to_string(&interrupted).unwrap();
    let mut again: TrainingState = serde_json::from_str(&kept).unwrap();
    assert!(again.fits(Osaka::FEATURES.len()));
    training.advance(&mut again);
    assert_eq!(again, at_once);
    assert_eq!(again.fitted.games, 80);
}

#[test]
fn a_fit_foresees_better_than_a_coin() {
    let training = training(0);
    let mut state = TrainingState::new(Osaka::FEATURES.len());
    for _ in 0..6 {
        training.advance(&mut state);
    }
    let coin = 0.5_f64.ln();
    assert!(state.foresight > coin, "{} is no better than {coin}", state.foresight);
    let mut file = Fitted::default();
    training.publish(&state, &mut file);
    let text = serde_json::to_string(&file).unwrap();
    assert_eq!(Fitted::read(&text, Osaka::FEATURES).unwrap(), file);
    assert!(Fitted::read(&text, Edo::FEATURES).is_err(), "other features");
}

#[test]
fn committed_weights_fit_every_game() {
    fn known<G: Judge>() {
        for players in G::INFO.min_players..=G::INFO.max_players {
            let weights = G::weights(players);
            assert_ne!(*weights, higaki_bots::Weights::zero(), "{} {players}", G::INFO.id);
        }
    }
    known::<Osaka>();
    known::<Dschunke>();
    known::<Edo>();
}
