//! Tables that were played by rules which this server does not know. Nobody can play or look at them
//! here. Who belongs to one can leave it, and what was played to its end is there as a record.

use super::core::Core;
use super::decide::Caller;
use super::entry::{Chair, Entry, Logged};
use super::hall::Hall;
use super::load::{PAGE, read_people, read_row};
use super::mailbox::Message;
use super::refuse::{from_log, from_table, refuse, refuse_with};
use higaki_protocol::{Answer, Code, Refusal, Request};
use higaki_store::{PersonId, Revision, Status, TableChange, TableError, TableId, UnixMillis};
use higaki_table::{ChanceResult, Record, RecordLine, Seat};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// How often a row that changed meanwhile is changed anew.
const ATTEMPTS: usize = 3;

/// As much of a table as its log tells without the rules.
struct Sealed {
    core: Core,
    names: BTreeMap<PersonId, String>,
    begun: Option<(Vec<ChanceResult>, Option<Value>)>,
    lines: Vec<RecordLine>,
    peeks: usize,
}

/// Answers what can be answered; what cannot is returned with its refusal.
pub(super) async fn answer(
    hall: &Hall,
    id: TableId,
    message: Message,
) -> Option<(Message, Refusal)> {
    match message {
        Message::Ask(ask) => {
            let answered = match ask.request {
                Request::Leave(_) => leave(hall, id, ask.caller).await,
                Request::Record(_) => record(hall, id, ask.caller).await,
                _ => return Some((Message::Ask(ask), refusal(hall, id).await)),
            };
            let _ = ask.reply.send(answered);
            None
        }
        Message::Wake => {
            rest(hall, id).await;
            None
        }
        other => Some((other, refusal(hall, id).await)),
    }
}

async fn refusal(hall: &Hall, id: TableId) -> Refusal {
    match hall.store.table(id).await {
        Ok(row) => {
            let details = json!({ "game": row.game, "version": row.rules_version });
            refuse_with(Code::OtherRules, details)
        }
        Err(error) => from_table(&error),
    }
}

/// Its clocks and bots are nobody's business any more.
async fn rest(hall: &Hall, id: TableId) {
    if let Ok(Some(lease)) = hall.store.lease(id, UnixMillis(i64::MIN)).await
        && let Err(error) = hall.store.release_lease(lease).await
    {
        tracing::warn!(table = id.short(), %error, "a lease was not given back");
    }
}

/// Takes the table from somebody's list. The log stays as it is.
async fn leave(hall: &Hall, id: TableId, caller: Caller) -> Result<Answer, Refusal> {
    for _ in 0..ATTEMPTS {
        let row = hall.store.table(id).await.map_err(|error| from_table(&error))?;
        let members = hall.store.members(id).await.map_err(|error| from_table(&error))?;
        let others = members.into_iter().filter(|member| member.person != caller.person);
        let seats = Some((row.seats, others.collect()));
        let change = TableChange { seats, ..TableChange::default() };
        match hall.store.update_table(id, row.version, change, hall.now()).await {
            Ok(_) => return Ok(Answer::Done),
            Err(TableError::Conflict { .. }) => {}
            Err(error) => return Err(from_table(&error)),
        }
    }
    Err(refuse(Code::Busy))
}

/// What was played to its end is no secret, whatever the rules were.
async fn record(hall: &Hall, id: TableId, caller: Caller) -> Result<Answer, Refusal> {
    let sealed = Sealed::read(hall, id).await?;
    sealed.core.may_watch(caller)?;
    let Some((deal, scenario)) = &sealed.begun else { return Err(refuse(Code::NotBegun)) };
    if !sealed.core.is_over() {
        return Err(refusal(hall, id).await);
    }
    let record = Record {
        names: sealed.core.called(&sealed.names),
        lines: sealed.lines,
        peeks: sealed.peeks,
        ..sealed.core.beginning(deal, scenario.as_ref())
    };
    Ok(Answer::Record { record: record.to_string() })
}

impl Sealed {
    async fn read(hall: &Hall, id: TableId) -> Result<Sealed, Refusal> {
        let row = hall.store.table(id).await.map_err(|error| from_table(&error))?;
        let damaged = || refuse(Code::Interrupted);
        let (about, agreed) = read_row(&row).ok_or_else(damaged)?;
        let core = Core::new(about, agreed.host, agreed.chairs, hall.games.clone());
        let (names, begun, lines) = (BTreeMap::new(), None, Vec::new());
        let mut sealed = Sealed { core, names, begun, lines, peeks: 0 };
        let mut after = Revision::START;
        loop {
            let page = hall.store.load_since(id, after, PAGE).await;
            let page = page.map_err(|error| from_log(&error))?;
            for entry in &page.entries {
                let logged: Logged =
                    serde_json::from_slice(&entry.payload).map_err(|_| damaged())?;
                sealed.take(logged.entry, entry.at).ok_or_else(damaged)?;
                after = entry.revision;
            }
            if after >= page.head {
                break;
            }
        }
        // That a game came to its end is known to its rules only, and to whoever knew them.
        if row.status == Status::Finished {
            sealed.core.status = row.status;
        }
        sealed.names = read_people(&hall.store, &mut sealed.core).await?;
        Ok(sealed)
    }

    fn take(&mut self, entry: Entry, at: UnixMillis) -> Option<()> {
        match entry {
            Entry::Started { chairs, deal, scenario, .. } => {
                self.core.chairs = chairs;
                self.core.status = Status::Running;
                self.begun = Some((deal, scenario));
            }
            Entry::Played { seat, choice, chance, .. } => {
                let seat = Seat::new(usize::from(seat))?;
                self.lines.push(RecordLine { number: 0, seat, choice, chance });
            }
            Entry::TakenBack { count, consent: true, .. } => {
                let rest = self.lines.len().checked_sub(usize::try_from(count).ok()?)?;
                self.lines.truncate(rest);
                self.peeks += 1;
            }
            Entry::TakenBack { seat, .. } => {
                let own = |line: &RecordLine| line.seat.index() == usize::from(seat);
                self.lines.remove(self.lines.iter().rposition(own)?);
            }
            entry => self.core.take(&entry, at, None).ok()?,
        }
        Some(())
    }
}

impl Core {
    /// What everybody at the table is called.
    pub(super) fn called(&self, names: &BTreeMap<PersonId, String>) -> Vec<String> {
        let called = |chair: &Chair| match (chair.level(), chair.person()) {
            (Some(level), _) => level.to_owned(),
            (_, Some(person)) => names.get(&person).cloned().unwrap_or_default(),
            _ => String::new(),
        };
        self.chairs.iter().map(called).collect()
    }
}
