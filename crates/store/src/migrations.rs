//! The schema migrations, embedded in the binary. Both databases share the numbers; released
//! migrations never change, and the database stores their checksums.

mod sqlite;

pub(crate) use sqlite::sqlite;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{PgConnection, SqlSafeStr};

use crate::OpenError;
use crate::location::DatabaseLocation;
use crate::open::{refusal, unusable};

struct Step {
    number: i64,
    name: &'static str,
    sqlite: &'static str,
    postgres: &'static str,
}

macro_rules! step {
    ($number:literal, $name:literal) => {
        Step {
            number: $number,
            name: $name,
            sqlite: include_str!(concat!("../migrations/sqlite/000", $number, "_", $name, ".sql")),
            postgres: include_str!(concat!(
                "../migrations/postgres/000",
                $number,
                "_",
                $name,
                ".sql"
            )),
        }
    };
}

const STEPS: &[Step] = &[
    step!(1, "play"),
    step!(2, "community"),
    step!(3, "makers"),
    step!(4, "custom_data"),
    step!(5, "invitations"),
    step!(6, "name_skeletons"),
    step!(7, "archives"),
    step!(8, "growth"),
];

/// The newest schema that this program knows.
pub const SCHEMA_VERSION: i64 = STEPS[STEPS.len() - 1].number;

/// Migrates a PostgreSQL database.
pub(crate) async fn postgres(
    place: &DatabaseLocation,
    connection: &mut PgConnection,
) -> Result<(), OpenError> {
    let steps = STEPS.iter().map(|step| migration(step, step.postgres)).collect();
    let result = Migrator::with_migrations(steps).run_direct(None, connection, false).await;
    result.map_err(|error| match error {
        MigrateError::VersionMissing(found) => newer(place, found),
        MigrateError::VersionMismatch(version) => altered(place, version),
        MigrateError::Execute(error) => refusal(place, &error),
        MigrateError::ExecuteMigration(error, version) => {
            failed(place, version, crate::error::message(&error))
        }
        other => unusable(place, other.to_string()),
    })
}

/// Built by hand: the macro of sqlx would build the driver a second time for the compiler's own
/// use.
fn migration(step: &Step, sql: &'static str) -> Migration {
    let name = step.name.into();
    Migration::new(step.number, name, MigrationType::Simple, sql.into_sql_str(), false)
}

fn newer(place: &DatabaseLocation, found: i64) -> OpenError {
    OpenError::Newer { place: place.clone(), found, known: SCHEMA_VERSION }
}

fn altered(place: &DatabaseLocation, version: i64) -> OpenError {
    OpenError::Altered { place: place.clone(), version }
}

fn failed(place: &DatabaseLocation, version: i64, reason: String) -> OpenError {
    OpenError::Migration { place: place.clone(), version, reason }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_numbered_without_gaps() {
        assert!(STEPS.iter().zip(1..).all(|(step, number)| step.number == number));
    }

    #[test]
    fn both_databases_have_the_same_tables_and_columns() {
        for step in STEPS {
            assert_eq!(columns(step.sqlite), columns(step.postgres), "{}", step.name);
        }
    }

    /// The first words of all lines that define something.
    fn columns(sql: &str) -> Vec<String> {
        let code = sql.lines().map(|line| line.split("--").next().unwrap_or_default());
        let words = code.filter_map(|line| match line.split_whitespace().next()? {
            "CREATE" => line.split_whitespace().nth(2).map(str::to_owned),
            first => first.starts_with(char::is_alphabetic).then(|| first.to_owned()),
        });
        words.collect()
    }
}
