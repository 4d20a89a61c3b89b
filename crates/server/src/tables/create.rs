//! New tables.

use super::Tables;
use super::core::{About, Core};
use super::custom_data;
use super::decide::{Caller, first_chairs, unknown_lesson, unknown_person};
use super::entry::Chair;
use super::load::{Agreed, Loaded, json_of};
use super::mailbox::{Message, NextTable};
use super::refuse::{cannot_begin, from_store, from_table, refuse, refuse_with};
use super::thinker::Level;
use crate::entropy::table_id;
use higaki_catalogue::Lesson;
use higaki_protocol::{
    Answer, AtTable, Clock, Code, CreateTable, Refusal, Request, SeatPlan, Settings, Visibility,
    Watchers,
};
use higaki_store::{
    NewTable, PasswordHash, PersonId, PersonKind, Sealed, TableError, TableId,
    Visibility as Stored, clean_text,
};
use higaki_table::{GameInfo, RulesVersion, Seed};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::sync::Arc;

/// Against whom one learns: quick, and the same every time.
const TEACHER: &str = "greedy";
/// The longest title of a table, in characters.
const TITLE: usize = 60;
/// The longest password of a table, in bytes.
const PASSWORD: usize = 200;
/// A bank of this many seconds is longer than any game.
const LONGEST_BANK: u32 = 24 * 3600;
/// Nobody waits longer for a choice than so many hours.
const LONGEST_TURN: u32 = 60 * 24;

impl Tables {
    pub(super) async fn create(&self, caller: Caller, new: CreateTable) -> Result<Answer, Refusal> {
        if let Some(id) = &new.lesson {
            let lesson = Lesson::named(id).filter(|lesson| lesson.game == new.game);
            let lesson = lesson.ok_or_else(|| unknown_lesson(id))?;
            return self.teach(caller, lesson).await;
        }
        let game = new.game.as_str();
        let settings = checked_settings(new.settings)?;
        if custom_data::of(&new.options).is_some() {
            if settings.rated {
                return Err(refuse(Code::RatedCustomData));
            }
            // Component data takes a while to read, so a caller without a table left is refused first.
            self.may_make_table(caller).await?;
        }
        let checked = self.hall.games.check(game, new.seats.len(), &new.options);
        let options = checked.map_err(|error| cannot_begin(game, &error))?;
        let info = self.info(game)?;
        let chairs = first_chairs(&new.seats, caller)?;
        check_seats(&new.seats, &settings, caller)?;
        let _inviting = self.invite(caller, &new.seats, None).await?;
        let password = match new.password.filter(|password| !password.is_empty()) {
            None => None,
            Some(password) if password.len() > PASSWORD => {
                return Err(refuse_with(Code::BadValue, json!({ "field": "password" })));
            }
            Some(password) => {
                self.hall.password_limits.hash(caller)?;
                let hash = self.hall.passwords.hash(password).await;
                Some(hash.ok_or_else(|| refuse(Code::Busy))?)
            }
        };
        let id = table_id(self.hall.entropy.as_ref(), self.hall.now());
        let plan = NewPlan {
            id,
            game: new.game,
            rules_version: info.rules_version,
            options,
            settings,
            visibility: new.visibility,
            password,
            chairs,
            lesson: None,
        };
        self.store_fresh(caller, plan).await?;
        Ok(Answer::Table { table: id.to_string() })
    }

    fn info(&self, game: &str) -> Result<GameInfo, Refusal> {
        let info = self.hall.games.list().into_iter().find(|info| info.id == game);
        info.ok_or_else(|| refuse(Code::UnknownGame))
    }

    /// The people for whom seats are kept. Refuses those who do not exist, or not any more.
    pub(super) async fn know_all(&self, plans: &[SeatPlan]) -> Result<Vec<PersonId>, Refusal> {
        let mut wanted = Vec::new();
        for plan in plans {
            if let SeatPlan::Person { person } = plan {
                wanted.push((person, person.parse().map_err(|_| unknown_person(person))?));
            }
        }
        if wanted.is_empty() {
            return Ok(Vec::new());
        }
        let found = self.hall.store.people(wanted.iter().map(|(_, id)| *id).collect()).await;
        let found = found.map_err(|error| from_store(&error))?;
        let there = |(text, id): &(&String, PersonId)| {
            let mut found = found.iter().filter(|(_, person)| person.kind != PersonKind::Deleted);
            let person = found.find(|(asked, _)| asked == id).map(|(_, person)| person.id);
            person.ok_or_else(|| unknown_person(text))
        };
        wanted.iter().map(there).collect()
    }

    /// A table at which somebody learns. It begins at once, and nobody else finds it.
    async fn teach(&self, caller: Caller, lesson: &Lesson) -> Result<Answer, Refusal> {
        let info = self.info(lesson.game)?;
        let bot = SeatPlan::Bot { level: TEACHER.to_owned() };
        let mut plans = vec![bot; lesson.players()];
        if let Some(first) = plans.first_mut() {
            *first = SeatPlan::Me;
        }
        let id = table_id(self.hall.entropy.as_ref(), self.hall.now());
        let settings = Settings {
            stand_in: TEACHER.to_owned(),
            watchers: Watchers::Players,
            ..Settings::default()
        };
        let plan = NewPlan {
            id,
            game: lesson.game.to_owned(),
            rules_version: info.rules_version,
            options: lesson.scenario.get("options").cloned().unwrap_or_else(|| json!({})),
            settings,
            visibility: Visibility::Unlisted,
            password: None,
            chairs: first_chairs(&plans, caller)?,
            lesson: Some(lesson.id.clone()),
        };
        self.store_fresh(caller, plan).await?;
        let table = id.to_string();
        self.pass(caller, None, id, Request::Start(AtTable { table: table.clone() })).await?;
        Ok(Answer::Table { table })
    }

    /// Stores a table whose id was drawn by lot just now: nobody else can have made or found it.
    async fn store_fresh(&self, caller: Caller, plan: NewPlan) -> Result<(), Refusal> {
        let (new, core) = self.draw_up(caller, plan);
        let id = new.id;
        if !self.hall.is_shared() {
            self.hall.just_made.keep(Loaded::fresh(core));
        }
        let stored = self.store_new(new).await;
        stored.inspect_err(|_| drop(self.hall.just_made.take(id)))
    }

    async fn store_new(&self, new: NewTable) -> Result<(), Refusal> {
        match self.hall.store.create_table(new).await {
            // Two clicked at the same moment, or one clicked twice.
            Ok(()) | Err(TableError::Exists(_)) => Ok(()),
            Err(error) => Err(from_table(&error)),
        }
    }

    /// What is stored of a new table, and the table itself.
    fn draw_up(&self, caller: Caller, plan: NewPlan) -> (NewTable, Core) {
        // A lesson goes the same way every time, bots included.
        let secret = match &plan.lesson {
            Some(lesson) => Sha256::digest(lesson).into(),
            None => self.hall.entropy.bytes(),
        };
        let about = About {
            id: plan.id,
            game: plan.game,
            rules_version: plan.rules_version,
            custom_data: custom_data::of(&plan.options).map(custom_data::hash),
            options: plan.options,
            settings: plan.settings,
            visibility: plan.visibility,
            password: plan.password,
            secret: Seed::from_bytes(secret),
            created_at: self.hall.now(),
            lesson: plan.lesson,
        };
        let games = Arc::clone(&self.hall.games);
        let core = Core::new(about, caller.person, plan.chairs, games);
        let (about, projection) = (&core.about, core.projection());
        let agreed = Agreed {
            settings: about.settings.clone(),
            host: caller.person,
            chairs: core.chairs.clone(),
            lesson: about.lesson.clone(),
            custom_data: about.custom_data.clone(),
        };
        let new = NewTable {
            id: about.id,
            game: about.game.clone(),
            rules_version: about.rules_version.0,
            options: json_of(&custom_data::without(&about.options)),
            custom_data: custom_data::of(&about.options).map(json_of),
            seats: json_of(&projection.chairs),
            settings: json_of(&agreed),
            visibility: match about.visibility {
                Visibility::Public => Stored::Public,
                Visibility::Unlisted => Stored::Unlisted,
            },
            status: projection.status,
            password: about.password.clone(),
            secret: Sealed(secret.to_vec()),
            members: projection.members(Some(caller.person), |person| person),
            maker: caller.person,
            most_of_maker: self.hall.config.most_tables,
            at: about.created_at,
        };
        (new, core)
    }

    /// Refuses to play again where that would take one table too many. A table that somebody else
    /// has made by now costs nothing.
    pub(super) async fn may_play_again(
        &self,
        caller: Caller,
        table: TableId,
    ) -> Result<(), Refusal> {
        let next: NextTable = self.call(table, |reply| Message::Next { reply }).await?;
        if next.table.is_some() { Ok(()) } else { self.may_make_table(caller).await }
    }

    /// Refuses a caller who has made too many tables that are not over.
    async fn may_make_table(&self, caller: Caller) -> Result<(), Refusal> {
        let Some(most) = self.hall.config.most_tables else { return Ok(()) };
        let made = self.hall.store.tables_made_by(caller.person).await;
        match made.map_err(|error| from_store(&error))? {
            made if made < u64::from(most) => Ok(()),
            _ => Err(from_table(&TableError::TooManyOfMaker { most })),
        }
    }

    /// Sees to it that the table exists at which those of another one play again.
    pub(super) async fn ensure_rematch(
        &self,
        caller: Caller,
        table: TableId,
    ) -> Result<(), Refusal> {
        let next: NextTable = self.call(table, |reply| Message::Next { reply }).await?;
        let Some(id) = next.table else { return Err(refuse(Code::NotOver)) };
        let info = self.info(&next.game)?;
        let settings = Settings { start_when_full: true, ..next.settings };
        let mut chairs = next.chairs;
        self.open_for_muters(caller, &mut chairs).await?;
        let plan = NewPlan {
            id,
            game: next.game,
            rules_version: info.rules_version,
            options: next.options,
            settings,
            visibility: next.visibility,
            password: next.password,
            chairs,
            lesson: next.lesson,
        };
        self.store_new(self.draw_up(caller, plan).0).await
    }
}

struct NewPlan {
    id: TableId,
    game: String,
    rules_version: RulesVersion,
    options: Value,
    settings: Settings,
    visibility: Visibility,
    password: Option<PasswordHash>,
    chairs: Vec<Chair>,
    lesson: Option<String>,
}

fn checked_settings(mut settings: Settings) -> Result<Settings, Refusal> {
    let bad = |field: &str| refuse_with(Code::BadSettings, json!({ "field": field }));
    let fits = match settings.clock {
        Clock::None => true,
        Clock::Live { bank, increment } => {
            (1..=LONGEST_BANK).contains(&bank) && increment <= LONGEST_BANK
        }
        Clock::Correspondence { hours } => (1..=LONGEST_TURN).contains(&hours),
    };
    if !fits {
        return Err(bad("clock"));
    }
    let level = Level::named(&settings.stand_in).ok_or_else(|| bad("stand_in"))?;
    settings.stand_in = level.word().to_owned();
    settings.title = clean_text(&settings.title);
    if settings.title.chars().count() > TITLE {
        return Err(bad("title"));
    }
    if settings.rated && settings.hot_seat {
        return Err(bad("rated"));
    }
    settings.hints &= !settings.rated;
    Ok(settings)
}

fn check_seats(plans: &[SeatPlan], settings: &Settings, caller: Caller) -> Result<(), Refusal> {
    let mine = plans.iter().filter(|plan| **plan == SeatPlan::Me).count();
    let bots = plans.iter().any(|plan| matches!(plan, SeatPlan::Bot { .. }));
    if mine > 1 && !settings.hot_seat {
        return Err(refuse(Code::OneSeatOnly));
    }
    if settings.rated && (bots || !caller.account) {
        return Err(refuse(Code::AccountsOnly));
    }
    Ok(())
}
