use super::*;
use crate::JsonText;
use serde_json::{Value, json};
use std::collections::BTreeMap;

#[derive(Serialize)]
enum Kind {
    Unit,
    New(u8),
    Two(i8, &'static str),
    Named { a: Option<u32>, b: Option<u32> },
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Tagged {
    Plain,
    With { number: i64, list: Vec<Kind> },
}

#[derive(Serialize)]
struct Empty {}

#[derive(Serialize)]
struct Flat {
    number: u64,
    #[serde(flatten)]
    rest: Tagged,
}

#[track_caller]
fn same<T: Serialize>(value: &T) {
    let mut out = b"before".to_vec();
    write_json(value, &mut out);
    let json = serde_json::to_string(value).unwrap();
    assert_eq!(String::from_utf8(out).unwrap(), format!("before{json}"));
    // The index does not depend on whether the text was written or parsed.
    let mut indexed = IndexedJson::parse(b"[[],{}");
    write_json(value, &mut indexed);
    assert_eq!(indexed.as_bytes(), format!("[[],{{}}{json}").as_bytes());
    let afterwards = IndexedJson::parse(format!("[[],{{}}{json}").as_bytes());
    assert_eq!(indexed.containers(), afterwards.containers(), "{json}");
}

#[test]
fn the_output_equals_that_of_serde_json() {
    same(&(true, false, (), None::<u8>, Some(-1_i8), 'ä', "Osaka", Empty {}));
    same(&(0, 9, 10, -10, u64::MAX, i64::MIN, u16::MAX, i32::MIN));
    same(&[Kind::Unit, Kind::New(7), Kind::Two(-3, "x"), Kind::Named { a: None, b: Some(1) }]);
    same(&Tagged::Plain);
    let rest = Tagged::With { number: -5, list: vec![Kind::New(1), Kind::Two(0, "")] };
    same(&Flat { number: 3, rest });
    same(&(Vec::<u8>::new(), BTreeMap::from([("a", 1), ("b", 2)]), BTreeMap::<u8, u8>::new()));
    same(&json!({ "a": [1, { "b": null }], "c": "d" }));
}

#[test]
fn containers_are_found_outside_of_texts() {
    let json = br#"{"a\"]":["}",[]],"b\\":{}}"#;
    let indexed = IndexedJson::parse(json);
    let slices: Vec<&[u8]> = indexed
        .containers()
        .unwrap()
        .iter()
        .map(|container| &json[container.start.into()..container.end.into()])
        .collect();
    assert_eq!(slices, [&json[..], br#"["}",[]]"#, b"[]", b"{}"]);
    assert!(IndexedJson::parse(&[b'1'; 70_000]).containers().is_none());
}

#[test]
fn the_fallback_to_serde_json_gives_the_same_output() {
    same(&["a \"word\"", "back\\slash", "line\nbreak", "\u{1f}"]);
    same(&(1.5, f32::MIN, f64::NAN, 1_i128));
    same(&BTreeMap::from([(1, "number"), (2, "as name")]));
    same(&(JsonText::of(&json!({ "finished": true })), 'x', '"'));
    same(&Value::Array(vec![json!(0.1), json!("\t")]));
}

#[test]
fn values_that_are_not_json_become_null() {
    let mut out = Vec::new();
    write_json(&BTreeMap::from([(vec![1], 1)]), &mut out);
    assert_eq!(out, b"null");
}
