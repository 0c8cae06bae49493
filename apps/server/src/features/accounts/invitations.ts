import type { DataOf } from '@pagewright/contract/endpoint';
import { type createInvitations, type InvitationOptions, invitationOptions } from '@pagewright/contract/invitations';
import { PagewrightError } from '@pagewright/model/errors';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import type { TryCounters, TryLimit } from '../../platform/try-counters.ts';
import { grantPoints } from '../billing/ledger.ts';
import { hashOfKey, newInvitationCode, plainCode } from './secrets.ts';
import { invitations, users } from './tables.ts';

const DAY = 24 * 3600 * 1000;

export type IssuedInvitations = DataOf<typeof createInvitations>;

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

  /** New codes; only their hashes are kept. */
  async create({ count, points, uses, days }: InvitationOptions): Promise<IssuedInvitations> {
    const codes = Array.from({ length: count }, newInvitationCode);
    const expiresAt = new Date(Date.now() + days * DAY);
    await this.#db.insert(invitations).values(
      codes.map((code) => ({
        codeHash: hashOfKey(plainCode(code)),
        points: points ?? null,
        usesLeft: uses,
        expiresAt,
      })),
    );
    return { codes, expireTime: expiresAt.toISOString() };
  }

  /** One code as people get it who say nothing more. */
  async issue(): Promise<string> {
    const { codes } = await this.create(invitationOptions.parse({}));
    return codes[0] ?? '';
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
        .returning({ points: invitations.points });
      // Undoes the entry as well: the transaction ends here.
      const [invitation] = used;
      if (!invitation) throw new PagewrightError('account/invitation-unknown');
      await grantPoints(tx, userId, 'welcome', invitation.points ?? this.#welcomePoints);
    });
  }

  async tidy(): Promise<void> {
    await this.#db.delete(invitations).where(or(eq(invitations.usesLeft, 0), lt(invitations.expiresAt, sql`now()`)));
  }
}
