/** Pixels of a bitmap, three bytes each: red, green, blue; rows from the top. */
interface Bitmap {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 3;
}

/** A BMP of 8 bits with a palette, 24 or 32 bits, uncompressed: what programs write. @throws Error for any other */
export function readBitmap(bytes: Buffer, maxPixels: number): Bitmap {
  const start = bytes.readUInt32LE(10);
  const headerSize = bytes.readUInt32LE(14);
  const width = bytes.readInt32LE(18);
  const signedHeight = bytes.readInt32LE(22);
  const height = Math.abs(signedHeight);
  const bits = bytes.readUInt16LE(28);
  const compression = bytes.readUInt32LE(30);
  // With masks (3) of 32 bits the order of the bytes is the usual one in all that programs write.
  const isPlain = compression === 0 || (compression === 3 && bits === 32);
  if (!isPlain || ![8, 24, 32].includes(bits) || width < 1 || height < 1) throw new Error('not a plain bitmap');
  if (width * height > maxPixels) throw new Error('too many pixels');
  const step = Math.ceil((width * bits) / 32) * 4;
  if (start + step * height > bytes.length) throw new Error('the bitmap is cut short');
  const palette = 14 + headerSize;
  const pixels = Buffer.alloc(width * height * 3);
  let to = 0;
  for (let row = 0; row < height; row += 1) {
    const from = start + step * (signedHeight > 0 ? height - 1 - row : row);
    for (let column = 0; column < width; column += 1) {
      const at = bits === 8 ? palette + (bytes[from + column] ?? 0) * 4 : from + column * (bits / 8);
      pixels[to] = bytes[at + 2] ?? 0;
      pixels[to + 1] = bytes[at + 1] ?? 0;
      pixels[to + 2] = bytes[at] ?? 0;
      to += 3;
    }
  }
  return { pixels, width, height, channels: 3 };
}
