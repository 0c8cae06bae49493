import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MethodResult } from './methods.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

/** As the app's own policy: WebAssembly is compiled in the one worker that needs it, and nowhere else. */
const PAGE_POLICY = "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; img-src data:";
const WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Answers a built folder, workers with a policy of their own. */
async function serve(folder: string, asked: string[]): Promise<Server> {
  const server = createServer(async (request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    asked.push(path);
    const content = await readFile(join(folder, path)).catch(() => undefined);
    if (!content) return response.writeHead(404).end();
    const policy = path.includes('worker') ? WORKER_POLICY : PAGE_POLICY;
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    return response.writeHead(200, { 'content-type': type, 'content-security-policy': policy }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

describe('methods in a browser', () => {
  const asked: string[] = [];
  let folder: string;
  let server: Server;
  let browser: Browser;
  let tab: Page;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pagewright-methods-'));
    await build({
      configFile: false,
      root: fileURLToPath(new URL('./test-page', import.meta.url)),
      logLevel: 'error',
      worker: { format: 'es' },
      build: { outDir: folder, emptyOutDir: true, target: 'es2024', assetsInlineLimit: 0 },
    });
    server = await serve(folder, asked);
    browser = await chromium.launch({
      executablePath: process.env.PAGEWRIGHT_CHROMIUM,
      chromiumSandbox: process.getuid?.() !== 0,
    });
    tab = await browser.newPage();
    await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  });
  afterAll(async () => {
    await browser.close();
    server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const run = (body: string): Promise<MethodResult> =>
    tab.evaluate(
      (source) => window.runMethod({ source, method: 'go', components: { title: { text: 'Hello' } } }),
      `function go() { ${body} }`,
    );

  it('run under the policy of the app, with WebAssembly from our own server', async () => {
    expect(
      await run('page.set("title", { text: page.get("title").text + "!" }); page.log(typeof fetch, typeof self)'),
    ).toEqual({
      status: 'done',
      changes: [{ id: 'title', values: { text: 'Hello!' } }],
      log: ['undefined undefined'],
    });
    expect(asked.some((path) => path.endsWith('.wasm'))).toBe(true);
  });

  it('are ended after a second, and the page stays alive meanwhile', async () => {
    const beats = tab.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let count = 0;
          const timer = setInterval(() => {
            count += 1;
            if (count < 20) return;
            clearInterval(timer);
            resolve(count);
          }, 20);
        }),
    );
    const started = performance.now();
    const result = await run('for (;;) {}');
    expect(result).toMatchObject({ status: 'failed', failure: 'timed-out' });
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(await beats).toBe(20);
    expect(await run('const all = []; for (;;) all.push(new Array(1e6).fill(1))')).toMatchObject({ status: 'failed' });
    expect((await run('page.log("alive")')).log).toEqual(['alive']);
  });
});
