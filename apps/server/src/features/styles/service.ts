import { type addKit, type BrandKit, type editKit, KIT_LIMITS } from '@pagewright/contract/brand-kits';
import type { BodyOf } from '@pagewright/contract/endpoint';
import { PagewrightError } from '@pagewright/model/errors';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
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
      // Two at once are counted one after the other.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      const [has] = await tx.select({ kits: count() }).from(brandKits).where(eq(brandKits.userId, userId));
      if ((has?.kits ?? 0) >= KIT_LIMITS.kits) throw new PagewrightError('style/too-many', { max: KIT_LIMITS.kits });
      const [kit] = await tx.insert(brandKits).values({ userId, name, tokens }).returning(KIT);
      if (!kit) throw new Error('the brand kit was not inserted');
      return kit;
    });
  }

  /** @throws PagewrightError `request/not-found`, `style/unusable` */
  async edit(userId: number, { id, name, tokens }: BodyOf<typeof editKit>): Promise<BrandKit> {
    if (tokens) requireUsable(tokens);
    const [kit] = await this.#db
      .update(brandKits)
      .set({ name, tokens, updatedAt: new Date() })
      .where(and(eq(brandKits.id, id), eq(brandKits.userId, userId)))
      .returning(KIT);
    if (!kit) throw new PagewrightError('request/not-found');
    return kit;
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
