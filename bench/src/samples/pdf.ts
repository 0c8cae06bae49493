import { findChromium } from '@pagewright/printer/chromium';
import { chromium } from 'playwright-core';
import { sentences } from './words.ts';

/** A PDF of running text with so many pages. */
export async function samplePdf(pages: number): Promise<Uint8Array> {
  const executablePath = await findChromium();
  const browser = await chromium.launch({ executablePath, chromiumSandbox: process.getuid?.() !== 0 });
  try {
    const tab = await browser.newPage();
    const sections = Array.from({ length: pages }, (_, number) => {
      const paragraphs = Array.from({ length: 7 }, (_, index) => `<p>${sentences(4, number * 7 + index)}</p>`);
      return `<section><h1>Chapter ${number + 1}</h1>${paragraphs.join('')}</section>`;
    });
    await tab.setContent(`<style>section { break-after: page }</style>${sections.join('')}`);
    return await tab.pdf({ format: 'A4' });
  } finally {
    await browser.close();
  }
}
