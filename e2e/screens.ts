import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Session } from '@pagewright/contract/accounts';
import { IDEMPOTENCY_HEADER } from '@pagewright/contract/endpoint';
import type { BrowserContext, BrowserContextOptions, Page as Tab } from 'playwright-core';
import { APPEARS_WITHIN, sharedBrowser, warmContext } from './browser.ts';
import { openNothing } from './open-nothing.ts';
import { newAddress, newPerson, sharedServer } from './shared-server.ts';
import { type StartedServer, startServerAgain } from './start-server.ts';
import type { WarmContext } from './warm-context.ts';

/** What screens are looked at on. */
type Server = Pick<StartedServer, 'url' | 'dataFolder' | 'outbox'>;

/** How everybody sees the screens who says nothing else. */
const DEFAULTS = { viewport: { width: 1440, height: 900 }, locale: 'en-US', reducedMotion: 'reduce' } as const;

/** A press that takes its time, as people's do: what appears meanwhile must not move away what is pressed. */
export const SLOWLY = { delay: 300 } as const;

/** The product with a browser in front of it, and what must not happen on any screen. */
export class Screens {
  /** The server, where it is nobody else's. */
  readonly #own: StartedServer | undefined;
  /** Script errors, policy violations, requests elsewhere. */
  readonly faults: string[] = [];
  readonly #contexts: BrowserContext[] = [];
  /** The context that stays, while it is taken. */
  #warm: WarmContext | undefined;
  /** The address that they come from. */
  readonly #address = newAddress();

  private constructor(own?: StartedServer) {
    this.#own = own;
  }

  /** On the server that the tests of a run share; `useScreens` also looks after them. */
  static shared(): Screens {
    return new Screens();
  }

  /** On a server of their own. @param settings of its environment */
  static async openAlone(settings: Readonly<Record<string, string>>): Promise<Screens> {
    return new Screens(await startServerAgain(settings));
  }

  get server(): Server {
    return this.#own ?? sharedServer();
  }

  /** Signs in as the owner of a server of their own, once. */
  get ownerLink(): string {
    if (!this.#own) throw new Error('the owner of the server that tests share is nobody of theirs');
    return this.#own.ownerLink;
  }

  /** A tab of somebody who has not been here before. */
  async tab(options: BrowserContextOptions = {}): Promise<Tab> {
    const tab = (await this.#warmTab(options)) ?? (await this.#ownTab(options));
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

  /** In the context that stays, where it is free and has what is asked of it, or can be lent it until it is left. */
  async #warmTab(options: BrowserContextOptions): Promise<Tab | undefined> {
    const { viewport, storageState, permissions = [], ...special } = options;
    if (this.#own || this.#warm || typeof storageState === 'string' || Object.keys(special).length > 0)
      return undefined;
    const warm = await warmContext(this.server.url, DEFAULTS);
    const context = await warm.take(this.#address, storageState ?? { cookies: [], origins: [] });
    if (!context) return undefined;
    this.#warm = warm;
    if (permissions.length > 0) await context.grantPermissions(permissions);
    const tab = await context.newPage();
    if (viewport) await tab.setViewportSize(viewport);
    return tab;
  }

  async #ownTab(options: BrowserContextOptions): Promise<Tab> {
    const own = { ...DEFAULTS, baseURL: this.server.url, extraHTTPHeaders: this.#address };
    const context = await (await sharedBrowser()).newContext({ ...own, ...options });
    context.setDefaultTimeout(APPEARS_WITHIN);
    this.#contexts.push(context);
    return context.newPage();
  }

  /** A tab of somebody who has just registered and is let in; no app runs in it yet. */
  async memberTab(options: BrowserContextOptions = {}): Promise<Tab> {
    if (this.#own) throw new Error('nobody is let in on a server of its own but by its owner link');
    const { token, ...whoever } = await newPerson(sharedServer());
    const tab = await this.tab({ ...options, storageState: this.#signedIn(token, whoever) });
    await openNothing(tab);
    return tab;
  }

  /** What the app keeps of a session. */
  #signedIn(token: string, whoever: Omit<Session, 'token'>): NonNullable<BrowserContextOptions['storageState']> {
    const localStorage = [
      { name: 'pagewright_token', value: token },
      { name: 'pagewright_user', value: JSON.stringify(whoever) },
    ];
    return { cookies: [], origins: [{ origin: this.server.url, localStorage }] };
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
    await this.#warm?.leave();
    this.#warm = undefined;
  }

  async close(): Promise<void> {
    await this.closeTabs();
    await this.#own?.stop();
  }
}

/**
 * Calls the API as the person who is signed in in a tab. A browser sends a call again by itself where its connection breaks,
 * so each has a key, as the app's have: what it writes is written once.
 */
export function callApi<T>(tab: Tab, method: string, path: string, body?: unknown): Promise<T> {
  return tab.evaluate(
    async ([verb, url, payload, keyHeader, key]) => {
      const token = localStorage.getItem('pagewright_token');
      const call = () =>
        fetch(url, {
          method: verb,
          headers: {
            authorization: `Bearer ${token}`,
            ...(verb === 'GET' ? {} : { [keyHeader]: key }),
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
    [method, path, body, IDEMPOTENCY_HEADER, randomUUID()] as const,
  ) as Promise<T>;
}

/** Adds a project with the pages of the first template, in English. @returns its id */
export async function addFromTemplate(tab: Tab, name: string): Promise<number> {
  const [template] = await callApi<{ id: number }[]>(tab, 'GET', '/api/pagewright/template/list?language=en-US');
  const body = { name, templateId: template?.id, language: 'en-US' };
  return (await callApi<{ id: number }>(tab, 'POST', '/api/pagewright/project/add', body)).id;
}
