//! The built-in data of every version of the rules, which records rely on.

use higaki_edo::{Data, Edo};

#[test]
fn the_data_belong_to_their_version_of_the_rules() {
    let pinned = [0x4d9e_a3f5_607a_39c3, 0xa259_7cdb_48b1_0cb4, 0x644c_d1f8_543c_38c8];
    higaki_testkit::data_belong_to_rules::<Edo>(Data::all_built_in_texts(), &pinned);
}
