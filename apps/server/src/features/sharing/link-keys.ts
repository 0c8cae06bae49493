import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Bytes of either half of a key: 128 bits each. */
const HALF = 16;
/** The installation's key signs other things too. */
const PURPOSE = 'share link:';
const PAGE_PURPOSE = 'shared page:';

/**
 * The keys of share links: a random seed, which is stored, and a code of it that only this installation can make. So a
 * link can be shown to its owner again although nothing that is stored opens it.
 */
export class LinkKeys {
  readonly #key: Uint8Array;

  /** @param key 256 bits or more */
  constructor(key: Uint8Array) {
    this.#key = key;
  }

  newSeed(): string {
    return randomBytes(HALF).toString('base64url');
  }

  keyOf(seed: string): string {
    return Buffer.concat([Buffer.from(seed, 'base64url'), this.#code(seed)]).toString('base64url');
  }

  /** The seed of a key that was made here; undefined for anything else. */
  seedOf(key: string): string | undefined {
    const bytes = Buffer.from(key, 'base64url');
    if (bytes.length !== 2 * HALF) return undefined;
    const seed = bytes.subarray(0, HALF).toString('base64url');
    return timingSafeEqual(bytes.subarray(HALF), this.#code(seed)) ? seed : undefined;
  }

  /** By which a link names a page: always the same, and nobody learns the page's id from it. 96 bits. */
  pageKey(linkId: number, pageId: number): string {
    return createHmac('sha256', this.#key)
      .update(`${PAGE_PURPOSE}${linkId}:${pageId}`)
      .digest()
      .subarray(0, 12)
      .toString('base64url');
  }

  #code(seed: string): Buffer {
    return createHmac('sha256', this.#key)
      .update(PURPOSE + seed)
      .digest()
      .subarray(0, HALF);
  }
}
