import { PagewrightError } from '@pagewright/model/errors';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database.ts';
import type { Visit, VisitAuthenticator } from '../../platform/http/visit.ts';
import type { TryCounters, TryLimit } from '../../platform/try-counters.ts';
import type { Passwords } from '../accounts/passwords.ts';
import { hashOfKey, newLinkKey } from '../accounts/secrets.ts';
import { projects } from '../projects/tables.ts';
import type { LinkKeys } from './link-keys.ts';
import { isOpen } from './policy.ts';
import { shareLinks, shareVisits } from './tables.ts';

/** s that an opened link stays open without being opened again. */
const VISIT = 12 * 3600;
const QUARTER_HOUR = 15 * 60;
const PASSWORDS_PER_LINK: TryLimit = { tries: 20, seconds: QUARTER_HOUR };
const PASSWORDS_PER_ADDRESS: TryLimit = { tries: 50, seconds: QUARTER_HOUR };

/** Who opens a link, and with what. */
export interface Opening {
  readonly key: string;
  readonly password?: string | undefined;
  readonly ip: string;
  /** The person, where one is signed in. */
  readonly userId: number | undefined;
}

/** Links as they are opened. */
export class Visits implements VisitAuthenticator {
  readonly #db: Database;
  readonly #keys: LinkKeys;
  readonly #passwords: Passwords;
  readonly #tries: TryCounters;

  constructor(parts: { db: Database; keys: LinkKeys; passwords: Passwords; tries: TryCounters }) {
    this.#db = parts.db;
    this.#keys = parts.keys;
    this.#passwords = parts.passwords;
    this.#tries = parts.tries;
  }

  /**
   * Opens a link and counts the view, but for its owner's own.
   * @returns a token for what the link shows; undefined where it asks for a password
   * @throws PagewrightError `share/gone` whatever it is that keeps the key from opening one, `share/wrong-password`,
   * `request/too-many`
   */
  async open({ key, password, ip, userId }: Opening): Promise<string | undefined> {
    const seed = this.#keys.seedOf(key);
    const [link] = await this.#db
      .select({ id: shareLinks.id, passwordHash: shareLinks.passwordHash, ownerId: projects.userId })
      .from(shareLinks)
      .innerJoin(projects, isOpen())
      .where(eq(shareLinks.seed, seed ?? ''));
    if (!link) throw new PagewrightError('share/gone');
    if (link.passwordHash !== null) {
      if (password === undefined) return undefined;
      await this.#checkPassword(link.id, link.passwordHash, password, ip);
    }
    const token = newLinkKey();
    const expiresAt = new Date(Date.now() + VISIT * 1000);
    await this.#db.insert(shareVisits).values({ tokenHash: hashOfKey(token), linkId: link.id, expiresAt });
    if (userId !== link.ownerId) {
      const views = sql`${shareLinks.views} + 1`;
      await this.#db.update(shareLinks).set({ views }).where(eq(shareLinks.id, link.id));
    }
    return token;
  }

  async #checkPassword(linkId: number, passwordHash: string, password: string, ip: string): Promise<void> {
    const counter = `share:link:${linkId}`;
    await this.#tries.count(`share:address:${ip}`, PASSWORDS_PER_ADDRESS);
    await this.#tries.count(counter, PASSWORDS_PER_LINK);
    if (!(await this.#passwords.matches(passwordHash, password))) throw new PagewrightError('share/wrong-password');
    await this.#tries.forget(counter);
  }

  async authenticate(request: FastifyRequest): Promise<Visit> {
    const token = /^Bearer ([\w-]{20,100})$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const isVisit = and(eq(shareVisits.tokenHash, hashOfKey(token)), gt(shareVisits.expiresAt, sql`now()`));
    const [visit] = await this.#db
      .select({
        id: shareVisits.tokenHash,
        linkId: shareLinks.id,
        projectId: projects.id,
        ownerId: projects.userId,
        canDownload: shareLinks.canDownload,
        canComment: shareLinks.canComment,
      })
      .from(shareVisits)
      .innerJoin(shareLinks, eq(shareLinks.id, shareVisits.linkId))
      .innerJoin(projects, isOpen())
      .where(isVisit);
    if (!visit) throw new PagewrightError('share/gone');
    return visit;
  }

  async tidy(): Promise<void> {
    await this.#db.delete(shareVisits).where(lt(shareVisits.expiresAt, sql`now()`));
  }
}
