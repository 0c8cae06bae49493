import { Worker } from 'node:worker_threads';
import type { SourcePlace, TableHead } from '@pagewright/contract/documents';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { BlobReference } from '../../platform/blobs/blobs.ts';
import type { ReadBlocks } from './blocks-from.ts';
import type { ShownTable, WantedTable } from './shown-tables.ts';

export type FoundPlace = Pick<SourcePlace, 'headings' | 'blocks'>;

/** One block with its neighbours, the blocks from an index on, the heads of all tables, or one table. */
type Wanted =
  | { readonly block: number }
  | { readonly from: number }
  | { readonly tables: true }
  | { readonly tableAt: WantedTable };

/** What the thread is asked: with the content's bytes where it does not hold that content already. */
export type PlaceQuestion = Wanted & {
  readonly number: number;
  readonly sha256: string;
  readonly bytes?: Uint8Array;
};
export type PlaceReply = { readonly number: number } & (
  | { readonly missing: true }
  | { readonly found: FoundPlace | undefined }
  | { readonly read: ReadBlocks }
  | { readonly heads: TableHead[] }
  | { readonly table: ShownTable | undefined }
  | { readonly failed: string }
);

type Waiting = PromiseWithResolvers<PlaceReply>;

/**
 * Finds blocks in stored contents, in a thread of its own: what was read out of a large workbook takes a second to
 * parse. The thread starts when it is first needed and keeps the last contents.
 */
export class PlaceReader {
  readonly #blobs: BlobStore;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #asked = 0;

  constructor(blobs: BlobStore) {
    this.#blobs = blobs;
  }

  /** Undefined where the content has no such block. */
  async find(content: BlobReference, block: number): Promise<FoundPlace | undefined> {
    const reply = await this.#answer(content, { block });
    if ('found' in reply) return reply.found;
    throw unexpected(reply);
  }

  async read(content: BlobReference, from: number): Promise<ReadBlocks> {
    const reply = await this.#answer(content, { from });
    if ('read' in reply) return reply.read;
    throw unexpected(reply);
  }

  async tables(content: BlobReference): Promise<TableHead[]> {
    const reply = await this.#answer(content, { tables: true });
    if ('heads' in reply) return reply.heads;
    throw unexpected(reply);
  }

  /** Undefined where the content has no such table. */
  async table(content: BlobReference, tableAt: WantedTable): Promise<ShownTable | undefined> {
    const reply = await this.#answer(content, { tableAt });
    if ('table' in reply) return reply.table;
    throw unexpected(reply);
  }

  async #answer(content: BlobReference, wanted: Wanted): Promise<PlaceReply> {
    const { sha256 } = content;
    const reply = await this.#ask({ sha256, ...wanted });
    if (!('missing' in reply)) return reply;
    return this.#ask({ sha256, ...wanted, bytes: await this.#blobs.read(content) });
  }

  #ask(question: Wanted & { sha256: string; bytes?: Uint8Array }): Promise<PlaceReply> {
    this.#asked += 1;
    const number = this.#asked;
    const waiting = Promise.withResolvers<PlaceReply>();
    this.#waiting.set(number, waiting);
    this.#worker ??= this.#start();
    this.#worker.postMessage({ ...question, number } satisfies PlaceQuestion);
    return waiting.promise;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./place-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 1024 },
    });
    worker.unref();
    worker.on('message', (reply: PlaceReply) => {
      this.#waiting.get(reply.number)?.resolve(reply);
      this.#waiting.delete(reply.number);
    });
    const onEnd = (error: unknown): void => {
      if (this.#worker === worker) this.#worker = undefined;
      for (const { reject } of this.#waiting.values()) reject(new Error('the reading thread ended', { cause: error }));
      this.#waiting.clear();
    };
    worker.on('error', onEnd).once('exit', onEnd);
    return worker;
  }
}

function unexpected(reply: PlaceReply): Error {
  return new Error('failed' in reply ? reply.failed : 'the content is missing again');
}
