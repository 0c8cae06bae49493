import { NEW_TOKEN_HEADER } from '@pagewright/contract/endpoint';
import { i18n } from '../i18n/i18n.ts';
import { ApiError, NO_ANSWER } from './api-error.ts';
import { type ApiClient, OVERLOADED, parseWrapper, RETRY, wrappedError } from './client.ts';

/**
 * ms without any progress after which an upload is given up; a long upload that moves on is left alone, and so is one that
 * has been sent, where nothing else is asked for: the server may take minutes to read a scan, and says so itself where it
 * takes too long.
 */
const STALL = 60_000;

export interface UploadRequest {
  readonly path: string;
  readonly form: FormData;
  /** 0 to 1. */
  readonly onProgress: (fraction: number) => void;
  /** ms after everything was sent in which the answer has to come; as long as it takes where not said. */
  readonly answerWithin?: number;
  /** Everything is sent; the answer may take a while. */
  readonly onSent?: () => void;
  readonly signal: AbortSignal;
}

/** Sends a form, again where the server turned it away unseen. @returns the data of the answer */
export async function upload(client: ApiClient, request: UploadRequest): Promise<unknown> {
  for (let left: number = RETRY.times; ; left--) {
    const { status, text } = await sent(client, request);
    const wrapped = parseWrapper(text);
    if (wrapped?.code === 200) return wrapped.data;
    if (left === 0 || wrapped?.error !== OVERLOADED) throw wrapped ? wrappedError(wrapped) : new ApiError(status);
    await pause(request.signal);
  }
}

/** By XMLHttpRequest, which `fetch` cannot replace: only it tells how much has been sent. */
async function sent(client: ApiClient, request: UploadRequest): Promise<{ status: number; text: string }> {
  const token = await client.freshToken();
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    let stall: ReturnType<typeof setTimeout>;
    const giveUpIn = (ms: number) => {
      clearTimeout(stall);
      stall = setTimeout(() => xhr.abort(), ms);
    };
    const abort = () => xhr.abort();
    request.signal.addEventListener('abort', abort);
    xhr.open('POST', request.path);
    xhr.withCredentials = true;
    if (token) xhr.setRequestHeader('authorization', `Bearer ${token}`);
    xhr.upload.addEventListener('progress', (event) => {
      giveUpIn(STALL);
      if (event.lengthComputable) request.onProgress(event.loaded / event.total);
    });
    xhr.upload.addEventListener('load', () => {
      clearTimeout(stall);
      if (request.answerWithin !== undefined) giveUpIn(request.answerWithin);
      request.onSent?.();
    });
    xhr.addEventListener('load', () => {
      client.settle(xhr.status, xhr.getResponseHeader(NEW_TOKEN_HEADER));
      resolve({ status: xhr.status, text: xhr.responseText });
    });
    xhr.addEventListener('error', () => reject(brokenOff()));
    xhr.addEventListener('abort', () => reject(request.signal.aborted ? stopped() : brokenOff()));
    xhr.addEventListener('loadend', () => {
      clearTimeout(stall);
      request.signal.removeEventListener('abort', abort);
    });
    giveUpIn(STALL);
    xhr.send(request.form);
  });
}

/** Until a server that is too busy is asked again. @throws AbortError */
async function pause(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, RETRY.pause);
  signal.addEventListener('abort', () => resolve(), { once: true });
  await promise;
  clearTimeout(timer);
  if (signal.aborted) throw stopped();
}

function stopped(): DOMException {
  return new DOMException('upload stopped', 'AbortError');
}

/** Uploads that broke off are not repeated by themselves: the person is asked to (spec §8). */
function brokenOff(): ApiError {
  return new ApiError(NO_ANSWER, i18n.t('error.networkRetry'));
}
