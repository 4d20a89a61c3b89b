//! Embeds the browser client.
//!
//! The client is all files below `web/dist`, with the compressed copies of
//! `web/tools/precompress.mjs`. Nothing is built here, and npm is never called: without the folder the
//! server shows a plain page.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{env, fs, io, thread};

/// The attempts, and the pause between them, while a concurrent build changes the client.
const ATTEMPTS: u32 = 20;
const PAUSE: Duration = Duration::from_millis(250);

fn main() -> io::Result<()> {
    let home = PathBuf::from(variable("CARGO_MANIFEST_DIR")?);
    let folder = home.join("../../web/dist");
    // Cargo would run us and build everything anew each time if what is watched were missing. Where
    // nothing may be written it has to.
    let _ = fs::create_dir_all(&folder);
    println!("cargo::rerun-if-changed={}", folder.display());
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(variable("OUT_DIR")?);
    let files = settled(&folder)?;
    fs::write(out.join("client.rs"), packed(&files, &out.join("client"))?)
}

/// The files of the client by their addresses, each with what is in it.
type Files = BTreeMap<String, Vec<u8>>;

/// Reads the client. It may be built anew at this moment: then files are there one after the other,
/// and what was listed is gone when it is read.
fn settled(folder: &Path) -> io::Result<Files> {
    for _ in 0..ATTEMPTS {
        match read(folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => thread::sleep(PAUSE),
            other => return other,
        }
    }
    read(folder)
}

fn read(folder: &Path) -> io::Result<Files> {
    let mut paths = Vec::new();
    if folder.is_dir() {
        collect(folder, &mut paths)?;
    }
    let address = |path: &Path| {
        let inside = path.strip_prefix(folder).unwrap_or(path).iter();
        let parts: Vec<_> = inside.map(|part| part.to_string_lossy()).collect();
        format!("/{}", parts.join("/"))
    };
    paths.iter().map(|path| Ok((address(path), fs::read(path)?))).collect()
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

/// Copies the files into Cargo's output folder and lists them for the compiler, which reads them
/// minutes later, when `web/dist` may have changed.
fn packed(files: &Files, store: &Path) -> io::Result<String> {
    if store.is_dir() {
        fs::remove_dir_all(store)?;
    }
    fs::create_dir_all(store)?;
    let mut included = BTreeMap::new();
    for (number, (address, content)) in files.iter().enumerate() {
        fs::write(store.join(number.to_string()), content)?;
        let name = format!("/client/{number}");
        included.insert(address, format!("include_bytes!(concat!(env!(\"OUT_DIR\"), {name:?}))"));
    }
    let mut code = String::from("&[\n");
    for (address, content) in files.iter().filter(|(address, _)| !is_compressed(address)) {
        let beside = |end: &str| match included.get(&format!("{address}{end}")) {
            Some(included) => format!("Some({included})"),
            None => "None".to_owned(),
        };
        let (tag, plain) = (tag(content), &included[address]);
        let (brotli, gzip) = (beside(".br"), beside(".gz"));
        // Writing into a string cannot fail.
        let _ = writeln!(
            code,
            "File {{ path: {address:?}, tag: {tag:?}, plain: {plain}, brotli: {brotli}, gzip: {gzip} }},"
        );
    }
    code.push_str("]\n");
    Ok(code)
}

/// The hash of a content for its `ETag`. Collisions are harmless, so it need not be cryptographic.
fn tag(content: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

fn is_compressed(address: &str) -> bool {
    address.ends_with(".br") || address.ends_with(".gz")
}
