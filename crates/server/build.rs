//! Embeds what is found in folders: the client for browsers and the lessons of the games.
//!
//! The client is every file below `web/dist`, with what `web/tools/precompress.mjs` laid beside it.
//! Nothing is built here, and npm is never called: without the folder the server has a plain page.
//! The lessons are `games/<game>/lessons/<number>.json`.

use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let home = PathBuf::from(variable("CARGO_MANIFEST_DIR")?);
    let folder = home.join("../../web/dist");
    // Cargo would run us and build everything anew each time if what is watched were missing. Where
    // nothing may be written it has to.
    let _ = fs::create_dir_all(&folder);
    println!("cargo::rerun-if-changed={}", folder.display());
    println!("cargo::rerun-if-changed=build.rs");
    let mut files = Vec::new();
    if folder.is_dir() {
        collect(&folder.canonicalize()?, &mut files)?;
    }
    files.sort_unstable();
    let code = listed(&folder.canonicalize().unwrap_or(folder), &files)?;
    let out = PathBuf::from(variable("OUT_DIR")?);
    fs::write(out.join("client.rs"), code)?;
    fs::write(out.join("lessons.rs"), lessons(&home.join("../../games"))?)
}

/// The lessons as a list of game, number and text, in that order.
fn lessons(games: &Path) -> io::Result<String> {
    println!("cargo::rerun-if-changed={}", games.display());
    let mut files = Vec::new();
    for game in fs::read_dir(games)? {
        let folder = game?.path().join("lessons");
        if folder.is_dir() {
            collect(&folder.canonicalize()?, &mut files)?;
        }
    }
    files.retain(|file| file.extension().is_some_and(|end| end == "json"));
    files.sort_unstable();
    let mut code = String::from("&[\n");
    for file in &files {
        let game = file.parent().and_then(Path::parent).and_then(Path::file_name);
        let (game, number) = (game.unwrap_or_default(), file.file_stem().unwrap_or_default());
        let (game, number) = (game.to_string_lossy(), number.to_string_lossy());
        let text = file.display().to_string();
        let _ = writeln!(code, "({game:?}, {number:?}, include_str!({text:?})),");
    }
    code.push_str("]\n");
    Ok(code)
}

fn variable(name: &str) -> io::Result<String> {
    env::var(name).map_err(|error| io::Error::other(format!("{name}: {error}")))
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

/// The files as a list that the compiler reads, in the order of their addresses.
fn listed(folder: &Path, files: &[PathBuf]) -> io::Result<String> {
    let mut code = String::from("&[\n");
    for file in files.iter().filter(|file| !is_compressed(file)) {
        let address = file.strip_prefix(folder).unwrap_or(file);
        let address: Vec<_> = address.iter().map(|part| part.to_string_lossy()).collect();
        let address = format!("/{}", address.join("/"));
        let beside = |end: &str| {
            let mut name = file.clone().into_os_string();
            name.push(end);
            match files.binary_search(&PathBuf::from(name)) {
                Ok(found) => format!("Some({})", included(&files[found])),
                Err(_) => "None".to_owned(),
            }
        };
        let tag = tag(&fs::read(file)?);
        let (plain, brotli, gzip) = (included(file), beside(".br"), beside(".gz"));
        // Writing into a string cannot fail.
        let _ = writeln!(
            code,
            "File {{ path: {address:?}, tag: {tag:?}, plain: {plain}, brotli: {brotli}, gzip: {gzip} }},"
        );
    }
    code.push_str("]\n");
    Ok(code)
}

/// Tells one content from another. Nobody can gain anything from two with the same tag.
fn tag(content: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

fn is_compressed(file: &Path) -> bool {
    file.extension().is_some_and(|end| end == "br" || end == "gz")
}

fn included(file: &Path) -> String {
    format!("include_bytes!({:?})", file.display().to_string())
}
