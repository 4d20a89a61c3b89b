//! Writes the whole state.

use crate::components::Site;
use crate::phase::{Pending, Phase};
use crate::plan::Confirmed;
use crate::ronin::{PlaceTile, Scatter};
use crate::space::{Space, SpaceSet, Squad};
use crate::state::{Edo, Player};
use crate::tokken::Privilege;
use higaki_table::Game;
use serde_json::{Map, Value, json};

/// The whole state as a scenario.
pub(crate) fn position(state: &Edo) -> Value {
    let mut json = json!({
        "game": Edo::INFO.id,
        "rules": state.rules,
        "players": state.players,
        "options": state.options(),
        "round": state.round,
        "start": state.start,
        "phase": phase(state),
        "merchant": state.merchant,
        "merchant_cards": merchant_cards(state),
        "cities": cities(state),
        "seats": state.all_seats().map(|seat| player(state, state.player(seat))).collect::<Vec<_>>(),
    });
    if let Some(object) = json.as_object_mut() {
        if state.modules.tokken.is_used() {
            object.insert("wishes".to_owned(), wishes(state));
            object.insert("privileges".to_owned(), privileges(state));
        }
        if state.modules.ronin.is_used() {
            object.insert("ronin".to_owned(), squad(&state.ronin));
        }
    }
    json
}

fn squad(squad: &Squad) -> Value {
    json!(squad.spaces())
}

fn set(spaces: SpaceSet) -> Value {
    json!(spaces.iter().collect::<Vec<Space>>())
}

fn merchant_cards(state: &Edo) -> Value {
    let count = state.data().merchant_cards.len();
    let numbers: Vec<u8> = state.merchant_cards[..count].iter().map(|card| card + 1).collect();
    let gone = usize::from(state.round.max(1)) - 1;
    json!({"gone": &numbers[..gone], "queue": &numbers[gone..]})
}

fn cities(state: &Edo) -> Value {
    let mut cities = Map::new();
    for space in state.open_cities().iter() {
        let city = state.city(space);
        let site = |site: &Site| match site {
            Site::House(seat) => format!("house {seat}"),
            Site::Post(seat) => format!("post {seat}"),
            Site::Fortress => "fortress".to_owned(),
        };
        let fund = state.data().income_tiles[usize::from(city.tile)].fund;
        let sites: Vec<String> = city.sites().iter().map(site).collect();
        cities.insert(space.to_string(), json!({"fund": fund, "sites": sites}));
    }
    Value::Object(cities)
}

fn wishes(state: &Edo) -> Value {
    let queue = state.display.wishes.tiles();
    let gone = (0..state.data().wishes.len() as u8).filter(|wish| !queue.contains(wish));
    json!({
        "queue": queue.iter().map(|wish| wish + 1).collect::<Vec<_>>(),
        "gone": gone.map(|wish| wish + 1).collect::<Vec<_>>(),
    })
}

fn privileges(state: &Edo) -> Value {
    let queue: Vec<Privilege> =
        state.display.privileges.tiles().iter().map(|kind| Privilege::from_index(*kind)).collect();
    let gone: Vec<Privilege> = Privilege::ALL
        .into_iter()
        .flat_map(|kind| {
            let held: u8 = state.all_seats().map(|seat| state.player(seat).privilege(kind)).sum();
            let waiting = queue.iter().filter(|other| **other == kind).count() as u8;
            let gone = state.data().privileges[kind as usize].saturating_sub(held + waiting);
            std::iter::repeat_n(kind, usize::from(gone))
        })
        .collect();
    json!({"queue": queue, "gone": gone})
}

fn scatter(scatter: &Scatter) -> Map<String, Value> {
    let drawn: Vec<PlaceTile> = PlaceTile::ALL
        .into_iter()
        .flat_map(|tile| std::iter::repeat_n(tile, usize::from(scatter.drawn[tile as usize])))
        .collect();
    let mut object = Map::new();
    object.insert("from".to_owned(), json!(scatter.from));
    object.insert("tile".to_owned(), json!(scatter.tile));
    object.insert("left".to_owned(), json!(scatter.left));
    object.insert("driven".to_owned(), json!(scatter.driven));
    object.insert("drawn".to_owned(), json!(drawn));
    object
}

fn named(name: &str, mut object: Map<String, Value>) -> Value {
    object.insert("name".to_owned(), json!(name));
    Value::Object(object)
}

fn phase(state: &Edo) -> Value {
    match state.phase {
        Phase::Draft { step } => json!({"name": "draft", "step": step}),
        Phase::NameRonin => json!({"name": "name_ronin"}),
        Phase::PlaceRonin(journey) => named("place_ronin", scatter(&journey)),
        Phase::Plan => json!({"name": "plan"}),
        Phase::Card => card(state),
        Phase::Wages { seat } => json!({"name": "wages", "seat": seat}),
        Phase::Limit { seat } => json!({"name": "limit", "seat": seat}),
        Phase::Over { end } => json!({"name": "over", "reason": end}),
    }
}

fn card(state: &Edo) -> Value {
    let turn = &state.turn;
    let pending = match turn.pending {
        Pending::Nothing => Value::Null,
        Pending::SecondOffer { used } => {
            let words = ["buy", "point", "buy next", "point next"];
            let used = words.iter().enumerate().filter(|(bit, _)| used >> bit & 1 == 1);
            json!({"name": "second_offer", "used": used.map(|(_, word)| word).collect::<Vec<_>>()})
        }
        Pending::SecondSamurai { moved_to } => {
            json!({"name": "second_samurai", "moved_to": moved_to})
        }
        Pending::Bring { space, brought } => {
            json!({"name": "bring", "space": space, "brought": brought})
        }
        Pending::Scatter(journey) => named("scatter", scatter(&journey)),
    };
    json!({
        "name": "card",
        "seat": turn.seat,
        "slot": turn.slot + 1,
        "left": turn.left,
        "own": turn.own,
        "stage": turn.stage,
        "steps": turn.steps,
        "worked": squad(&turn.worked),
        "drive": turn.drive,
        "pending": pending,
    })
}

fn player(state: &Edo, player: &Player) -> Value {
    let shown = state.phase != Phase::Plan;
    let plan: Vec<String> = player
        .plan
        .slots()
        .iter()
        .map(|slot| {
            let actions = &state.data().cards[slot.card.index()];
            let action = actions[usize::from(slot.action)].action;
            let own = if shown { format!(" own {}", slot.own) } else { String::new() };
            format!("{}.{action} {}{own}", slot.card, slot.officials)
        })
        .collect();
    let privileges: Vec<Privilege> = Privilege::ALL
        .into_iter()
        .flat_map(|kind| std::iter::repeat_n(kind, usize::from(player.privilege(kind))))
        .collect();
    json!({
        "rice": player.purse.rice,
        "wood": player.purse.wood,
        "stone": player.purse.stone,
        "ryo": player.purse.ryo,
        "points": player.points,
        "samurai": squad(&player.samurai),
        "neutral_officials": player.neutral,
        "special_cards": player.specials.iter().map(|special| special + 1).collect::<Vec<_>>(),
        "temples": set(player.temples),
        "privileges": privileges,
        "ronin_tiles": player.ronin_tiles,
        "package": player.package.map(|number| number + 1),
        "city": player.city,
        "plan": plan,
        "black_officials": player.plan.support,
        "confirmed": player.plan.confirmed == Confirmed::Yes,
    })
}
