import { PagewrightError } from '@pagewright/model/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../services.ts';
import { bearerAccessToken } from '../accounts/access-tokens.ts';
import { requireKnownOrigin } from './known-origin.ts';
import { MCP_PATH } from './mcp-path.ts';

/** Largest message, bytes: files come within it as base64. */
const BODY_LIMIT = 24 * 2 ** 20;

/**
 * Offers the tools to whoever has a personal access token. The tools call the API with it, so what it may not do is refused
 * there; calls are counted there too. The protocol's own library is loaded with the first message.
 */
export function addMcpRoutes(
  app: FastifyInstance,
  { accessTokens }: Pick<Services, 'accessTokens'>,
  publicUrl: string | undefined,
): void {
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: MCP_PATH,
    bodyLimit: BODY_LIMIT,
    onRequest: async (request) => {
      requireKnownOrigin(request, publicUrl);
      const token = bearerAccessToken(request);
      if (token === undefined) throw new PagewrightError('request/unauthorized');
      await accessTokens.open(token);
    },
    handler: (request, reply) => serve(app, request, reply),
  });
}

async function serve(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { answerMcp } = await import('./http-face.ts');
  return answerMcp(app, request, reply);
}
