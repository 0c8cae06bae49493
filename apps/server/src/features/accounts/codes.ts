import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH, type CodePurpose } from '@pagewright/contract/verification';
import { PagewrightError } from '@pagewright/model/errors';
import type { Language } from '@pagewright/model/languages';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database.ts';
import type { Delivery } from '../../platform/delivery/delivery.ts';
import type { TryCounters, TryLimit } from '../../platform/try-counters.ts';
import { codeWords, noAccountWords } from './code-messages.ts';
import type { Recipient } from './recipients.ts';
import { verificationCodes } from './tables.ts';

/** s that a code is good for, s until the next can be sent, and wrong tries that it bears. */
export const CODE = { lifetime: 600, resendAfter: 60, tries: 5 } as const;

const HOUR = 3600;
const PER_ADDRESS: TryLimit = { tries: 20, seconds: HOUR };
const RESEND: TryLimit = { tries: 1, seconds: CODE.resendAfter };
const PER_HOUR: TryLimit = { tries: 5, seconds: HOUR };
const PER_DAY: TryLimit = { tries: 10, seconds: 24 * HOUR };

/** What a code is sent for. */
export interface CodeRequest {
  readonly purpose: CodePurpose;
  readonly language: Language;
  /** Of whoever asks. */
  readonly ip: string;
  /** False where a code would lead to no account. */
  readonly hasAccount: boolean;
}

/** Verification codes: random, single use, bound to a purpose and a recipient; only keyed hashes are stored. */
export class Codes {
  readonly #db: Database;
  readonly #tries: TryCounters;
  readonly #delivery: Delivery;
  readonly #key: Uint8Array;

  constructor(db: Database, tries: TryCounters, delivery: Delivery, key: Uint8Array) {
    this.#db = db;
    this.#tries = tries;
    this.#delivery = delivery;
    this.#key = key;
  }

  /**
   * Sends a new code; earlier ones for the same are no good any more. Where there is no account the recipient is told
   * that instead, so that whoever asked can tell neither by the answer nor by the time it takes.
   * @throws PagewrightError `request/too-many`, `account/code-not-sent`
   */
  async send(recipient: Recipient, { purpose, language, ip, hasAccount }: CodeRequest): Promise<void> {
    const counted = (name: string): string => `code:${name}:${recipient.channel}:${recipient.address}`;
    await this.#tries.count(`code:address:${ip}`, PER_ADDRESS);
    await this.#tries.count(counted('resend'), RESEND);
    await this.#tries.count(counted('hour'), PER_HOUR);
    await this.#tries.count(counted('day'), PER_DAY);
    const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
    await this.#store(recipient, purpose, code);
    const words = hasAccount ? codeWords(language, purpose, code, CODE.lifetime / 60) : noAccountWords(language);
    try {
      await this.#delivery.send({ channel: recipient.channel, to: recipient.address, language, ...words });
    } catch (error) {
      // Nobody has it: it may be asked for again at once.
      await this.#db.delete(verificationCodes).where(isFor(recipient, purpose));
      await this.#tries.forget(counted('resend'));
      throw error;
    }
  }

  /** Uses a code up. @throws PagewrightError `account/code-wrong` */
  async use(recipient: Recipient, purpose: CodePurpose, code: string): Promise<void> {
    await this.take(this.#db, await this.check(recipient, purpose, code));
  }

  /**
   * Counts a try and leaves a right code to be taken together with what it is for.
   * @returns the id to take it by
   * @throws PagewrightError `account/code-wrong`
   */
  async check(recipient: Recipient, purpose: CodePurpose, code: string): Promise<number> {
    const [newest] = await this.#db
      .select({ id: verificationCodes.id })
      .from(verificationCodes)
      .where(isFor(recipient, purpose))
      .orderBy(desc(verificationCodes.id))
      .limit(1);
    // One statement counts the try: guesses that run side by side cannot share one.
    const [tried] = newest
      ? await this.#db
          .update(verificationCodes)
          .set({ triesLeft: sql`${verificationCodes.triesLeft} - 1` })
          .where(
            and(
              eq(verificationCodes.id, newest.id),
              gt(verificationCodes.triesLeft, 0),
              gt(verificationCodes.expiresAt, sql`now()`),
            ),
          )
          .returning({ id: verificationCodes.id, codeHash: verificationCodes.codeHash })
      : [];
    const given = Buffer.from(this.#hash(recipient, purpose, code), 'hex');
    if (!tried || !timingSafeEqual(Buffer.from(tried.codeHash, 'hex'), given)) {
      throw new PagewrightError('account/code-wrong');
    }
    return tried.id;
  }

  /** Takes a code that was found right: only one can. @throws PagewrightError `account/code-wrong` */
  async take(db: Queryable, id: number): Promise<void> {
    const taken = await db
      .delete(verificationCodes)
      .where(eq(verificationCodes.id, id))
      .returning({ id: verificationCodes.id });
    if (taken.length === 0) throw new PagewrightError('account/code-wrong');
  }

  async tidy(): Promise<void> {
    await this.#db.delete(verificationCodes).where(lt(verificationCodes.expiresAt, sql`now()`));
  }

  async #store(recipient: Recipient, purpose: CodePurpose, code: string): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await tx.delete(verificationCodes).where(isFor(recipient, purpose));
      await tx.insert(verificationCodes).values({
        ...recipient,
        purpose,
        codeHash: this.#hash(recipient, purpose, code),
        triesLeft: CODE.tries,
        expiresAt: new Date(Date.now() + CODE.lifetime * 1000),
      });
    });
  }

  #hash({ channel, address }: Recipient, purpose: CodePurpose, code: string): string {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify([purpose, channel, address, code]))
      .digest('hex');
  }
}

function isFor({ channel, address }: Recipient, purpose: CodePurpose) {
  return and(
    eq(verificationCodes.channel, channel),
    eq(verificationCodes.address, address),
    eq(verificationCodes.purpose, purpose),
  );
}
