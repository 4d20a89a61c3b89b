//! Where the rules put the events of a step.

/// Takes the events of a step, and learns when something hidden was shown.
pub trait Sink<E> {
    /// Takes one event. It is made only if somebody listens.
    fn event(&mut self, make: impl FnOnce() -> E);

    /// Something that a player could not know before has just been shown to him.
    fn revealed(&mut self);
}

/// Nobody listens: playouts and search use this, and it costs nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unheard;

impl<E> Sink<E> for Unheard {
    #[inline(always)]
    fn event(&mut self, _make: impl FnOnce() -> E) {}

    #[inline(always)]
    fn revealed(&mut self) {}
}

/// Keeps all events of a step.
#[derive(Clone, Debug)]
pub struct Collected<E> {
    /// What happened, in order.
    pub events: Vec<E>,
    /// Whether something hidden was shown.
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
