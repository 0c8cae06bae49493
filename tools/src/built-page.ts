import { createReadStream, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
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
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface BuiltPageOptions {
  /** Folder of the page's `index.html`. */
  readonly root: string;
  /** The page's own Vite configuration; without one it is built plainly. */
  readonly configFile?: string;
  /** px of the browser window. */
  readonly viewport: { readonly width: number; readonly height: number };
}

export interface BuiltPage {
  readonly tab: Tab;
  readonly url: string;
  close(): Promise<void>;
}

/** Builds a page for production, serves it with the fonts and gives a tab of Chromium that has not opened it yet. */
export async function buildPage({ root, configFile, viewport }: BuiltPageOptions): Promise<BuiltPage> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-page-'));
  await build({
    configFile: configFile ?? false,
    root,
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
  const server = await serve(folder);
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...sandbox, ...FLAGS] });
  const tab = await browser.newPage({ viewport });
  return {
    tab,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      await browser.close();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname === '/' ? '/index.html' : pathname;
    const file = name.startsWith('/fonts/') ? fontFile(name.slice('/fonts/'.length)) : join(folder, name);
    if (!file || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
