//! Compares two JSON texts, value by value, without reading either into a tree.

use super::{Former, Span};

/// How much longer than the whole value the changes inside it may be: their ways are counted as well.
const WAYS: usize = 32;

/// What leads from one message to another, as JSON text; none if they cannot be compared. Both must be compact, as serde_json
/// writes them. `spans` gets where lists and objects of the new text stand.
pub(super) fn diff(old: &Former<'_>, new: &[u8], spans: &mut Vec<Span>) -> Option<Vec<u8>> {
    let (old, known) = (old.text.as_bytes(), old.spans);
    if !matches!(old.first(), Some(b'{' | b'[')) || old.first() != new.first() {
        return None;
    }
    let mut out = Vec::with_capacity(512);
    out.push(b'[');
    let mut differ = Differ { old, new, o: 0, n: 0, known, spans, way: Vec::with_capacity(8), out };
    // A message that is another one as a whole has no way.
    if !differ.inside() {
        return None;
    }
    let mut out = differ.out;
    if out.len() > 1 {
        out.pop();
    }
    out.push(b']');
    Some(out)
}

/// A step on the way to a value.
#[derive(Clone, Copy)]
enum Step {
    /// A key of an object: where it stands in the new text, with its quotes.
    Key(usize, usize),
    /// An element of a list.
    Index(usize),
}

/// Reads both texts in step.
struct Differ<'a> {
    old: &'a [u8],
    new: &'a [u8],
    /// How far each text has been read.
    o: usize,
    n: usize,
    /// Where lists and objects stand in the old text, those that were passed left out, and in the new one.
    known: &'a [Span],
    spans: &'a mut Vec<Span>,
    /// The way to the value that is being compared.
    way: Vec<Step>,
    /// The changes, each followed by a comma.
    out: Vec<u8>,
}

impl Differ<'_> {
    /// Compares the values that begin here, at a step from the one they are in, and writes what has changed.
    fn value(&mut self, step: Step) {
        let nested = matches!(self.new.get(self.n), Some(b'{' | b'['));
        if nested && self.skip_same() {
            return;
        }
        let (o, n, written, span) = (self.o, self.n, self.out.len(), self.spans.len());
        if nested {
            self.spans.push(Span { begin: n, end: n });
        }
        self.way.push(step);
        let compared = self.inside();
        self.way.pop();
        // The changes inside may be longer than the whole.
        if !compared || self.out.len() - written > self.n - n + WAYS {
            self.out.truncate(written);
            self.spans.truncate(span + usize::from(nested));
            self.o = end(self.old, o);
            self.n = end(self.new, n);
            self.write_change(step, n);
        }
        if let Some(span) = self.spans.get_mut(span) {
            span.end = self.n;
        }
    }

    /// Passes a list or an object that is the same as before, if it is known where it ended then: nothing in it is read.
    fn skip_same(&mut self) -> bool {
        let passed = self.known.iter().take_while(|span| span.begin < self.o).count();
        self.known = &self.known[passed..];
        let Some(span) = self.known.first().filter(|span| span.begin == self.o) else { return false };
        let whole = self.old.get(self.o..span.end).unwrap_or_default();
        if whole.is_empty() || !self.new[self.n..].starts_with(whole) {
            return false;
        }
        let (o, n, end) = (self.o, self.n, span.end);
        let inside = self.known.iter().take_while(|span| span.begin < end);
        self.spans.extend(inside.map(|span| Span { begin: span.begin - o + n, end: span.end - o + n }));
        self.o = end;
        self.n += whole.len();
        true
    }

    /// Compares what is inside two values; false if the new one is another one as a whole.
    fn inside(&mut self) -> bool {
        match (self.old.get(self.o), self.new.get(self.n)) {
            (Some(b'{'), Some(b'{')) => self.object(),
            (Some(b'['), Some(b'[')) => self.list(),
            _ => self.leaf(),
        }
    }

    fn leaf(&mut self) -> bool {
        let leaf = &self.new[self.n..end(self.new, self.n)];
        let rest = &self.old[self.o..];
        let same = rest.starts_with(leaf)
            // Numbers must end here in both.
            && (leaf.last() == Some(&b'"') || matches!(rest.get(leaf.len()), Some(b',' | b'}' | b']')));
        if same {
            self.o += leaf.len();
            self.n += leaf.len();
        }
        same
    }

    /// Objects with other keys are other objects.
    fn object(&mut self) -> bool {
        self.skip();
        if self.both(b'}') {
            self.skip();
            return true;
        }
        loop {
            let key = (self.n, end(self.new, self.n));
            let with_colon = self.new.get(key.0..=key.1).unwrap_or_default();
            if with_colon.is_empty() || !self.old[self.o..].starts_with(with_colon) {
                return false;
            }
            self.o += with_colon.len();
            self.n += with_colon.len();
            self.value(Step::Key(key.0, key.1));
            let done = self.both(b'}');
            if !done && !self.both(b',') {
                return false;
            }
            self.skip();
            if done {
                return true;
            }
        }
    }

    fn list(&mut self) -> bool {
        self.skip();
        for index in 0.. {
            match (self.old.get(self.o), self.new.get(self.n)) {
                (Some(b']'), Some(b']')) => break,
                // Elements that are added.
                (Some(b']'), Some(_)) => {
                    let begin = self.n;
                    self.n = end(self.new, begin);
                    self.write_change(Step::Index(index), begin);
                }
                // The old list has more elements: it is cut.
                (Some(_), Some(b']')) => {
                    self.write_way(None);
                    self.out.extend_from_slice(format!("\"length\",{index}],").as_bytes());
                    while self.old.get(self.o).is_some_and(|byte| *byte != b']') {
                        self.o = end(self.old, self.o);
                        self.o += usize::from(self.old.get(self.o) == Some(&b','));
                    }
                    break;
                }
                (Some(_), Some(_)) => {
                    self.value(Step::Index(index));
                    self.o += usize::from(self.old.get(self.o) == Some(&b','));
                }
                _ => return false,
            }
            self.n += usize::from(self.new.get(self.n) == Some(&b','));
        }
        self.skip();
        true
    }

    /// Whether both texts go on with this byte.
    fn both(&self, byte: u8) -> bool {
        self.old.get(self.o) == Some(&byte) && self.new.get(self.n) == Some(&byte)
    }

    /// Goes on by a byte in both texts.
    fn skip(&mut self) {
        self.o += 1;
        self.n += 1;
    }

    /// Writes that the value at a step from here is the new one, which begins at `begin` and has just been read.
    fn write_change(&mut self, step: Step, begin: usize) {
        self.write_way(Some(step));
        self.out.extend_from_slice(&self.new[begin..self.n]);
        self.out.extend_from_slice(b"],");
    }

    /// Writes the way to the value that is being compared, and a step from there.
    fn write_way(&mut self, step: Option<Step>) {
        self.out.push(b'[');
        for step in self.way.iter().copied().chain(step) {
            match step {
                Step::Key(from, to) => self.out.extend_from_slice(&self.new[from..to]),
                Step::Index(index) => self.out.extend_from_slice(index.to_string().as_bytes()),
            }
            self.out.push(b',');
        }
    }
}

/// Where the value that begins at `i` ends; the end of the text if it does not.
fn end(text: &[u8], i: usize) -> usize {
    try_end(text, i).unwrap_or(text.len())
}

fn try_end(text: &[u8], mut i: usize) -> Option<usize> {
    match *text.get(i)? {
        b'"' => string_end(text, i),
        b'{' | b'[' => {
            let mut depth = 0usize;
            loop {
                match *text.get(i)? {
                    b'"' => {
                        i = string_end(text, i)?;
                        continue;
                    }
                    b'{' | b'[' => depth += 1,
                    b'}' | b']' => depth -= 1,
                    _ => {}
                }
                i += 1;
                if depth == 0 {
                    return Some(i);
                }
            }
        }
        _ => text[i..].iter().position(|byte| matches!(byte, b',' | b'}' | b']')).map(|length| i + length),
    }
}

/// Where the string that begins at `i` ends, its quotes included.
fn string_end(text: &[u8], i: usize) -> Option<usize> {
    let mut at = i + 1;
    loop {
        match *text.get(at)? {
            b'"' => return Some(at + 1),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}
