//! Writes values as JSON text: the same text as serde_json's, a little sooner.
//!
//! Names of fields and variants never need escaping and most numbers have one digit; whoever writes two views of thousands of
//! values for each action notices. What is generic here is short, so that each type that is written costs little to compile.

use std::fmt::Display;

use serde::Serialize;
use serde::ser::{
    SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

/// Appends a value to a text; false if it has no JSON form, and then the text is as it was.
pub fn write(value: &(impl Serialize + ?Sized), text: &mut Vec<u8>) -> bool {
    let begin = text.len();
    let written = value.serialize(&mut Writer { text }).is_ok();
    if !written {
        text.truncate(begin);
    }
    written
}

/// A value as text; none if it has no JSON form.
pub fn text(value: &(impl Serialize + ?Sized)) -> Option<String> {
    let mut text = Vec::with_capacity(128);
    write(value, &mut text).then_some(text).and_then(|text| String::from_utf8(text).ok())
}

struct Writer<'a> {
    text: &'a mut Vec<u8>,
}

/// The value has no JSON form.
#[derive(Debug)]
struct Unwritable;

impl Display for Unwritable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("no JSON form")
    }
}

impl std::error::Error for Unwritable {}

impl serde::ser::Error for Unwritable {
    fn custom<T: Display>(_: T) -> Unwritable {
        Unwritable
    }
}

type Done = Result<(), Unwritable>;

impl Writer<'_> {
    #[inline]
    fn plain(&mut self, text: &str) -> Done {
        self.text.extend_from_slice(text.as_bytes());
        Ok(())
    }

    /// Text that needs no escaping: names in the sources.
    #[inline]
    fn name(&mut self, name: &'static str) -> Done {
        self.text.reserve(name.len() + 4);
        self.text.push(b'"');
        self.text.extend_from_slice(name.as_bytes());
        self.text.push(b'"');
        Ok(())
    }

    fn string(&mut self, string: &str) -> Done {
        self.text.reserve(string.len() + 2);
        self.text.push(b'"');
        let plain = |byte: &u8| *byte >= 0x20 && *byte != b'"' && *byte != b'\\';
        let mut rest = string.as_bytes();
        while let Some(special) = rest.iter().position(|byte| !plain(byte)) {
            self.text.extend_from_slice(&rest[..special]);
            self.escape(rest[special]);
            rest = &rest[special + 1..];
        }
        self.text.extend_from_slice(rest);
        self.text.push(b'"');
        Ok(())
    }

    #[cold]
    fn escape(&mut self, byte: u8) {
        let letter = match byte {
            b'"' | b'\\' => byte,
            0x08 => b'b',
            0x0c => b'f',
            b'\n' => b'n',
            b'\r' => b'r',
            b'\t' => b't',
            _ => return self.text.extend_from_slice(format!("\\u{byte:04x}").as_bytes()),
        };
        self.text.extend_from_slice(&[b'\\', letter]);
    }

    #[inline]
    fn number(&mut self, number: u64) -> Done {
        if number < 10 {
            self.text.push(b'0' + number as u8);
            return Ok(());
        }
        self.long_number(number)
    }

    fn long_number(&mut self, mut number: u64) -> Done {
        // u64::MAX has 20 digits.
        let mut digits = [0; 20];
        let mut begin = digits.len();
        while number > 0 {
            begin -= 1;
            digits[begin] = b'0' + (number % 10) as u8;
            number /= 10;
        }
        self.text.extend_from_slice(&digits[begin..]);
        Ok(())
    }

    /// serde_json knows how floating-point numbers are written shortest.
    #[cold]
    fn float(&mut self, number: impl Serialize) -> Done {
        serde_json::to_writer(&mut *self.text, &number).map_err(|_| Unwritable)
    }

    /// The one field of an object that names a variant.
    fn variant(&mut self, name: &'static str) -> Done {
        self.text.push(b'{');
        self.name(name)?;
        self.text.push(b':');
        Ok(())
    }
}

impl<'w, 'a> Serializer for &'w mut Writer<'a> {
    type Ok = ();
    type Error = Unwritable;
    type SerializeSeq = Inside<'w, 'a>;
    type SerializeTuple = Inside<'w, 'a>;
    type SerializeTupleStruct = Inside<'w, 'a>;
    type SerializeTupleVariant = Inside<'w, 'a>;
    type SerializeMap = Inside<'w, 'a>;
    type SerializeStruct = Inside<'w, 'a>;
    type SerializeStructVariant = Inside<'w, 'a>;

    #[inline]
    fn serialize_bool(self, value: bool) -> Done {
        self.plain(if value { "true" } else { "false" })
    }

    #[inline]
    fn serialize_i8(self, value: i8) -> Done {
        self.serialize_i64(value.into())
    }

    #[inline]
    fn serialize_i16(self, value: i16) -> Done {
        self.serialize_i64(value.into())
    }

    #[inline]
    fn serialize_i32(self, value: i32) -> Done {
        self.serialize_i64(value.into())
    }

    #[inline]
    fn serialize_i64(self, value: i64) -> Done {
        if value < 0 {
            self.text.push(b'-');
        }
        self.number(value.unsigned_abs())
    }

    #[inline]
    fn serialize_u8(self, value: u8) -> Done {
        self.number(value.into())
    }

    #[inline]
    fn serialize_u16(self, value: u16) -> Done {
        self.number(value.into())
    }

    #[inline]
    fn serialize_u32(self, value: u32) -> Done {
        self.number(value.into())
    }

    #[inline]
    fn serialize_u64(self, value: u64) -> Done {
        self.number(value)
    }

    /// Large sets are numbers too.
    fn serialize_u128(self, value: u128) -> Done {
        self.plain(&value.to_string())
    }

    fn serialize_i128(self, value: i128) -> Done {
        self.plain(&value.to_string())
    }

    fn serialize_f32(self, value: f32) -> Done {
        self.float(value)
    }

    fn serialize_f64(self, value: f64) -> Done {
        self.float(value)
    }

    fn serialize_char(self, value: char) -> Done {
        self.string(value.encode_utf8(&mut [0; 4]))
    }

    #[inline]
    fn serialize_str(self, value: &str) -> Done {
        self.string(value)
    }

    fn serialize_bytes(self, value: &[u8]) -> Done {
        self.collect_seq(value)
    }

    #[inline]
    fn serialize_none(self) -> Done {
        self.plain("null")
    }

    #[inline]
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Done {
        self.plain("null")
    }

    fn serialize_unit_struct(self, _: &'static str) -> Done {
        self.plain("null")
    }

    #[inline]
    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Done {
        self.name(variant)
    }

    #[inline]
    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Done {
        self.variant(variant)?;
        value.serialize(&mut *self)?;
        self.plain("}")
    }

    #[inline]
    fn serialize_seq(self, _: Option<usize>) -> Result<Inside<'w, 'a>, Unwritable> {
        Ok(Inside::begin(self, b'[', "]"))
    }

    #[inline]
    fn serialize_tuple(self, _: usize) -> Result<Inside<'w, 'a>, Unwritable> {
        Ok(Inside::begin(self, b'[', "]"))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Inside<'w, 'a>, Unwritable> {
        Ok(Inside::begin(self, b'[', "]"))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Inside<'w, 'a>, Unwritable> {
        self.variant(variant)?;
        Ok(Inside::begin(self, b'[', "]}"))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Inside<'w, 'a>, Unwritable> {
        Ok(Inside::begin(self, b'{', "}"))
    }

    #[inline]
    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Inside<'w, 'a>, Unwritable> {
        Ok(Inside::begin(self, b'{', "}"))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Inside<'w, 'a>, Unwritable> {
        self.variant(variant)?;
        Ok(Inside::begin(self, b'{', "}}"))
    }
}

/// A list or an object that is being written.
struct Inside<'w, 'a> {
    writer: &'w mut Writer<'a>,
    is_empty: bool,
    end: &'static str,
}

impl<'w, 'a> Inside<'w, 'a> {
    #[inline]
    fn begin(writer: &'w mut Writer<'a>, begin: u8, end: &'static str) -> Inside<'w, 'a> {
        writer.text.push(begin);
        Inside { writer, is_empty: true, end }
    }

    #[inline]
    fn comma(&mut self) {
        if !std::mem::take(&mut self.is_empty) {
            self.writer.text.push(b',');
        }
    }

    #[inline]
    fn element<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        self.comma();
        value.serialize(&mut *self.writer)
    }

    #[inline]
    fn field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
        self.comma();
        self.writer.name(name)?;
        self.writer.text.push(b':');
        value.serialize(&mut *self.writer)
    }

    #[inline]
    fn close(self) -> Done {
        self.writer.plain(self.end)
    }
}

macro_rules! lists {
    ($($list:ident :: $element:ident),*) => {$(
        impl $list for Inside<'_, '_> {
            type Ok = ();
            type Error = Unwritable;

            #[inline]
            fn $element<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
                self.element(value)
            }

            #[inline]
            fn end(self) -> Done {
                self.close()
            }
        }
    )*};
}
lists!(
    SerializeSeq::serialize_element,
    SerializeTuple::serialize_element,
    SerializeTupleStruct::serialize_field,
    SerializeTupleVariant::serialize_field
);

macro_rules! objects {
    ($($object:ident),*) => {$(
        impl $object for Inside<'_, '_> {
            type Ok = ();
            type Error = Unwritable;

            #[inline]
            fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Done {
                self.field(name, value)
            }

            #[inline]
            fn end(self) -> Done {
                self.close()
            }
        }
    )*};
}
objects!(SerializeStruct, SerializeStructVariant);

impl SerializeMap for Inside<'_, '_> {
    type Ok = ();
    type Error = Unwritable;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Done {
        self.comma();
        let begin = self.writer.text.len();
        key.serialize(&mut *self.writer)?;
        match self.writer.text.get(begin) {
            Some(b'"') => {}
            // Keys are text: numbers and truth values stand in quotes.
            Some(b'-' | b'0'..=b'9' | b't' | b'f') => {
                self.writer.text.insert(begin, b'"');
                self.writer.text.push(b'"');
            }
            _ => return Err(Unwritable),
        }
        self.writer.text.push(b':');
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
        value.serialize(&mut *self.writer)
    }

    fn end(self) -> Done {
        self.close()
    }
}
