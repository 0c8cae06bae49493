import type { Browser, BrowserContext, BrowserContextOptions, Page as Tab } from 'playwright-core';
import { openNothing } from './open-nothing.ts';

/** What a browser keeps of somebody. */
export type Kept = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/**
 * A context that stays open from test to test and is emptied in between. A tab that shows nothing keeps its renderer
 * alive, and the app's scripts in there compiled: loading the app costs half of what it costs in a context of its own.
 */
export class WarmContext {
  readonly #context: BrowserContext;
  readonly #keeper: Tab;
  #isTaken = false;

  private constructor(context: BrowserContext, keeper: Tab) {
    this.#context = context;
    this.#keeper = keeper;
  }

  /** @param timeout ms that its tabs wait for what they look for */
  static async open(browser: Browser, options: BrowserContextOptions, timeout: number): Promise<WarmContext> {
    const context = await browser.newContext(options);
    context.setDefaultTimeout(timeout);
    const keeper = await context.newPage();
    await openNothing(keeper);
    return new WarmContext(context, keeper);
  }

  /** @returns the context as somebody has it who kept only `kept`, or nothing while somebody else has it */
  async take(headers: Readonly<Record<string, string>>, kept: Kept): Promise<BrowserContext | undefined> {
    if (this.#isTaken) return undefined;
    this.#isTaken = true;
    await this.#context.setExtraHTTPHeaders(headers);
    await this.#context.addCookies(kept.cookies);
    // The tab's own script shares what it writes with the tabs beside it at once.
    const entries = kept.origins.flatMap(({ localStorage }) => localStorage);
    await this.#keeper.evaluate((all) => {
      for (const { name, value } of all) localStorage.setItem(name, value);
    }, entries);
    return this.#context;
  }

  /** Closes all tabs of whoever had it, and forgets them. */
  async leave(): Promise<void> {
    const tabs = this.#context.pages().filter((tab) => tab !== this.#keeper);
    await Promise.all(tabs.map((tab) => tab.close()));
    await this.#context.setOffline(false);
    await this.#context.clearPermissions();
    await this.#context.clearCookies();
    await this.#keeper.evaluate(() => localStorage.clear());
    this.#isTaken = false;
  }

  /** For good: nobody can have it after that. */
  close(): Promise<void> {
    return this.#context.close();
  }
}
