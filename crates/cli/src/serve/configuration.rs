//! The configuration of the server: flags, environment, file and defaults.

use higaki_server::house::{Client, ConnectionLimits, Listen, Options, Rate, Rates, Rules, Secret};
use higaki_server::tables::{MOST_INVITATIONS, MOST_TABLES};
use std::fs;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::thread::available_parallelism;
use std::time::Duration;

use super::data_directory;
use super::options::{DatabaseArguments, LogFormat, ServeArguments, Settings};
use crate::error::CommandError;

/// The port of the default address.
const PORT: u16 = 4442;
/// How many further ports are tried when it is in use.
const FURTHER_PORTS: u16 = 20;

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(60 * 60);

/// The resolved configuration.
#[derive(Debug)]
pub(super) struct Configuration {
    pub(super) options: Options,
    pub(super) log: Log,
}

/// Filter and format of the log.
#[derive(Debug)]
pub(super) struct Log {
    pub(super) filter: String,
    pub(super) format: LogFormat,
}

impl Configuration {
    /// Resolves flags and environment first, then the file, then defaults.
    pub(super) fn of(arguments: ServeArguments) -> Result<Configuration, CommandError> {
        let file = arguments.config.as_deref().map(read).transpose()?.unwrap_or_default();
        let settings = merge(arguments.settings, file);
        let listen = match settings.listen {
            Some(address) => Listen { address, further_ports: 0 },
            None => Listen {
                address: SocketAddr::from((Ipv4Addr::LOCALHOST, PORT)),
                further_ports: FURTHER_PORTS,
            },
        };
        #[cfg(not(feature = "tls"))]
        reject_tls(&settings)?;
        let log = Log {
            filter: settings.log.clone().unwrap_or_else(|| "info".to_owned()),
            format: settings.log_format.unwrap_or_default(),
        };
        let options = Options {
            listen,
            database: database(settings.database.as_ref().map(|hidden| hidden.0.as_str()))?,
            bot_threads: settings.bot_threads.unwrap_or_else(half_of_the_processors).max(1),
            most_tables: Some(settings.limit_tables.unwrap_or(MOST_TABLES))
                .filter(|most| *most > 0),
            most_invitations: Some(settings.limit_invitations.unwrap_or(MOST_INVITATIONS))
                .filter(|most| *most > 0),
            #[cfg(feature = "tls")]
            tls: tls(&settings)?,
            rules: rules(settings),
        };
        Ok(Configuration { options, log })
    }
}

/// Resolves the database alone, in the same order.
pub(super) fn database_of(arguments: DatabaseArguments) -> Result<String, CommandError> {
    let file = arguments.config.as_deref().map(read).transpose()?.unwrap_or_default();
    let place = arguments.database.or(file.database);
    database(place.as_ref().map(|hidden| hidden.0.as_str()))
}

fn read(path: &Path) -> Result<Settings, CommandError> {
    let shown = path.display();
    let text = fs::read_to_string(path)
        .map_err(|error| CommandError::usage(format!("cannot read {shown}: {error}")))?;
    toml::from_str(&text).map_err(|error| {
        // The full message quotes the line, which may contain a password.
        let at = error.span().map_or(0, |span| span.start);
        let line = text[..at.min(text.len())].matches('\n').count() + 1;
        CommandError::usage(format!("{shown}, line {line}: {}", error.message()))
            .with_hint("see `higaki serve --help` for the settings")
    })
}

/// The settings of the first source, completed from the second.
fn merge(first: Settings, second: Settings) -> Settings {
    Settings {
        listen: first.listen.or(second.listen),
        database: first.database.or(second.database),
        public_url: first.public_url.or(second.public_url),
        trusted_proxy: first.trusted_proxy.or(second.trusted_proxy),
        tls_certificate: first.tls_certificate.or(second.tls_certificate),
        tls_key: first.tls_key.or(second.tls_key),
        bot_threads: first.bot_threads.or(second.bot_threads),
        log: first.log.or(second.log),
        log_format: first.log_format.or(second.log_format),
        metrics_token: first.metrics_token.or(second.metrics_token),
        limit_address: first.limit_address.or(second.limit_address),
        limit_person: first.limit_person.or(second.limit_person),
        limit_connections: first.limit_connections.or(second.limit_connections),
        limit_address_connections: first
            .limit_address_connections
            .or(second.limit_address_connections),
        limit_messages: first.limit_messages.or(second.limit_messages),
        limit_logins: first.limit_logins.or(second.limit_logins),
        limit_newcomers: first.limit_newcomers.or(second.limit_newcomers),
        limit_tables: first.limit_tables.or(second.limit_tables),
        limit_invitations: first.limit_invitations.or(second.limit_invitations),
        limit_table_passwords: first.limit_table_passwords.or(second.limit_table_passwords),
    }
}

/// A database URL as it is; anything else is the name of an SQLite file.
fn database(place: Option<&str>) -> Result<String, CommandError> {
    let Some(place) = place else { return data_directory::database() };
    let schemes = ["sqlite:", "postgres:", "postgresql:"];
    if schemes.iter().any(|scheme| place.starts_with(scheme)) || place.contains("://") {
        return Ok(place.to_owned());
    }
    Ok(format!("sqlite:{place}"))
}

fn rules(settings: Settings) -> Rules {
    let defaults = Rates::default();
    let seconds =
        |rate: u32, burst_seconds: u32| Rate::per_second(rate, rate.saturating_mul(burst_seconds));
    let rates = Rates {
        address: settings.limit_address.map_or(defaults.address, |each| seconds(each, 10)),
        person: settings.limit_person.map_or(defaults.person, |each| seconds(each, 10)),
        messages: settings.limit_messages.map_or(defaults.messages, |each| seconds(each, 5)),
        logins: settings.limit_logins.map_or(defaults.logins, |each| Rate::within(each, MINUTE)),
        newcomers: settings
            .limit_newcomers
            .map_or(defaults.newcomers, |each| Rate::within(each, HOUR)),
        table_passwords: settings
            .limit_table_passwords
            .map_or(defaults.table_passwords, |each| Rate::within(each, MINUTE)),
    };
    let connections = ConnectionLimits {
        total: settings.limit_connections,
        per_address: settings.limit_address_connections,
    };
    Rules {
        connections,
        tls: settings.tls_certificate.is_some(),
        public_url: settings.public_url,
        trusted_proxies: settings.trusted_proxy.unwrap_or_default(),
        rates,
        metrics_token: settings.metrics_token.map(|token| Secret::new(&token.0)),
        client: Client::embedded(),
    }
}

#[cfg(feature = "tls")]
fn tls(settings: &Settings) -> Result<Option<higaki_server::house::TlsFiles>, CommandError> {
    match (settings.tls_certificate.clone(), settings.tls_key.clone()) {
        (None, None) => Ok(None),
        (Some(certificate), Some(key)) => {
            Ok(Some(higaki_server::house::TlsFiles { certificate, key }))
        }
        _ => Err(CommandError::usage("--tls-certificate and --tls-key must be given together")),
    }
}

/// Rejects a certificate in a build without TLS: serving plain HTTP instead would be a surprise.
#[cfg(not(feature = "tls"))]
fn reject_tls(settings: &Settings) -> Result<(), CommandError> {
    if settings.tls_certificate.is_none() && settings.tls_key.is_none() {
        return Ok(());
    }
    Err(CommandError::usage("this binary was built without TLS and cannot use a certificate")
        .with_hint(
            "build with `cargo build --release -p higaki-cli --features tls`, or terminate TLS at a \
             proxy: \"Behind a proxy\" in docs/operations.md",
        ))
}

/// The default of `--bot-threads`: the other half of the processors serves requests.
fn half_of_the_processors() -> usize {
    available_parallelism().map_or(1, |processors| processors.get().div_ceil(2))
}
