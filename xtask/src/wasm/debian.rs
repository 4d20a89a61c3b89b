//! The compiler of Debian, unpacked beside the one of rustup.
//!
//! Its packages conflict with rustup, so they are not installed. They have no standard library for
//! the target, so cargo builds it from the packaged source.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::cache;
use crate::packages;
use crate::process::{self, Failure};

/// The unpacked packages.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Unpacked {
    root: PathBuf,
}

impl Unpacked {
    /// Lets cargo use this compiler, its linker and its source of the standard library.
    pub(super) fn configure(&self, command: &mut Command) {
        let own = files(&self.root.join("usr/lib")).filter(|folder| {
            // Named by the processor, such as `x86_64-linux-gnu`.
            folder.to_string_lossy().ends_with("-linux-gnu")
        });
        let others = env::var_os("LD_LIBRARY_PATH").unwrap_or_default();
        let libraries: Vec<PathBuf> = own.chain(env::split_paths(&others)).collect();
        // Only a path with a colon could not be joined, and all of them were split at colons.
        let libraries = env::join_paths(libraries).unwrap_or_default();
        command
            .arg("-Zbuild-std=std,panic_abort")
            .env("RUSTC_BOOTSTRAP", "1")
            .env("RUSTC", self.root.join("usr/bin/rustc"))
            .env("LD_LIBRARY_PATH", libraries)
            .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", self.root.join("usr/bin/wasm-ld"));
    }
}

/// Downloads and unpacks the packages, unless they are in the cache already.
pub(super) fn toolchain() -> Result<Unpacked, Failure> {
    if let Some(root) = newest(&cache()) {
        return Ok(Unpacked { root });
    }
    process::run(&mut packages::apt_get(&["update"]))?;
    let (version, names) = needed()?;
    let root = cache().join(format!("{PREFIX}{version}"));
    // Renamed when complete, so that an interrupted download is not taken for a compiler.
    let parts = cache().join(format!("unfinished-{}", std::process::id()));
    fs::create_dir_all(&parts).map_err(|error| cannot("create", &parts, &error))?;
    let mut download = Command::new("apt-get");
    process::run(download.arg("download").args(&names).current_dir(&parts))?;
    for file in files(&parts).filter(|file| file.extension().is_some_and(|end| end == "deb")) {
        process::run(Command::new("dpkg").arg("-x").arg(&file).arg(&parts))?;
        fs::remove_file(&file).map_err(|error| cannot("remove", &file, &error))?;
    }
    link(&parts)?;
    fs::rename(&parts, &root).map_err(|error| cannot("create", &root, &error))?;
    Ok(Unpacked { root })
}

const PREFIX: &str = "rustc-web-";

/// The version of the compiler, and its packages with the linker of the same LLVM.
fn needed() -> Result<(String, Vec<String>), Failure> {
    let asked = |arguments: &[&str]| process::printed(Command::new("apt-cache").args(arguments));
    let compiler = asked(&["show", "--no-all-versions", "rustc-web"])?;
    let version = compiler.lines().find_map(|line| line.strip_prefix("Version: "));
    let version = version.ok_or_else(|| Failure::new("Debian offers no rustc-web"))?;
    let library = dependency(&asked(&["depends", "libstd-rust-web-dev"])?, "libstd-rust-web-")?;
    let llvm = dependency(&asked(&["depends", &library])?, "libllvm")?;
    let linker = llvm.replace("libllvm", "lld-");
    let source = ["rustc-web", "rust-web-src", "libstd-rust-web-dev"].map(str::to_owned);
    // The version may hold `:` and `~`, which have a meaning elsewhere.
    let version = version.chars().map(|one| if one.is_alphanumeric() { one } else { '-' });
    Ok((version.collect(), source.into_iter().chain([library, llvm, linker]).collect()))
}

/// The dependency with such a name in the output of `apt-cache depends`.
fn dependency(output: &str, prefix: &str) -> Result<String, Failure> {
    let mut names = output.lines().filter_map(|line| line.trim().strip_prefix("Depends: "));
    let name = names.find(|name| name.starts_with(prefix));
    name.map(str::to_owned).ok_or_else(|| Failure::new(format!("Debian offers no {prefix}…")))
}

/// Gives the linker a path without the version of LLVM.
fn link(root: &Path) -> Result<(), Failure> {
    let versions = files(&root.join("usr/lib")).map(|folder| folder.join("bin/wasm-ld"));
    let linker = versions.into_iter().find(|file| file.is_file());
    let linker = linker.ok_or_else(|| Failure::new("the linker package holds no wasm-ld"))?;
    let link = root.join("usr/bin/wasm-ld");
    fs::copy(&linker, &link).map_err(|error| cannot("create", &link, &error))?;
    Ok(())
}

/// The unpacked compiler in a cache folder, the last by name if there are several.
fn newest(cache: &Path) -> Option<PathBuf> {
    let named = |folder: &PathBuf| {
        folder.file_name().is_some_and(|name| name.to_string_lossy().starts_with(PREFIX))
    };
    files(cache).filter(named).max()
}

fn files(folder: &Path) -> impl Iterator<Item = PathBuf> + use<> {
    fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path())
}

fn cannot(verb: &str, path: &Path, error: &std::io::Error) -> Failure {
    Failure::new(format!("cannot {verb} {}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dependencies_are_found_by_the_beginning_of_their_names() {
        let output = "libstd-rust-web-dev\n  Depends: libc6\n  Depends: libstd-rust-web-1.96\n  \
                      Conflicts: <libstd-rust-web-2>\n";
        assert_eq!(dependency(output, "libstd-rust-web-"), Ok("libstd-rust-web-1.96".to_owned()));
        assert!(dependency(output, "libllvm").is_err());
    }

    #[test]
    fn only_a_finished_download_is_a_compiler() {
        let cache = env::temp_dir().join(format!("higaki-xtask-wasm-{}", std::process::id()));
        assert_eq!(newest(&cache), None, "there is no such folder");
        fs::create_dir_all(cache.join("unfinished-1")).expect("temporary files are ours");
        assert_eq!(newest(&cache), None);
        let root = cache.join("rustc-web-1-96");
        fs::create_dir_all(&root).expect("temporary files are ours");
        assert_eq!(newest(&cache), Some(root));
        fs::remove_dir_all(&cache).expect("the folder was just created");
    }

    #[test]
    fn cargo_gets_the_compiler_the_linker_and_the_source() {
        let mut command = Command::new("cargo");
        Unpacked { root: "/r".into() }.configure(&mut command);
        let value = |name: &str| {
            let mut set = command.get_envs().filter(|(key, _)| *key == name);
            set.find_map(|(_, value)| value).map(|value| value.to_string_lossy().into_owned())
        };
        assert_eq!(value("RUSTC").as_deref(), Some("/r/usr/bin/rustc"));
        let linker = value("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER");
        assert_eq!(linker.as_deref(), Some("/r/usr/bin/wasm-ld"));
        assert_eq!(process::describe(&command), "cargo -Zbuild-std=std,panic_abort");
    }
}
