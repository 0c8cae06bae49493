import type { Database } from '../../platform/database.ts';
import { ownerAccount } from '../accounts/owner.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { TOKEN_LIFETIME } from '../accounts/tokens.ts';

/** ms after which a new session is begun, so that one never ends within a call. */
const FRESH_MS = (TOKEN_LIFETIME * 1000) / 2;

/** Lets a program on the installation's own machine act for the person who runs it. */
export class OwnerSession {
  readonly #db: Database;
  readonly #sessions: Sessions;
  #token: Promise<string> | undefined;
  #since = 0;

  constructor(db: Database, sessions: Sessions) {
    this.#db = db;
    this.#sessions = sessions;
  }

  /** The header's whole value. */
  async authorization(): Promise<string> {
    if (!this.#token || performance.now() - this.#since > FRESH_MS) {
      this.#since = performance.now();
      this.#token = ownerAccount(this.#db).then((id) => this.#sessions.begin(id));
    }
    return `Bearer ${await this.#token}`;
  }
}
