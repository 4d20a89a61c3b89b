//! Training of a net: backpropagation and gradient descent.

use super::descent::Adam;
use super::lessons::Lesson;
use crate::arithmetic::ln;
use crate::evaluation::{FIRST, KINDS, Net, SECOND, Shape, TaughtNet, Trace, to_chances};
use higaki_table::{Chance, QuickChance, Seat};
use serde::{Deserialize, Serialize};

/// The state of a training between two blocks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NetState {
    /// Blocks played.
    pub blocks: u64,
    /// The net so far.
    pub taught: TaughtNet,
    /// The mean log-likelihood of the last block before the training used it. Nearer to 0 is
    /// better.
    pub foresight: f64,
}

/// Passes over a block, and lessons in a batch.
const PASSES: usize = 12;
const BATCH: usize = 256;
/// The initial learning rate. It decays over blocks, and within each block.
const LONGEST_STEP: f32 = 0.002;
const SHORTEST: f32 = 0.02;
/// Weight decay: removes traces of noise in the lessons.
const SHRINK: f32 = 1e-5;
/// The precision of parameters in a file.
const DIGITS: f32 = 1e4;

impl NetState {
    /// An untrained net with small random parameters.
    #[must_use]
    pub fn new(shape: Shape, number: u64) -> NetState {
        let mut chance = QuickChance::new(number);
        // The sum of a few uniform draws is nearly normal.
        let mut drawn = |spread: f32| {
            let draws = (0..4).map(|_| chance.below(1 << 20) as f32 / (1 << 20) as f32 - 0.5);
            spread * 1.7 * draws.sum::<f32>()
        };
        let [first, second, seats, always] = shape.sizes();
        let mut numbers = Vec::with_capacity(shape.size());
        for (size, units, spread) in
            [(first, FIRST, 0.2), (second, SECOND, 0.1), (seats, 0, 0.05), (always, always, 0.0)]
        {
            // The last row holds the biases, initially 0.
            numbers.extend((0..size - units).map(|_| drawn(spread)));
            numbers.extend((0..units).map(|_| 0.0));
        }
        NetState::from_net(TaughtNet { games: 0, net: Net::new(shape, numbers) })
    }

    /// Continues with a net of an earlier training.
    #[must_use]
    pub fn from_net(taught: TaughtNet) -> NetState {
        NetState { blocks: 0, taught, foresight: 0.0 }
    }

    /// Whether the net has this shape.
    #[must_use]
    pub fn fits(&self, shape: Shape) -> bool {
        self.taught.net.shape() == shape && self.taught.net.numbers().len() == shape.size()
    }

    /// The net; `None` before its first block.
    pub(super) fn net(&self) -> Option<&Net> {
        (self.taught.games > 0).then_some(&self.taught.net)
    }

    /// The net with the precision of a file.
    pub(super) fn rounded(&self) -> TaughtNet {
        let mut taught = self.taught.clone();
        for number in taught.net.numbers_mut() {
            *number = (*number * DIGITS).round() / DIGITS;
        }
        taught
    }

    pub(super) fn learn(&mut self, lessons: &[Lesson]) {
        let net = &mut self.taught.net;
        let players = net.shape().players;
        let foreseen = lessons.iter().map(|lesson| foresight(net, lesson)).sum::<f64>();
        self.foresight = foreseen / lessons.len().max(1) as f64;
        let mut order: Vec<&Lesson> = lessons.iter().collect();
        let mut chance = QuickChance::new(self.blocks);
        let mut descent = Adam::new(net.numbers().len());
        let mut slopes = vec![0.0; net.numbers().len()];
        let steps = PASSES * lessons.len().div_ceil(BATCH);
        let longest = LONGEST_STEP / (1.0 + self.blocks as f32 / 2.0);
        let mut step = 0;
        for _ in 0..PASSES {
            shuffle(&mut order, &mut chance);
            for batch in order.chunks(BATCH) {
                slopes.iter_mut().zip(net.numbers()).for_each(|(slope, now)| *slope = SHRINK * now);
                for lesson in batch {
                    tell(net, lesson, players, 1.0 / batch.len() as f32, &mut slopes);
                }
                let left = 1.0 - step as f32 / steps as f32;
                descent.step(net.numbers_mut(), &slopes, longest * left.max(SHORTEST));
                step += 1;
            }
        }
    }
}

fn chances(trace: &Trace, players: usize) -> [f32; Seat::MAX] {
    let mut chances = trace.standings;
    to_chances(&mut chances[..players]);
    chances
}

/// The log-likelihood of a lesson.
fn foresight(net: &Net, lesson: &Lesson) -> f64 {
    let players = net.shape().players;
    let chances = chances(&net.look(&lesson.sight), players);
    let both = chances[..players].iter().zip(&lesson.ended);
    both.map(|(chance, ended)| f64::from(*ended) * ln(f64::from(chance.max(1e-6)))).sum()
}

/// Adds the gradient of a lesson.
fn tell(net: &Net, lesson: &Lesson, players: usize, weight: f32, slopes: &mut [f32]) {
    let trace = net.look(&lesson.sight);
    let chances = chances(&trace, players);
    let layers = net.layers();
    let [first, second, seats, _] = net.shape().sizes();
    let (of_first, more) = slopes.split_at_mut(first);
    let (of_second, more) = more.split_at_mut(second);
    let (of_seats, always) = more.split_at_mut(seats);
    let mut blame = [0.0; SECOND];
    let of_seats = of_seats.as_chunks_mut::<SECOND>().0;
    for seat in 0..players {
        let error = weight * (chances[seat] - lesson.worth[seat]);
        always[seat] += error;
        add(&mut of_seats[seat], &trace.second, error);
        add(&mut blame, &layers.seats[seat], error);
    }
    mask_inactive(&mut blame, &trace.second);
    let of_second = of_second.as_chunks_mut::<SECOND>().0;
    let inputs = trace.summed.iter().chain(lesson.sight.rest()).chain(&[1.0]);
    for (slopes, input) in of_second.iter_mut().zip(inputs) {
        add(slopes, &blame, *input);
    }
    let passed: [f32; FIRST] = std::array::from_fn(|unit| dot(&layers.rest[unit], &blame));
    let of_first = of_first.as_chunks_mut::<FIRST>().0;
    for (kind, inputs) in lesson.sight.kinds().enumerate().take(KINDS) {
        let mut blame = passed;
        mask_inactive(&mut blame, &trace.kinds[kind]);
        for (slopes, input) in of_first.iter_mut().zip(inputs.iter().chain(&[1.0])) {
            add(slopes, &blame, *input);
        }
    }
}

#[inline]
fn add<const UNITS: usize>(to: &mut [f32; UNITS], what: &[f32; UNITS], times: f32) {
    if times != 0.0 {
        to.iter_mut().zip(what).for_each(|(to, what)| *to += times * what);
    }
}

fn dot(one: &[f32; SECOND], other: &[f32; SECOND]) -> f32 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// Zeroes the gradient of inactive units.
fn mask_inactive(blame: &mut [f32], units: &[f32]) {
    for (blame, unit) in blame.iter_mut().zip(units) {
        if *unit <= 0.0 {
            *blame = 0.0;
        }
    }
}

fn shuffle<T>(list: &mut [T], chance: &mut QuickChance) {
    for last in (1..list.len()).rev() {
        list.swap(last, chance.below(last as u32 + 1) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluation::Sight;

    const SHAPE: Shape = Shape { players: 3, of_a_kind: 5, rest: 7 };

    fn lesson(chance: &mut QuickChance) -> Lesson {
        let mut number = || chance.below(1000) as f32 / 500.0 - 1.0;
        let mut sight = Sight::from(Seat::wrapped(1, 3));
        for kind in 0..KINDS {
            (0..SHAPE.of_a_kind).for_each(|_| sight.kind(kind).push(number()));
        }
        (0..SHAPE.rest).for_each(|_| sight.others().push(number()));
        Lesson { sight, ended: [0.0; Seat::MAX], worth: [0.2, 0.7, 0.1, 0.0, 0.0] }
    }

    fn surprise(net: &Net, lesson: &Lesson) -> f64 {
        let as_if_ended = Lesson { ended: lesson.worth, ..*lesson };
        -foresight(net, &as_if_ended)
    }

    #[test]
    fn slopes_are_those_of_the_surprise() {
        let mut chance = QuickChance::new(3);
        let mut state = NetState::new(SHAPE, 5);
        let lesson = lesson(&mut chance);
        let mut slopes = vec![0.0; SHAPE.size()];
        tell(&state.taught.net, &lesson, 3, 1.0, &mut slopes);
        // Small enough that no unit becomes inactive on the way.
        let step = 0.001;
        let mut told = 0;
        for (at, slope) in slopes.iter().enumerate() {
            let net = &mut state.taught.net;
            net.numbers_mut()[at] += step;
            let above = surprise(net, &lesson);
            net.numbers_mut()[at] -= 2.0 * step;
            let below = surprise(net, &lesson);
            net.numbers_mut()[at] += step;
            let measured = (above - below) / f64::from(2.0 * step);
            assert!((measured - f64::from(*slope)).abs() < 2e-3, "{at}: {slope} but {measured}");
            told += usize::from(slope.abs() > 1e-3);
        }
        assert!(told > SHAPE.size() / 4, "most numbers have a say: {told}");
    }

    #[test]
    fn it_learns_a_lesson_by_heart() {
        let mut chance = QuickChance::new(4);
        let lessons: Vec<Lesson> = (0..300).map(|_| lesson(&mut chance)).collect();
        let mut state = NetState::new(SHAPE, 5);
        let before: f64 = lessons.iter().map(|one| surprise(&state.taught.net, one)).sum();
        for _ in 0..20 {
            state.learn(&lessons);
        }
        let after: f64 = lessons.iter().map(|one| surprise(&state.taught.net, one)).sum();
        assert!(after < 0.95 * before, "{after} after, {before} before");
    }
}
