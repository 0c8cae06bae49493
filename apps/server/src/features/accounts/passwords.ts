import { randomBytes } from 'node:crypto';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { Turnstile } from '../../platform/turnstile.ts';

/** What a hash costs: memory in KiB, and how often that is gone through. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
}

/** 19 MiB, two passes (OWASP password storage, for argon2id with one lane). */
export const HASH_COST: HashCost = { memoryCost: 19 * 1024, timeCost: 2 };

/** The enum is a type only: 2 is Argon2id. */
const ARGON2 = { algorithm: 2 as Algorithm.Argon2id, parallelism: 1 } as const;

/** Hashes at the same time, and how many may wait: hashing is made to be expensive, so it is what a flood would use. */
const PARALLEL = 2;
const MAX_WAITING = 20;

/** Hashes and checks passwords, a few at a time. */
export class Passwords {
  readonly #turnstile = new Turnstile(PARALLEL, MAX_WAITING);
  readonly #cost: HashCost;
  readonly #nobodys: string;

  constructor(cost: HashCost) {
    this.#cost = cost;
    this.#nobodys = hashOfNothing(cost);
  }

  /** @throws PagewrightError `request/too-many` where too many wait already */
  hash(password: string): Promise<string> {
    return this.#turnstile.pass(() => hash(password, { ...ARGON2, ...this.#cost }));
  }

  /**
   * Whether the password fits. Without a hash, because there is no such account, it costs the same and does not.
   * @throws PagewrightError `request/too-many` where too many wait already
   */
  async matches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
    const fits = await this.#turnstile.pass(() => verify(passwordHash ?? this.#nobodys, password));
    return fits && Boolean(passwordHash);
  }
}

/** A hash that no password is known for, of the same cost as any other (PHC string format). */
function hashOfNothing({ memoryCost, timeCost }: HashCost): string {
  const random = (bytes: number): string => randomBytes(bytes).toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${ARGON2.parallelism}$${random(16)}$${random(32)}`;
}
