//! Worlds that a viewer holds possible.
//!
//! A viewer with a perfect memory knows every yuan and nearly every goods card, because all but the
//! deal is public. Unknown are the distribution of the deal over the other hands, bids that were
//! made but not shown, the order of the coming market cards, and the location of special cards.

use crate::choice::Bid;
use crate::components::{Good, Pile};
use crate::goods::Goods;
use crate::special::{Cards, Sort};
use crate::stage::Stage;
use crate::state::Dschunke;
use higaki_table::{Chance, Seat, Viewer};

impl Dschunke {
    /// D11.1 to D11.7: resamples the information hidden from the viewer. At the end all is public.
    pub(crate) fn imagine(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        let viewer = viewer.seat().filter(|seat| seat.index() < self.player_count());
        match self.stage {
            Stage::Over => return,
            Stage::Laying { .. } => self.imagine_merchants(chance),
            _ => {}
        }
        self.unseen_market().sort_unstable();
        chance.shuffle(self.unseen_market());
        self.imagine_hands(viewer, chance);
        self.imagine_bids(viewer, chance);
        self.imagine_special_cards(viewer, chance);
    }

    /// DV.1: the merchant discs are hidden from all.
    fn imagine_merchants(&mut self, chance: &mut impl Chance) {
        let mut order = [0, 1, 2];
        chance.shuffle(&mut order);
        let mut merchants = self.merchants;
        merchants.sort_unstable();
        self.merchants = order.map(|place| merchants[place as usize]);
    }

    /// D11.1: cards of unknown kind are dealt again among the other players.
    fn imagine_hands(&mut self, viewer: Option<Seat>, chance: &mut impl Chance) {
        let others = self.seat_order().filter(|seat| Some(*seat) != viewer);
        let unknown = |game: &Dschunke, seat: Seat| {
            let state = game.seat(seat);
            state.hand.minus(state.known)
        };
        // Counted by kind first, so that the same random numbers give the same hands in every state
        // that the viewer cannot distinguish from this one.
        let pool = others.clone().fold(Goods::NONE, |pool, seat| pool.plus(unknown(self, seat)));
        let mut cards = [0; 4 * crate::components::GOODS_EACH as usize];
        let mut len = 0;
        for good in Good::ALL {
            let count = usize::from(pool[good]);
            cards[len..len + count].fill(good as u8);
            len += count;
        }
        chance.shuffle(&mut cards[..len]);
        let mut rest = &cards[..len];
        for seat in others {
            let (dealt, left) = rest.split_at(unknown(self, seat).total().into());
            rest = left;
            let mut hand: Goods = self.seat(seat).known;
            for card in dealt {
                hand[Good::ALL[*card as usize]] += 1;
            }
            self.seat_mut(seat).hand = hand;
        }
    }

    /// D11.5: other players’ sealed bids are replaced by any bids that their hands allow.
    fn imagine_bids(&mut self, viewer: Option<Seat>, chance: &mut impl Chance) {
        let Stage::Bidding { waiting } = self.stage else { return };
        for seat in self.seat_order().filter(|seat| Some(*seat) != viewer) {
            let decided = !waiting.contains(seat) && !self.seat(seat).hand.is_empty();
            let bid = if decided { self.drawn_bid(seat, chance) } else { Bid::NOTHING };
            self.seat_mut(seat).bid = bid;
        }
    }

    /// D11.5: reopens the hidden bids, as if they had still to be made.
    pub(crate) fn reopen_bids(&mut self, viewer: Viewer) {
        let Stage::Bidding { mut waiting } = self.stage else { return };
        for seat in self.seat_order().filter(|seat| Viewer::Seat(*seat) != viewer) {
            if !self.seat(seat).hand.is_empty() {
                self.seat_mut(seat).bid = Bid::NOTHING;
                waiting = waiting.with(seat);
            }
        }
        self.enter(Stage::Bidding { waiting });
    }

    /// D11.3, D11.6: face-down cards of others, and the contents of the piles.
    fn imagine_special_cards(&mut self, viewer: Option<Seat>, chance: &mut impl Chance) {
        let groups = Groups::new(self, viewer);
        // Matching the used cards with the draws can run into a dead end; the true world shows
        // that some matching exists, so a few attempts will do. Should all fail, it stays.
        for _ in 0..64 {
            if groups.assign(self, viewer, chance) {
                return;
            }
        }
    }
}

/// A group of cards that the viewer knows to be in a group of places, in unknown order.
///
/// A viewer learns the contents of a pile whenever they search it. The cards drawn from a pile
/// between two of their searches are therefore known as a group; those drawn since the last one
/// form a group with the rest of the pile; and all cards before their first search form one large
/// group, together with all piles that they never searched.
#[derive(Clone, Copy)]
struct Groups {
    /// The group of every draw; `None` for cards that the viewer knows exactly.
    of_draw: [Option<Group>; Cards::TOTAL],
    /// The group of the cards left in each pile.
    of_pile: [Group; 4],
    /// The cards of every group.
    cards: [Cards; Group::COUNT],
}

/// The number of a group: 0 is the large one, the others are numbered by the search they begin with.
type GroupNumber = usize;

#[derive(Clone, Copy, PartialEq, Eq)]
struct Group(GroupNumber);

impl Group {
    const LARGE: Group = Group(0);
    /// One for each draw, the large one, and one for a search in progress.
    const COUNT: usize = Cards::TOTAL + 2;
}

impl Groups {
    fn new(game: &Dschunke, viewer: Option<Seat>) -> Groups {
        let mut groups = Groups {
            of_draw: [None; Cards::TOTAL],
            of_pile: [Group::LARGE; 4],
            cards: [Cards::NONE; Group::COUNT],
        };
        for (index, drawn) in game.drawn.as_slice().iter().enumerate() {
            if Some(drawn.seat) == viewer {
                groups.of_pile[drawn.pile.index()] = Group(index + 1);
            } else if !drawn.sort.is_always() {
                let group = groups.of_pile[drawn.pile.index()];
                groups.of_draw[index] = Some(group);
                groups.cards[group.0].add(drawn.sort);
            }
        }
        if let Stage::Searching { seat, pile, .. } = game.stage
            && Some(seat) == viewer
        {
            groups.of_pile[pile.index()] = Group(Group::COUNT - 1);
        }
        for pile in Pile::ALL {
            let group = groups.of_pile[pile.index()];
            game.pile(pile).iter().for_each(|sort| groups.cards[group.0].add(sort));
        }
        groups
    }

    /// Spreads the cards of every group over its places. Fails if the cards that others have used
    /// do not find a draw that they can have come from.
    fn assign(
        mut self,
        game: &mut Dschunke,
        viewer: Option<Seat>,
        chance: &mut impl Chance,
    ) -> bool {
        let mut found: [Option<Sort>; Cards::TOTAL] = [None; Cards::TOTAL];
        for spent in game.spent.as_slice().iter().filter(|spent| Some(spent.seat) != viewer) {
            let Some(draw) = self.source(game, spent, &found, chance) else { return false };
            let Some(group) = self.of_draw[draw] else { return false };
            self.cards[group.0].remove(spent.sort);
            found[draw] = Some(spent.sort);
        }
        self.fill_draws(game, &mut found, chance);
        self.fill_piles(game, chance);
        for seat in game.seat_order().filter(|seat| Some(*seat) != viewer) {
            let mut held = Cards::NONE;
            let draws = game.drawn.as_slice().iter();
            draws
                .filter(|drawn| drawn.seat == seat && !drawn.sort.is_always())
                .for_each(|drawn| held.add(drawn.sort));
            let used = game.spent.as_slice().iter().filter(|spent| spent.seat == seat);
            used.for_each(|spent| held.remove(spent.sort));
            game.seat_mut(seat).face_down = held;
        }
        true
    }

    /// A draw from which a used card can have come, the likelier the more such cards its group has
    /// for its places.
    fn source(
        &self,
        game: &Dschunke,
        spent: &crate::state::Spent,
        found: &[Option<Sort>; Cards::TOTAL],
        chance: &mut impl Chance,
    ) -> Option<usize> {
        let mut weights = [0_u32; Cards::TOTAL];
        let drawn = &game.drawn.as_slice()[..spent.after as usize];
        for (index, draw) in drawn.iter().enumerate() {
            let Some(group) = self.of_draw[index] else { continue };
            if draw.seat == spent.seat && found[index].is_none() {
                let cards = self.cards[group.0];
                // The places still to fill equal the cards that are left for them.
                weights[index] = 1024 * cards.count(spent.sort) / cards.len().max(1);
            }
        }
        let total: u32 = weights.iter().sum();
        if total == 0 {
            return None;
        }
        let mut number = chance.below(total);
        weights.iter().position(|weight| {
            let here = number < *weight;
            number = number.saturating_sub(*weight);
            here
        })
    }

    /// A card kept face down is never one that is laid open at once.
    fn fill_draws(
        &mut self,
        game: &mut Dschunke,
        found: &mut [Option<Sort>; Cards::TOTAL],
        chance: &mut impl Chance,
    ) {
        for (index, drawn) in game.drawn.as_mut_slice().iter_mut().enumerate() {
            let Some(group) = self.of_draw[index] else { continue };
            if found[index].is_none() {
                let cards = self.cards[group.0].without_always();
                let sort = cards.nth(chance.below(cards.len()));
                self.cards[group.0].remove(sort);
                found[index] = Some(sort);
            }
            drawn.sort = found[index].unwrap_or(drawn.sort);
        }
    }

    fn fill_piles(&mut self, game: &mut Dschunke, chance: &mut impl Chance) {
        for pile in Pile::ALL {
            let group = self.of_pile[pile.index()];
            let mut cards = Cards::NONE;
            for _ in 0..game.pile(pile).len() {
                let left = self.cards[group.0];
                let sort = left.nth(chance.below(left.len()));
                self.cards[group.0].remove(sort);
                cards.add(sort);
            }
            game.piles[pile.index()] = cards;
        }
    }
}
