import type { Page } from '@pagewright/components/models';
import { findChromium } from '@pagewright/printer/chromium';
import { createPrinter } from '@pagewright/printer/printer';
import { chromium } from 'playwright-core';
import { reportPages } from '../report-pages.ts';
import { type Row, seconds } from '../row.ts';
import { compare } from '../timing.ts';

const BAR = 1.0;

/** Pages → PDF by a warm printer, against a warm Chromium that prints equally many bare boxes of HTML. */
export async function warmPrint(rounds: number): Promise<Row[]> {
  const executablePath = await findChromium();
  const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
  const printer = createPrinter({ chromiumPath: executablePath, browsers: 1 });
  try {
    await printer.warm();
    const rows: Row[] = [];
    for (const count of [20, 200]) {
      const pages = reportPages(count);
      const html = bareHtml(pages);
      const [our = 0, raw = 0] = await compare(rounds, [
        () => printer.pdf({ pages, assets: {}, title: 'Bench', language: 'en-US' }),
        async () => {
          const tab = await browser.newPage();
          await tab.setContent(html);
          await tab.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
          await tab.close();
        },
      ]);
      const boxes = pages.reduce((sum, page) => sum + page.components.length, 0);
      const work = `${count} pages → PDF, warm`;
      rows.push({
        work,
        ours: seconds(our),
        other: `page.pdf() of ${boxes} boxes ${seconds(raw)}`,
        ratio: our / raw,
        bar: BAR,
      });
    }
    return rows;
  } finally {
    await printer.close();
    await browser.close();
  }
}

/** The same boxes with the same words and nothing else: no fonts to load, no script. */
function bareHtml(pages: readonly Page[]): string {
  const sections = pages.map(({ components }) => {
    const boxes = components.map(({ position, size, props }) => {
      const text = 'text' in props ? props.text : '';
      const place = `left:${position.x}px;top:${position.y}px;width:${size.width}px;height:${size.height}px`;
      return `<div style="${place}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</div>`;
    });
    return `<section>${boxes.join('')}</section>`;
  });
  const css =
    '@page { size: 1280px 720px; margin: 0 } body { margin: 0 } section { position: relative; width: 1280px;' +
    'height: 720px; overflow: hidden; break-after: page } div { position: absolute }';
  return `<!doctype html><title>Bench</title><style>${css}</style>${sections.join('')}`;
}
