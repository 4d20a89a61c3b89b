//! Making things durable, and only then telling them.

use super::super::entry::{Chair, Entry};
use super::super::load::{self, Projection};
use super::super::refuse::{from_append, refuse};
use super::Actor;
use higaki_protocol::{Code, Refusal};
use higaki_store::{
    Append, AppendError, Appended, PersonId, Revision, Snapshot, Status, StoreError, TableChange,
    TableError, UnixMillis,
};
use higaki_table::{Seat, write_json};

/// After so many entries a snapshot is kept.
const SNAPSHOT_EVERY: u64 = 100;

/// Nearly all entries are shorter.
const USUAL_BYTES: usize = 256;

impl Actor {
    /// Makes durable what was decided, and tells everybody. False if another machine was quicker:
    /// then the state is that of the log, and it has to be decided anew.
    pub(super) async fn commit(&mut self, key: Option<(PersonId, &str)>) -> Result<bool, Refusal> {
        if let Some(broken) = self.core.broken.take() {
            tracing::error!(table = self.id.short(), %broken, "an entry was refused by its table");
            self.reload().await?;
            return Err(refuse(Code::Interrupted));
        }
        if self.core.pending.is_empty() {
            return Ok(true);
        }
        let mut append = self.to_append(key);
        let mut listed = None;
        if !self.core.is_projected(&self.projection) {
            let (projection, change) = Box::pin(self.project_anew()).await;
            append = append.changing(change);
            listed = Some(projection);
        }
        match self.hall.store.append(append).await {
            Ok(Appended::Fresh(revision)) => {
                self.pause.succeeded();
                self.core.revision = revision;
                if let Some(projection) = listed {
                    self.projection = projection;
                }
                self.committed().await;
                Ok(true)
            }
            Ok(Appended::Repeated(_)) | Err(AppendError::Conflict { .. }) => {
                self.reload().await?;
                Ok(false)
            }
            Err(error) => {
                self.pause.failed(self.hall.now());
                if matches!(error, AppendError::Store(StoreError::Unavailable { .. })) {
                    // The caller has waited long enough for a database that does not answer.
                    self.lost = true;
                } else {
                    self.reload().await?;
                }
                Err(from_append(&error))
            }
        }
    }

    fn to_append(&self, key: Option<(PersonId, &str)>) -> Append {
        let now = self.hall.now();
        let mut append = Append::new(self.id, self.core.revision).deciding(self.core.running());
        for logged in &self.core.pending {
            let mut payload = Vec::with_capacity(USUAL_BYTES);
            write_json(logged, &mut payload);
            append = append.entry(logged.entry.word(), payload, now);
        }
        if self.core.pending.iter().all(|logged| logged.entry.is_private()) {
            append = append.quiet();
        }
        match key {
            Some((person, client)) => append.key(person, client),
            None => append,
        }
    }

    async fn committed(&mut self) {
        let entries = std::mem::take(&mut self.core.pending);
        for logged in &entries {
            match &logged.entry {
                Entry::Played { .. } => self.hall.meters.moved(),
                Entry::TakenOver { .. } => self.hall.meters.taken_over(),
                _ => {}
            }
        }
        if entries.iter().any(|logged| !matches!(logged.entry, Entry::Played { .. })) {
            self.thinking.forget();
        }
        if !self.is_running() {
            self.show = None;
        }
        self.broadcast();
        self.ring();
        self.care_for_lease().await;
        if self.core.status == Status::Finished && !self.rated {
            self.hall.meters.game_finished();
            self.rate();
        }
        if self.core.revision.0 - self.saved.0 >= SNAPSHOT_EVERY {
            Box::pin(self.save()).await;
        }
        self.think();
    }

    /// What the row of the table should say, for the lists, and how it comes to say so.
    async fn project_anew(&mut self) -> (Projection, TableChange) {
        match load::read_people(&self.hall.store, &mut self.core).await {
            Ok(names) => self.around.names = names,
            Err(refusal) => {
                tracing::warn!(table = self.id.short(), code = refusal.code, "no names");
            }
        }
        let projection = self.core.projection();
        let members = projection.members(Some(self.core.host), |person| self.core.owner(person));
        let change = TableChange {
            seats: Some((load::json_of(&projection.chairs), members)),
            status: Some(projection.status).filter(|now| *now != self.projection.status),
            ..TableChange::default()
        };
        (projection, change)
    }

    /// Brings the row of the table up to date where it is not what follows from the log: whoever
    /// wrote it last was an older server. If this fails, it is done with the next change.
    pub(super) async fn project(&mut self) {
        if self.core.is_projected(&self.projection) {
            return;
        }
        let (projection, change) = self.project_anew().await;
        for _ in 0..2 {
            let (id, now) = (self.id, self.hall.now());
            match self.hall.store.update_table(id, self.version, change.clone(), now).await {
                Ok(version) => {
                    self.version = version;
                    self.projection = projection;
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

    /// Throws the state away and reads it from the store.
    pub(super) async fn reload(&mut self) -> Result<(), Refusal> {
        self.thinking.forget();
        match Box::pin(load::load(&self.hall.store, self.id, &self.hall.games)).await {
            Ok(loaded) => {
                self.core = loaded.core;
                self.version = loaded.version;
                self.projection = loaded.projection;
                self.around.names = loaded.names;
                self.broadcast();
                self.ring();
                Ok(())
            }
            Err(refusal) => {
                self.lost = true;
                Err(refusal)
            }
        }
    }

    /// Tells everybody at the table who is connected whether it waits for him.
    fn ring(&self) {
        let running = self.core.running();
        let owners = |seat: Seat| {
            let chair = self.core.chairs.get(seat.index());
            chair.and_then(Chair::anyone).map(|person| self.core.owner(person))
        };
        for seat in Seat::all(self.core.chairs.len()) {
            let Some(person) = owners(seat) else { continue };
            let mut seats = Seat::all(self.core.chairs.len());
            // Whoever has several seats is told once.
            if seats.find(|other| owners(*other) == Some(person)) == Some(seat) {
                let mut running = running.iter();
                let waiting = running.any(|other| owners(other) == Some(person));
                self.hall.bells.ring(person, self.id, waiting);
            }
        }
    }

    /// Takes in what another machine has written.
    pub(super) async fn follow(&mut self) {
        let before = self.core.revision;
        match load::catch_up(&self.hall.store, &mut self.core).await {
            Ok(_) if self.core.revision == before => {}
            Ok(_) => {
                self.thinking.forget();
                self.people_changed().await;
                self.broadcast();
                self.ring();
                self.think();
            }
            // Half of the news may have been taken in.
            Err(_) => self.lost = true,
        }
    }

    /// Somebody has another name, or is somebody else now.
    pub(super) async fn people_changed(&mut self) {
        if let Ok(names) = load::read_people(&self.hall.store, &mut self.core).await {
            self.around.names = names;
            self.check_watchers();
        }
    }

    /// Keeps a snapshot.
    pub(super) async fn save(&mut self) {
        if self.saved == self.core.revision || !self.core.pending.is_empty() {
            return;
        }
        let revision = self.core.revision;
        let snapshot = Snapshot { revision, payload: self.core.save() };
        match self.hall.store.put_snapshot(self.id, snapshot).await {
            Ok(()) => self.saved = revision,
            Err(error) => tracing::warn!(table = self.id.short(), %error, "no snapshot"),
        }
    }

    /// Whether so many entries came since the last snapshot that one is worth its while.
    pub(super) fn worth_saving(&self) -> bool {
        let Revision(saved) = self.saved;
        self.core.revision.0 > saved + SNAPSHOT_EVERY / 4
    }

    /// Lets bots take over from those whose time is up.
    pub(super) async fn wake(&mut self) {
        let now: UnixMillis = self.hall.now();
        self.care_for_lease().await;
        if self.leads() && self.pause.until(now).is_none() {
            self.core.take_over_expired(now);
            if self.commit(None).await.is_err() {
                tracing::warn!(table = self.id.short(), "a takeover could not be stored");
            }
        }
        self.think();
    }
}
