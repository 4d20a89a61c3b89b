//! Sources of randomness: seeded, replayed from a record, or fast for playouts.

use crate::Seed;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

/// A source of randomness. The rules ask it for numbers and permutations.
pub trait Chance {
    /// A uniformly distributed number below `bound`.
    fn below(&mut self, bound: u32) -> u32;

    /// Shuffles the items uniformly.
    fn shuffle(&mut self, items: &mut [u8]) {
        // Fisher–Yates, from the last item down. Part of the record format: do not change.
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }
}

impl<C: Chance + ?Sized> Chance for &mut C {
    fn below(&mut self, bound: u32) -> u32 {
        (**self).below(bound)
    }

    fn shuffle(&mut self, items: &mut [u8]) {
        (**self).shuffle(items);
    }
}

/// The randomness of a real game: ChaCha8, keyed by the seed.
///
/// Bounded numbers come from 64-bit words by multiplication with rejection of biased words. Golden
/// vectors below pin both.
#[derive(Clone, Debug)]
pub struct SeededChance {
    words: ChaCha8Rng,
}

impl SeededChance {
    /// The randomness for the game with this seed.
    #[must_use]
    pub fn new(seed: &Seed) -> SeededChance {
        SeededChance::for_step(seed, 0)
    }

    /// The randomness for one step of the game with this seed; step 0 is the deal. Each step has
    /// its own stream, so a replay from the log can continue with the seed at any point.
    #[must_use]
    pub fn for_step(seed: &Seed, step: u64) -> SeededChance {
        let mut words = ChaCha8Rng::from_seed(*seed.bytes());
        words.set_stream(step);
        SeededChance { words }
    }
}

impl Chance for SeededChance {
    fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "there is no number below 0");
        let bound = u64::from(bound);
        let unfair = bound.wrapping_neg() % bound;
        loop {
            let product = u128::from(self.words.next_u64()) * u128::from(bound);
            if product as u64 >= unfair {
                return (product >> 64) as u32;
            }
        }
    }
}

/// A small and fast generator for simulation and search. Never used to deal for people.
#[derive(Clone, Debug)]
pub struct QuickChance {
    state: u64,
}

impl QuickChance {
    /// A generator seeded with this number.
    #[must_use]
    pub fn new(seed: u64) -> QuickChance {
        QuickChance { state: seed ^ 0x9e37_79b9_7f4a_7c15 }
    }

    /// A generator seeded from a [`Seed`].
    #[must_use]
    pub fn from_seed(seed: &Seed) -> QuickChance {
        let bytes = seed.bytes();
        QuickChance::new(
            bytes.chunks_exact(8).fold(0, |mixed, chunk| {
                mixed ^ chunk.iter().fold(0, |w, b| w << 8 | u64::from(*b))
            }),
        )
    }

    /// 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        // A counter mixed by a 128-bit multiplication, as in wyrand.
        self.state = self.state.wrapping_add(0xa076_1d64_78bd_642f);
        let product = u128::from(self.state) * u128::from(self.state ^ 0xe703_7ed1_a0b4_28db);
        (product >> 64) as u64 ^ product as u64
    }
}

impl Chance for QuickChance {
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        // The bias of a 32-bit bound in 64 bits is below 1 in 4 billion.
        ((u128::from(self.bits()) * u128::from(bound)) >> 64) as u32
    }

    #[inline(always)]
    fn shuffle(&mut self, items: &mut [u8]) {
        // Several indices from one word: the low half of each product is the next fraction.
        let mut left = items.len();
        while left > 256 {
            swap_last(items, &mut left, self.bits());
        }
        while left > 4 {
            // Always four iterations, so that the compiler unrolls the loop.
            let mut fraction = self.bits();
            for _ in 0..4 {
                fraction = swap_last(items, &mut left, fraction);
            }
        }
        let mut fraction = self.bits();
        while left > 1 {
            fraction = swap_last(items, &mut left, fraction);
        }
    }
}

/// Swaps the last remaining item with a random one. `fraction` is a random word; its unused part is
/// returned for the next call.
#[inline(always)]
fn swap_last(items: &mut [u8], left: &mut usize, fraction: u64) -> u64 {
    let product = u128::from(fraction) * *left as u128;
    *left -= 1;
    items.swap(*left, (product >> 64) as usize);
    product as u64
}

/// One result of randomness as it is stored in the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChanceResult {
    /// A number below a bound.
    Number(u32),
    /// The order of the items after a shuffle.
    Order(Vec<u8>),
}

/// Wraps another source and records its results.
#[derive(Debug)]
pub struct Recording<C> {
    source: C,
    results: Vec<ChanceResult>,
}

impl<C: Chance> Recording<C> {
    /// Records the results of `source`.
    pub fn new(source: C) -> Recording<C> {
        Recording { source, results: Vec::new() }
    }

    /// The recorded results, shrunk to fit: a table keeps them for every choice.
    #[must_use]
    pub fn into_results(mut self) -> Vec<ChanceResult> {
        self.results.shrink_to_fit();
        self.results
    }
}

impl<C: Chance> Chance for Recording<C> {
    fn below(&mut self, bound: u32) -> u32 {
        let number = self.source.below(bound);
        self.results.push(ChanceResult::Number(number));
        number
    }

    fn shuffle(&mut self, items: &mut [u8]) {
        self.source.shuffle(items);
        self.results.push(ChanceResult::Order(items.to_vec()));
    }
}

/// Replays recorded results.
///
/// A mismatch between record and questions does not panic: the source continues with valid results
/// and reports the mismatch in [`Replayed::fits`].
#[derive(Debug)]
pub struct Replayed<'a> {
    results: std::slice::Iter<'a, ChanceResult>,
    fits: bool,
}

impl<'a> Replayed<'a> {
    /// Replays these results.
    #[must_use]
    pub fn new(results: &'a [ChanceResult]) -> Replayed<'a> {
        Replayed { results: results.iter(), fits: true }
    }

    /// Whether each question matched a recorded result and no result is left over.
    #[must_use]
    pub fn fits(&self) -> bool {
        self.fits && self.results.len() == 0
    }
}

impl Chance for Replayed<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        match self.results.next() {
            Some(ChanceResult::Number(number)) if *number < bound => *number,
            _ => {
                self.fits = false;
                0
            }
        }
    }

    fn shuffle(&mut self, items: &mut [u8]) {
        let recorded = match self.results.next() {
            Some(ChanceResult::Order(order)) => order.as_slice(),
            _ => &[],
        };
        let mut before = items.to_vec();
        let mut after = recorded.to_vec();
        before.sort_unstable();
        after.sort_unstable();
        if before == after {
            items.copy_from_slice(recorded);
        } else {
            self.fits = false;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn golden_vectors_of_the_seeded_source() {
        let mut chance = SeededChance::new(&Seed::from_bytes([7; 32]));
        let numbers: Vec<u32> = (0..8).map(|_| chance.below(100)).collect();
        assert_eq!(numbers, GOLDEN_NUMBERS);
        let mut items: Vec<u8> = (0..12).collect();
        chance.shuffle(&mut items);
        assert_eq!(items, GOLDEN_ORDER);
    }

    const GOLDEN_NUMBERS: [u32; 8] = [22, 83, 29, 35, 70, 11, 64, 58];
    const GOLDEN_ORDER: [u8; 12] = [1, 11, 3, 8, 9, 0, 6, 4, 5, 2, 10, 7];

    /// With 719 degrees of freedom, chi-square exceeds 850 in about one run in two thousand; the
    /// seeds here are fixed.
    fn orders_are_even(mut chance: impl Chance) {
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..72_000 {
            let mut items = [0, 1, 2, 3, 4, 5];
            chance.shuffle(&mut items);
            *seen.entry(items).or_insert(0_u32) += 1;
        }
        let chi_square: f64 = seen.values().map(|n| (f64::from(*n) - 100.0).powi(2) / 100.0).sum();
        assert_eq!(seen.len(), 720);
        assert!(chi_square < 850.0, "chi-square {chi_square}");
    }

    #[test]
    fn both_sources_shuffle_evenly() {
        orders_are_even(SeededChance::new(&Seed::from_bytes([1; 32])));
        orders_are_even(QuickChance::new(1));
    }

    #[test]
    fn what_was_recorded_is_decided_again() {
        let mut recording = Recording::new(QuickChance::new(3));
        let number = recording.below(10);
        let mut items = [1, 2, 2, 3];
        recording.shuffle(&mut items);
        let results = recording.into_results();

        let mut replayed = Replayed::new(&results);
        let mut again = [3, 2, 2, 1];
        assert_eq!(replayed.below(10), number);
        replayed.shuffle(&mut again);
        assert_eq!(again, items);
        assert!(replayed.fits());
    }

    #[test]
    fn a_record_that_does_not_fit_is_noticed() {
        let order = [ChanceResult::Order(vec![1, 2, 3])];
        let mut other_items = Replayed::new(&order);
        other_items.shuffle(&mut [1, 2, 4]);
        assert!(!other_items.fits());

        let number = [ChanceResult::Number(6)];
        let mut too_high = Replayed::new(&number);
        assert_eq!(too_high.below(6), 0);
        assert!(!too_high.fits());

        assert!(!Replayed::new(&number).fits(), "an answer nobody asked for");
        let mut nothing_left = Replayed::new(&[]);
        nothing_left.below(2);
        assert!(!nothing_left.fits());
    }
}
