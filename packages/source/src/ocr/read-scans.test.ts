import { Socket } from 'node:net';
import { LANGUAGES, type Language } from '@pagewright/model/languages';
import { describe, expect, it, vi } from 'vitest';
import { sizeOfImage } from '../assets.ts';
import { pdf, scannedPdf } from '../testing/pdf.ts';
import { poorScan, SCANNED_TEXTS, scanIn } from '../testing/scans.ts';
import { isOcrInstalled } from './installed.ts';
import { drawPage, openForDrawing } from './page-picture.ts';
import { PageReader } from './page-reader.ts';
import { readScans } from './read-scans.ts';
import { Recogniser } from './recogniser.ts';
import { meanConfidence, type ScannedPage } from './scanned-page.ts';

function pixelsAt150Dpi(page: ScannedPage | undefined): { width: number; height: number } {
  const px = (points = 0): number => Math.round((points * 150) / 72);
  return { width: px(page?.width), height: px(page?.height) };
}

/** Shares of the letters that are read, a little below what was measured on these pages. */
const LEAST_RECALL: Readonly<Record<Language, number>> = {
  'en-US': 0.98,
  'fr-FR': 0.97,
  'zh-CN': 0.93,
  'zh-TW': 0.93,
  'ja-JP': 0.93,
};

const FIRST = { pages: [{ number: 1, letters: 0 }], language: undefined };

/** ms: a page takes seconds of a core, and machines are busy. */
const BUSY = 300_000;

const read = new Map<Language, Promise<ScannedPage[]>>();

/** The pages of a language's scan, read once for all tests that look at them. */
function scanRead(language: Language): Promise<ScannedPage[]> {
  const known = read.get(language) ?? readScans({ name: 'scan.pdf', bytes: scanIn(language) }, FIRST);
  read.set(language, known);
  return known;
}

describe.skipIf(!isOcrInstalled())('reading scans', { timeout: BUSY }, () => {
  it.each(LANGUAGES)('in %s: finds the language and reads the words where they stand', async (language) => {
    const [page] = await scanRead(language);
    expect(page).toMatchObject({ number: 1, language });
    const { title, paragraphs } = SCANNED_TEXTS[language];
    expect(recall(title + paragraphs.join(''), wordsOf(page))).toBeGreaterThan(LEAST_RECALL[language]);
    // The text fills the upper half of the page, between its margins.
    for (const { place } of page?.lines.flatMap(({ words }) => words) ?? []) {
      expect(place.page).toBe(1);
      expect(place.left).toBeGreaterThan(0.08);
      expect(place.right).toBeLessThan(0.94);
      expect(place.top).toBeLessThan(place.bottom);
      expect(place.bottom).toBeLessThan(0.6);
    }
    const [first, second] = page?.lines ?? [];
    expect(first?.size).toBeGreaterThan((second?.size ?? 0) * 1.3);
  });

  it('is less sure of what it misreads', async () => {
    const [good] = await scanRead('zh-CN');
    const [poor] = await readScans({ name: 'scan.pdf', bytes: poorScan() }, FIRST);
    expect(poor?.confidence).toBeLessThan((good?.confidence ?? 0) - 0.05);
    const { title, paragraphs } = SCANNED_TEXTS['zh-CN'];
    const text = squeezed(title + paragraphs.join(''));
    const words = poor?.lines.flatMap((line) => line.words) ?? [];
    const wrong = words.filter((word) => !text.includes(squeezed(word.text)));
    const right = words.filter((word) => text.includes(squeezed(word.text)));
    expect(wrong.length).toBeGreaterThan(3);
    expect(sizeOfImage(Buffer.from(poor?.picture ?? []))).toEqual(pixelsAt150Dpi(poor));
    expect(meanConfidence(wrong)).toBeLessThan(meanConfidence(right) - 0.2);
  });

  it('reaches no network, and reads the same page alike', async () => {
    const connect = vi.spyOn(Socket.prototype, 'connect');
    const fetched = vi.spyOn(globalThis, 'fetch');
    const recogniser = new Recogniser();
    const file = await openForDrawing(scanIn('en-US'));
    const readHere = await new PageReader(recogniser, 'fr-FR').read(1, await drawPage(await file.getPage(1)));
    recogniser.destroy();
    // There another language was expected, and what reads this one had read a sample of it before.
    expect([readHere]).toEqual(await scanRead('en-US'));
    expect(connect).not.toHaveBeenCalled();
    expect(fetched).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('leaves out a page whose few words are not a stamp on a picture', async () => {
    const bytes = pdf([[{ x: 72, y: 700, size: 40, text: 'Questions?' }]]);
    expect(
      await readScans({ name: 'deck.pdf', bytes }, { pages: [{ number: 1, letters: 10 }], language: 'en-US' }),
    ).toEqual([]);
  });

  it('finds nothing on an empty picture', async () => {
    const [page] = await readScans({ name: 'blank.pdf', bytes: scannedPdf(1) }, FIRST);
    expect(page).toMatchObject({ confidence: 0, lines: [] });
  });

  it('ends its process when it is cancelled', async () => {
    const cancel = new AbortController();
    let processId: number | undefined;
    const reading = readScans({ name: 'scan.pdf', bytes: scanIn('ja-JP') }, FIRST, {
      signal: cancel.signal,
      onStart: (id) => {
        processId = id;
      },
      // It has begun to read when the file is open.
      onPage: () => setTimeout(() => cancel.abort(), 200),
    });
    await expect(reading).rejects.toMatchObject({ code: 'generation/cancelled' });
    await expect.poll(() => isAlive(processId)).toBe(false);
  });

  it('says so where a file is broken', async () => {
    const bytes = new TextEncoder().encode('%PDF-1.7\nnothing of the kind');
    await expect(readScans({ name: 'broken.pdf', bytes }, FIRST)).rejects.toMatchObject({
      code: 'file/corrupt',
      params: { file: 'broken.pdf' },
    });
  });
});

function isAlive(processId: number | undefined): boolean {
  try {
    return processId !== undefined && process.kill(processId, 0);
  } catch {
    return false;
  }
}

function wordsOf(page: ScannedPage | undefined): string {
  return (page?.lines ?? []).flatMap(({ words }) => words.map(({ text }) => text)).join('');
}

function squeezed(text: string): string {
  return text.normalize('NFKC').replace(/[\s\p{P}]/gu, '');
}

/** Share of the letters that come in the same order in what was read. */
function recall(wanted: string, read: string): number {
  const [one, other] = [[...squeezed(wanted)], [...squeezed(read)]];
  let row = Array.from({ length: other.length + 1 }, () => 0);
  for (const letter of one) {
    const next = [0];
    for (const [index, found] of other.entries()) {
      next.push(letter === found ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0));
    }
    row = next;
  }
  return (row.at(-1) ?? 0) / one.length;
}
