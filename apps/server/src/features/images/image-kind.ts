import { sanitizeSvg, sizeOfSvg } from '@pagewright/components/sanitize-svg';
import { PagewrightError } from '@pagewright/model/errors';
import { sizeOfImage } from '@pagewright/source/assets';

/** An image that may be stored and served. */
export interface CheckedImage {
  readonly mime: string;
  readonly bytes: Buffer;
  /** px; 0 where an SVG does not say. */
  readonly width: number;
  readonly height: number;
}

/** Longest side that a browser decodes without trouble, px. */
const MAX_SIDE = 16_384;

const MAGIC: readonly (readonly [mime: string, start: string])[] = [
  ['image/png', '89504e470d0a1a0a'],
  ['image/jpeg', 'ffd8ff'],
  ['image/gif', '474946383761'],
  ['image/gif', '474946383961'],
  ['image/bmp', '424d'],
];

/**
 * Decides by its bytes, never by its name, what an image is; SVG comes back without anything that could run or load.
 * @throws PagewrightError `image/type`, `image/broken` naming the file
 */
export function checkImage(name: string, bytes: Buffer): CheckedImage {
  const mime = mimeOf(bytes);
  if (!mime) return checkSvg(name, bytes);
  const size = mime === 'image/bmp' ? sizeOfBmp(bytes) : readSize(bytes);
  const isSound = size && Math.min(size.width, size.height) > 0 && Math.max(size.width, size.height) <= MAX_SIDE;
  if (!isSound) throw new PagewrightError('image/broken', { file: name });
  return { mime, bytes, ...size };
}

function mimeOf(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 12).toString('hex');
  if (start.startsWith('52494646') && start.endsWith('57454250')) return 'image/webp';
  return MAGIC.find(([, magic]) => start.startsWith(magic))?.[0];
}

/** A header that ends too early has no size. */
function readSize(bytes: Buffer): ReturnType<typeof sizeOfImage> {
  try {
    return sizeOfImage(bytes);
  } catch {
    return undefined;
  }
}

function sizeOfBmp(bytes: Buffer): { width: number; height: number } | undefined {
  if (bytes.length < 54) return undefined;
  // A negative height means that the rows are stored from the top.
  return { width: bytes.readInt32LE(18), height: Math.abs(bytes.readInt32LE(22)) };
}

/** @throws PagewrightError */
function checkSvg(name: string, bytes: Buffer): CheckedImage {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (!/<(?:[\w-]+:)?svg[\s>]/i.test(text.slice(0, 100_000))) throw new PagewrightError('image/type', { file: name });
  const svg = sanitizeSvg(text);
  if (svg === undefined) throw new PagewrightError('image/broken', { file: name });
  return { mime: 'image/svg+xml', bytes: Buffer.from(svg), ...sizeOfSvg(svg) };
}
