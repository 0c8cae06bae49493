import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { crc32, deflateRaw, deflateRawSync } from 'node:zlib';

/** Files that are compressed already. */
const COMPRESSED = /\.(png|jpe?g|gif|webp|xlsx)$/;

/** The first of January 1980 as ZIP writes it, and midnight: the same content always gives the same file. */
const DATE = 0x21;
const TIME = 0;
/** The version of ZIP that readers need, what a name in UTF-8 is marked with, and the two methods. */
const VERSION = 20;
const IN_UTF8 = 0x800;
const STORED = 0;
const DEFLATED = 8;
/** Bytes of a file that is compressed beside this thread: for smaller ones handing over costs more than compressing. */
const LARGE = 1 << 12;
/** How many files are compressed at a time: each takes 256 KB meanwhile, and a machine has a few processors. */
const AT_A_TIME = 8;

const deflateBeside = promisify(deflateRaw);

interface Entry {
  readonly name: Buffer;
  /** What the local header and the directory say alike (APPNOTE.TXT 4.3.7, 4.3.12). */
  readonly header: Buffer;
  readonly data: Uint8Array;
}

/** An archive of files by their paths, in the order given. */
export async function writeZip(files: Readonly<Record<string, Uint8Array>>): Promise<Uint8Array> {
  const waiting = Object.entries(files);
  const entries: Entry[] = [];
  while (waiting.length > 0) {
    const next = waiting.splice(0, AT_A_TIME).map(async ([path, content]) => {
      return entryOf(path, content, COMPRESSED.test(path) ? content : await deflated(content));
    });
    entries.push(...(await Promise.all(next)));
    // Others get their turn.
    await nextTurn();
  }
  return archive(entries);
}

/** The same at once, for archives of a few kilobytes. */
export function writeSmallZip(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  return archive(Object.entries(files).map(([path, content]) => entryOf(path, content, deflateRawSync(content))));
}

/** @param packed what is written where it is smaller than the content */
function entryOf(path: string, content: Uint8Array, packed: Uint8Array): Entry {
  const isSmaller = packed.length < content.length;
  const data = isSmaller ? packed : content;
  const name = Buffer.from(path);
  const header = Buffer.alloc(26);
  header.writeUInt16LE(VERSION, 0);
  header.writeUInt16LE(name.length === path.length ? 0 : IN_UTF8, 2);
  header.writeUInt16LE(isSmaller ? DEFLATED : STORED, 4);
  header.writeUInt16LE(TIME, 6);
  header.writeUInt16LE(DATE, 8);
  header.writeUInt32LE(crc32(content), 10);
  header.writeUInt32LE(data.length, 14);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt16LE(name.length, 22);
  return { name, header, data };
}

function deflated(content: Uint8Array): Uint8Array | Promise<Uint8Array> {
  return content.length < LARGE ? deflateRawSync(content) : deflateBeside(content);
}

function archive(entries: readonly Entry[]): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, header, data } of entries) {
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
