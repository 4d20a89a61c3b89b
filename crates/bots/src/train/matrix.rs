//! Symmetric matrices for the fit.

use serde::{Deserialize, Serialize};

/// A symmetric matrix in full, row by row.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Matrix {
    rows: Vec<Vec<f64>>,
}

impl Matrix {
    pub(super) fn zero(size: usize) -> Matrix {
        Matrix { rows: vec![vec![0.0; size]; size] }
    }

    pub(super) fn is_of(&self, size: usize) -> bool {
        self.rows.len() == size && self.rows.iter().all(|row| row.len() == size)
    }

    pub(super) fn scaled(&self, factor: f64) -> Matrix {
        let row = |row: &Vec<f64>| row.iter().map(|entry| factor * entry).collect();
        Matrix { rows: self.rows.iter().map(row).collect() }
    }

    /// Adds to an entry of the diagonal.
    pub(super) fn add_at(&mut self, at: usize, amount: f64) {
        self.rows[at][at] += amount;
    }

    /// Adds the outer product of a vector with itself, times a factor.
    pub(super) fn add_square(&mut self, numbers: &[f64], factor: f64) {
        for (row, one) in self.rows.iter_mut().zip(numbers) {
            let scaled = factor * one;
            if scaled != 0.0 {
                row.iter_mut().zip(numbers).for_each(|(entry, other)| *entry += scaled * other);
            }
        }
    }

    pub(super) fn times(&self, vector: &[f64]) -> Vec<f64> {
        let product = |row: &Vec<f64>| row.iter().zip(vector).map(|(one, two)| one * two).sum();
        self.rows.iter().map(product).collect()
    }

    /// Solves the linear system by Cholesky decomposition; `None` unless the matrix is positive
    /// definite.
    pub(super) fn solved(&self, vector: &[f64]) -> Option<Vec<f64>> {
        let size = self.rows.len();
        let mut root = vec![vec![0.0; size]; size];
        for row in 0..size {
            for column in 0..=row {
                let known: f64 = (0..column).map(|at| root[row][at] * root[column][at]).sum();
                let left = self.rows[row][column] - known;
                root[row][column] = match row == column {
                    true if left <= 0.0 => return None,
                    true => left.sqrt(),
                    false => left / root[column][column],
                };
            }
        }
        let mut half = vec![0.0; size];
        for row in 0..size {
            let known: f64 = (0..row).map(|at| root[row][at] * half[at]).sum();
            half[row] = (vector[row] - known) / root[row][row];
        }
        let mut solved = vec![0.0; size];
        for row in (0..size).rev() {
            let known: f64 = (row + 1..size).map(|at| root[at][row] * solved[at]).sum();
            solved[row] = (half[row] - known) / root[row][row];
        }
        Some(solved)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_system_is_solved() {
        let mut matrix = Matrix::zero(3);
        matrix.add_square(&[1.0, 2.0, 3.0], 2.0);
        matrix.add_square(&[0.5, -1.0, 4.0], 1.0);
        (0..3).for_each(|at| matrix.add_at(at, 0.5));
        let wanted = [1.0, -2.0, 0.25];
        let solved = matrix.solved(&matrix.times(&wanted)).expect("it is positive");
        assert!(solved.iter().zip(wanted).all(|(one, two)| (one - two).abs() < 1e-9), "{solved:?}");
        assert_eq!(matrix.scaled(-1.0).solved(&wanted), None);
    }
}
