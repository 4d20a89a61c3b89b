//! From what was given to what holds.

use higaki_server::house::{Client, ConnectionLimits, Listen, Options, Rate, Rates, Rules, Secret};
use higaki_server::tables::{MOST_INVITATIONS, MOST_TABLES};
use std::fs;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::thread::available_parallelism;
use std::time::Duration;

use super::data_folder;
use super::options::{DatabaseArguments, Given, LogFormat, ServeArguments};
use crate::error::CommandError;

/// The port of the default address.
const PORT: u16 = 4442;
/// How many ports behind it are tried when it is busy.
const FURTHER_PORTS: u16 = 20;

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(60 * 60);

/// Everything that a server needs to know.
#[derive(Debug)]
pub(super) struct Configuration {
    pub(super) options: Options,
    pub(super) log: Log,
}

/// What to log, and how.
#[derive(Debug)]
pub(super) struct Log {
    pub(super) what: String,
    pub(super) format: LogFormat,
}

impl Configuration {
    /// Flags and environment, the file behind them, the defaults behind it.
    pub(super) fn of(arguments: ServeArguments) -> Result<Configuration, CommandError> {
        let file = arguments.config.as_deref().map(read).transpose()?.unwrap_or_default();
        let given = over(arguments.given, file);
        let listen = match given.listen {
            Some(address) => Listen { address, further_ports: 0 },
            None => Listen {
                address: SocketAddr::from((Ipv4Addr::LOCALHOST, PORT)),
                further_ports: FURTHER_PORTS,
            },
        };
        #[cfg(not(feature = "tls"))]
        no_tls(&given)?;
        let log = Log {
            what: given.log.clone().unwrap_or_else(|| "info".to_owned()),
            format: given.log_format.unwrap_or_default(),
        };
        let options = Options {
            listen,
            database: database(given.database.as_ref().map(|hidden| hidden.0.as_str()))?,
            bot_threads: given.bot_threads.unwrap_or_else(half_of_the_processors).max(1),
            most_tables: Some(given.limit_tables.unwrap_or(MOST_TABLES)).filter(|most| *most > 0),
            most_invitations: Some(given.limit_invitations.unwrap_or(MOST_INVITATIONS))
                .filter(|most| *most > 0),
            #[cfg(feature = "tls")]
            tls: tls(&given)?,
            rules: rules(given),
        };
        Ok(Configuration { options, log })
    }
}

/// The database alone, found in the same way.
pub(super) fn database_of(arguments: DatabaseArguments) -> Result<String, CommandError> {
    let file = arguments.config.as_deref().map(read).transpose()?.unwrap_or_default();
    let given = arguments.database.or(file.database);
    database(given.as_ref().map(|hidden| hidden.0.as_str()))
}

fn read(path: &Path) -> Result<Given, CommandError> {
    let shown = path.display();
    let text = fs::read_to_string(path)
        .map_err(|error| CommandError::usage(format!("{shown} cannot be read: {error}")))?;
    toml::from_str(&text).map_err(|error| {
        // The whole message would show the line, and that line may hold a password.
        let at = error.span().map_or(0, |span| span.start);
        let line = text[..at.min(text.len())].matches('\n').count() + 1;
        CommandError::usage(format!("{shown}, line {line}: {}", error.message()))
            .with_hint("higaki serve --help lists what can be configured")
    })
}

/// What is given in the first place, and the rest from the second.
fn over(first: Given, second: Given) -> Given {
    Given {
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

/// An address as it is; anything else is a file.
fn database(given: Option<&str>) -> Result<String, CommandError> {
    let Some(given) = given else { return data_folder::database() };
    let is_address = ["sqlite:", "postgres:", "postgresql:"];
    if is_address.iter().any(|scheme| given.starts_with(scheme)) || given.contains("://") {
        return Ok(given.to_owned());
    }
    Ok(format!("sqlite:{given}"))
}

fn rules(given: Given) -> Rules {
    let usual = Rates::default();
    let seconds = |each: u32, worth: u32| Rate::per_second(each, each.saturating_mul(worth));
    let rates = Rates {
        address: given.limit_address.map_or(usual.address, |each| seconds(each, 10)),
        person: given.limit_person.map_or(usual.person, |each| seconds(each, 10)),
        messages: given.limit_messages.map_or(usual.messages, |each| seconds(each, 5)),
        logins: given.limit_logins.map_or(usual.logins, |each| Rate::within(each, MINUTE)),
        newcomers: given.limit_newcomers.map_or(usual.newcomers, |each| Rate::within(each, HOUR)),
        table_passwords: given
            .limit_table_passwords
            .map_or(usual.table_passwords, |each| Rate::within(each, MINUTE)),
    };
    let connections = ConnectionLimits {
        total: given.limit_connections,
        per_address: given.limit_address_connections,
    };
    Rules {
        connections,
        tls: given.tls_certificate.is_some(),
        public_url: given.public_url,
        trusted_proxies: given.trusted_proxy.unwrap_or_default(),
        rates,
        metrics_token: given.metrics_token.map(|token| Secret::new(&token.0)),
        client: Client::embedded(),
    }
}

#[cfg(feature = "tls")]
fn tls(given: &Given) -> Result<Option<higaki_server::house::TlsFiles>, CommandError> {
    match (given.tls_certificate.clone(), given.tls_key.clone()) {
        (None, None) => Ok(None),
        (Some(certificate), Some(key)) => {
            Ok(Some(higaki_server::house::TlsFiles { certificate, key }))
        }
        _ => Err(CommandError::usage("--tls-certificate and --tls-key need each other")),
    }
}

/// A certificate is of no use to this binary, and serving without it would be a surprise.
#[cfg(not(feature = "tls"))]
fn no_tls(given: &Given) -> Result<(), CommandError> {
    if given.tls_certificate.is_none() && given.tls_key.is_none() {
        return Ok(());
    }
    Err(CommandError::usage("this higaki was built without TLS and cannot use a certificate")
        .with_hint(
            "build it with `cargo build --release -p higaki-cli --features tls`, or let a proxy \
             hold the certificate: \"For everybody: behind a proxy\" in docs/operations.md",
        ))
}

/// The other half answers people.
fn half_of_the_processors() -> usize {
    available_parallelism().map_or(1, |processors| processors.get().div_ceil(2))
}
