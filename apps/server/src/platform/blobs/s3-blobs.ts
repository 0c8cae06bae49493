import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { S3mini } from 's3mini';
import { type Blobs, isBlobKey, requireBlobKey, type StagedFile } from './blobs.ts';
import { removeStaged, stageIn } from './staging.ts';

export interface S3Place {
  /** Of the bucket: `https://s3.eu-central-1.amazonaws.com/bucket`, or the bucket as a host of its own. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** What all keys begin with, a path without a slash at its end; empty for none. */
  readonly prefix: string;
}

/** Pauses between the tries of one request, ms. */
const PAUSES = [200, 1_000, 3_000] as const;
/** One request, ms: a file of the largest size over a slow line. */
const TIMEOUT = 120_000;
/** Above this an upload would go in parts, bytes. Ours are smaller, so that one that breaks off leaves nothing behind. */
const ONE_PART = 5 * 2 ** 30;
/** Keys of one answer when they are listed: what the protocol gives at most. */
const LISTED = 1_000;

/** Blobs as objects of a bucket of S3 or something that speaks like it. */
export class S3Blobs implements Blobs {
  readonly #client: S3mini;
  readonly #prefix: string;
  readonly #staging: string;

  /** @param staging folder for bytes that are on their way */
  constructor(place: S3Place, staging: string) {
    const { endpoint, region, accessKeyId, secretAccessKey, prefix } = place;
    const access = { endpoint, region, accessKeyId, secretAccessKey };
    this.#client = new S3mini({ ...access, requestAbortTimeout: TIMEOUT, minPartSize: ONE_PART });
    this.#prefix = prefix === '' ? '' : `${prefix}/`;
    this.#staging = staging;
  }

  stage(bytes: Uint8Array | Readable): Promise<StagedFile> {
    return stageIn(this.#staging, bytes);
  }

  async put(key: string, { path, size }: StagedFile): Promise<void> {
    try {
      const name = this.#name(key);
      const bytes = await openAsBlob(path);
      await retried(async () => {
        try {
          await this.#client.putObject(name, bytes, 'application/octet-stream', undefined, undefined, size);
        } catch (error) {
          // A bucket that lets nothing be written over answers so where the bytes are there already.
          const isThere = statusOf(error) === 412 && (await this.#client.getContentLength(name)) === size;
          if (!isThere) throw error;
        }
      });
    } finally {
      await rm(path, { force: true });
    }
  }

  async read(key: string): Promise<Readable> {
    // Named before it is asked for: what is no key is none the next time either.
    const name = this.#name(key);
    const answer = await retried(() => this.#client.getObjectResponse(name));
    if (!answer?.body) throw new Error(`no stored file ${key}`);
    return Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]);
  }

  async remove(key: string): Promise<void> {
    const name = this.#name(key);
    await retried(() => this.#client.deleteObject(name));
  }

  async *list(olderThanMs: number): AsyncIterable<string> {
    let token: string | undefined;
    do {
      const page = await retried(() => this.#client.listObjectsPaged('/', this.#prefix, LISTED, token));
      for (const { Key, LastModified } of page?.objects ?? []) {
        const key = Key.slice(this.#prefix.length);
        const age = Date.now() - new Date(LastModified).getTime();
        if (isBlobKey(key) && age >= olderThanMs) yield key;
      }
      token = page?.nextContinuationToken;
    } while (token);
  }

  async removeUnfinished(olderThanMs: number): Promise<void> {
    await removeStaged(this.#staging, olderThanMs);
  }

  #name(key: string): string {
    requireBlobKey(key);
    return this.#prefix + key;
  }
}

/** Asks again where the other side was busy, broken or gone, but not where it has refused. */
async function retried<Result>(request: () => Promise<Result>): Promise<Result> {
  for (const wait of PAUSES) {
    try {
      return await request();
    } catch (error) {
      const status = statusOf(error);
      if (status !== undefined && status < 500 && status !== 429 && status !== 408) throw error;
      await pause(wait);
    }
  }
  return request();
}

/** Of the answer that an error is about; undefined where there was none. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  const { status } = error as { status?: unknown };
  return typeof status === 'number' ? status : statusOf(error.cause);
}
