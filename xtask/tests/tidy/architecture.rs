//! The path of a move in ARCHITECTURE.md names functions that exist in the files beside them.

use crate::repository::Repository;

const PAGE: &str = "ARCHITECTURE.md";
const HEADING: &str = "## The path of a move\n";

/// A line of the drawing: files, and functions of these files in the order of the calls.
struct Hop {
    files: Vec<String>,
    functions: Vec<String>,
}

/// The hops below the heading. A line without indentation begins with a folder or a file.
fn hops(page: &str) -> Vec<Hop> {
    let below = page.split_once(HEADING).map_or("", |(_, below)| below);
    let drawing = below.split("```").nth(1).unwrap_or_default();
    let mut folder = "";
    let mut hops = Vec::new();
    for line in drawing.lines().skip(1) {
        let is_indented = line.starts_with("  ");
        let Some((files, functions)) = line.trim_start().split_once("  ") else {
            folder = line;
            continue;
        };
        let base = if is_indented { format!("{folder}/") } else { String::new() };
        // `Type::name` holds colons without a blank behind them.
        let functions = functions.split(": ").next().unwrap_or_default();
        hops.push(Hop {
            files: files.split(", ").map(|file| format!("{base}{file}")).collect(),
            functions: functions.split(" → ").map(|name| name.trim().to_owned()).collect(),
        });
    }
    hops
}

fn problems(repository: &Repository) -> Vec<String> {
    let hops = hops(repository.text(PAGE).unwrap_or_default());
    let mut problems = Vec::new();
    if hops.is_empty() {
        problems.push(format!("{PAGE}: no path of a move"));
    }
    for Hop { files, functions } in hops {
        let missing = files.iter().filter(|file| repository.text(file).is_none());
        problems.extend(missing.map(|file| format!("{PAGE}: {file} does not exist")));
        let text: String = files.iter().filter_map(|file| repository.text(file)).collect();
        for function in functions {
            let name = function.rsplit("::").next().unwrap_or_default();
            let declared = ["(", "<"].iter().any(|next| text.contains(&format!("fn {name}{next}")));
            if !declared {
                problems.push(format!("{PAGE}: no function {name} in {}", files.join(", ")));
            }
        }
    }
    problems
}

#[test]
fn the_path_of_a_move_names_functions_that_exist() {
    crate::assert_none(&problems(Repository::actual()));
}

#[test]
fn the_number_of_functions_is_right() {
    let page = Repository::actual().text(PAGE).unwrap_or_default();
    let count: usize = hops(page).iter().map(|hop| hop.functions.len()).sum();
    let below = page.split_once(HEADING).map_or("", |(_, below)| below);
    assert!(below.contains(&format!(" {count} functions.")), "{count} functions");
}

#[test]
fn a_function_that_moved_is_found() {
    let page = format!(
        "{HEADING}\n```text\ncrates/a/src\n  one.rs, two.rs  go → A::come: why\n  three.rs  stay\n```\n"
    );
    let files = [
        (PAGE, page.as_str()),
        ("crates/a/src/one.rs", "fn go() {}"),
        ("crates/a/src/two.rs", "async fn come<T>() {}"),
        ("crates/a/src/three.rs", "fn stays() {}"),
    ];
    crate::assert_one(
        &problems(&Repository::of(&files)),
        "no function stay in crates/a/src/three.rs",
    );
    crate::assert_one(&problems(&Repository::of(&[])), "no path of a move");
}
