import { ENDPOINTS } from '@pagewright/contract/catalogue';
import {
  type BodyOf,
  type DataOf,
  type Endpoint,
  IDEMPOTENCY_HEADER,
  type ParamsOf,
  type QueryOf,
  type Wrapped,
} from '@pagewright/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type FileAnswer, sendFile } from './answers.ts';
import { type StreamEvent, sendEvents } from './event-stream.ts';
import type { Idempotency } from './idempotency.ts';
import type { Authenticator, Person } from './person.ts';

/** A request whose parts have been checked against its endpoint. */
export interface Call<E> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Aborted when the client has gone. */
  readonly signal: AbortSignal;
}
export interface PersonalCall<E> extends Call<E> {
  readonly person: Person;
}

type Answer = 'json' | 'file' | 'events';

/**
 * Registers handlers for the contract's endpoints; there is no other way to add a route to the API. Whoever may call is
 * checked before a byte of the body is read, what comes in and what goes out is checked against the endpoint.
 */
export class Routes {
  readonly #app: FastifyInstance;
  readonly #authenticator: Authenticator;
  readonly #idempotency: Idempotency;
  readonly #people = new WeakMap<FastifyRequest, Person>();
  readonly #added = new Set<Endpoint>();

  constructor(app: FastifyInstance, authenticator: Authenticator, idempotency: Idempotency) {
    this.#app = app;
    this.#authenticator = authenticator;
    this.#idempotency = idempotency;
  }

  /** For everyone. */
  open<E extends Endpoint>(endpoint: E, handler: (call: Call<E>) => Promise<DataOf<E>>): void {
    this.#add(endpoint, 'public', 'json', async (call, reply) => this.#send(reply, endpoint, await handler(call)));
  }

  /** For people who are signed in. */
  personal<E extends Endpoint>(endpoint: E, handler: (call: PersonalCall<E>) => Promise<DataOf<E>>): void {
    this.#add(endpoint, 'user', 'json', async (call: Call<E>, reply) => {
      const personal = this.#personal(call);
      const key = call.request.headers[IDEMPOTENCY_HEADER];
      const request = [endpoint.method, endpoint.path, call.params, call.query, call.body];
      const data =
        typeof key === 'string' && key !== '' && endpoint.method !== 'GET' && !endpoint.form
          ? await this.#idempotency.once(personal.person.id, key, request, () => handler(personal))
          : await handler(personal);
      return this.#send(reply, endpoint, data);
    });
  }

  /** Answers with a file. */
  personalFile<E extends Endpoint>(endpoint: E, handler: (call: PersonalCall<E>) => Promise<FileAnswer>): void {
    this.#add(endpoint, 'user', 'file', async (call: Call<E>, reply) =>
      sendFile(reply, await handler(this.#personal(call))),
    );
  }

  /** Answers with server-sent events. What can be refused is refused before the first one. */
  personalEvents<E extends Endpoint>(
    endpoint: E,
    handler: (call: PersonalCall<E>) => Promise<(signal: AbortSignal) => AsyncIterable<StreamEvent>>,
  ): void {
    this.#add(endpoint, 'user', 'events', async (call: Call<E>, reply) => {
      const personal = this.#personal(call);
      const events = await handler(personal);
      await sendEvents(call.request, reply, events, () => this.#authenticator.isSignedIn(personal.person));
      return reply;
    });
  }

  /** @throws Error where an endpoint of the contract has no handler */
  assertComplete(): void {
    const missing = Object.entries(ENDPOINTS).filter(([, endpoint]) => !this.#added.has(endpoint));
    if (missing.length > 0) throw new Error(`no route for ${missing.map(([name]) => name).join(', ')}`);
  }

  #add<E extends Endpoint>(
    endpoint: E,
    access: Endpoint['access'],
    answer: Answer,
    handle: (call: Call<E>, reply: FastifyReply) => Promise<FastifyReply>,
  ): void {
    if (endpoint.access !== access) throw new Error(`${endpoint.path} is classed ${endpoint.access}, not ${access}`);
    if ((endpoint.answer ?? 'json') !== answer) throw new Error(`${endpoint.path} does not answer with ${answer}`);
    this.#added.add(endpoint);
    this.#app.route({
      method: endpoint.method,
      url: endpoint.path,
      onRequest: async (request) => {
        if (access === 'user') this.#people.set(request, await this.#authenticator.authenticate(request));
      },
      handler: (request, reply) => handle(readCall(endpoint, request, reply), reply),
    });
  }

  #personal<E>(call: Call<E>): PersonalCall<E> {
    const person = this.#people.get(call.request);
    if (!person) throw new Error('a personal route ran without a person');
    return { ...call, person };
  }

  #send<E extends Endpoint>(reply: FastifyReply, endpoint: E, data: DataOf<E>): FastifyReply {
    const body: Wrapped<unknown> = { code: 200, msg: 'success', data: endpoint.data.parse(data) };
    return reply.send(body);
  }
}

/** @throws ZodError */
function readCall<E extends Endpoint>(endpoint: E, request: FastifyRequest, reply: FastifyReply): Call<E> {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return {
    params: read(endpoint.params, request.params) as ParamsOf<E>,
    query: read(endpoint.query, request.query) as QueryOf<E>,
    body: read(endpoint.body, request.body) as BodyOf<E>,
    request,
    reply,
    signal: gone.signal,
  };
}

function read(schema: z.ZodType | undefined, value: unknown): unknown {
  return schema?.parse(value ?? {});
}
