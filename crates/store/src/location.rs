//! Addresses of databases: as the operator wrote them, and as they may be shown.

use sqlx::postgres::PgConnectOptions;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use crate::OpenError;

/// The location of a store's data. Never shows a password.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DatabaseLocation {
    /// In the memory of this process.
    Memory,
    /// In an SQLite file.
    File(PathBuf),
    /// In a PostgreSQL database: user, host with port, name.
    Postgres(String),
}

impl fmt::Display for DatabaseLocation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DatabaseLocation::Memory => f.write_str("sqlite::memory:"),
            DatabaseLocation::File(path) => write!(f, "sqlite:{}", path.display()),
            DatabaseLocation::Postgres(shown) => f.write_str(shown),
        }
    }
}

/// A location with what is needed to connect to it.
pub(crate) enum Target {
    Memory,
    File(PathBuf),
    Postgres(Box<PgConnectOptions>),
}

impl Target {
    /// Reads `sqlite::memory:`, `sqlite:PATH` (also `sqlite://PATH`) or `postgres://…`.
    pub(crate) fn parse(url: &str) -> Result<Target, OpenError> {
        let Some((scheme, rest)) = url.split_once(':') else {
            return Err(OpenError::UnknownScheme { scheme: String::new() });
        };
        match scheme {
            "sqlite" if rest == ":memory:" => Ok(Target::Memory),
            "sqlite" => file(rest),
            "postgres" | "postgresql" => postgres(url),
            // The part before the first colon is never a password.
            other => Err(OpenError::UnknownScheme { scheme: other.chars().take(20).collect() }),
        }
    }

    pub(crate) fn place(&self) -> DatabaseLocation {
        match self {
            Target::Memory => DatabaseLocation::Memory,
            Target::File(path) => DatabaseLocation::File(path.clone()),
            Target::Postgres(options) => DatabaseLocation::Postgres(shown(options)),
        }
    }
}

fn file(rest: &str) -> Result<Target, OpenError> {
    let path = rest.strip_prefix("//").unwrap_or(rest);
    if path.is_empty() {
        return Err(OpenError::BadUrl { reason: "sqlite: needs the path of a file".to_owned() });
    }
    if path.contains('?') {
        let reason = "sqlite: takes a path and no parameters".to_owned();
        return Err(OpenError::BadUrl { reason });
    }
    Ok(Target::File(Path::new(path).to_owned()))
}

fn postgres(url: &str) -> Result<Target, OpenError> {
    let options = PgConnectOptions::from_str(url).map_err(|error| OpenError::BadUrl {
        // The parser's message describes the mistake and does not repeat the text.
        reason: crate::error::message(&error),
    })?;
    Ok(Target::Postgres(Box::new(options)))
}

fn shown(options: &PgConnectOptions) -> String {
    let user = options.get_username();
    let database = options.get_database().unwrap_or(user);
    let port = options.get_port();
    match options.get_socket() {
        Some(folder) => format!("postgres://{user}@{}:{port}/{database}", folder.display()),
        None => format!("postgres://{user}@{}:{port}/{database}", options.get_host()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown_place(url: &str) -> Result<String, OpenError> {
        Target::parse(url).map(|target| target.place().to_string())
    }

    #[test]
    fn places_are_shown_without_their_password() {
        assert_eq!(shown_place("sqlite::memory:").unwrap(), "sqlite::memory:");
        assert_eq!(shown_place("sqlite:a/b.db").unwrap(), "sqlite:a/b.db");
        assert_eq!(shown_place("sqlite:///a/b.db").unwrap(), "sqlite:/a/b.db");
        let shown = shown_place("postgres://anna:hunter2@db.example:5433/higaki").unwrap();
        assert_eq!(shown, "postgres://anna@db.example:5433/higaki");
    }

    #[test]
    fn what_cannot_be_a_place_is_refused_without_repeating_it() {
        for url in ["", "higaki.db", "mysql://a:hunter2@b/c", "sqlite:", "postgres://a:hunter2@:x"]
        {
            let error = Target::parse(url).err().unwrap();
            assert!(!format!("{error} {error:?}").contains("hunter2"), "{url}: {error}");
        }
        let error = Target::parse("mysql://a@b").err().unwrap();
        assert!(error.to_string().contains("`mysql`"), "{error}");
    }
}
