import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { tidyLine } from '../../tidy.ts';
import { type Fragment, linesOf } from './lines.ts';
import type { PdfPage } from './pdf-page.ts';

export async function readPages(bytes: Uint8Array): Promise<{ pages: PdfPage[]; title: string | undefined }> {
  const task = getDocument({
    // pdf.js takes the buffer over.
    data: bytes.slice(),
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  });
  const document = await task.promise;
  try {
    const fonts = new FontNames();
    const pages: PdfPage[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      pages.push(await readPage(await document.getPage(number), fonts));
    }
    return { pages, title: await titleProperty(document) };
  } finally {
    await task.destroy();
  }
}

async function titleProperty(document: PDFDocumentProxy): Promise<string | undefined> {
  const { info } = await document.getMetadata();
  const title = (info as { Title?: unknown }).Title;
  return typeof title === 'string' ? tidyLine(title) : undefined;
}

interface TextItem {
  readonly str: string;
  readonly transform: number[];
  readonly width: number;
  readonly fontName: string;
}

async function readPage(page: PDFPageProxy, fonts: FontNames): Promise<PdfPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  const [left = 0, , , top = height] = page.view;
  const { items } = await page.getTextContent();
  const texts = (items as Partial<TextItem>[]).filter(
    (item): item is TextItem => typeof item.str === 'string' && item.str !== '',
  );
  await fonts.learn(page, new Set(texts.map(({ fontName }) => fontName)));
  const fragments = texts.map(({ str, transform, width: advance, fontName }): Fragment => {
    const [, , c = 0, d = 0, x = 0, y = 0] = transform;
    const size = Math.hypot(c, d);
    return { text: str, x: x - left, y: top - y, right: x - left + advance, size, ...fonts.looks(fontName) };
  });
  const number = page.pageNumber;
  page.cleanup();
  return { number, width, height, lines: linesOf(fragments, width) };
}

/** What the real names of fonts tell: they are known only after a page's drawing instructions were read. */
class FontNames {
  readonly #looks = new Map<string, { bold: boolean; mono: boolean }>();

  async learn(page: PDFPageProxy, names: ReadonlySet<string>): Promise<void> {
    if ([...names].every((name) => this.#looks.has(name))) return;
    await page.getOperatorList();
    for (const name of names) {
      const font = page.commonObjs.has(name)
        ? (page.commonObjs.get(name) as { name?: string; bold?: boolean })
        : undefined;
      const real = font?.name ?? '';
      this.#looks.set(name, {
        bold: font?.bold === true || /bold|black|heavy|semibold|demi|simhei|黑体|-W[6-9]/i.test(real),
        mono: /mono|courier|consol|typewriter|cmtt|menlo|fixed/i.test(real),
      });
    }
  }

  looks(name: string): { bold: boolean; mono: boolean } {
    return this.#looks.get(name) ?? { bold: false, mono: false };
  }
}
