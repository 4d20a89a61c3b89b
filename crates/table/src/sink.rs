//! Receivers of the events of a step.

/// Receives the events of a step, and the reveal of hidden information.
pub trait Sink<E> {
    /// Receives one event. The closure is called only if the event is used.
    fn event(&mut self, make: impl FnOnce() -> E);

    /// Hidden information has just been revealed to a player.
    fn revealed(&mut self);
}

/// Discards all events at no cost, for playouts and search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unheard;

impl<E> Sink<E> for Unheard {
    #[inline(always)]
    fn event(&mut self, _make: impl FnOnce() -> E) {}

    #[inline(always)]
    fn revealed(&mut self) {}
}

/// Collects the events of a step.
#[derive(Clone, Debug)]
pub struct Collected<E> {
    /// The events, in order.
    pub events: Vec<E>,
    /// Whether hidden information was revealed.
    pub revealed: bool,
}

impl<E> Default for Collected<E> {
    fn default() -> Collected<E> {
        Collected { events: Vec::new(), revealed: false }
    }
}

impl<E> Sink<E> for Collected<E> {
    fn event(&mut self, make: impl FnOnce() -> E) {
        self.events.push(make());
    }

    fn revealed(&mut self) {
        self.revealed = true;
    }
}
