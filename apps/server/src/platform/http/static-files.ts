import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { API_BASE } from '@pagewright/contract/endpoint';
import { PagewrightError } from '@pagewright/model/errors';
import { fontFile } from '@pagewright/typography/font-paths';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendError } from './errors.ts';
import { contentSecurityPolicy, METHODS_POLICY } from './security-headers.ts';

/** Names that change with their content may be kept for a year. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** The built worker that runs the methods of pages, compressed or not: the one script that may compile WebAssembly. */
const METHODS_WORKER = /[\\/]assets[\\/]browser-worker-[\w-]+\.js(?:\.br|\.gz)?$/;
const NONCE_PLACE = '__CSP_NONCE__';
const FONT_TYPES: Readonly<Record<string, string>> = { css: 'text/css; charset=utf-8', woff2: 'font/woff2' };

/** Serves the fonts, the built web app and, for every path that is a screen of it, its document. */
export async function serveStaticFiles(app: FastifyInstance, webFolder: string | undefined): Promise<void> {
  app.get('/fonts/*', async (request, reply) => {
    const file = fontFile((request.params as { '*': string })['*']);
    if (!file) throw new PagewrightError('request/not-found');
    const type = FONT_TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    return reply
      .header('cache-control', IMMUTABLE)
      .type(type)
      .send(await readFile(file));
  });
  const document = webFolder ? join(webFolder, 'index.html') : undefined;
  if (webFolder && document && existsSync(document)) {
    await app.register(fastifyStatic, {
      root: webFolder,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      preCompressed: true,
      setHeaders(reply, path) {
        const named = path.startsWith(join(webFolder, 'assets'));
        reply.header('cache-control', named ? IMMUTABLE : 'no-cache');
        if (METHODS_WORKER.test(path)) reply.header('content-security-policy', METHODS_POLICY);
      },
    });
    app.get('/', async (_, reply) => sendDocument(reply, document));
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isScreen = request.method === 'GET' && !isFile(request.url) && !request.url.startsWith(`${API_BASE}/`);
    if (isScreen && document && existsSync(document)) return sendDocument(reply, document);
    return sendError(request, reply, new PagewrightError('request/not-found'));
  });
}

/** The app's document, with a fresh nonce in it and in its policy. */
async function sendDocument(reply: FastifyReply, path: string): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64url');
  const html = await readFile(path, 'utf8');
  return reply
    .header('content-security-policy', contentSecurityPolicy(nonce))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html.replaceAll(NONCE_PLACE, nonce));
}

/** Whether the last part of a path has an extension: a missing script must not be answered with a document. */
function isFile(url: string): boolean {
  return /\.[a-z0-9]+$/i.test(url.split('?')[0] ?? '');
}
