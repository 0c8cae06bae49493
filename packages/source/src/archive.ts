import { PagewrightError } from '@pagewright/model/errors';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { ARCHIVE } from './limits.ts';

/**
 * An Office file's archive, every entry of which was inflated once and its real bytes counted, before any library sees
 * it.
 */
export class OfficeArchive {
  readonly #file: string;
  readonly #archive: ZipFile;
  readonly #entries = new Map<string, Entry>();
  readonly #kept = new Map<string, Buffer>();

  private constructor(file: string, archive: ZipFile) {
    this.#file = file;
    this.#archive = archive;
  }

  /**
   * @param keep which entries to keep in memory at once; others can be read later
   * @throws PagewrightError `file/bomb`, `file/entities`, `file/corrupt`, `file/password` (an entry is encrypted)
   */
  static async open(file: string, bytes: Uint8Array, keep: (name: string) => boolean): Promise<OfficeArchive> {
    try {
      const archive = new OfficeArchive(file, await openZip(bytes));
      await archive.#inspect(keep);
      return archive;
    } catch (error) {
      if (error instanceof PagewrightError) throw error;
      throw new PagewrightError('file/corrupt', { file }, { cause: error });
    }
  }

  get names(): string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** The content of an entry; undefined where there is none of that name. */
  async read(name: string): Promise<Buffer | undefined> {
    const kept = this.#kept.get(name);
    const entry = this.#entries.get(name);
    if (kept || !entry) return kept;
    const { content } = await inflate(this.#archive, entry, true, ARCHIVE.maxEntryBytes);
    return content;
  }

  /** The text of an entry without its byte order mark; empty where there is none of that name. */
  async text(name: string): Promise<string> {
    const content = await this.read(name);
    return content ? new TextDecoder(encodingOf(content)).decode(content) : '';
  }

  #inspect(keep: (name: string) => boolean): Promise<void> {
    let total = 0;
    return new Promise((resolve, reject) => {
      const refuse = (code: 'file/bomb' | 'file/entities' | 'file/password'): void =>
        reject(new PagewrightError(code, { file: this.#file }));
      this.#archive.on('error', reject);
      this.#archive.on('end', () => resolve());
      this.#archive.on('entry', (entry: Entry) => {
        const start = entry.relativeOffsetOfLocalHeader;
        if (this.#entries.size >= ARCHIVE.maxEntries || this.#entries.has(entry.fileName)) return refuse('file/bomb');
        // Entries that share compressed data are how small archives become endless ones.
        if (this.#overlaps(start, entry.compressedSize)) return refuse('file/bomb');
        if (entry.isEncrypted()) return refuse('file/password');
        this.#entries.set(entry.fileName, entry);
        const kept = keep(entry.fileName);
        inflate(this.#archive, entry, kept, ARCHIVE.maxBytes - total)
          .then(({ size, head, content }) => {
            total += size;
            if (size > ARCHIVE.maxEntryBytes || total > ARCHIVE.maxBytes) return refuse('file/bomb');
            const harm = isXml(entry.fileName) ? harmOfDeclarations(head) : undefined;
            if (harm) return refuse(harm);
            if (kept && content) this.#kept.set(entry.fileName, content);
            this.#archive.readEntry();
          })
          .catch(reject);
      });
      this.#archive.readEntry();
    });
  }

  /** Whether an entry's data lies within another one's. */
  #overlaps(start: number, size: number): boolean {
    for (const other of this.#entries.values()) {
      const otherStart = other.relativeOffsetOfLocalHeader;
      const otherEnd = otherStart + 30 + other.compressedSize;
      if (start < otherEnd && otherStart < start + 30 + size) return true;
    }
    return false;
  }
}

function openZip(bytes: Uint8Array): Promise<ZipFile> {
  const buffer = withoutTrailingBytes(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return new Promise((resolve, reject) => {
    // `autoClose` off: entries are read again after the last one was listed.
    const options = { lazyEntries: true, validateEntrySizes: false, autoClose: false };
    yauzl.fromBuffer(buffer, options, (error, archive) => {
      if (archive) resolve(archive);
      else reject(error ?? new Error('no archive'));
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

/** How much of an entry's start is looked at for declarations, bytes. */
const HEAD = 8_192;

interface Inflated {
  readonly size: number;
  readonly head: Buffer;
  readonly content: Buffer | undefined;
}

/** Inflates an entry; stops as soon as it is over a limit. */
function inflate(archive: ZipFile, entry: Entry, keep: boolean, room: number): Promise<Inflated> {
  return new Promise((resolve, reject) => {
    archive.openReadStream(entry, (error, stream) => {
      if (error || !stream) return reject(error ?? new Error('no stream'));
      const chunks: Buffer[] = [];
      let size = 0;
      let kept = 0;
      const finish = (content: Buffer | undefined): void =>
        resolve({ size, head: Buffer.concat(chunks).subarray(0, HEAD), content });
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (keep || kept < HEAD) {
          chunks.push(chunk);
          kept += chunk.length;
        }
        if (size > ARCHIVE.maxEntryBytes || size > room) {
          stream.destroy();
          finish(undefined);
        }
      });
      stream.on('error', reject);
      stream.on('end', () => finish(keep ? Buffer.concat(chunks) : undefined));
    });
  });
}

function isXml(name: string): boolean {
  return /\.(xml|rels|vml)$/i.test(name);
}

/**
 * What the declarations at the start of a part are for. Office writes none: entities made of entities unpack to more and
 * more, all others can draw in what lies elsewhere.
 */
function harmOfDeclarations(head: Buffer): 'file/bomb' | 'file/entities' | undefined {
  const text = new TextDecoder(encodingOf(head)).decode(head);
  if (!/<!(DOCTYPE|ENTITY)/i.test(text)) return undefined;
  return /<!ENTITY\s+[^\s%]+\s+(["'])(?:(?!\1)[^&])*&[^#]/i.test(text) ? 'file/bomb' : 'file/entities';
}

function encodingOf(content: Buffer): string {
  if ((content[0] === 0xff && content[1] === 0xfe) || (content[0] === 0x3c && content[1] === 0)) return 'utf-16le';
  if ((content[0] === 0xfe && content[1] === 0xff) || (content[0] === 0 && content[1] === 0x3c)) return 'utf-16be';
  return 'utf-8';
}
