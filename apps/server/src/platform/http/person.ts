import type { CallScope } from '@pagewright/contract/endpoint';
import { PagewrightError } from '@pagewright/model/errors';
import type { FastifyRequest } from 'fastify';

/** Who has signed in. */
export interface SignedIn {
  readonly id: number;
  readonly sessionId: string;
}

/** Whose program asks, with a personal access token. */
export interface TokenHolder {
  readonly id: number;
  readonly tokenId: number;
}

/** Who is asking. */
export type Person = SignedIn | TokenHolder;

/** What the routes have to know of signing in. */
export interface Authenticator {
  /** @throws PagewrightError `request/unauthorized`; `token/scope`, `token/sign-in-needed` for a token that may not do this */
  authenticate(request: FastifyRequest, scope: CallScope): Promise<Person>;
  /** Whether a person who was let in a while ago still is. */
  isLetIn(person: Person): Promise<boolean>;
}

/** @throws PagewrightError `token/sign-in-needed` */
export function signedIn(person: Person): SignedIn {
  if ('sessionId' in person) return person;
  throw new PagewrightError('token/sign-in-needed');
}
