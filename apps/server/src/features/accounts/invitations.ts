import { PagewrightError } from '@pagewright/model/errors';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import type { TryCounters, TryLimit } from '../../platform/try-counters.ts';
import { grantPoints } from '../billing/ledger.ts';
import { hashOfKey, newInvitationCode, plainCode } from './secrets.ts';
import { invitations, users } from './tables.ts';

/** People who can use one code, and how long it is good, s. */
const USES = 10;
const LIFETIME = 30 * 24 * 3600;

/** Guesses of one person. */
const GUESSES: TryLimit = { tries: 20, seconds: 3600 };

export class Invitations {
  readonly #db: Database;
  readonly #tries: TryCounters;
  readonly #welcomePoints: number;

  constructor(db: Database, tries: TryCounters, welcomePoints: number) {
    this.#db = db;
    this.#tries = tries;
    this.#welcomePoints = welcomePoints;
  }

  /** A new code; only its hash is kept. */
  async issue(): Promise<string> {
    const code = newInvitationCode();
    const expiresAt = new Date(Date.now() + LIFETIME * 1000);
    await this.#db.insert(invitations).values({ codeHash: hashOfKey(plainCode(code)), usesLeft: USES, expiresAt });
    return code;
  }

  /**
   * Lets a person in by a code, with points to begin with. Whoever is in already stays in and uses nothing up.
   * @throws PagewrightError `account/invitation-unknown`, `request/too-many`
   */
  async verify(userId: number, code: string): Promise<void> {
    await this.#tries.count(`invitation:${userId}`, GUESSES);
    await this.#db.transaction(async (tx) => {
      const mine = eq(users.id, userId);
      const entered = await tx
        .update(users)
        .set({ invitationVerifiedAt: sql`now()` })
        .where(and(mine, isNull(users.invitationVerifiedAt)))
        .returning({ id: users.id });
      if (entered.length === 0) return;
      const isGood = and(
        eq(invitations.codeHash, hashOfKey(plainCode(code))),
        gt(invitations.usesLeft, 0),
        gt(invitations.expiresAt, sql`now()`),
      );
      const used = await tx
        .update(invitations)
        .set({ usesLeft: sql`${invitations.usesLeft} - 1` })
        .where(isGood)
        .returning({ codeHash: invitations.codeHash });
      // Undoes the entry as well: the transaction ends here.
      if (used.length === 0) throw new PagewrightError('account/invitation-unknown');
      await grantPoints(tx, userId, 'welcome', this.#welcomePoints);
    });
  }

  async tidy(): Promise<void> {
    await this.#db.delete(invitations).where(or(eq(invitations.usesLeft, 0), lt(invitations.expiresAt, sql`now()`)));
  }
}
