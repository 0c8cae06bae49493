import type { Language } from '@pagewright/model/languages';
import type { OcrEngine } from 'tesseract-wasm';
import { detectLanguage } from '../language.ts';
import { type HocrLine, readHocr } from './hocr.ts';
import { engineCode, languageData, loadEngine } from './installed.ts';
import type { Picture } from './page-picture.ts';

export interface ReadPicture {
  readonly language: Language;
  readonly lines: readonly HocrLine[];
}

/** Lines of a page that are tried in several languages, and px around them: reading takes as long as there are lines. */
const SAMPLE = { lines: 3, margin: 8 } as const;
/** A language is right where its words are read as surely as this: then no other is tried. */
const SURE = 0.88;
/** By how much one has to be read more surely than the one that is expected. */
const EXPECTED_BONUS = 0.02;

/** Writings whose languages are told from each other only after the writing is. The first of each stands for it. */
const WRITINGS: readonly (readonly Language[])[] = [
  ['en-US', 'fr-FR'],
  ['zh-CN', 'zh-TW', 'ja-JP'],
];

/** Reads pictures of text, one language at a time. The same picture is always read alike. */
export class Recogniser {
  /** An engine learns one language: told another, it reads nothing any more. */
  readonly #engines = new Map<Language, OcrEngine>();

  /** Reads a picture in a language. */
  async read(picture: Picture, language: Language): Promise<ReadPicture> {
    const engine = await this.#engineOf(language);
    engine.loadImage(picture);
    try {
      return { language, lines: readHocr(engine.getHOCR()) };
    } finally {
      engine.clearImage();
    }
  }

  /**
   * Finds out what language a picture of text is in, by reading a few of its lines in all that come into question.
   * @param expected the likely one: of the document's other pages, or of the person
   */
  async languageOf(picture: Picture, expected: Language): Promise<Language> {
    const sample = await this.#sampleOf(picture, expected);
    const tries = new Map<Language, { readonly sure: number; readonly text: string }>();
    const surely = async (language: Language): Promise<number> => {
      const known = tries.get(language) ?? tried((await this.read(sample, language)).lines);
      tries.set(language, known);
      return known.sure + (language === expected ? EXPECTED_BONUS : 0);
    };
    const best = async (languages: readonly Language[]): Promise<Language> => {
      let found = { language: expected, sure: -1 };
      for (const language of languages) {
        const sure = await surely(language);
        if (sure > found.sure) found = { language, sure };
      }
      return found.language;
    };
    const representatives = WRITINGS.map((languages) => languages.find((one) => one === expected) ?? languages[0]);
    const writing = await best(representatives.filter((language) => language !== undefined));
    const candidates = WRITINGS.find((languages) => languages.includes(writing)) ?? [writing];
    // Latin letters are read alike in both: which language it is, the words say.
    if (candidates.includes('fr-FR')) {
      await surely('fr-FR');
      const text = tries.get('fr-FR')?.text ?? '';
      return text.length < LEAST_TEXT ? writing : detectLanguage(text) === 'fr-FR' ? 'fr-FR' : 'en-US';
    }
    if (writing === expected && (await surely(writing)) >= SURE + EXPECTED_BONUS) return writing;
    return best(candidates);
  }

  destroy(): void {
    for (const engine of this.#engines.values()) engine.destroy();
    this.#engines.clear();
  }

  /** The page's widest lines, cut out and put one below the other: there is running text. */
  async #sampleOf(picture: Picture, language: Language): Promise<Picture> {
    const engine = await this.#engineOf(language);
    engine.loadImage(picture);
    const boxes = engine.getBoundingBoxes('line').map(({ rect }) => rect);
    engine.clearImage();
    if (boxes.length <= SAMPLE.lines) return picture;
    const widest = boxes.toSorted((a, b) => b.right - b.left - (a.right - a.left)).slice(0, SAMPLE.lines);
    return stacked(
      picture,
      widest.toSorted((a, b) => a.top - b.top),
    );
  }

  async #engineOf(language: Language): Promise<OcrEngine> {
    const known = this.#engines.get(language);
    if (known) return known;
    const { createOCREngine, supportsFastBuild } = await loadEngine();
    const engine = await createOCREngine({ wasmBinary: engineCode(supportsFastBuild()) });
    engine.loadModel(languageData(language));
    this.#engines.set(language, engine);
    return engine;
  }
}

/** Letters from which on a sample says which language it is in. */
const LEAST_TEXT = 40;

function tried(lines: readonly HocrLine[]): { sure: number; text: string } {
  const words = lines.flatMap((line) => line.words);
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const sure = words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0);
  return { sure: letters === 0 ? 0 : sure / letters, text: words.map(({ text }) => text).join(' ') };
}

/** The rows of a picture that lines stand on, each with some room around it. */
function stacked(
  { width, data }: Picture,
  lines: readonly { readonly top: number; readonly bottom: number }[],
): Picture {
  const rows = lines.map(({ top, bottom }) =>
    data.subarray(Math.max(0, top - SAMPLE.margin) * width * 4, (bottom + SAMPLE.margin) * width * 4),
  );
  const all = new Uint8ClampedArray(rows.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of rows) {
    all.set(part, at);
    at += part.length;
  }
  return { width, height: all.length / (width * 4), data: all };
}
