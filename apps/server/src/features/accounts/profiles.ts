import type { BodyOf } from '@pagewright/contract/endpoint';
import type { Profile, updatePassword, updateProfile } from '@pagewright/contract/profile';
import { PagewrightError } from '@pagewright/model/errors';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import type { Person } from '../../platform/http/person.ts';
import type { TryCounters, TryLimit } from '../../platform/try-counters.ts';
import type { Codes } from './codes.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { Passwords } from './passwords.ts';
import { asTaken, type User, userById } from './people.ts';
import { emailRecipient, phoneRecipient } from './recipients.ts';
import type { Accounts } from './service.ts';
import type { Sessions } from './sessions.ts';
import { identities, users } from './tables.ts';

/** Tries at the old password. */
const PASSWORD_TRIES: TryLimit = { tries: 10, seconds: 15 * 60 };

export interface ProfileParts {
  readonly db: Database;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly tries: TryCounters;
  readonly codes: Codes;
  /** Of phone numbers that are written without one: `86`. */
  readonly countryCode: string;
}

type UserChange = Partial<typeof users.$inferInsert>;

/** A change of an address, and the code that proves it. */
interface NewAddress {
  readonly change: Pick<UserChange, 'email' | 'phoneNumber'>;
  readonly code: number;
}

/** The own account: what people say of themselves, and their password. */
export class Profiles {
  readonly #parts: ProfileParts;

  constructor(parts: ProfileParts) {
    this.#parts = parts;
  }

  async get(userId: number): Promise<Profile> {
    const { db, accounts } = this.#parts;
    const user = await userById(db, userId);
    const connected = await db
      .select({ provider: identities.provider })
      .from(identities)
      .where(eq(identities.userId, userId))
      .orderBy(asc(identities.createdAt));
    return {
      userId,
      userName: user.userName,
      nickName: user.nickName,
      email: user.email ?? '',
      phonenumber: user.phoneNumber ?? '',
      bio: user.bio,
      tags: user.tags,
      createTime: user.createdAt.toISOString(),
      hasPassword: user.passwordHash !== null,
      providers: connected.map(({ provider }) => provider),
      membership: await accounts.membership(userId),
    };
  }

  /** @throws PagewrightError `account/email-taken`, `account/phone-taken`, `account/code-wrong` */
  async update(userId: number, body: BodyOf<typeof updateProfile>): Promise<Profile> {
    const { db, codes } = this.#parts;
    const user = await userById(db, userId);
    const email = await this.#newEmail(user, body);
    const phone = await this.#newPhone(user, body);
    const { nickName, userName, bio, tags } = body;
    const plain = Object.entries({ nickName, userName, bio, tags }).filter(([, value]) => value !== undefined);
    const change: UserChange = { ...Object.fromEntries(plain), ...email?.change, ...phone?.change };
    if (Object.keys(change).length === 0) return this.get(userId);
    // Codes are used up together with the change: a refusal leaves them good.
    const changed = db.transaction(async (tx) => {
      if (email) await codes.take(tx, email.code);
      if (phone) await codes.take(tx, phone.code);
      await tx.update(users).set(change).where(eq(users.id, userId));
    });
    await changed.catch((error: unknown) => {
      throw asTaken(error);
    });
    return this.get(userId);
  }

  /**
   * Ends every session and returns the token of a new one for the caller.
   * @throws PagewrightError `account/old-password`, `account/common-password`, `request/too-many`
   */
  async changePassword(person: Person, body: BodyOf<typeof updatePassword>): Promise<string> {
    const { db, passwords, sessions, tries } = this.#parts;
    const user = await userById(db, person.id);
    const counter = `password:${user.id}`;
    await tries.count(counter, PASSWORD_TRIES);
    if (user.passwordHash !== null && !(await passwords.matches(user.passwordHash, body.oldPassword))) {
      throw new PagewrightError('account/old-password', { field: 'oldPassword' });
    }
    await tries.forget(counter);
    if (isCommonPassword(body.newPassword, user.email ?? user.userName)) {
      throw new PagewrightError('account/common-password', { field: 'newPassword' });
    }
    const passwordHash = await passwords.hash(body.newPassword);
    return db.transaction(async (tx) => {
      await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
      await sessions.endAll(user.id, tx);
      return sessions.begin(user.id, tx);
    });
  }

  async #newEmail(user: User, { email, emailCode = '' }: BodyOf<typeof updateProfile>): Promise<NewAddress | null> {
    if (email === undefined || email.toLowerCase() === user.email?.toLowerCase()) return null;
    return { change: { email }, code: await this.#parts.codes.check(emailRecipient(email), 'bind', emailCode) };
  }

  async #newPhone(
    user: User,
    { phonenumber, phoneCode = '' }: BodyOf<typeof updateProfile>,
  ): Promise<NewAddress | null> {
    if (phonenumber === undefined) return null;
    const recipient = phoneRecipient(phonenumber, this.#parts.countryCode);
    if (recipient.address === user.phoneNumber) return null;
    const code = await this.#parts.codes.check(recipient, 'bind', phoneCode);
    return { change: { phoneNumber: recipient.address }, code };
  }
}
