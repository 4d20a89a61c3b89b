//! Consistency checks of a scenario, and computation of the stocks.

use crate::cards::ActionKind;
use crate::components::{Building, Site};
use crate::jiin::temple::all_temples;
use crate::phase::{Pending, Phase};
use crate::plan::Confirmed;
use crate::ronin::{PLACE_TILES, Scatter, place};
use crate::space::{Space, SpaceKind, SpaceSet};
use crate::state::{Edo, Player};
use crate::step::draft;
use crate::tokken::Privilege;
use higaki_table::{Node, Problems, Seat};

/// Runs all checks. Each problem gets the path of the field to be corrected.
pub(super) fn check(node: &Node<'_>, state: &mut Edo, problems: &mut Problems) {
    if (state.round == 0) != matches!(state.phase, Phase::Draft { .. }) {
        problems.push("round", "round_does_not_fit_phase", &[]);
    }
    check_cities(state, problems);
    work_out_stocks(state, problems);
    check_modules(node, state, problems);
    check_ronin(state, problems);
    check_temples(state, problems);
    for seat in state.all_seats() {
        check_plan(state, seat, problems);
    }
    if problems.is_empty() {
        check_phase(state, problems);
    }
}

fn check_cities(state: &Edo, problems: &mut Problems) {
    for space in state.open_cities().iter() {
        let city = state.city(space);
        let path = format!("cities.{space}.sites");
        let most = state.data().sites_of(space);
        if city.len() > most {
            problems.push(&path, "too_many_buildings", &[("most", most.into())]);
        }
        let fortresses = city.count(Building::Fortress);
        let most = state.data().fortress_limit(space);
        if fortresses > most {
            let args = [("number", fortresses.into()), ("most", most.into())];
            problems.push(&path, "too_many_fortresses", &args);
        }
        let posts = city.count(Building::Post);
        if posts > 1 || posts > 0 && space == Space::EDO {
            problems.push(&path, "too_many_posts", &[]);
        }
    }
}

/// Houses, posts, fortresses, neutral officials and Ronin tiles that are not on the table are in
/// stock.
fn work_out_stocks(state: &mut Edo, problems: &mut Problems) {
    let data = state.data.clone();
    let count = |state: &Edo, site: Site| {
        let all = state.open_cities().iter();
        all.map(|city| state.city(city).sites().iter().filter(|s| **s == site).count() as u8).sum()
    };
    let mut stock = |path: &str, all: u8, used: u8, code| {
        if used > all {
            problems.push(path, code, &[("number", used.into()), ("most", all.into())]);
        }
        all.saturating_sub(used)
    };
    for seat in state.all_seats() {
        let built = count(state, Site::House(seat));
        let houses = stock("cities", data.houses, built, "too_many_houses");
        let built = count(state, Site::Post(seat));
        let posts = stock("cities", data.posts, built, "too_many_posts");
        let player = state.player_mut(seat);
        player.houses = houses;
        player.posts = posts;
    }
    let built = count(state, Site::Fortress);
    state.fortresses = stock("cities", data.fortresses, built, "too_many_fortresses");
    let sum = |state: &Edo, of: fn(&Player) -> u8| {
        state.all_seats().fold(0_u8, |sum, seat| sum.saturating_add(of(state.player(seat))))
    };
    let neutral = sum(state, |player| player.neutral);
    state.neutral = stock("seats", data.neutral_officials, neutral, "too_many_officials");
    let tiles = sum(state, |player| player.ronin_tiles);
    let all = if state.modules.ronin.is_used() { data.ronin_tiles } else { 0 };
    state.ronin_tiles = stock("seats", all, tiles, "too_many_ronin_tiles");
}

fn check_modules(node: &Node<'_>, state: &Edo, problems: &mut Problems) {
    let missing = |problems: &mut Problems, module: &'static str| {
        let path = format!("options.{module}");
        problems.push(&path, "module_not_used", &[]);
    };
    let any =
        |test: &dyn Fn(&Player) -> bool| state.all_seats().any(|seat| test(state.player(seat)));
    if !state.modules.jiin.is_used() && any(&|player| !player.temples.is_empty()) {
        missing(problems, "jiin");
    }
    let tiles = any(&|player| player.privileges.iter().any(|count| *count > 0))
        || any(&|player| player.plan.support > 0)
        || node.field("wishes").is_some()
        || node.field("privileges").is_some();
    if !state.modules.tokken.is_used() && tiles {
        missing(problems, "tokken");
    }
    if !state.modules.ronin.is_used() && !state.ronin.is_empty() {
        missing(problems, "ronin");
    }
    for kind in Privilege::ALL {
        let held: u32 =
            state.all_seats().map(|seat| u32::from(state.player(seat).privilege(kind))).sum();
        if held > u32::from(state.data().privileges[kind as usize]) {
            problems.push("seats", "too_many_tiles", &[]);
        }
    }
}

fn check_ronin(state: &Edo, problems: &mut Problems) {
    if !state.modules.ronin.is_used() {
        return;
    }
    if state.ronin.len() != 3 {
        problems.push("ronin", "three_ronin_needed", &[]);
    }
    let open = state.open_cities().without(Space::EDO).or(state.board().fields());
    if !state.ronin.places().minus(open.minus(state.covered)).is_empty() {
        problems.push("ronin", "ronin_cannot_stand_there", &[]);
    }
}

fn check_temples(state: &Edo, problems: &mut Problems) {
    let built: usize = state.all_seats().map(|seat| state.player(seat).temples.len()).sum();
    let all = all_temples(state);
    if built != all.len() {
        problems.push("seats", "temples_twice", &[]);
    }
    let never = SpaceSet::of_kind(SpaceKind::City).or(SpaceSet::of_kind(SpaceKind::Gate));
    let most = usize::from(state.data().temples);
    for seat in state.all_seats() {
        let temples = state.player(seat).temples;
        let path = format!("seats[{}].temples", seat.index());
        if !temples.and(never.or(state.covered)).is_empty() {
            problems.push(&path, "temple_cannot_stand_there", &[]);
        }
        if temples.len() > most {
            problems.push(&path, "too_many_temples", &[]);
        }
    }
}

fn check_plan(state: &Edo, seat: Seat, problems: &mut Problems) {
    let plan_path = format!("seats[{}].plan", seat.index());
    let mut wrong = |code| problems.push(&plan_path, code, &[]);
    let player = state.player(seat);
    let plan = &player.plan;
    // Officials who went out in this round still count for their plan.
    let at_home = match state.phase {
        Phase::Plan => state.own_officials(seat),
        _ => state.data().meeples,
    };
    let planned: u32 = plan.slots().iter().map(|slot| u32::from(slot.officials)).sum();
    let have = u32::from(at_home) + u32::from(player.neutral) + u32::from(plan.support);
    let own: u32 = plan.slots().iter().map(|slot| u32::from(slot.own)).sum();
    if planned > have || own > u32::from(at_home) {
        wrong("not_enough_officials");
    }
    let early =
        matches!(state.phase, Phase::Draft { .. } | Phase::NameRonin | Phase::PlaceRonin(_));
    if early && (!plan.slots().is_empty() || plan.support > 0) {
        wrong("plan_too_early");
    }
    let finished = state.phase == Phase::Plan && plan.confirmed == Confirmed::Yes;
    if (finished || state.phase == Phase::Card) && !plan.is_complete() {
        wrong("plan_incomplete");
    }
    let helpers = match state.phase {
        Phase::Plan => player.privilege(Privilege::Support),
        _ => state.data().black_officials,
    };
    if plan.support > helpers {
        let path = format!("seats[{}].black_officials", seat.index());
        problems.push(&path, "too_many_black_officials", &[]);
    }
}

fn check_phase(state: &Edo, problems: &mut Problems) {
    let player = |seat| state.player(seat);
    let fits = match state.phase {
        Phase::Draft { step } => check_draft(state, step),
        Phase::NameRonin => state.modules.ronin.is_used(),
        Phase::PlaceRonin(scatter) => {
            scatter.driven == 0 && scatter.left == 1 && check_scatter(state, &scatter)
        }
        Phase::Plan => {
            state.all_seats().any(|seat| player(seat).plan.confirmed == Confirmed::NotYet)
        }
        Phase::Card => check_turn(state),
        Phase::Wages { seat } => !player(seat).samurai.is_empty(),
        Phase::Limit { seat } => player(seat).purse.goods() > state.data().resource_limit,
        Phase::Over { .. } => true,
    };
    if !fits {
        problems.push("phase", "phase_does_not_fit", &[]);
    }
}

/// Every player has taken the right number of packages and cities, without duplicates.
fn check_draft(state: &Edo, step: u8) -> bool {
    let fair = |seat: Seat| {
        let taken = (0..step).filter(|earlier| draft::drafter(state, *earlier) == seat).count();
        let player = state.player(seat);
        let house = player.city.is_none_or(|city| state.city(city).has_house(seat));
        let package = player.package.is_none_or(|number| {
            let same = |other| state.player(other).package == Some(number);
            state.all_seats().filter(|other| same(*other)).count() == 1
        });
        let start = state.open_cities().without(Space::EDO);
        usize::from(player.package.is_some()) + usize::from(player.city.is_some()) == taken
            && player.city.is_none_or(|city| start.contains(city))
            && house
            && package
    };
    let cities: SpaceSet = state.all_seats().filter_map(|seat| state.player(seat).city).collect();
    let chosen = state.all_seats().filter(|seat| state.player(*seat).city.is_some()).count();
    state.all_seats().all(fair) && cities.len() == chosen
}

fn check_scatter(state: &Edo, scatter: &Scatter) -> bool {
    let bag = &state.data().place_tiles;
    let drawn = (0..PLACE_TILES).all(|kind| scatter.drawn[kind] <= bag[kind]);
    state.modules.ronin.is_used()
        && drawn
        && scatter.drawn[scatter.tile as usize] > 0
        && state.ronin.count(scatter.from) >= usize::from(scatter.left)
        && !place::targets(state, scatter.from, scatter.tile).is_empty()
}

fn check_turn(state: &Edo) -> bool {
    let turn = &state.turn;
    let action = state.turn_action().action;
    let samurai = &state.player(turn.seat).samurai;
    let workers = turn.worked.places().iter().all(|space| {
        space.resource().is_some() && turn.worked.count(space) <= samurai.count(space)
    });
    let pending = match turn.pending {
        Pending::Nothing => true,
        Pending::SecondOffer { used } => action == ActionKind::Trade && used != 0,
        Pending::SecondSamurai { moved_to } => {
            action == ActionKind::Travel && samurai.stands(moved_to) && samurai.len() > 1
        }
        Pending::Bring { space, brought } => {
            let there = samurai.count(space);
            let more = usize::from(2 - brought).min(samurai.len() - there);
            let ronin = state.ronin.count(space);
            action == ActionKind::Travel && ronin > 0 && more > 0 && there + more > ronin
        }
        Pending::Scatter(scatter) => {
            action == ActionKind::Travel
                && scatter.driven >= scatter.left
                && check_scatter(state, &scatter)
        }
    };
    workers && pending
}
