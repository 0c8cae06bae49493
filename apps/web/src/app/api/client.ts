import { getInfo } from '@pagewright/contract/accounts';
import {
  type BodyInput,
  type DataOf,
  type Endpoint,
  IDEMPOTENCY_HEADER,
  NEW_TOKEN_HEADER,
  type ParamsOf,
  type QueryOf,
} from '@pagewright/contract/endpoint';
import type { ErrorCode } from '@pagewright/model/errors';
import { randomId } from '../random-id.ts';
import { ApiError, asErrorCode, isAbort, NO_ANSWER } from './api-error.ts';
import { isDueForRefresh } from './token.ts';

/** Client time-out, ms; network errors are retried up to 3 times, 2 s apart (spec §9). */
const TIMEOUT = 20_000;
export const RETRY = { times: 3, pause: 2_000 } as const;
/** The server was too busy even to look at a request: nothing has been done, so anything may be sent again. */
export const OVERLOADED: ErrorCode = 'request/overloaded';

/** Where the client finds and leaves the token. */
export interface TokenKeeper {
  token(): string | undefined;
  replaceToken(token: string): void;
}

export interface ClientOptions {
  readonly tokens: TokenKeeper;
  /** The session is over: the person has to log in again (spec §8). */
  readonly onUnauthorized: () => void;
  readonly fetch?: typeof fetch;
  readonly pause?: (ms: number) => Promise<void>;
  readonly now?: () => number;
}

type Given<Name extends string, Value> = [Value] extends [undefined] ? unknown : { readonly [N in Name]: Value };
export type CallInput<E> = Given<'params', ParamsOf<E>> &
  Given<'query', QueryOf<E>> &
  Given<'body', BodyInput<E>> & { readonly signal?: AbortSignal; readonly timeoutMs?: number };

/** What every kind of call needs to know, its types forgotten. */
interface Request {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** The same for every try of one write: the server does it once, however often it arrives. */
  readonly idempotencyKey?: string;
}

export interface ApiClient {
  /** Calls an endpoint that answers in the wrapper, and returns its data. @throws ApiError, AbortError */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<DataOf<E>>;
  /** Calls an endpoint that answers with a file or a stream. @throws ApiError, AbortError */
  open<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Response>;
  /** A token that is not about to expire, for calls that `fetch` cannot make (upload with progress). */
  freshToken(): Promise<string | undefined>;
  /** Takes over a new token and tells of a 401, for the same calls. */
  settle(status: number, newToken: string | null): void;
}

export function createClient(options: ClientOptions): ApiClient {
  const send = options.fetch ?? ((...input: Parameters<typeof fetch>) => fetch(...input));
  const pause = options.pause ?? ((ms: number) => new Promise((done) => setTimeout(done, ms)));
  const now = options.now ?? Date.now;
  let refreshing: Promise<boolean> | undefined;

  /**
   * One refresh at a time; whoever else needs a token waits for it. A failed one leaves the old token in place.
   * @returns whether the server takes the session
   */
  function refresh(): Promise<boolean> {
    refreshing ??= once(getInfo, {})
      .then(async (response) => {
        await response.body?.cancel();
        return response.ok;
      })
      .catch(() => false)
      .finally(() => {
        refreshing = undefined;
      });
    return refreshing;
  }

  async function freshToken(): Promise<string | undefined> {
    const token = options.tokens.token();
    if (token && isDueForRefresh(token, now())) await refresh();
    return options.tokens.token();
  }

  /** One request, without refresh or retry. */
  async function once(endpoint: Endpoint, input: Request): Promise<Response> {
    const token = options.tokens.token();
    const timeout = AbortSignal.timeout(input.timeoutMs ?? TIMEOUT);
    const hasBody = input.body !== undefined;
    const response = await send(urlOf(endpoint, input.params, input.query), {
      method: endpoint.method,
      credentials: 'include',
      headers: {
        accept: endpoint.answer === 'events' ? 'text/event-stream' : 'application/json, */*',
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
        ...(input.idempotencyKey ? { [IDEMPOTENCY_HEADER]: input.idempotencyKey } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(hasBody ? { body: JSON.stringify(input.body) } : {}),
      signal: signalOf(endpoint, input.signal, timeout),
    });
    const renewed = response.headers.get(NEW_TOKEN_HEADER);
    if (renewed) options.tokens.replaceToken(renewed);
    return response;
  }

  /** A refresh beforehand where due, retries where the network failed, one more try after a 401 (spec §7). */
  async function request(endpoint: Endpoint, asked: Request): Promise<Response> {
    const input = keepsKeys(endpoint) ? { ...asked, idempotencyKey: randomId() } : asked;
    if (endpoint.access === 'user') await freshToken();
    const before = options.tokens.token();
    const response = await withRetries(endpoint, input);
    if (response.status !== 401 || endpoint.access !== 'user') return response;
    // Another tab, or another call, may have brought a new token meanwhile.
    if ((await refresh()) || options.tokens.token() !== before) {
      const second = await withRetries(endpoint, input);
      if (second.status !== 401) return second;
    }
    options.onUnauthorized();
    return response;
  }

  async function withRetries(endpoint: Endpoint, input: Request): Promise<Response> {
    for (let left: number = RETRY.times; ; left--) {
      try {
        const response = await once(endpoint, input);
        if (left === 0 || !(await wasTurnedAway(response))) return response;
      } catch (error) {
        if (input.signal?.aborted || isAbort(error)) throw error;
        if (left === 0 || !canRepeat(endpoint)) throw new ApiError(NO_ANSWER);
      }
      await pause(RETRY.pause);
    }
  }

  return {
    async call(endpoint, input) {
      const response = await request(endpoint, input);
      const data = await readWrapper(response, options.onUnauthorized, endpoint.access);
      return endpoint.data.parse(data) as DataOf<typeof endpoint>;
    },
    async open(endpoint, input) {
      const response = await request(endpoint, input);
      // A refusal, even of a file, comes in the wrapper.
      if (!response.ok) await readWrapper(response);
      return response;
    },
    freshToken,
    settle(status, newToken) {
      if (newToken) options.tokens.replaceToken(newToken);
      if (status === 401) options.onUnauthorized();
    },
  };
}

/** The server keeps the answers to a signed-in person's writes by their keys, unless there is a secret in them. */
function keepsKeys(endpoint: Endpoint): boolean {
  return endpoint.method !== 'GET' && endpoint.access === 'user' && !endpoint.secret;
}

/** A write may have arrived although its answer was lost, so it is repeated only where that is harmless, by a key or as it is. */
function canRepeat(endpoint: Endpoint): boolean {
  if (endpoint.answer === 'events') return false;
  return endpoint.method === 'GET' || endpoint.repeatable === true || keepsKeys(endpoint);
}

async function wasTurnedAway(response: Response): Promise<boolean> {
  if (response.status !== 503) return false;
  return parseWrapper(await response.clone().text())?.error === OVERLOADED;
}

/** A stream may stay open: only its caller ends it. */
function signalOf(endpoint: Endpoint, signal: AbortSignal | undefined, timeout: AbortSignal): AbortSignal | undefined {
  if (endpoint.answer === 'events') return signal;
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

export function urlOf(endpoint: Endpoint, params: unknown, query: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The data of a wrapped answer. @throws ApiError where its code, or else the status, is not 200 */
async function readWrapper(
  response: Response,
  onUnauthorized?: () => void,
  access: Endpoint['access'] = 'public',
): Promise<unknown> {
  const wrapped = parseWrapper(await wholeText(response));
  if (!wrapped) throw new ApiError(response.status);
  if (wrapped.code === 200) return wrapped.data;
  if (wrapped.code === 401 && response.status !== 401 && access === 'user') onUnauthorized?.();
  throw wrappedError(wrapped);
}

/** @throws ApiError without an answer where it broke off, AbortError */
async function wholeText(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw isAbort(error) ? error : new ApiError(NO_ANSWER);
  }
}

export interface LooseWrapper {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
  readonly error?: unknown;
  readonly params?: unknown;
}

/** Reads the wrapper out of an answer's text; undefined where it is something else, a proxy's error page say. */
export function parseWrapper(text: string): LooseWrapper | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('code' in value) || typeof value.code !== 'number')
      return undefined;
    const { msg, data, error, params } = value as Partial<LooseWrapper>;
    return { code: value.code, msg: typeof msg === 'string' ? msg : '', data, error, params };
  } catch {
    return undefined;
  }
}

export function wrappedError(wrapped: LooseWrapper): ApiError {
  const given = typeof wrapped.params === 'object' && wrapped.params !== null ? Object.entries(wrapped.params) : [];
  const params = Object.fromEntries(
    given.filter((entry): entry is [string, string | number] => ['string', 'number'].includes(typeof entry[1])),
  );
  return new ApiError(wrapped.code, wrapped.msg, asErrorCode(wrapped.error), params);
}
