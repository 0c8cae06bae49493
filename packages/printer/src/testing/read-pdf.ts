import { getDocument, OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdfPage {
  /** All text, white space taken out. */
  readonly text: string;
  /** mm */
  readonly width: number;
  readonly height: number;
  /** Pictures painted on it. */
  readonly pictures: number;
  /** Where its links lead: addresses, or pages of the file from 1, and how wide each is, mm. */
  readonly links: readonly { to: string | number; width: number }[];
}

export interface ReadPdf {
  readonly pages: readonly ReadPdfPage[];
  /** Top-level bookmarks: title, page (from 1) and titles below. */
  readonly bookmarks: readonly { title: string; page: number; below: string[] }[];
  readonly title: string;
  readonly creator: string;
  readonly language: string;
}

const PICTURE_OPERATIONS = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
]);

const POINTS_PER_MM = 72 / 25.4;

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const file = await task.promise;
  const pages: ReadPdfPage[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const content = await page.getTextContent();
    const { fnArray } = await page.getOperatorList();
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    pages.push({
      text: content.items
        .map((item) => ('str' in item ? item.str : ''))
        .join('')
        .replace(/\s/g, ''),
      width: (right - left) / POINTS_PER_MM,
      height: (top - bottom) / POINTS_PER_MM,
      pictures: fnArray.filter((operation) => PICTURE_OPERATIONS.has(operation)).length,
      links: await linksOf(file, page),
    });
  }
  const bookmarks = [];
  for (const { title, dest, items } of (await file.getOutline()) ?? []) {
    const page = await pageAt(file, dest);
    bookmarks.push({ title, page, below: items.map((item: { title: string }) => item.title) });
  }
  const { info } = (await file.getMetadata()) as { info: { Title?: string; Creator?: string; Language?: string } };
  await task.destroy();
  return { pages, bookmarks, title: info.Title ?? '', creator: info.Creator ?? '', language: info.Language ?? '' };
}

async function linksOf(file: PDFDocumentProxy, page: PDFPageProxy): Promise<ReadPdfPage['links']> {
  const links = [];
  for (const { subtype, rect, url, dest } of await page.getAnnotations()) {
    if (subtype !== 'Link') continue;
    links.push({ to: url ?? (await pageAt(file, dest)), width: (rect[2] - rect[0]) / POINTS_PER_MM });
  }
  return links;
}

/** The page of a destination, from 1; 0 where there is none. */
async function pageAt(file: PDFDocumentProxy, dest: string | Awaited<ReturnType<PDFDocumentProxy['getDestination']>>) {
  const target = typeof dest === 'string' ? await file.getDestination(dest) : dest;
  return target ? (await file.getPageIndex(target[0])) + 1 : 0;
}

/** Kinds of the fonts in a PDF, and how many of them carry their file. */
export function fontsOf(bytes: Uint8Array): { kinds: Set<string>; descriptors: number; files: number } {
  const text = Buffer.from(bytes).toString('latin1');
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const kinds = new Set(
    [...text.matchAll(/\/Subtype\s*\/(Type0|Type1|Type3|TrueType|CIDFontType\d)\b/g)].map(([, kind]) => kind as string),
  );
  return { kinds, descriptors: count(/\/Type\s*\/FontDescriptor\b/g), files: count(/\/FontFile[23]?\s/g) };
}
