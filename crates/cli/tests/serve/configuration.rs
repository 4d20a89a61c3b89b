//! Flags, variables and files.

use super::{Folder, Running, binary, called};
use higaki_testkit::http::request;
use std::fs;
use std::net::TcpListener;

/// A port that nobody uses at the moment.
fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

#[test]
fn flags_win_over_the_environment_and_that_over_the_file() {
    let folder = Folder::new();
    let ports = [free_port(), free_port(), free_port()];
    let [file, variable, flag] = ports.map(|port| format!("127.0.0.1:{port}"));
    let text = format!("listen = \"{file}\"\ndatabase = \"from-file.db\"\nlimit_address = 1\n");
    fs::write(folder.file("higaki.toml"), text).unwrap();
    let words = ["serve", "--config", "higaki.toml", "--listen", &flag];
    let listening = |words: &[&str], with_variable: bool| {
        let mut command = binary(&folder, words);
        if with_variable {
            command.env("HIGAKI_LISTEN", &variable);
        }
        let server = Running::start(command);
        let address = server.address().to_string();
        let (status, output, errors) = server.end("-TERM");
        assert_eq!(status, Some(0), "{errors}");
        assert!(output.contains("sqlite:from-file.db"), "{output}");
        address
    };
    assert_eq!(listening(&words, true), flag);
    assert_eq!(listening(&words[..3], true), variable);
    assert_eq!(listening(&words[..3], false), file);
}

#[test]
fn limits_are_configured() {
    let folder = Folder::new();
    let words = ["serve", "--listen", "127.0.0.1:0", "--database", "higaki.db"];
    let mut command = binary(&folder, &words);
    command.env("HIGAKI_LIMIT_NEWCOMERS", "2");
    let server = Running::start(command);
    server.guest("P1");
    server.guest("P2");
    let body = serde_json::json!({ "name": "P3" });
    assert_eq!(server.request("POST /api/guests", "", &body).status, 429);
}

#[test]
fn how_many_tables_somebody_may_have_is_configured() {
    let folder = Folder::new();
    let made = |limit: &str| {
        let words = ["serve", "--listen", "127.0.0.1:0", "--database", "higaki.db"];
        let server =
            Running::start(binary(&folder, &[&words[..], &["--limit-tables", limit]].concat()));
        let cookie = server.guest("P1");
        let new = serde_json::json!({ "game": "osaka",
            "seats": [{ "kind": "me" }, { "kind": "open" }] });
        let create = || server.request("POST /api/tables", &cookie, &new);
        assert_eq!(create().status, 201);
        let second = create();
        assert!(second.status == 201 || second.body.contains("too_many_tables"), "{}", second.body);
        second.status
    };
    assert_eq!(made("1"), 429);
    assert_eq!(made("0"), 201);
}

#[test]
fn what_it_says_can_be_opened_also_when_it_listens_everywhere() {
    for address in ["0.0.0.0", "[::]"] {
        let folder = Folder::new();
        let listen = format!("{address}:{}", free_port());
        let port = listen.rsplit(':').next().unwrap();
        let words = ["serve", "--listen", &listen, "--database", "higaki.db"];
        let server = Running::start(binary(&folder, &words));
        assert_eq!(server.url, format!("http://localhost:{port}"));
        let local = format!("127.0.0.1:{port}").parse().unwrap();
        let page = request(local, "GET /", &[], "").unwrap();
        assert_eq!(page.status, 200, "{}", page.body);
        let (status, output, errors) = server.end("-TERM");
        assert_eq!(status, Some(0), "{errors}");
        assert!(output.contains("on all addresses of this machine"), "{output}");
        assert!(output.contains(port), "{output}");
    }
}

/// A certificate must not be ignored silently.
#[cfg(not(feature = "tls"))]
#[test]
fn a_certificate_without_tls_is_refused_with_a_way_out() {
    let folder = Folder::new();
    fs::write(folder.file("tls.toml"), "tls_certificate = \"chain.pem\"\n").unwrap();
    for words in [
        &["--tls-certificate", "chain.pem", "--tls-key", "key.pem"][..],
        &["--tls-key", "key.pem"],
        &["--config", "tls.toml"],
    ] {
        let done = called(binary(&folder, &[&["serve"], words].concat()));
        let errors = String::from_utf8(done.stderr).unwrap();
        assert_eq!(done.status.code(), Some(2), "{words:?}: {errors}");
        for needed in ["--features tls", "docs/operations.md"] {
            assert!(errors.contains(needed), "{words:?}: {errors}");
        }
    }
    let help = called(binary(&folder, &["serve", "--help"]));
    let help = String::from_utf8(help.stdout).unwrap();
    assert!(!help.contains("--tls-certificate"), "what cannot be used is not listed: {help}");
}

#[test]
fn a_wrong_call_has_status_2_and_says_what_is_wrong() {
    let folder = Folder::new();
    let file = |name: &str, text: &str| {
        fs::write(folder.file(name), text).unwrap();
        name.to_owned()
    };
    let unknown = file("unknown.toml", "listen = \"127.0.0.1:0\"\nlisten_to = 1\n");
    let broken = file("broken.toml", "a = 1\ndatabase = \"postgres://a:hunter22@b/c\n");
    let wrong = file("wrong.toml", "\ntrusted_proxy = [\"localhost\"]\n");
    for (words, message) in [
        (&["--listen", "4442"][..], "invalid value '4442'"),
        (&["--public-url", "play.example.org"], "such as https://play.example.org"),
        (&["--trusted-proxy", "10.0.0.0/8,x"], "such as 10.0.0.0/8"),
        (&["--log", "inf"], "\"inf\" is not a log filter"),
        (&["--log-format", "xml"], "[possible values: text, json]"),
        (&["--limit-address", "many"], "invalid value 'many' for '--limit-address"),
        (&["--config", "no-such-file.toml"], "cannot read no-such-file.toml"),
        (&["--config", &unknown], "unknown.toml, line 2: unknown field `listen_to`"),
        (&["--config", &broken], "broken.toml, line 2"),
        (&["--config", &wrong], "wrong.toml, line 2: expected an address"),
        (&["--database", "mysql://a:hunter22@b/c"], "`mysql` is no kind of database"),
    ] {
        let done = called(binary(&folder, &[&["serve"], words].concat()));
        let errors = String::from_utf8(done.stderr).unwrap();
        assert_eq!(done.status.code(), Some(2), "{words:?}: {errors}");
        assert!(errors.contains(message), "{words:?}: {errors}");
        assert!(!errors.contains("hunter22"), "{words:?}: {errors}");
        assert!(done.stdout.is_empty(), "{words:?}");
    }
}

#[test]
fn a_variable_that_makes_no_sense_is_named() {
    let folder = Folder::new();
    let mut command = binary(&folder, &["serve"]);
    command.env("HIGAKI_LISTEN", "here");
    let done = called(command);
    let errors = String::from_utf8(done.stderr).unwrap();
    assert_eq!(done.status.code(), Some(2));
    assert!(errors.contains("invalid value 'here' for '--listen"), "{errors}");
}

#[test]
fn a_database_that_cannot_be_had_is_told_without_its_password() {
    let folder = Folder::new();
    let words = ["serve", "--database", "postgres://a:hunter22@127.0.0.1:1/c"];
    let done = called(binary(&folder, &words));
    let errors = String::from_utf8(done.stderr).unwrap();
    assert_eq!(done.status.code(), Some(1));
    assert!(errors.contains("postgres://a@127.0.0.1:1/c cannot be reached"), "{errors}");
    assert!(!errors.contains("hunter22"), "{errors}");
}

#[test]
fn the_help_is_the_reference() {
    let folder = Folder::new();
    let mut command = binary(&folder, &["serve", "--help"]);
    command.env("HIGAKI_DATABASE", "postgres://a:hunter22@b/c");
    let done = called(command);
    let help = String::from_utf8(done.stdout).unwrap();
    assert_eq!(done.status.code(), Some(0));
    for flag in [
        "listen",
        "database",
        "public-url",
        "trusted-proxy",
        "log",
        "metrics-token",
        "limit-connections",
        "limit-address-connections",
        "limit-tables",
        "limit-invitations",
        "limit-table-passwords",
    ] {
        let variable = flag.to_uppercase().replace('-', "_");
        assert!(help.contains(&format!("--{flag} ")), "{flag}: {help}");
        assert!(help.contains(&format!("HIGAKI_{variable}")), "{flag}: {help}");
    }
    assert!(!help.contains("hunter22"), "{help}");
}

#[test]
fn the_log_is_text_or_json() {
    let folder = Folder::new();
    let words = ["serve", "--listen", "127.0.0.1:0", "--database", "higaki.db"];
    let logged = |more: &[&str]| {
        let server = Running::start(binary(&folder, &[&words, more].concat()));
        server.end("-TERM").2
    };
    let text = logged(&[]);
    assert!(text.contains("INFO") && text.contains("closed"), "{text}");
    let json = logged(&["--log-format", "json"]);
    for line in json.lines() {
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        assert_eq!(line["level"], "INFO");
    }
    assert!(json.contains("closed"), "{json}");
    assert_eq!(logged(&["--log", "error"]), "");
}
