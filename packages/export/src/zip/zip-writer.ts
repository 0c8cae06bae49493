import { deflatedBeside } from './compressing.ts';
import { archiveOf, deflatedEntry, storedEntry, type ZipContent, type ZipEntry, type ZipFile } from './zip-entry.ts';

/** Characters or bytes that are handed over at a time: some milliseconds of compressing, much more than handing over takes. */
const AT_ONCE = 1 << 18;
/** Share of the last files that goes to the other thread, which is not done with those before. */
const BESIDE = 0.4;

/** An archive in the making: what is put into it is compressed in another thread while more is made. */
export class ZipWriter {
  /** Compressed, or being so. */
  readonly #done: Promise<readonly ZipEntry[]>[] = [];
  #waiting: ZipFile[] = [];
  #size = 0;

  add(path: string, content: ZipContent): void {
    this.#waiting.push({ path, content });
    this.#size += content.length;
    if (this.#size >= AT_ONCE) this.#handOver();
  }

  /**
   * The bytes of the archive.
   * @param order paths of its files as they stand in it; as they were added where absent
   */
  async finish(order?: readonly string[]): Promise<Uint8Array> {
    // A small archive needs no other thread.
    if (this.#done.length === 0) return archiveOf(ordered(this.#waiting.map(deflatedEntry), order));
    // What is left is shared: many small files, of which each costs as much to begin as to compress.
    const own = this.#waiting.splice(Math.floor(this.#waiting.length * BESIDE));
    this.#handOver();
    const compressed = own.map(deflatedEntry);
    return archiveOf(ordered([...(await Promise.all(this.#done)).flat(), ...compressed], order));
  }

  #handOver(): void {
    const entries = deflatedBeside(this.#waiting);
    // A failure is told to whoever finishes.
    entries.catch(() => {});
    this.#done.push(entries);
    this.#waiting = [];
    this.#size = 0;
  }
}

function ordered(entries: readonly ZipEntry[], order: readonly string[] | undefined): readonly ZipEntry[] {
  if (!order) return entries;
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  return order.flatMap((path) => byPath.get(path) ?? []);
}

/** An archive of files by their paths, in the order given. */
export function writeZip(files: Readonly<Record<string, ZipContent>>): Promise<Uint8Array> {
  const writer = new ZipWriter();
  for (const [path, content] of Object.entries(files)) writer.add(path, content);
  return writer.finish();
}

/** The same of files as they are, for an archive that is compressed as a whole. */
export function storedZip(files: Readonly<Record<string, ZipContent>>): Uint8Array {
  return archiveOf(Object.entries(files).map(([path, content]) => storedEntry({ path, content })));
}
