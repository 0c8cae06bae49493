import { crc32, deflateSync } from 'node:zlib';

/** Longest side of a picture that is kept, px; larger ones are made smaller by leaving pixels out. */
const LONGEST_SIDE = 1_600;

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** pdf.js's image kinds. 1: one bit grey, 2: RGB, 3: RGBA. */
  readonly kind: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** Raw pixels → an RGB PNG file. */
export function encodePng(pixels: Pixels): Buffer {
  const step = Math.max(1, Math.ceil(Math.max(pixels.width, pixels.height) / LONGEST_SIDE));
  const width = Math.floor(pixels.width / step);
  const height = Math.floor(pixels.height / step);
  const rows = Buffer.alloc(height * (width * 3 + 1));
  let offset = 0;
  for (let y = 0; y < height; y += 1) {
    // Each row begins with its filter: none.
    offset += 1;
    for (let x = 0; x < width; x += 1) {
      writePixel(rows, offset, pixels, x * step, y * step);
      offset += 3;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a channel, colour type 2 (RGB).
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(rows, { level: 4 });
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function writePixel(target: Buffer, offset: number, { width, kind, data }: Pixels, x: number, y: number): void {
  if (kind === 1) {
    const bit = ((data[y * ((width + 7) >> 3) + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1;
    target.fill(bit === 1 ? 255 : 0, offset, offset + 3);
    return;
  }
  const from = (y * width + x) * (kind === 2 ? 3 : 4);
  const alpha = kind === 2 ? 255 : (data[from + 3] ?? 255);
  for (let channel = 0; channel < 3; channel += 1) {
    // Transparent parts are laid on white, as the page is.
    target[offset + channel] = Math.round(((data[from + channel] ?? 0) * alpha) / 255 + 255 - alpha);
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
