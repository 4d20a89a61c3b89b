//! The search is legal and repeatable, does not peek, and can be cancelled.

use higaki_bots::{
    Bot, Budget, Evaluate, Hint, Kind, POLL, SearchReport, Stop, hints, level_names, make,
    reason_of,
};
use higaki_dschunke::Dschunke;
use higaki_edo::{Edo, Module, Modules};
use higaki_osaka::Osaka;
use higaki_table::{Game, QuickChance, Seat, Unheard, Viewer};
use higaki_testkit::{Style, Walk, World};

fn budget(iterations: u64) -> Budget {
    Budget { iterations: Some(iterations), ..Budget::default() }
}

/// Visits to every n-th decision of random games.
struct Visits<'a, G: Game> {
    options: &'a G::Options,
    games: u64,
    every: usize,
}

impl<G: Game> Visits<'_, G> {
    fn each(&self, mut visit: impl FnMut(&G, Seat, u64, &mut QuickChance)) {
        let (min, max) = (G::INFO.min_players, G::INFO.max_players);
        for number in 0..self.games {
            let players = min + number as usize % (max - min + 1);
            let options = self.options.clone();
            let mut walk =
                Walk::<G>::begin(&World { players, options, number, style: Style::Drawn });
            let mut decisions = number as usize;
            while let Some(seat) = walk.table.game().deciding().first() {
                if decisions.is_multiple_of(self.every) {
                    let game = walk.table.game().clone();
                    visit(&game, seat, number, walk.chance());
                }
                decisions += 1;
                walk.step();
            }
        }
    }
}

fn edo_options() -> higaki_edo::Options {
    higaki_edo::Options::with(Modules {
        jiin: Module::With,
        tokken: Module::With,
        ronin: Module::With,
    })
}

/// The law of all opponents: the same view and number give the same legal choice, whatever the
/// hidden cards are.
fn levels_are_honest<G: Evaluate>(visits: &Visits<'_, G>, iterations: u64) {
    visits.each(|game, seat, number, chance| {
        let mut other = game.clone();
        other.determinise(Viewer::Seat(seat), chance);
        for level in level_names() {
            let choose = |game: &G| {
                let mut bot = make::<G>(level, number, &budget(iterations)).unwrap();
                bot.choose(game, seat)
            };
            let choice = choose(game);
            assert_eq!(game.check(seat, choice), Ok(choice), "{level}");
            assert_eq!(choose(&other), choice, "{level} has seen something hidden");
        }
    });
}

#[test]
fn levels_are_honest_in_osaka() {
    levels_are_honest::<Osaka>(&Visits { options: &Default::default(), games: 6, every: 9 }, 40);
}

#[test]
fn levels_are_honest_in_dschunke() {
    let visits = Visits { options: &Default::default(), games: 4, every: 13 };
    levels_are_honest::<Dschunke>(&visits, 30);
}

#[test]
fn levels_are_honest_in_edo() {
    levels_are_honest::<Edo>(&Visits { options: &edo_options(), games: 4, every: 61 }, 12);
}

/// Hints are legal, and their values are within bounds.
fn advice_is_sound<G: Evaluate>(visits: &Visits<'_, G>) {
    visits.each(|game, seat, number, _| {
        let advised: Vec<Hint<G::Choice>> = hints(game, seat, 3, number, &budget(24));
        assert!(!advised.is_empty());
        for hint in advised {
            assert_eq!(game.check(seat, hint.choice), Ok(hint.choice));
            assert!((0.0..=1.0).contains(&hint.chance), "{}", hint.chance);
            assert_eq!(hint.share.is_some(), game.is_sealed());
            if let Some(reason) = hint.reason {
                assert!(G::FEATURES.iter().any(|feature| reason_of(feature) == reason));
            }
        }
    });
}

#[test]
fn advice_is_sound_in_every_game() {
    advice_is_sound::<Osaka>(&Visits { options: &Default::default(), games: 3, every: 11 });
    advice_is_sound::<Dschunke>(&Visits { options: &Default::default(), games: 2, every: 23 });
    advice_is_sound::<Edo>(&Visits { options: &edo_options(), games: 2, every: 83 });
}

fn dealt(players: usize, number: u64) -> (Osaka, QuickChance) {
    let mut chance = QuickChance::new(number);
    (
        Osaka::set_up(
            Osaka::INFO.rules_version,
            players,
            &Default::default(),
            &mut chance,
            &mut Unheard,
        ),
        chance,
    )
}

#[test]
fn the_same_number_plays_the_same_game() {
    let play = || {
        let (mut game, mut chance) = dealt(3, 5);
        let mut bots: Vec<Box<dyn Bot<Osaka>>> =
            (0..3).map(|number| Kind::Merchant.make_with(number, &budget(60))).collect();
        while let Some(seat) = game.deciding().first() {
            let choice = bots[seat.index()].choose(&game, seat);
            assert!(bots[seat.index()].stats().iterations <= 60);
            game.apply(seat, choice, &mut chance, &mut Unheard);
        }
        game
    };
    assert_eq!(play(), play());
}

#[test]
fn two_threads_share_the_iterations() {
    let (game, _) = dealt(4, 1);
    let seat = game.deciding().first().unwrap();
    let both = Budget { threads: Some(2), ..budget(101) };
    let mut bot: Box<dyn Bot<Osaka>> = Kind::Captain.make_with(3, &both);
    let choice = bot.choose(&game, seat);
    assert_eq!(bot.stats().iterations, 102);
    assert_eq!(game.check(seat, choice), Ok(choice));
}

#[test]
fn a_search_cancelled_before_its_start_still_chooses() {
    let (game, _) = dealt(2, 2);
    let seat = game.deciding().first().unwrap();
    let stop = Stop::default();
    stop.cancel();
    let mut bot: Box<dyn Bot<Osaka>> =
        Kind::Shogun.make_with(3, &Budget { stop, ..budget(u64::MAX) });
    let choice = bot.choose(&game, seat);
    assert_eq!(bot.stats().iterations, 0);
    assert_eq!(game.check(seat, choice), Ok(choice));
}

/// The search has no other limit, and polls its token every [`POLL`] iterations.
fn ends_when_cancelled<G: Evaluate>(options: &G::Options) {
    let game = G::set_up(G::INFO.rules_version, 3, options, &mut QuickChance::new(3), &mut Unheard);
    let seat = game.deciding().first().unwrap();
    let stop = Stop::default();
    let endless = Budget { stop: stop.clone(), ..budget(u64::MAX) };
    let (began, begins) = std::sync::mpsc::channel();
    let search = std::thread::spawn(move || {
        let mut bot: Box<dyn Bot<G>> = Kind::Shogun.make_with(3, &endless);
        began.send(()).unwrap();
        let choice = bot.choose(&game, seat);
        (game.check(seat, choice) == Ok(choice), bot.stats().iterations)
    });
    begins.recv().unwrap();
    stop.cancel();
    let (legal, iterations) = search.join().unwrap();
    assert!(legal);
    assert_eq!(iterations % POLL, 0);
}

#[test]
fn a_cancelled_search_ends() {
    ends_when_cancelled::<Osaka>(&Default::default());
    ends_when_cancelled::<Dschunke>(&Default::default());
    ends_when_cancelled::<Edo>(&edo_options());
}

/// A search reuses the subtree of the earlier one.
#[test]
fn the_next_search_reuses_the_subtree() {
    let (mut game, mut chance) = dealt(2, 4);
    let mut bot = higaki_bots::SearchBot::<Osaka>::new(
        1,
        higaki_bots::Dials {
            iterations: 3_000,
            time: None,
            noise: 0.0,
            regret: 0.0,
            style: higaki_bots::Style::for_game::<Osaka>(),
        },
        Budget::default(),
    );
    let tried = |report: &SearchReport<higaki_osaka::Choice>| -> u64 {
        report.candidates.iter().map(higaki_bots::Candidate::visits).sum()
    };
    let mut remembered = 0;
    while let Some(seat) = game.deciding().first() {
        let choice = if seat.index() == 0 {
            let report = bot.search(&game, seat);
            let fresh = report.iterations + report.candidates.len() as u64;
            remembered += u32::from(tried(&report) > fresh);
            report.ranked()[0].choice
        } else {
            Kind::Merchant.make::<Osaka>(9).choose(&game, seat)
        };
        game.apply(seat, choice, &mut chance, &mut Unheard);
    }
    assert!(remembered >= 3, "{remembered} searches went on with a tree");
}

/// A search allocates its memory in the first games; later ones take no more.
fn memory_stops_growing<G: Evaluate>(options: &G::Options, games: u64, iterations: u64) {
    let players = G::INFO.min_players;
    let mut bot: Box<dyn Bot<G>> = Kind::Captain.make_with(3, &budget(iterations));
    let mut play = |number: u64| {
        let mut chance = QuickChance::new(number);
        let mut game =
            G::set_up(G::INFO.rules_version, players, options, &mut chance, &mut Unheard);
        while let Some(seat) = game.deciding().first() {
            let choice = bot.choose(&game, seat);
            game.apply(seat, choice, &mut chance, &mut Unheard);
        }
    };
    let first = allocation_counter::measure(|| (0..games).for_each(&mut play));
    let later = allocation_counter::measure(|| (games..2 * games).for_each(&mut play));
    assert!(first.bytes_current > 0);
    assert!(later.bytes_current <= first.bytes_current / 2, "{later:?} after {first:?}");
}

#[test]
fn a_long_game_needs_no_more_memory_than_a_short_one() {
    memory_stops_growing::<Osaka>(&Default::default(), 3, 64);
    memory_stops_growing::<Dschunke>(&Default::default(), 1, 32);
    memory_stops_growing::<Edo>(&edo_options(), 1, 8);
}
