import { readFile } from 'node:fs/promises';
import { componentOf } from '@pagewright/components/fixtures';
import type { ProjectPage } from '@pagewright/contract/pages';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page as Tab } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { cameraRests } from './camera.ts';
import { addFromTemplate, callApi } from './screens.ts';
import { useScreens } from './use-screens.ts';

/** A server that has no browser to print with: the PDF is made where it is looked at, and read back by another reader. */

const screens = useScreens();
let tab: Tab;
let pages: readonly ProjectPage[];

beforeAll(async () => {
  tab = await screens.memberTab();
  const projectId = await addFromTemplate(tab, 'Made here');
  pages = await callApi(tab, 'GET', `/api/pagewright/page/list?projectId=${projectId}`);
  const [first] = pages;
  if (!first) throw new Error('the template has no pages');
  const place = { position: { x: 40, y: 40 }, size: { width: 300, height: 60 } };
  const page = parsePage(first.styledText);
  const added = [
    componentOf(
      'shape',
      { text: 'Soft edges', boxShadow: '4px 4px 12px #00000080' },
      { ...place, id: 'soft', rotation: 20 },
    ),
    componentOf('qrCode', { value: 'https://example.org', alt: 'The way here' }, { ...place, id: 'code' }),
    componentOf(
      'aiTable',
      {
        rows: 1,
        columns: 2,
        cellData: [
          ['Bakery', 'Loaves'],
          ['Street', '480'],
        ],
      },
      { ...place, id: 'table' },
    ),
    componentOf(
      'text',
      { text: '没有浏览器 ✓ 🦄' },
      { ...place, position: { x: 900, y: 300 }, id: 'mixed', link: 'https://example.org/a?b=c', rotation: 90 },
    ),
  ].map((one, index) => ({ ...one, zIndex: page.components.length + 10 + index }));
  const styledText = printPage({ ...page, components: [...page.components, ...added] });
  await callApi(tab, 'PUT', '/api/pagewright/page/edit', { id: first.id, version: first.version, styledText });
  // A page that holds nothing is left out of a file of all pages.
  for (const { id, version, styledText: text } of pages.slice(1)) {
    const other = parsePage(text);
    const word = componentOf('text', { text: 'Filled' }, { ...place, id: 'filled' });
    const filled = printPage({ ...other, components: [...other.components, { ...word, zIndex: 1000 }] });
    await callApi(tab, 'PUT', '/api/pagewright/page/edit', { id, version, styledText: filled });
  }
  await tab.route('**/export/abilities', (route) =>
    route.fulfill({ json: { code: 200, msg: 'ok', data: { printsPages: false } } }),
  );
  // Whatever is asked of the server instead would be a fault.
  await tab.route('**/project/export', (route) => route.abort());
});

interface ReadPage {
  readonly text: string;
  /** mm */
  readonly size: string;
  readonly links: readonly string[];
  /** How much higher than wide the area of each is. */
  readonly linkRatios: readonly number[];
  /** What its structure says that it consists of: kinds of elements, and what pictures show. */
  readonly tags: readonly string[];
}

interface Tag {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Tag[];
}

function tagsOf({ role, alt, children = [] }: Tag): string[] {
  return [...(role === undefined ? [] : [alt ? `${role}: ${alt}` : role]), ...children.flatMap(tagsOf)];
}

async function saved(
  start: () => Promise<unknown>,
): Promise<{ name: string; pages: readonly ReadPage[]; fonts: number; bookmarks: readonly string[] }> {
  const waiting = tab.waitForEvent('download');
  await start();
  const download = await waiting;
  const data = new Uint8Array(await readFile(await download.path()));
  const task = getDocument({ data, fontExtraProperties: true, verbosity: 0 });
  try {
    const file = await task.promise;
    const read: ReadPage[] = [];
    const fonts = new Set<string>();
    for (let number = 1; number <= file.numPages; number++) {
      const page = await file.getPage(number);
      const { items, styles } = await page.getTextContent();
      await page.getOperatorList();
      for (const id of Object.keys(styles)) {
        const font = page.commonObjs.get(id) as { name: string; missingFile?: boolean };
        expect(font.missingFile ?? false).toBe(false);
        fonts.add(font.name);
      }
      const { width, height } = page.getViewport({ scale: 25.4 / 72 });
      const annotations = (await page.getAnnotations()) as { url?: string; rect: number[] }[];
      read.push({
        text: items
          .map((item) => ('str' in item ? item.str : ''))
          .join('')
          .replaceAll(/\s/g, ''),
        size: `${Math.round(width)}x${Math.round(height)}`,
        links: annotations.flatMap(({ url }) => (url === undefined ? [] : [url])),
        linkRatios: annotations.map(
          ({ rect: [left = 0, low = 0, right = 0, high = 0] }) => (high - low) / (right - left),
        ),
        tags: tagsOf((await page.getStructTree()) as Tag),
      });
    }
    const bookmarks = ((await file.getOutline()) ?? []).map(({ title }: { title: string }) => title);
    return { name: download.suggestedFilename(), pages: read, fonts: fonts.size, bookmarks };
  } finally {
    await task.destroy();
  }
}

it('all pages, words and drawings as such, by their shortcut', async () => {
  await tab.goto('/');
  await tab.getByTestId('page-indicator').waitFor();
  await cameraRests(tab);
  // What is told for a while only is waited for before it may be told.
  const told = tab
    .getByTestId('toast')
    .filter({ hasText: `${pages.length} pages in total` })
    .waitFor();
  const made = await saved(() => tab.keyboard.press('Control+a'));
  expect(made.name).toMatch(/^all pages_\d{4}-\d\d-\d\d\.pdf$/);
  expect(made.pages.map(({ size }) => size)).toEqual(pages.map(() => '254x143'));
  for (const [index, { styledText }] of pages.entries()) {
    const { title } = parsePage(styledText);
    expect(made.pages[index]?.text).toContain(title.replaceAll(/\s/g, ''));
  }
  // Words of what has become a picture are found too.
  for (const word of ['Softedges', '没有浏览器', '🦄']) expect(made.pages[0]?.text).toContain(word);
  expect(made.pages[0]?.links).toContain('https://example.org/a?b=c');
  // What is turned is pressed where it is seen.
  expect(made.pages[0]?.linkRatios[made.pages[0].links.indexOf('https://example.org/a?b=c')]).toBeCloseTo(5);
  expect(made.fonts).toBeGreaterThan(0);
  expect(made.bookmarks).toEqual(pages.map(({ styledText }) => parsePage(styledText).title));
  const tags = made.pages[0]?.tags.join(' ');
  for (const one of ['Document Sect H1', 'Figure: The way here', 'Table THead TR TH TH TBody TR TD TD'])
    expect(tags).toContain(one);
  await told;
});

it('the current page, while the body says so', async () => {
  const seen = tab.waitForFunction(() => document.body.classList.contains('exporting'));
  const made = await saved(() => tab.keyboard.press('Control+p'));
  await seen;
  expect(made.name).toMatch(/^page1_[\d-]+\.pdf$/);
  expect(made.pages).toHaveLength(1);
  await expect.poll(() => tab.evaluate(() => document.body.classList.contains('exporting'))).toBe(false);
});

it('the dialog says who makes it, on which paper, and what cannot be made', async () => {
  await tab.getByTestId('export-as').click();
  await tab.getByTestId('export-pdf').click();
  await tab.getByTestId('export-in-browser').waitFor();
  await expect.poll(() => tab.getByTestId('export-png').isDisabled()).toBe(true);
  await tab.getByTestId('export-option-paper').click();
  await tab.getByTitle('A4 (210 × 297 mm)').click();
  await tab.getByRole('checkbox', { name: /Read the file back/ }).check();
  const made = await saved(() => tab.getByTestId('export-start').click());
  expect(made.pages[0]?.size).toBe('297x210');
  const report = tab.getByTestId('export-report');
  await report.getByText('Page 1: what has shadows').waitFor();
  for (const told of ['words are in the file', 'No page is a picture', 'fonts are embedded'])
    await report.getByText(told).waitFor();
});

it('pages that cannot be put together are offered one by one', async () => {
  // The file's fonts are read when all pages are drawn, by their paths.
  await tab.evaluate(() => {
    const real = window.fetch;
    Object.assign(window, { realFetch: real });
    window.fetch = (input, init) =>
      String(input).startsWith('/fonts/') ? Promise.reject(new TypeError('away')) : real(input, init);
  });
  await tab.getByTestId('export-start').click();
  const offer = tab.getByRole('button', { name: 'Download separate PDFs' });
  await offer.waitFor();
  await tab.evaluate(() => Object.assign(window, { fetch: (window as { realFetch?: typeof fetch }).realFetch }));
  const made = await saved(() => offer.click());
  expect(made.name).toMatch(/^page1_[\d-]+\.pdf$/);
  expect(made.pages).toHaveLength(1);
});
