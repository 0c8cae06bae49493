import { type ErrorCode, PagewrightError } from '@pagewright/model/errors';
import { REFUSED_EXTENSIONS, UPLOAD } from '@pagewright/model/limits';
import type { SourceKind } from '@pagewright/model/source-document';

export interface Detected {
  readonly kind: SourceKind;
  /** The name's extension says something else. */
  readonly mismatch: boolean;
}

/**
 * What a file is, by its content; the extension decides only where the content is text.
 * @throws PagewrightError `file/…` naming the file
 */
export function detectKind(name: string, bytes: Uint8Array): Detected {
  if (bytes.length > UPLOAD.maxBytes) {
    throw new PagewrightError('file/too-large', { file: name, maxMegabytes: UPLOAD.maxBytes / 2 ** 20 });
  }
  if (bytes.length === 0) throw new PagewrightError('file/empty', { file: name });
  const extension = extensionOf(name);
  const kind = kindOfContent(name, bytes, extension);
  return { kind, mismatch: extension !== '' && extension !== kind && isSourceExtension(extension) };
}

/** Lower-case extension without the dot; empty where there is none. */
export function extensionOf(name: string): string {
  return /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

function isSourceExtension(extension: string): boolean {
  return ['txt', 'pdf', 'doc', 'docx', 'xls', 'xlsx'].includes(extension);
}

const MAGIC: readonly (readonly [readonly number[], ErrorCode])[] = [
  [[0x89, 0x50, 0x4e, 0x47], 'file/image'],
  [[0xff, 0xd8, 0xff], 'file/image'],
  [[0x47, 0x49, 0x46, 0x38], 'file/image'],
  [[0x42, 0x4d], 'file/image'],
  [[0x52, 0x61, 0x72, 0x21], 'file/archive'],
  [[0x37, 0x7a, 0xbc, 0xaf], 'file/archive'],
  [[0x1f, 0x8b], 'file/archive'],
  [[0x4d, 0x5a], 'file/executable'],
  [[0x7f, 0x45, 0x4c, 0x46], 'file/executable'],
];

function kindOfContent(name: string, bytes: Uint8Array, extension: string): SourceKind {
  if (indexOfAscii(bytes, '%PDF-', 1024) >= 0) return 'pdf';
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return kindOfZip(name, bytes);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return kindOfCompoundFile(name, bytes, extension);
  const refused = MAGIC.find(([magic]) => startsWith(bytes, magic));
  if (refused && !(refused[0].length === 2 && isTextual(bytes)))
    throw new PagewrightError(refused[1], { file: name, extension });
  refuseByExtension(name, extension);
  if (indexOfAscii(bytes, 'WEBP', 16) === 8) throw new PagewrightError('file/image', { file: name, extension });
  if (isTextual(bytes)) return 'txt';
  const damaged = isSourceExtension(extension) && extension !== 'txt';
  throw new PagewrightError(damaged ? 'file/corrupt' : 'file/unsupported', { file: name, extension });
}

const REFUSAL: Readonly<Record<keyof typeof REFUSED_EXTENSIONS, ErrorCode>> = {
  image: 'file/image',
  archive: 'file/archive',
  data: 'file/data',
  executable: 'file/executable',
};

function refuseByExtension(name: string, extension: string): void {
  for (const [group, extensions] of Object.entries(REFUSED_EXTENSIONS)) {
    if ((extensions as readonly string[]).includes(extension)) {
      throw new PagewrightError(REFUSAL[group as keyof typeof REFUSAL], { file: name, extension });
    }
  }
}

/** Names of the entries stand uncompressed in the central directory at the end. */
function kindOfZip(name: string, bytes: Uint8Array): SourceKind {
  const directory = bytes.subarray(Math.max(0, bytes.length - 400_000));
  const has = (entry: string): boolean =>
    indexOfAscii(directory, entry) >= 0 || indexOfAscii(bytes, entry, 200_000) >= 0;
  if (has('word/document')) return 'docx';
  if (has('xl/workbook') || has('xl/worksheets')) return 'xlsx';
  const extension = extensionOf(name);
  if (extension === 'docx' || extension === 'xlsx') throw new PagewrightError('file/corrupt', { file: name });
  throw new PagewrightError(extension === 'zip' ? 'file/archive' : 'file/unsupported', { file: name, extension });
}

/** Word 97, Excel 97 and encrypted Office files are all compound files: the names of their streams tell them apart. */
function kindOfCompoundFile(name: string, bytes: Uint8Array, extension: string): SourceKind {
  if (hasStream(bytes, 'EncryptedPackage')) throw new PagewrightError('file/password', { file: name });
  if (hasStream(bytes, 'WordDocument')) return 'doc';
  if (hasStream(bytes, 'Workbook') || hasStream(bytes, 'Book')) return 'xls';
  if (extension === 'doc' || extension === 'xls') throw new PagewrightError('file/corrupt', { file: name });
  throw new PagewrightError('file/unsupported', { file: name, extension });
}

/** Whether a compound file has a stream or storage of that name (UTF-16LE, ended by NUL). */
export function hasStream(bytes: Uint8Array, stream: string): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(Buffer.from(`${stream}\0`, 'utf16le'));
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}

function indexOfAscii(bytes: Uint8Array, text: string, within = bytes.length): number {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, within)).indexOf(text, 'latin1');
}

/** Whether bytes can be text in some encoding: hardly any control characters, or UTF-16. */
export function isTextual(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, 65_536);
  if ((sample[0] === 0xff && sample[1] === 0xfe) || (sample[0] === 0xfe && sample[1] === 0xff)) return true;
  let controls = 0;
  let nuls = 0;
  for (const byte of sample) {
    if (byte === 0) nuls += 1;
    else if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12 && byte !== 27) controls += 1;
  }
  if (controls > sample.length / 200) return false;
  return nuls === 0 || nuls > sample.length * 0.2;
}
