//! Integration tests: one binary for each crate, and no file without a `mod`.

use serde_json::Value;

use crate::dependencies::{list, metadata, text};
use crate::repository::Repository;
use crate::rust_source::Layers;

/// Files beside or below the `main.rs` of a test binary that no `mod` names. Cargo does not
/// complain: their tests would never run.
fn forgotten_files(repository: &Repository) -> Vec<String> {
    let mains = repository.below("", "/main.rs").filter(|(path, _)| is_in_tests(path));
    mains
        .filter_map(|(path, _)| path.strip_suffix("main.rs"))
        .flat_map(|folder| repository.below(folder, ".rs"))
        .filter(|(path, _)| !path.ends_with("/main.rs"))
        .filter(|(path, _)| !is_declared(repository, path))
        .map(|(path, _)| format!("{path}: no `mod` names this file, so its tests never run"))
        .collect()
}

fn is_in_tests(path: &str) -> bool {
    path.split('/').any(|folder| folder == "tests")
}

/// Whether the module above declares the one in this file.
fn is_declared(repository: &Repository, path: &str) -> bool {
    let module = path.strip_suffix("/mod.rs").unwrap_or(path.trim_end_matches(".rs"));
    let Some((folder, name)) = module.rsplit_once('/') else { return false };
    [format!("{folder}/main.rs"), format!("{folder}/mod.rs"), format!("{folder}.rs")]
        .iter()
        .filter_map(|parent| repository.text(parent))
        .any(|parent| declares(parent, name))
}

fn declares(parent: &str, name: &str) -> bool {
    let declaration = format!("mod {name};");
    Layers::of(parent).code.lines().any(|line| line.trim().ends_with(&declaration))
}

/// Superfluous test binaries: each links everything once more. Cargo builds one of each file in
/// `tests/`, unless the manifest says `autotests = false` or all files lie in one folder with a
/// `main.rs`.
fn needless_binaries(metadata: &Value) -> Vec<String> {
    let packages = list(metadata, "packages").iter().map(|package| {
        let is_test = |target: &&Value| list(target, "kind").iter().any(|kind| kind == "test");
        let tests: Vec<_> = list(package, "targets").iter().filter(is_test).collect();
        (text(package, "name"), tests.iter().map(|test| text(test, "name")).collect::<Vec<_>>())
    });
    packages
        .filter(|(_, tests)| tests.len() > 1)
        .map(|(package, tests)| {
            format!("{package} has several test binaries: {}", tests.join(", "))
        })
        .collect()
}

#[test]
fn no_test_file_is_forgotten() {
    crate::assert_none(&forgotten_files(Repository::actual()));
}

#[test]
fn every_crate_has_one_test_binary_at_most() {
    crate::assert_none(&needless_binaries(&metadata()));
}

#[test]
fn a_forgotten_file_is_found() {
    let repository = |main: &str| {
        Repository::of(&[
            ("a/tests/main.rs", main),
            ("a/tests/one.rs", ""),
            ("a/tests/b/mod.rs", ""),
        ])
    };
    crate::assert_none(&forgotten_files(&repository("mod b;\nmod one;\n")));
    let problems = forgotten_files(&repository("pub(crate) mod b;\n// mod one;\n"));
    crate::assert_one(&problems, "a/tests/one.rs");
    crate::assert_one(&forgotten_files(&repository("mod one;\n")), "a/tests/b/mod.rs");
}

#[test]
fn a_forgotten_file_in_a_folder_is_found() {
    let repository = |module: &str| {
        let main = ("a/tests/tidy/main.rs", "mod b;\n");
        Repository::of(&[main, ("a/tests/tidy/b.rs", module), ("a/tests/tidy/b/c.rs", "")])
    };
    crate::assert_none(&forgotten_files(&repository("mod c;\n")));
    crate::assert_one(&forgotten_files(&repository("")), "a/tests/tidy/b/c.rs");
}

#[test]
fn a_main_file_outside_of_tests_is_no_test_binary() {
    crate::assert_none(&forgotten_files(&Repository::of(&[
        ("a/src/main.rs", ""),
        ("a/src/b.rs", ""),
    ])));
}

#[test]
fn a_second_test_binary_is_found() {
    let target = |name: &str, kind: &str| serde_json::json!({ "name": name, "kind": [kind] });
    let package = |targets: &[Value]| {
        let package = serde_json::json!({ "name": "higaki-osaka", "targets": targets });
        serde_json::json!({ "packages": [package] })
    };
    let (library, main, other) = (target("a", "lib"), target("main", "test"), target("b", "test"));
    crate::assert_none(&needless_binaries(&package(&[library.clone(), main.clone()])));
    let problems = needless_binaries(&package(&[library, main, other]));
    crate::assert_one(&problems, "higaki-osaka has several test binaries: main, b");
}
