//! Sealed bids: the best answer to bids that the others might make.

use super::{biddable, later_hand, offer, rounds_after};
use higaki_dschunke::{Bid, Dschunke, Good, Goods, Outlook};
use higaki_table::{Chance, Game, QuickChance, Seat, Viewer};

/// How many worlds are imagined, and how many bids of the others in each.
const WORLDS: usize = 6;
const BIDS: usize = 5;
/// The weight of bidding nothing, beside those of the kinds that somebody could bid.
const RATHER_NOTHING: f64 = 0.6;

/// The bid with the best outcome on average, after what its cards are worth later.
pub(crate) fn best(game: &Dschunke, seat: Seat, chance: &mut QuickChance) -> Bid {
    let outlook = game.outlook();
    let standing = game.standing(seat);
    let kinds = biddable(standing.hand, outlook.open);
    if kinds.is_empty() {
        return Bid::NOTHING;
    }
    // The highest bid of the others for every kind, and how many make it, in every sample.
    let mut samples = [[(0_u8, 0_u8, false); 4]; WORLDS * BIDS];
    for (index, sample) in samples.iter_mut().enumerate() {
        let mut world = *game;
        if index >= BIDS {
            world.determinise(Viewer::Seat(seat), chance);
        }
        *sample = others_highest(&world, seat, &outlook, chance);
    }
    let after = rounds_after(&outlook);
    let kept = later_hand(standing.hand, after);
    let mut best = (0.0, Bid::NOTHING);
    for good in kinds.iter() {
        let worth = offer(outlook.market.worth(good), &outlook);
        let shared = |winners: u8| match outlook.market.worth(good) {
            higaki_dschunke::Worth::Yuan(yuan) => f64::from(yuan / winners),
            higaki_dschunke::Worth::Special => 0.0,
        };
        let mut left: Goods = standing.hand;
        for count in 1..=standing.hand[good] {
            left[good] = standing.hand[good] - count;
            let won: f64 = samples
                .iter()
                .map(|sample| match sample[good.index()] {
                    (highest, ..) if count > highest => worth,
                    (highest, _, breaks) if count == highest && !breaks => {
                        if standing.breaks_ties {
                            worth
                        } else {
                            shared(sample[good.index()].1 + 1)
                        }
                    }
                    _ => 0.0,
                })
                .sum::<f64>()
                / samples.len() as f64;
            let gain = won - (kept - later_hand(left, after));
            if gain > best.0 {
                best = (gain, Bid::new(count, good));
            }
        }
    }
    best.1
}

/// The highest bids that the others might make now: the count, how many make it, and whether one
/// of those breaks ties.
fn others_highest(
    world: &Dschunke,
    seat: Seat,
    outlook: &Outlook,
    chance: &mut QuickChance,
) -> [(u8, u8, bool); 4] {
    let mut highest = [(0, 0, false); 4];
    let mut hands = [Goods::NONE; 4];
    for (hand, owner) in hands.iter_mut().zip(Seat::all(world.players())) {
        *hand = world.standing(owner).hand;
    }
    for other in Seat::all(world.players()).filter(|other| *other != seat) {
        let bid = likely(&hands[..world.players()], other, outlook, chance);
        let Some(good) = bid.good() else { continue };
        let breaks = world.standing(other).breaks_ties;
        let entry = &mut highest[good.index()];
        if bid.count() > entry.0 {
            *entry = (bid.count(), 1, breaks);
        } else if bid.count() == entry.0 {
            *entry = (entry.0, entry.1 + 1, entry.2 || breaks);
        }
    }
    highest
}

/// A bid that this seat might make in a world in which all hands are known.
pub(crate) fn likely_bid(world: &Dschunke, seat: Seat, chance: &mut QuickChance) -> Bid {
    let mut hands = [Goods::NONE; 4];
    for (hand, owner) in hands.iter_mut().zip(Seat::all(world.players())) {
        *hand = world.standing(owner).hand;
    }
    likely(&hands[..world.players()], seat, &world.outlook(), chance)
}

/// A bid that somebody with this hand might make: rather for what is offered most and where he is
/// strong, and rather with many cards.
fn likely(hands: &[Goods], seat: Seat, outlook: &Outlook, chance: &mut QuickChance) -> Bid {
    let hand = hands[seat.index()];
    let kinds = biddable(hand, outlook.open);
    let weight = |good: Good| {
        let others = hands.iter().enumerate().filter(|(other, _)| *other != seat.index());
        let rival = others.map(|(_, other)| other[good]).max().unwrap_or(0);
        let own = f64::from(hand[good]);
        let strength = own / (own + f64::from(rival));
        (offer(outlook.market.worth(good), outlook) * strength).powi(2)
    };
    let total: f64 = RATHER_NOTHING + kinds.iter().map(weight).sum::<f64>();
    let mut point = total * f64::from(chance.below(1 << 16)) / f64::from(1 << 16);
    for good in kinds.iter() {
        point -= weight(good);
        if point < 0.0 {
            let most = u32::from(hand[good]);
            let least = most.div_ceil(2).min(most);
            let count = least + chance.below(most - least + 1);
            return Bid::new(count as u8, good);
        }
    }
    Bid::NOTHING
}
