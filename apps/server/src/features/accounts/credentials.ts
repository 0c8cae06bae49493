import type { CallScope } from '@pagewright/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Authenticator, Person } from '../../platform/http/person.ts';
import { type AccessTokens, bearerAccessToken } from './access-tokens.ts';
import type { Sessions } from './sessions.ts';

/** Lets people in by their sign-in, and their programs by personal access tokens. */
export class Credentials implements Authenticator {
  readonly #sessions: Sessions;
  readonly #accessTokens: AccessTokens;

  constructor(sessions: Sessions, accessTokens: AccessTokens) {
    this.#sessions = sessions;
    this.#accessTokens = accessTokens;
  }

  async authenticate(request: FastifyRequest, scope: CallScope): Promise<Person> {
    const token = bearerAccessToken(request);
    return token === undefined ? this.#sessions.authenticate(request) : this.#accessTokens.authenticate(token, scope);
  }

  async isLetIn(person: Person): Promise<boolean> {
    return 'sessionId' in person ? this.#sessions.isSignedIn(person) : this.#accessTokens.isGood(person);
  }
}
