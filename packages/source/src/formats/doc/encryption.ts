import { CFB } from '@e965/xlsx';

/** Of the file information block at the start of the stream `WordDocument` ([MS-DOC] 2.5.2). */
const FIB = { magic: 0xa5ec, flags: 0x0a, encrypted: 0x0100 } as const;

/** Whether a Word 97-2003 file asks for a password: XOR, RC4 and RC4 CryptoAPI all set the same flag. */
export function isEncryptedWord(bytes: Uint8Array): boolean {
  const block = startOfDocument(bytes);
  if (!block || block.length < FIB.flags + 2 || block.readUInt16LE(0) !== FIB.magic) return false;
  return (block.readUInt16LE(FIB.flags) & FIB.encrypted) !== 0;
}

/** Undefined where the compound file is damaged or holds no document. */
function startOfDocument(bytes: Uint8Array): Buffer | undefined {
  try {
    const content = CFB.find(CFB.read(bytes, { type: 'array' }), 'WordDocument')?.content;
    return content ? Buffer.from(content.slice(0, FIB.flags + 2)) : undefined;
  } catch {
    return undefined;
  }
}
