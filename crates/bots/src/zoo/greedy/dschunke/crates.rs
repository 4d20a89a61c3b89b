//! Visibility of crates over time.

use higaki_dschunke::Hold;
use higaki_table::Seat;

/// A player's strips in the two upper layers of a hold.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Lanes {
    /// Their strips on top.
    on_top: f64,
    /// Their strips in the layer below.
    below: f64,
    /// Free places in the top layer.
    room: f64,
}

impl Lanes {
    pub(super) fn of(hold: &Hold, seat: Seat) -> Lanes {
        let Some(top) = hold.height().checked_sub(1) else {
            return Lanes { on_top: 0.0, below: 0.0, room: 3.0 };
        };
        let owned = |layer: usize| {
            (0..3).filter(|lane| hold.owner(layer, *lane) == Some(seat)).count() as f64
        };
        let free = (0..3).filter(|lane| hold.owner(top, *lane).is_none()).count() as f64;
        let below = if top == 0 { 0.0 } else { owned(top - 1) };
        Lanes { on_top: owned(top), below, room: free }
    }

    /// Their visible crates after `strips` strips of others: each takes one crate from every strip
    /// of the layer below it.
    pub(super) fn visible_after(&self, strips: f64) -> f64 {
        let below = self.below * (self.room - strips).max(0.0);
        let covering = (strips - self.room).max(0.0);
        below + self.on_top * (3.0 - covering).max(0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strips_cover_crate_by_crate() {
        let lanes = Lanes { on_top: 1.0, below: 2.0, room: 2.0 };
        assert_eq!(
            [0.0, 1.0, 2.0, 3.0, 5.0].map(|n| lanes.visible_after(n)),
            [7.0, 5.0, 3.0, 2.0, 0.0]
        );
    }
}
