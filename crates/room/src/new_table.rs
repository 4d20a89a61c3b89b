//! New tables: from a request, for a lesson, or as a rematch.

use crate::caller::Caller;
use crate::custom_data;
use crate::decide::first_chairs;
use crate::entropy::Entropy;
use crate::entry::Chair;
use crate::level::Level;
use crate::refuse::{cannot_begin, refuse, refuse_with};
use crate::state::{About, State};
use higaki_catalogue::{Games, Lesson};
use higaki_protocol::{
    Clock, Code, CreateTable, Refusal, SeatPlan, Settings, Visibility, Watchers,
};
use higaki_table::{GameInfo, RulesVersion, Seed};
use higaki_values::{
    PasswordHash, PersonId, TableId, UnixMillis, clean_text, has_visible_character,
};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::sync::Arc;

/// The level of bots in lessons: quick and deterministic.
const TEACHER: &str = "greedy";
/// The longest title, in characters.
const TITLE: usize = 60;
/// The longest bank, in seconds: longer than any game.
const LONGEST_BANK: u32 = 24 * 3600;
/// The longest time for one turn, in hours.
const LONGEST_TURN: u32 = 60 * 24;

/// A table to be created.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The id of the game.
    pub game: String,
    /// The version of the rules.
    pub rules_version: RulesVersion,
    /// The options of the game in full, component data included.
    pub options: Value,
    /// The settings of the table.
    pub settings: Settings,
    /// Whether lists show it.
    pub visibility: Visibility,
    /// The hash of its password.
    pub password: Option<PasswordHash>,
    /// The seats.
    pub chairs: Vec<Chair>,
    /// The lesson that it teaches.
    pub lesson: Option<String>,
}

/// A rematch: the next table for the same people.
#[derive(Clone, Debug)]
pub struct Rematch {
    /// Its id, once the rematch was requested.
    pub table: Option<TableId>,
    /// The table, by the rules of the finished game.
    pub new: NewTable,
}

impl NewTable {
    /// The table of a request, without its password and without a lesson.
    ///
    /// # Errors
    /// When game, options, seats or settings are wrong.
    pub fn requested(
        request: CreateTable,
        caller: Caller,
        games: &dyn Games,
    ) -> Result<NewTable, Refusal> {
        let settings = checked_settings(request.settings)?;
        if settings.rated && custom_data::of(&request.options).is_some() {
            return Err(refuse(Code::RatedCustomData));
        }
        let game = request.game.as_str();
        let checked = games.check(game, request.seats.len(), &request.options);
        let options = checked.map_err(|error| cannot_begin(game, &error))?;
        let chairs = first_chairs(&request.seats, caller)?;
        check_seats(&request.seats, &settings, caller)?;
        Ok(NewTable {
            rules_version: info(game, games)?.rules_version,
            game: request.game,
            options,
            settings,
            visibility: request.visibility,
            password: None,
            chairs,
            lesson: None,
        })
    }

    /// The table of a lesson, unlisted.
    ///
    /// # Errors
    /// When the server does not offer the game.
    pub fn lesson(lesson: &Lesson, caller: Caller, games: &dyn Games) -> Result<NewTable, Refusal> {
        let opponent = SeatPlan::Bot { level: TEACHER.to_owned() };
        let mut plans = vec![opponent; lesson.players()];
        if let Some(first) = plans.first_mut() {
            *first = SeatPlan::Me;
        }
        let settings = Settings {
            stand_in: TEACHER.to_owned(),
            watchers: Watchers::Players,
            ..Settings::default()
        };
        Ok(NewTable {
            game: lesson.game.to_owned(),
            rules_version: info(lesson.game, games)?.rules_version,
            options: lesson.scenario.get("options").cloned().unwrap_or_else(|| json!({})),
            settings,
            visibility: Visibility::Unlisted,
            password: None,
            chairs: first_chairs(&plans, caller)?,
            lesson: Some(lesson.id.clone()),
        })
    }

    /// The same table with the newest rules of its game.
    ///
    /// # Errors
    /// When the server no longer offers the game.
    pub fn by_newest_rules(self, games: &dyn Games) -> Result<NewTable, Refusal> {
        let rules_version = info(&self.game, games)?.rules_version;
        Ok(NewTable { rules_version, ..self })
    }

    /// The state of the table with an empty log.
    #[must_use]
    pub fn open(
        self,
        id: TableId,
        host: PersonId,
        now: UnixMillis,
        entropy: &dyn Entropy,
        games: Arc<dyn Games>,
    ) -> State {
        // A lesson is deterministic, bots included.
        let secret = match &self.lesson {
            Some(lesson) => Sha256::digest(lesson).into(),
            None => entropy.bytes(),
        };
        let about = About {
            id,
            game: self.game,
            rules_version: self.rules_version,
            custom_data: custom_data::of(&self.options).map(custom_data::hash),
            options: self.options,
            settings: self.settings,
            visibility: self.visibility,
            password: self.password,
            secret: Seed::from_bytes(secret),
            created_at: now,
            lesson: self.lesson,
        };
        State::new(about, host, self.chairs, games)
    }
}

impl State {
    /// The rematch of this table. It starts when all players have joined.
    #[must_use]
    pub fn rematch(&self) -> Rematch {
        let about = &self.about;
        let new = NewTable {
            game: about.game.clone(),
            rules_version: about.rules_version,
            options: about.options.clone(),
            settings: Settings { start_when_full: true, ..about.settings.clone() },
            visibility: about.visibility,
            password: about.password.clone(),
            chairs: self.next_chairs(),
            lesson: about.lesson.clone(),
        };
        Rematch { table: self.rematch, new }
    }
}

fn info(game: &str, games: &dyn Games) -> Result<GameInfo, Refusal> {
    let info = games.list().into_iter().find(|info| info.id == game);
    info.ok_or_else(|| refuse(Code::UnknownGame))
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
    let titled = !settings.title.trim().is_empty();
    settings.title = clean_text(&settings.title);
    let unseen = titled && !has_visible_character(&settings.title);
    if unseen || settings.title.chars().count() > TITLE {
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
