//! Everything that can be said about a server: by flags, by variables of the environment, or in a
//! file. What this file does not list cannot be configured.

use clap::{Args, ValueEnum};
use higaki_server::house::{Network, PublicUrl};
use serde::Deserialize;
use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;

use crate::language::LanguageArgument;

/// Serve the games: on this machine as it stands, for everybody behind a proxy
///
/// Flags win over variables of the environment, and those over the file that --config names. In the
/// file the names are those of the flags with underscores: public_url = "https://play.example.org".
#[derive(Args, Debug)]
pub(crate) struct ServeArguments {
    /// A TOML file with any of the options below
    #[arg(long, value_name = "FILE", env = "HIGAKI_CONFIG")]
    pub(super) config: Option<PathBuf>,
    /// Stop when the standard input ends: for programs whose server must not outlive them
    #[arg(long, hide = true)]
    pub(super) until_input_ends: bool,
    #[command(flatten)]
    pub(super) given: Given,
    #[command(flatten)]
    pub(super) language: LanguageArgument,
}

/// Where the data is.
#[derive(Args, Debug)]
pub(crate) struct DatabaseArguments {
    /// A TOML file that may name the database
    #[arg(long, value_name = "FILE", env = "HIGAKI_CONFIG")]
    pub(super) config: Option<PathBuf>,
    /// A file, or postgres://USER:PASSWORD@HOST/NAME; by default higaki.db in your data folder
    #[arg(long, value_name = "DATABASE", env = "HIGAKI_DATABASE", hide_env_values = true)]
    pub(super) database: Option<Hidden>,
}

/// What was given in one place. The same list for flags, environment and file.
#[derive(Args, Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Given {
    /// Where to listen [default: 127.0.0.1:4442, or the next free port]
    #[arg(long, value_name = "ADDRESS:PORT", env = "HIGAKI_LISTEN")]
    pub(super) listen: Option<SocketAddr>,

    /// A file, or postgres://USER:PASSWORD@HOST/NAME [default: higaki.db in your data folder]
    #[arg(long, value_name = "DATABASE", env = "HIGAKI_DATABASE", hide_env_values = true)]
    pub(super) database: Option<Hidden>,

    /// The address under which browsers find the server, such as https://play.example.org
    #[arg(long, value_name = "URL", env = "HIGAKI_PUBLIC_URL")]
    #[serde(deserialize_with = "texts::one")]
    pub(super) public_url: Option<PublicUrl>,

    /// Proxies whose X-Forwarded-For counts, such as 127.0.0.1 or 10.0.0.0/8
    #[arg(long, value_name = "NETWORK", env = "HIGAKI_TRUSTED_PROXY", value_delimiter = ',')]
    #[serde(deserialize_with = "texts::many")]
    pub(super) trusted_proxy: Option<Vec<Network>>,

    /// The certificate with its chain, a PEM file; needs --tls-key
    #[arg(long, value_name = "FILE", env = "HIGAKI_TLS_CERTIFICATE", hide = !cfg!(feature = "tls"))]
    pub(super) tls_certificate: Option<PathBuf>,

    /// The private key of the certificate, a PEM file
    #[arg(long, value_name = "FILE", env = "HIGAKI_TLS_KEY", hide = !cfg!(feature = "tls"))]
    pub(super) tls_key: Option<PathBuf>,

    /// Threads that bots think on [default: half of the processors]
    #[arg(long, value_name = "NUMBER", env = "HIGAKI_BOT_THREADS")]
    pub(super) bot_threads: Option<usize>,

    /// What to log: error, warn, info, debug or trace, also for one part: info,sqlx=warn
    /// [default: info]
    #[arg(long, value_name = "LEVEL", env = "HIGAKI_LOG")]
    pub(super) log: Option<String>,

    /// How to log [default: text]
    #[arg(long, value_name = "FORMAT", env = "HIGAKI_LOG_FORMAT")]
    pub(super) log_format: Option<LogFormat>,

    /// What a program sends to read /metrics, as Authorization: Bearer TOKEN; without it nobody can
    #[arg(long, value_name = "TOKEN", env = "HIGAKI_METRICS_TOKEN", hide_env_values = true)]
    pub(super) metrics_token: Option<Hidden>,

    /// Requests a second from one address, ten seconds' worth at once; 0 for no limit [default: 20]
    #[arg(long, value_name = "NUMBER", env = "HIGAKI_LIMIT_ADDRESS")]
    pub(super) limit_address: Option<u32>,

    /// Requests a second of one person, ten seconds' worth at once; 0 for no limit [default: 10]
    #[arg(long, value_name = "NUMBER", env = "HIGAKI_LIMIT_PERSON")]
    pub(super) limit_person: Option<u32>,

    /// Open connections in total; 0 for as many as the limit on open files allows, which is also
    /// the default
    #[arg(long, value_name = "NUMBER", env = "HIGAKI_LIMIT_CONNECTIONS")]
    pub(super) limit_connections: Option<usize>,

    /// Open connections from one address, trusted proxies excepted; 0 for no limit [default: 300,
    /// at most half of all]
    #[arg(long, value_name = "NUMBER", env = "HIGAKI_LIMIT_ADDRESS_CONNECTIONS")]
    pub(super) limit_address_connections: Option<usize>,

    /// Messages a second through one socket, five seconds' worth at once; 0 for no limit
    /// [default: 10]
    #[arg(long, value_name = "NUMBER", env = "HIGAKI_LIMIT_MESSAGES")]
    pub(super) limit_messages: Option<u32>,

    /// Attempts to log in a minute from one address; 0 for no limit [default: 10]
    #[arg(long, value_name = "NUMBER", env = "HIGAKI_LIMIT_LOGINS")]
    pub(super) limit_logins: Option<u32>,

    /// New guests and accounts an hour from one address; 0 for no limit [default: 60]
    #[arg(long, value_name = "NUMBER", env = "HIGAKI_LIMIT_NEWCOMERS")]
    pub(super) limit_newcomers: Option<u32>,

    /// Tables that one person may have made and that are not over; 0 for no limit [default: 50]
    #[arg(long, value_name = "NUMBER", env = "HIGAKI_LIMIT_TABLES")]
    pub(super) limit_tables: Option<u32>,

    /// Unanswered invitations that one person may have sent, and as many received; 0 for no limit
    /// [default: 20]
    #[arg(long, value_name = "NUMBER", env = "HIGAKI_LIMIT_INVITATIONS")]
    pub(super) limit_invitations: Option<u32>,

    /// Table passwords that one person may set or guess a minute, three times as many from one
    /// address; 0 for no limit [default: 30]
    #[arg(long, value_name = "NUMBER", env = "HIGAKI_LIMIT_TABLE_PASSWORDS")]
    pub(super) limit_table_passwords: Option<u32>,
}

/// How lines of the log look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum LogFormat {
    /// For people
    #[default]
    Text,
    /// For programs, one object a line
    Json,
}

/// A text that may hold a password.
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

/// Values that are written as texts.
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
