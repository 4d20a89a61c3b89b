#![no_main]

use higaki_dschunke::Dschunke;

libfuzzer_sys::fuzz_target!(|data: &[u8]| higaki_fuzz::play::<Dschunke>(data));
