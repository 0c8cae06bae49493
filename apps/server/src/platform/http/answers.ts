import type { FastifyReply } from 'fastify';

/** A file as an answer. */
export interface FileAnswer {
  readonly bytes: Uint8Array;
  readonly mime: string;
  readonly name: string;
}

/** Files that people or their documents brought never run anything, wherever they are opened. */
const FILE_HEADERS = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
} as const;

export function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  return reply
    .headers(FILE_HEADERS)
    .header('content-disposition', attachment(file.name))
    .type(file.mime)
    .send(Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength));
}

/** A download under the given name: in ASCII for old clients, and whole (RFC 6266, RFC 8187). */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
