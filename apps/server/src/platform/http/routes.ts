import { Readable } from 'node:stream';
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
import { PagewrightError } from '@pagewright/model/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type FileAnswer, sendFile } from './answers.ts';
import { type StreamEvent, sendEvents } from './event-stream.ts';
import type { Idempotency } from './idempotency.ts';
import type { Authenticator, Person } from './person.ts';
import type { RateLimiter } from './rate-limits.ts';
import { Turns } from './turns.ts';
import type { Visit, VisitAuthenticator } from './visit.ts';
import { callerWithin } from './within-process.ts';

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
/** Of somebody who has opened a share link. */
export interface SharedCall<E> extends Call<E> {
  readonly visit: Visit;
}

/** A multipart form that has been read. */
export interface ReadForm {
  /** Says what was sent, apart from how: the same form sent again has the same. */
  readonly fingerprint: unknown;
  /** Removes what reading it has stored. */
  discard(): Promise<void>;
}

type Answer = 'json' | 'file' | 'events' | 'redirect';

/** What the routes stand on. */
export interface RouteParts {
  readonly authenticator: Authenticator;
  readonly visits: VisitAuthenticator;
  readonly idempotency: Idempotency;
  readonly rateLimiter: RateLimiter;
}

/**
 * Registers handlers for the contract's endpoints; there is no other way to add a route to the API. Whoever may call is
 * checked before a byte of the body is read, what comes in and what goes out is checked against the endpoint.
 */
export class Routes {
  readonly #app: FastifyInstance;
  readonly #authenticator: Authenticator;
  readonly #visits: VisitAuthenticator;
  readonly #idempotency: Idempotency;
  readonly #rateLimiter: RateLimiter;
  readonly #people = new WeakMap<FastifyRequest, Person>();
  readonly #visiting = new WeakMap<FastifyRequest, Visit>();
  readonly #added = new Set<Endpoint>();
  /** Of the entries of all lists that are sent as they are made. */
  readonly #turns = new Turns();

  constructor(app: FastifyInstance, { authenticator, visits, idempotency, rateLimiter }: RouteParts) {
    this.#app = app;
    this.#authenticator = authenticator;
    this.#visits = visits;
    this.#idempotency = idempotency;
    this.#rateLimiter = rateLimiter;
  }

  /** For everyone. */
  open<E extends Endpoint>(endpoint: E, handler: (call: Call<E>) => Promise<DataOf<E>>): void {
    this.#add(endpoint, 'public', 'json', async (call, reply) => this.#send(reply, endpoint, await handler(call)));
  }

  /** Answers everyone with a list that is sent as it is made, like `personalList`. */
  openList<E extends Endpoint & { readonly data: z.ZodArray }>(
    endpoint: E,
    handler: (call: Call<E>) => Promise<AsyncIterable<DataOf<E> extends (infer Entry)[] ? Entry : never>>,
  ): void {
    this.#add(endpoint, 'public', 'json', async (call: Call<E>, reply) =>
      this.#sendList(reply, endpoint.data.element as z.ZodType, await handler(call)),
    );
  }

  /** Answers everyone with a file. */
  openFile<E extends Endpoint>(endpoint: E, handler: (call: Call<E>) => Promise<FileAnswer>): void {
    this.#add(endpoint, 'public', 'file', async (call: Call<E>, reply) => sendFile(reply, await handler(call)));
  }

  /** Sends everyone on to the address that the handler gives. */
  openRedirect<E extends Endpoint>(endpoint: E, handler: (call: Call<E>) => Promise<string>): void {
    this.#add(endpoint, 'public', 'redirect', async (call, reply) => reply.redirect(await handler(call), 302));
  }

  /** For people who are signed in. */
  personal<E extends Endpoint>(endpoint: E, handler: (call: PersonalCall<E>) => Promise<DataOf<E>>): void {
    this.#add(endpoint, 'user', 'json', async (call: Call<E>, reply) => {
      const personal = this.#personal(call);
      const fingerprint = [call.params, call.query, call.body];
      return this.#send(reply, endpoint, await this.#once(endpoint, personal, fingerprint, () => handler(personal)));
    });
  }

  /**
   * Answers with a list that is sent as it is made, however many are asked for at once: one entry of one list in each turn
   * of the event loop. What can be refused is refused before the first entry.
   */
  personalList<E extends Endpoint & { readonly data: z.ZodArray }>(
    endpoint: E,
    handler: (call: PersonalCall<E>) => Promise<AsyncIterable<DataOf<E> extends (infer Entry)[] ? Entry : never>>,
  ): void {
    this.#add(endpoint, 'user', 'json', async (call: Call<E>, reply) =>
      this.#sendList(reply, endpoint.data.element as z.ZodType, await handler(this.#personal(call))),
    );
  }

  /** Takes a multipart form; the handler discards what it does not keep. */
  personalForm<E extends Endpoint, Form extends ReadForm>(
    endpoint: E,
    read: (call: PersonalCall<E>) => Promise<Form>,
    handler: (call: PersonalCall<E>, form: Form) => Promise<DataOf<E>>,
  ): void {
    this.#add(endpoint, 'user', 'json', async (call: Call<E>, reply) => {
      const personal = this.#personal(call);
      const form = await read(personal);
      let isHandled = false;
      const handle = (): Promise<DataOf<E>> => {
        isHandled = true;
        return handler(personal, form);
      };
      try {
        return this.#send(reply, endpoint, await this.#once(endpoint, personal, form.fingerprint, handle));
      } finally {
        // It was sent before, or its key was.
        if (!isHandled) await form.discard();
      }
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
      await sendEvents(call.request, reply, events, () => this.#authenticator.isLetIn(personal.person));
      return reply;
    });
  }

  /** For people who have opened a share link. */
  shared<E extends Endpoint>(endpoint: E, handler: (call: SharedCall<E>) => Promise<DataOf<E>>): void {
    this.#add(endpoint, 'link', 'json', async (call: Call<E>, reply) =>
      this.#send(reply, endpoint, await handler(this.#shared(call))),
    );
  }

  /** Answers those who have opened a share link with a list that is sent as it is made, like `personalList`. */
  sharedList<E extends Endpoint & { readonly data: z.ZodArray }>(
    endpoint: E,
    handler: (call: SharedCall<E>) => Promise<AsyncIterable<DataOf<E> extends (infer Entry)[] ? Entry : never>>,
  ): void {
    this.#add(endpoint, 'link', 'json', async (call: Call<E>, reply) =>
      this.#sendList(reply, endpoint.data.element as z.ZodType, await handler(this.#shared(call))),
    );
  }

  /** Answers those who have opened a share link with a file. */
  sharedFile<E extends Endpoint>(endpoint: E, handler: (call: SharedCall<E>) => Promise<FileAnswer>): void {
    this.#add(endpoint, 'link', 'file', async (call: Call<E>, reply) =>
      sendFile(reply, await handler(this.#shared(call))),
    );
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
    const { scope = 'session' } = endpoint;
    this.#app.route({
      method: endpoint.method,
      url: endpoint.path,
      onRequest: async (request) => {
        const person = access === 'user' ? await this.#authenticator.authenticate(request, scope) : undefined;
        if (person) this.#people.set(request, person);
        if (access === 'link') this.#visiting.set(request, await this.#visits.authenticate(request));
        await this.#rateLimiter.check(endpoint, request, person);
      },
      handler: (request, reply) => handle(readCall(endpoint, request, reply), reply),
    });
  }

  /** A write with an idempotency key is done once, however often it is sent. */
  async #once<E extends Endpoint>(
    endpoint: E,
    { person, request }: PersonalCall<E>,
    fingerprint: unknown,
    work: () => Promise<DataOf<E>>,
  ): Promise<unknown> {
    const key = request.headers[IDEMPOTENCY_HEADER];
    if (typeof key !== 'string' || key === '' || endpoint.method === 'GET' || endpoint.secret) return work();
    return this.#idempotency.once(person.id, key, [endpoint.method, endpoint.path, fingerprint], work);
  }

  #personal<E>(call: Call<E>): PersonalCall<E> {
    const person = this.#people.get(call.request);
    if (!person) throw new Error('a personal route ran without a person');
    return { ...call, person };
  }

  #shared<E>(call: Call<E>): SharedCall<E> {
    const visit = this.#visiting.get(call.request);
    if (!visit) throw new Error('a route of share links ran without one');
    return { ...call, visit };
  }

  #sendList(reply: FastifyReply, entry: z.ZodType, entries: AsyncIterable<unknown>): FastifyReply {
    const checked = listText(entries, entry, this.#turns);
    return reply.type('application/json; charset=utf-8').send(Readable.from(checked, { objectMode: false }));
  }

  #send<E extends Endpoint>(reply: FastifyReply, endpoint: E, data: unknown): FastifyReply {
    const sent = endpoint.data.parse(data);
    const body: Wrapped<unknown> = { code: 200, msg: endpoint.message?.(sent) ?? 'success', data: sent };
    return reply.send(body);
  }
}

/** The wrapper's text, an entry at a time: each is read and worded in a turn of its own, and only once the client takes it. */
async function* listText(
  entries: AsyncIterable<unknown>,
  entry: z.ZodType,
  turns: Turns,
): AsyncGenerator<string, void> {
  const wrapper: Wrapped<unknown> = { code: 200, msg: 'success', data: [] };
  const [start = '', end = ''] = JSON.stringify(wrapper).split('[]');
  const texts = entryTexts(entries, entry);
  yield `${start}[`;
  let isFirst = true;
  try {
    for (;;) {
      const { done, value } = await turns.take(() => texts.next());
      if (done) break;
      yield isFirst ? value : `,${value}`;
      isFirst = false;
    }
  } finally {
    await texts.return();
  }
  yield `]${end}`;
}

async function* entryTexts(entries: AsyncIterable<unknown>, entry: z.ZodType): AsyncGenerator<string, void> {
  for await (const one of entries) yield JSON.stringify(entry.parse(one));
}

/** @throws ZodError */
function readCall<E extends Endpoint>(endpoint: E, request: FastifyRequest, reply: FastifyReply): Call<E> {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const within = callerWithin();
  requireText({ ...(request.params as object), ...(request.query as object) });
  return {
    params: read(endpoint.params, request.params) as ParamsOf<E>,
    query: read(endpoint.query, request.query) as QueryOf<E>,
    body: read(endpoint.body, request.body) as BodyOf<E>,
    request,
    reply,
    signal: within ? AbortSignal.any([gone.signal, within]) : gone.signal,
  };
}

/** No database takes NUL in a text. @throws PagewrightError `request/invalid` naming the parameter */
function requireText(given: Readonly<Record<string, unknown>>): void {
  for (const [field, value] of Object.entries(given)) {
    if (JSON.stringify(value).includes('\\u0000')) throw new PagewrightError('request/invalid', { field });
  }
}

function read(schema: z.ZodType | undefined, value: unknown): unknown {
  return schema?.parse(value ?? {});
}
