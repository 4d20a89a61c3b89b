//! The allowed and forbidden dependencies of each crate.

use std::process::Command;

use serde_json::Value;

use crate::repository;

/// The allowed dependencies of a crate; the same table as in the architecture, in package names.
struct Place {
    package: &'static str,
    may_use_of_ours: &'static [&'static str],
    never: &'static [&'static str],
}

/// No clocks, no threads, and no source of chance besides the seed.
const NEVER_IN_AN_ENGINE: &[&str] =
    &["tokio", "rayon", "rand", "getrandom", "chrono", "time", "jiff", "web-time"];

#[rustfmt::skip]
const PLACES: &[Place] = &[
    Place { package: "higaki-table", may_use_of_ours: &[], never: NEVER_IN_AN_ENGINE },
    Place { package: "higaki-osaka", may_use_of_ours: &["higaki-table"], never: NEVER_IN_AN_ENGINE },
    Place { package: "higaki-dschunke", may_use_of_ours: &["higaki-table"], never: NEVER_IN_AN_ENGINE },
    Place { package: "higaki-edo", may_use_of_ours: &["higaki-table"], never: NEVER_IN_AN_ENGINE },
    Place {
        package: "higaki-bots",
        may_use_of_ours: &["higaki-table", "higaki-osaka", "higaki-dschunke", "higaki-edo"],
        never: &[],
    },
    Place {
        package: "higaki-catalogue",
        may_use_of_ours: &[
            "higaki-table", "higaki-osaka", "higaki-dschunke", "higaki-edo", "higaki-bots",
            "higaki-words",
        ],
        never: &["tokio", "axum", "getrandom", "clap"],
    },
    Place {
        package: "higaki-protocol",
        may_use_of_ours: &["higaki-table", "higaki-osaka", "higaki-dschunke", "higaki-edo"],
        never: &["axum", "rusqlite", "sqlx"],
    },
    Place { package: "higaki-values", may_use_of_ours: &[], never: &["tokio", "axum"] },
    Place {
        package: "higaki-store",
        may_use_of_ours: &["higaki-table", "higaki-values"],
        never: &["axum"],
    },
    Place { package: "higaki-words", may_use_of_ours: &["higaki-table"], never: &[] },
    Place {
        package: "higaki-room",
        may_use_of_ours: &[
            "higaki-table", "higaki-bots", "higaki-catalogue", "higaki-protocol", "higaki-values",
            "higaki-words",
        ],
        // No I/O, no clock, no threads, no randomness of its own.
        never: &["tokio", "axum", "rusqlite", "sqlx", "getrandom", "futures-util"],
    },
    Place {
        package: "higaki-server",
        may_use_of_ours: &[
            "higaki-table", "higaki-bots", "higaki-catalogue", "higaki-protocol", "higaki-room",
            "higaki-store", "higaki-words",
        ],
        // Only the store talks to a database.
        never: &["rusqlite", "sqlx"],
    },
    Place {
        package: "higaki-prove",
        may_use_of_ours: &[
            "higaki-table", "higaki-bots", "higaki-catalogue", "higaki-protocol", "higaki-store",
            "higaki-words", "higaki-server",
        ],
        never: &["axum", "rusqlite", "sqlx"],
    },
    Place {
        package: "higaki-cli",
        may_use_of_ours: &[
            "higaki-table", "higaki-osaka", "higaki-dschunke", "higaki-edo", "higaki-bots",
            "higaki-catalogue", "higaki-protocol", "higaki-store", "higaki-words", "higaki-server",
            "higaki-prove",
        ],
        never: &["rusqlite", "sqlx"],
    },
    // In no crate’s list, so it can only be a dev-dependency.
    Place { package: "higaki-testkit", may_use_of_ours: &["higaki-table"], never: &[] },
    Place { package: "xtask", may_use_of_ours: &[], never: &[] },
];

/// `cargo metadata` of the workspace, without other packages.
pub(crate) fn metadata() -> Value {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--no-deps", "--offline"])
        .current_dir(repository::root())
        .output()
        .expect("cargo runs this test, so it can be run");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("cargo metadata prints JSON")
}

/// The elements of a list in the metadata.
pub(crate) fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key].as_array().map_or(&[], Vec::as_slice)
}

/// A text in the metadata.
pub(crate) fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

fn problems(metadata: &Value) -> Vec<String> {
    list(metadata, "packages").iter().flat_map(package_problems).collect()
}

fn package_problems(package: &Value) -> Vec<String> {
    let name = text(package, "name");
    let Some(place) = PLACES.iter().find(|place| place.package == name) else {
        return vec![format!("{name} is unknown: add it to the table in {}", file!())];
    };
    let used = list(package, "dependencies").iter().filter(|dependency| {
        // Tests may use any crate.
        text(dependency, "kind") != "dev"
    });
    used.filter_map(|dependency| dependency_problem(place, text(dependency, "name"))).collect()
}

fn dependency_problem(place: &Place, dependency: &str) -> Option<String> {
    let package = place.package;
    let ours = PLACES.iter().any(|place| place.package == dependency);
    if ours && !place.may_use_of_ours.contains(&dependency) {
        Some(format!("{package} must not depend on {dependency}"))
    } else if place.never.contains(&dependency) {
        Some(format!("{package} must never depend on {dependency}"))
    } else if package == "xtask" {
        Some(format!("xtask must compile in seconds, without {dependency}"))
    } else {
        None
    }
}

#[test]
fn crates_use_only_what_their_place_allows() {
    let metadata = metadata();
    assert!(!list(&metadata, "packages").is_empty(), "cargo metadata shows no packages");
    crate::assert_none(&problems(&metadata));
}

/// Metadata of one package with one dependency of a kind (none: a normal one).
fn one_dependency(package: &str, dependency: &str, kind: Option<&str>) -> Value {
    let dependency = serde_json::json!({ "name": dependency, "kind": kind });
    serde_json::json!({ "packages": [{ "name": package, "dependencies": [dependency] }] })
}

#[test]
fn an_unknown_package_is_found() {
    let metadata =
        serde_json::json!({ "packages": [{ "name": "higaki-new", "dependencies": [] }] });
    crate::assert_one(&problems(&metadata), "higaki-new is unknown: add it to the table");
}

#[test]
fn a_forbidden_use_of_ours_is_found() {
    for (package, dependency) in [
        ("higaki-table", "higaki-osaka"),
        ("higaki-osaka", "higaki-edo"),
        ("higaki-bots", "higaki-server"),
        ("higaki-store", "higaki-osaka"),
        ("higaki-cli", "higaki-testkit"),
    ] {
        let metadata = one_dependency(package, dependency, None);
        crate::assert_one(
            &problems(&metadata),
            &format!("{package} must not depend on {dependency}"),
        );
    }
}

#[test]
fn a_forbidden_use_of_others_is_found() {
    for (package, dependency) in [
        ("higaki-table", "tokio"),
        ("higaki-osaka", "rand"),
        ("higaki-edo", "chrono"),
        ("higaki-protocol", "sqlx"),
        ("higaki-room", "tokio"),
        ("higaki-server", "rusqlite"),
        ("higaki-store", "axum"),
        ("xtask", "clap"),
    ] {
        let metadata = one_dependency(package, dependency, None);
        crate::assert_one(&problems(&metadata), dependency);
    }
}

#[test]
fn build_scripts_are_held_to_the_table_and_tests_are_not() {
    let metadata = |kind: &str| one_dependency("higaki-table", "higaki-bots", Some(kind));
    crate::assert_one(&problems(&metadata("build")), "higaki-table must not depend on higaki-bots");
    crate::assert_none(&problems(&metadata("dev")));
}

#[test]
fn allowed_uses_pass() {
    crate::assert_none(&problems(&one_dependency("higaki-osaka", "higaki-table", None)));
    crate::assert_none(&problems(&one_dependency("higaki-osaka", "rand_core", None)));
}
