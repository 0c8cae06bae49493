import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { BlobStore } from '../blobs/blob-store.ts';
import type { BlobReference } from '../blobs/blobs.ts';

/** A file as an answer. */
export interface FileAnswer {
  readonly bytes: Uint8Array | Readable;
  /** Bytes. */
  readonly size: number;
  readonly mime: string;
  readonly name: string;
  /** What is said of it beside. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Up to this size a stored file is read and checked before the first byte of it is sent, bytes. */
const CHECKED_FIRST = 2 ** 20;

/** A stored file; a large one is sent as it is read, and breaks off where it is not what was stored. */
export async function storedFile(
  blobs: BlobStore,
  reference: BlobReference,
  { mime, name }: Pick<FileAnswer, 'mime' | 'name'>,
): Promise<FileAnswer> {
  const { size } = reference;
  const bytes = size <= CHECKED_FIRST ? await blobs.read(reference) : await blobs.open(reference);
  return { bytes, size, mime, name };
}

/** Files that people or their documents brought never run anything, wherever they are opened. */
const FILE_HEADERS = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
} as const;

export function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  const { bytes } = file;
  return reply
    .headers({ ...file.headers, ...FILE_HEADERS })
    .header('content-disposition', attachment(file.name))
    .type(file.mime)
    .header('content-length', file.size)
    .send(bytes instanceof Readable ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

/** A download under the given name: in ASCII for old clients, and whole (RFC 6266, RFC 8187). */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
