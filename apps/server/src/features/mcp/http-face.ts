import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import serverPackage from '../../../package.json' with { type: 'json' };
import { acceptedLanguage } from '../../platform/http/language.ts';
import { ApiClient } from './api-client.ts';
import { createMcpServer, type Face } from './mcp-server.ts';

/** Answers one message of an assistant. Every call has a server of its own: nothing is kept between two of them. */
export async function answerMcp(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const { authorization = '' } = request.headers;
  const language = acceptedLanguage(request.headers['accept-language']);
  const onError = (error: unknown): void => request.log.error({ err: error }, 'a tool failed');
  const face: Face = {
    language,
    files: undefined,
    gone: gone.signal,
    onError,
    client: async (signal) =>
      new ApiClient(app, { authorization: async () => authorization, language, address: request.ip }, signal),
  };
  // Nothing of what the tools show changes while a connection lasts, so there is nothing to subscribe to.
  const handler = createMcpHandler(() => createMcpServer(face, serverPackage.version), { maxSubscriptions: 0 });
  const answer = await handler.fetch(webRequest(request, gone.signal), { parsedBody: request.body });
  reply.code(answer.status).headers(Object.fromEntries(answer.headers));
  return reply.send(answer.body ? Readable.fromWeb(answer.body as ReadableStream) : null);
}

/** Requests of the web name one; what a client sends as it may be nothing that can stand in an address. */
const ANY_HOST = 'http://localhost';

/** The request as the protocol's library takes it; its body has been read. */
function webRequest({ method, url, headers }: FastifyRequest, signal: AbortSignal): Request {
  const given = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || name === 'content-length' ? [] : [[name, String(value)] satisfies [string, string]],
  );
  return new Request(new URL(url, ANY_HOST), { method, headers: given, signal });
}
