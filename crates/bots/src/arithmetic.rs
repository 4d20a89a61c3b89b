//! Deterministic `exp`, `ln` and dot products.
//!
//! The functions of the standard library differ in the last bits between systems: enough for a
//! search to come to another choice. These use only operations that are exact everywhere.

use std::f32::consts::LOG2_E;

/// The logarithm of 2 in two parts: one with so few digits that its multiples are exact, and the
/// remainder.
const LN_2_HIGH: f32 = 0.693_359_4;
const LN_2_REST: f32 = (std::f64::consts::LN_2 - LN_2_HIGH as f64) as f32;

/// e to this power, to about seven digits. Powers below -80 count as -80, those above 80 as 80.
#[inline]
pub(crate) fn exp(power: f32) -> f32 {
    let power = power.clamp(-80.0, 80.0);
    let whole = (power * LOG2_E).round();
    let rest = power - whole * LN_2_HIGH - whole * LN_2_REST;
    let series = 1.0 / 120.0 + rest * (1.0 / 720.0);
    let series = 1.0 / 6.0 + rest * (1.0 / 24.0 + rest * series);
    let fraction = 1.0 + rest * (1.0 + rest * (0.5 + rest * series));
    // Scaling by a power of two only changes the exponent.
    fraction * f32::from_bits(((whole as i32 + 127) as u32) << 23)
}

/// The natural logarithm of a number above 0, to about ten digits.
pub(crate) fn ln(number: f64) -> f64 {
    let bits = number.to_bits();
    let whole = (bits >> 52) as i32 - 1023;
    let fraction = f64::from_bits(bits & ((1 << 52) - 1) | 1023 << 52);
    let ratio = (fraction - 1.0) / (fraction + 1.0);
    let square = ratio * ratio;
    let mut series = 0.0;
    for odd in (1..=19).rev().step_by(2) {
        series = series * square + 1.0 / f64::from(odd);
    }
    f64::from(whole) * std::f64::consts::LN_2 + 2.0 * ratio * series
}

/// The dot product, in eight lanes for vector registers. The length is a multiple of eight.
#[inline]
pub(crate) fn dot<const COUNT: usize>(one: &[f32; COUNT], other: &[f32; COUNT]) -> f32 {
    const { assert!(COUNT.is_multiple_of(8), "nothing is left over") };
    let mut lanes = [0.0_f32; 8];
    for (one, other) in one.chunks_exact(8).zip(other.chunks_exact(8)) {
        for lane in 0..8 {
            lanes[lane] += one[lane] * other[lane];
        }
    }
    lanes.iter().sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_are_right() {
        for step in -800..=800 {
            let power = step as f32 / 10.0;
            let expected = f64::from(power).exp();
            let error = (f64::from(exp(power)) - expected).abs() / expected;
            assert!(error < 1e-6, "e to {power} is off by {error}");
        }
        assert_eq!(exp(-1e9), exp(-80.0));
    }

    #[test]
    fn logarithms_are_right() {
        for step in 1..4000 {
            let number = f64::from(step * step) / 1000.0;
            assert!((ln(number) - number.ln()).abs() < 1e-9, "{number}");
        }
    }
}
