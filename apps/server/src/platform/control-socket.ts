import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { isPagewrightError, PagewrightError } from '@pagewright/model/errors';

/**
 * How commands reach the server that holds the data folder: a socket that only the folder's owner can open, so that
 * whoever can read the database's files can also ask the process which has them open. It is no part of the API.
 */

/** What can be asked, by name; both sides are JSON. */
export type ControlHandlers = Readonly<Record<string, (input: unknown) => Promise<unknown>>>;

type Reply =
  | { readonly result: unknown }
  | { readonly error: string; readonly params: Record<string, string | number> };

/** Longest path of a socket that every system takes, bytes. */
const MAX_PATH = 100;
/** Largest question, bytes. */
const MAX_QUESTION = 64 * 1024;
const TIMEOUT_MS = 10_000;

/** In the data folder; where its path is too long for a socket, under a name made of it. */
function socketPath(dataFolder: string): string {
  const folder = resolve(dataFolder);
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\pagewright-${name}`;
  const path = join(folder, 'control.sock');
  return Buffer.byteLength(path) <= MAX_PATH ? path : join(tmpdir(), `pagewright-${name}.sock`);
}

/** Answers commands; returns the way to stop. The caller holds the data folder, so a socket that is there is stale. */
export async function serveControl(dataFolder: string, handlers: ControlHandlers): Promise<() => Promise<void>> {
  const path = socketPath(dataFolder);
  const server = createServer(async (question, answer) => {
    const reply = await replyTo(handlers, (question.url ?? '').slice(1), text(question)).catch(failure);
    answer.end(JSON.stringify(reply));
  });
  server.maxRequestsPerSocket = 1;
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const mask = process.umask(0o077);
  try {
    await new Promise<void>((listening, failed) => server.once('error', failed).listen(path, listening));
  } finally {
    process.umask(mask);
  }
  if (process.platform !== 'win32') chmodSync(path, 0o600);
  server.unref();
  return () =>
    new Promise((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
}

/** @throws Error, PagewrightError */
async function replyTo(handlers: ControlHandlers, name: string, question: Promise<string>): Promise<Reply> {
  const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
  const input = await question;
  if (!handler || input.length > MAX_QUESTION) throw new PagewrightError('request/invalid');
  return { result: await handler(JSON.parse(input)) };
}

function failure(error: unknown): Reply {
  if (isPagewrightError(error)) return { error: error.code, params: { ...error.params } };
  return { error: 'request/unknown', params: {} };
}

/**
 * Asks the server that holds the data folder; undefined where none listens.
 * @throws Error with the code of what went wrong there
 */
export async function askServer(dataFolder: string, name: string, input: unknown): Promise<unknown> {
  const answer = await new Promise<string | undefined>((resolveAnswer, reject) => {
    const question = request({ socketPath: socketPath(dataFolder), path: `/${name}`, method: 'POST' }, (response) => {
      text(response).then(resolveAnswer, reject);
    });
    question.setTimeout(TIMEOUT_MS, () => question.destroy(new Error('the running server does not answer')));
    question.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolveAnswer(undefined);
      else reject(error);
    });
    question.end(JSON.stringify(input));
  });
  if (answer === undefined) return undefined;
  const reply = JSON.parse(answer) as Reply;
  if ('error' in reply) throw new Error(`the running server says ${reply.error} ${JSON.stringify(reply.params)}`);
  return reply.result;
}
