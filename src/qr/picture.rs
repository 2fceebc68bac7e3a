//! A QR code as a PNG.

use png::{BitDepth, ColorType, Encoder, EncodingError};

use super::Symbol;

/// Pixels of a module's side.
const MODULE: usize = 10;

/// The picture: black on white with its quiet zone, one bit a pixel.
///
/// # Errors
/// The encoder's; there is none for what comes from here.
pub(crate) fn png(symbol: &Symbol) -> Result<Vec<u8>, EncodingError> {
    let side = symbol.span() * MODULE;
    let mut pixels = Vec::with_capacity(side * side.div_ceil(8));
    for y in 0..side {
        let mut row = vec![0u8; side.div_ceil(8)];
        for x in 0..side {
            if !symbol.is_dark(x / MODULE, y / MODULE)
                && let Some(byte) = row.get_mut(x / 8)
            {
                *byte |= 0x80 >> (x % 8);
            }
        }
        pixels.extend(row);
    }
    let mut bytes = Vec::new();
    let side = u32::try_from(side).unwrap_or(u32::MAX);
    let mut encoder = Encoder::new(&mut bytes, side, side);
    encoder.set_color(ColorType::Grayscale);
    encoder.set_depth(BitDepth::One);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&pixels)?;
    writer.finish()?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn the_picture_is_read_back_as_the_text() {
        for text in [
            "https://qr71.cn/okDISU/qssTnoy",
            &"x".repeat(super::super::LONGEST),
        ] {
            let symbol = Symbol::of(text).unwrap();
            let bytes = png(&symbol).unwrap();
            let mut decoder = png::Decoder::new(std::io::Cursor::new(&bytes));
            decoder.set_transformations(png::Transformations::EXPAND);
            let mut reader = decoder.read_info().unwrap();
            let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
            let info = reader.next_frame(&mut pixels).unwrap();
            let side = usize::try_from(info.width).unwrap();
            assert_eq!((side, info.height), (symbol.span() * MODULE, info.width));
            assert!(pixels.iter().all(|pixel| matches!(pixel, 0 | 255)));
            let mut image = rqrr::PreparedImage::prepare_from_greyscale(side, side, |x, y| {
                pixels[y * side + x]
            });
            let grids = image.detect_grids();
            assert_eq!(grids.len(), 1);
            assert_eq!(grids[0].decode().unwrap().1, text);
        }
    }
}
