#![no_main]

use higaki_dschunke::Dschunke;

const OPTIONS: &[&str] = &["{}", r#"{"setup":"free"}"#];

libfuzzer_sys::fuzz_target!(|data: &[u8]| higaki_fuzz::play::<Dschunke>(data, OPTIONS));
