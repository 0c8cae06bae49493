import { z } from 'zod';

/** The API's base path and the product's segment under it. */
export const API_BASE = '/api';

/** Who may call: anyone, whoever has opened a share link, or only a signed-in person. Whose row it is, is the feature's policy. */
export type Access = 'public' | 'link' | 'user';

/** What a personal access token may be made for. None of them holds another: what changes pages need not read them. */
export const TOKEN_SCOPES = ['read', 'write', 'generate', 'export'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/**
 * What a personal access token needs for a call; `session` where none is enough and a person has to have signed in:
 * whatever concerns the account, who gets into it, and the links by which others see its documents.
 */
export type CallScope = TokenScope | 'session';

export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Full path with `:name` parameters. */
  readonly path: string;
  readonly access: Access;
  /** Of endpoints for people who are signed in. */
  readonly scope?: CallScope;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  /** JSON body; multipart endpoints name their fields in `form` instead. */
  readonly body?: Body;
  /** Multipart fields, for the documentation. */
  readonly form?: Readonly<Record<string, 'file' | 'files' | 'text' | 'optional text'>>;
  /** What stands in `data` of the answer. */
  readonly data: Data;
  /** Whether the answer is a stream of server-sent events, a file or another address instead of the wrapper. */
  readonly answer?: 'json' | 'events' | 'file' | 'redirect';
  /** Whether it takes a secret that must not be kept, not even as a hash: an idempotency key is not heeded. */
  readonly secret?: true;
  /** Whether a write that arrives twice does no more than once, without a key: it may be sent again when its answer was lost. */
  readonly repeatable?: true;
  /** Which limit on calls in a minute counts it; writes without one count as such. */
  readonly limit?: 'upload' | 'generation';
  /** `msg` of the answer, where it is more than that it succeeded. */
  message?(data: z.output<Data>): string;
}

/** An endpoint for people who are signed in says what a token needs for it. */
type Classed =
  | { readonly access: 'user'; readonly scope: CallScope }
  | { readonly access: Exclude<Access, 'user'>; readonly scope?: never };

export function endpoint<
  Data extends z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(definition: Endpoint<Params, Query, Body, Data> & Classed): Endpoint<Params, Query, Body, Data> {
  return definition;
}

export type ParamsOf<E> = E extends Endpoint<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.output<P> : never;
export type QueryOf<E> = E extends Endpoint<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.output<Q> : never;
export type BodyOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.output<B> : never;
export type BodyInput<E> = E extends Endpoint<z.ZodType, z.ZodType, infer B, z.ZodType> ? z.input<B> : never;
export type DataOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer D> ? z.output<D> : never;

/** Every JSON answer: code 200 means success (spec §7). `error` and `params` let the client translate. */
export interface Wrapped<T> {
  readonly code: number;
  readonly msg: string;
  readonly data: T | null;
  readonly error?: string;
  readonly params?: Record<string, string | number>;
}

/** Response header that carries a new token (spec §7). */
export const NEW_TOKEN_HEADER = 'x-new-token';

/** Request header with a key that makes repeating a write harmless. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';

/** A positive whole number in a path. */
export const idParams = z.object({ id: z.coerce.number().int().positive() });
export const idsBody = z.object({ ids: z.array(z.number().int().positive()).min(1).max(500) });
export const nothing = z.null();
