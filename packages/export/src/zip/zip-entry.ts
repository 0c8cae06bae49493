import { crc32, deflateRawSync } from 'node:zlib';

/** Files of an archive as ZIP has them (APPNOTE.TXT). */

/** A file to be put into an archive: its text, written as UTF-8, or its bytes. */
export type ZipContent = string | Uint8Array;

export interface ZipFile {
  readonly path: string;
  readonly content: ZipContent;
}

export interface ZipEntry {
  readonly path: string;
  /** What the local header and the directory say alike (4.3.7, 4.3.12). */
  readonly header: Uint8Array;
  readonly data: Uint8Array;
}

/** Files that are compressed already. */
const COMPRESSED = /\.(png|jpe?g|gif|webp)$/;
/** The first of January 1980 as ZIP writes it, and midnight: the same content always gives the same file. */
const DATE = 0x21;
const TIME = 0;
/** The version of ZIP that readers need, what a name in UTF-8 is marked with, and the two methods. */
const VERSION = 20;
const IN_UTF8 = 0x800;
const STORED = 0;
const DEFLATED = 8;

/** A file, compressed where that makes it smaller. */
export function deflatedEntry({ path, content }: ZipFile): ZipEntry {
  const bytes = bytesOf(content);
  return entryOf(path, bytes, COMPRESSED.test(path) ? bytes : deflateRawSync(bytes));
}

/** A file as it is. */
export function storedEntry({ path, content }: ZipFile): ZipEntry {
  const bytes = bytesOf(content);
  return entryOf(path, bytes, bytes);
}

function bytesOf(content: ZipContent): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : content;
}

/** @param packed what is written where it is smaller than the content */
function entryOf(path: string, content: Uint8Array, packed: Uint8Array): ZipEntry {
  const isSmaller = packed.length < content.length;
  const data = isSmaller ? packed : content;
  const nameLength = Buffer.byteLength(path);
  const header = Buffer.alloc(26);
  header.writeUInt16LE(VERSION, 0);
  header.writeUInt16LE(nameLength === path.length ? 0 : IN_UTF8, 2);
  header.writeUInt16LE(isSmaller ? DEFLATED : STORED, 4);
  header.writeUInt16LE(TIME, 6);
  header.writeUInt16LE(DATE, 8);
  header.writeUInt32LE(crc32(content), 10);
  header.writeUInt32LE(data.length, 14);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt16LE(nameLength, 22);
  return { path, header, data };
}

/** The archive of some files. */
export function archiveOf(entries: readonly ZipEntry[]): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { path, header, data } of entries) {
    const name = Buffer.from(path);
    parts.push(Buffer.from('PK\x03\x04'), header, name, data);
    const start = Buffer.from('PK\x01\x02\0\0');
    start.writeUInt16LE(VERSION, 4);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(start, header, rest, name);
    offset += 4 + header.length + name.length + data.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}
