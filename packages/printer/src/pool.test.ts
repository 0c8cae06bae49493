import { isPagewrightError } from '@pagewright/model/errors';
import { afterEach, describe, expect, it } from 'vitest';
import type { Browser } from './browser.ts';
import { BrowserPool, type PoolOptions } from './pool.ts';
import type { Tab } from './tab.ts';

/** A browser that does nothing but live, die and weigh. */
class FakeBrowser {
  alive = true;
  bytes = 0;
  readonly processId = 1;
  residentBytes(): Promise<number> {
    return Promise.resolve(this.bytes);
  }
  kill(): Promise<void> {
    this.alive = false;
    return Promise.resolve();
  }
}

const tab = { close: () => Promise.resolve() } as Tab;
let pools: BrowserPool[] = [];
afterEach(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
  pools = [];
});

function poolWith(options: Partial<PoolOptions> = {}): { pool: BrowserPool; launched: FakeBrowser[] } {
  const launched: FakeBrowser[] = [];
  const pool = new BrowserPool({
    launch: async () => {
      const browser = new FakeBrowser();
      launched.push(browser);
      return browser as unknown as Browser;
    },
    openTab: async () => tab,
    browsers: 1,
    queueLimit: 2,
    timeoutMs: 1000,
    idleMs: 60_000,
    ...options,
  });
  pools.push(pool);
  return { pool, launched };
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'none',
    (error: unknown) => (isPagewrightError(error) ? error.code : String(error)),
  );
}

const done = async (): Promise<string> => 'done';

describe('the pool', () => {
  it('keeps one browser for many documents and replaces it after 50', async () => {
    const { pool, launched } = poolWith();
    for (let count = 0; count < 50; count += 1) await pool.run(done);
    expect(launched.map(({ alive }) => alive)).toEqual([false, true]);
    await pool.run(done);
    expect(launched).toHaveLength(2);
  });

  it('replaces a browser that holds more than 1 GB', async () => {
    const { pool, launched } = poolWith();
    await pool.run(done);
    (launched[0] as FakeBrowser).bytes = (1 << 30) + 1;
    await pool.run(done);
    await pool.run(done);
    expect(launched.map(({ alive }) => alive)).toEqual([false, true]);
  });

  it('works on documents in their order and refuses more than may wait', async () => {
    const { pool } = poolWith();
    const order: number[] = [];
    const work = (number: number) =>
      pool.run(async () => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        order.push(number);
      });
    const accepted = [work(1), work(2), work(3)];
    expect(await codeOf(work(4))).toBe('print/busy');
    await Promise.all(accepted);
    expect(order).toEqual([1, 2, 3]);
    await work(5);
    expect(order.at(-1)).toBe(5);
  });

  it('uses as many browsers as it may', async () => {
    const { pool, launched } = poolWith({ browsers: 2 });
    let most = 0;
    let now = 0;
    const work = async (): Promise<void> => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setTimeout(resolve, 10));
      now -= 1;
    };
    await Promise.all([pool.run(work), pool.run(work), pool.run(work), pool.run(work)]);
    expect(most).toBe(2);
    expect(launched).toHaveLength(2);
  });

  it('ends the browser of a document that hangs, and those that waited too long', async () => {
    const { pool, launched } = poolWith({ timeoutMs: 50 });
    const hanging = codeOf(pool.run(() => new Promise(() => undefined)));
    const waiting = codeOf(pool.run(done));
    expect(await hanging).toBe('print/timeout');
    expect(['print/timeout', 'none']).toContain(await waiting);
    expect(launched[0]?.alive).toBe(false);
    expect(await pool.run(done)).toBe('done');
  });

  it('lets a waiting document go when nobody wants it any more', async () => {
    const { pool } = poolWith();
    const first = pool.run(() => new Promise((resolve) => setTimeout(resolve, 20)));
    const abort = new AbortController();
    const second = codeOf(pool.run(done, abort.signal));
    abort.abort(new Error('gone'));
    expect(await second).toBe('Error: gone');
    await first;
    expect(await pool.run(done)).toBe('done');
  });

  it('ends a browser that started after its document was given up', async () => {
    const launched: FakeBrowser[] = [];
    const { pool } = poolWith({
      timeoutMs: 20,
      launch: async () => {
        await new Promise((resolve) => setTimeout(resolve, launched.length === 0 ? 60 : 0));
        const browser = new FakeBrowser();
        launched.push(browser);
        return browser as unknown as Browser;
      },
    });
    expect(await codeOf(pool.run(done))).toBe('print/timeout');
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(launched.map(({ alive }) => alive)).toEqual([false]);
    expect(await pool.run(done)).toBe('done');
  });

  it('tries again after a browser that did not start', async () => {
    let tries = 0;
    const { pool } = poolWith({
      launch: async () => {
        tries += 1;
        if (tries === 1) throw new Error('no browser');
        return new FakeBrowser() as unknown as Browser;
      },
    });
    expect(await codeOf(pool.run(done))).toBe('print/failed');
    expect(await pool.run(done)).toBe('done');
  });
});
