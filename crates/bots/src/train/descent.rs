//! Gradient descent with adaptive step sizes (Adam).

/// The decay rates of the gradients and of their squares.
const MEMORY: f32 = 0.9;
const MEMORY_OF_SQUARES: f32 = 0.999;

/// The moments of earlier gradients.
pub(super) struct Adam {
    slopes: Vec<f32>,
    squares: Vec<f32>,
    /// The bias correction: nearly 0 after the first steps.
    unfilled: f32,
    unfilled_squares: f32,
}

impl Adam {
    pub(super) fn new(numbers: usize) -> Adam {
        Adam {
            slopes: vec![0.0; numbers],
            squares: vec![0.0; numbers],
            unfilled: 1.0,
            unfilled_squares: 1.0,
        }
    }

    /// One step with this learning rate.
    pub(super) fn step(&mut self, numbers: &mut [f32], slopes: &[f32], length: f32) {
        self.unfilled *= MEMORY;
        self.unfilled_squares *= MEMORY_OF_SQUARES;
        let (filled, filled_squares) = (1.0 - self.unfilled, 1.0 - self.unfilled_squares);
        let remembered = self.slopes.iter_mut().zip(&mut self.squares);
        for ((number, slope), (mean, square)) in numbers.iter_mut().zip(slopes).zip(remembered) {
            *mean = MEMORY * *mean + (1.0 - MEMORY) * slope;
            *square = MEMORY_OF_SQUARES * *square + (1.0 - MEMORY_OF_SQUARES) * slope * slope;
            *number -= length * (*mean / filled) / ((*square / filled_squares).sqrt() + 1e-8);
        }
    }
}
