//! Cargo for `wasm32-unknown-unknown`, the target of the browser, and the proof that the games play
//! the same there.
//!
//! rust-toolchain.toml does not name the target: where it cannot be downloaded, every cargo command
//! would fail.

mod debian;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process::{self, Failure};

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";

/// The packages that run in a browser. Their dependencies are built with them: the catalogue
/// brings `higaki-table`, all games and `higaki-bots`.
const PACKAGES: [&str; 2] = ["higaki-catalogue", "higaki-room"];

/// The example that plays all games: `crates/catalogue/examples/portable.rs`.
const EXAMPLE: [&str; 2] = ["--example", "portable"];

/// The build folder, apart from the native one because the compiler may be another.
const TARGET_DIR: &str = "target/wasm";

/// A compiler with a standard library for the target.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Toolchain {
    /// The toolchain of the repository has the target.
    Installed,
    /// The compiler of Debian, which builds the standard library from source.
    Debian(debian::Unpacked),
}

impl Toolchain {
    /// The installed target, else what rustup can add, else the packages of Debian.
    pub(crate) fn find() -> Result<Toolchain, Failure> {
        if is_installed() {
            return Ok(Toolchain::Installed);
        }
        println!("The target {TARGET} is missing. Adding it with rustup.");
        let mut rustup = Command::new("rustup");
        rustup.args(["target", "add", TARGET]).current_dir(process::root());
        if process::run(&mut rustup).is_ok() && is_installed() {
            return Ok(Toolchain::Installed);
        }
        println!("rustup cannot add it. Taking the compiler of Debian.");
        debian::toolchain().map(Toolchain::Debian).map_err(|failure| {
            let advice = format!("run `rustup target add {TARGET}`");
            Failure::new(format!("no Rust compiler for {TARGET}: {advice} ({failure})"))
        })
    }

    /// A call of cargo for the target.
    pub(crate) fn cargo(&self, subcommand: &str) -> Command {
        let mut command =
            process::cargo([subcommand, "--target", TARGET, "--target-dir", TARGET_DIR]);
        if let Toolchain::Debian(unpacked) = self {
            unpacked.configure(&mut command);
        }
        command
    }

    /// The build of the packages and of the example for the target.
    pub(crate) fn build(&self) -> Command {
        let mut build = self.cargo("build");
        build.args(PACKAGES.iter().flat_map(|package| ["-p", package])).arg("--lib").args(EXAMPLE);
        build
    }

    /// Builds the packages for the target, plays seeded games natively and in Node, and compares
    /// every view, choice and hint of them.
    pub(crate) fn compare(&self) -> Result<(), Failure> {
        // Without `-p` the features are those of the whole workspace, as in its tests: nothing is
        // compiled twice.
        let native = process::printed(process::cargo(["run"]).args(EXAMPLE))?;
        process::run(self.build().env("HIGAKI_NATIVE", native.trim()))?;
        let module = format!("{TARGET_DIR}/{TARGET}/debug/examples/portable.wasm");
        let mut node = Command::new("node");
        node.current_dir(process::root()).args(["xtask/src/wasm/run.mjs", &module]);
        process::run(&mut node).map_err(|failure| {
            Failure::new(format!("{failure}: a game differs between {TARGET} and this machine"))
        })
    }
}

/// Whether the compiler that cargo calls has a standard library for the target.
pub(crate) fn is_installed() -> bool {
    let mut rustc = Command::new("rustc");
    rustc.args(["--print", "target-libdir", "--target", TARGET]).current_dir(process::root());
    process::printed(&mut rustc).is_ok_and(|folder| has_standard_library(Path::new(folder.trim())))
}

fn has_standard_library(folder: &Path) -> bool {
    let mut files = fs::read_dir(folder).into_iter().flatten().flatten();
    files.any(|file| file.file_name().to_string_lossy().starts_with("libstd-"))
}

/// The folder for downloads that outlive a checkout.
fn cache() -> PathBuf {
    let folder = |variable: &str| std::env::var_os(variable).map(PathBuf::from);
    let home = || folder("HOME").map(|home| home.join(".cache"));
    folder("XDG_CACHE_HOME").or_else(home).unwrap_or_else(std::env::temp_dir).join("higaki")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cargo_is_called_for_the_target_in_a_folder_of_its_own() {
        let described = process::describe(&Toolchain::Installed.cargo("check"));
        let expected =
            "cargo check --target wasm32-unknown-unknown --target-dir target/wasm".to_owned();
        assert_eq!(described, expected);
    }

    #[test]
    fn a_folder_without_a_standard_library_is_no_target() {
        assert!(!has_standard_library(Path::new("no such folder")));
        assert!(!has_standard_library(process::root()));
    }

    #[test]
    fn every_package_is_one_of_ours() {
        for package in PACKAGES {
            let folder = package.trim_start_matches("higaki-");
            let manifest = process::root().join("crates").join(folder).join("Cargo.toml");
            let text = fs::read_to_string(manifest).expect("the folder is named as the package");
            assert!(text.contains(&format!("name = \"{package}\"")), "{package}");
        }
    }
}
