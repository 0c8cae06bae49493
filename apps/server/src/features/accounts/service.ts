import type { login, loginByLink, MembershipInfo, register, Session, UserInfo } from '@pagewright/contract/accounts';
import type { BodyOf } from '@pagewright/contract/endpoint';
import type { loginByCode, registerByCode, sendEmailCode, sendPhoneCode } from '@pagewright/contract/verification';
import { type ErrorCode, isPagewrightError, PagewrightError } from '@pagewright/model/errors';
import type { Language } from '@pagewright/model/languages';
import { and, eq } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database.ts';
import type { TryCounters, TryLimit } from '../../platform/try-counters.ts';
import { availablePoints } from '../billing/ledger.ts';
import type { Codes } from './codes.ts';
import { isCommonPassword } from './common-passwords.ts';
import { useLoginKey } from './login-keys.ts';
import { useOwnerLink } from './owner.ts';
import type { Passwords } from './passwords.ts';
import { type User, userAt, userById } from './people.ts';
import { permissionsOf, rolesOf } from './policy.ts';
import { emailRecipient, namedRecipient, phoneRecipient, type Recipient } from './recipients.ts';
import type { Sessions } from './sessions.ts';
import { users } from './tables.ts';

const QUARTER_HOUR = 15 * 60;
const LOGINS_PER_ACCOUNT: TryLimit = { tries: 10, seconds: QUARTER_HOUR };
const LOGINS_PER_ADDRESS: TryLimit = { tries: 50, seconds: QUARTER_HOUR };
const REGISTRATIONS_PER_ADDRESS: TryLimit = { tries: 20, seconds: 3600 };

/** What a registration is told whose first arrival has made the account already. */
const DONE_ALREADY: ReadonlySet<ErrorCode> = new Set(['account/email-taken', 'account/code-wrong']);

/** What the accounts stand on. */
export interface AccountParts {
  readonly db: Database;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly tries: TryCounters;
  readonly codes: Codes;
  /** Of phone numbers that are written without one: `86`. */
  readonly countryCode: string;
}

type Registration = Pick<BodyOf<typeof register>, 'email' | 'password' | 'scenario' | 'language'>;

/** Registering and signing in. */
export class Accounts {
  readonly #parts: AccountParts;

  constructor(parts: AccountParts) {
    this.#parts = parts;
  }

  /** @throws PagewrightError `account/bad-credentials`, `request/too-many` */
  async login({ username, password }: BodyOf<typeof login>, ip: string): Promise<Session> {
    const recipient = namedRecipient(username, this.#parts.countryCode);
    await this.countTry(recipient, ip);
    const session = await this.#byPassword(recipient, password);
    if (!session) throw new PagewrightError('account/bad-credentials');
    return session;
  }

  /** @throws PagewrightError `account/email-taken`, `account/common-password`, `request/too-many` */
  async register(body: BodyOf<typeof register>, ip: string): Promise<Session> {
    const { db, tries, passwords } = this.#parts;
    await tries.count(`register:address:${ip}`, REGISTRATIONS_PER_ADDRESS);
    if (isCommonPassword(body.password, body.email)) throw new PagewrightError('account/common-password');
    return this.#orAgain(body, ip, async () => {
      if (await userAt(db, emailRecipient(body.email))) throw new PagewrightError('account/email-taken');
      return this.#signIn(await insertUser(db, body, await passwords.hash(body.password)));
    });
  }

  /** @throws PagewrightError `account/code-wrong`, `account/email-taken`, `account/common-password`, `request/too-many` */
  async registerByCode(body: BodyOf<typeof registerByCode>, ip: string): Promise<Session> {
    const { db, tries, passwords, codes } = this.#parts;
    await tries.count(`register:address:${ip}`, REGISTRATIONS_PER_ADDRESS);
    if (isCommonPassword(body.password, body.email)) throw new PagewrightError('account/common-password');
    return this.#orAgain(body, ip, async () => {
      const code = await codes.check(emailRecipient(body.email), 'register', body.code);
      const passwordHash = await passwords.hash(body.password);
      // The code is used up together with the account that is made: a refusal leaves it good.
      const user = await db.transaction(async (tx) => {
        await codes.take(tx, code);
        return insertUser(tx, body, passwordHash);
      });
      return this.#signIn(user);
    });
  }

  /**
   * A refusal of what has been done already, and is sent again because its answer was lost, is answered as it was the
   * first time: whoever knows the account's password may come in anyway. Counted as a try to get into the account.
   */
  async #orAgain({ email, password }: Registration, ip: string, work: () => Promise<Session>): Promise<Session> {
    try {
      return await work();
    } catch (error) {
      if (!isPagewrightError(error) || !DONE_ALREADY.has(error.code)) throw error;
      const recipient = emailRecipient(email);
      await this.countTry(recipient, ip);
      const session = await this.#byPassword(recipient, password);
      if (!session) throw error;
      return session;
    }
  }

  /** Signs in where the password is right; costs the same whether there is an account or not. */
  async #byPassword(recipient: Recipient, password: string): Promise<Session | undefined> {
    const { db, passwords, sessions } = this.#parts;
    const user = await userAt(db, recipient);
    if (!(await passwords.matches(user?.passwordHash, password)) || !user?.passwordHash) return undefined;
    const isSame = and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash));
    const token = await db.transaction(async (tx) => {
      // Whoever has changed the password meanwhile has ended all sessions: none begins with the old one.
      const [still] = await tx.select({ id: users.id }).from(users).where(isSame).for('share');
      return still && sessions.begin(user.id, tx);
    });
    if (token === undefined) return undefined;
    await this.forgetTries(recipient);
    return { token, ...describe(user) };
  }

  /**
   * Sends a code by email; who has an account, whoever asks cannot tell.
   * @throws PagewrightError `request/too-many`, `account/code-not-sent`
   */
  async sendEmailCode({ email, purpose }: BodyOf<typeof sendEmailCode>, language: Language, ip: string): Promise<void> {
    const recipient = emailRecipient(email);
    const leadsIn = purpose === 'login' || purpose === 'reset';
    const hasAccount = (await userAt(this.#parts.db, recipient)) !== undefined || !leadsIn;
    await this.#parts.codes.send(recipient, { purpose, language, ip, hasAccount });
  }

  /** @throws PagewrightError `request/too-many`, `account/code-not-sent` */
  async sendPhoneCode({ phone, purpose }: BodyOf<typeof sendPhoneCode>, language: Language, ip: string): Promise<void> {
    const { codes, countryCode } = this.#parts;
    await codes.send(phoneRecipient(phone, countryCode), { purpose, language, ip, hasAccount: true });
  }

  /**
   * Signs in by a code; a phone number that is new here becomes an account.
   * @throws PagewrightError `account/code-wrong`, `request/too-many`
   */
  async loginByCode(body: BodyOf<typeof loginByCode>, language: Language, ip: string): Promise<Session> {
    const { db, codes, countryCode } = this.#parts;
    const isEmail = body.channel === 'email';
    const recipient = isEmail ? emailRecipient(body.recipient) : phoneRecipient(body.recipient, countryCode);
    await this.countTry(recipient, ip);
    await codes.use(recipient, 'login', body.code);
    await this.forgetTries(recipient);
    const user = isEmail ? await userAt(db, recipient) : await this.#userOfPhone(recipient, language);
    if (!user) throw new PagewrightError('account/code-wrong');
    return this.#signIn(user);
  }

  /** By a key of a sign-in with a third party, else by the owner's link. @throws PagewrightError `account/link-used`, `request/too-many` */
  async loginByLink({ key }: BodyOf<typeof loginByLink>, ip: string): Promise<Session> {
    const { db } = this.#parts;
    await this.countAddress(ip);
    const id = (await useLoginKey(db, key)) ?? (await useOwnerLink(db, key));
    return this.#signIn(await userById(db, id));
  }

  async info(userId: number): Promise<Omit<Session, 'token'>> {
    return describe(await userById(this.#parts.db, userId));
  }

  /** Points do not expire and no level is paid for yet, so membership is unlimited. */
  async membership(userId: number): Promise<MembershipInfo> {
    const points = await availablePoints(this.#parts.db, userId);
    return { membershipLevel: 'free', isValid: false, remainingDays: 0, points, expireTime: null };
  }

  /** Counts a try to sign in from an address of the network. @throws PagewrightError `request/too-many` */
  async countAddress(ip: string): Promise<void> {
    await this.#parts.tries.count(`login:address:${ip}`, LOGINS_PER_ADDRESS);
  }

  /** Counts a try to get into an account, by whichever means. @throws PagewrightError `request/too-many` */
  async countTry(recipient: Recipient, ip: string): Promise<void> {
    await this.countAddress(ip);
    await this.#parts.tries.count(loginCounter(recipient), LOGINS_PER_ACCOUNT);
  }

  forgetTries(recipient: Recipient): Promise<void> {
    return this.#parts.tries.forget(loginCounter(recipient));
  }

  async #userOfPhone(recipient: Recipient, language: Language): Promise<User | undefined> {
    const { db } = this.#parts;
    const userName = `user${recipient.address.slice(-4)}`;
    const [made] = await db
      .insert(users)
      .values({ phoneNumber: recipient.address, userName, nickName: userName, language })
      .onConflictDoNothing()
      .returning();
    return made ?? userAt(db, recipient);
  }

  async #signIn(user: User): Promise<Session> {
    return { token: await this.#parts.sessions.begin(user.id), ...describe(user) };
  }
}

function loginCounter({ channel, address }: Recipient): string {
  return `login:account:${channel}:${address}`;
}

/** @throws PagewrightError `account/email-taken` */
async function insertUser(db: Queryable, { email, scenario, language }: Registration, passwordHash: string) {
  const userName = email.split('@')[0] ?? email;
  const [user] = await db
    .insert(users)
    .values({ email, userName, nickName: userName, passwordHash, scenario, language: language ?? null })
    .onConflictDoNothing()
    .returning();
  if (!user) throw new PagewrightError('account/email-taken');
  return user;
}

function describe(user: User): Omit<Session, 'token'> {
  const info: UserInfo = {
    userId: user.id,
    nickName: user.nickName,
    userName: user.userName,
    phonenumber: user.phoneNumber ?? '',
    email: user.email ?? '',
  };
  return {
    user: info,
    roles: rolesOf(user),
    permissions: permissionsOf(user),
  };
}
