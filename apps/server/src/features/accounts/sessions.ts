import { randomUUID } from 'node:crypto';
import { PagewrightError } from '@pagewright/model/errors';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database, Queryable, Transaction } from '../../platform/database.ts';
import type { SignedIn } from '../../platform/http/person.ts';
import { loginKeys, sessions, signInRequests } from './tables.ts';
import { isDue, TOKEN_LIFETIME, type TokenClaims, type Tokens } from './tokens.ts';

/** The longest time between two sign-ins, however often the token is renewed, s. */
const SESSION_LIFETIME = 30 * 24 * 3600;

/** Who is signed in. A token counts only together with its session's row, so that signing out ends it at once. */
export class Sessions {
  readonly #db: Database;
  readonly #tokens: Tokens;

  constructor(db: Database, tokens: Tokens) {
    this.#db = db;
    this.#tokens = tokens;
  }

  /** Starts a session and returns its first token. */
  async begin(userId: number, db: Queryable = this.#db): Promise<string> {
    const id = randomUUID();
    await db.insert(sessions).values({ id, userId, expiresAt: inSeconds(TOKEN_LIFETIME) });
    return this.#tokens.issue(userId, id);
  }

  /** @throws PagewrightError `request/unauthorized` */
  async authenticate(request: FastifyRequest): Promise<SignedIn> {
    const claims = await this.#tokens.read(bearerToken(request));
    const person = { id: claims.userId, sessionId: claims.sessionId };
    if (!(await this.isSignedIn(person))) throw new PagewrightError('request/unauthorized');
    return person;
  }

  async isSignedIn({ id, sessionId }: SignedIn): Promise<boolean> {
    const [row] = await this.#db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, id), gt(sessions.expiresAt, sql`now()`)));
    return row !== undefined;
  }

  /** A fresh token where the request's own is due, else undefined. */
  async renewedToken(request: FastifyRequest): Promise<string | undefined> {
    const claims = await this.#tokens.read(bearerToken(request));
    if (!isDue(claims)) return undefined;
    return this.#renew(claims);
  }

  async #renew({ userId, sessionId }: TokenClaims): Promise<string | undefined> {
    const renewed = await this.#db
      .update(sessions)
      .set({ expiresAt: inSeconds(TOKEN_LIFETIME) })
      .where(
        and(
          eq(sessions.id, sessionId),
          gt(sessions.createdAt, sql`now() - make_interval(secs => ${SESSION_LIFETIME})`),
        ),
      )
      .returning({ id: sessions.id });
    return renewed.length > 0 ? this.#tokens.issue(userId, sessionId) : undefined;
  }

  async end({ sessionId }: SignedIn): Promise<void> {
    await this.#db.delete(sessions).where(eq(sessions.id, sessionId));
  }

  /** Signs a person out on all devices, and ends what was begun there and would lead in again. */
  async endAll(userId: number, tx?: Transaction): Promise<void> {
    if (!tx) return this.#db.transaction((own) => this.endAll(userId, own));
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await tx.delete(loginKeys).where(eq(loginKeys.userId, userId));
    await tx.delete(signInRequests).where(eq(signInRequests.connectTo, userId));
  }

  async tidy(): Promise<void> {
    await this.#db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
  }
}

function bearerToken(request: FastifyRequest): string {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!token) throw new PagewrightError('request/unauthorized');
  return token;
}

function inSeconds(seconds: number): Date {
  return new Date(Date.now() + seconds * 1000);
}
