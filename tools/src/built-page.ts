import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fontFile } from '@pagewright/typography/font-paths';
import type { Browser, Page as Tab } from 'playwright-core';
import { builtFolder, type PageSources } from './built-folder.ts';
import { launchChromium } from './launch-chromium.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface BuiltPageOptions extends PageSources {
  /** px of the browser window. */
  readonly viewport: { readonly width: number; readonly height: number };
  /** A browser that stays open after the page; without it the page has one of its own. */
  readonly browser?: Browser;
}

export interface BuiltPage {
  readonly tab: Tab;
  readonly url: string;
  close(): Promise<void>;
}

/** Builds a page for production, serves it with the fonts and gives a tab of Chromium that has not opened it yet. */
export async function buildPage({ viewport, browser, ...sources }: BuiltPageOptions): Promise<BuiltPage> {
  const server = await serve(await builtFolder(sources));
  const shownIn = browser ?? (await launchChromium());
  const context = await shownIn.newContext({ viewport, reducedMotion: 'reduce' });
  return {
    tab: await context.newPage(),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      await (browser ? context : shownIn).close();
      server.close();
    },
  };
}
async function serve(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname === '/' ? '/index.html' : pathname;
    const file = name.startsWith('/fonts/') ? fontFile(name.slice('/fonts/'.length)) : join(folder, name);
    if (!file || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    // All but the page itself carries its content in its name: kept, it is not even compiled again when the page is.
    const kept = name === '/index.html' ? 'no-cache' : 'max-age=3600, immutable';
    response.writeHead(200, { 'content-type': type, 'cache-control': kept });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
