import type { FastifyRequest } from 'fastify';

/** Who is asking. */
export interface Person {
  readonly id: number;
  readonly sessionId: string;
}

/** What the routes have to know of signing in. */
export interface Authenticator {
  /** @throws PagewrightError `request/unauthorized` */
  authenticate(request: FastifyRequest): Promise<Person>;
  /** Whether a person who was let in a while ago still is. */
  isSignedIn(person: Person): Promise<boolean>;
}
