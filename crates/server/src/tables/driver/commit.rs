//! Access to the log of a room: appends, reloads, snapshots, and the row that lists show.

use super::super::listing::Listing;
use super::super::load;
use super::super::store_errors::from_append;
use super::Driver;
use higaki_protocol::Refusal;
use higaki_room::{Append as Entries, Input};
use higaki_store::{
    Append, AppendError, Appended, Revision, Snapshot, Status, StoreError, TableChange, TableError,
};

/// The number of entries between two snapshots.
const SNAPSHOT_EVERY: u64 = 100;

impl Driver {
    /// Appends entries and passes the result to the room.
    pub(super) async fn append(&mut self, entries: Entries) {
        let counts = Counts::of(&entries);
        let mut append = self.to_append(entries);
        let mut listed = None;
        if !self.listing.is_of(self.room.state()) {
            let (listing, change) = Box::pin(self.list_anew()).await;
            append = append.changing(change);
            listed = Some(listing);
        }
        let input = match self.shared.store().append(append).await {
            Ok(Appended::Fresh(revision)) => {
                if let Some(listing) = listed {
                    self.listing = listing;
                }
                counts.report(self);
                Input::Committed { revision }
            }
            Ok(Appended::Repeated(_)) | Err(AppendError::Conflict { .. }) => Input::Conflict,
            Err(error) => {
                tracing::warn!(table = self.id.short(), %error, "entries could not be stored");
                // A read from an unavailable database would make the caller wait twice.
                self.lost |= matches!(error, AppendError::Store(StoreError::Unavailable { .. }));
                Input::CommitFailed { refusal: from_append(&error) }
            }
        };
        self.tell(input);
        if !self.is_running() {
            // Before the end is visible and the host begins the next game.
            self.show = None;
        }
    }

    fn to_append(&self, entries: Entries) -> Append {
        let now = self.shared.now();
        let Entries { entries, key, deciding, private, requested: _ } = entries;
        let mut append = Append::new(self.id, self.room.state().revision()).deciding(deciding);
        for entry in entries {
            append = append.entry(entry.kind, entry.payload, now);
        }
        if private {
            append = append.quiet();
        }
        match key {
            Some((person, client)) => append.key(person, &client),
            None => append,
        }
    }

    /// Reads the state from the store again.
    pub(super) async fn reload(&mut self) {
        if self.lost {
            return;
        }
        match load::load(self.shared.store(), self.id, &self.shared.services.games).await {
            Ok(loaded) => {
                self.version = loaded.version;
                self.listing = loaded.listing;
                let is_finished = loaded.state.status() == Status::Finished;
                self.tell(Input::Reloaded(Box::new(loaded.state)));
                if is_finished {
                    // A commit with an unknown result may have ended the game.
                    self.rate();
                }
            }
            Err(refusal) => self.lose(&refusal),
        }
    }

    /// Gives up the task: the next message loads the table again.
    fn lose(&mut self, refusal: &Refusal) {
        self.lost = true;
        for (_, reply) in self.replies.drain(..) {
            let _ = reply.send(Err(refusal.clone()));
        }
    }

    /// Reads current names and accounts for the room and its watchers.
    pub(super) async fn read_people(&mut self) {
        let everybody = self.room.state().everybody();
        let people = load::read_people(self.shared.store(), everybody).await.ok();
        self.tell(Input::People(people));
    }

    /// The current listing and the change of the row that stores it.
    async fn list_anew(&mut self) -> (Listing, TableChange) {
        let everybody = self.room.state().everybody();
        match load::read_people(self.shared.store(), everybody).await {
            Ok(people) => self.room.set_people(people),
            Err(refusal) => {
                tracing::warn!(table = self.id.short(), code = refusal.code, "no names");
            }
        }
        let state = self.room.state();
        let listing = Listing::of(state);
        let members = listing.members(Some(state.host()), |person| state.owner(person));
        let change = TableChange {
            seats: Some((load::json_of(&listing.chairs), members)),
            status: Some(listing.status).filter(|now| *now != self.listing.status),
            ..TableChange::default()
        };
        (listing, change)
    }

    /// Updates the row where it does not follow from the log because an older server wrote it.
    /// After a failure the next change does it.
    pub(super) async fn update_listing(&mut self) {
        if self.listing.is_of(self.room.state()) {
            return;
        }
        let (listing, change) = self.list_anew().await;
        for _ in 0..2 {
            let (id, now) = (self.id, self.shared.now());
            match self.shared.store().update_table(id, self.version, change.clone(), now).await {
                Ok(version) => {
                    self.version = version;
                    self.listing = listing;
                    return;
                }
                Err(TableError::Conflict { actual }) => self.version = actual,
                Err(error) => {
                    tracing::warn!(table = id.short(), %error, "the lists are not up to date");
                    return;
                }
            }
        }
    }

    pub(super) fn is_snapshot_due(&self) -> bool {
        !self.lost && self.is_longer_by(SNAPSHOT_EVERY)
    }

    /// Whether the log grew by this many entries since the last snapshot. Finished games need none:
    /// they are archived without.
    fn is_longer_by(&self, entries: u64) -> bool {
        let state = self.room.state();
        !state.is_over() && state.revision().0 >= self.saved.0 + entries
    }

    /// Stores a snapshot.
    pub(super) async fn save(&mut self) {
        let revision: Revision = self.room.state().revision();
        let snapshot = Snapshot { revision, payload: self.room.state().save() };
        // After a failure the next attempt follows after as many entries again.
        self.saved = revision;
        if let Err(error) = self.shared.store().put_snapshot(self.id, snapshot).await {
            tracing::warn!(table = self.id.short(), %error, "no snapshot");
        }
    }

    /// Stores a snapshot if enough entries were appended since the last one.
    pub(super) async fn save_on_leaving(&mut self) {
        if self.is_longer_by(SNAPSHOT_EVERY / 4 + 1) {
            self.save().await;
        }
    }
}

/// Entries by the metrics that count them.
struct Counts {
    moves: usize,
    opponents_moves: usize,
    takeovers: usize,
}

impl Counts {
    fn of(entries: &Entries) -> Counts {
        let of_kind = |kind| entries.entries.iter().filter(|entry| entry.kind == kind).count();
        let moves = of_kind("played");
        // Only people send requests.
        let opponents_moves = if entries.requested { 0 } else { moves };
        Counts { moves, opponents_moves, takeovers: of_kind("taken_over") }
    }

    fn report(&self, driver: &Driver) {
        let meters = &driver.shared.meters;
        (0..self.moves).for_each(|_| meters.moved());
        (0..self.opponents_moves).for_each(|_| meters.bot_moved());
        (0..self.takeovers).for_each(|_| meters.taken_over());
    }
}
