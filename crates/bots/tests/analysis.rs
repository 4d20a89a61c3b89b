//! Analysis of a recorded game.

use higaki_bots::{Budget, MISTAKE, analyse};
use higaki_dschunke::Dschunke;
use higaki_osaka::Osaka;
use higaki_table::{Game, Record, Table};

fn recorded<G: Game>(file: &str) -> Table<G> {
    let path = format!("{}/../../games/{file}", env!("CARGO_MANIFEST_DIR"));
    let record: Record = std::fs::read_to_string(path).unwrap().parse().unwrap();
    Table::replay_record(&record).unwrap()
}

fn budget(iterations: u64) -> Budget {
    Budget { iterations: Some(iterations), ..Budget::default() }
}

#[test]
fn every_decision_is_judged_and_the_sums_are_right() {
    let table: Table<Osaka> = recorded("osaka/fixtures/2p-tokens-6.record");
    let mut seen = 0;
    let analysis = analyse(&table, 7, &budget(40), |done| seen = done);
    assert_eq!(seen, table.entries().len());
    assert_eq!(analysis.decisions.len(), table.entries().len());
    for (seat, sums) in analysis.seats.iter().enumerate() {
        let own = analysis.decisions.iter().filter(|one| one.seat.index() == seat);
        let loss: f64 = own.clone().map(|one| one.loss).sum();
        let mistakes = own.clone().filter(|one| one.loss >= MISTAKE).count();
        assert!((loss - sums.loss).abs() < 1e-9);
        assert_eq!((mistakes, own.count()), (sums.mistakes as usize, sums.decisions as usize));
        let luck: f64 = analysis.decisions.iter().map(|one| one.luck[seat]).sum();
        assert!((luck - sums.luck).abs() < 1e-9);
    }
    assert!(analysis.decisions.iter().all(|one| one.loss >= 0.0));
    let random = analysis.seats.iter().map(|sums| sums.mistakes).sum::<u32>();
    assert!(random > 0, "the players of this record draw lots, and some of that must have cost");
    assert_eq!(analysis, analyse(&table, 7, &budget(40), |_| {}));
}

/// A purchase reveals new cards; a card that is taken lay open before.
#[test]
fn luck_comes_from_reveals() {
    let table: Table<Osaka> = recorded("osaka/fixtures/2p-tokens-6.record");
    let analysis = analyse(&table, 7, &budget(4), |_| {});
    let quiet = analysis.decisions.iter().filter(|one| one.choice.starts_with("take"));
    let loud = analysis.decisions.iter().filter(|one| one.choice.starts_with("buy"));
    let size = |luck: f64| luck.abs();
    let mean = |all: Vec<f64>| all.iter().sum::<f64>() / all.len().max(1) as f64;
    let quiet = mean(quiet.map(|one| size(one.luck[0])).collect());
    let loud = mean(loud.map(|one| size(one.luck[0])).collect());
    assert!(loud > quiet, "a refilled market is luck ({loud}), a card taken is none ({quiet})");
}

#[test]
fn sealed_bids_are_judged_as_well() {
    let table: Table<Dschunke> = recorded("dschunke/fixtures/3p-rounds-1.record");
    let analysis = analyse(&table, 3, &budget(6), |_| {});
    let bids = analysis.decisions.iter().filter(|one| one.choice.starts_with("bid"));
    assert!(bids.count() > 0);
    assert!(analysis.decisions.iter().all(|one| one.luck.len() == 3));
}
