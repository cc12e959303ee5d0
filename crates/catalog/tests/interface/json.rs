//! JSON text is the same as serde_json's, for everything that serde knows.

use std::collections::BTreeMap;

use orrery_catalog::json::{text, write};
use serde::{Serialize, Serializer};

#[derive(Serialize)]
enum Kind {
    Unit,
    Newtype(Option<u8>),
    Tuple(i8, char),
    Struct { a: (), b: bool },
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Tagged {
    OnlyTag,
    More {
        list: Vec<Kind>,
        #[serde(skip_serializing_if = "Option::is_none")]
        missing: Option<u8>,
    },
    Inner(Named),
}

#[derive(Serialize)]
struct Named {
    #[serde(flatten)]
    map: BTreeMap<i32, f32>,
}

#[derive(Serialize)]
struct Empty;

#[derive(Serialize)]
struct Pair(u64, i64);

struct Bytes;

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(&[0, 10, 255])
    }
}

fn same(value: &impl Serialize) {
    assert_eq!(text(value), serde_json::to_string(value).ok());
}

#[test]
fn every_kind_of_value_is_written_as_serde_json_writes_it() {
    same(&[Kind::Unit, Kind::Newtype(None), Kind::Newtype(Some(9)), Kind::Tuple(-128, '"')]);
    same(&Kind::Struct { a: (), b: true });
    same(&Tagged::OnlyTag);
    same(&Tagged::More { list: vec![Kind::Newtype(Some(10))], missing: None });
    same(&Tagged::More { list: vec![], missing: Some(200) });
    same(&Tagged::Inner(Named { map: BTreeMap::from([(-1, 0.1), (20, -3.0), (3, f32::NAN)]) }));
    same(&BTreeMap::from([(true, "t"), (false, "f")]));
    same(&BTreeMap::from([('x', [1.5e300, f64::INFINITY])]));
    same(&(Empty, Pair(u64::MAX, i64::MIN), Bytes, BTreeMap::<u8, u8>::new()));
    for number in [0, 9, 10, 99, 100, 12_345, -1, -10, i64::MAX] {
        same(&number);
    }
    same(&(u128::MAX, i128::MIN));
}

#[test]
fn text_is_escaped_as_serde_json_escapes_it() {
    let all: String = (0..=0x24f_u32).filter_map(char::from_u32).collect();
    same(&all);
    same(&[all.as_str(), "", "\"", "\\\\", "\n\u{1f}x", "ünï\u{2028}"]);
}

#[test]
fn what_has_no_json_form_leaves_no_trace() {
    let mut before = b"before".to_vec();
    assert!(!write(&BTreeMap::from([([1, 2], 3)]), &mut before));
    assert_eq!((before.as_slice(), text(&BTreeMap::from([((), 1)]))), (b"before".as_slice(), None));
}
