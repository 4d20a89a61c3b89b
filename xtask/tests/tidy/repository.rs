//! The text files of the repository, the input of the checks.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

/// All text files by their path from the root, with `/` between the folders.
#[derive(Debug)]
pub(crate) struct Repository {
    files: BTreeMap<String, String>,
}

impl Repository {
    /// The repository of this test, read once for all checks.
    pub(crate) fn actual() -> &'static Self {
        static ACTUAL: LazyLock<Repository> = LazyLock::new(|| Repository::read(&root()));
        &ACTUAL
    }

    /// A small made-up repository.
    pub(crate) fn of(files: &[(&str, &str)]) -> Self {
        let own = |&(path, text): &(&str, &str)| (path.to_owned(), text.to_owned());
        Self { files: files.iter().map(own).collect() }
    }

    /// Skips files that are not UTF-8 and files that git lists but that are deleted.
    fn read(root: &Path) -> Self {
        let paths = listed_by_git(root).unwrap_or_else(|| found_on_disk(root));
        let text = |path: &String| fs::read_to_string(root.join(path)).ok();
        let files = paths.into_iter().filter_map(|path| text(&path).map(|text| (path, text)));
        Self { files: files.collect() }
    }

    pub(crate) fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// The files below `folder` (which ends with a slash) whose names end with `ending`.
    pub(crate) fn below<'a>(
        &'a self,
        folder: &'a str,
        ending: &'a str,
    ) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.files().filter(move |(path, _)| path.starts_with(folder) && path.ends_with(ending))
    }

    pub(crate) fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    /// The names of the folders directly below `folder` (which ends with a slash).
    pub(crate) fn folders_in(&self, folder: &str) -> BTreeSet<&str> {
        self.files()
            .filter_map(|(path, _)| path.strip_prefix(folder)?.split_once('/'))
            .map(|(name, _)| name)
            .collect()
    }
}

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// All files that are or would be committed. In a container the files often belong to another user,
/// which git must not refuse here.
fn listed_by_git(root: &Path) -> Option<BTreeSet<String>> {
    let output = Command::new("git")
        .args(["-c", "safe.directory=*", "ls-files", "-z", "-co", "--exclude-standard"])
        .current_dir(root)
        .output()
        .ok()?;
    let paths = String::from_utf8(output.stdout).ok()?;
    let paths: BTreeSet<String> = paths.split_terminator('\0').map(str::to_owned).collect();
    (output.status.success() && !paths.is_empty()).then_some(paths)
}

/// For a source archive without git: all files except those of tools.
fn found_on_disk(root: &Path) -> BTreeSet<String> {
    const LEFT_BY_TOOLS: [&str; 6] =
        [".git", "target", "node_modules", "web/dist", "fuzz/corpus", "fuzz/artifacts"];

    let mut found = BTreeSet::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(root.join(&folder)).expect("the folder was found just now");
        for entry in entries {
            let entry = entry.expect("folders of the repository can be read");
            let path = folder.join(entry.file_name());
            if LEFT_BY_TOOLS.iter().any(|left| path.ends_with(left)) {
                continue;
            }
            if entry.file_type().expect("the entry was found just now").is_dir() {
                folders.push(path);
            } else {
                found.insert(path.to_string_lossy().replace('\\', "/"));
            }
        }
    }
    found
}

#[test]
fn the_repository_is_not_empty() {
    assert!(Repository::actual().text("xtask/tests/tidy/repository.rs").is_some());
}

#[test]
fn an_archive_without_git_shows_the_same_files() {
    let Some(listed) = listed_by_git(&root()) else { return };
    let found = found_on_disk(&root());
    let exists = |path: &&String| root().join(path).exists();
    let missed: Vec<String> = listed.difference(&found).filter(exists).cloned().collect();
    crate::assert_none(&missed);
}

#[test]
fn folders_and_files_are_found_by_their_place() {
    let repository = Repository::of(&[("a/b/c.rs", "1"), ("a/b/d.md", "2"), ("a/e.rs", "3")]);
    assert_eq!(repository.folders_in("a/"), BTreeSet::from(["b"]));
    assert_eq!(repository.below("a/b/", ".rs").collect::<Vec<_>>(), [("a/b/c.rs", "1")]);
    assert_eq!(repository.text("a/e.rs"), Some("3"));
}
