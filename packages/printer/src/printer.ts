import { availableParallelism } from 'node:os';
import type { DrawnPart } from '@pagewright/components/drawn-part';
import { Browser } from './browser.ts';
import { findChromium } from './chromium.ts';
import { cutFontRules } from './cut-fonts.ts';
import type { Arrangement, DrawnArea, PrintJob, StandaloneHtml } from './job.ts';
import { PageServer } from './page-server.ts';
import { BrowserPool } from './pool.ts';
import { ensurePrintPage, PRINT_PAGE_FOLDER, removeStaleBuilds } from './print-page.ts';
import type { Tab } from './tab.ts';

export type { PrintJob } from './job.ts';

export interface PrinterOptions {
  /** The browser; found where absent. */
  readonly chromiumPath?: string;
  /** How long an unused browser is kept warm, ms; 0 keeps none. */
  readonly idleMs?: number;
  /** Most browsers at once. */
  readonly browsers?: number;
  /** Most documents that wait for a browser. */
  readonly queueLimit?: number;
  /** Hard limit for one document, ms. */
  readonly timeoutMs?: number;
}

export interface RunOptions {
  readonly signal?: AbortSignal;
}

/** Draws documents in a browser that can reach nothing but this printer's own loopback server. */
export interface Printer {
  /** Starts a browser ahead of the first document; resolves when its process runs. */
  warm(): Promise<void>;
  /** One sheet a page, vector, tagged, with a bookmark a page. */
  pdf(job: PrintJob, options?: RunOptions): Promise<Uint8Array>;
  /** A PNG of each page, `scale` picture px for each page px (1 by default). */
  png(job: PrintJob, options?: RunOptions & { readonly scale?: number }): Promise<Uint8Array[]>;
  /** The shapes and words that a component of each page is drawn with; undefined where it is drawn from more than those. */
  parts(
    job: PrintJob,
    componentIds: readonly string[],
    options?: RunOptions,
  ): Promise<(readonly DrawnPart[] | undefined)[]>;
  /** All pages as one HTML file that needs nothing else. */
  html(job: PrintJob, options?: RunOptions): Promise<string>;
  /** All pages small in one PNG. */
  contactSheet(job: PrintJob, options?: RunOptions): Promise<Uint8Array>;
  /** Process ids of the running browsers. */
  processIds(): number[];
  close(): Promise<void>;
}

/** One document may take so long, ms (shared security requirements). */
const TIMEOUT_MS = 60_000;

/** Browsers where nothing else is said and cores are there: each takes some 300 MB. */
const MOST_BROWSERS = 2;

const DEFAULTS = { idleMs: 5 * 60_000, queueLimit: 20, timeoutMs: TIMEOUT_MS } as const;

/** Runs before the print page's own script: a promise of its functions, failing with a script that does not load. */
const BEFORE_PAGE = `var pagewrightReady = new Promise((resolve, reject) => {
  window.pagewrightStart = resolve;
  window.addEventListener('error', (event) => reject(event.error ?? new Error('the print page is not whole')), true);
});`;

/** Nothing starts before the first document or `warm()`. */
export function createPrinter(options: PrinterOptions = {}): Printer {
  const { idleMs, queueLimit, timeoutMs } = { ...DEFAULTS, ...options };
  // One core is the server's own: with a browser for each, exports came no sooner and other calls waited five times as long.
  const browsers = options.browsers ?? Math.max(1, Math.min(MOST_BROWSERS, availableParallelism() - 1));
  let starting: Promise<{ server: PageServer; executable: string }> | undefined;

  const start = () => {
    if (!starting) setImmediate(removeStaleBuilds);
    starting ??= startServer(options.chromiumPath).catch((error: unknown) => {
      starting = undefined;
      throw error;
    });
    return starting;
  };
  const pool = new BrowserPool({
    browsers,
    queueLimit,
    timeoutMs,
    idleMs,
    launch: async () => {
      const { server, executable } = await start();
      return new Browser(executable, server.port);
    },
    openTab: async (browser) => {
      const { server } = await start();
      const tab = await browser.openTab();
      await ensurePrintPage();
      await tab.load(server.pageUrl, BEFORE_PAGE);
      return tab;
    },
  });

  /** Draws a job and hands the tab over with it. */
  async function drawn<Result>(
    job: PrintJob,
    arrangement: Arrangement,
    run: RunOptions | undefined,
    take: (tab: Tab, areas: readonly DrawnArea[]) => Promise<Result>,
  ): Promise<Result> {
    return pool.run(async (tab) => {
      const { server } = await start();
      const ticket = server.issueTicket(job, arrangement);
      try {
        const areas = await tab.evaluate<readonly DrawnArea[]>(
          `pagewrightReady.then((page) => page.draw("${ticket}"))`,
        );
        return await take(tab, areas);
      } finally {
        server.revokeTicket(ticket);
      }
    }, run?.signal);
  }

  return {
    warm: () => pool.warm(),
    pdf: (job, run) => drawn(job, 'paper', run, (tab) => tab.pdf()),
    png: (job, run) =>
      drawn(job, 'screen', run, async (tab, areas) => {
        const pictures: Uint8Array[] = [];
        for (const area of areas) pictures.push(await tab.png(area, run?.scale ?? 1));
        return pictures;
      }),
    parts: (job, componentIds, run) =>
      drawn(job, 'screen', run, async (tab) => {
        const ids = JSON.stringify(componentIds);
        const parts = await tab.evaluate<readonly (readonly DrawnPart[] | null)[]>(
          `pagewrightReady.then((page) => page.drawnParts(${ids}))`,
        );
        return parts.map((own) => own ?? undefined);
      }),
    async html(job, run) {
      const { parts, faces } = await drawn(job, 'screen', run, (tab) =>
        tab.evaluate<StandaloneHtml>('pagewrightReady.then((page) => page.standaloneHtml())'),
      );
      return parts.join(await cutFontRules(faces));
    },
    contactSheet: (job, run) =>
      drawn(job, 'contact-sheet', run, async (tab, [sheet]) => {
        if (!sheet) throw new Error('nothing was drawn');
        return tab.png(sheet, 1);
      }),
    processIds: () => pool.processIds(),
    async close() {
      await pool.close();
      const started = await starting?.catch(() => undefined);
      started?.server.close();
    },
  };
}

async function startServer(chromiumPath?: string): Promise<{ server: PageServer; executable: string }> {
  const executable = chromiumPath ?? (await findChromium());
  const server = new PageServer(PRINT_PAGE_FOLDER);
  await server.listen();
  return { server, executable };
}
