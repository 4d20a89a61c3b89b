#![no_main]

use higaki_edo::Edo;

libfuzzer_sys::fuzz_target!(|data: &[u8]| higaki_fuzz::scenario::<Edo>(data));
