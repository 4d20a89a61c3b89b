//! A fair record passes, and a manipulated shuffle is found.

use higaki_dschunke::Dschunke;
use higaki_edo::Edo;
use higaki_osaka::Osaka;
use higaki_prove::fair::{Fairness, fair};
use higaki_table::{
    ChanceResult, Game, Nonce, Origin, QuickChance, Record, RecordError, Seat, Seed, Table,
    WithSeed,
};

/// A whole game whose seed combines everyone’s nonces.
fn played<G: Game>(players: usize) -> Record {
    let nonces = (0..players as u8).map(|byte| Nonce::from_bytes([byte; 32])).collect();
    let origin = Origin::Shared { secret: Seed::from_text("secret"), nonces };
    let (mut table, _) = Table::<G>::deal(players, &G::Options::default(), origin).unwrap();
    let mut chance = QuickChance::new(5);
    while let Some(seat) = table.game().deciding().first() {
        let choice = table.game().random_choice(seat, &mut chance);
        table.play(seat, choice).unwrap();
    }
    // Parsed from its text, so that lines have numbers.
    table.record(&[], WithSeed::AfterTheEnd).to_string().parse().unwrap()
}

fn holds<G: Game>(players: usize) {
    let record = played::<G>(players);
    let fairness = fair::<G>(&record).unwrap();
    assert!(fairness.holds(), "{fairness:?}");
    assert_eq!((fairness.nonces, fairness.choices), (players, record.lines.len()));
    let chances: usize = fairness.steps.iter().map(|step| step.recorded.len()).sum();
    let told = record.lines.iter().map(|line| line.chance.len()).sum::<usize>();
    assert_eq!(chances, record.deal.len() + told);
    assert_eq!(fairness.steps[0].choice, None);
}

#[test]
fn a_fair_deal_holds() {
    holds::<Osaka>(2);
    holds::<Dschunke>(3);
    holds::<Edo>(2);
}

fn recomputed(record: &Record) -> Fairness {
    let fairness = fair::<Osaka>(record).unwrap();
    assert!(!fairness.holds());
    fairness
}

#[test]
fn a_wrong_shuffle_is_found_at_the_deal() {
    let mut record = played::<Osaka>(2);
    let Some(ChanceResult::Order(order)) = record.deal.first_mut() else { unreachable!("a deal") };
    let last = order.len() - 1;
    order.swap(0, last);
    let fairness = recomputed(&record);
    assert!(!fairness.steps[0].holds());
    assert_eq!(fairness.shown, fairness.computed);
}

/// Two cards deep in a reshuffled pile, so that the game continues unchanged.
#[test]
fn a_wrong_shuffle_is_found_wherever_it_happened() {
    let mut record = played::<Osaka>(4);
    let chances = record.lines.iter_mut().flat_map(|line| &mut line.chance);
    let orders = chances.filter_map(|chance| match chance {
        ChanceResult::Order(order) => Some(order),
        ChanceResult::Number(_) => None,
    });
    let order = orders.last().unwrap();
    let last = order.len() - 1;
    let other = (0..last).rev().find(|at| order[*at] != order[last]).unwrap();
    order.swap(other, last);
    let fairness = recomputed(&record);
    let (wrong, before) = fairness.steps.split_last().unwrap();
    assert!(!wrong.holds() && wrong.choice.is_some(), "{wrong:?}");
    assert!(before.iter().all(higaki_prove::fair::Recomputed::holds), "{before:?}");
    assert_eq!(fairness.shown, fairness.computed);
}

#[test]
fn another_secret_does_not_give_the_commitment() {
    let mut record = played::<Osaka>(2);
    let Some(Origin::Shared { secret, .. }) = &mut record.origin else { unreachable!("shared") };
    *secret = Seed::from_text("another");
    let fairness = recomputed(&record);
    assert_ne!(fairness.shown, fairness.computed);
    assert!(!fairness.steps[0].holds());
}

#[test]
fn another_nonce_gives_another_deal() {
    let mut record = played::<Osaka>(2);
    let Some(Origin::Shared { nonces, .. }) = &mut record.origin else { unreachable!("shared") };
    nonces[1] = Nonce::from_bytes([9; 32]);
    let fairness = recomputed(&record);
    assert_eq!(fairness.shown, fairness.computed);
    assert!(!fairness.steps[0].holds());
}

#[test]
fn an_illegal_choice_is_reported_beside_the_chance_before_it() {
    let mut record = played::<Osaka>(2);
    record.lines[3].seat = Seat::wrapped(record.lines[3].seat.index() + 1, 2);
    let fairness = recomputed(&record);
    assert!(fairness.steps.iter().all(higaki_prove::fair::Recomputed::holds));
    assert!(matches!(fairness.problem, Some(RecordError::Refused { .. })), "{fairness:?}");
}

#[test]
fn without_the_secret_there_is_nothing_to_recompute() {
    let record = Record { origin: None, ..played::<Osaka>(2) };
    assert_eq!(fair::<Osaka>(&record), Err(RecordError::SeedNotTold));
}
