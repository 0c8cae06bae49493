import { joinLines } from '../../tidy.ts';
import { withoutNoteMarks } from './fragments.ts';
import type { Looks } from './looks.ts';
import type { PdfLine, PdfPage } from './pdf-page.ts';

/** A note's mark in front of its text. */
const MARK = /^(\[?\d{1,3}\]?|[¹²³⁴-⁹]+|1[⁰¹²³⁴-⁹]|[*†‡])\s?(?=[^\s\d.,)])/u;

export interface FootnotesOfPage {
  readonly lines: PdfLine[];
  /** The notes at the page's foot, each put together from its lines, its mark in brackets. */
  readonly notes: string[];
}

/** The lines of a page's text without the marks of notes, and its notes. */
export function splitFootnotes(page: PdfPage, looks: Looks): FootnotesOfPage {
  const start = page.lines.findIndex((line, index) => isNote(line, page, looks) && allSmall(page.lines, index, looks));
  const notes: string[][] = [];
  const marks = new Set<string>();
  for (const { text } of start < 0 ? [] : page.lines.slice(start)) {
    const mark = MARK.exec(text);
    if (mark) {
      marks.add((mark[1] ?? '').replace(/\D/g, ''));
      notes.push([text.slice(mark[0].length)]);
    } else notes.at(-1)?.push(text);
  }
  const above = start < 0 ? page.lines : page.lines.slice(0, start);
  const marksInOrder = [...marks];
  return {
    lines: above.map((line) => unmarked(line, marks)),
    notes: notes.map((lines, index) => `[${marksInOrder[index] ?? '*'}] ${joinLines(lines, looks.words)}`),
  };
}

function unmarked(line: PdfLine, marks: ReadonlySet<string>): PdfLine {
  const text = withoutNoteMarks(line.text, marks);
  if (text === line.text) return line;
  return { ...line, text, cells: line.cells.map((cell) => ({ ...cell, text: withoutNoteMarks(cell.text, marks) })) };
}

function isNote(line: PdfLine, page: PdfPage, looks: Looks): boolean {
  const small = line.size > 0 && line.size <= looks.body * 0.92;
  return small && line.y > page.height * 0.45 && !line.table && MARK.test(line.text);
}

/** Everything from the first note on is small: what comes below belongs to the notes. */
function allSmall(lines: readonly PdfLine[], from: number, looks: Looks): boolean {
  return lines.slice(from).every((line) => line.size <= looks.body * 0.95 && !line.table && !line.image);
}
