import { componentOf } from '@pagewright/components/fixtures';
import { printPage } from '@pagewright/page/source-text';
import { zip } from '@pagewright/source/testing/zip';
import { expect, it } from 'vitest';
import { readArchiveApart } from './archive-reader.ts';
import { type ArchiveKeeper, readArchive } from './read-archive.ts';

const PAGES = 60;

/** An archive of pages that are as full as pages get. */
function archiveOf(count: number): Uint8Array {
  const words = 'Words of a page that has many of them. '.repeat(24);
  const components = Array.from({ length: 120 }, (_, index) =>
    componentOf('text', { text: words }, { id: `text-${index}`, link: 'page:2' }),
  );
  const text = printPage({
    title: 'Full',
    format: 'a4-portrait',
    size: { width: 992, height: 1404 },
    language: 'en-US',
    background: { type: 'solid', color: '#ffffff' },
    margin: 0,
    components,
  });
  const page = new TextEncoder().encode(text);
  const pages = Array.from({ length: count }, (_, index) => ({ path: `pages/page-${index + 1}.jsx` }));
  const list = { version: 2, title: 'Full', language: 'en-US', pages, pictures: {} };
  return zip({
    'pagewright.json': new TextEncoder().encode(JSON.stringify(list)),
    ...Object.fromEntries(pages.map(({ path }) => [path, page])),
  });
}

function keeperOf(shares: number[] = []): ArchiveKeeper {
  return {
    keepPicture: async (name) => name,
    pageIds: async (count) => Array.from({ length: count }, (_, index) => 1_001 + index),
    progress: (share) => shares.push(share),
  };
}

/** What this thread works meanwhile, ms. */
async function workOf<Result>(work: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  const started = process.threadCpuUsage();
  const result = await work();
  const { user, system } = process.threadCpuUsage(started);
  return { ms: (user + system) / 1_000, result };
}

it('a large archive is read beside the thread that serves people, which hears how far it is', async () => {
  const bytes = archiveOf(PAGES);
  const here = await workOf(() => readArchive('full.zip', bytes, keeperOf()));
  const shares: number[] = [];
  const { signal } = new AbortController();
  const apart = await workOf(() => readArchiveApart({ name: 'full.zip', bytes }, keeperOf(shares), signal));
  expect(apart.result.pages).toEqual(here.result.pages);
  expect(Buffer.concat(apart.result.texts).equals(Buffer.concat(here.result.texts))).toBe(true);
  expect(apart.result.pages.map(({ id }) => id)).toEqual(Array.from({ length: PAGES }, (_, index) => 1_001 + index));
  expect(new TextDecoder().decode(apart.result.texts[0])).toContain('link="page:1002"');
  expect(apart.ms).toBeLessThan(here.ms / 8);
  expect(shares.at(-1)).toBe(1);
  expect(shares.length).toBeLessThan(PAGES / 2);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
});

it('reading an archive stops when it is cancelled, and says what is wrong with one', async () => {
  const bytes = archiveOf(PAGES);
  const stop = new AbortController();
  let asked = 0;
  const keeper: ArchiveKeeper = {
    ...keeperOf(),
    pageIds: async (count) => {
      asked += count;
      return [];
    },
    progress: () => stop.abort(new Error('stopped')),
  };
  await expect(readArchiveApart({ name: 'full.zip', bytes }, keeper, stop.signal)).rejects.toThrow('stopped');
  expect(asked).toBe(0);
  const { signal } = new AbortController();
  const broken = zip({ 'a.txt': new TextEncoder().encode('a') });
  await expect(readArchiveApart({ name: 'other.zip', bytes: broken }, keeperOf(), signal)).rejects.toMatchObject({
    code: 'export/not-pages',
    params: { file: 'other.zip' },
  });
  const failing: ArchiveKeeper = { ...keeperOf(), pageIds: () => Promise.reject(new Error('no database')) };
  const few = { name: 'full.zip', bytes: archiveOf(2) };
  await expect(readArchiveApart(few, failing, signal)).rejects.toThrow('no database');
});
