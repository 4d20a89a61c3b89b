//! The trainer is repeatable and resumable, and it learns.

use higaki_bots::{Fitted, Judge, NetState, Nets, Training, TrainingState};
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
fn an_interrupted_fit_gives_the_same_weights() {
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
fn a_fit_predicts_better_than_chance() {
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

fn untaught() -> NetState {
    NetState::new(Osaka::shape(2).unwrap(), 1)
}

#[test]
fn an_interrupted_net_training_gives_the_same_net() {
    let training = training(4);
    let mut at_once = untaught();
    training.teach(&mut at_once);
    training.teach(&mut at_once);
    let mut interrupted = untaught();
    training.teach(&mut interrupted);
    let kept = serde_json::to_string(&interrupted).unwrap();
    let mut again: NetState = serde_json::from_str(&kept).unwrap();
    assert!(again.fits(Osaka::shape(2).unwrap()));
    assert!(!again.fits(Osaka::shape(3).unwrap()), "a net for another number of players");
    training.teach(&mut again);
    assert_eq!(again, at_once);
    assert_eq!(again.taught.games, 80);
}

#[test]
fn a_trained_net_predicts_better_than_chance() {
    let training = training(20);
    let mut state = untaught();
    training.teach(&mut state);
    let coin = 0.5_f64.ln();
    assert!((state.foresight - coin).abs() < 0.1, "it knows nothing at first: {}", state.foresight);
    for _ in 0..4 {
        training.teach(&mut state);
    }
    assert!(state.foresight > coin, "{} is no better than {coin}", state.foresight);
}

#[test]
fn nets_survive_their_file_format() {
    let training = training(4);
    let mut state = untaught();
    training.teach(&mut state);
    let mut file = Nets::default();
    training.publish_net(&state, &mut file);
    let again = Nets::read(&file.to_text()).unwrap();
    assert_eq!(again, file);
    assert!(again.of(Osaka::shape(2).unwrap()).is_some());
    assert!(again.of(Osaka::shape(4).unwrap()).is_none(), "nobody taught that one");
    assert!(Nets::read("{}").is_err());
    let short = file.to_text().replacen("\"numbers\":[", "\"numbers\":[0.5,", 1);
    assert_eq!(Nets::read(&short).unwrap(), Nets::default(), "too many numbers for the shape");
}

#[test]
fn the_committed_nets_can_be_read() {
    let nets = Nets::read(include_str!("../../../games/osaka/nets.json")).unwrap();
    assert!(nets.of(Osaka::shape(2).unwrap()).is_some(), "two players have a net");
    for (players, taught) in &nets.players {
        assert!(nets.of(Osaka::shape(*players).unwrap()).is_some(), "of another shape: {players}");
        assert!(taught.games > 0);
    }
}
