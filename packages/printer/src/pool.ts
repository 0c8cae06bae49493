import { PagewrightError } from '@pagewright/model/errors';
import type { Browser } from './browser.ts';
import type { Tab } from './tab.ts';

/** A browser is replaced after so many documents or bytes (shared security requirements). */
const RETIREMENT = { documents: 50, residentBytes: 1 << 30 } as const;

export interface PoolOptions {
  /** Starts a browser. */
  readonly launch: () => Promise<Browser>;
  /** Opens a tab with the print page loaded. */
  readonly openTab: (browser: Browser) => Promise<Tab>;
  /** Most browsers at once; each works on one document at a time. */
  readonly browsers: number;
  /** Most documents that wait. */
  readonly queueLimit: number;
  /** Hard limit for one document, ms, and for its waiting. */
  readonly timeoutMs: number;
  /** An unused browser is ended after so long, ms. */
  readonly idleMs: number;
}

interface Waiting {
  start(worker: Worker): void;
}

/** A browser that may be running, with a tab prepared for the next document. */
interface Worker {
  browser: Promise<Browser> | undefined;
  /** The browser once it runs. */
  running: Browser | undefined;
  tab: Promise<Tab> | undefined;
  /** Counts the browsers that were given up, so that one which started too late is known. */
  generation: number;
  documents: number;
  busy: boolean;
  idleTimer: NodeJS.Timeout | undefined;
}

/** Keeps browsers warm and gives each document one of its own, in the order they came. */
export class BrowserPool {
  readonly #options: PoolOptions;
  readonly #workers: Worker[];
  readonly #queue: Waiting[] = [];
  #closed = false;

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#workers = Array.from({ length: options.browsers }, () => ({
      browser: undefined,
      running: undefined,
      tab: undefined,
      generation: 0,
      documents: 0,
      busy: false,
      idleTimer: undefined,
    }));
  }

  /** Starts one browser, so that the first document need not wait for it; its tab goes on loading afterwards. */
  async warm(): Promise<void> {
    const [worker] = this.#workers;
    if (!worker || worker.busy) return;
    void this.#prepare(worker);
    await worker.browser;
  }

  /**
   * Runs work in a fresh tab.
   * @throws PagewrightError `print/busy` when too many wait, `print/timeout` when it took too long, `print/failed`
   */
  async run<Result>(work: (tab: Tab) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const worker = await this.#acquire(signal);
    try {
      return await this.#runOn(worker, work, signal);
    } finally {
      worker.busy = false;
      this.#startNext();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    const ending = this.#workers.map((worker) => this.#discard(worker));
    await Promise.all(ending);
  }

  /** Process ids of the browsers that run. */
  processIds(): number[] {
    return this.#workers.flatMap(({ running }) => (running?.alive && running.processId ? [running.processId] : []));
  }

  #acquire(signal?: AbortSignal): Promise<Worker> {
    if (this.#closed) throw new PagewrightError('print/failed', {}, { detail: 'the printer is closed' });
    signal?.throwIfAborted();
    const free = this.#freeWorker();
    if (free) {
      free.busy = true;
      return Promise.resolve(free);
    }
    if (this.#queue.length >= this.#options.queueLimit) throw new PagewrightError('print/busy');
    return new Promise((resolve, reject) => {
      const leave = (error: unknown) => {
        const place = this.#queue.indexOf(waiting);
        if (place >= 0) this.#queue.splice(place, 1);
        reject(error);
      };
      const timer = setTimeout(() => leave(new PagewrightError('print/timeout')), this.#options.timeoutMs);
      const waiting: Waiting = {
        start(worker) {
          clearTimeout(timer);
          resolve(worker);
        },
      };
      signal?.addEventListener('abort', () => leave(signal.reason), { once: true });
      this.#queue.push(waiting);
    });
  }

  /** Prefers a worker whose browser already runs. */
  #freeWorker(): Worker | undefined {
    const free = this.#workers.filter(({ busy }) => !busy);
    return free.find(({ running }) => running?.alive) ?? free[0];
  }

  #startNext(): void {
    const worker = this.#queue.length > 0 ? this.#freeWorker() : undefined;
    if (!worker) return;
    worker.busy = true;
    this.#queue.shift()?.start(worker);
  }

  async #runOn<Result>(worker: Worker, work: (tab: Tab) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    clearTimeout(worker.idleTimer);
    const stop = Promise.withResolvers<never>();
    const timer = setTimeout(() => stop.reject(new PagewrightError('print/timeout')), this.#options.timeoutMs);
    const onAbort = () => stop.reject(signal?.reason);
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      const result = await Promise.race([this.#inTab(worker, work), stop.promise]);
      await this.#afterSuccess(worker);
      return result;
    } catch (error) {
      // Whatever hung or crashed goes with its whole process group.
      void this.#discard(worker);
      if (error instanceof PagewrightError || signal?.aborted) throw error;
      throw new PagewrightError('print/failed', {}, { cause: error, detail: String(error) });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  async #inTab<Result>(worker: Worker, work: (tab: Tab) => Promise<Result>): Promise<Result> {
    const tab = await this.#prepare(worker);
    worker.tab = undefined;
    const result = await work(tab);
    tab.close().catch(() => {});
    return result;
  }

  /** The tab prepared for the next document; starts the browser where none runs. */
  #prepare(worker: Worker): Promise<Tab> {
    if (worker.running && !worker.running.alive) void this.#discard(worker);
    worker.tab ??= this.#openTab(worker);
    // A failure surfaces when the next document asks for the tab.
    worker.tab.catch(() => {});
    return worker.tab;
  }

  #openTab(worker: Worker): Promise<Tab> {
    worker.browser ??= this.#launch(worker);
    return worker.browser.then((browser) => this.#options.openTab(browser));
  }

  async #launch(worker: Worker): Promise<Browser> {
    const { generation } = worker;
    const browser = await this.#options.launch();
    if (this.#closed || worker.generation !== generation) {
      await browser.kill();
      throw new Error('the browser is no longer wanted');
    }
    worker.running = browser;
    worker.documents = 0;
    return browser;
  }

  async #afterSuccess(worker: Worker): Promise<void> {
    worker.documents += 1;
    if (this.#closed || !worker.running) return;
    const isOld = worker.documents >= RETIREMENT.documents;
    if (isOld || (await worker.running.residentBytes()) > RETIREMENT.residentBytes) await this.#discard(worker);
    if (this.#options.idleMs <= 0) return;
    void this.#prepare(worker);
    worker.idleTimer = setTimeout(() => void this.#discard(worker), this.#options.idleMs);
    worker.idleTimer.unref();
  }

  async #discard(worker: Worker): Promise<void> {
    clearTimeout(worker.idleTimer);
    const { running } = worker;
    worker.generation += 1;
    worker.browser = undefined;
    worker.running = undefined;
    worker.tab = undefined;
    await running?.kill();
  }
}
