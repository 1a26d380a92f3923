//! The binary container of files: a header with magic, version and checksum, then the content.
//!
//! All numbers are little-endian. The header has four bytes of magic, a version and some numbers of 4 bytes each, zeros up to byte 56,
//! and a checksum of 8 bytes over the rest of the header and the content. The content begins at byte 64. So in a file mapped into memory
//! it begins at a cache line.

use bytes::Bytes;

use crate::error::Error;

const HEAD: usize = 56;
const START: usize = 64;
/// The most numbers.
const ROOM: usize = HEAD / 4 - 2;

/// What kind of content it is, and in which form.
pub struct Kind {
    pub magic: [u8; 4],
    pub version: u32,
}

impl Kind {
    /// The bytes of a file: a header with these numbers and the checksum, then the contents one after the other.
    pub fn seal(&self, numbers: &[u32], contents: &[&[u8]]) -> Vec<u8> {
        assert!(numbers.len() <= ROOM, "there is no room for more numbers");
        let size: usize = contents.iter().map(|content| content.len()).sum();
        let mut bytes = Vec::with_capacity(START + size);
        bytes.extend(self.magic);
        bytes.extend(self.version.to_le_bytes());
        numbers.iter().for_each(|number| bytes.extend(number.to_le_bytes()));
        bytes.resize(START, 0);
        contents.iter().for_each(|content| bytes.extend(*content));
        sign(&mut bytes);
        bytes
    }

    /// The numbers and the content of a file. It is an error if the magic, the version or the checksum is wrong.
    pub fn open<const N: usize>(&self, bytes: &Bytes) -> Result<([u32; N], Bytes), Error> {
        if bytes.len() < START || bytes[..4] != self.magic {
            return Err(Error::Corrupt("it does not begin as one"));
        }
        let number = |i: usize| u32::from_le_bytes(std::array::from_fn(|byte| bytes[4 * i + byte]));
        if number(1) != self.version {
            return Err(Error::Corrupt("it has another version"));
        }
        if bytes[HEAD..START] != checksum(&[&bytes[..HEAD], &bytes[START..]]).to_le_bytes() {
            return Err(Error::Corrupt("its checksum is wrong"));
        }
        Ok((std::array::from_fn(|i| number(i + 2)), bytes.slice(START..)))
    }
}

/// Give bytes the checksum that fits them.
pub fn sign(bytes: &mut [u8]) {
    let sum = checksum(&[&bytes[..HEAD], &bytes[START..]]);
    bytes[HEAD..START].copy_from_slice(&sum.to_le_bytes());
}

/// FNV-1a over words of eight bytes, in four lanes so that it keeps up with reading the file.
pub fn checksum(parts: &[&[u8]]) -> u64 {
    const PRIME: u64 = 0x0000_0100_0000_01B3;
    let mut lanes = [0xCBF2_9CE4_8422_2325u64, 1, 2, 3];
    for part in parts {
        let mut blocks = part.chunks_exact(32);
        for block in &mut blocks {
            for (lane, raw) in lanes.iter_mut().zip(block.chunks_exact(8)) {
                *lane = (*lane ^ word(raw)).wrapping_mul(PRIME).rotate_left(29);
            }
        }
        for &byte in blocks.remainder() {
            lanes[0] = (lanes[0] ^ u64::from(byte)).wrapping_mul(PRIME);
        }
    }
    lanes.iter().fold(0, |sum, lane| (sum ^ lane).wrapping_mul(PRIME).rotate_left(31))
}

fn word(raw: &[u8]) -> u64 {
    raw.iter().rev().fold(0, |sum, &byte| sum << 8 | u64::from(byte))
}
