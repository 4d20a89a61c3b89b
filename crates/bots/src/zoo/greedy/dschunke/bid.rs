//! Sealed bids: the best response to likely bids of the others.

use super::{biddable, later_hand, offer, rounds_after};
use higaki_dschunke::{Bid, Dschunke, Good, Goods, Outlook, Standing, Worth};
use higaki_table::{Chance, Game, QuickChance, Seat, Viewer};

/// Sampled worlds, and sampled bids of the others in each.
const WORLDS: usize = 6;
const BIDS: usize = 5;
/// Sampled bids of the others in a playout.
const QUICK_BIDS: usize = 6;
/// The weight of bidding nothing, relative to the kinds that could be bid.
const RATHER_NOTHING: f64 = 0.6;

/// The bid with the best mean result, net of the later value of its cards.
pub(crate) fn best(game: &Dschunke, seat: Seat, chance: &mut QuickChance) -> Bid {
    let outlook = game.outlook();
    let mut samples = [[Highest::default(); 4]; WORLDS * BIDS];
    best_against(game, seat, &outlook, &mut samples, |index| {
        let mut world = game.clone();
        if index >= BIDS {
            world.determinise(Viewer::Seat(seat), chance);
        }
        others_highest(&world, seat, &outlook, chance)
    })
}

/// A good bid in a world with known hands, fast enough for playouts.
pub(crate) fn quick(world: &Dschunke, seat: Seat, chance: &mut QuickChance) -> Bid {
    let outlook = world.outlook();
    let mut samples = [[Highest::default(); 4]; QUICK_BIDS];
    best_against(world, seat, &outlook, &mut samples, |_| {
        others_highest(world, seat, &outlook, chance)
    })
}

/// The best bid against all samples of the others’ bids.
fn best_against(
    game: &Dschunke,
    seat: Seat,
    outlook: &Outlook,
    samples: &mut [[Highest; 4]],
    mut sample: impl FnMut(usize) -> [Highest; 4],
) -> Bid {
    let standing = game.standing(seat);
    let kinds = biddable(standing.hand, outlook.open);
    if kinds.is_empty() {
        return Bid::NOTHING;
    }
    for (index, slot) in samples.iter_mut().enumerate() {
        *slot = sample(index);
    }
    let after = rounds_after(outlook);
    let kept = later_hand(standing.hand, after);
    let mut best = (0.0, Bid::NOTHING);
    for good in kinds.iter() {
        let mut left: Goods = standing.hand;
        for count in 1..=standing.hand[good] {
            left[good] = standing.hand[good] - count;
            let won = samples
                .iter()
                .map(|sample| won(&standing, outlook, good, count, sample[good.index()]))
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

/// The income of a bid of `count` cards against the others’ highest bid.
fn won(standing: &Standing, outlook: &Outlook, good: Good, count: u8, others: Highest) -> f64 {
    let worth = offer(outlook.market.worth(good), outlook);
    if count > others.count {
        return worth;
    }
    if count < others.count || others.breaks_ties {
        return 0.0;
    }
    match outlook.market.worth(good) {
        _ if standing.breaks_ties => worth,
        Worth::Yuan(yuan) => f64::from(yuan / (others.bidders + 1)),
        Worth::Special => 0.0,
    }
}

/// The highest bid of others for a kind.
#[derive(Clone, Copy, Default)]
struct Highest {
    count: u8,
    /// The number of players with this bid.
    bidders: u8,
    /// Whether one of them wins ties.
    breaks_ties: bool,
}

/// The others’ highest bids for every kind, sampled.
fn others_highest(
    world: &Dschunke,
    seat: Seat,
    outlook: &Outlook,
    chance: &mut QuickChance,
) -> [Highest; 4] {
    let mut highest = [Highest::default(); 4];
    let mut hands = [Goods::NONE; 4];
    for (hand, owner) in hands.iter_mut().zip(Seat::all(world.players())) {
        *hand = world.standing(owner).hand;
    }
    for other in Seat::all(world.players()).filter(|other| *other != seat) {
        let bid = likely(&hands[..world.players()], other, outlook, chance);
        let Some(good) = bid.good() else { continue };
        let breaks_ties = world.standing(other).breaks_ties;
        let entry = &mut highest[good.index()];
        if bid.count() > entry.count {
            *entry = Highest { count: bid.count(), bidders: 1, breaks_ties };
        } else if bid.count() == entry.count {
            entry.bidders += 1;
            entry.breaks_ties |= breaks_ties;
        }
    }
    highest
}

/// A likely bid of this seat in a world with known hands.
pub(crate) fn likely_bid(world: &Dschunke, seat: Seat, chance: &mut QuickChance) -> Bid {
    let mut hands = [Goods::NONE; 4];
    for (hand, owner) in hands.iter_mut().zip(Seat::all(world.players())) {
        *hand = world.standing(owner).hand;
    }
    likely(&hands[..world.players()], seat, &world.outlook(), chance)
}

/// A likely bid with this hand: prefers large offers, strong kinds and many cards.
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
