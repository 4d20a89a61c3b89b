//! Differences between the versions of the rules. Games of all versions can be replayed.

use crate::state::Dschunke;
use crate::variants::Setup;

impl Dschunke {
    /// D4.4: before version 3, loading without a strip was always possible.
    #[inline]
    pub(crate) const fn refuses_empty_loads(&self) -> bool {
        self.rules.at_least(3)
    }

    /// D8.7: before version 3, a void bid was replaced by none when it was made.
    pub(crate) const fn shows_void_bids(&self) -> bool {
        self.rules.at_least(3)
    }

    /// DV.3: before version 3, the goods cards were dealt before the strips of the free set-up.
    pub(crate) fn deals_after_strips(&self) -> bool {
        self.setup == Setup::Free && self.rules.at_least(3)
    }
}
