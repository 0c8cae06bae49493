import { runningLines } from './flow.ts';
import { Joiner } from './join.ts';
import { type Line, linesOf } from './line.ts';
import { type Mark, type Marks, marksOf } from './marks.ts';
import { isFull, widthOf, widthsOfPassages } from './width.ts';

/** A line that goes on in small letters does so though the next word had room, from this share of the width on. */
const LONG = 0.65;
/** Below a colon stands what it leads to, unless the line is this full. */
const LED = 0.85;
/** A line that is set in this much deeper than the one before is something else, in columns. */
const DEEPER = 2;
/** Shortest line of an entry whose sentence goes on below it, in columns: behind a shorter one what it says may follow. */
const LONG_ENTRY = 48;
/** Shortest line of wide script that Markdown goes on below, in columns, though its width is nowhere else to be seen. */
const LONG_WIDE = 56;
/** Most columns that the first line of a paragraph is set in more than the others. */
const FIRST_INDENT = 8;

/**
 * Lines of a text that was broken at a width, as one line a paragraph or an entry. A line goes on in the next one where
 * that one's first word had no room left, or where the sentence goes on in small letters, and nothing marks the next
 * line as something of its own. What is shorter than the width was broken on purpose (verse, addresses, short entries,
 * columns, code) and stays, and so does a text in which lines do not go on.
 */
export function withoutWraps(raw: readonly string[]): string[] {
  const lines = linesOf(raw);
  const marks = marksOf(lines);
  return new Unwrapper(lines, marks, widthOf(lines, marks)).result();
}

/** Marks of Markdown beside its headings: a link, bold words, code. */
const MARKED = /\]\([^()\s]+\)|\*\*\S|^\s*```|`[^`]+`/;

function isMarkdown(lines: readonly Line[]): boolean {
  return lines.some(({ text }) => /^#{1,6}\s+\S/.test(text)) && lines.some(({ text }) => MARKED.test(text));
}

/** Shortest line of wide script that its last sign says to go on, in columns: lines of verse are shorter. */
const SHORTEST_LED = 28;
/** Behind a comma, and behind the particles of Japanese, more has to follow. */
const LEADS_ON = /[、，]$|\p{sc=Han}(?:を|が|は|に|の|で|と|より|から|まで)$|(?:ので|ため|および|及び|または|又は)$/u;

/** Shortest line that its last sign says to go on in Markdown, in columns. */
const SHORTEST_OPEN = 20;
/** How a line of Japanese ends whose sentence is not at its end, and how one begins that goes on with the words before. */
const WORD_OPEN = /(?:、|を|が|へ|(?<!こんに|こんばん|では)は|[^\p{sc=Hiragana}](?:に|の|で|と|や))$/u;
const PARTICLE_FIRST = /^[をにはがのでとへも][\p{sc=Han}\p{sc=Katakana}「]/u;

/** Letters in wide script are broken where a phrase ends: `…を申し込みいただき、` goes on whatever room it left. */
function isLedOn(line: Line, next: Line): boolean {
  return (
    line.end - line.indent >= SHORTEST_LED && next.startsWide && next.indent <= line.indent && LEADS_ON.test(line.text)
  );
}

class Unwrapper {
  readonly #lines: readonly Line[];
  readonly #width: number | undefined;
  readonly #widths: readonly number[];
  readonly #running: readonly boolean[];
  readonly #marks: ReadonlyMap<number, Mark>;
  readonly #lone: ReadonlySet<number>;
  readonly #isMarkdown: boolean;

  constructor(lines: readonly Line[], { marks, lone }: Marks, width: number | undefined) {
    this.#lines = lines;
    this.#width = width;
    this.#widths = width === undefined ? [] : widthsOfPassages(lines, width);
    this.#running = width === undefined ? [] : runningLines(lines);
    this.#marks = marks;
    this.#lone = lone;
    this.#isMarkdown = isMarkdown(lines);
  }

  result(): string[] {
    const joiner = new Joiner(this.#lines);
    const result: string[] = [];
    for (let start = 0; start < this.#lines.length; ) {
      let end = start + 1;
      while (end < this.#lines.length && this.#goesOn(start, end)) end += 1;
      result.push(joiner.join(this.#lines.slice(start, end)));
      start = end;
    }
    return result;
  }

  /** Whether the paragraph that begins at a line goes on in another one, after all the lines between. */
  #goesOn(start: number, index: number): boolean {
    const [line, next] = [this.#lines[index - 1], this.#lines[index]];
    if (!line || !next || line.isApart || next.isApart) return false;
    if (!this.#marks.has(index) && (isLedOn(line, next) || this.#isLazy(start, line, next))) return true;
    // What hangs below a long entry in small letters goes on with its sentence, in whatever text.
    const isBelow = !this.#marks.has(index) && this.#hangs(start, index) && line.end >= LONG_ENTRY;
    if (isBelow && line.isOpen && next.startsSmall) return true;
    const width = this.#widths[index];
    if (this.#width === undefined || width === undefined || !this.#running[index]) return false;
    // A passage may be narrower than the text; verse and short entries are, too.
    const goesOnSmall = line.isOpen && next.startsSmall && line.end >= this.#width * LONG;
    const full = isFull(line, next, width);
    if (this.#marks.has(index) && !(this.#lone.has(index) && line.isOpen && full)) return false;
    if (this.#hangs(start, index)) return true;
    if (!this.#isSetAs(start, index, goesOnSmall)) return false;
    if (/[:：]$/u.test(line.text)) return full && line.end >= width * LED && next.indent <= line.indent;
    return full || goesOnSmall;
  }

  /**
   * Markdown goes on with a paragraph or an entry in the line below, wherever its writer broke it (CommonMark 0.31 §5.2,
   * "lazy continuation"). People who end their lines on purpose end short ones, or sentences.
   */
  #isLazy(start: number, line: Line, next: Line): boolean {
    if (!this.#isMarkdown || /[:：]$/u.test(line.text)) return false;
    const length = line.end - line.indent;
    const mark = this.#marks.get(start);
    if (mark && !mark.isField && length >= LONG_ENTRY) return true;
    if (!line.isOpen) return false;
    // A link often has lines of its own: `…については、⏎ [手順](…) ⏎ を見てください。`
    if ((length >= SHORTEST_OPEN && WORD_OPEN.test(line.text)) || PARTICLE_FIRST.test(next.text)) return true;
    return length >= LONG_WIDE && line.endsWide && next.startsWide;
  }

  /** Whether a line is set in as one of the paragraph: its first line may be set in more or less than the others. */
  #isSetAs(start: number, index: number, goesOnSmall: boolean): boolean {
    const [first, line, next] = [this.#lines[start], this.#lines[index - 1], this.#lines[index]];
    if (!first || !line || !next) return false;
    const deeper = next.indent - line.indent;
    if (index > start + 1) return Math.abs(deeper) < DEEPER || (deeper < 0 && goesOnSmall);
    // Behind a mark the text may stand below its words, or below the mark.
    if (this.#marks.has(start)) return next.indent >= first.indent - FIRST_INDENT || goesOnSmall;
    if (deeper < -FIRST_INDENT && !goesOnSmall) return false;
    return deeper < DEEPER || (line.isOpen && (goesOnSmall || next.startsWide));
  }

  /** Whether a line hangs below the words of an entry: it is one of the entry's, however short the line before is. */
  #hangs(start: number, index: number): boolean {
    const [mark, next] = [this.#marks.get(start), this.#lines[index]];
    return (
      mark !== undefined && next !== undefined && Math.abs(next.indent - mark.textIndent) < DEEPER && next.indent > 0
    );
  }
}
