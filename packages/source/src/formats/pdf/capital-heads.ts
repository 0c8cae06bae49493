import { endsAsSentence, endsSentence, listMarkOf, visualLength } from '../../structure/numbering.ts';
import type { Looks } from './looks.ts';
import type { PdfLine, PdfPage } from './pdf-page.ts';

/** Fewest lines in capitals over text that are headings: a single one may be a word that is shouted. */
const FEWEST = 3;
/** Longest of them, UTF-16 units, fewest letters in one, and in its longest word. */
const LONGEST = 80;
const FEWEST_LETTERS = 6;
const LONGEST_WORD = 4;

/** Lines in capitals, in the letters of the text right above it: they head it where no looks say so. */
export function capitalHeads(pages: readonly PdfPage[], looks: Looks): ReadonlySet<PdfLine> {
  const found = pages.flatMap(({ lines }) =>
    lines.filter((line, index) => isCapitalHead(line, lines[index - 1], lines[index + 1], looks)),
  );
  return new Set(new Set(found.map(({ text }) => text)).size >= FEWEST ? found : []);
}

function isCapitalHead(
  line: PdfLine,
  before: PdfLine | undefined,
  after: PdfLine | undefined,
  { body, leading }: Looks,
): boolean {
  if (!isInCapitals(line) || !after || after.table || after.image) return false;
  const gap = after.y - line.y;
  const isOver = gap > 0 && gap < leading * 2.6 && Math.abs(after.size - line.size) < body * 0.1;
  const isText = /\p{Ll}{2}/u.test(after.text) && after.x < line.x + body * 3 && after.x > line.x - body * 1.5;
  const isShort = line.right < line.columnRight - body * 1.5;
  const isBehindEnd =
    !before ||
    before.y > line.y ||
    line.y - before.y > leading * 1.2 ||
    endsSentence(before.text) ||
    before.right < before.columnRight - body * 2.5;
  return isOver && isText && isShort && isBehindEnd;
}

function isInCapitals({ text, cells, table, image }: PdfLine): boolean {
  if (table || image || cells.length > 1 || visualLength(text) > LONGEST || listMarkOf(text)) return false;
  if (/\p{Ll}|\p{Lo}|\d{3}/u.test(text) || (endsAsSentence(text) && !/[:?]$/u.test(text))) return false;
  const letters = text.match(/\p{Lu}/gu)?.length ?? 0;
  return letters >= FEWEST_LETTERS && new RegExp(`\\p{Lu}{${LONGEST_WORD}}`, 'u').test(text);
}
