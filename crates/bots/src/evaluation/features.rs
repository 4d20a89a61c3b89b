//! The feature vector of a player.

/// The maximum number of features in any game.
pub const MOST_FEATURES: usize = 48;

/// The feature vector of a player, in the order of [`Judge::FEATURES`](super::Judge::FEATURES).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Features {
    values: [f32; MOST_FEATURES],
    len: usize,
}

impl Default for Features {
    fn default() -> Features {
        Features { values: [0.0; MOST_FEATURES], len: 0 }
    }
}

impl Features {
    /// Adds the next feature.
    #[inline]
    pub fn push(&mut self, value: f32) {
        self.values[self.len] = value;
        self.len += 1;
    }

    /// Adds the next features.
    #[inline]
    pub fn extend(&mut self, values: &[f32]) {
        self.values[self.len..self.len + values.len()].copy_from_slice(values);
        self.len += values.len();
    }

    /// All features, in order.
    #[inline]
    #[must_use]
    pub fn as_slice(&self) -> &[f32] {
        &self.values[..self.len]
    }

    #[inline]
    pub(super) const fn padded(&self) -> &[f32; MOST_FEATURES] {
        &self.values
    }
}
