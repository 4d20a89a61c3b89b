//! Embeds `locales/<language>/*.ftl`.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs, io};

const LANGUAGES: [&str; 3] = ["de", "en", "pl"];

fn main() -> io::Result<()> {
    let variable = |name: &str| env::var(name).map_err(io::Error::other);
    let locales = PathBuf::from(variable("CARGO_MANIFEST_DIR")?).join("../../locales");
    println!("cargo::rerun-if-changed=build.rs");
    let mut code = String::new();
    for language in LANGUAGES {
        let folder = locales.join(language).canonicalize()?;
        println!("cargo::rerun-if-changed={}", folder.display());
        let files = fs::read_dir(&folder)?.map(|file| Ok(file?.path()));
        let mut files = files.collect::<io::Result<Vec<PathBuf>>>()?;
        files.retain(|file| file.extension().is_some_and(|end| end == "ftl"));
        files.sort_unstable();
        // Writing into a string cannot fail.
        let _ = writeln!(code, "const {}: &[&str] = &[", language.to_uppercase());
        for file in files {
            let _ = writeln!(code, "    include_str!({:?}),", file.display().to_string());
        }
        code.push_str("];\n");
    }
    fs::write(PathBuf::from(variable("OUT_DIR")?).join("files.rs"), code)
}
