import { crc32, deflateRawSync } from 'node:zlib';

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const DEFLATED = 8;
/** 1 January 1980, the first day that ZIP knows. */
const DATE = 0x21;

interface Packed {
  readonly packed: Buffer;
  readonly checksum: number;
}

function packedOf(content: Uint8Array): Packed {
  return { packed: deflateRawSync(content), checksum: crc32(content) };
}

/** A ZIP archive of some files. What stands in it several times is packed once. */
export function zip(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  const known = new Map<Uint8Array, Packed>();
  for (const [path, content] of Object.entries(files)) {
    const name = Buffer.from(path);
    const { packed, checksum } = known.get(content) ?? packedOf(content);
    known.set(content, { packed, checksum });
    // Both headers share these fields: version, flags, method, time, date, checksum, sizes, length of the name.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(VERSION, 0);
    common.writeUInt16LE(DEFLATED, 4);
    common.writeUInt16LE(DATE, 8);
    common.writeUInt32LE(checksum, 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    parts.push(number(LOCAL_HEADER, 4), common, name, packed);
    directory.push(number(CENTRAL_HEADER, 4), number(VERSION, 2), common, Buffer.alloc(10), number(offset, 4), name);
    offset += 30 + name.length + packed.length;
  }
  const count = Object.keys(files).length;
  const central = Buffer.concat(directory);
  const end = [
    number(END, 4),
    Buffer.alloc(4),
    number(count, 2),
    number(count, 2),
    number(central.length, 4),
    number(offset, 4),
    Buffer.alloc(2),
  ];
  return Buffer.concat([...parts, central, ...end]);
}

function number(value: number, bytes: 2 | 4): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
}
