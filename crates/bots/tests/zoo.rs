//! The zoo: every yardstick still makes its pinned choices, and is as honest as all opponents.

use higaki_bots::{Budget, Evaluate, Yardstick};
use higaki_dschunke::Dschunke;
use higaki_edo::{Edo, Module, Modules};
use higaki_osaka::Osaka;
use higaki_table::{Chance, Game, QuickChance, Seat, Unheard, Viewer};
use std::fmt::Write;

/// The pinned choices of the yardsticks. They only change with the rules.
const PINNED: &str = include_str!("zoo.txt");

fn budget(iterations: u64) -> Budget {
    Budget { iterations: Some(iterations), ..Budget::default() }
}

fn edo_options() -> higaki_edo::Options {
    higaki_edo::Options::with(Modules {
        jiin: Module::With,
        tokken: Module::With,
        ronin: Module::With,
    })
}

/// Visits decisions of a game at intervals; its players draw evenly from their lists.
fn each<G: Game>(
    players: usize,
    options: &G::Options,
    every: u32,
    mut visit: impl FnMut(&G, Seat),
) {
    let mut chance = QuickChance::new(players as u64);
    let mut game = G::set_up(G::INFO.rules_version, players, options, &mut chance, &mut Unheard);
    let (mut list, mut decisions) = (Vec::new(), 0);
    while let Some(seat) = game.deciding().first() {
        list.clear();
        game.list_choices(seat, &mut list);
        if decisions % every == 0 && list.len() > 1 {
            visit(&game, seat);
        }
        decisions += 1;
        let choice = list[chance.below(list.len() as u32) as usize];
        game.apply(seat, choice, &mut chance, &mut Unheard);
    }
}

fn chosen<G: Evaluate>(players: usize, options: &G::Options, every: u32) -> String {
    let mut text = String::new();
    for yardstick in Yardstick::ALL {
        let mut choices = Vec::new();
        each::<G>(players, options, every, |game, seat| {
            let mut bot = yardstick.make::<G>(7, &budget(80));
            choices.push(bot.choose(game, seat).to_string());
        });
        let (id, word) = (G::INFO.id, yardstick.word());
        writeln!(text, "{id} {players} {word}: {}", choices.join("; ")).unwrap();
    }
    text
}

#[test]
fn yardsticks_make_their_pinned_choices() {
    let mut text = String::new();
    text += &chosen::<Osaka>(2, &Default::default(), 7);
    text += &chosen::<Osaka>(4, &Default::default(), 7);
    text += &chosen::<Dschunke>(3, &Default::default(), 17);
    text += &chosen::<Dschunke>(4, &Default::default(), 19);
    text += &chosen::<Edo>(2, &Default::default(), 13);
    text += &chosen::<Edo>(4, &edo_options(), 23);
    assert_eq!(text, PINNED, "a yardstick has changed; it must not\n{text}");
}

fn honest<G: Evaluate>(players: usize, options: &G::Options, every: u32) {
    let mut chance = QuickChance::new(9);
    for yardstick in Yardstick::ALL {
        each::<G>(players, options, every, |game, seat| {
            let mut other = game.clone();
            other.determinise(Viewer::Seat(seat), &mut chance);
            let choose = |game: &G| yardstick.make::<G>(3, &budget(40)).choose(game, seat);
            let choice = choose(game);
            assert_eq!(game.check(seat, choice), Ok(choice), "{yardstick:?}");
            assert_eq!(choose(&other), choice, "{yardstick:?} has seen something hidden");
        });
    }
}

#[test]
fn yardsticks_are_honest() {
    honest::<Osaka>(3, &Default::default(), 5);
    honest::<Dschunke>(3, &Default::default(), 13);
    honest::<Edo>(3, &edo_options(), 29);
}

/// Yardsticks that search count their iterations.
#[test]
fn yardsticks_keep_to_their_budget() {
    each::<Osaka>(2, &Default::default(), 9, |game, seat| {
        for (yardstick, iterations) in
            [(Yardstick::Greedy, 0), (Yardstick::Flat, 30), (Yardstick::Plain, 30)]
        {
            let mut bot = yardstick.make::<Osaka>(1, &budget(30));
            bot.choose(game, seat);
            assert_eq!(bot.stats().iterations, iterations, "{yardstick:?}");
        }
    });
}
