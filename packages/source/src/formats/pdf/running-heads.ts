import type { PdfLine, PdfPage } from './pdf-page.ts';

/** Share of the page's height at its top and bottom where running heads and page numbers stand. */
const EDGE = 0.11;

/**
 * The pages without running heads and page numbers; and the texts of the running heads, the most frequent first: often
 * one is the document's title in full.
 */
export function withoutRunningHeads(pages: readonly PdfPage[]): { pages: PdfPage[]; heads: string[] } {
  const counts = countEdges(pages);
  const tops = headZone(pages);
  const often = Math.max(2, Math.ceil(pages.length * 0.2));
  const mostly = Math.max(3, Math.ceil(pages.length * 0.5));
  const isFrequent = (text: string, y: number): boolean =>
    (counts.get(signature(text, y)) ?? 0) >= often || (counts.get(signature(text)) ?? 0) >= mostly;
  const numbers = pageNumbersAbove(pages);
  const isRunning = (line: PdfLine, page: PdfPage): boolean => {
    if (numbers.has(line)) return true;
    if (!atEdge(line, page) || line.table || line.image || line.bookmark !== undefined) return false;
    if (isPageNumber(line.text) || TAGS.test(line.text)) return true;
    if (pages.length > 2 && isFrequent(line.text, line.y)) return true;
    const cells = line.cells.filter(({ text }) => !isFrequent(text, line.y) && !isPageNumber(text) && !TAGS.test(text));
    if (pages.length > 2 && line.cells.length > 1 && cells.length === 0) return true;
    return tops !== undefined && Math.abs(line.y - tops) < 2;
  };
  const removed = pages.flatMap((page) => page.lines.filter((line) => isRunning(line, page)));
  const heads = removed.map(({ text }) => withoutPageNumber(text)).filter((text) => /\p{L}{2}/u.test(text));
  return {
    pages: pages.map((page) => ({ ...page, lines: page.lines.filter((line) => !isRunning(line, page)) })),
    heads: byFrequency(heads),
  };
}

function countEdges(pages: readonly PdfPage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const edge = page.lines.filter((line) => atEdge(line, page));
    const texts = edge.flatMap(({ text, y, cells }) => [
      { text, y },
      ...(cells.length > 1 ? cells.map((cell) => ({ text: cell.text, y })) : []),
    ]);
    const keys = new Set(texts.flatMap(({ text, y }) => [signature(text, y), signature(text)]));
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/**
 * The height at which running heads stand that change from chapter to chapter: most pages have their first line there,
 * short and well apart from the text below, and most of these lines come more than once.
 */
function headZone(pages: readonly PdfPage[]): number | undefined {
  if (pages.length < 6) return undefined;
  const zones = new Map<number, string[]>();
  for (const page of pages) {
    const [first, second] = page.lines.toSorted((a, b) => a.y - b.y);
    if (!first || !second || first.y > page.height * EDGE || first.text.length > 60) continue;
    if (second.y - first.y < Math.max(first.size, second.size) * 2.2) continue;
    const key = Math.round(first.y);
    zones.set(key, [...(zones.get(key) ?? []), withoutPageNumber(first.text)]);
  }
  const [best] = [...zones].sort((a, b) => b[1].length - a[1].length);
  if (!best || best[1].length < pages.length * 0.6) return undefined;
  return new Set(best[1]).size < best[1].length * 0.6 ? best[0] : undefined;
}

/** Fewest pages whose last lines count them for these to be numbers of pages wherever they stand. */
const FEWEST_COUNTED = 3;

/** Numbers of pages that stand higher than at the edge: the last lines of most pages, at one height, each one more than before. */
function pageNumbersAbove(pages: readonly PdfPage[]): ReadonlySet<PdfLine> {
  const groups = new Map<string, PdfLine[]>();
  for (const page of pages) {
    const last = page.lines.reduce<PdfLine | undefined>(
      (low, line) => (line.y > (low?.y ?? 0) ? line : low),
      undefined,
    );
    const number = last && !last.table && !last.image && isPageNumber(last.text) && /\d{1,4}/.exec(last.text)?.[0];
    if (!last || !number) continue;
    const key = `${Number(number) - page.number}|${Math.round(last.y / 4)}`;
    groups.set(key, [...(groups.get(key) ?? []), last]);
  }
  const counted = [...groups.values()].find(({ length }) => length >= Math.max(FEWEST_COUNTED, pages.length * 0.5));
  return new Set(counted);
}

function atEdge(line: PdfLine, page: PdfPage): boolean {
  return line.y < page.height * EDGE || line.y > page.height * (1 - EDGE);
}

/** The text without its page number, and where it stands. */
function signature(text: string, y?: number): string {
  const plain = withoutPageNumber(text).replace(/\d+/g, '#').replace(/\s+/g, '');
  return y === undefined ? plain : `${plain}|${Math.round(y / 8)}`;
}

/** Tags that a page is filed under: `#licence #copyright 12`. */
const TAGS = /^(?:#[^\s#]+\s*)+\d{0,4}$/;

const NUMBER = '(?:\\d{1,4}|[ivxlc]{1,7})';
/** What stands in front of a page's number, in languages that documents are written in besides ours, too. */
const PAGE_WORD = '(?:(?:page|seite|p[áa]gina?|pag\\.)\\s*|第\\s*)';
const PAGE_NUMBER = new RegExp(
  `^[-–—|\\s]*(?:${PAGE_WORD}|p\\.\\s*)?${NUMBER}(?:\\s*[页頁])?(?:\\s*(?:of|sur|von|[/／|]|共)\\s*${NUMBER}\\s*[页頁]?)?[-–—|\\s]*$`,
  'i',
);

function isPageNumber(text: string): boolean {
  return PAGE_NUMBER.test(text);
}

/** A running head often has the page's number at one of its ends. */
function withoutPageNumber(text: string): string {
  const parts = `${PAGE_WORD}?${NUMBER}(?:\\s*[页頁])?(?:\\s*(?:of|sur|von|[/／])\\s*${NUMBER})?`;
  return text
    .replace(new RegExp(`\\s+[-–—|]?\\s*${parts}\\s*[-–—]?$`, 'i'), '')
    .replace(new RegExp(`^${parts}\\s*[-–—|]?\\s+(?=\\D)`, 'i'), '')
    .trim();
}

function byFrequency(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([text]) => text);
}
