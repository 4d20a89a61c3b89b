#![no_main]

use higaki_edo::Edo;

const OPTIONS: &[&str] = &[
    "{}",
    r#"{"jiin":"with"}"#,
    r#"{"tokken":"with"}"#,
    r#"{"ronin":"with"}"#,
    r#"{"jiin":"with","tokken":"with","ronin":"with"}"#,
];

libfuzzer_sys::fuzz_target!(|data: &[u8]| higaki_fuzz::play::<Edo>(data, OPTIONS));
