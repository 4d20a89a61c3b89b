#![no_main]

use higaki_osaka::Osaka;

libfuzzer_sys::fuzz_target!(|data: &[u8]| higaki_fuzz::scenario::<Osaka>(data));
