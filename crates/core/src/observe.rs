//! What a seat may know as a row of bytes, for programs that learn.
//!
//! A [view](Game::view) is made for people who look at it; this is the same knowledge, small and quick to write.
//! Everything is relative to the seat: the first player described is the seat itself, then the others clockwise.

use crate::{Game, Seat};

/// A game whose positions can be written down as bytes.
///
/// The laws, which the conformance kit checks:
///
/// - The fields are the same, in the same order, in every position of a table with the same options.
/// - Only what the seat may know goes in: `observe(resample(s, seat), seat) == observe(s, seat)`.
/// - Nothing is lost: if a seat's views of two positions differ, what is written differs too.
pub trait Observe: Game {
    /// Writes the position as the seat sees it. Allocates nothing.
    fn observe(state: &Self::State, seat: Seat, out: &mut impl Fields);
}

/// Where an observation goes. One function of the game writes the bytes ([`Bytes`]) and tells what they mean
/// ([`Layout`]).
pub trait Fields {
    /// The following fields belong to part `index` of several alike, such as the second seat.
    fn part(&mut self, name: &'static str, index: usize);

    /// The following fields belong to no such part any more.
    fn end_parts(&mut self);

    /// How many of something, up to `max` each.
    fn counts(&mut self, name: &'static str, max: u8, values: &[u8]);

    /// Which of something: 0 for none, otherwise one more than the number of the thing, below `kinds`.
    fn ids(&mut self, name: &'static str, kinds: u8, values: &[u8]);

    /// A set: a byte 0 or 1 for each of the lowest `size` bits.
    fn flags(&mut self, name: &'static str, size: usize, bits: u128);

    /// A number that may be large or negative, as three bytes: the first plus the second less the third.
    fn number(&mut self, name: &'static str, value: i32);

    /// One count.
    #[inline(always)]
    fn count(&mut self, name: &'static str, max: u8, value: u8) {
        self.counts(name, max, &[value]);
    }

    /// One id, if there is a thing.
    #[inline(always)]
    fn id(&mut self, name: &'static str, kinds: u8, thing: Option<u8>) {
        self.ids(name, kinds, &[thing.map_or(0, |number| number + 1)]);
    }

    /// Yes or no.
    #[inline(always)]
    fn flag(&mut self, name: &'static str, on: bool) {
        self.flags(name, 1, on.into());
    }
}

/// How far a seat sits clockwise from another: 0 for the seat itself.
#[inline(always)]
pub const fn steps_from(seat: Seat, other: Seat, players: u8) -> u8 {
    let steps = other.0 + players - seat.0;
    if steps >= players { steps - players } else { steps }
}

/// A set of seats seen from a seat: bit 0 is the seat itself.
#[inline(always)]
pub const fn turned(seats: crate::Seats, seat: Seat, players: u8) -> u128 {
    let all = seats.0 as u32;
    ((all >> seat.0 | all << (players - seat.0)) & ((1 << players) - 1)) as u128
}

/// The seats clockwise from one, itself first.
#[inline(always)]
pub fn seats_from(seat: Seat, players: u8) -> impl Iterator<Item = Seat> + Clone {
    (0..players).map(move |step| Seat((seat.0 + step) % players))
}

/// Writes into bytes that the caller holds, as many as [`Layout::size`] says. What does not fit is left out.
pub struct Bytes<'a> {
    rest: &'a mut [u8],
}

impl<'a> Bytes<'a> {
    /// Begins at the first byte.
    #[inline]
    pub fn new(bytes: &'a mut [u8]) -> Self {
        Bytes { rest: bytes }
    }

    /// How many bytes have not been written.
    pub fn left(&self) -> usize {
        self.rest.len()
    }

    #[inline(always)]
    fn next(&mut self, size: usize) -> &mut [u8] {
        match std::mem::take(&mut self.rest).split_at_mut_checked(size) {
            Some((field, rest)) => {
                self.rest = rest;
                field
            }
            None => &mut [],
        }
    }
}

/// The bits of a number as bytes 0 or 1, the lowest first.
const EIGHT: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut number = 0;
    while number < 256 {
        let mut bit = 0;
        while bit < 8 {
            table[number][bit] = (number >> bit & 1) as u8;
            bit += 1;
        }
        number += 1;
    }
    table
};

impl Fields for Bytes<'_> {
    #[inline(always)]
    fn part(&mut self, _: &'static str, _: usize) {}

    #[inline(always)]
    fn end_parts(&mut self) {}

    #[inline(always)]
    fn counts(&mut self, _: &'static str, _: u8, values: &[u8]) {
        let field = self.next(values.len());
        if field.len() == values.len() {
            field.copy_from_slice(values);
        }
    }

    #[inline(always)]
    fn ids(&mut self, name: &'static str, kinds: u8, values: &[u8]) {
        self.counts(name, kinds, values);
    }

    #[inline(always)]
    fn flags(&mut self, _: &'static str, size: usize, bits: u128) {
        let mut rest = bits;
        let mut eights = self.next(size).chunks_exact_mut(8);
        for eight in &mut eights {
            eight.copy_from_slice(&EIGHT[(rest & 255) as usize]);
            rest >>= 8;
        }
        for (byte, &bit) in eights.into_remainder().iter_mut().zip(&EIGHT[(rest & 255) as usize]) {
            *byte = bit;
        }
    }

    #[inline(always)]
    fn number(&mut self, name: &'static str, value: i32) {
        let first = value.clamp(0, 255);
        let above = (value - first).clamp(0, 255);
        let below = (-value).clamp(0, 255);
        self.counts(name, 255, &[first as u8, above as u8, below as u8]);
    }
}

/// What the values of a field are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldKind {
    /// Numbers of things, up to the field's maximum.
    Count,
    /// Things by their number plus one; 0 for none.
    Id,
    /// 0 or 1.
    Flag,
    /// Three bytes that are one number: the first plus the second less the third.
    Number,
}

impl FieldKind {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            FieldKind::Count => "count",
            FieldKind::Id => "id",
            FieldKind::Flag => "flag",
            FieldKind::Number => "number",
        }
    }
}

/// Some bytes of an observation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// What they tell, such as `seat1.credits`.
    pub name: String,
    /// The first byte.
    pub offset: usize,
    /// How many bytes.
    pub size: usize,
    /// What the values are.
    pub kind: FieldKind,
    /// The greatest value.
    pub max: u8,
}

/// What the bytes of an observation mean.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// The fields in the order of their bytes.
    pub fields: Vec<Field>,
    part: String,
}

impl Layout {
    /// The layout of all observations at a table such as that of the state.
    pub fn of<G: Observe>(state: &G::State) -> Layout {
        let mut layout = Layout::default();
        G::observe(state, Seat(0), &mut layout);
        layout
    }

    /// How many bytes an observation has.
    pub fn size(&self) -> usize {
        self.fields.last().map_or(0, |last| last.offset + last.size)
    }

    fn add(&mut self, name: &str, size: usize, kind: FieldKind, max: u8) {
        let name = format!("{}{name}", self.part);
        self.fields.push(Field { name, offset: self.size(), size, kind, max });
    }
}

impl Fields for Layout {
    fn part(&mut self, name: &'static str, index: usize) {
        self.part = format!("{name}{index}.");
    }

    fn end_parts(&mut self) {
        self.part.clear();
    }

    fn counts(&mut self, name: &'static str, max: u8, values: &[u8]) {
        self.add(name, values.len(), FieldKind::Count, max);
    }

    fn ids(&mut self, name: &'static str, kinds: u8, values: &[u8]) {
        self.add(name, values.len(), FieldKind::Id, kinds);
    }

    fn flags(&mut self, name: &'static str, size: usize, _: u128) {
        self.add(name, size, FieldKind::Flag, 1);
    }

    fn number(&mut self, name: &'static str, _: i32) {
        self.add(name, 3, FieldKind::Number, 255);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seats;

    fn write(out: &mut impl Fields) {
        out.flag("over", true);
        out.part("seat", 1);
        out.counts("cards", 4, &[3, 0]);
        out.id("tile", 9, Some(4));
        out.end_parts();
        out.flags("taken", 10, 0b10_1000_0001);
        out.number("points", -7);
        out.number("money", 300);
    }

    #[test]
    fn bytes_and_layout_come_from_one_description() {
        let mut layout = Layout::default();
        write(&mut layout);
        let mut bytes = vec![9; layout.size()];
        let mut out = Bytes::new(&mut bytes);
        write(&mut out);
        assert_eq!(out.left(), 0);
        assert_eq!(bytes, [1, 3, 0, 5, 1, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 7, 255, 45, 0]);
        let names: Vec<_> =
            layout.fields.iter().map(|f| (&*f.name, f.offset, f.size, f.kind.name())).collect();
        assert_eq!(names[1], ("seat1.cards", 1, 2, "count"));
        assert_eq!(names[3], ("taken", 4, 10, "flag"));
        assert_eq!(names[5], ("money", 17, 3, "number"));
    }

    #[test]
    fn seats_are_counted_from_the_own_one() {
        assert_eq!(steps_from(Seat(2), Seat(0), 3), 1);
        assert_eq!(steps_from(Seat(2), Seat(2), 3), 0);
        assert_eq!(turned(Seats(0b011), Seat(1), 3), 0b101);
        assert_eq!(turned(Seats(0b011), Seat(0), 3), 0b011);
        assert_eq!(seats_from(Seat(1), 3).collect::<Vec<_>>(), [Seat(1), Seat(2), Seat(0)]);
    }
}
