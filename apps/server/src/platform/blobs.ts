import type { Readable } from 'node:stream';

/** What is known of a stored blob. */
export interface StoredBlob {
  /** Names it in the store; also says what it holds: lower-case hex SHA-256 of its bytes. */
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
}

/**
 * Stores bytes under a key. A key is a path of letters, digits, `-`, `_` and `.`, made by us and never by a person. What
 * `put` has acknowledged survives a power cut; reading checks that the bytes are those that were put.
 */
export interface BlobStore {
  put(key: string, bytes: Uint8Array | Readable): Promise<StoredBlob>;
  /** @throws Error where it is missing or not what was stored */
  read(key: string, expected: StoredBlob): Promise<Buffer>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Keys of the blobs that were put longer ago than that, ms. */
  list(olderThanMs: number): AsyncIterable<string>;
  /** Removes what was begun longer ago than that and never acknowledged, ms. */
  removeUnfinished(olderThanMs: number): Promise<void>;
}
