//! `cargo xtask dist`: the archive of a release, `target/dist/higaki-VERSION-TARGET.tar.gz`.
//!
//! The same commit and toolchain give the same bytes: entries are sorted, times and owners fixed, and
//! the binary names no folder of this machine.

mod licences;

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::slice;

use crate::process::{self, Failure};
use crate::web;

const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Files of the repository and their folders in the archive.
const COPIED: [(&str, &str); 5] = [
    ("README.md", ""),
    ("CHANGELOG.md", ""),
    ("LICENSE-APACHE", ""),
    ("LICENSE-MIT", ""),
    ("packaging/higaki.service", "lib/systemd/system"),
];

/// The completions of each shell, where it looks for them below `/usr/local`.
const COMPLETIONS: [(&str, &str); 3] = [
    ("bash", "share/bash-completion/completions/higaki"),
    ("zsh", "share/zsh/site-functions/_higaki"),
    ("fish", "share/fish/vendor_completions.d/higaki.fish"),
];

pub(crate) fn run() -> Result<(), Failure> {
    let target = host()?;
    web::build()?;
    let binary = compile(&target)?;
    let folder = process::target_folder().join("dist");
    let name = format!("higaki-{VERSION}-{target}");
    let tree = folder.join(&name);
    // Files of an earlier run would get into the archive.
    if tree.exists() {
        fs::remove_dir_all(&tree).map_err(|error| cannot("empty", &tree, &error))?;
    }
    fill(&tree, &binary, &target)?;
    let archive = format!("{name}.tar.gz");
    pack(&folder, &name, &archive)?;
    write(&folder.join(format!("{archive}.sha256")), sums(&folder, slice::from_ref(&archive))?)?;
    println!("{}", folder.join(archive).display());
    Ok(())
}

/// The target triple of this machine.
fn host() -> Result<String, Failure> {
    let told = process::printed(Command::new("rustc").arg("-vV").current_dir(process::root()))?;
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| Failure::new("`rustc -vV` names no host"))
}

/// Builds the binary without symbols and without the paths of this machine. With an explicit
/// `--target` it has a build folder of its own, so that `cargo xtask play` need not rebuild.
fn compile(target: &str) -> Result<PathBuf, Failure> {
    let mut build = process::cargo(["rustc", "--release", "--locked", "--target", target]);
    build.args(["-p", "higaki-cli", "--bin", "higaki", "--", "-Cstrip=symbols"]);
    let remapped = [(process::root().to_owned(), "/higaki"), (cargo_home(), "/cargo")]
        .map(|(folder, name)| format!("--remap-path-prefix={}={name}", folder.display()));
    process::run(build.env("CARGO_ENCODED_RUSTFLAGS", remapped.join("\x1f")))?;
    Ok(process::target_folder().join(target).join("release/higaki"))
}

/// The folder of downloaded crates.
fn cargo_home() -> PathBuf {
    let home = || env::var_os("HOME").map(|home| Path::new(&home).join(".cargo"));
    env::var_os("CARGO_HOME").map(PathBuf::from).or_else(home).unwrap_or_default()
}

/// Lays out the files of the archive.
fn fill(tree: &Path, binary: &Path, target: &str) -> Result<(), Failure> {
    for (file, place) in COPIED {
        copy(&process::root().join(file), &tree.join(place))?;
    }
    copy(binary, &tree.join("bin"))?;
    let manual = tree.join("share/man/man1");
    create(&manual)?;
    process::run(Command::new(binary).env_clear().arg("man").arg(&manual))
        .map_err(|failure| Failure::new(format!("no man pages: {failure}")))?;
    for (shell, place) in COMPLETIONS {
        let script =
            process::printed(Command::new(binary).env_clear().args(["completions", shell]))
                .map_err(|failure| Failure::new(format!("no completions: {failure}")))?;
        write(&tree.join(place), script)?;
    }
    write(&tree.join("THIRD-PARTY-LICENCES.txt"), licences::report(target)?)?;
    let files = files_below(tree, Path::new(""))?;
    write(&tree.join("SHA256SUMS"), sums(tree, &files)?)
}

/// All files below a folder by their relative paths, sorted.
fn files_below(tree: &Path, folder: &Path) -> Result<Vec<String>, Failure> {
    let here = tree.join(folder);
    let mut files = Vec::new();
    for entry in fs::read_dir(&here).map_err(|error| cannot("read", &here, &error))? {
        let entry = entry.map_err(|error| cannot("read", &here, &error))?;
        let path = folder.join(entry.file_name());
        if entry.path().is_dir() {
            files.extend(files_below(tree, &path)?);
        } else {
            files.push(path.to_string_lossy().into_owned());
        }
    }
    files.sort_unstable();
    Ok(files)
}

/// The lines that `sha256sum --check` reads.
fn sums(folder: &Path, files: &[String]) -> Result<String, Failure> {
    process::printed(Command::new("sha256sum").args(files).current_dir(folder))
}

/// Packs a folder with GNU tar.
fn pack(folder: &Path, name: &str, archive: &str) -> Result<(), Failure> {
    let mut tar = Command::new("tar");
    tar.args(["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--format=ustar"])
        .args(["--mode=u=rwX,go=rX", &format!("--mtime=@{}", commit_time())])
        .args(["--use-compress-program=gzip -9n", "--create", "--file", archive, name]);
    process::run(tar.current_dir(folder))
        .map_err(|failure| Failure::new(format!("{failure}; GNU tar and gzip are needed")))
}

/// The time of the commit in seconds, zero outside a git repository.
fn commit_time() -> u64 {
    let mut git = Command::new("git");
    git.args(["-c", "safe.directory=*", "log", "-1", "--format=%ct"]).current_dir(process::root());
    git.output()
        .ok()
        .and_then(|told| String::from_utf8(told.stdout).ok()?.trim().parse().ok())
        .unwrap_or(0)
}

fn copy(file: &Path, folder: &Path) -> Result<(), Failure> {
    create(folder)?;
    let name = file.file_name().unwrap_or(OsStr::new("file"));
    fs::copy(file, folder.join(name)).map_err(|error| cannot("copy", file, &error))?;
    Ok(())
}

fn write(file: &Path, text: String) -> Result<(), Failure> {
    file.parent().map_or(Ok(()), create)?;
    fs::write(file, text).map_err(|error| cannot("write", file, &error))
}

fn create(folder: &Path) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(|error| cannot("create", folder, &error))
}

fn cannot(verb: &str, path: &Path, error: &io::Error) -> Failure {
    Failure::new(format!("cannot {verb} {}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_is_copied_is_there() {
        for (file, _) in COPIED {
            assert!(process::root().join(file).is_file(), "{file}");
        }
    }

    #[test]
    fn files_are_listed_with_their_folders_in_order() {
        let tree = env::temp_dir().join(format!("higaki-xtask-dist-{}", std::process::id()));
        for file in ["b", "a/d", "a/c"] {
            write(&tree.join(file), String::new()).expect("temporary files are ours");
        }
        let files = files_below(&tree, Path::new(""));
        fs::remove_dir_all(&tree).expect("the folder was just made");
        assert_eq!(files, Ok(["a/c", "a/d", "b"].map(str::to_owned).to_vec()));
    }
}
