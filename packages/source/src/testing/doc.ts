import { CFB } from '@e965/xlsx';

/** The start of a Word 97 file for tests: a compound file whose document has the flags of [MS-DOC] 2.5.2, and no text. */
export function wordHeader(flags: number): Uint8Array {
  const block = Buffer.alloc(4_096);
  block.writeUInt16LE(0xa5ec, 0);
  block.writeUInt16LE(0x00c1, 2);
  block.writeUInt16LE(flags, 0x0a);
  const container = CFB.utils.cfb_new();
  CFB.utils.cfb_add(container, '/WordDocument', block);
  CFB.utils.cfb_add(container, '/1Table', Buffer.alloc(4_096));
  return Buffer.from(CFB.write(container, { type: 'buffer' }));
}
