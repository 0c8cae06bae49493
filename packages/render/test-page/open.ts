import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fontFile } from '@pagewright/typography/font-paths';
import { type Browser, chromium, type Page as Tab } from 'playwright-core';
import { builtFolder } from '../../../tools/src/built-folder.ts';

/** The app's content security policy: pages must be drawn whole under it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'nonce-test'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
].join('; ');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

export interface TestPage {
  readonly tab: Tab;
  /** Addresses asked for that are not ours. */
  readonly foreign: string[];
  /** Errors, policy violations and dialogs. */
  readonly faults: string[];
  close(): Promise<void>;
}

/** Builds the test page, serves it on a free port of this machine and opens it in Chromium. */
export async function openTestPage(): Promise<TestPage> {
  const folder = await builtFolder({ root: import.meta.dirname });
  const server = await serve(folder);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await launch();
  const tab = await browser.newPage({ viewport: { width: 1320, height: 900 } });
  const foreign: string[] = [];
  const faults: string[] = [];
  tab.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob):/.test(url)) foreign.push(url);
  });
  tab.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  tab.on('pageerror', (error) => faults.push(String(error)));
  tab.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await tab.goto(`${origin}/index.html`);
  return {
    tab,
    foreign,
    faults,
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.PAGEWRIGHT_CHROMIUM,
    args: [
      '--no-sandbox',
      // As the printer draws: what needs WebGL by software, and all else without a graphics card.
      '--disable-gpu',
      '--enable-unsafe-swiftshader',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
}

function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://local').pathname);
    const file = path.startsWith('/fonts/') ? fontFile(path.slice('/fonts/'.length)) : join(folder, path);
    try {
      if (!file) throw new Error('no such font');
      const body = readFileSync(file);
      response.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'content-security-policy': POLICY,
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}
