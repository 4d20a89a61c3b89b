//! The schema, embedded in the binary. Both databases have the same numbers; what is released never
//! changes, the database remembers a checksum of it.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType, Migrator};

use crate::OpenError;
use crate::open::refusal;
use crate::place::Place;

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

const STEPS: &[Step] = &[step!(1, "play"), step!(2, "community"), step!(3, "makers")];

/// The newest schema that this program knows.
pub const SCHEMA_VERSION: i64 = STEPS[STEPS.len() - 1].number;

#[derive(Clone, Copy)]
pub(crate) enum Dialect {
    Sqlite,
    Postgres,
}

/// Brings the database up to date, or says why that cannot be.
pub(crate) async fn run<C: Migrate>(
    dialect: Dialect,
    place: &Place,
    connection: &mut C,
) -> Result<(), OpenError> {
    let result = migrator(dialect).run_direct(None, connection, false).await;
    result.map_err(|error| match error {
        MigrateError::VersionMissing(found) => {
            OpenError::Newer { place: place.clone(), found, known: SCHEMA_VERSION }
        }
        MigrateError::VersionMismatch(version) => {
            OpenError::Altered { place: place.clone(), version }
        }
        MigrateError::Execute(error) => refusal(place, &error),
        MigrateError::ExecuteMigration(error, version) => OpenError::Migration {
            place: place.clone(),
            version,
            reason: crate::error::message(&error),
        },
        other => OpenError::Unusable { place: place.clone(), reason: other.to_string() },
    })
}

/// Put together by hand: the macro that does it would build both drivers a second time for the
/// compiler's own use.
fn migrator(dialect: Dialect) -> Migrator {
    let migration = |step: &Step| {
        let sql = match dialect {
            Dialect::Sqlite => step.sqlite,
            Dialect::Postgres => step.postgres,
        };
        let name = step.name.into();
        Migration::new(step.number, name, MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(STEPS.iter().map(migration).collect())
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

    /// First words of all lines that define something.
    fn columns(sql: &str) -> Vec<String> {
        let code = sql.lines().map(|line| line.split("--").next().unwrap_or_default());
        let words = code.filter_map(|line| match line.split_whitespace().next()? {
            "CREATE" => line.split_whitespace().nth(2).map(str::to_owned),
            first => first.starts_with(char::is_alphabetic).then(|| first.to_owned()),
        });
        words.collect()
    }
}
