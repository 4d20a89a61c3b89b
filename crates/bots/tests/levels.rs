//! Levels: each beats those below it, and none plays absurd blunders.

use higaki_bots::{
    Arena, Bot, Budget, Dials, Evaluate, Progress, SearchBot, Style, Until, level_names, make,
};
use higaki_dschunke::Dschunke;
use higaki_edo::Edo;
use higaki_osaka::Osaka;
use higaki_table::{Game, QuickChance, Seed, Unheard};

/// The first one’s share of the wins, alone against a table full of the second.
fn share<G: Evaluate>(words: [&str; 2], players: usize, games: u64) -> f64 {
    let mut contestants = vec![words[1].parse().unwrap(); players];
    contestants[0] = words[0].parse().unwrap();
    let arena = Arena::<G> {
        players,
        options: G::Options::default(),
        contestants,
        games,
        budget: Budget::default(),
        seed: Seed::from_text("levels"),
        threads: 2,
        until: Until::AllPlayed,
    };
    arena.run(&Progress::default()).tables[0][0].share.mean
}

#[test]
fn levels_are_in_order() {
    for (words, least) in [
        (["apprentice", "random"], 0.7),
        (["merchant", "apprentice"], 0.7),
        (["merchant", "greedy"], 0.7),
    ] {
        let share = share::<Osaka>(words, 2, 20);
        assert!(share >= least, "{words:?}: {share}");
    }
}

/// In the other games a wide margin needs few games as well.
#[test]
fn levels_know_every_game() {
    let dschunke = share::<Dschunke>(["clerk", "random"], 3, 9);
    assert!(dschunke >= 0.7, "{dschunke}");
    let edo = share::<Edo>(["clerk@12", "random"], 2, 6);
    assert!(edo >= 0.7, "{edo}");
}

#[test]
fn levels_are_made_by_name() {
    let names: Vec<&str> = level_names().collect();
    assert_eq!(names, ["apprentice", "clerk", "merchant", "captain", "shogun"]);
    assert!(make::<Osaka>("captain", 1, &Budget::default()).is_some());
    assert!(make::<Osaka>("greedy", 1, &Budget::default()).is_none());
}

/// Even with noisy estimates a level never exceeds its maximum loss.
#[test]
fn no_level_exceeds_its_maximum_loss() {
    let style = Style::for_game::<Osaka>();
    let dials =
        |noise: f64, regret: f64| Dials { iterations: 60, time: None, noise, regret, style };
    let mut chance = QuickChance::new(8);
    let mut game =
        Osaka::set_up(Osaka::INFO.rules_version, 3, &Default::default(), &mut chance, &mut Unheard);
    let mut suboptimal = 0;
    while let Some(seat) = game.deciding().first() {
        let number = chance.bits();
        let sober =
            SearchBot::<Osaka>::new(number, dials(0.0, 0.0), Budget::default()).search(&game, seat);
        let best = sober.candidates.iter().map(higaki_bots::Candidate::chance).fold(0.0, f64::max);
        let choice = SearchBot::<Osaka>::new(number, dials(10.0, 0.05), Budget::default())
            .choose(&game, seat);
        let chosen = sober.candidates.iter().find(|one| one.choice == choice).unwrap();
        assert!(chosen.chance() >= best - 0.05, "{choice} gives {} of {best}", chosen.chance());
        suboptimal += u32::from(chosen.chance() < best);
        game.apply(seat, choice, &mut chance, &mut Unheard);
    }
    assert!(suboptimal > 5, "with such noise it must have erred, not {suboptimal} times");
}
