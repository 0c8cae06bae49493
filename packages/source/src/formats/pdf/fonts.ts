import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { isMusicFace } from './music.ts';

export interface FontLooks {
  readonly bold: boolean;
  readonly mono: boolean;
  /** Its signs are notes of music, written in the places of letters: they are nothing to read. */
  readonly music: boolean;
}

const PLAIN: FontLooks = { bold: false, mono: false, music: false };

/** What the real names of fonts tell: pdf.js gives them only once it has read a page's drawing instructions. */
export class Fonts {
  readonly #looks = new Map<string, FontLooks>();

  /** Reads the fonts of a page that are new. */
  async learn(page: PDFPageProxy, names: ReadonlySet<string>): Promise<void> {
    const unknown = [...names].filter((name) => !this.#looks.has(name));
    if (unknown.length === 0) return;
    await page.getOperatorList();
    // The fonts arrive by messages of their own, a turn of the event loop behind the instructions.
    await nextTurn();
    for (const name of unknown) {
      const font = page.commonObjs.has(name) ? (page.commonObjs.get(name) as FontData | undefined) : undefined;
      this.#looks.set(name, looksOf(font));
    }
  }

  looks(name: string): FontLooks {
    return this.#looks.get(name) ?? PLAIN;
  }
}

/** What we read of pdf.js's font object (`fontExtraProperties`). */
interface FontData {
  readonly name?: string;
  readonly bold?: boolean;
  readonly black?: boolean;
  readonly isMonospace?: boolean;
}

function looksOf(font: FontData | undefined): FontLooks {
  if (!font) return PLAIN;
  const name = font.name ?? '';
  // Song and Gothic faces for Han are called monospaced in many files: only Latin code faces count.
  const codeFace = /mono|courier|consol|typewriter|cmtt|menlo|fixed|lucidacon|sourcecode|inconsol/i.test(name);
  const hanFace = /song|simsun|hei|kai|ming|gothic|mincho|cjk|\bms/i.test(name.replace(/mono/i, ''));
  return {
    bold:
      font.bold === true || font.black === true || /bold|black|heavy|semibold|demi|simhei|黑体|-W[6-9]\b/i.test(name),
    mono: codeFace && !hanFace,
    music: isMusicFace(name),
  };
}
