import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { V8_FLAGS } from './apps/cli/bin/v8-flags.js';
import { resolveDrizzleQuickly } from './apps/server/src/platform/drizzle-resolution.ts';
import { LongestFirst } from './tools/src/longest-first.ts';

/** What is set up for all tests of a project loads the server, in this process. */
resolveDrizzleQuickly();

/** Many tests wait, for a database or for a clock: four run side by side even on two cores. */
const WORKERS = Math.max(4, availableParallelism());

/** ms after which a test that does not end is given up: no more than that, whatever else a machine does meanwhile. */
const TIMEOUT = 300_000;

/** ms that what is awaited may take: as long as Playwright waits for an element, and machines are busy. */
const POLL = 60_000;

/** What no project runs as it finds it: tests that need a browser, or a machine of their own. */
const EXCLUDED = ['**/node_modules/**', '**/dist/**', '**/*.{browser,timing}.test.ts'];

/** How long what is tested may take. */
const PATIENCE = {
  testTimeout: TIMEOUT,
  hookTimeout: TIMEOUT,
  expect: { poll: { timeout: POLL } },
};

/**
 * Modules are loaded by Node itself, as those of the server and the command are when people run them: nothing is rewritten
 * first, and no use of an import is a look-up. Not for JSX, which Node cannot read.
 */
const AS_NODE_RUNS_IT = { viteModuleRunner: false, nodeLoader: false };

export default defineConfig({
  plugins: [react()],
  test: {
    maxWorkers: WORKERS,
    execArgv: [...V8_FLAGS],
    sequence: { sequencer: LongestFirst },
    projects: [
      // What is tested does the same whoever loaded it before: the files of a worker share one copy of the modules.
      {
        extends: true,
        test: {
          ...PATIENCE,
          name: 'unit-packages',
          include: ['packages/**/*.test.ts'],
          exclude: EXCLUDED,
          isolate: false,
          experimental: AS_NODE_RUNS_IT,
        },
      },
      {
        extends: true,
        test: {
          ...PATIENCE,
          name: 'unit-apps',
          include: ['{apps,tools}/**/*.test.ts'],
          exclude: [...EXCLUDED, 'apps/web/**'],
          isolate: false,
          experimental: AS_NODE_RUNS_IT,
          globalSetup: './apps/server/src/testing/test-postgres.ts',
          setupFiles: './apps/server/src/testing/load-quickly.ts',
        },
      },
      // What draws, and what runs in browsers only, is JSX or asks for it.
      {
        extends: true,
        test: {
          ...PATIENCE,
          name: 'unit-web',
          include: ['packages/**/*.test.tsx', 'apps/web/**/*.test.{ts,tsx}'],
          exclude: EXCLUDED,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...PATIENCE,
          name: 'browser',
          globalSetup: './e2e/global-setup.mjs',
          setupFiles: './apps/server/src/testing/load-quickly.ts',
          // The files of a worker share one browser, each with contexts of its own.
          isolate: false,
          // They wait for servers and for each other's frames: a third one takes a fifth of the time away even on two cores.
          maxWorkers: 3,
          include: ['{packages,apps,e2e}/**/*.browser.test.ts'],
          experimental: AS_NODE_RUNS_IT,
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'timing',
          include: ['{packages,apps,e2e}/**/*.timing.test.ts'],
          experimental: AS_NODE_RUNS_IT,
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
