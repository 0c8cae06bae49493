import type { Socket } from 'node:net';
import type { Wrapped } from '@pagewright/contract/endpoint';
import { errorMessage } from '@pagewright/contract/messages';
import { PagewrightError } from '@pagewright/model/errors';
import { DEFAULT_LANGUAGE } from '@pagewright/model/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from './errors.ts';
import { STRICT_HEADERS } from './security-headers.ts';

/** Answers what the router cannot read: a broken escape in the path, say. No hook has run yet. */
export function answerUnreadable(_: Error, request: FastifyRequest, reply: FastifyReply): void {
  sendError(request, reply.headers(STRICT_HEADERS), new PagewrightError('request/invalid'));
}

/** Answers what is no HTTP, or takes too long to become it, in the same wrapper and with the same headers as the rest. */
export function answerNoHttp(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.destroyed) return;
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const status = isLate ? 408 : 400;
  const body: Wrapped<never> = {
    code: status,
    msg: errorMessage('request/invalid', DEFAULT_LANGUAGE),
    data: null,
    error: 'request/invalid',
    params: {},
  };
  const text = JSON.stringify(body);
  const headers = {
    ...STRICT_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(
    `HTTP/1.1 ${status} ${isLate ? 'Request Timeout' : 'Bad Request'}\r\n${lines.join('\r\n')}\r\n\r\n${text}`,
  );
}
