import { PagewrightError } from '@pagewright/model/errors';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { ARCHIVE } from './limits.ts';

/**
 * Opens an Office file's archive and inflates every entry, counting the bytes that really come out, before any library
 * sees it.
 * @returns the texts of the entries that `wanted` picks
 * @throws PagewrightError `file/bomb`, `file/corrupt`
 */
export async function inspectArchive(
  file: string,
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
): Promise<Map<string, Buffer>> {
  const archive = await open(file, bytes);
  try {
    return await readEntries(file, archive, wanted);
  } catch (error) {
    if (error instanceof PagewrightError) throw error;
    throw new PagewrightError('file/corrupt', { file }, { cause: error });
  } finally {
    archive.close();
  }
}

function open(file: string, bytes: Uint8Array): Promise<ZipFile> {
  const buffer = withoutTrailingBytes(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(buffer, { lazyEntries: true, validateEntrySizes: false }, (error, archive) => {
      if (archive) resolve(archive);
      else reject(new PagewrightError('file/corrupt', { file }, { cause: error }));
    });
  });
}

/** Some programs leave bytes behind the archive, which a strict reader takes for a broken comment. */
function withoutTrailingBytes(buffer: Buffer): Buffer {
  const end = buffer.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 >= buffer.length) return buffer;
  const trimmed = Buffer.from(buffer.subarray(0, end + 22));
  trimmed.writeUInt16LE(0, end + 20);
  return trimmed;
}

function readEntries(file: string, archive: ZipFile, wanted: (name: string) => boolean): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  let entries = 0;
  let total = 0;
  let end = -1;
  return new Promise((resolve, reject) => {
    const bomb = (): void => reject(new PagewrightError('file/bomb', { file }));
    archive.on('error', reject);
    archive.on('end', () => resolve(found));
    archive.on('entry', (entry: Entry) => {
      entries += 1;
      const start = entry.relativeOffsetOfLocalHeader;
      // Entries that share compressed data are how small archives become endless ones.
      if (entries > ARCHIVE.maxEntries || (end >= 0 && start < end)) return bomb();
      end = start + 30 + entry.compressedSize;
      inflate(archive, entry, wanted(entry.fileName), ARCHIVE.maxBytes - total)
        .then(({ size, content }) => {
          total += size;
          if (size > ARCHIVE.maxEntryBytes || total > ARCHIVE.maxBytes) return bomb();
          if (content && declaresEntities(entry.fileName, content)) return bomb();
          if (content) found.set(entry.fileName, content);
          archive.readEntry();
        })
        .catch(reject);
    });
    archive.readEntry();
  });
}

/** Inflates an entry; stops as soon as it is over a limit. XML is kept for a look at its start. */
function inflate(
  archive: ZipFile,
  entry: Entry,
  keep: boolean,
  room: number,
): Promise<{ size: number; content: Buffer | undefined }> {
  const isXml = /\.(xml|rels)$/i.test(entry.fileName);
  return new Promise((resolve, reject) => {
    archive.openReadStream(entry, (error, stream) => {
      if (error || !stream) return reject(error ?? new Error('no stream'));
      const chunks: Buffer[] = [];
      let size = 0;
      let kept = 0;
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (keep || (isXml && kept < 4096)) {
          chunks.push(chunk);
          kept += chunk.length;
        }
        if (size > ARCHIVE.maxEntryBytes || size > room) {
          stream.destroy();
          resolve({ size, content: undefined });
        }
      });
      stream.on('error', reject);
      stream.on('end', () => resolve({ size, content: keep || isXml ? Buffer.concat(chunks) : undefined }));
    });
  });
}

/** Office writes no document type; whoever declares entities means harm. */
function declaresEntities(name: string, content: Buffer): boolean {
  return /\.(xml|rels)$/i.test(name) && /<!(DOCTYPE|ENTITY)/i.test(content.subarray(0, 4096).toString('latin1'));
}
