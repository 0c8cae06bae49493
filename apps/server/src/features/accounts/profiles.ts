import type { BodyOf } from '@pagewright/contract/endpoint';
import type { Profile, updateProfile } from '@pagewright/contract/profile';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import type { Codes } from './codes.ts';
import { asTaken, type User, userById } from './people.ts';
import { emailRecipient, phoneRecipient } from './recipients.ts';
import type { Accounts } from './service.ts';
import { identities, users } from './tables.ts';

export interface ProfileParts {
  readonly db: Database;
  readonly accounts: Accounts;
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

/** The own account: what people say of themselves, and how they are reached. */
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
