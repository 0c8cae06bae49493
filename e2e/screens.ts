import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findChromium } from '@pagewright/printer/chromium';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page as Tab,
} from 'playwright-core';
import { type StartedServer, startServer } from './start-server.ts';

/** The product with a browser in front of it, and what must not happen on any screen. */
export class Screens {
  readonly server: StartedServer;
  readonly #browser: Browser;
  /** Script errors, policy violations, requests elsewhere. */
  readonly faults: string[] = [];
  readonly #contexts: BrowserContext[] = [];

  private constructor(server: StartedServer, browser: Browser) {
    this.server = server;
    this.#browser = browser;
  }

  /** @param settings of the server's environment */
  static async open(settings: Readonly<Record<string, string>> = {}): Promise<Screens> {
    const server = await startServer(settings);
    const args = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
    const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const browser = await chromium.launch({ executablePath: await findChromium(), args: [...sandbox, ...args] });
    return new Screens(server, browser);
  }

  /** A tab of somebody who has not been here before. */
  async tab(options: BrowserContextOptions = {}): Promise<Tab> {
    const context = await this.#browser.newContext({
      baseURL: this.server.url,
      viewport: { width: 1440, height: 900 },
      locale: 'en-US',
      ...options,
    });
    this.#contexts.push(context);
    const tab = await context.newPage();
    tab.on('pageerror', (error) => this.faults.push(`script error: ${error.message}`));
    tab.on('console', (message) => {
      if (/Content Security Policy|Refused to/i.test(message.text())) this.faults.push(message.text());
    });
    tab.on('request', (request) => {
      const isOurs = request.url().startsWith(this.server.url) || /^(data|blob):/.test(request.url());
      if (!isOurs) this.faults.push(`request to ${request.url()}`);
    });
    return tab;
  }

  /** A tab of the owner of this installation; once, as the link is good once. */
  async ownerTab(options: BrowserContextOptions = {}): Promise<Tab> {
    const tab = await this.tab(options);
    await tab.goto(this.server.ownerLink);
    await tab.waitForURL((url) => url.pathname === '/', { timeout: 90_000 });
    return tab;
  }

  /** The newest message to a recipient. */
  async message(to: string): Promise<string> {
    const files = (await readdir(this.server.outbox)).sort().reverse();
    for (const file of files) {
      const text = await readFile(join(this.server.outbox, file), 'utf8');
      if (text.startsWith(`To: ${to}\n`)) return text;
    }
    throw new Error(`no message to ${to}`);
  }

  async code(to: string): Promise<string> {
    return /\b\d{6}\b/.exec(await this.message(to))?.[0] ?? '';
  }

  async closeTabs(): Promise<void> {
    for (const context of this.#contexts.splice(0)) await context.close();
  }

  async close(): Promise<void> {
    await this.closeTabs();
    await this.#browser.close();
    await this.server.stop();
  }
}

/** Calls the API as the person who is signed in in a tab. */
export function callApi<T>(tab: Tab, method: string, path: string, body?: unknown): Promise<T> {
  return tab.evaluate(
    async ([verb, url, payload]) => {
      const token = localStorage.getItem('pagewright_token');
      const call = () =>
        fetch(url, {
          method: verb,
          headers: {
            authorization: `Bearer ${token}`,
            ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
        });
      let answer = await call();
      // A server on a busy machine turns calls away before it does anything, and says when to come again.
      while (answer.status === 503) {
        const seconds = Number(answer.headers.get('retry-after') ?? 1);
        await new Promise((again) => setTimeout(again, seconds * 1_000));
        answer = await call();
      }
      return (await answer.json()).data;
    },
    [method, path, body] as const,
  ) as Promise<T>;
}

/** Adds a project with the pages of the first template, in English. @returns its id */
export async function addFromTemplate(tab: Tab, name: string): Promise<number> {
  const [template] = await callApi<{ id: number }[]>(tab, 'GET', '/api/pagewright/template/list?language=en-US');
  const body = { name, templateId: template?.id, language: 'en-US' };
  return (await callApi<{ id: number }>(tab, 'POST', '/api/pagewright/project/add', body)).id;
}
