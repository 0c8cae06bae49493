import type { Session } from '@pagewright/contract/accounts';
import type { BodyOf } from '@pagewright/contract/endpoint';
import type { updatePassword } from '@pagewright/contract/profile';
import type { resetPassword } from '@pagewright/contract/verification';
import { PagewrightError } from '@pagewright/model/errors';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database.ts';
import type { Person } from '../../platform/http/person.ts';
import type { TryCounters, TryLimit } from '../../platform/try-counters.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { Codes } from './codes.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { Passwords } from './passwords.ts';
import { userAt, userById } from './people.ts';
import { emailRecipient } from './recipients.ts';
import type { Accounts } from './service.ts';
import type { Sessions } from './sessions.ts';
import { users } from './tables.ts';

/** Tries at the old password. */
const PASSWORD_TRIES: TryLimit = { tries: 10, seconds: 15 * 60 };

export interface PasswordChangeParts {
  readonly db: Database;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly accessTokens: AccessTokens;
  readonly passwords: Passwords;
  readonly tries: TryCounters;
  readonly codes: Codes;
}

/** New passwords: by the old one, or by a code for people who have forgotten it. Either ends every session. */
export class PasswordChanges {
  readonly #parts: PasswordChangeParts;

  constructor(parts: PasswordChangeParts) {
    this.#parts = parts;
  }

  /**
   * @returns the token of a new session for the caller
   * @throws PagewrightError `account/old-password`, `account/common-password`, `request/too-many`
   */
  async change(person: Person, body: BodyOf<typeof updatePassword>): Promise<string> {
    const { db, passwords, tries } = this.#parts;
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
    return db.transaction((tx) => this.#replace(tx, user.id, passwordHash));
  }

  /**
   * Takes an account back by its email, from programs too: every access token ends. An address without an account is answered
   * like a wrong code.
   * @throws PagewrightError `account/code-wrong`, `account/common-password`, `request/too-many`
   */
  async reset({ email, code, password }: BodyOf<typeof resetPassword>, ip: string): Promise<Session> {
    const { db, accounts, accessTokens, passwords, codes } = this.#parts;
    if (isCommonPassword(password, email)) throw new PagewrightError('account/common-password', { field: 'password' });
    const recipient = emailRecipient(email);
    await accounts.countTry(recipient, ip);
    const right = await codes.check(recipient, 'reset', code);
    const user = await userAt(db, recipient);
    if (!user) throw new PagewrightError('account/code-wrong');
    const passwordHash = await passwords.hash(password);
    // The code is used up together with the change: a refusal leaves it good.
    const token = await db.transaction(async (tx) => {
      await codes.take(tx, right);
      await accessTokens.removeAll(user.id, tx);
      return this.#replace(tx, user.id, passwordHash);
    });
    await accounts.forgetTries(recipient);
    return { token, ...(await accounts.info(user.id)) };
  }

  async #replace(tx: Transaction, userId: number, passwordHash: string): Promise<string> {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
    await this.#parts.sessions.endAll(userId, tx);
    return this.#parts.sessions.begin(userId, tx);
  }
}
