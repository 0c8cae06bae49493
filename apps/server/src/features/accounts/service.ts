import type { login, loginByLink, MembershipInfo, register, Session, UserInfo } from '@pagewright/contract/accounts';
import type { BodyOf } from '@pagewright/contract/endpoint';
import type { loginByCode, registerByCode, sendEmailCode, sendPhoneCode } from '@pagewright/contract/verification';
import { PagewrightError } from '@pagewright/model/errors';
import type { Language } from '@pagewright/model/languages';
import type { Database } from '../../platform/database.ts';
import type { TryCounters, TryLimit } from '../../platform/try-counters.ts';
import { availablePoints } from '../billing/ledger.ts';
import { type Codes, emailRecipient, phoneRecipient } from './codes.ts';
import { isCommonPassword } from './common-passwords.ts';
import { useLoginKey } from './login-keys.ts';
import { useOwnerLink } from './owner.ts';
import type { Passwords } from './passwords.ts';
import { type User, userByEmail, userById, userByName, userByPhone } from './people.ts';
import { permissionsOf, rolesOf } from './policy.ts';
import type { Sessions } from './sessions.ts';
import { users } from './tables.ts';

const QUARTER_HOUR = 15 * 60;
const LOGINS_PER_ACCOUNT: TryLimit = { tries: 10, seconds: QUARTER_HOUR };
const LOGINS_PER_ADDRESS: TryLimit = { tries: 50, seconds: QUARTER_HOUR };
const REGISTRATIONS_PER_ADDRESS: TryLimit = { tries: 20, seconds: 3600 };

/** What the accounts stand on. */
export interface AccountParts {
  readonly db: Database;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly tries: TryCounters;
  readonly codes: Codes;
}

/** Registering and signing in. */
export class Accounts {
  readonly #db: Database;
  readonly #sessions: Sessions;
  readonly #passwords: Passwords;
  readonly #tries: TryCounters;
  readonly #codes: Codes;

  constructor({ db, sessions, passwords, tries, codes }: AccountParts) {
    this.#db = db;
    this.#sessions = sessions;
    this.#passwords = passwords;
    this.#tries = tries;
    this.#codes = codes;
  }

  /** @throws PagewrightError `account/bad-credentials`, `request/too-many` */
  async login({ username, password }: BodyOf<typeof login>, ip: string): Promise<Session> {
    const account = await this.#countLogin(username.trim().toLowerCase(), ip);
    const user = await userByName(this.#db, username);
    if (!(await this.#passwords.matches(user?.passwordHash, password)) || !user) {
      throw new PagewrightError('account/bad-credentials');
    }
    await this.#tries.forget(account);
    return this.#signIn(user);
  }

  /** @throws PagewrightError `account/email-taken`, `account/common-password`, `request/too-many` */
  async register(body: BodyOf<typeof register>, ip: string): Promise<Session> {
    await this.#tries.count(`register:address:${ip}`, REGISTRATIONS_PER_ADDRESS);
    return this.#signIn(await this.#registerEmail(body));
  }

  /**
   * Sends a code by email. For signing in it goes out only where there is an account, and nobody is told.
   * @throws PagewrightError `request/too-many`, `account/code-not-sent`
   */
  async sendEmailCode({ email, purpose }: BodyOf<typeof sendEmailCode>, language: Language, ip: string): Promise<void> {
    const isKnown = purpose !== 'login' || (await userByEmail(this.#db, email)) !== undefined;
    await this.#codes.send(emailRecipient(email), purpose, { language, ip, isKnown });
  }

  /** @throws PagewrightError `request/too-many`, `account/code-not-sent` */
  async sendPhoneCode({ phone, purpose }: BodyOf<typeof sendPhoneCode>, language: Language, ip: string): Promise<void> {
    await this.#codes.send(phoneRecipient(phone), purpose, { language, ip, isKnown: true });
  }

  /**
   * Signs in by a code; a phone number that is new here becomes an account.
   * @throws PagewrightError `account/code-wrong`, `request/too-many`
   */
  async loginByCode(body: BodyOf<typeof loginByCode>, language: Language, ip: string): Promise<Session> {
    const recipient = body.channel === 'email' ? emailRecipient(body.recipient) : phoneRecipient(body.recipient);
    const account = await this.#countLogin(`${recipient.channel}:${recipient.address}`, ip);
    await this.#codes.use(recipient, 'login', body.code);
    await this.#tries.forget(account);
    if (body.channel === 'phone') return this.#signIn(await this.#userOfPhone(recipient.address, language));
    const user = await userByEmail(this.#db, recipient.address);
    if (!user) throw new PagewrightError('account/code-wrong');
    return this.#signIn(user);
  }

  /** @throws PagewrightError `account/code-wrong`, `account/email-taken`, `account/common-password`, `request/too-many` */
  async registerByCode(body: BodyOf<typeof registerByCode>, ip: string): Promise<Session> {
    await this.#tries.count(`register:address:${ip}`, REGISTRATIONS_PER_ADDRESS);
    if (isCommonPassword(body.password, body.email)) throw new PagewrightError('account/common-password');
    await this.#codes.use(emailRecipient(body.email), 'register', body.code);
    return this.#signIn(await this.#registerEmail(body));
  }

  /** By a key of a sign-in with a third party, else by the owner's link. @throws PagewrightError `account/link-used`, `request/too-many` */
  async loginByLink({ key }: BodyOf<typeof loginByLink>, ip: string): Promise<Session> {
    await this.#tries.count(`login:address:${ip}`, LOGINS_PER_ADDRESS);
    const id = (await useLoginKey(this.#db, key)) ?? (await useOwnerLink(this.#db, key));
    return this.#signIn(await userById(this.#db, id));
  }

  async info(userId: number): Promise<Omit<Session, 'token'>> {
    return describe(await userById(this.#db, userId));
  }

  /** Points do not expire and no level is paid for yet, so membership is unlimited. */
  async membership(userId: number): Promise<MembershipInfo> {
    const points = await availablePoints(this.#db, userId);
    return { membershipLevel: 'free', isValid: false, remainingDays: 0, points, expireTime: null };
  }

  /** Counts a try to sign in, and says how to forget it. */
  async #countLogin(name: string, ip: string): Promise<string> {
    const account = `login:account:${name}`;
    await this.#tries.count(`login:address:${ip}`, LOGINS_PER_ADDRESS);
    await this.#tries.count(account, LOGINS_PER_ACCOUNT);
    return account;
  }

  async #registerEmail({
    email,
    password,
    scenario,
    language,
  }: Pick<BodyOf<typeof register>, 'email' | 'password' | 'scenario' | 'language'>): Promise<User> {
    if (isCommonPassword(password, email)) throw new PagewrightError('account/common-password');
    if (await userByEmail(this.#db, email)) throw new PagewrightError('account/email-taken');
    const passwordHash = await this.#passwords.hash(password);
    const userName = email.split('@')[0] ?? email;
    const [user] = await this.#db
      .insert(users)
      .values({ email, userName, nickName: userName, passwordHash, scenario, language: language ?? null })
      .onConflictDoNothing()
      .returning();
    if (!user) throw new PagewrightError('account/email-taken');
    return user;
  }

  async #userOfPhone(phoneNumber: string, language: Language): Promise<User> {
    const userName = `user${phoneNumber.slice(-4)}`;
    const [made] = await this.#db
      .insert(users)
      .values({ phoneNumber, userName, nickName: userName, language })
      .onConflictDoNothing()
      .returning();
    const user = made ?? (await userByPhone(this.#db, phoneNumber));
    if (!user) throw new PagewrightError('account/code-wrong');
    return user;
  }

  async #signIn(user: User): Promise<Session> {
    return { token: await this.#sessions.begin(user.id), ...describe(user) };
  }
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
