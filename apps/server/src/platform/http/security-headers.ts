import { API_BASE } from '@pagewright/contract/endpoint';
import { SHARED_PATH } from '@pagewright/contract/sharing';
import type { FastifyInstance } from 'fastify';

/** Content security policy of the app; the nonce is for the style elements of the UI kit. */
export function contentSecurityPolicy(nonce: string | undefined): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Policy of the worker that runs the methods of pages in WebAssembly: its own scripts and engine, and nothing else. */
export const METHODS_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Headers of answers that never reach a route: what was sent is no request of ours. */
export const STRICT_HEADERS = {
  ...HEADERS,
  'content-security-policy': contentSecurityPolicy(undefined),
  'cache-control': 'no-store',
} as const;

/** One year, s; sent only where people come by https. */
const TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains';

/** Headers of every answer. What a route has set itself stays. */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string | undefined): void {
  const behindTls = publicUrl?.startsWith('https:') ?? false;
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    reply.header('content-security-policy', contentSecurityPolicy(undefined));
    if (behindTls || request.protocol === 'https') reply.header('strict-transport-security', TRANSPORT_SECURITY);
    const isApi = request.url.startsWith(`${API_BASE}/`);
    if (isApi) reply.header('cache-control', 'no-store');
    // Who has a link shows it to whom they want, and search engines show it to everybody.
    if (isApi || request.url.startsWith(SHARED_PATH)) reply.header('x-robots-tag', 'noindex, nofollow');
  });
}
