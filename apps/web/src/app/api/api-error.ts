import { ERROR_CODES, type ErrorCode, type ErrorParams } from '@pagewright/model/errors';

/** A call that did not succeed. What people read is made of it in `error-text.ts`. */
export class ApiError extends Error {
  /** Code of the answer, mostly the HTTP status; -1 where there was no answer (spec §8). */
  readonly status: number;
  /** Message of the server, as it came. */
  readonly serverMessage: string;
  readonly code: ErrorCode | undefined;
  readonly params: ErrorParams;

  constructor(status: number, serverMessage = '', code?: ErrorCode, params: ErrorParams = {}) {
    super(`${status} ${code ?? ''} ${serverMessage}`.trim());
    this.name = 'ApiError';
    this.status = status;
    this.serverMessage = serverMessage;
    this.code = code;
    this.params = params;
  }
}

/** Status of a call that got no answer at all (spec §8). */
export const NO_ANSWER = -1;

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError;
}

const NOT_FOUND = 404;
const TOO_MANY_REQUESTS = 429;
const SERVER_FAULT = 500;

/** Whether the same call may well succeed later. */
export function isPassing(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { status } = error;
  return status === NO_ANSWER || status === TOO_MANY_REQUESTS || status >= SERVER_FAULT;
}

/** Whether what the call was about is not there, or no longer. */
export function isNotFound(error: unknown): boolean {
  return isApiError(error) && error.status === NOT_FOUND;
}

/** The person, or a newer call, stopped it: nothing to tell. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** The text as an error code of ours, or undefined where a newer server sends one that we do not know. */
export function asErrorCode(text: unknown): ErrorCode | undefined {
  return ERROR_CODES.find((code) => code === text);
}
