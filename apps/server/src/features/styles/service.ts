import { type addKit, type BrandKit, type editKit, KIT_LIMITS } from '@pagewright/contract/brand-kits';
import type { BodyOf } from '@pagewright/contract/endpoint';
import { PagewrightError } from '@pagewright/model/errors';
import { freeName } from '@pagewright/model/free-name';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database.ts';
import { users } from '../accounts/tables.ts';
import { requireUsable } from './policy.ts';
import { brandKits } from './tables.ts';

const KIT = { id: brandKits.id, name: brandKits.name, tokens: brandKits.tokens };

/** The styles that people keep for their documents. Another person's does not exist for them. */
export class BrandKits {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  list(userId: number): Promise<BrandKit[]> {
    return this.#db
      .select(KIT)
      .from(brandKits)
      .where(eq(brandKits.userId, userId))
      .orderBy(asc(sql`lower(${brandKits.name})`), asc(brandKits.id));
  }

  /** @throws PagewrightError `style/unusable`, `style/too-many` */
  async add(userId: number, { name, tokens }: BodyOf<typeof addKit>): Promise<BrandKit> {
    requireUsable(tokens);
    return this.#db.transaction(async (tx) => {
      const others = await namesOfKits(tx, userId);
      if (others.length >= KIT_LIMITS.kits) throw new PagewrightError('style/too-many', { max: KIT_LIMITS.kits });
      const values = { userId, name: freeKitName(name, others), tokens };
      const [kit] = await tx.insert(brandKits).values(values).returning(KIT);
      if (!kit) throw new Error('the brand kit was not inserted');
      return kit;
    });
  }

  /** @throws PagewrightError `request/not-found`, `style/unusable` */
  async edit(userId: number, { id, name, tokens }: BodyOf<typeof editKit>): Promise<BrandKit> {
    if (tokens) requireUsable(tokens);
    return this.#db.transaction(async (tx) => {
      const others = name === undefined ? [] : (await namesOfKits(tx, userId)).filter((one) => one.id !== id);
      const [kit] = await tx
        .update(brandKits)
        .set({ name: name && freeKitName(name, others), tokens, updatedAt: new Date() })
        .where(and(eq(brandKits.id, id), eq(brandKits.userId, userId)))
        .returning(KIT);
      if (!kit) throw new PagewrightError('request/not-found');
      return kit;
    });
  }

  /** @throws PagewrightError `request/not-found` */
  async remove(userId: number, id: number): Promise<void> {
    const gone = await this.#db
      .delete(brandKits)
      .where(and(eq(brandKits.id, id), eq(brandKits.userId, userId)))
      .returning({ id: brandKits.id });
    if (gone.length === 0) throw new PagewrightError('request/not-found');
  }
}

type KitName = Pick<BrandKit, 'id' | 'name'>;

/** What a person's kits are called, until the transaction ends: of two that come at once the second knows of the first. */
async function namesOfKits(tx: Transaction, userId: number): Promise<KitName[]> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return tx.select({ id: KIT.id, name: KIT.name }).from(brandKits).where(eq(brandKits.userId, userId));
}

/** Kits of one name could not be told apart where a style is chosen. */
function freeKitName(wanted: string, others: readonly KitName[]): string {
  return freeName(wanted, new Set(others.map(({ name }) => name)), KIT_LIMITS.name);
}
