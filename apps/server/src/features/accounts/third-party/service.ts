import { randomBytes } from 'node:crypto';
import { PROFILE_LIMITS } from '@pagewright/contract/profile';
import type { SignInProvider } from '@pagewright/contract/third-party';
import { isPagewrightError, PagewrightError } from '@pagewright/model/errors';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { issueLoginKey } from '../login-keys.ts';
import { userAt } from '../people.ts';
import { emailRecipient } from '../recipients.ts';
import { hashOfKey } from '../secrets.ts';
import { identities, signInRequests, users } from '../tables.ts';
import type { Identity, Provider } from './provider.ts';

/** s that a person may take at the third party. */
const LIFETIME = 600;

type SignInRequest = typeof signInRequests.$inferSelect;

/** A sign-in that has begun. */
export interface BegunSignIn {
  readonly url: URL;
  /** Kept by the browser in a cookie: only the one that began can finish. */
  readonly browserKey: string;
}

/** How a sign-in ended. */
export interface EndedSignIn {
  /** Where the person wanted to go on to. */
  readonly redirect: string;
  /** Whether it was for connecting an account here: the person is signed in already. */
  readonly isConnecting: boolean;
  /** Signs the person in here. */
  readonly key?: string;
  /** What went wrong; neither it nor a key where the person said no at the third party. */
  readonly error?: unknown;
}

/** Signing in with accounts elsewhere, and connecting them to accounts here. */
export class ThirdParties {
  readonly #db: Database;
  readonly #providers: readonly Provider[];

  constructor(db: Database, providers: readonly Provider[]) {
    this.#db = db;
    this.#providers = providers;
  }

  list(): SignInProvider[] {
    return this.#providers.map(({ shown }) => shown);
  }

  /**
   * @param connectTo the person whose account it is connected to; undefined for signing in
   * @throws PagewrightError `account/provider-unknown`, `account/sign-in-failed`
   */
  async begin(id: string, callback: URL, redirect: string, connectTo?: number): Promise<BegunSignIn> {
    const provider = this.#provider(id);
    const [state = '', nonce = '', codeVerifier = '', browserKey = ''] = Array.from({ length: 4 }, newSecret);
    const url = await trusted(() => provider.authorizationUrl(callback, { state, nonce, codeVerifier }));
    await this.#db.insert(signInRequests).values({
      stateHash: hashOfKey(state),
      provider: id,
      nonce,
      codeVerifier,
      redirect,
      browserHash: hashOfKey(browserKey),
      connectTo: connectTo ?? null,
      expiresAt: new Date(Date.now() + LIFETIME * 1000),
    });
    return { url, browserKey };
  }

  /**
   * Takes what the browser brings back.
   * @throws PagewrightError `account/provider-unknown`; `account/sign-in-failed` where it answers nothing that this
   * browser has begun
   */
  async finish(id: string, answer: URL, browserKey: string): Promise<EndedSignIn> {
    const provider = this.#provider(id);
    const state = answer.searchParams.get('state') ?? '';
    const { nonce, codeVerifier, connectTo, redirect } = await this.#take(id, state, browserKey);
    const ended = { redirect, isConnecting: connectTo !== null };
    if (saysNo(answer)) return ended;
    try {
      const identity = await trusted(() => provider.identify(answer, { state, nonce, codeVerifier }));
      if (connectTo === null) {
        return { ...ended, key: await issueLoginKey(this.#db, await this.#userOf(id, identity)) };
      }
      await this.#connect(connectTo, id, identity);
      return ended;
    } catch (error) {
      return { ...ended, error };
    }
  }

  /** @throws PagewrightError `account/last-sign-in` where nothing else would lead into the account */
  async disconnect(userId: number, id: string): Promise<void> {
    await this.#db.transaction(async (tx) => {
      // Waits for a change of the same account that runs beside.
      const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
      await tx.delete(identities).where(and(eq(identities.userId, userId), eq(identities.provider, id)));
      if (user?.email || user?.phoneNumber) return;
      const left = await tx.select().from(identities).where(eq(identities.userId, userId));
      if (left.length === 0) throw new PagewrightError('account/last-sign-in');
    });
  }

  async tidy(): Promise<void> {
    await this.#db.delete(signInRequests).where(lt(signInRequests.expiresAt, sql`now()`));
  }

  #provider(id: string): Provider {
    const provider = this.#providers.find(({ shown }) => shown.id === id);
    if (!provider) throw new PagewrightError('account/provider-unknown');
    return provider;
  }

  /** Uses a begun sign-in up, whatever comes of it. */
  async #take(provider: string, state: string, browserKey: string): Promise<SignInRequest> {
    const [request] = await this.#db
      .delete(signInRequests)
      .where(
        and(
          eq(signInRequests.stateHash, hashOfKey(state)),
          eq(signInRequests.provider, provider),
          gt(signInRequests.expiresAt, sql`now()`),
        ),
      )
      .returning();
    if (!request || request.browserHash !== hashOfKey(browserKey)) throw new PagewrightError('account/sign-in-failed');
    return request;
  }

  /** The account that an identity leads to; a new one where it leads to none yet. */
  async #userOf(provider: string, { issuer, subject, name, email }: Identity): Promise<number> {
    const known = await this.#knownUser(issuer, subject);
    if (known !== undefined) return known;
    // Whoever controls an address there need not be who controls the account here.
    if (email && (await userAt(this.#db, emailRecipient(email))))
      throw new PagewrightError('account/identity-email-taken');
    return this.#db.transaction(async (tx) => {
      const nickName = (name || email?.split('@')[0] || provider).slice(0, PROFILE_LIMITS.name);
      const [user] = await tx
        .insert(users)
        .values({ email: email ?? null, userName: nickName, nickName })
        .onConflictDoNothing()
        .returning({ id: users.id });
      if (!user) throw new PagewrightError('account/identity-email-taken');
      const added = await tx
        .insert(identities)
        .values({ issuer, subject, provider, userId: user.id })
        .onConflictDoNothing()
        .returning({ userId: identities.userId });
      if (added.length === 0) throw new PagewrightError('account/sign-in-failed');
      return user.id;
    });
  }

  async #connect(userId: number, provider: string, { issuer, subject }: Identity): Promise<void> {
    const known = await this.#knownUser(issuer, subject);
    if (known === userId) return;
    if (known !== undefined) throw new PagewrightError('account/identity-taken');
    await this.#db.transaction(async (tx) => {
      await tx.delete(identities).where(and(eq(identities.userId, userId), eq(identities.provider, provider)));
      const added = await tx
        .insert(identities)
        .values({ issuer, subject, provider, userId })
        .onConflictDoNothing()
        .returning();
      if (added.length === 0) throw new PagewrightError('account/identity-taken');
    });
  }

  async #knownUser(issuer: string, subject: string): Promise<number | undefined> {
    const [known] = await this.#db
      .select({ userId: identities.userId })
      .from(identities)
      .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
    return known?.userId;
  }
}

/** Whether the person refused at the third party: most say so, WeChat only leaves the code out. */
function saysNo({ searchParams }: URL): boolean {
  const error = searchParams.get('error');
  return error === null ? !searchParams.has('code') : error === 'access_denied';
}

/** What goes wrong at the third party is one message to people; the cause is for the log. */
async function trusted<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isPagewrightError(error)) throw error;
    const { name, code } = error as Error & { code?: string };
    throw new PagewrightError('account/sign-in-failed', {}, { detail: [name, code].filter(Boolean).join(' ') });
  }
}

/** 256 bits; long enough for a PKCE verifier. */
function newSecret(): string {
  return randomBytes(32).toString('base64url');
}
