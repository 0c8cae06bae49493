import type { PdfLine, PdfPage } from './pdf-page.ts';

/** Share of the page's height at its top and bottom where running heads and page numbers stand. */
const EDGE = 0.1;

/**
 * The pages without running heads, page numbers and tables of contents; and the text of the most frequent running head,
 * which often is the document's title in full.
 */
export function withoutRunningHeads(pages: readonly PdfPage[]): { pages: PdfPage[]; head: string | undefined } {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(page.lines.filter((line) => atEdge(line, page)).map(signature))) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const often = Math.max(2, Math.ceil(pages.length * 0.3));
  const isRunning = (line: PdfLine, page: PdfPage): boolean =>
    atEdge(line, page) &&
    (isPageNumber(line.text) || (pages.length > 2 && (counts.get(signature(line)) ?? 0) >= often));
  const heads = pages.flatMap((page) => page.lines.filter((line) => isRunning(line, page) && line.y < page.height / 2));
  const head = heads.map(({ text }) => text).find((text) => !isPageNumber(text) && /\p{L}{2}/u.test(text));
  const clean = pages.map((page) => ({
    ...page,
    lines: withoutContents(page.lines.filter((line) => !isRunning(line, page))),
  }));
  return { pages: clean, head };
}

function atEdge(line: PdfLine, page: PdfPage): boolean {
  return line.y < page.height * EDGE || line.y > page.height * (1 - EDGE);
}

function signature(line: PdfLine): string {
  return `${line.text.replace(/\d+/g, '#').replace(/\s+/g, '')}|${Math.round(line.y / 8)}`;
}

function isPageNumber(text: string): boolean {
  return /^[-–—\s]*(page\s*)?(第\s*)?[\divxlc]{1,5}(\s*页|\s*頁)?(\s*(of|sur|\/|共)\s*\d+\s*(页|頁)?)?[-–—\s]*$/i.test(
    text,
  );
}

/** Lines with leaders, or that end in a page number after a gap, three or more together, are a table of contents. */
function withoutContents(lines: readonly PdfLine[]): PdfLine[] {
  const entry = lines.map(
    (line) => /(\.\s?){4,}\s*\d+$|…{2,}\s*\d+$|·{4,}\s*\d+$/.test(line.text) || endsInLooseNumber(line),
  );
  const entries = entry.filter(Boolean).length;
  if (entries < 3) return [...lines];
  return lines.filter((line, index) => !entry[index] && !isContentsTitle(line.text));
}

function endsInLooseNumber(line: PdfLine): boolean {
  const last = line.cells.at(-1);
  return (
    line.cells.length >= 2 &&
    /^[\divxlc]{1,4}$/i.test(last?.text ?? '') &&
    /^[\d.]*\s*\p{L}/u.test(line.text) &&
    line.cells.length <= 3
  );
}

function isContentsTitle(text: string): boolean {
  return /^(内\s*容|目\s*录|目\s*錄|目\s*次|(table of )?contents|sommaire|table des mati[eè]res)$/i.test(text.trim());
}
