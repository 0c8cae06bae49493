import { createHash } from 'node:crypto';
import { componentOf } from '@pagewright/components/fixtures';
import type { Page } from '@pagewright/components/models';
import { FORMAT_IDS } from '@pagewright/model/formats';
import { paperOf, wholePoints } from '@pagewright/model/paper';
import { chromium } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { findChromium } from './chromium.ts';
import { createPrinter } from './printer.ts';
import { fontsOf, readPdf } from './testing/read-pdf.ts';
import { sampleJob, samplePage } from './testing/sample-pages.ts';

const printer = createPrinter();
afterAll(() => printer.close());

/** What stands on a sample page, in order, without white space. */
function wordsOf(number: number): string {
  return `第${number}页OverviewPartof${number}收入增长12%,efficient&“quoted”text•firstentry•secondentryNameWert甲1,200乙3.5%`;
}

/** Two pages that lead to each other: one from a word and a panel, the other from its table. */
function linkedPages(): [Page, Page] {
  const linked = (number: number, links: Readonly<Record<string, string>>): Page => {
    const page = samplePage(number);
    return { ...page, components: page.components.map((one) => ({ ...one, ...linkOf(links[one.id]) })) };
  };
  const one = linked(1, { panel: 'page:2' });
  const spans = [{ start: 0, end: 4, link: 'page:2' }];
  const words = one.components.map((part) =>
    part.type === 'text' && part.id === 'text' ? { ...part, props: { ...part.props, spans } } : part,
  );
  return [{ ...one, components: words }, linked(2, { table: 'page:1' })];
}

function linkOf(link: string | undefined) {
  return link === undefined ? {} : { link };
}

describe('PDF', () => {
  it('has one page a page with the same text, vector only, fonts inside', async () => {
    const pages = [1, 2, 3].map((number) => samplePage(number, 'ppt-16-9', number === 2));
    const bytes = await printer.pdf(sampleJob(pages));
    const pdf = await readPdf(bytes);
    expect(pdf.pages.map(({ text }) => text)).toEqual([
      wordsOf(1),
      expect.stringMatching(new RegExp(`^${wordsOf(2)}.*Nord.*Süd`)),
      wordsOf(3),
    ]);
    expect(pdf.pages.map(({ pictures }) => pictures)).toEqual([0, 0, 0]);
    // Links lead on from every page.
    expect(Buffer.from(bytes).toString('latin1').split('(https://example.org/plan)')).toHaveLength(1 + pages.length);
    const { kinds, descriptors, files } = fontsOf(bytes);
    expect([...kinds].sort()).toEqual(['CIDFontType2', 'Type0']);
    expect(files).toBe(descriptors);
    expect(files).toBeGreaterThan(1);
  });

  it('has title, language and a bookmark a page', async () => {
    const pdf = await readPdf(await printer.pdf(sampleJob([1, 2, 3].map((number) => samplePage(number)))));
    expect(pdf.title).toBe('Quarterly 季度回顾');
    expect(pdf.creator).toBe('Pagewright');
    expect(pdf.language).toBe('zh-CN');
    expect(pdf.bookmarks).toEqual(
      [1, 2, 3].map((page) => ({ title: `第 ${page} 页 Overview`, page, below: [`Part of ${page}`] })),
    );
  });

  it('names the bookmarks of pages whose title does not come first, or that have none', async () => {
    const late = samplePage(1);
    const [panel, title, part, ...rest] = late.components;
    if (!panel || !title || !part) throw new Error('the sample page changed');
    const components = [panel, part, title, ...rest].map((component, index) => ({ ...component, zIndex: index + 1 }));
    const untitled = {
      ...samplePage(2),
      components: samplePage(2).components.filter(({ type }) => type !== 'heading'),
    };
    const pdf = await readPdf(await printer.pdf(sampleJob([samplePage(1), { ...late, components }, untitled])));
    expect(pdf.bookmarks.map(({ title: name, page }) => `${page} ${name}`)).toEqual([
      '1 第 1 页 Overview',
      '2 第 1 页 Overview',
      '3 收入增长 12%, efficient & “quoted” text',
    ]);
  });

  it('has links from page to page, of words and of whole objects', async () => {
    const [one, two] = linkedPages();
    const pdf = await readPdf(await printer.pdf(sampleJob([one, two])));
    const [object, words, ...more] = pdf.pages[0]?.links ?? [];
    expect(more).toEqual([]);
    expect([words?.to, object?.to]).toEqual([2, 2]);
    // Four of its eighteen px letters, and all of a panel that is 420 px wide, on a sheet of 1280 px.
    expect(words?.width).toBeLessThan(20);
    expect(object?.width).toBeCloseTo((420 * (pdf.pages[0]?.width ?? 0)) / 1280, 0);
    expect(pdf.pages[1]?.links.map(({ to }) => to)).toEqual(['https://example.org/plan', 1]);
  });

  it('gives every format its own sheet, in one file', async () => {
    const formats = FORMAT_IDS.filter((format) => format !== 'custom');
    const pages = formats.map((format, index) => samplePage(index + 1, format));
    const custom = { ...samplePage(pages.length + 1), format: 'custom' as const, size: { width: 700, height: 333 } };
    const all = [...pages, custom];
    const pdf = await readPdf(await printer.pdf(sampleJob(all)));
    expect(pdf.pages).toHaveLength(all.length);
    for (const [index, page] of all.entries()) {
      const paper = paperOf(page, 'designed', wholePoints);
      expect(pdf.pages[index]?.width, page.format).toBeCloseTo(paper.width, 1);
      expect(pdf.pages[index]?.height, page.format).toBeCloseTo(paper.height, 1);
      expect(pdf.pages[index]?.text, page.format).toContain(`第${index + 1}页`);
    }
  });
});

describe('shapes and words', () => {
  it('are what a flowchart is drawn with, in px of its page; a page without a drawing has none', async () => {
    const code = 'flowchart LR\n  A[One step] --> B{Good?}';
    const chart = componentOf(
      'aiChart',
      { mermaidCode: code },
      { position: { x: 100, y: 50 }, size: { width: 600, height: 300 } },
    );
    const page = { ...samplePage(1), components: [{ ...chart, id: 'flow' }] };
    const [parts, none] = await printer.parts(sampleJob([page, samplePage(2)]), ['flow', 'text']);
    expect(none).toBeUndefined();
    const words = (parts ?? []).flatMap((part) => (part.type === 'words' ? part.lines : []));
    expect(words.map(({ runs }) => runs.map(({ text }) => text).join(''))).toEqual(['One step', 'Good?']);
    const outlines = (parts ?? []).flatMap((part) => (part.type === 'outline' ? [part] : []));
    expect(outlines.filter(({ endEnd }) => endEnd?.kind === 'arrow')).toHaveLength(1);
    const box = outlines.find(({ shape }) => shape.kind === 'rect');
    if (box?.shape.kind !== 'rect') throw new Error('no box');
    const left = box.matrix[0] * box.shape.x + box.matrix[4];
    expect(left).toBeGreaterThanOrEqual(100);
    expect(left).toBeLessThan(250);
  });
});

describe('pictures and HTML', () => {
  /** Width and height of a PNG. */
  const sizeOf = (png: Uint8Array): number[] => {
    const bytes = Buffer.from(png);
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  };

  it('makes a PNG of each page at a scale', async () => {
    const pngs = await printer.png(sampleJob([samplePage(1), samplePage(2, 'a4-portrait')]), { scale: 0.5 });
    expect(pngs.map(sizeOf)).toEqual([
      [640, 360],
      [496, 702],
    ]);
  });

  it('makes one picture of all pages', async () => {
    const sheet = await printer.contactSheet(sampleJob([1, 2, 3, 4, 5].map((number) => samplePage(number))));
    const [width = 0, height = 0] = sizeOf(sheet);
    expect(width).toBeGreaterThan(700);
    expect(height).toBeGreaterThan(400);
  });

  it('makes an HTML file that needs nothing else', async () => {
    const html = await printer.html(sampleJob([samplePage(1, 'ppt-16-9', true), samplePage(2)]));
    expect(html).toContain('<html lang="zh-CN">');
    expect(html).toContain('<title>Quarterly 季度回顾</title>');
    expect(html).toContain("default-src 'none'");
    // Its policy lets no script run but the one that goes from page to page by keys.
    const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(script).toContain('ArrowRight');
    expect(html).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'"`);
    // Where its links lead is nothing that it needs.
    const needed = html.replace(/<script>[\s\S]*?<\/script>/, '').replaceAll(/<a href="https:[^"]*"/g, '<a');
    expect(needed).not.toMatch(/<script|<link|https?:\/\/(?!www\.w3\.org)|url\((?!["']?data:)/);
    expect(html).toMatch(/<section[^>]* id="page-2"/);
    // Of its fonts, which have hundreds of glyphs in a file, what it shows.
    const fonts = [...html.matchAll(/src: url\(data:font\/woff;base64,([^)]*)\)/g)].map(([, data = '']) => data.length);
    expect(fonts.length).toBeGreaterThan(3);
    expect(Math.max(...fonts)).toBeLessThan(10_000);
    expect(html).toContain('<svg');
    expect(html.match(/data-page=/g)).toHaveLength(2);
    for (const words of ['第 1 页 Overview', 'second entry', '1,200']) expect(html).toContain(words);
  });

  it('shows whole pages in an HTML file where the window is narrower than they are, and goes on by keys', async () => {
    const html = await printer.html(sampleJob([1, 2, 3].map((number) => samplePage(number))));
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      chromiumSandbox: process.getuid?.() !== 0,
    });
    try {
      const tab = await browser.newPage({ viewport: { width: 900, height: 700 } });
      await tab.setContent(html);
      const placeOf = (number: number) =>
        tab
          .locator('.page')
          .nth(number - 1)
          .boundingBox();
      const first = await placeOf(1);
      expect(first?.x).toBeGreaterThan(0);
      expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThan(900);
      expect((first?.width ?? 0) / (first?.height ?? 1)).toBeCloseTo(1280 / 720, 1);
      expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(900);
      await tab.keyboard.press('End');
      await expect.poll(() => placeOf(3).then((box) => box && box.y >= 0 && box.y + box.height <= 700)).toBe(true);
      await tab.setViewportSize({ width: 1600, height: 900 });
      expect((await placeOf(1))?.width).toBe(1280);
    } finally {
      await browser.close();
    }
  });
});
