import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { findChromium } from '@pagewright/printer/chromium';
import { fontFile } from '@pagewright/typography/font-paths';
import { chromium, type Page as Tab } from 'playwright-core';
import { build } from 'vite';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Builds the proof page, serves it with the fonts and opens it in Chromium. */
export async function openProofPage(): Promise<{ tab: Tab; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-proof-'));
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    // Test runners set NODE_ENV to `test`, for which Vite would take React's development JSX.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2024',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 5000,
    },
  });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname === '/' ? '/index.html' : pathname;
    const file = name.startsWith('/fonts/') ? fontFile(name.slice('/fonts/'.length)) : join(folder, name);
    if (!file || !existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  const tab = await browser.newPage({ viewport: { width: 1700, height: 1000 } });
  await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return {
    tab,
    close: async () => {
      await browser.close();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
