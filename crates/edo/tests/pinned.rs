//! The built-in data and the version of the rules, which records rely on.

use higaki_edo::{Data, Edo};

#[test]
fn the_data_belong_to_this_version_of_the_rules() {
    higaki_testkit::data_belong_to_rules::<Edo>(Data::built_in_text(), (2, 0xa259_7cdb_48b1_0cb4));
}
