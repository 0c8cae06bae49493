import type { Readable } from 'node:stream';
import type { Migrations } from '@pagewright/model/stored';
import { z } from 'zod';

/** What is known of stored bytes. */
export interface StoredBlob {
  /** Lower-case hex SHA-256 of the bytes. */
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
}

/** A blob and where it is. Rows and jobs carry it. */
export const blobReference = z.object({ key: z.string(), sha256: z.string(), size: z.number() });
export const BLOB_MIGRATIONS: Migrations = {};
export type BlobReference = Readonly<z.infer<typeof blobReference>>;

/** Bytes that have arrived in a file of this machine and are not stored yet. */
export interface StagedFile extends StoredBlob {
  readonly path: string;
}

/**
 * Where bytes are kept, under keys: a folder, or a bucket. A key is a path of letters, digits, `-`, `_` and `.`, made by us
 * and never by a person. The same bytes may be put under the same key any number of times.
 */
export interface Blobs {
  /** Takes bytes in, as fast as they come, without storing them yet. */
  stage(bytes: Uint8Array | Readable): Promise<StagedFile>;
  /** Stores staged bytes; from then on they survive a power cut. The staged file is gone afterwards, stored or not. */
  put(key: string, staged: StagedFile): Promise<void>;
  /** @throws Error where it is missing */
  read(key: string): Promise<Readable>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Keys of the blobs that were put longer ago than that, ms. */
  list(olderThanMs: number): AsyncIterable<string>;
  /** Removes what was begun longer ago than that and never stored, ms. */
  removeUnfinished(olderThanMs: number): Promise<void>;
}

const KEY = /^[a-z0-9][\w.-]*(?:\/[\w-][\w.-]*)*$/i;

export function isBlobKey(key: string): boolean {
  return KEY.test(key);
}

/** @throws Error */
export function requireBlobKey(key: string): void {
  if (!isBlobKey(key)) throw new Error(`not a blob key: ${key}`);
}
