import type { Language } from '@pagewright/model/languages';
import type { ScannedWord } from '@pagewright/model/source-document';
import { weightedMedian } from '../weighted-median.ts';
import { withFullWidthMarks } from './han-punctuation.ts';
import type { HocrLine, HocrWord } from './hocr.ts';
import { sizeOfLine } from './letter-size.ts';
import { type DrawnPage, pixelsOf, touchedUp } from './page-picture.ts';
import type { Recogniser } from './recogniser.ts';
import { legibleLetters, meanConfidence, type ScannedLine, type ScannedPage } from './scanned-page.ts';

/** A line that is read less surely is no text: the edge of a picture, a rule, a stain. */
const LEAST_CONFIDENCE = 0.4;
/** The same for marks that are neither letters nor figures, which specks look like. */
const LEAST_OF_MARKS = 0.6;
/** A page that is read less surely, or has fewer letters read well, is tried again with its picture touched up. */
const GOOD = { confidence: 0.8, letters: 20 } as const;
/** A page that is read less surely than this may be in another language than the one before. */
const OTHER_LANGUAGE = 0.65;

/** Reads the pages of one document, one after the other. */
export class PageReader {
  readonly #recogniser: Recogniser;
  /** Of the person or of the file's text, until a page says better. */
  #language: Language;
  #isKnown = false;

  constructor(recogniser: Recogniser, expected: Language) {
    this.#recogniser = recogniser;
    this.#language = expected;
  }

  async read(number: number, drawn: DrawnPage): Promise<ScannedPage> {
    if (!this.#isKnown) this.#language = await this.#recogniser.languageOf(pixelsOf(drawn.canvas), this.#language);
    const page = await this.#readWell(number, drawn);
    if (this.#isKnown && page.confidence < OTHER_LANGUAGE) {
      const language = await this.#recogniser.languageOf(pixelsOf(drawn.canvas), this.#language);
      if (language !== this.#language) return betterOf(page, await this.#readIn(language, number, drawn, drawn.canvas));
    }
    this.#isKnown ||= page.confidence >= GOOD.confidence;
    return page;
  }

  async #readWell(number: number, drawn: DrawnPage): Promise<ScannedPage> {
    const first = await this.#readIn(this.#language, number, drawn, drawn.canvas);
    if (first.confidence >= GOOD.confidence && legibleLetters(first) >= GOOD.letters) return first;
    return betterOf(
      first,
      await this.#readIn(this.#language, number, drawn, touchedUp(drawn.canvas, sizeIn(first, drawn))),
    );
  }

  async #readIn(
    language: Language,
    number: number,
    { width, height }: DrawnPage,
    canvas: DrawnPage['canvas'],
  ): Promise<ScannedPage> {
    const { lines } = await this.#recogniser.read(pixelsOf(canvas), language);
    const scale = width / canvas.width;
    const slope = slopeOf(lines);
    const place = (word: HocrWord): ScannedWord => ({
      text: word.text,
      confidence: word.confidence,
      place: {
        page: number,
        left: share(word.left, canvas.width),
        top: share(word.top, canvas.height),
        right: share(word.right, canvas.width),
        bottom: share(word.bottom, canvas.height),
      },
    });
    const read = lines.flatMap((line): ScannedLine[] => {
      const words = withBullet(withFullWidthMarks(line.words.filter(isText))).map(place);
      if (words.length === 0 || meanConfidence(words) < LEAST_CONFIDENCE) return [];
      // As if the page were turned back around its middle.
      const baseline = line.baseline + slope * (canvas.width / 2 - line.left);
      return [{ words, baseline: baseline * scale, size: sizeOfLine(line) * scale }];
    });
    const confidence = meanConfidence(read.flatMap(({ words }) => words));
    return { number, width, height, language, confidence, lines: read };
  }
}

/** The size in which the middle one of a page's lines is set, px of its picture; 0 where it has none. */
function sizeIn({ lines, width }: ScannedPage, { canvas }: DrawnPage): number {
  const sizes = lines.map(({ size }) => size).sort((a, b) => a - b);
  return ((sizes[Math.floor(sizes.length / 2)] ?? 0) * canvas.width) / width;
}

function isText({ text, confidence }: HocrWord): boolean {
  return /[\p{L}\p{N}]/u.test(text) || confidence >= LEAST_OF_MARKS;
}

/** A round bullet is read as whatever small mark comes next to it. */
function withBullet(words: readonly HocrWord[]): HocrWord[] {
  const [first, ...rest] = words;
  if (!first || rest.length === 0 || !/^[*+°·.«»¢]$/.test(first.text)) return [...words];
  return [{ ...first, text: '•' }, ...rest];
}

/** How the page lies on the scanner: the slope of the middle one of its lines by their letters. */
function slopeOf(lines: readonly HocrLine[]): number {
  const slopes = lines.map(({ slope, words }) => ({
    value: slope,
    weight: words.reduce((sum, { text }) => sum + text.length, 0),
  }));
  return weightedMedian(slopes) ?? 0;
}

function betterOf(one: ScannedPage, other: ScannedPage): ScannedPage {
  return legibleLetters(other) > legibleLetters(one) ? other : one;
}

/** As a share of the whole, to a tenth of a thousandth: a fifth of a px. */
function share(part: number, whole: number): number {
  return Math.round((part / whole) * 10_000) / 10_000;
}
