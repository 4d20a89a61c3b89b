//! The licences of everything in the binary: crates, and packages of the client.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process::{self, Failure};

/// The npm packages whose code is part of the client. All others only build or test it.
const CLIENT: [&str; 2] = ["svelte", "@fluent/bundle"];

/// How the names of licence files begin, in lower case.
const FILES: [&str; 4] = ["licen", "copying", "notice", "unlicense"];

const INTRODUCTION: &str = "\
Higaki contains the software below, each under its own licence. The texts that came with it follow
the list.
";

/// A list of all parts with their licences, followed by the texts of the licences.
pub(super) fn report(target: &str) -> Result<String, Failure> {
    let crates = crates(target)?;
    let packages = packages()?;
    let mut report = INTRODUCTION.to_owned();
    for part in crates.iter().chain(&packages) {
        report += &format!("\n{} {}: {}", part.name, part.version, part.licence);
    }
    report.push('\n');
    let sources = sources();
    let folders = crates.iter().filter_map(|part| {
        let folder = format!("{}-{}", part.name, part.version);
        Some((part, sources.iter().map(|source| source.join(&folder)).find(|path| path.is_dir())?))
    });
    let modules = process::root().join("web/node_modules");
    let folders = folders.chain(packages.iter().map(|part| (part, modules.join(&part.name))));
    let mut texts: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for (part, folder) in folders {
        for text in licence_texts(&folder) {
            texts.entry(text).or_default().push(&part.name);
        }
    }
    for (text, names) in texts {
        report += &format!("\n{}\n{}\n\n{}\n", "=".repeat(80), names.join(", "), text.trim_end());
    }
    Ok(report)
}

/// A crate or an npm package.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Part {
    name: String,
    version: String,
    licence: String,
}

impl Part {
    /// Reads `name v1.2.3|MIT`; `None` for our own crates, which have a folder instead.
    fn read(line: &str) -> Option<Self> {
        let (package, licence) = line.split_once('|')?;
        let (name, version) = package.split_once(" v")?;
        let part = |text: &str| text.trim_end_matches(" (*)").to_owned();
        let is_ours = version.contains('/');
        (!is_ours).then(|| Self {
            name: part(name),
            version: part(version),
            licence: part(licence),
        })
    }
}

/// The crates that are linked into the binary.
fn crates(target: &str) -> Result<BTreeSet<Part>, Failure> {
    let mut tree = process::cargo(["tree", "--locked", "-p", "higaki-cli", "--target", target]);
    tree.args(["--edges", "normal,no-proc-macro", "--prefix", "none", "--format", "{p}|{l}"]);
    Ok(process::printed(&mut tree)?.lines().filter_map(Part::read).collect())
}

fn packages() -> Result<BTreeSet<Part>, Failure> {
    let script = "for (const name of process.argv.slice(1)) {
        const { version, license } = require(`./node_modules/${name}/package.json`);
        console.log(`${name} v${version}|${license}`);
    }";
    let mut node = Command::new("node");
    node.args(["-e", script, "--"]).args(CLIENT).current_dir(process::root().join("web"));
    Ok(process::printed(&mut node)?.lines().filter_map(Part::read).collect())
}

/// The folders of unpacked crates, one for each registry.
fn sources() -> Vec<PathBuf> {
    let registries = fs::read_dir(super::cargo_home().join("registry/src"));
    registries.into_iter().flatten().flatten().map(|entry| entry.path()).collect()
}

fn licence_texts(folder: &Path) -> BTreeSet<String> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let named = files.filter(|file| {
        let name = file.file_name().to_string_lossy().to_lowercase();
        FILES.iter().any(|beginning| name.starts_with(beginning))
    });
    named.filter_map(|file| fs::read_to_string(file.path()).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_read_from_lines() {
        let part = Part::read("axum v0.8.9|MIT (*)").expect("this is a crate");
        assert_eq!((&*part.name, &*part.version, &*part.licence), ("axum", "0.8.9", "MIT"));
        assert_eq!(Part::read("higaki-table v0.1.0 (/src/crates/table)|MIT"), None);
        assert_eq!(Part::read(""), None);
    }

    #[test]
    fn our_own_licence_is_found() {
        assert_eq!(licence_texts(process::root()).len(), 2);
        assert!(licence_texts(Path::new("no such folder")).is_empty());
    }
}
