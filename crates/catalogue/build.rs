//! Embeds the lessons, `games/<game>/lessons/<number>.json`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let variable = |name: &str| env::var(name).map_err(io::Error::other);
    let games = PathBuf::from(variable("CARGO_MANIFEST_DIR")?).join("../../games");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", games.display());
    fs::write(PathBuf::from(variable("OUT_DIR")?).join("lessons.rs"), lessons(&games)?)
}

/// The lessons as a list of game, number and text, in that order.
fn lessons(games: &Path) -> io::Result<String> {
    let mut files = Vec::new();
    for game in fs::read_dir(games)? {
        let folder = game?.path().join("lessons");
        if folder.is_dir() {
            for file in fs::read_dir(folder.canonicalize()?)? {
                files.push(file?.path());
            }
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
        // Writing into a string cannot fail.
        let _ = writeln!(code, "({game:?}, {number:?}, include_str!({text:?})),");
    }
    code.push_str("]\n");
    Ok(code)
}
