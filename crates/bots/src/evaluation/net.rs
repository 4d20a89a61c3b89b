//! A small neural net: it captures interactions that a weighted sum cannot.
//!
//! Inputs of several similar things (the colours of Traders of Osaka) share the weights of the
//! first layer and are summed, so their order does not matter. The second layer takes this sum and
//! all other inputs, and gives every seat its standing. Seats are numbered relative to the
//! viewpoint, so absolute positions do not matter.

use super::sight::{KINDS, Sight};
use crate::arithmetic::dot;
use higaki_table::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Units of the first layer and of the second.
pub(crate) const FIRST: usize = 16;
pub(crate) const SECOND: usize = 32;

/// A file of nets, as committed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Nets {
    /// The nets by the number of players.
    pub players: BTreeMap<usize, TaughtNet>,
}

/// A net with the size of its training.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TaughtNet {
    /// Games of its training.
    pub games: u64,
    /// The net.
    pub net: Net,
}

/// The input sizes of a net.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shape {
    /// Seats with a standing.
    pub players: usize,
    /// Inputs of each of the similar things.
    pub of_a_kind: usize,
    /// All other inputs.
    pub rest: usize,
}

/// A net: its shape and its parameters, layer after layer. Each layer has one row for every input,
/// then a row of biases.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Net {
    shape: Shape,
    numbers: Vec<f32>,
}

/// The parameters of a net by layer.
pub(crate) struct Layers<'a> {
    pub(crate) of_a_kind: &'a [[f32; FIRST]],
    pub(crate) rest: &'a [[f32; SECOND]],
    /// The output weights of the second layer, by seat.
    pub(crate) seats: &'a [[f32; SECOND]],
    pub(crate) always: &'a [f32],
}

/// The activations of a net for one position, by layer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trace {
    pub(crate) kinds: [[f32; FIRST]; KINDS],
    pub(crate) summed: [f32; FIRST],
    pub(crate) second: [f32; SECOND],
    /// The standings, by the distance of the seat from the viewpoint.
    pub(crate) standings: [f32; Seat::MAX],
}

impl Shape {
    /// The number of parameters of each layer.
    pub(crate) const fn sizes(self) -> [usize; 4] {
        let first = (self.of_a_kind + 1) * FIRST;
        let second = (FIRST + self.rest + 1) * SECOND;
        [first, second, self.players * SECOND, self.players]
    }

    /// The number of parameters of a net of this shape.
    #[must_use]
    pub fn size(self) -> usize {
        self.sizes().iter().sum()
    }
}

impl Nets {
    /// Reads a file of nets. A net whose parameters do not fit its shape is left out.
    ///
    /// # Errors
    /// If the text is no file of nets.
    pub fn read(text: &str) -> Result<Nets, serde_json::Error> {
        let mut nets: Nets = serde_json::from_str(text)?;
        nets.players.retain(|_, taught| taught.net.numbers.len() == taught.net.shape.size());
        Ok(nets)
    }

    /// The text of the file: one line for every number of players.
    #[must_use]
    pub fn to_text(&self) -> String {
        let line = |(players, taught): (&usize, &TaughtNet)| {
            let taught = serde_json::to_string(taught).expect("numbers can be written");
            format!("    \"{players}\": {taught}")
        };
        let lines: Vec<String> = self.players.iter().map(line).collect();
        format!("{{\n  \"players\": {{\n{}\n  }}\n}}", lines.join(",\n"))
    }

    /// The net of this shape, if there is one.
    #[must_use]
    pub fn of(&self, shape: Shape) -> Option<&Net> {
        let taught = self.players.get(&shape.players)?;
        (taught.net.shape == shape).then_some(&taught.net)
    }
}

impl Net {
    /// A net with these parameters, as many as the shape says.
    pub(crate) fn new(shape: Shape, numbers: Vec<f32>) -> Net {
        assert_eq!(numbers.len(), shape.size(), "as many numbers as the shape says");
        Net { shape, numbers }
    }

    pub(crate) fn shape(&self) -> Shape {
        self.shape
    }

    pub(crate) fn numbers(&self) -> &[f32] {
        &self.numbers
    }

    pub(crate) fn numbers_mut(&mut self) -> &mut [f32] {
        &mut self.numbers
    }

    pub(crate) fn layers(&self) -> Layers<'_> {
        let [first, second, seats, _] = self.shape.sizes();
        let (of_a_kind, more) = self.numbers.split_at(first);
        let (rest, more) = more.split_at(second);
        let (seats, always) = more.split_at(seats);
        Layers {
            of_a_kind: of_a_kind.as_chunks().0,
            rest: rest.as_chunks().0,
            seats: seats.as_chunks().0,
            always,
        }
    }

    /// Evaluates a position.
    pub(crate) fn look(&self, sight: &Sight) -> Trace {
        let layers = self.layers();
        let mut kinds = [[0.0; FIRST]; KINDS];
        let mut summed = [0.0; FIRST];
        for (units, inputs) in kinds.iter_mut().zip(sight.kinds()) {
            *units = layers.of_a_kind[self.shape.of_a_kind];
            add(units, layers.of_a_kind, inputs);
            rectify(units);
            summed.iter_mut().zip(&*units).for_each(|(sum, unit)| *sum += unit);
        }
        let mut second = layers.rest[FIRST + self.shape.rest];
        add(&mut second, layers.rest, &summed);
        add(&mut second, &layers.rest[FIRST..], sight.rest());
        rectify(&mut second);
        let mut standings = [0.0; Seat::MAX];
        for (standing, (row, always)) in
            standings.iter_mut().zip(layers.seats.iter().zip(layers.always))
        {
            *standing = always + dot(row, &second);
        }
        Trace { kinds, summed, second, standings }
    }
}

/// Adds the input-weighted rows. Inputs of 0 are not skipped: a mispredicted branch costs more than
/// adding nothing.
#[inline]
fn add<const UNITS: usize>(units: &mut [f32; UNITS], rows: &[[f32; UNITS]], inputs: &[f32]) {
    let mut sums = *units;
    for (row, input) in rows.iter().zip(inputs) {
        for unit in 0..UNITS {
            sums[unit] += input * row[unit];
        }
    }
    *units = sums;
}

#[inline]
fn rectify(units: &mut [f32]) {
    units.iter_mut().for_each(|unit| *unit = unit.max(0.0));
}
