import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH, type CodePurpose } from '@pagewright/contract/verification';
import { PagewrightError } from '@pagewright/model/errors';
import type { Language } from '@pagewright/model/languages';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import type { Delivery } from '../../platform/delivery/delivery.ts';
import type { OutgoingMessage } from '../../platform/delivery/message.ts';
import type { TryCounters, TryLimit } from '../../platform/try-counters.ts';
import { codeMessage } from './code-messages.ts';
import { verificationCodes } from './tables.ts';

/** s that a code is good for, s until the next can be sent, and wrong tries that it bears (shared security requirements). */
export const CODE = { lifetime: 600, resendAfter: 60, tries: 5 } as const;

const HOUR = 3600;
const PER_ADDRESS: TryLimit = { tries: 20, seconds: HOUR };
const PER_RECIPIENT: readonly (readonly [name: string, limit: TryLimit])[] = [
  ['resend', { tries: 1, seconds: CODE.resendAfter }],
  ['hour', { tries: 5, seconds: HOUR }],
  ['day', { tries: 10, seconds: 24 * HOUR }],
];

/** Whom a code goes to. Email is kept in lower case, phone numbers without blanks. */
export interface Recipient {
  readonly channel: OutgoingMessage['channel'];
  readonly address: string;
}

export function emailRecipient(email: string): Recipient {
  return { channel: 'email', address: email.trim().toLowerCase() };
}

export function phoneRecipient(phone: string): Recipient {
  return { channel: 'phone', address: phone.replace(/[\s-]/g, '') };
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
   * Sends a new code; earlier ones for the same are no good any more. Where `isKnown` is false all goes as usual but
   * nothing is sent, so that nobody learns who has an account.
   * @throws PagewrightError `request/too-many`, `account/code-not-sent`
   */
  async send(
    recipient: Recipient,
    purpose: CodePurpose,
    { language, ip, isKnown }: { language: Language; ip: string; isKnown: boolean },
  ): Promise<void> {
    await this.#tries.count(`code:address:${ip}`, PER_ADDRESS);
    for (const [name, limit] of PER_RECIPIENT) {
      await this.#tries.count(`code:${name}:${recipient.channel}:${recipient.address}`, limit);
    }
    if (!isKnown) return;
    const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
    const expiresAt = new Date(Date.now() + CODE.lifetime * 1000);
    await this.#db.delete(verificationCodes).where(isFor(recipient, purpose));
    await this.#db.insert(verificationCodes).values({
      ...recipient,
      purpose,
      codeHash: this.#hash(recipient, purpose, code),
      triesLeft: CODE.tries,
      expiresAt,
    });
    const words = codeMessage(language, code, CODE.lifetime / 60);
    await this.#delivery.send({ channel: recipient.channel, to: recipient.address, language, ...words });
  }

  /** Uses a code up. @throws PagewrightError `account/code-wrong` */
  async use(recipient: Recipient, purpose: CodePurpose, code: string): Promise<void> {
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
    const used = await this.#db
      .delete(verificationCodes)
      .where(eq(verificationCodes.id, tried.id))
      .returning({ id: verificationCodes.id });
    if (used.length === 0) throw new PagewrightError('account/code-wrong');
  }

  async tidy(): Promise<void> {
    await this.#db.delete(verificationCodes).where(lt(verificationCodes.expiresAt, sql`now()`));
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
