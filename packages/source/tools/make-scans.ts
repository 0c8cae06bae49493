// Makes the scanned pages that tests read: sets each text in Chromium, lays it askew, adds specks, and takes it for black
// or white as an office scanner does.
//
//     npx node packages/source/tools/make-scans.ts

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { deflateSync } from 'node:zlib';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { LANGUAGES, type Language } from '@pagewright/model/languages';
import { chromium } from 'playwright-core';
import { SCANNED_TEXTS, type ScannedText } from '../src/testing/scans.ts';

/** A5 at 150 dpi, px; 1 CSS px is a ninety-sixth of an inch. */
const PAGE = { width: 874, height: 1240, dpi: 150 } as const;
const DENSITY = PAGE.dpi / 96;
const SKEW_DEGREES = 0.4;
/** Noise over the grey values, and the grey value below which it is black. */
interface Scanner {
  readonly noise: number;
  readonly blackBelow: number;
}
const GOOD: Scanner = { noise: 30, blackBelow: 175 };
/** It breaks fine strokes. */
const POOR: Scanner = { noise: 70, blackBelow: 140 };

const FACES: Readonly<Record<Language, string>> = {
  'en-US': 'source-serif-4',
  'fr-FR': 'source-serif-4',
  'zh-CN': 'noto-serif-sc',
  'zh-TW': 'noto-serif-tc',
  'ja-JP': 'noto-serif-jp',
};

const require = createRequire(import.meta.url);
const browser = await chromium.launch({
  executablePath: process.env.PAGEWRIGHT_CHROMIUM,
  args: ['--no-sandbox', '--allow-file-access-from-files'],
});
for (const language of LANGUAGES) {
  const set = await screenshot(SCANNED_TEXTS[language], FACES[language]);
  write(language, await scanned(set, GOOD));
  if (language === 'zh-CN') write(`${language}-poor`, await scanned(set, POOR));
}
await browser.close();

function write(name: string, bits: Buffer): void {
  writeFileSync(new URL(`../src/testing/scans/${name}.pdf`, import.meta.url), scannedPage(bits));
}

async function screenshot({ title, paragraphs }: ScannedText, face: string): Promise<Buffer> {
  const file = require.resolve(`@fontsource/${face}/400.css`);
  const rules = readFileSync(file, 'utf8').replaceAll('url(./', `url(file://${dirname(file)}/`);
  const family = /font-family: '([^']+)'/.exec(rules)?.[1] ?? 'serif';
  const style = `${rules} body { margin: 15mm; font: 11pt/1.55 '${family}'; background: #fff; color: #111 } h1 { font-size: 18pt; font-weight: 400 }`;
  const text = `<h1>${title}</h1>${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')}`;
  const viewport = { width: Math.round(PAGE.width / DENSITY), height: Math.round(PAGE.height / DENSITY) };
  const page = await browser.newPage({ viewport, deviceScaleFactor: DENSITY });
  const sheet = new URL('../src/testing/scans/sheet.html', import.meta.url);
  await page.route(sheet.href, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<style>${style}</style>${text}` }),
  );
  await page.goto(sheet.href);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** One bit for each px, rows of whole bytes; 1 is white. */
async function scanned(picture: Buffer, { noise, blackBelow }: Scanner): Promise<Buffer> {
  const canvas = createCanvas(PAGE.width, PAGE.height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, PAGE.width, PAGE.height);
  context.translate(PAGE.width / 2, PAGE.height / 2);
  context.rotate((SKEW_DEGREES * Math.PI) / 180);
  context.drawImage(await loadImage(picture), -PAGE.width / 2, -PAGE.height / 2, PAGE.width, PAGE.height);
  const { data } = context.getImageData(0, 0, PAGE.width, PAGE.height);
  const random = randoms(7);
  const bytesOfRow = Math.ceil(PAGE.width / 8);
  const bits = Buffer.alloc(bytesOfRow * PAGE.height, 0xff);
  for (let y = 0; y < PAGE.height; y += 1) {
    for (let x = 0; x < PAGE.width; x += 1) {
      const grey = (data[(y * PAGE.width + x) * 4] ?? 255) + (random() + random() + random() - 1.5) * noise;
      const at = y * bytesOfRow + (x >> 3);
      if (grey < blackBelow) bits[at] = (bits[at] ?? 0) & ~(0x80 >> (x & 7));
    }
  }
  return bits;
}

/** The same numbers between 0 and 1 each time (Numerical Recipes' linear congruence). */
function randoms(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function scannedPage(bits: Buffer): Buffer {
  const points = { width: (PAGE.width * 72) / PAGE.dpi, height: (PAGE.height * 72) / PAGE.dpi };
  const picture = deflateSync(bits, { level: 9 });
  const content = `q ${points.width} 0 0 ${points.height} 0 0 cm /Scan Do Q`;
  const objects: Buffer[] = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from('<< /Type /Pages /Count 1 /Kids [3 0 R] >>'),
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${points.width} ${points.height}] /Contents 4 0 R /Resources << /XObject << /Scan 5 0 R >> >> >>`,
    ),
    Buffer.from(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`),
    Buffer.concat([
      Buffer.from(
        `<< /Type /XObject /Subtype /Image /Width ${PAGE.width} /Height ${PAGE.height} /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /FlateDecode /Length ${picture.length} >>\nstream\n`,
      ),
      picture,
      Buffer.from('\nendstream'),
    ]),
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  const length = (): number => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [index, object] of objects.entries()) {
    offsets.push(length());
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n'));
  }
  const start = length();
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
