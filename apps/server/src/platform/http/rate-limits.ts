import type { Endpoint } from '@pagewright/contract/endpoint';
import { PagewrightError } from '@pagewright/model/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Person } from './person.ts';

/**
 * What is counted apart: writing, sending files, having pages made, designed or printed, and whatever a program does with a
 * personal access token, reading too.
 */
type Kind = 'write' | 'token' | NonNullable<Endpoint['limit']>;

/** Calls within a minute, of one person and of one address; many people may share an address. */
export type RateLimits = Readonly<Record<Kind, { readonly person: number; readonly address: number }>>;

export const RATE_LIMITS: RateLimits = {
  write: { person: 600, address: 2_400 },
  upload: { person: 60, address: 300 },
  generation: { person: 60, address: 300 },
  token: { person: 600, address: 1_200 },
};

const MINUTE_MS = 60_000;

type Count = ReturnType<FastifyInstance['createRateLimit']>;

/**
 * Slows down whoever writes too often, with 429 and Retry-After. Counted in this process: several web processes allow
 * so many each.
 */
export class RateLimiter {
  readonly #people = new WeakMap<FastifyRequest, Person>();
  readonly #counts: Readonly<Record<Kind, readonly { readonly ofPerson: boolean; readonly count: Count }[]>>;

  constructor(app: FastifyInstance, limits: RateLimits) {
    const count = (max: number, keyGenerator: (request: FastifyRequest) => string): Count =>
      app.createRateLimit({ max, timeWindow: MINUTE_MS, keyGenerator });
    const both = ({ person, address }: RateLimits[Kind]) => [
      { ofPerson: true, count: count(person, (request) => String(this.#people.get(request)?.id)) },
      { ofPerson: false, count: count(address, (request) => request.ip) },
    ];
    this.#counts = {
      write: both(limits.write),
      upload: both(limits.upload),
      generation: both(limits.generation),
      token: both(limits.token),
    };
  }

  /** Counts a call. @throws PagewrightError `request/too-many` */
  async check(endpoint: Endpoint, request: FastifyRequest, person: Person | undefined): Promise<void> {
    if (person) this.#people.set(request, person);
    if (person && 'tokenId' in person) await this.#count('token', request);
    if (endpoint.method !== 'GET') await this.#count(endpoint.limit ?? 'write', request);
  }

  async #count(kind: Kind, request: FastifyRequest): Promise<void> {
    for (const { ofPerson, count } of this.#counts[kind]) {
      if (ofPerson && !this.#people.has(request)) continue;
      const state = await count(request);
      if (!state.isAllowed && state.isExceeded) {
        throw new PagewrightError('request/too-many', { seconds: Math.max(1, state.ttlInSeconds) });
      }
    }
  }
}
