import { promisify } from 'node:util';
import { type AsyncZippable, zip } from 'fflate';

/** Files that are compressed already. */
const COMPRESSED = /\.(png|jpe?g|gif|webp|xlsx)$/;

/** What the same content always gives the same file with: ZIP knows no earlier day. */
const STAMP = new Date(1980, 0, 1);

/** An archive of files by their paths, in the order given. */
export function writeZip(files: Readonly<Record<string, Uint8Array>>): Promise<Uint8Array> {
  const entries = Object.entries(files).map(
    ([path, content]) => [path, [content, { level: COMPRESSED.test(path) ? 0 : 6, mtime: STAMP }]] as const,
  );
  return promisify<AsyncZippable, Uint8Array>((data, done) => zip(data, done))(
    Object.fromEntries(entries) as AsyncZippable,
  );
}
