//! Setting the table (E2.1 to E2.5).

use crate::cards::CardSet;
use crate::components::{CITIES, IncomeTile, Purse};
use crate::data::Data;
use crate::event::{Deed, Event, MerchantOffers, tell};
use crate::phase::{CardTurn, Phase};
use crate::ronin;
use crate::space::{Space, Squad};
use crate::state::{City, Edo, Player};
use crate::tokken::{Display, wish};
use crate::variants::Modules;
use higaki_table::{Chance, ComponentData, RulesVersion, Seat, Sink};

/// The table before chance has a say.
pub(crate) fn bare(
    rules: RulesVersion,
    players: usize,
    modules: Modules,
    data: ComponentData<Data>,
) -> Edo {
    let board = data.board(players);
    let player = Player {
        purse: Purse::money(data.start_ryo),
        houses: data.houses,
        posts: data.posts,
        ..Player::EMPTY
    };
    let mut state = Edo {
        players: players as u8,
        modules,
        round: 0,
        start: Seat::wrapped(0, players),
        phase: Phase::Draft { step: 0 },
        turn: CardTurn::NONE,
        covered: board.cover(players),
        cities: [City::EMPTY; CITIES],
        merchant: board.merchant_start,
        merchant_cards: [0; 16],
        specials: CardSet::first_specials(data.specials()),
        neutral: data.neutral_officials,
        fortresses: data.fortresses,
        display: Display::EMPTY,
        ronin: Squad::EMPTY,
        ronin_tiles: 0,
        seats: [Player::EMPTY; Seat::MAX],
        data,
        rules,
    };
    state.covered = ronin::uncovered(&state, state.covered);
    state.seats[..players].fill(player);
    state
}

/// E2.1: covers, income tiles, merchant cards and special cards; then wishes and privileges; then
/// the Ronin; the draft comes last.
pub(crate) fn set_up(
    rules: RulesVersion,
    players: usize,
    modules: Modules,
    data: ComponentData<Data>,
    chance: &mut impl Chance,
    sink: &mut impl Sink<Event>,
) -> Edo {
    let mut state = bare(rules, players, modules, data);
    tell(sink, || Deed::SpacesCovered { spaces: state.covered.iter().collect() });
    lay_income_tiles(&mut state, chance, sink);
    shuffle_merchant_cards(&mut state, chance, sink);
    choose_start_player(&mut state, chance, sink);
    equip(&mut state, sink);
    if modules.tokken.is_used() {
        wish::set_up(&mut state, chance, sink);
    }
    if modules.ronin.is_used() {
        ronin::set_up(&mut state, chance, sink);
    }
    state
}

/// E2.3: every city that is not covered gets a tile, Edo one of its own kind.
fn lay_income_tiles(state: &mut Edo, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let mut laid = [0_u8; 16];
    for city in state.open_cities().iter() {
        let count = |tile: &IncomeTile| if city == Space::EDO { tile.edo } else { tile.city };
        let tile = draw_tile(state.data(), &mut laid, count, chance);
        state.city_mut(city).tile = tile;
        let fund = state.data().income_tiles[usize::from(tile)].fund;
        tell(sink, || Deed::IncomeTileLaid { city, fund });
        if city == Space::EDO {
            // Edo’s tiles form a separate pile: those already laid are not missing from the others.
            laid = [0; 16];
        }
    }
}

fn draw_tile(
    data: &Data,
    laid: &mut [u8; 16],
    count: impl Fn(&IncomeTile) -> u8,
    chance: &mut impl Chance,
) -> u8 {
    let left = |kind: usize| u32::from(count(&data.income_tiles[kind]).saturating_sub(laid[kind]));
    let kinds = data.income_tiles.len();
    let mut number = chance.below((0..kinds).map(left).sum::<u32>().max(1));
    let mut kind = 0;
    while kind + 1 < kinds && number >= left(kind) {
        number -= left(kind);
        kind += 1;
    }
    laid[kind] += 1;
    kind as u8
}

/// E2.5: one card is the offer of the first round, the next lies open on the pile.
fn shuffle_merchant_cards(state: &mut Edo, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let count = state.data().merchant_cards.len();
    (0..count).for_each(|card| state.merchant_cards[card] = card as u8);
    chance.shuffle(&mut state.merchant_cards[..count]);
    for number in [Some(state.current_merchant()), state.next_merchant()].into_iter().flatten() {
        tell(sink, || Deed::MerchantCardTurned(MerchantOffers::of(state.data(), number)));
    }
}

/// E2.4: the start player is drawn by lot.
fn choose_start_player(state: &mut Edo, chance: &mut impl Chance, sink: &mut impl Sink<Event>) {
    let players = state.seat_count();
    state.start = Seat::wrapped(chance.below(players as u32) as usize, players);
    let seat = state.start;
    tell(sink, || Deed::StartPlayer { seat });
}

/// E2.4: money for every player, and gifts by place and modules.
fn equip(state: &mut Edo, sink: &mut impl Sink<Event>) {
    let players = state.seat_count();
    for (place, seat) in state.start.clockwise(players).enumerate() {
        let gift = state.data().start_gift(players, state.modules, place);
        state.player_mut(seat).purse.gain(gift);
        let Purse { rice, wood, stone, ryo } = state.player(seat).purse;
        tell(sink, || Deed::Equipped { seat, rice, wood, stone, ryo });
    }
}
