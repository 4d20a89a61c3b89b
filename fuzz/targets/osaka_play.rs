#![no_main]

use higaki_osaka::Osaka;

const OPTIONS: &[&str] = &[
    "{}",
    r#"{"hands":"open"}"#,
    r#"{"refill":"after_ships"}"#,
    r#"{"insurance":"any_colour"}"#,
    r#"{"refill":"after_ships","insurance":"any_colour"}"#,
];

libfuzzer_sys::fuzz_target!(|data: &[u8]| higaki_fuzz::play::<Osaka>(data, OPTIONS));
