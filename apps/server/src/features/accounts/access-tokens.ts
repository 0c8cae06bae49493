import { type AccessToken, type addAccessToken, TOKEN_LIMITS, TOKEN_PREFIX } from '@pagewright/contract/access-tokens';
import { type BodyOf, type CallScope, type DataOf, TOKEN_SCOPES } from '@pagewright/contract/endpoint';
import { PagewrightError } from '@pagewright/model/errors';
import { and, desc, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../../platform/database.ts';
import type { TokenHolder } from '../../platform/http/person.ts';
import type { TryCounters, TryLimit } from '../../platform/try-counters.ts';
import { hashOfKey, newLinkKey } from './secrets.ts';
import { accessTokens, users } from './tables.ts';

const DAY_MS = 86_400_000;

/** Making and revoking again and again leaves no more tokens than the limit, but rows to be written each time. */
const MADE_PER_PERSON: TryLimit = { tries: 60, seconds: 3600 };

/** Not every call writes when it came. */
const USED_STEP = sql`interval '1 minute'`;

/** Keys with which the programs of a person act for them. Only a hash of each is stored. */
export class AccessTokens {
  readonly #db: Database;
  readonly #tries: TryCounters;

  constructor(db: Database, tries: TryCounters) {
    this.#db = db;
    this.#tries = tries;
  }

  async list(userId: number): Promise<AccessToken[]> {
    const rows = await this.#db
      .select()
      .from(accessTokens)
      .where(eq(accessTokens.userId, userId))
      .orderBy(desc(accessTokens.id));
    return rows.map(describe);
  }

  /** @throws PagewrightError `token/too-many`, `request/too-many` */
  async add(userId: number, body: BodyOf<typeof addAccessToken>): Promise<DataOf<typeof addAccessToken>> {
    await this.#tries.count(`token:made:${userId}`, MADE_PER_PERSON);
    const token = TOKEN_PREFIX + newLinkKey();
    const scopes = TOKEN_SCOPES.filter((scope) => body.scopes.includes(scope));
    const expiresAt = body.lifetime === null ? null : new Date(Date.now() + body.lifetime * DAY_MS);
    return this.#db.transaction(async (tx) => {
      // Two at once are counted one after the other.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      const max = TOKEN_LIMITS.tokens;
      const tokens = await tx.$count(accessTokens, eq(accessTokens.userId, userId));
      if (tokens >= max) throw new PagewrightError('token/too-many', { max });
      const [row] = await tx
        .insert(accessTokens)
        .values({ userId, name: body.name, scopes, tokenHash: hashOfKey(token), expiresAt })
        .returning();
      if (!row) throw new Error('the token was not inserted');
      return { ...describe(row), token };
    });
  }

  /** @throws PagewrightError `request/not-found` */
  async remove(userId: number, id: number): Promise<void> {
    const gone = await this.#db
      .delete(accessTokens)
      .where(and(eq(accessTokens.id, id), eq(accessTokens.userId, userId)))
      .returning({ id: accessTokens.id });
    if (gone.length === 0) throw new PagewrightError('request/not-found');
  }

  async removeAll(userId: number, tx: Transaction): Promise<void> {
    await tx.delete(accessTokens).where(eq(accessTokens.userId, userId));
  }

  /**
   * Whose token it is, if it may do what is asked.
   * @throws PagewrightError `request/unauthorized` whether it is unknown, expired or revoked, `token/scope`,
   * `token/sign-in-needed`
   */
  async authenticate(token: string, scope: CallScope): Promise<TokenHolder> {
    const { holder, scopes } = await this.open(token);
    if (scope === 'session') throw new PagewrightError('token/sign-in-needed');
    if (!scopes.includes(scope)) throw new PagewrightError('token/scope', { scope });
    return holder;
  }

  /**
   * Whose token it is and what it was made for.
   * @throws PagewrightError `request/unauthorized`
   */
  async open(token: string): Promise<{ readonly holder: TokenHolder; readonly scopes: AccessToken['scopes'] }> {
    const { id, userId, scopes } = accessTokens;
    const [row] = await this.#db
      .select({ id, userId, scopes })
      .from(accessTokens)
      .where(and(eq(accessTokens.tokenHash, hashOfKey(token)), lasts()));
    if (!row) throw new PagewrightError('request/unauthorized');
    const isDue = or(isNull(accessTokens.lastUsedAt), lt(accessTokens.lastUsedAt, sql`now() - ${USED_STEP}`));
    await this.#db
      .update(accessTokens)
      .set({ lastUsedAt: sql`now()` })
      .where(and(eq(id, row.id), isDue));
    return { holder: { id: row.userId, tokenId: row.id }, scopes: row.scopes };
  }

  /** Whether a token that was good a while ago still is. */
  async isGood({ id, tokenId }: TokenHolder): Promise<boolean> {
    const same = and(eq(accessTokens.id, tokenId), eq(accessTokens.userId, id), lasts());
    return (await this.#db.$count(accessTokens, same)) > 0;
  }
}

/** The personal access token that a request brings; undefined where it brings none or something else. */
export function bearerAccessToken(request: FastifyRequest): string | undefined {
  const token = /^Bearer ([\w-]{20,100})$/i.exec(request.headers.authorization ?? '')?.[1];
  return token?.startsWith(TOKEN_PREFIX) ? token : undefined;
}

function lasts(): SQL | undefined {
  return or(isNull(accessTokens.expiresAt), gt(accessTokens.expiresAt, sql`now()`));
}

function describe(row: typeof accessTokens.$inferSelect): AccessToken {
  const { id, name, scopes, expiresAt, lastUsedAt, createdAt } = row;
  return {
    id,
    name,
    scopes,
    expiresAt: expiresAt?.toISOString() ?? null,
    hasExpired: expiresAt !== null && expiresAt.getTime() <= Date.now(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    createTime: createdAt.toISOString(),
  };
}
