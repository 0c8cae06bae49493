import { ENDPOINTS } from '@pagewright/contract/catalogue';
import { openApiDocument } from '@pagewright/contract/openapi';
import type { FastifyInstance } from 'fastify';
import serverPackage from '../../../package.json' with { type: 'json' };
import { apiDocsPage, DOCUMENT_PATH, STYLE, STYLE_PATH } from './page.ts';

/** The API described: for machines as an OpenAPI document, for people as a page of our own, which runs nothing. */
export function addApiDocs(app: FastifyInstance): void {
  app.get(DOCUMENT_PATH, async () => document());
  app.get('/api-docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(page()));
  app.get(STYLE_PATH, async (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
}

/** Both are written when somebody first asks for them: that takes a tenth of a CPU-second, which no start need wait for. */
const document = once(() => openApiDocument(ENDPOINTS, serverPackage.version));
const page = once(() => apiDocsPage(document()));

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
