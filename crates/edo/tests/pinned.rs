//! The built-in data and the version of the rules, which records rely on.

use higaki_edo::{Data, Edo};

#[test]
fn the_data_belong_to_this_version_of_the_rules() {
    higaki_testkit::data_belong_to_rules::<Edo>(Data::built_in_text(), (1, 0x4d9e_a3f5_607a_39c3));
}
