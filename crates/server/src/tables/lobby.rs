//! Lists of tables and their changes.

use super::Tables;
use super::load::{Agreed, read_people};
use super::store_errors::from_store;
use higaki_catalogue::{CannotBegin, Games};
use higaki_protocol::{Listed, LobbyChange, LobbyPage, Refusal, Visibility};
use higaki_room::{Chair, cannot_begin, custom_data, holder, numbers};
use higaki_store::{
    Cursor, KnownRules, LobbyFilter, Page, PersonId, Status, Store, TableId, TableSummary,
    UnixMillis, Visibility as Stored,
};
use higaki_table::{ComponentTables, RulesVersion};
use serde_json::Value;

/// The longest page of a list.
const MOST: usize = 100;

impl Tables {
    /// Public tables, the newest first; without a status all but abandoned ones.
    ///
    /// # Errors
    /// When the game is unknown, or the store cannot be read.
    pub async fn lobby(
        &self,
        filter: LobbyFilter,
        after: Option<Cursor>,
        limit: usize,
    ) -> Result<LobbyPage, Refusal> {
        filter.game.as_deref().map_or(Ok(()), |game| self.know_game(game))?;
        let limit = limit.clamp(1, MOST);
        let rows = self.shared.store().lobby(filter, Page { after, limit }).await;
        self.page(rows.map_err(|error| from_store(&error))?, limit).await
    }

    /// Refuses an unknown game.
    ///
    /// # Errors
    /// When the game is unknown, with the names of the known ones.
    pub fn know_game(&self, game: &str) -> Result<(), Refusal> {
        let known = self.shared.services.games.list().iter().any(|info| info.id == game);
        if known { Ok(()) } else { Err(cannot_begin(game, &CannotBegin::Unknown)) }
    }

    /// The component data of a game with these rules and options; by default the newest rules.
    ///
    /// # Errors
    /// When the game is unknown, or does not have such options.
    pub fn component_tables(
        &self,
        game: &str,
        rules: Option<RulesVersion>,
        options: &Value,
    ) -> Result<Option<ComponentTables>, Refusal> {
        let games = &self.shared.services.games;
        let known = games.list().into_iter().find(|info| info.id == game);
        let known = known.ok_or_else(|| cannot_begin(game, &CannotBegin::Unknown))?;
        let rules = rules.unwrap_or(known.rules_version);
        let tables = games.component_tables(game, rules, options);
        tables.map_err(|reason| cannot_begin(game, &reason))
    }

    /// The tables of a person: those that wait for them first, then by latest activity.
    ///
    /// # Errors
    /// When the store cannot be read.
    pub async fn tables_of(
        &self,
        person: PersonId,
        after: Option<Cursor>,
        limit: usize,
    ) -> Result<LobbyPage, Refusal> {
        let limit = limit.clamp(1, MOST);
        let games = self.shared.services.games.list().into_iter();
        let known = KnownRules::of(games.map(|info| (info.id, info.rules_version.0)));
        let rows =
            self.shared.store().playable_tables_of(person, known, Page { after, limit }).await;
        self.page(rows.map_err(|error| from_store(&error))?, limit).await
    }

    async fn page(&self, rows: Vec<TableSummary>, limit: usize) -> Result<LobbyPage, Refusal> {
        let next = rows.last().filter(|_| rows.len() == limit).map(|row| row.cursor.to_string());
        let tables = listed(self.shared.store(), self.shared.services.games.as_ref(), rows).await?;
        Ok(LobbyPage { tables, next })
    }
}

/// Rows as listings with names. Unreadable rows are skipped.
async fn listed(
    store: &Store,
    games: &dyn Games,
    rows: Vec<TableSummary>,
) -> Result<Vec<Listed>, Refusal> {
    let known = games.list();
    let is_known = |row: &TableSummary| {
        known.iter().any(|info| info.id == row.game && info.knows(RulesVersion(row.rules_version)))
    };
    let read: Vec<(TableSummary, Vec<Chair>, Agreed)> = rows
        .into_iter()
        .filter_map(|row| {
            let (chairs, agreed) = (row.seats.read().ok()?, row.settings.read().ok()?);
            Some((row, chairs, agreed))
        })
        .collect();
    let people = read.iter().flat_map(|(_, chairs, _)| chairs.iter().filter_map(Chair::anyone));
    let mut people: Vec<PersonId> = people.collect();
    people.sort_unstable();
    people.dedup();
    let people = read_people(store, people).await?;
    let list = |(row, chairs, agreed): (TableSummary, Vec<Chair>, Agreed)| {
        let options = row.options.read().unwrap_or_default();
        // Older servers stored the data in the options.
        let kept = || custom_data::of(&options).map(custom_data::hash);
        Listed {
            table: row.id.to_string(),
            other_rules: !is_known(&row),
            game: row.game,
            custom_data: agreed.custom_data.or_else(kept),
            options: custom_data::without(&options),
            status: row.status.word().to_owned(),
            visibility: match row.visibility {
                Stored::Public => Visibility::Public,
                Stored::Unlisted => Visibility::Unlisted,
            },
            locked: row.locked,
            seats: chairs.iter().map(|chair| holder(&chair.holder, &people)).collect(),
            settings: agreed.settings,
            deciding: numbers(row.deciding),
            mine: numbers(row.own_seats),
            waiting: row.waiting,
            created_at: row.created_at.0,
            active_at: row.active_at.0,
        }
    };
    Ok(read.into_iter().map(list).collect())
}

/// The lobby change for a public table; none if it is not public. Abandoned tables leave the lobby.
pub(super) async fn change_of(
    store: &Store,
    games: &dyn Games,
    id: TableId,
) -> Option<LobbyChange> {
    let table = store.table(id).await.ok()?;
    if table.visibility != Stored::Public {
        return None;
    }
    if table.status == Status::Abandoned {
        return Some(LobbyChange::Gone { table: id.to_string() });
    }
    let row = TableSummary {
        id,
        game: table.game,
        rules_version: table.rules_version,
        options: table.options,
        seats: table.seats,
        settings: table.settings,
        visibility: table.visibility,
        status: table.status,
        locked: table.password.is_some(),
        version: table.version,
        created_at: table.created_at,
        revision: table.revision,
        active_at: table.updated_at,
        deciding: table.deciding,
        own_seats: higaki_table::SeatSet::EMPTY,
        waiting: false,
        cursor: format!("0.{}.{id}", UnixMillis::default().0).parse().ok()?,
    };
    let listed = listed(store, games, vec![row]).await.ok()?.pop()?;
    Some(LobbyChange::Table { listed: Box::new(listed) })
}
