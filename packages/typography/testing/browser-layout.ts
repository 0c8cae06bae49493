import { type Browser, chromium, type Page as Tab } from 'playwright-core';
import { fontFamilyCss } from '../src/catalogue.ts';
import { type FontUse, fontStyleSheets } from '../src/font-faces.ts';
import { fontFile } from '../src/font-paths.ts';
import type { TextStyle } from '../src/measure.ts';
import { keepsPhrases, PHRASE_CSS, phrasePieces } from '../src/phrases.ts';
import { TEXT_CSS } from '../src/text-css.ts';

/** Lays texts out in a real Chromium with the fonts as the app serves them: what measuring is held against. */

export interface LayoutCase {
  readonly text: string;
  readonly style: TextStyle;
  /** px. */
  readonly width: number;
}

export interface BrowserLine {
  readonly text: string;
  /** px from the box's left edge to the right edge of the line's last visible character. */
  readonly width: number;
}

export interface BrowserLayout {
  readonly lines: readonly BrowserLine[];
  /** px. */
  readonly height: number;
}

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Texts laid out at a time. */
const BATCH = 300;
const FONTS = '/fonts/';

export class LayoutBrowser {
  readonly #browser: Browser;

  private constructor(browser: Browser) {
    this.#browser = browser;
  }

  static async open(): Promise<LayoutBrowser> {
    const executablePath = process.env.PAGEWRIGHT_CHROMIUM;
    return new LayoutBrowser(await chromium.launch({ executablePath, args: ARGUMENTS }));
  }

  close(): Promise<void> {
    return this.#browser.close();
  }

  async layOut(cases: readonly LayoutCase[]): Promise<BrowserLayout[]> {
    const tab = await this.#browser.newPage();
    await serve(tab, cases.flatMap(fontUsesOf));
    const layouts: BrowserLayout[] = [];
    for (let at = 0; at < cases.length; at += BATCH) {
      const boxes = cases.slice(at, at + BATCH).map(({ text, style, width }) => ({
        paragraphs: text.split('\n').map((line) => (isKept(style) ? phrasePieces(line, style.language) : [line])),
        language: style.language,
        css: { ...TEXT_CSS, ...styleCss(style), ...(isKept(style) ? PHRASE_CSS : {}), width: `${width}px` },
        indent: style.textIndent ?? 0,
      }));
      layouts.push(...(await tab.evaluate(layOutInPage, boxes)));
    }
    await tab.close();
    return layouts;
  }
}

function isKept({ keepsPhrases: wanted, language }: TextStyle): boolean {
  return wanted === true && keepsPhrases(language);
}

function fontUsesOf({ style }: LayoutCase): FontUse[] {
  const { fontFamily: family, fontWeight: weight, language } = style;
  return [{ family, weight, language, italic: style.fontStyle === 'italic' }];
}

async function serve(tab: Tab, uses: readonly FontUse[]): Promise<void> {
  const links = fontStyleSheets(uses).map((path) => `<link rel="stylesheet" href="${FONTS}${path}">`);
  await tab.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (!pathname.startsWith(FONTS))
      return route.fulfill({ contentType: 'text/html', body: `<!doctype html>${links.join('')}` });
    const path = fontFile(decodeURIComponent(pathname.slice(FONTS.length)));
    return path ? route.fulfill({ path }) : route.fulfill({ status: 404 });
  });
  await tab.goto('http://localhost/');
}

function styleCss(style: TextStyle): Record<string, string> {
  return {
    fontFamily: fontFamilyCss(style.fontFamily, style.language),
    fontSize: `${style.fontSize}px`,
    fontWeight: String(style.fontWeight),
    fontStyle: style.fontStyle ?? 'normal',
    lineHeight: `${style.fontSize * style.lineHeight}px`,
    letterSpacing: `${style.letterSpacing ?? 0}px`,
    textTransform: style.textTransform ?? 'none',
    textAlign: style.textAlign ?? 'left',
  };
}

interface Box {
  /** The pieces of each, with a break opportunity between them. */
  readonly paragraphs: readonly (readonly string[])[];
  readonly language: string;
  readonly css: Readonly<Record<string, string | number>>;
  /** em. */
  readonly indent: number;
}

/** Runs in the page; holds everything it needs. */
async function layOutInPage(boxes: readonly Box[]): Promise<BrowserLayout[]> {
  const draw = (box: Box): HTMLElement => {
    const element = document.createElement('div');
    element.lang = box.language;
    Object.assign(element.style, box.css, { tabSize: String(box.css.tabSize) });
    box.paragraphs.forEach((pieces, index) => {
      const paragraph = document.createElement('p');
      Object.assign(paragraph.style, { margin: 0, minHeight: '1lh', textIndent: index === 0 ? `${box.indent}em` : 0 });
      paragraph.append(
        ...pieces.flatMap((text, at) => (at > 0 ? [document.createElement('wbr'), text] : text === '' ? [] : [text])),
      );
      element.append(paragraph);
    });
    return element;
  };

  const range = document.createRange();
  const rectsOf = (paragraph: Element, start: number, end: number): DOMRect[] => {
    const rects: DOMRect[] = [];
    let before = 0;
    for (const node of paragraph.childNodes) {
      const length = node.textContent?.length ?? 0;
      const [from, to] = [Math.max(start - before, 0), Math.min(end - before, length)];
      before += length;
      if (from >= to) continue;
      range.setStart(node, from);
      range.setEnd(node, to);
      rects.push(...range.getClientRects());
    }
    return rects;
  };

  const linesOf = (paragraph: Element, left: number): BrowserLine[] => {
    const node = paragraph;
    const text = paragraph.textContent ?? '';
    if (text === '') return [{ text: '', width: 0 }];
    const lines: BrowserLine[] = [];
    let start = 0;
    let top: number | undefined;
    const finish = (end: number): void => {
      const visible = text.slice(start, end).trimEnd().length;
      const rects = visible > 0 ? rectsOf(node, start, start + visible) : [];
      lines.push({ text: text.slice(start, end), width: Math.max(left, ...rects.map((rect) => rect.right)) - left });
    };
    for (let at = 0; at < text.length; at++) {
      if (/[ \uDC00-\uDFFF]/.test(text.charAt(at))) continue;
      const rect = rectsOf(node, at, at + 1).at(-1);
      if (!rect) continue;
      if (top !== undefined && rect.top > top + 2) {
        finish(at);
        start = at;
      }
      top = Math.max(top ?? rect.top, rect.top);
    }
    finish(text.length);
    return lines;
  };

  const elements = boxes.map(draw);
  document.body.replaceChildren(...elements);
  // Faces come in as soon as the layout asks for them, and each may ask for more.
  let height = -1;
  while (height !== document.body.scrollHeight || document.fonts.status === 'loading') {
    height = document.body.scrollHeight;
    await document.fonts.ready;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return elements.map((element) => {
    const { left, height: tall } = element.getBoundingClientRect();
    return { lines: [...element.children].flatMap((paragraph) => linesOf(paragraph, left)), height: tall };
  });
}
