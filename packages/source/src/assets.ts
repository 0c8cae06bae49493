import { createHash } from 'node:crypto';
import type { Asset, SourceWarning } from '@pagewright/model/source-document';
import { IMAGES } from './limits.ts';

/** The pictures of one document, kept within the limits; too small ones are icons and rules and are left out. */
export class AssetStore {
  readonly kept: Record<string, Asset> = {};
  readonly #warnings: SourceWarning[];
  #bytes = 0;
  #dropped = 0;

  constructor(warnings: SourceWarning[]) {
    this.#warnings = warnings;
  }

  /** Keeps a picture and gives its key; an empty key where it is left out. */
  async add(mime: string, read: () => Promise<Buffer>): Promise<string> {
    if (!/^image\/(png|jpe?g|gif|webp)$/.test(mime)) return this.#drop();
    const bytes = await read();
    const size = sizeOfImage(bytes);
    if (!size || Math.min(size.width, size.height) < IMAGES.minSide) return '';
    const over = bytes.length > IMAGES.maxBytes || this.#bytes + bytes.length > IMAGES.maxTotalBytes;
    if (over || Object.keys(this.kept).length >= IMAGES.maxCount) return this.#drop();
    const key = keyOf(bytes);
    if (!this.kept[key]) {
      this.#bytes += bytes.length;
      this.kept[key] = { mime, url: dataUrl(mime, bytes), ...size };
    }
    return key;
  }

  #drop(): '' {
    this.#dropped += 1;
    const known = this.#warnings.find(({ code }) => code === 'images-dropped');
    if (known) known.params.count = this.#dropped;
    else this.#warnings.push({ code: 'images-dropped', params: { count: this.#dropped } });
    return '';
  }
}

/** A picture that is kept whatever it is, and its key. @throws Error where it is none */
export function assetOf(mime: string, bytes: Buffer): { readonly key: string; readonly asset: Asset } {
  const size = sizeOfImage(bytes);
  if (!size) throw new Error(`these bytes are no picture of ${mime}`);
  return { key: keyOf(bytes), asset: { mime, url: dataUrl(mime, bytes), ...size } };
}

function keyOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}

function dataUrl(mime: string, bytes: Buffer): string {
  return `data:${mime};base64,${bytes.toString('base64')}`;
}

/** Width and height in px from the header of a PNG, JPEG, GIF or WebP. */
export function sizeOfImage(bytes: Buffer): { width: number; height: number } | undefined {
  if (bytes.length < 30) return undefined;
  if (bytes.readUInt32BE(0) === 0x89504e47) return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (bytes.subarray(0, 3).toString('latin1') === 'GIF')
    return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  if (bytes.subarray(8, 12).toString('latin1') === 'WEBP') return sizeOfWebp(bytes);
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? sizeOfJpeg(bytes) : undefined;
}

function sizeOfWebp(bytes: Buffer): { width: number; height: number } | undefined {
  const kind = bytes.subarray(12, 16).toString('latin1');
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  const bits = bytes.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

/** Walks the segments to the frame header. */
function sizeOfJpeg(bytes: Buffer): { width: number; height: number } | undefined {
  let offset = 2;
  while (offset + 9 < bytes.length && bytes[offset] === 0xff) {
    const marker = bytes[offset + 1] as number;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { height: bytes.readUInt16BE(offset + 5), width: bytes.readUInt16BE(offset + 7) };
    offset += 2 + bytes.readUInt16BE(offset + 2);
  }
  return undefined;
}
