//! The settings of the server, one list for flags, environment variables and the file.

use clap::{Args, ValueEnum};
use higaki_server::house::{Network, PublicUrl};
use serde::Deserialize;
use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;

use crate::language::LanguageArgument;

/// Run the server: on localhost by default, publicly behind a proxy
///
/// Flags override environment variables, which override the --config file. The file names each
/// setting like its flag, with underscores: public_url = "https://play.example.org".
#[derive(Args, Debug)]
pub(crate) struct ServeArguments {
    /// TOML file with any of the settings below
    #[arg(long, value_name = "FILE", env = "HIGAKI_CONFIG")]
    pub(super) config: Option<PathBuf>,
    /// Stop at the end of standard input, so that a server does not outlive its parent process
    #[arg(long, hide = true)]
    pub(super) until_input_ends: bool,
    #[command(flatten)]
    pub(super) settings: Settings,
    #[command(flatten)]
    pub(super) language: LanguageArgument,
}

// No doc comment: clap would use it as the description of the command.
#[derive(Args, Debug)]
pub(crate) struct DatabaseArguments {
    /// TOML file with the setting `database`
    #[arg(long, value_name = "FILE", env = "HIGAKI_CONFIG")]
    pub(super) config: Option<PathBuf>,
    /// SQLite file or postgres://USER:PASSWORD@HOST/NAME [default: higaki.db in the data directory]
    #[arg(long, value_name = "DATABASE", env = "HIGAKI_DATABASE", hide_env_values = true)]
    pub(super) database: Option<Hidden>,
}

/// The settings of one source; missing ones come from the next source.
#[derive(Args, Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Settings {
    /// Listen address [default: 127.0.0.1:4442, or the next free port]
    #[arg(long, value_name = "ADDRESS:PORT", env = "HIGAKI_LISTEN")]
    pub(super) listen: Option<SocketAddr>,

    /// SQLite file or postgres://USER:PASSWORD@HOST/NAME [default: higaki.db in the data directory]
    #[arg(long, value_name = "DATABASE", env = "HIGAKI_DATABASE", hide_env_values = true)]
    pub(super) database: Option<Hidden>,

    /// Public URL of the server, such as https://play.example.org
    #[arg(long, value_name = "URL", env = "HIGAKI_PUBLIC_URL")]
    #[serde(deserialize_with = "texts::one")]
    pub(super) public_url: Option<PublicUrl>,

    /// Proxies whose X-Forwarded-For header is trusted, such as 127.0.0.1 or 10.0.0.0/8
    #[arg(long, value_name = "NETWORK", env = "HIGAKI_TRUSTED_PROXY", value_delimiter = ',')]
    #[serde(deserialize_with = "texts::many")]
    pub(super) trusted_proxy: Option<Vec<Network>>,

    /// TLS certificate chain (PEM); requires --tls-key
    #[arg(long, value_name = "FILE", env = "HIGAKI_TLS_CERTIFICATE", hide = !cfg!(feature = "tls"))]
    pub(super) tls_certificate: Option<PathBuf>,

    /// TLS private key (PEM)
    #[arg(long, value_name = "FILE", env = "HIGAKI_TLS_KEY", hide = !cfg!(feature = "tls"))]
    pub(super) tls_key: Option<PathBuf>,

    /// Threads for bots and hints [default: half of the processors]
    #[arg(long, value_name = "NUMBER", env = "HIGAKI_BOT_THREADS")]
    pub(super) bot_threads: Option<usize>,

    /// Log level: error, warn, info, debug, trace; per target: info,sqlx=warn [default: info]
    #[arg(long, value_name = "LEVEL", env = "HIGAKI_LOG")]
    pub(super) log: Option<String>,

    /// Log format [default: text]
    #[arg(long, value_name = "FORMAT", env = "HIGAKI_LOG_FORMAT")]
    pub(super) log_format: Option<LogFormat>,

    /// Bearer token for /metrics [default: /metrics is disabled]
    #[arg(long, value_name = "TOKEN", env = "HIGAKI_METRICS_TOKEN", hide_env_values = true)]
    pub(super) metrics_token: Option<Hidden>,

    /// Requests per second and address, burst of 10 seconds; 0 for no limit [default: 20]
    #[arg(long, value_name = "NUMBER", env = "HIGAKI_LIMIT_ADDRESS")]
    pub(super) limit_address: Option<u32>,

    /// Requests per second and person, burst of 10 seconds; 0 for no limit [default: 10]
    #[arg(long, value_name = "NUMBER", env = "HIGAKI_LIMIT_PERSON")]
    pub(super) limit_person: Option<u32>,

    /// Open connections in total; 0 for the limit on open files [default: 0]
    #[arg(long, value_name = "NUMBER", env = "HIGAKI_LIMIT_CONNECTIONS")]
    pub(super) limit_connections: Option<usize>,

    /// Open connections per address, except trusted proxies; 0 for no limit [default: 300, or half
    /// of the total if that is less]
    #[arg(long, value_name = "NUMBER", env = "HIGAKI_LIMIT_ADDRESS_CONNECTIONS")]
    pub(super) limit_address_connections: Option<usize>,

    /// Messages per second and WebSocket, burst of 5 seconds; 0 for no limit [default: 10]
    #[arg(long, value_name = "NUMBER", env = "HIGAKI_LIMIT_MESSAGES")]
    pub(super) limit_messages: Option<u32>,

    /// Login attempts per minute and address; 0 for no limit [default: 10]
    #[arg(long, value_name = "NUMBER", env = "HIGAKI_LIMIT_LOGINS")]
    pub(super) limit_logins: Option<u32>,

    /// New guests and accounts per hour and address; 0 for no limit [default: 60]
    #[arg(long, value_name = "NUMBER", env = "HIGAKI_LIMIT_NEWCOMERS")]
    pub(super) limit_newcomers: Option<u32>,

    /// Unfinished tables that a person may have created; 0 for no limit [default: 50]
    #[arg(long, value_name = "NUMBER", env = "HIGAKI_LIMIT_TABLES")]
    pub(super) limit_tables: Option<u32>,

    /// Pending invitations per person, sent and received each; 0 for no limit [default: 20]
    #[arg(long, value_name = "NUMBER", env = "HIGAKI_LIMIT_INVITATIONS")]
    pub(super) limit_invitations: Option<u32>,

    /// Table passwords set or tried per minute and person, three times as many per address; 0 for
    /// no limit [default: 30]
    #[arg(long, value_name = "NUMBER", env = "HIGAKI_LIMIT_TABLE_PASSWORDS")]
    pub(super) limit_table_passwords: Option<u32>,
}

/// The format of the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum LogFormat {
    /// Plain text
    #[default]
    Text,
    /// One JSON object per line
    Json,
}

/// A text that may contain a password, hidden from `Debug`.
#[derive(Clone, Deserialize)]
#[serde(transparent)]
pub(crate) struct Hidden(pub(super) String);

impl From<String> for Hidden {
    fn from(text: String) -> Hidden {
        Hidden(text)
    }
}

impl fmt::Debug for Hidden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hidden(…)")
    }
}

/// Deserializes values from strings by `FromStr`.
mod texts {
    use serde::{Deserialize, Deserializer, de::Error};
    use std::fmt::Display;
    use std::str::FromStr;

    pub(super) fn one<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
    where
        D: Deserializer<'de>,
        T: FromStr<Err: Display>,
    {
        let text = String::deserialize(deserializer)?;
        text.parse().map(Some).map_err(D::Error::custom)
    }

    pub(super) fn many<'de, D, T>(deserializer: D) -> Result<Option<Vec<T>>, D::Error>
    where
        D: Deserializer<'de>,
        T: FromStr<Err: Display>,
    {
        let texts = Vec::<String>::deserialize(deserializer)?;
        let parsed: Result<Vec<T>, T::Err> = texts.iter().map(|text| text.parse()).collect();
        parsed.map(Some).map_err(D::Error::custom)
    }
}
