import type { BodyInput, DataOf, Endpoint, ParamsOf, Wrapped } from '@pagewright/contract/endpoint';
import type { GenerationEvent } from '@pagewright/contract/events';
import { FIDELITY_HEADER, readFidelity } from '@pagewright/contract/fidelity-header';
import type { Fidelity } from '@pagewright/export/fidelity';
import type { Language } from '@pagewright/model/languages';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import { callWithin } from '../../platform/http/within-process.ts';
import { generationEvents } from './generation-events.ts';

/** Who calls the API, and how it answers them. */
export interface ApiCaller {
  /** The header's whole value: `Bearer …`. */
  authorization(): Promise<string>;
  readonly language: Language;
  /** Address that limits on calls are counted for. */
  readonly address: string;
}

/** What a call names beside its endpoint. */
export interface CallParts<E> {
  readonly params?: ParamsOf<E>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: BodyInput<E>;
  readonly form?: FormData;
}

/** A file that the API answered with. */
export interface ReceivedFile {
  readonly bytes: Buffer;
  readonly mime: string;
  readonly name: string;
  /** What became of the document's objects; of exports. */
  readonly fidelity: Fidelity | undefined;
}

/** The API said no; the message is worded for people. */
export class Refusal extends Error {
  /** Stable name of the error. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const JSON_TYPE = 'application/json';

const failure = z.object({ msg: z.string(), error: z.string().default('') });

/**
 * The API as a program calls it, from within the server's own process: who may do what, what is well-formed and how often
 * stands in the routes alone.
 */
export class ApiClient {
  readonly #app: FastifyInstance;
  readonly #caller: ApiCaller;
  readonly #signal: AbortSignal;

  /** @param signal ends the calls that go on */
  constructor(app: FastifyInstance, caller: ApiCaller, signal: AbortSignal) {
    this.#app = app;
    this.#caller = caller;
    this.#signal = signal;
  }

  /** For what has to be tidied up after the signal. */
  beyond(): ApiClient {
    return new ApiClient(this.#app, this.#caller, new AbortController().signal);
  }

  /** @throws Refusal, or the signal's reason */
  async call<E extends Endpoint>(endpoint: E, parts: CallParts<E> = {}): Promise<DataOf<E>> {
    const answer = await this.#send(endpoint, parts);
    const { data } = answer.json<Wrapped<unknown>>();
    return endpoint.data.parse(data) as DataOf<E>;
  }

  /** @throws Refusal, or the signal's reason */
  async file<E extends Endpoint>(endpoint: E, parts: CallParts<E>): Promise<ReceivedFile> {
    const { rawPayload, headers } = await this.#send(endpoint, parts);
    const [, name = 'file'] = /filename\*=UTF-8''(.*)$/.exec(String(headers['content-disposition'])) ?? [];
    return {
      bytes: rawPayload,
      mime: String(headers['content-type']),
      name: decodeURIComponent(name),
      fidelity: readFidelity(headers[FIDELITY_HEADER]?.toString() ?? null),
    };
  }

  /** The story of a generation. @throws Refusal, or the signal's reason */
  async *events<E extends Endpoint>(endpoint: E, parts: CallParts<E>): AsyncGenerator<GenerationEvent, void> {
    const answer = await this.#send(endpoint, parts, { payloadAsStream: true, signal: this.#signal });
    yield* generationEvents(answer.stream().setEncoding('utf8'));
  }

  async #send<E extends Endpoint>(
    endpoint: E,
    { params, query, body, form }: CallParts<E>,
    more: InjectOptions = {},
  ): Promise<LightMyRequestResponse> {
    this.#signal.throwIfAborted();
    const values = new Map(Object.entries(params ?? {}));
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
    const hasBody = form !== undefined || body !== undefined;
    const given = new Map(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]));
    const { payload, type } = form ? await encoded(form) : { payload: JSON.stringify(body ?? null), type: JSON_TYPE };
    const { language, address } = this.#caller;
    const authorization = await this.#caller.authorization();
    const answer = await callWithin(
      this.#app,
      {
        method: endpoint.method,
        url: path,
        query: Object.fromEntries(given),
        remoteAddress: address,
        headers: { ...(hasBody ? { 'content-type': type } : {}), authorization, 'accept-language': language },
        ...(hasBody ? { payload } : {}),
        ...more,
      },
      this.#signal,
    );
    this.#signal.throwIfAborted();
    if (answer.statusCode === 200) return answer;
    const text = more.payloadAsStream ? await whole(answer) : answer.payload;
    const { msg, error } = failure.parse(JSON.parse(text));
    throw new Refusal(error, msg);
  }
}

async function encoded(form: FormData): Promise<{ payload: Buffer; type: string }> {
  const written = new Response(form);
  const payload = Buffer.from(await written.arrayBuffer());
  return { payload, type: written.headers.get('content-type') ?? '' };
}

async function whole(answer: LightMyRequestResponse): Promise<string> {
  const chunks: string[] = [];
  for await (const chunk of answer.stream().setEncoding('utf8')) chunks.push(String(chunk));
  return chunks.join('');
}
