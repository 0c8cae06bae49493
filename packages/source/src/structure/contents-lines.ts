import { squeeze } from '../title/squeeze.ts';
import { splitNumbering, visualLength } from './numbering.ts';

/** An entry of a table of contents. */
interface Entry {
  readonly text: string;
  readonly numbering: string | undefined;
  readonly level: number;
}

export interface Contents {
  /** Indexes of the lines that are the table of contents itself. */
  readonly lines: ReadonlySet<number>;
  /** What the contents say of a line that is one of the headings they list. */
  headingOf(line: string): Entry | undefined;
}

const TITLE =
  /^(?:内\s*容|目\s*[录錄次]|(?:table of )?contents|inhalt(?:sverzeichnis)?|sommaire|table des mati[eè]res)\s*$/i;
/** Whether a line is what tables of contents are called: it names no document. */
export function headsContents(line: string): boolean {
  return TITLE.test(line.trim());
}

/** `1.2 Scope⇥12`, `Scope ..... 12`. */
const ENTRY = /^(.{1,160}?)(?:\t+|\s*[.．…·]{3,}\s*|\s{3,})(\d{1,4}|[ivxlcIVXLC]{1,7})\s*$/;
/** Fewest entries; without a title above them. */
const FEWEST = { titled: 3, untitled: 6 } as const;
/** Longest heading that is found again by its text alone, a Han character counting as two. */
const LONGEST = 160;

/**
 * The table of contents among the lines of a text, which names the headings that the text itself does not mark: word
 * processors number them where no reader of plain text sees it.
 */
export function contentsOf(lines: readonly string[]): Contents | undefined {
  const start = lines.findIndex((line) => TITLE.test(line.trim()));
  const run = runFrom(lines, start >= 0 ? start + 1 : firstEntry(lines));
  if (run.length < (start >= 0 ? FEWEST.titled : FEWEST.untitled)) return undefined;
  const entries = new Map<string, Entry>();
  for (const index of run) for (const entry of entriesOf(lines[index] ?? '')) entries.set(squeeze(entry.text), entry);
  return {
    lines: new Set(start >= 0 ? [start, ...run] : run),
    headingOf(line) {
      if (visualLength(line) > LONGEST || line.trim() === '') return undefined;
      const plain = splitNumbering(line.trim());
      return entries.get(squeeze(line)) ?? entries.get(squeeze(plain.text));
    },
  };
}

function firstEntry(lines: readonly string[]): number {
  return lines.findIndex((line, index) => ENTRY.test(line) && ENTRY.test(lines[index + 1] ?? ''));
}

/** Lines between two entries that are none: an entry without its number, the title of a list of figures. */
const BETWEEN = { lines: 2, length: 80 } as const;

/** Entries one after the other and what stands between them. */
function runFrom(lines: readonly string[], start: number): number[] {
  const run: number[] = [];
  let between: number[] = [];
  for (let index = start; index >= 0 && index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line.trim() === '') continue;
    if (ENTRY.test(line)) {
      run.push(...between, index);
      between = [];
    } else if (between.length < BETWEEN.lines && visualLength(line) <= BETWEEN.length && run.length > 0)
      between.push(index);
    else break;
  }
  return run;
}

/** `附录A（资料性附录）安全要素关联矩阵` stands further down as three lines, the last of which is the heading too. */
const APPENDIX = /^((?:附\s*[录錄件]|付録|appendix|annexe?)\s*[A-Z\d]?)\s*(?:[（(][^）)]*[）)])?\s*[:：.–—-]?\s*(.*)$/i;

function entriesOf(line: string): Entry[] {
  const text = (ENTRY.exec(line)?.[1] ?? '').replace(/[\s　]+/g, ' ').trim();
  const appendix = APPENDIX.exec(text);
  if (appendix?.[2]) return [{ text: appendix[2], numbering: appendix[1]?.replace(/\s/g, ''), level: 1 }];
  const own = splitNumbering(text);
  const level = own.numbering ? depthOf(own.numbering) : 1;
  if (!/\p{L}/u.test(own.text)) return [];
  return [{ text: own.text, numbering: own.numbering, level }];
}

function depthOf(numbering: string): number {
  return Math.min(6, /^\d+(?:\.\d+)*/.exec(numbering)?.[0].split('.').length ?? (/[节節]/.test(numbering) ? 2 : 1));
}
