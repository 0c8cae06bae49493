import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleErrors } from './platform/http/errors.ts';
import { MAX_DELAY_MS, shedLoad } from './platform/http/overload.ts';
import { openInMemory } from './testing/test-database.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

describe('the app', () => {
  let server: TestServer;
  let webFolder: string;

  beforeAll(async () => {
    webFolder = mkdtempSync(join(tmpdir(), 'pagewright-test-web-'));
    mkdirSync(join(webFolder, 'assets'));
    writeFileSync(
      join(webFolder, 'index.html'),
      '<meta name="csp-nonce" content="__CSP_NONCE__"><div id="root"></div>',
    );
    writeFileSync(join(webFolder, 'assets', 'app-1a2b.js'), 'export {};');
    writeFileSync(join(webFolder, 'assets', 'browser-worker-1a2b.js'), 'postMessage(0);');
    writeFileSync(join(webFolder, 'assets', 'browser-worker-1a2b.js.br'), brotliCompressSync('postMessage(0);'));
    writeFileSync(join(webFolder, '.sources'), 'secret');
    server = await startTestServer(await openInMemory(), { webFolder, callsPerMinute: 40 });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(webFolder, { recursive: true, force: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) => server.call({ method: 'GET', url, headers });

  it.each(['/', '/create', '/create/page/12', '/login?link=abc'])(
    'answers %s with the document and its own nonce',
    async (url) => {
      const [first, second] = [await get(url), await get(url)];
      const nonce = /content="([\w-]{20,})"/.exec(first.body)?.[1];
      expect(first.headers['content-security-policy']).toBe(
        `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob:; font-src 'self'; ` +
          "connect-src 'self'; worker-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; " +
          "frame-ancestors 'none'",
      );
      expect(second.body).not.toBe(first.body);
      expect(first.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(first.headers['strict-transport-security']).toBeUndefined();
    },
  );

  it('keeps named files for a year, and has no document for files that are missing', async () => {
    expect((await get('/assets/app-1a2b.js')).headers['cache-control']).toContain('immutable');
    for (const url of [
      '/assets/app-old.js',
      '/.sources',
      '/favicon.ico',
      '/assets/../../package.json',
      '/%2e%2e/package.json',
    ]) {
      expect((await get(url)).statusCode, url).toBe(404);
    }
  });

  it('sends a file compressed to whoever takes it so, with the same type and policy', async () => {
    const url = '/assets/browser-worker-1a2b.js';
    const [plain, small] = [await get(url), await get(url, { 'accept-encoding': 'gzip, br' })];
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    for (const name of ['content-type', 'content-security-policy', 'cache-control']) {
      expect(small.headers[name], name).toBe(plain.headers[name]);
    }
    expect(small.headers['content-security-policy']).toContain('wasm-unsafe-eval');
    expect(small.headers.vary).toContain('accept-encoding');
  });

  it('serves the fonts, and nothing else of their folder', async () => {
    const css = await get('/fonts/@fontsource/inter/400.css');
    expect(css.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': expect.stringContaining('immutable'),
    });
    const file = /url\(\.\/(files\/[\w-]+\.woff2)\)/.exec(css.body)?.[1];
    expect((await get(`/fonts/@fontsource/inter/${file}`)).headers['content-type']).toBe('font/woff2');
    for (const path of [
      '@fontsource/inter/package.json',
      '@fontsource/inter/../../fastify/package.json',
      '@fontsource/inter/files/%2e%2e/package.json',
    ]) {
      expect((await get(`/fonts/${path}`)).statusCode, path).toBe(404);
    }
  });

  it('says that it is alive, and sends transport security only behind TLS', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/healthz', { 'x-forwarded-proto': 'https' })).headers['strict-transport-security']).toContain(
      'max-age',
    );
  });

  it('answers every wrong call in the wrapper, in the language of the person', async () => {
    const cases = [
      await get('/api/nothing/here', { 'accept-language': 'fr' }),
      await server.call({
        method: 'POST',
        url: '/api/login',
        payload: '{"half":',
        headers: { 'content-type': 'application/json', 'accept-language': 'fr' },
      }),
      await server.call({
        method: 'POST',
        url: '/api/login',
        payload: '{"__proto__":{}}',
        headers: { 'content-type': 'application/json', 'accept-language': 'fr' },
      }),
      await server.call({
        method: 'POST',
        url: '/api/login',
        payload: '<xml/>',
        headers: { 'content-type': 'text/xml', 'accept-language': 'fr' },
      }),
      await server.call({ method: 'DELETE', url: '/api/login', headers: { 'accept-language': 'fr' } }),
    ];
    expect(cases.map(({ statusCode }) => statusCode)).toEqual([404, 400, 400, 400, 404]);
    for (const one of cases) {
      expect(one.json()).toMatchObject({ code: one.statusCode, data: null });
      expect(one.json().msg).toMatch(/^(La ressource|Erreur de paramètre)/);
      expect(one.headers['cache-control']).toBe('no-store');
    }
  });

  it('slows down an address that calls too often, and only that one', async () => {
    const call = (address: string) => get('/api/getInfo', { 'x-forwarded-for': address });
    const codes: number[] = [];
    for (let calls = 0; calls < 41; calls++) codes.push((await call('10.7.7.7')).statusCode);
    expect(codes.slice(0, 40)).toEqual(Array.from({ length: 40 }, () => 401));
    const blocked = await call('10.7.7.7');
    expect(blocked.json()).toMatchObject({ code: 429, error: 'request/too-many' });
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0);
    expect((await call('10.7.7.8')).statusCode).toBe(401);
    expect((await get('/healthz', { 'x-forwarded-for': '10.7.7.7' })).statusCode).toBe(200);
  });

  it('turns calls away while it is overloaded, and takes them again afterwards', async () => {
    const app = Fastify();
    handleErrors(app);
    shedLoad(app, MAX_DELAY_MS);
    app.get('/api/here', async () => 'here');
    app.get('/font.woff2', async () => 'a font');
    const get = (url = '/api/here') => app.inject({ method: 'GET', url });
    await pause(600);
    const until = performance.now() + 2_000;
    while (performance.now() < until) Math.sqrt(until);
    const busy = await get();
    expect(busy.json()).toMatchObject({ code: 503, error: 'request/overloaded' });
    // Browsers do not ask again for a file that was refused.
    expect((await get('/font.woff2')).statusCode).toBe(200);
    expect(Number(busy.headers['retry-after'])).toBeGreaterThan(0);
    await expect.poll(async () => (await get()).statusCode).toBe(200);
    await app.close();
  });
});
