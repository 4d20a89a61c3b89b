//! Tables that wrap another one: a test overrides one method and delegates the rest.

/// Implements `AnyTable` for a type with the methods `rest` and `rest_mut`, which return the inner
/// table: all methods that are not overridden are delegated to it.
macro_rules! pass_to_inner {
    ($type:ty { $($written:item)* }) => {
        impl AnyTable for $type {
            $($written)*

            fn info(&self) -> GameInfo {
                self.rest().info()
            }

            fn players(&self) -> usize {
                self.rest().players()
            }

            fn len(&self) -> usize {
                self.rest().len()
            }

            fn play_recorded(&mut self, line: &RecordLine) -> Result<Played, RecordError> {
                self.rest_mut().play_recorded(line)
            }

            fn last_events(&self) -> JsonText {
                self.rest().last_events()
            }

            fn last_line(&self) -> Option<RecordLine> {
                self.rest().last_line()
            }

            fn history(&self, viewer: Viewer) -> Vec<Value> {
                self.rest().history(viewer)
            }

            fn view_at(&self, choices: usize, viewer: Viewer) -> JsonText {
                self.rest().view_at(choices, viewer)
            }

            fn disclosed_at(&self, choices: usize, viewer: Viewer) -> JsonText {
                self.rest().disclosed_at(choices, viewer)
            }

            fn position(&self) -> Value {
                self.rest().position()
            }

            fn stable_hash(&self) -> u64 {
                self.rest().stable_hash()
            }

            fn undo(&mut self) -> Result<(), Failure> {
                self.rest_mut().undo()
            }

            fn take_back(&mut self, seat: Seat) -> Result<(), Failure> {
                self.rest_mut().take_back(seat)
            }

            fn may_take_back(&self, seat: Seat) -> bool {
                self.rest().may_take_back(seat)
            }

            fn redo(&mut self) -> Result<Played, Failure> {
                self.rest_mut().redo()
            }

            fn outcome(&self) -> Option<Outcome> {
                self.rest().outcome()
            }

            fn breakdown(&self) -> Option<JsonText> {
                self.rest().breakdown()
            }

            fn record(&self, names: &[String], with_seed: WithSeed) -> Record {
                self.rest().record(names, with_seed)
            }
        }
    };
}
pub(crate) use pass_to_inner;
