#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| higaki_fuzz::protocol(data));
