//! The whole table as one plain value.

use crate::cards::{Action, CardId, CardSet};
use crate::components::{Building, CITIES, MerchantCard, Purse, Site, city_index};
use crate::data::{Board, Data};
use crate::phase::{CardTurn, Phase};
use crate::plan::Plan;
use crate::ronin;
use crate::space::{Space, SpaceKind, SpaceSet, Squad};
use crate::tokken::{Display, PRIVILEGES, Privilege};
use crate::variants::Modules;
use higaki_table::{ComponentData, RulesVersion, Seat};

/// The state of a game. A plain value without heap allocations; the data is shared.
#[derive(Clone, Debug, PartialEq)]
pub struct Edo {
    pub(crate) data: ComponentData<Data>,
    pub(crate) rules: RulesVersion,
    pub(crate) players: u8,
    pub(crate) modules: Modules,
    pub(crate) round: u8,
    pub(crate) start: Seat,
    pub(crate) phase: Phase,
    pub(crate) turn: CardTurn,
    pub(crate) covered: SpaceSet,
    pub(crate) cities: [City; CITIES],
    pub(crate) merchant: Space,
    /// The merchant cards in order; the one of this round has index `round - 1`.
    pub(crate) merchant_cards: [u8; 16],
    pub(crate) specials: CardSet,
    pub(crate) neutral: u8,
    pub(crate) fortresses: u8,
    pub(crate) display: Display,
    pub(crate) ronin: Squad,
    pub(crate) ronin_tiles: u8,
    pub(crate) seats: [Player; Seat::MAX],
}

/// The figures and resources of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player {
    /// Resources and money.
    pub purse: Purse,
    /// Points on the track.
    pub points: u8,
    /// Samurai on the map.
    pub samurai: Squad,
    /// Neutral officials.
    pub neutral: u8,
    /// Houses not built yet.
    pub houses: u8,
    /// Trading posts not built yet.
    pub posts: u8,
    /// Special authorization cards.
    pub(crate) specials: CardSet,
    /// The spaces of the player’s temples.
    pub temples: SpaceSet,
    /// The number of privilege tiles of each kind.
    pub privileges: [u8; PRIVILEGES],
    /// Ronin tiles.
    pub ronin_tiles: u8,
    /// The package taken in the draft, counted from 0.
    pub package: Option<u8>,
    /// The start city taken in the draft.
    pub city: Option<Space>,
    /// The plan of this round.
    pub plan: Plan,
}

impl Player {
    pub(crate) const EMPTY: Player = Player {
        purse: Purse::EMPTY,
        points: 0,
        samurai: Squad::EMPTY,
        neutral: 0,
        houses: 0,
        posts: 0,
        specials: CardSet::EMPTY,
        temples: SpaceSet::EMPTY,
        privileges: [0; PRIVILEGES],
        ronin_tiles: 0,
        package: None,
        city: None,
        plan: Plan::EMPTY,
    };

    /// The player’s number of privilege tiles of this kind.
    #[must_use]
    pub const fn privilege(&self, privilege: Privilege) -> u8 {
        self.privileges[privilege as usize]
    }

    /// Whether the player can use this card (E4.2).
    #[must_use]
    pub const fn owns(&self, card: CardId) -> bool {
        match card.special_index() {
            None => true,
            Some(special) => self.specials.contains(special),
        }
    }
}

/// The buildings of one city, in the order of their sites.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct City {
    len: u8,
    sites: [Site; City::MAX_SITES],
    /// The number of its income tile.
    pub tile: u8,
}

impl City {
    /// No data has larger cities.
    pub const MAX_SITES: usize = 16;

    pub(crate) const EMPTY: City =
        City { len: 0, sites: [Site::Fortress; City::MAX_SITES], tile: 0 };

    /// The buildings, the first site first.
    #[must_use]
    pub fn sites(&self) -> &[Site] {
        &self.sites[..usize::from(self.len)]
    }

    /// The number of buildings.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there are no buildings.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Builds on the lowest free site.
    pub(crate) fn push(&mut self, site: Site) {
        self.sites[usize::from(self.len)] = site;
        self.len += 1;
    }

    /// Builds on the first site and moves the other buildings one site back.
    pub(crate) fn push_first(&mut self, site: Site) {
        self.sites.copy_within(..usize::from(self.len), 1);
        self.sites[0] = site;
        self.len += 1;
    }

    /// Whether this player has a house there.
    #[must_use]
    pub fn has_house(&self, seat: Seat) -> bool {
        self.sites().contains(&Site::House(seat))
    }

    /// The number of buildings of a kind.
    #[must_use]
    pub fn count(&self, building: Building) -> usize {
        let of_kind = |site: &&Site| match site {
            Site::House(_) => building == Building::House,
            Site::Post(_) => building == Building::Post,
            Site::Fortress => building == Building::Fortress,
        };
        self.sites().iter().filter(of_kind).count()
    }
}

impl Edo {
    /// The data that this game is played with.
    #[inline]
    #[must_use]
    pub fn data(&self) -> &Data {
        &self.data
    }

    /// The board.
    #[inline]
    #[must_use]
    pub fn board(&self) -> &Board {
        self.data().board(usize::from(self.players))
    }

    /// The number of players.
    #[inline]
    #[must_use]
    pub const fn seat_count(&self) -> usize {
        self.players as usize
    }

    /// All seats.
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seat_count())
    }

    /// Where in the round the game is.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The card that is being carried out, if one is.
    #[must_use]
    pub fn card_turn(&self) -> Option<&CardTurn> {
        (self.phase == Phase::Card).then_some(&self.turn)
    }

    /// The number of the round, counted from 1; 0 during the draft.
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// The start player.
    #[must_use]
    pub const fn start(&self) -> Seat {
        self.start
    }

    /// The modules in play.
    #[must_use]
    pub const fn modules(&self) -> Modules {
        self.modules
    }

    /// The state of a player.
    #[inline]
    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index()]
    }

    /// The buildings of a city.
    #[inline]
    #[must_use]
    pub fn city(&self, space: Space) -> &City {
        &self.cities[city_index(space)]
    }

    pub(crate) fn city_mut(&mut self, space: Space) -> &mut City {
        &mut self.cities[city_index(space)]
    }

    /// The city of the merchant.
    #[must_use]
    pub const fn merchant(&self) -> Space {
        self.merchant
    }

    /// The spaces of the Ronin; none without their module.
    #[must_use]
    pub const fn ronin(&self) -> &Squad {
        &self.ronin
    }

    /// The wishes and privileges on offer.
    #[must_use]
    pub const fn display(&self) -> &Display {
        &self.display
    }

    /// The spaces that are covered (E2.2).
    #[must_use]
    pub const fn covered(&self) -> SpaceSet {
        self.covered
    }

    /// The cities that are in play, Edo included.
    #[must_use]
    pub fn open_cities(&self) -> SpaceSet {
        self.open(SpaceKind::City)
    }

    /// The spaces of a kind that are not covered.
    #[must_use]
    pub fn open(&self, kind: SpaceKind) -> SpaceSet {
        self.board().of_kind(kind).minus(self.covered)
    }

    /// The merchant card of this round, counted from 0 (E2.5).
    pub(crate) fn current_merchant(&self) -> u8 {
        self.merchant_cards[usize::from(self.round.max(1) - 1)]
    }

    /// The merchant card of the next round, which lies open on the pile, if there is one.
    pub(crate) fn next_merchant(&self) -> Option<u8> {
        let next = usize::from(self.round.max(1));
        (next < self.data().merchant_cards.len()).then(|| self.merchant_cards[next])
    }

    pub(crate) fn merchant_card(&self, number: u8) -> &MerchantCard {
        &self.data().merchant_cards[usize::from(number)]
    }

    /// The merchant’s offers in this round (E2.5).
    #[must_use]
    pub fn offer(&self) -> &MerchantCard {
        self.merchant_card(self.current_merchant())
    }

    /// The merchant’s offers in the next round, if there is one.
    #[must_use]
    pub fn next_offer(&self) -> Option<&MerchantCard> {
        self.next_merchant().map(|number| self.merchant_card(number))
    }

    /// Neutral officials that are still to be recruited (E6.3).
    #[must_use]
    pub const fn unrecruited(&self) -> u8 {
        self.neutral
    }

    /// Fortresses that are not built yet (E8.5).
    #[must_use]
    pub const fn unbuilt_fortresses(&self) -> u8 {
        self.fortresses
    }

    /// Whether this special authorization card is available (E6.4).
    #[must_use]
    pub const fn is_on_display(&self, card: CardId) -> bool {
        match card.special_index() {
            None => false,
            Some(special) => self.specials.contains(special),
        }
    }

    /// The yield per samurai of a field with this number of the players’ samurai (E7.3, R3.1).
    #[must_use]
    pub fn yield_among(&self, field: Space, samurai: usize) -> u8 {
        let strangers = ronin::strangers(self, field) as u8;
        self.data().yield_for(samurai).saturating_sub(strangers)
    }

    /// The player's own meeples at home (E11.3).
    #[must_use]
    pub fn own_officials(&self, seat: Seat) -> u8 {
        self.data().meeples - self.player(seat).samurai.len() as u8
    }

    /// The officials that the player can put in front of cards (E4.3).
    #[must_use]
    pub fn officials(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        self.own_officials(seat) + player.neutral + player.plan.support
    }

    /// The planned action of the card in progress; only while there is one.
    pub(crate) fn turn_action(&self) -> Action {
        let slot = self.player(self.turn.seat).plan.slots()[usize::from(self.turn.slot)];
        self.data().cards[slot.card.index()][usize::from(slot.action)]
    }
}
