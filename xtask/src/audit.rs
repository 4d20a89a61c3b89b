//! `cargo xtask audit`: licences, sources and known vulnerabilities of all dependencies.
//!
//! Optional, because it needs cargo-deny and the network. A check that cannot run is reported and
//! does not fail; a finding fails.

use std::io::{self, Write};
use std::process::{Command, Output};

use crate::process::{self, Failure};
use crate::web;

/// The result of a check.
#[derive(Debug, PartialEq, Eq)]
enum Verdict {
    Passed,
    Failed,
    NotChecked(String),
}

pub(crate) fn run() -> Result<(), Failure> {
    let deny = |checks: &[&str]| {
        let mut command = process::cargo(["deny", "--color", "never", "check"]);
        command.args(checks);
        command
    };
    let checks: [(&str, Command, Judge); 3] = [
        (
            "licences, bans and sources of crates",
            deny(&["licenses", "bans", "sources"]),
            judge_deny,
        ),
        ("advisories for crates", deny(&["advisories"]), judge_deny),
        ("advisories for npm packages", web::audit(), judge_npm),
    ];
    let mut failed = Vec::new();
    for (title, mut command, judge) in checks {
        let output = command.output();
        let verdict = judge(&output);
        if let (Verdict::Failed, Ok(output)) = (&verdict, &output) {
            show(output);
            failed.push(title);
        }
        println!("{}", sentence(title, &verdict));
    }
    if failed.is_empty() {
        Ok(())
    } else {
        Err(Failure::new(format!("audit: {}", failed.join("; "))))
    }
}

type Judge = fn(&io::Result<Output>) -> Verdict;

fn show(output: &Output) {
    // The output may be closed; the verdict counts all the same.
    let _ = io::stdout().write_all(&output.stdout);
    let _ = io::stderr().write_all(&output.stderr);
}

fn sentence(title: &str, verdict: &Verdict) -> String {
    match verdict {
        Verdict::Passed => format!("{title}: passed"),
        Verdict::Failed => format!("{title}: FAILED, see above"),
        Verdict::NotChecked(reason) => format!("{title}: could not be checked: {reason}"),
    }
}

fn judge_deny(output: &io::Result<Output>) -> Verdict {
    let output = match output {
        Ok(output) => output,
        Err(error) => return Verdict::NotChecked(format!("cargo does not start: {error}")),
    };
    if output.status.success() {
        return Verdict::Passed;
    }
    let said = String::from_utf8_lossy(&output.stderr);
    if said.contains("no such command") {
        let reason = "cargo-deny is not installed (`cargo install --locked cargo-deny`)";
        return Verdict::NotChecked(reason.to_owned());
    }
    // The summary of a completed check, such as "advisories FAILED".
    if said.contains(" FAILED") {
        return Verdict::Failed;
    }
    let unreachable = ["fetch advisory database", "load advisory database"];
    let reason = said.lines().find(|line| unreachable.iter().any(|words| line.contains(words)));
    reason.map_or(Verdict::Failed, |line| Verdict::NotChecked(line.trim().to_owned()))
}

fn judge_npm(output: &io::Result<Output>) -> Verdict {
    let output = match output {
        Ok(output) => output,
        Err(error) => return Verdict::NotChecked(format!("npm does not start: {error}")),
    };
    // Only a report has a version; everything else is an error message.
    let report = String::from_utf8_lossy(&output.stdout);
    if report.contains("\"auditReportVersion\"") {
        return if output.status.success() { Verdict::Passed } else { Verdict::Failed };
    }
    let said = String::from_utf8_lossy(&output.stderr);
    let error =
        said.lines().find(|line| line.starts_with("npm error") || line.starts_with("npm ERR"));
    Verdict::NotChecked(error.unwrap_or("npm gave no report").to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    /// The output of a program with this exit status.
    fn ended(status: i32, stdout: &str, stderr: &str) -> io::Result<Output> {
        let script = format!("exit {status}");
        let mut output = Command::new("sh").args(["-c", &script]).output()?;
        (output.stdout, output.stderr) = (stdout.into(), stderr.into());
        Ok(output)
    }

    fn missing() -> io::Result<Output> {
        Err(io::ErrorKind::NotFound.into())
    }

    #[track_caller]
    fn is_not_checked(verdict: &Verdict, because: &str) {
        let told = sentence("a check", verdict);
        assert!(told.starts_with("a check: could not be checked: "), "{told}");
        assert!(told.contains(because), "{told}");
    }

    #[test]
    fn cargo_deny_passes_fails_or_could_not_check() {
        assert_eq!(judge_deny(&ended(0, "", "licenses ok, bans ok\n")), Verdict::Passed);
        let found = "error[vulnerability]: a flaw\n\nadvisories FAILED\n";
        assert_eq!(judge_deny(&ended(1, "", found)), Verdict::Failed);
        let wrong = "error: expected a string in deny.toml\n";
        assert_eq!(judge_deny(&ended(1, "", wrong)), Verdict::Failed);
        // An outdated database must not hide a finding.
        let both = "[WARN] failed to fetch advisory database x\nadvisories FAILED\n";
        assert_eq!(judge_deny(&ended(1, "", both)), Verdict::Failed);

        let not_installed = "error: no such command: `deny`\n";
        is_not_checked(&judge_deny(&ended(101, "", not_installed)), "cargo install");
        let offline = "[ERROR] failed to fetch advisory database x\nfatal: no route\n";
        is_not_checked(&judge_deny(&ended(1, "", offline)), "failed to fetch advisory database x");
        is_not_checked(&judge_deny(&missing()), "cargo does not start");
    }

    #[test]
    fn npm_audit_passes_fails_or_could_not_check() {
        let report = r#"{ "auditReportVersion": 2, "vulnerabilities": {} }"#;
        assert_eq!(judge_npm(&ended(0, report, "")), Verdict::Passed);
        assert_eq!(judge_npm(&ended(1, report, "")), Verdict::Failed);
        let refused = "npm warn audit 405\nnpm error audit endpoint returned an error\n";
        let error = r#"{ "message": "405 Method Not Allowed" }"#;
        is_not_checked(&judge_npm(&ended(1, error, refused)), "audit endpoint returned an error");
        is_not_checked(&judge_npm(&ended(1, "", "")), "no report");
        is_not_checked(&judge_npm(&missing()), "npm does not start");
    }

    /// Holds even without cargo-deny.
    #[test]
    fn every_crate_comes_from_the_registry() {
        let lock = fs::read_to_string(process::root().join("Cargo.lock")).expect("it is ours");
        let registry = "registry+https://github.com/rust-lang/crates.io-index";
        let sources = lock.lines().filter_map(|line| line.strip_prefix("source = "));
        for source in sources {
            assert_eq!(source.trim_matches('"'), registry);
        }
    }
}
