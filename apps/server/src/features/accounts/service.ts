import type { login, MembershipInfo, register, Session, UserInfo } from '@pagewright/contract/accounts';
import type { BodyOf } from '@pagewright/contract/endpoint';
import { PagewrightError } from '@pagewright/model/errors';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import type { TryCounters, TryLimit } from '../../platform/try-counters.ts';
import { availablePoints } from '../billing/ledger.ts';
import { isCommonPassword } from './common-passwords.ts';
import { useOwnerLink } from './owner.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import { users } from './tables.ts';

const QUARTER_HOUR = 15 * 60;
const LOGINS_PER_ACCOUNT: TryLimit = { tries: 10, seconds: QUARTER_HOUR };
const LOGINS_PER_ADDRESS: TryLimit = { tries: 50, seconds: QUARTER_HOUR };
const REGISTRATIONS_PER_ADDRESS: TryLimit = { tries: 20, seconds: 3600 };

type User = typeof users.$inferSelect;

export class Accounts {
  readonly #db: Database;
  readonly #sessions: Sessions;
  readonly #passwords: Passwords;
  readonly #tries: TryCounters;

  constructor(db: Database, sessions: Sessions, passwords: Passwords, tries: TryCounters) {
    this.#db = db;
    this.#sessions = sessions;
    this.#passwords = passwords;
    this.#tries = tries;
  }

  /** @throws PagewrightError `account/bad-credentials`, `request/too-many` */
  async login({ username, password }: BodyOf<typeof login>, address: string): Promise<Session> {
    const account = `login:account:${username.trim().toLowerCase()}`;
    await this.#tries.count(`login:address:${address}`, LOGINS_PER_ADDRESS);
    await this.#tries.count(account, LOGINS_PER_ACCOUNT);
    const user = await this.#byEmail(username);
    if (!(await this.#passwords.matches(user?.passwordHash, password)) || !user) {
      throw new PagewrightError('account/bad-credentials');
    }
    await this.#tries.forget(account);
    return this.#signIn(user);
  }

  /** @throws PagewrightError `account/email-taken`, `account/common-password`, `request/too-many` */
  async register(body: BodyOf<typeof register>, address: string): Promise<Session> {
    await this.#tries.count(`register:address:${address}`, REGISTRATIONS_PER_ADDRESS);
    const { email, password, scenario, language } = body;
    if (isCommonPassword(password, email)) throw new PagewrightError('account/common-password');
    if (await this.#byEmail(email)) throw new PagewrightError('account/email-taken');
    const passwordHash = await this.#passwords.hash(password);
    const userName = email.split('@')[0] ?? email;
    const [user] = await this.#db
      .insert(users)
      .values({ email, userName, nickName: userName, passwordHash, scenario, language: language ?? null })
      .onConflictDoNothing()
      .returning();
    if (!user) throw new PagewrightError('account/email-taken');
    return this.#signIn(user);
  }

  /** @throws PagewrightError `account/link-used`, `request/too-many` */
  async loginByLink(key: string, address: string): Promise<Session> {
    await this.#tries.count(`login:address:${address}`, LOGINS_PER_ADDRESS);
    const id = await useOwnerLink(this.#db, key);
    return this.#signIn(await this.#byId(id));
  }

  async info(userId: number): Promise<Omit<Session, 'token'>> {
    return describe(await this.#byId(userId));
  }

  /** Points do not expire and no level is paid for yet, so membership is unlimited. */
  async membership(userId: number): Promise<MembershipInfo> {
    const points = await availablePoints(this.#db, userId);
    return { membershipLevel: 'free', isValid: false, remainingDays: 0, points, expireTime: null };
  }

  async #signIn(user: User): Promise<Session> {
    return { token: await this.#sessions.begin(user.id), ...describe(user) };
  }

  async #byEmail(email: string): Promise<User | undefined> {
    const [user] = await this.#db
      .select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, email.trim().toLowerCase()));
    return user;
  }

  async #byId(id: number): Promise<User> {
    const [user] = await this.#db.select().from(users).where(eq(users.id, id));
    if (!user) throw new PagewrightError('request/unauthorized');
    return user;
  }
}

/** Names of roles and permissions are ours: the specification gives none (spec §6). */
function describe(user: User): Omit<Session, 'token'> {
  const info: UserInfo = {
    userId: user.id,
    nickName: user.nickName,
    userName: user.userName,
    phonenumber: user.phoneNumber,
    email: user.email,
  };
  return {
    user: info,
    roles: user.isOwner ? ['owner'] : ['user'],
    permissions: user.invitationVerifiedAt ? ['generate'] : [],
  };
}
