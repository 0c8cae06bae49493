import type { BodyOf } from '@pagewright/contract/endpoint';
import { type addShareLink, type editShareLink, SHARE_LIMITS, type ShareLink } from '@pagewright/contract/sharing';
import { PagewrightError } from '@pagewright/model/errors';
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import type { Passwords } from '../accounts/passwords.ts';
import { ownProject } from '../projects/policy.ts';
import { projects } from '../projects/tables.ts';
import type { LinkKeys } from './link-keys.ts';
import { shareLinks } from './tables.ts';

/** The links that people make for their projects. */
export class ShareLinks {
  readonly #db: Database;
  readonly #keys: LinkKeys;
  readonly #passwords: Passwords;

  constructor(db: Database, keys: LinkKeys, passwords: Passwords) {
    this.#db = db;
    this.#keys = keys;
    this.#passwords = passwords;
  }

  /** @throws PagewrightError `request/not-found` */
  async list(userId: number, projectId: number): Promise<ShareLink[]> {
    await ownProject(this.#db, userId, projectId);
    const rows = await this.#db
      .select()
      .from(shareLinks)
      .where(eq(shareLinks.projectId, projectId))
      .orderBy(desc(shareLinks.id));
    return rows.map((row) => this.#describe(row));
  }

  /** @throws PagewrightError `request/not-found`, `share/too-many`, `request/too-many` */
  async add(userId: number, body: BodyOf<typeof addShareLink>): Promise<ShareLink> {
    const { projectId, password, canDownload, canComment } = body;
    await ownProject(this.#db, userId, projectId);
    const passwordHash = password === undefined ? null : await this.#passwords.hash(password);
    return this.#db.transaction(async (tx) => {
      // Two at once are counted one after the other.
      await ownProject(tx, userId, projectId, 'lock');
      const max = SHARE_LIMITS.links;
      const links = await tx.$count(shareLinks, eq(shareLinks.projectId, projectId));
      if (links >= max) throw new PagewrightError('share/too-many', { max });
      const expiresAt = body.expiresAt === null ? null : new Date(body.expiresAt);
      const seed = this.#keys.newSeed();
      const [row] = await tx
        .insert(shareLinks)
        .values({ projectId, seed, passwordHash, canDownload, canComment, expiresAt })
        .returning();
      if (!row) throw new Error('the link was not inserted');
      return this.#describe(row);
    });
  }

  /** @throws PagewrightError `request/not-found` */
  async edit(userId: number, { id, canComment }: BodyOf<typeof editShareLink>): Promise<ShareLink> {
    const [row] = await this.#db.update(shareLinks).set({ canComment }).where(this.#own(userId, id)).returning();
    if (!row) throw new PagewrightError('request/not-found');
    return this.#describe(row);
  }

  /** @throws PagewrightError `request/not-found` */
  async remove(userId: number, id: number): Promise<void> {
    const gone = await this.#db.delete(shareLinks).where(this.#own(userId, id)).returning({ id: shareLinks.id });
    if (gone.length === 0) throw new PagewrightError('request/not-found');
  }

  #own(userId: number, id: number): SQL | undefined {
    const own = this.#db.select({ id: projects.id }).from(projects).where(eq(projects.userId, userId));
    return and(eq(shareLinks.id, id), inArray(shareLinks.projectId, own));
  }

  #describe(row: typeof shareLinks.$inferSelect): ShareLink {
    const { id, seed, passwordHash, canDownload, canComment, expiresAt, views, createdAt } = row;
    return {
      id,
      key: this.#keys.keyOf(seed),
      hasPassword: passwordHash !== null,
      canDownload,
      canComment,
      expiresAt: expiresAt?.toISOString() ?? null,
      hasExpired: expiresAt !== null && expiresAt.getTime() <= Date.now(),
      views,
      createTime: createdAt.toISOString(),
    };
  }
}
