import type { Page } from '@pagewright/components/models';
import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { FileProof } from '../fidelity.ts';
import { drawnTexts } from './drawn-texts.ts';

/** Missing words that are told: the report goes in a header of the file's answer. */
const MOST_MISSING = 20;
/** Of a missing word, characters that are told. */
const LONGEST_WORD = 40;

export interface Proving {
  readonly signal?: AbortSignal;
  /** Told how far it is, 0 to 1. */
  readonly progress?: (share: number) => void;
}

/**
 * Reads a PDF back with a reader that knows nothing of how it was written.
 * @param pages what it was made of, a page each
 * @throws the reason of `signal` when it is stopped
 */
export async function provePdf(
  bytes: Uint8Array,
  pages: readonly Page[],
  { signal, progress }: Proving = {},
): Promise<FileProof> {
  // It takes the bytes for itself; the extra properties are the fonts' names.
  const task = getDocument({ data: new Uint8Array(bytes), fontExtraProperties: true, verbosity: 0 });
  try {
    const file = await task.promise;
    const missing: FileProof['missing'] = [];
    const pictures: number[] = [];
    const fonts = new Map<string, boolean>();
    let words = 0;
    let away = 0;
    for (const [index, page] of pages.entries()) {
      signal?.throwIfAborted();
      const number = index + 1;
      const read = number <= file.numPages ? await readPage(await file.getPage(number)) : NOTHING;
      const texts = drawnTexts(page);
      words += texts.reduce((sum, text) => sum + wordsOf(text, page.language).length, 0);
      const lost = missingWords(texts, read.text, page.language);
      away += lost.length;
      const told = lost.slice(0, MOST_MISSING - missing.length);
      missing.push(...told.map((word) => ({ page: number, word: word.slice(0, LONGEST_WORD) })));
      if (lost.length > 0 && read.text === '' && read.hasPictures) pictures.push(number);
      for (const { name, isWithin } of read.fonts) fonts.set(name, isWithin);
      progress?.(number / pages.length);
    }
    const fontsAway = [...fonts].filter(([, isWithin]) => !isWithin).map(([name]) => name);
    return { words, away, missing, pictures, fonts: fonts.size, fontsAway: fontsAway.sort() };
  } finally {
    await task.destroy();
  }
}

interface ReadPage {
  /** All characters of its text, as `bare` leaves them. */
  readonly text: string;
  readonly hasPictures: boolean;
  readonly fonts: readonly { readonly name: string; readonly isWithin: boolean }[];
}

const NOTHING: ReadPage = { text: '', hasPictures: false, fonts: [] };

const PICTURES: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
]);

/** In front of the name of a font of which only some characters are in the file. */
const SUBSET = /^[A-Z]{6}\+/;

async function readPage(page: PDFPageProxy): Promise<ReadPage> {
  const { items, styles } = await page.getTextContent();
  const { fnArray } = await page.getOperatorList();
  const fonts = Object.keys(styles).flatMap((id) => {
    // Drawing a page has loaded its fonts.
    if (!page.commonObjs.has(id)) return [];
    const { name, missingFile } = page.commonObjs.get(id) as { name: string; missingFile?: boolean };
    return [{ name: name.replace(SUBSET, ''), isWithin: !missingFile }];
  });
  page.cleanup();
  return {
    text: bare(items.map((item) => ('str' in item ? item.str : '')).join('')),
    hasPictures: fnArray.some((operation) => PICTURES.has(operation)),
    fonts,
  };
}

/** Each text is found once: a sentence that stands on the page twice has to be in the file twice. */
function missingWords(texts: readonly string[], read: string, language: string): string[] {
  let rest = read;
  const broken: string[] = [];
  // The longest first, so that a short one does not take its letters out of the middle of a long one.
  for (const text of [...texts].sort((a, b) => b.length - a.length)) {
    const wanted = bare(text);
    const at = rest.indexOf(wanted);
    if (at >= 0) rest = `${rest.slice(0, at)}\n${rest.slice(at + wanted.length)}`;
    else broken.push(text);
  }
  return broken.flatMap((text) => wordsOf(text, language).filter((word) => !rest.includes(bare(word))));
}

function wordsOf(text: string, language: string): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

/** What many fonts draw with one glyph, of which a file tells only one: the apostrophe of a word comes back as U+02BC. */
const DRAWN_ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[\u2019\u02bc]/g, "'"],
  [/[\u2018\u02bb]/g, '`'],
  [/[\u2010\u2011\u2212]/g, '-'],
  [/[\u2044\u2215]/g, '/'],
  [/[\u2219\u22c5]/g, '\u00b7'],
];

/** Text without what readers put in, leave out or write otherwise: spaces, soft hyphens, joined letters. */
function bare(text: string): string {
  const plain = text.normalize('NFKC').replace(/[\s\u00ad\u200b-\u200d\u2060\ufeff]/g, '');
  return DRAWN_ALIKE.reduce((written, [alike, one]) => written.replace(alike, one), plain);
}
