//! A plain zip file, written piece by piece as it is sent: files are stored as they are, and the network may compress them.
//! The format is simple enough to write here; a crate for it would bring its own readers, ciphers and compressors.

/// The most files that fit without the extensions for large archives.
pub const MOST_FILES: usize = 65_000;

/// A zip file that is being written.
#[derive(Default)]
pub struct Zip {
    directory: Vec<u8>,
    files: u16,
    offset: u32,
}

impl Zip {
    /// The bytes of one more file; none if the archive has become too large for it.
    pub fn file(&mut self, name: &str, content: &[u8]) -> Option<Vec<u8>> {
        let size = u32::try_from(content.len()).ok()?;
        let length = u16::try_from(name.len()).ok()?;
        let end = self.offset.checked_add(size)?.checked_add(u32::from(length) + 30)?;
        if usize::from(self.files) >= MOST_FILES {
            return None;
        }
        // Version 2.0, names in UTF-8, stored, at the first moment that the format knows; then checksum and sizes.
        let mut common = Vec::new();
        for word in [20, 1 << 11, 0, 0, 0x21] {
            common.extend_from_slice(&u16::to_le_bytes(word));
        }
        for word in [checksum(content), size, size] {
            common.extend_from_slice(&word.to_le_bytes());
        }
        common.extend_from_slice(&length.to_le_bytes());
        common.extend_from_slice(&[0, 0]);

        let mut bytes = b"PK\x03\x04".to_vec();
        bytes.extend_from_slice(&common);
        bytes.extend_from_slice(name.as_bytes());
        bytes.extend_from_slice(content);

        self.directory.extend_from_slice(b"PK\x01\x02\x14\x00");
        self.directory.extend_from_slice(&common);
        // No comment, first disk, no attributes.
        self.directory.extend_from_slice(&[0; 10]);
        self.directory.extend_from_slice(&self.offset.to_le_bytes());
        self.directory.extend_from_slice(name.as_bytes());
        self.files += 1;
        self.offset = end;
        Some(bytes)
    }

    /// The last bytes: the directory.
    pub fn end(self) -> Vec<u8> {
        let mut bytes = self.directory;
        let size = bytes.len() as u32;
        bytes.extend_from_slice(b"PK\x05\x06\0\0\0\0");
        bytes.extend_from_slice(&self.files.to_le_bytes());
        bytes.extend_from_slice(&self.files.to_le_bytes());
        bytes.extend_from_slice(&size.to_le_bytes());
        bytes.extend_from_slice(&self.offset.to_le_bytes());
        bytes.extend_from_slice(&[0, 0]);
        bytes
    }
}

/// CRC-32, as zip has it.
fn checksum(content: &[u8]) -> u32 {
    let step = |rest: u32, _| if rest & 1 == 1 { rest >> 1 ^ 0xEDB8_8320 } else { rest >> 1 };
    let table: [u32; 256] = std::array::from_fn(|byte| (0..8).fold(byte as u32, step));
    !content.iter().fold(!0, |sum, byte| table[usize::from(sum as u8 ^ byte)] ^ sum >> 8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_is_that_of_zip() {
        assert_eq!(checksum(b"123456789"), 0xCBF4_3926);
    }

    #[test]
    fn files_stand_one_after_the_other_with_a_directory() {
        let mut zip = Zip::default();
        let first = zip.file("a.txt", b"one").unwrap();
        let second = zip.file("b/c.txt", b"").unwrap();
        assert_eq!((first.len(), second.len()), (30 + 5 + 3, 30 + 7));
        let end = zip.end();
        assert_eq!(end.len(), 2 * 46 + 5 + 7 + 22);
        let at = |place: usize| u32::from_le_bytes(end[place..place + 4].try_into().unwrap());
        assert_eq!(at(46 + 5 + 42), first.len() as u32, "the second file begins after the first");
        assert_eq!(at(end.len() - 6), (first.len() + second.len()) as u32, "the directory after both");
    }
}
