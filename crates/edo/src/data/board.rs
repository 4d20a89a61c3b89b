//! One side of the board as a graph, with the ways across it worked out beforehand.

use super::read::{Reader, numbered};
use crate::components::Resource;
use crate::space::{Space, SpaceKind, SpaceSet};
use higaki_table::{Node, Seat};

/// One side of the board (E1.5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The numbers of players that use it.
    pub players: Vec<usize>,
    /// All spaces.
    pub spaces: SpaceSet,
    /// The names of the cities.
    pub names: Vec<(Space, String)>,
    /// Where the merchant begins.
    pub merchant_start: Space,
    covers: [SpaceSet; Seat::MAX + 1],
    neighbours: [SpaceSet; Space::CODES],
    distances: Vec<[u8; Space::CODES]>,
}

impl Board {
    /// No board has more spaces: a list of all moves must stay readable.
    pub(crate) const MAX_SPACES: usize = 32;

    /// The spaces that a road joins to this one.
    #[must_use]
    pub fn neighbours(&self, space: Space) -> SpaceSet {
        self.neighbours[space.index()]
    }

    /// The distance between two spaces, in steps.
    #[inline]
    #[must_use]
    pub fn distance(&self, from: Space, to: Space) -> u8 {
        self.distances[from.index()][to.index()]
    }

    /// The spaces covered at the beginning with this number of players (E2.2).
    #[must_use]
    pub fn cover(&self, players: usize) -> SpaceSet {
        self.covers[players.min(Seat::MAX)]
    }

    /// All spaces of a kind.
    #[must_use]
    pub fn of_kind(&self, kind: SpaceKind) -> SpaceSet {
        self.spaces.and(SpaceSet::of_kind(kind))
    }

    /// All resource fields.
    #[must_use]
    pub fn fields(&self) -> SpaceSet {
        Resource::ALL
            .into_iter()
            .map(|resource| self.of_kind(SpaceKind::Field(resource)))
            .fold(SpaceSet::EMPTY, SpaceSet::or)
    }

    pub(super) fn empty() -> Board {
        Board {
            players: Vec::new(),
            spaces: SpaceSet::EMPTY,
            names: Vec::new(),
            merchant_start: Space::EDO,
            covers: [SpaceSet::EMPTY; Seat::MAX + 1],
            neighbours: [SpaceSet::EMPTY; Space::CODES],
            distances: Vec::new(),
        }
    }

    pub(super) fn read(node: &Node<'_>, reader: &mut Reader<'_>) -> Board {
        let known = ["players", "spaces", "names", "roads", "merchant_start", "cover"];
        node.expect_fields(&known, &mut reader.0.problems);
        let players = reader.entry(node, "players").map_or_else(Vec::new, |list| {
            let items = list.items(&mut reader.0.problems);
            items.iter().filter_map(|item| reader.number(item, 2, 5)).map(usize::from).collect()
        });
        let mut board = Board { players, ..Board::empty() };
        board.read_spaces(node, reader);
        board.read_roads(node, reader);
        if let Some(start) = reader.entry(node, "merchant_start")
            && let Some(space) = board.read_space(&start, reader)
        {
            board.merchant_start = space;
        }
        board.read_covers(node, reader);
        board.distances = all_distances(&board);
        board.check_connected(node, reader);
        board
    }

    fn read_spaces(&mut self, node: &Node<'_>, reader: &mut Reader<'_>) {
        let Some(list) = reader.entry(node, "spaces") else { return };
        for item in list.items(&mut reader.0.problems) {
            let Some(word) = item.text(&mut reader.0.problems) else { continue };
            match word.parse::<Space>() {
                Ok(space) if self.spaces.contains(space) => reader.wrong(&item, "space_twice"),
                Ok(space) => self.spaces = self.spaces.with(space),
                Err(_) => reader.wrong(&item, "unknown_space"),
            }
        }
        if !self.spaces.contains(Space::EDO) {
            reader.wrong(&list, "edo_missing");
        }
        if self.spaces.len() > Board::MAX_SPACES {
            reader.wrong(&list, "too_many_spaces");
        }
        let Some(names) = reader.entry(node, "names") else { return };
        for (word, name) in names.entries(&mut reader.0.problems) {
            let space = word.parse().ok().filter(|space| self.spaces.contains(*space));
            let text = name.text(&mut reader.0.problems);
            match (space, text) {
                (Some(space), Some(text)) => self.names.push((space, text.to_owned())),
                (None, _) => reader.wrong(&name, "unknown_space"),
                _ => {}
            }
        }
    }

    fn read_space(&self, node: &Node<'_>, reader: &mut Reader<'_>) -> Option<Space> {
        let word = node.text(&mut reader.0.problems)?;
        let space = word.parse().ok().filter(|space| self.spaces.contains(*space));
        if space.is_none() {
            reader.wrong(node, "unknown_space");
        }
        space
    }

    fn read_roads(&mut self, node: &Node<'_>, reader: &mut Reader<'_>) {
        let Some(list) = reader.entry(node, "roads") else { return };
        for item in list.items(&mut reader.0.problems) {
            let ends: Vec<Space> = item
                .items(&mut reader.0.problems)
                .iter()
                .filter_map(|end| self.read_space(end, reader))
                .collect();
            match ends[..] {
                [one, other] if one == other => reader.wrong(&item, "road_to_itself"),
                [one, other] if self.neighbours(one).contains(other) => {
                    reader.wrong(&item, "road_twice");
                }
                [one, other] => {
                    self.neighbours[one.index()] = self.neighbours(one).with(other);
                    self.neighbours[other.index()] = self.neighbours(other).with(one);
                }
                _ => reader.wrong(&item, "road_without_two_ends"),
            }
        }
    }

    fn read_covers(&mut self, node: &Node<'_>, reader: &mut Reader<'_>) {
        let Some(cover) = reader.entry(node, "cover") else { return };
        for (players, list) in numbered(&cover, reader) {
            let items = list.items(&mut reader.0.problems);
            let covered: SpaceSet =
                items.iter().filter_map(|item| self.read_space(item, reader)).collect();
            let coverable = self.fields().or(self.of_kind(SpaceKind::City)).without(Space::EDO);
            if !covered.minus(coverable).is_empty() {
                reader.wrong(&list, "cannot_be_covered");
            }
            self.covers[players] = covered;
        }
        for players in self.players.clone() {
            let open = self.spaces.minus(self.cover(players));
            let cities = open.and(SpaceSet::of_kind(SpaceKind::City)).without(Space::EDO);
            if cities.len() < players {
                reader.wrong(&cover, "too_few_cities");
            }
            for resource in Resource::ALL {
                if open.and(SpaceSet::of_kind(SpaceKind::Field(resource))).is_empty() {
                    reader.wrong(&cover, "no_open_field");
                }
            }
        }
    }

    fn check_connected(&self, node: &Node<'_>, reader: &mut Reader<'_>) {
        let unreached = self.spaces.iter().any(|to| self.distance(Space::EDO, to) == u8::MAX);
        if unreached {
            reader.wrong(node, "not_connected");
        }
        if self.of_kind(SpaceKind::Gate).is_empty() {
            reader.wrong(node, "no_gate");
        }
    }
}

/// The steps from every space to every other, by walking outward ring by ring.
fn all_distances(board: &Board) -> Vec<[u8; Space::CODES]> {
    (0..Space::CODES)
        .map(|from| {
            let mut steps = [u8::MAX; Space::CODES];
            let mut ring = SpaceSet::only(Space::from_index(from)).and(board.spaces);
            let mut reached = ring;
            for step in 0.. {
                if ring.is_empty() {
                    break;
                }
                ring.iter().for_each(|space| steps[space.index()] = step);
                let next = ring.iter().map(|space| board.neighbours(space));
                ring = next.fold(SpaceSet::EMPTY, SpaceSet::or).minus(reached);
                reached = reached.or(ring);
            }
            steps
        })
        .collect()
}
