//! Just enough of gzip (RFC 1951, 1952) to serve packed answers.

const HEADER: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255];

/// `bytes` in stored blocks: packed in form only.
pub fn stored(bytes: &[u8]) -> Vec<u8> {
    let mut out = HEADER.to_vec();
    let mut blocks = bytes.chunks(65_535).peekable();
    while let Some(block) = blocks.next() {
        let length = u16::try_from(block.len()).unwrap();
        out.push(u8::from(blocks.peek().is_none()));
        out.extend(length.to_le_bytes());
        out.extend((!length).to_le_bytes());
        out.extend(block);
    }
    out.extend(crc32(bytes).to_le_bytes());
    out.extend(u32::try_from(bytes.len()).unwrap().to_le_bytes());
    out
}

/// At least `count` times the same byte, which must be below 144, packed to a hundredth of its size and less.
pub fn of_one_byte(byte: u8, count: u64) -> Vec<u8> {
    let mut bits = Bits(HEADER.to_vec(), 0);
    // The last block, with the fixed codes.
    bits.push(0b1, 1);
    bits.push(0b01, 2);
    bits.code(0x30 + u32::from(byte), 8);
    for _ in 0..count.div_ceil(258) {
        // The longest match, 258 bytes, of the byte before.
        bits.code(0b1100_0101, 8);
        bits.code(0, 5);
    }
    bits.code(0, 7);
    // Its check sums would follow; the reader is to stop long before.
    bits.0
}

/// Bytes and how many bits of the last one are used.
struct Bits(Vec<u8>, u32);

impl Bits {
    /// The low `length` bits of `value`, the lowest first.
    fn push(&mut self, value: u32, length: u32) {
        for at in 0..length {
            if self.1 == 0 {
                self.0.push(0);
            }
            let bit = u8::from(value >> at & 1 == 1);
            *self.0.last_mut().unwrap() |= bit << self.1;
            self.1 = (self.1 + 1) % 8;
        }
    }

    /// A Huffman code: the highest bit first.
    fn code(&mut self, code: u32, length: u32) {
        for at in (0..length).rev() {
            self.push(code >> at & 1, 1);
        }
    }
}

fn crc32(bytes: &[u8]) -> u32 {
    let mut crc = u32::MAX;
    for byte in bytes {
        crc ^= u32::from(*byte);
        for _ in 0..8 {
            let carry = crc & 1 == 1;
            crc >>= 1;
            if carry {
                crc ^= 0xedb8_8320;
            }
        }
    }
    !crc
}

#[test]
fn the_check_sum_is_the_known_one() {
    assert_eq!(crc32(b"123456789"), 0xcbf4_3926);
}
