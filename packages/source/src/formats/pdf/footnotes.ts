import { joinLines } from '../../tidy.ts';
import { withoutNoteMarks } from './fragments.ts';
import type { Looks } from './looks.ts';
import type { Part, PdfLine, PdfPage } from './pdf-page.ts';

/** A note's mark in front of its text. */
const MARK = /^(\[?\d{1,3}\]?|[¹²³⁴-⁹]+|1[⁰¹²³⁴-⁹]|[*†‡])\s?(?=[^\s\d.,)])/u;

export interface FootnotesOfPage {
  readonly lines: PdfLine[];
  /** The notes at the page's foot, each put together from its lines, its mark in brackets. */
  readonly notes: string[];
}

/** The lines of a page's text without the marks of notes, and its notes. Each column has notes at its own foot. */
export function splitFootnotes(page: PdfPage, looks: Looks): FootnotesOfPage {
  const notes: string[][] = [];
  const marks = new Set<string>();
  const above: PdfLine[] = [];
  for (const column of columnsOf(page)) {
    const start = startOfNotes(column, page, looks, notes.length > 0);
    above.push(...column.slice(0, start));
    for (const { text } of column.slice(start)) {
      const mark = MARK.exec(text);
      if (mark) {
        marks.add((mark[1] ?? '').replace(/\D/g, ''));
        notes.push([text.slice(mark[0].length)]);
      } else notes.at(-1)?.push(text);
    }
  }
  const marksInOrder = [...marks];
  return {
    lines: above.map((line) => unmarked(line, marks)),
    notes: notes.map((lines, index) => `[${marksInOrder[index] ?? '*'}] ${joinLines(lines, looks.words)}`),
  };
}

/** Share of a page's height that reading goes up by where it goes on in the next column. */
const NEXT_COLUMN = 0.2;

/** The lines of a page cut where the next column begins. */
function columnsOf({ lines, height }: PdfPage): PdfLine[][] {
  const columns: PdfLine[][] = [];
  for (const line of lines) {
    const before = columns.at(-1)?.at(-1);
    const isNext = before && line.columnLeft > before.columnLeft + 1 && before.y - line.y > height * NEXT_COLUMN;
    if (before === undefined || isNext) columns.push([line]);
    else columns.at(-1)?.push(line);
  }
  return columns;
}

/** Where the notes at the foot of a column begin; its length where there are none. @param goesOn a note of the column before may */
function startOfNotes(column: readonly PdfLine[], page: PdfPage, looks: Looks, goesOn: boolean): number {
  const start = column.findIndex((line, index) => isNote(line, page, looks) && allSmall(column, index, looks));
  const foot = column.findLastIndex((line) => !isFoot(line, page, looks)) + 1;
  if (goesOn && foot < (start < 0 ? column.length : start)) return foot;
  return start < 0 ? column.length : start;
}

function unmarked(line: PdfLine, marks: ReadonlySet<string>): PdfLine {
  const text = withoutNoteMarks(line.text, marks);
  if (text === line.text) return line;
  const without = <Own extends Part>(part: Own): Own => ({ ...part, text: withoutNoteMarks(part.text, marks) });
  const cells = line.cells.map((cell) => ({ ...without(cell), ...(cell.parts && { parts: cell.parts.map(without) }) }));
  return { ...line, text, cells };
}

function isNote(line: PdfLine, page: PdfPage, looks: Looks): boolean {
  return isFoot(line, page, looks) && MARK.test(line.text);
}

/** Whether a line is small and stands in the lower half of its page. */
function isFoot(line: PdfLine, page: PdfPage, looks: Looks): boolean {
  return line.size > 0 && line.size <= looks.body * 0.92 && line.y > page.height * 0.45 && !line.table;
}

/** Everything from the first note on is small: what comes below belongs to the notes. */
function allSmall(lines: readonly PdfLine[], from: number, looks: Looks): boolean {
  return lines.slice(from).every((line) => line.size <= looks.body * 0.95 && !line.table && !line.image);
}
