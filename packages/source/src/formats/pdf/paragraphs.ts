import type { DraftBlock } from '../../structure/blocks.ts';
import { isCaption } from '../../structure/captions.ts';
import {
  endsAsSentence,
  endsSentence,
  type ListMark,
  listMarkOf,
  numberingOf,
  startsArticle,
  visualLength,
} from '../../structure/numbering.ts';
import { scannedTextOf } from '../../structure/scanned-text.ts';
import { closeHan, joinLines } from '../../tidy.ts';
import { headingOf, type StyledHeading } from './headings.ts';
import type { Looks } from './looks.ts';
import type { PdfLine } from './pdf-page.ts';

export type PdfBlock = DraftBlock | StyledHeading;

/** What is being put together from lines. */
interface Open {
  readonly kind: 'paragraph' | 'heading' | 'list' | 'code';
  readonly lines: PdfLine[];
  readonly texts: string[];
  readonly page: number;
  readonly mark?: ListMark;
  readonly level?: number;
}

/** Share of a column that a line leaves empty where it was ended on purpose. */
const EARLY = 0.2;
/** `Roads – The roads are in good condition`, `Time: 4:30`: behind a line that ended early an entry of its own. */
const LABELLED = /^\p{Lu}[\p{L}’'&/ -]{1,40}(?:\s[–—]\s|\s?[:：]\s)(?=[\p{Lu}\p{N}\p{Lo}])/u;

/** `President – vacant` over `1st Vice President – Eric Trainer`: lines that pair two things each. */
const PAIRED = /^(?:\d{1,2}(?:st|nd|rd|th|er|e|ème)\s)?\p{Lu}[\p{L}’'&/ ]{1,40}?\s?[–—-]\s\S/u;

/** `指導老師：…`, `組員：…`: a field in a script that writes no spaces. */
const LABELLED_WIDE = /^[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}ー]{2,8}\s?[:：]\s?\S/u;

function isField(text: string): boolean {
  return LABELLED.test(text) || LABELLED_WIDE.test(text);
}

/** How far the lines of an item are set in behind its mark, and how far apart they stand on slides, in letter heights. */
const HANGING = { least: 0.8, most: 3, gap: 2.1 } as const;

/** Whether a line is set in below an item's mark as the item's text is. */
function hangsFrom(mark: number, { x, size }: PdfLine): boolean {
  return x > mark + size * HANGING.least && x < mark + size * HANGING.most;
}

/** Puts lines together to paragraphs, headings, list items and code. */
export class ParagraphReader {
  readonly blocks: PdfBlock[] = [];
  readonly #looks: Looks;
  #open: Open | undefined;
  /** Where the text of the open list's levels begins, x in points. */
  #indents: number[] = [];
  /** Where the column of the last item begins, x in points. */
  #column = 0;
  /** Notes wait for the end of the paragraph that their page ends in. */
  #notes: { text: string; page: number }[] = [];

  constructor(looks: Looks) {
    this.#looks = looks;
  }

  /** @param cover a cover's title is one heading, whatever the weights and sizes of its lines */
  heading(line: PdfLine, page: number, cover: boolean): void {
    const open = this.#open;
    const before = open?.lines.at(-1);
    const gap = before ? line.y - before.y : 0;
    const goesOn =
      open?.kind === 'heading' &&
      before !== undefined &&
      before.bookmark === undefined &&
      line.bookmark === undefined &&
      !line.startsBox &&
      open.page === page &&
      ((Math.abs(before.size - line.size) < 0.6 && before.bold === line.bold) || cover) &&
      gap > 0 &&
      gap < line.size * 1.9 &&
      visualLength(open.texts.join('')) + visualLength(line.text) < 160 &&
      (cover || !numberingOf(line.text)) &&
      (line.size > this.#looks.body * 1.05 || before.right > before.columnRight - line.size * 4);
    if (goesOn) {
      open?.lines.push(line);
      open?.texts.push(line.text);
    } else this.#start({ kind: 'heading', lines: [line], texts: [line.text], page });
  }

  code(line: PdfLine, page: number): void {
    const open = this.#open;
    const before = open?.lines.at(-1);
    const apart = before && open?.page === page && line.y - before.y > Math.max(before.size, line.size) * 3;
    if (open?.kind !== 'code' || apart) this.#start({ kind: 'code', lines: [], texts: [], page });
    this.#open?.lines.push(line);
    this.#open?.texts.push(line.text);
  }

  /** A line of code letters only may be the end of a paragraph, or an item that names a file. */
  takesAsText(line: PdfLine, page: number): boolean {
    if (/^[•●▪■◆◇○◦‣–]\s/u.test(line.text)) return true;
    const open = this.#open;
    const before = open?.lines.at(-1);
    if (!before || (open?.kind !== 'paragraph' && open?.kind !== 'list') || Math.abs(before.size - line.size) > 0.6) {
      return false;
    }
    const gap = line.y - before.y;
    const full = before.right > before.columnRight - this.#looks.body * 6;
    return open.page === page && full && !endsAsSentence(before.text) && gap > 0 && gap < this.#looks.leading * 1.25;
  }

  text(line: PdfLine, page: number): void {
    const open = this.#open;
    const mark = listMarkOf(line.mono ? line.text.trim() : line.text) ?? deepNumber(line.text);
    if (mark && !this.#isMidSentence(line, page)) {
      const level = this.#levelOf(line);
      this.#start({ kind: 'list', lines: [line], texts: [mark.text], page, mark, level });
      return;
    }
    if (open && (open.kind === 'paragraph' || open.kind === 'list') && this.#goesOn(open, line, page)) {
      open.lines.push(line);
      open.texts.push(line.text);
      return;
    }
    this.#start({ kind: 'paragraph', lines: [line], texts: [line.text], page });
  }

  /** Whether a line goes on with the item above it, however large both are. */
  goesOnWithItem(line: PdfLine, page: number): boolean {
    const open = this.#open;
    const before = open?.lines.at(-1);
    const [first] = open?.lines ?? [];
    if (open?.kind !== 'list' || !open.mark || !before || !first || before.bold !== line.bold) return false;
    const isFull = before.right > before.columnRight - (before.columnRight - before.columnLeft) * EARLY;
    const hangs = line.x > first.x + line.size * 0.3 || (isFull && /^\p{Ll}/u.test(line.text));
    return hangs && !endsSentence(before.text) && this.#goesOn(open, line, page);
  }

  block(block: PdfBlock): void {
    this.#close();
    this.blocks.push(block);
  }

  notes(texts: readonly string[], page: number): void {
    this.#notes.push(...texts.map((text) => ({ text, page })));
    if (!this.#open) this.#flushNotes();
  }

  finish(): PdfBlock[] {
    this.#close();
    return this.blocks;
  }

  /** `3. 参加` inside a sentence that wraps there is no item. */
  #isMidSentence(line: PdfLine, page: number): boolean {
    const open = this.#open;
    const before = open?.lines.at(-1);
    if (!before || open?.kind === 'heading' || open?.kind === 'code' || open?.page !== page) return false;
    const close = line.y - before.y > 0 && line.y - before.y < this.#looks.leading * 1.2;
    const full = before.right > before.columnRight - this.#looks.body * 2.5;
    const dash = /^[–—-]\s/.test(line.text);
    return (
      close &&
      full &&
      !endsAsSentence(before.text) &&
      (dash || line.x <= before.x + 1) &&
      !/^[•●▪■◆◇○◦‣►▶➢➤❖❑✓✔✗☐☑□★☆]/u.test(line.text)
    );
  }

  /** Items deeper in stand further to the right. */
  #levelOf(line: PdfLine): number {
    if (this.#open?.kind !== 'list' && !this.#goesOnWithList()) this.#indents = [];
    // Items beside others, in the next column, are as deep as they stand in theirs.
    if (Math.abs(line.columnLeft - this.#column) > this.#looks.body * 3) this.#indents = [];
    this.#column = line.columnLeft;
    const tolerance = this.#looks.body * 0.6;
    while (this.#indents.length > 0 && (this.#indents.at(-1) ?? 0) > line.x + tolerance) this.#indents.pop();
    const last = this.#indents.at(-1);
    if (last === undefined || line.x > last + tolerance) this.#indents.push(line.x);
    return Math.min(8, this.#indents.length - 1);
  }

  #goesOnWithList(): boolean {
    return this.#open === undefined && this.blocks.at(-1)?.kind === 'list';
  }

  /** Whether a line goes on with what is open. */
  #goesOn(open: Open, line: PdfLine, page: number): boolean {
    const before = open.lines.at(-1) as PdfLine;
    const { leading, body } = this.#looks;
    if (line.startsBox || Math.abs(before.size - line.size) > body * 0.2 || startsArticle(line.text)) return false;
    // An article's name stands on a line of its own before its text.
    if (open.lines.length === 1 && startsArticle(before.text) && before.text.endsWith('】')) return true;
    const endedShort = before.right < before.columnRight - body * 2.5;
    const ended = endsSentence(before.text);
    if (line.y <= before.y || open.page !== page) return this.#goesOnElsewhere(open, line, ended, endedShort);
    const gap = line.y - before.y;
    const start = (open.lines[0] as PdfLine).x;
    const isHanging = open.kind === 'list' && !ended && hangsFrom(start, line);
    if (gap > Math.max(leading, before.size * 1.15) * 1.45 && !(isHanging && gap < line.size * HANGING.gap))
      return false;
    if (open.kind === 'list') {
      const atMarker = line.x < start + body * 0.4;
      const outdented = line.x < start - body * 0.3;
      if ((outdented && endedShort) || (atMarker && ended)) return false;
      return !(ended && gap > leading * 1.2);
    }
    // A caption stands in the middle; what begins at the margin below it is text.
    const isCentred = before.x > before.columnLeft + body * 1.5 && endedShort;
    if (open.lines.length === 1 && isCentred && line.x < before.x - body && isCaption(before.text)) return false;
    // Where the first lines are set in, a set-in line is a first line.
    const isFirst = line.x > line.columnLeft + body * 0.9 && line.x > before.x + body * 0.9;
    const bothFirst = line.x > line.columnLeft + body * 1.5 && before.x > before.columnLeft + body * 1.5;
    if ((isFirst || bothFirst) && (ended || endedShort)) return false;
    // Fields one under the other are told apart, however narrow their column is.
    if (isField(line.text) && open.lines.length === 1 && isField(before.text) && !ended) return false;
    const width = before.columnRight - before.columnLeft;
    const endedEarly = before.right < before.columnRight - width * EARLY;
    const isPaired = open.lines.length === 1 && PAIRED.test(line.text) && PAIRED.test(before.text);
    return !(endedShort && ended) && !(endedEarly && (LABELLED.test(line.text) || isPaired));
  }

  /** On the next page or in the next column: a sentence that has not ended goes on there. */
  #goesOnElsewhere(open: Open, line: PdfLine, ended: boolean, endedShort: boolean): boolean {
    // Lines of a narrow column end where a word does.
    if (!ended && open.kind === 'paragraph' && /^\p{Ll}/u.test(line.text)) return true;
    if (endedShort && open.kind === 'paragraph' && !/[,，、]$/.test(open.texts.at(-1) ?? '')) return false;
    return !ended || (!endedShort && /^\p{Ll}/u.test(line.text));
  }

  #start(open: Open): void {
    this.#close();
    this.#open = open;
  }

  #close(): void {
    const open = this.#open;
    this.#open = undefined;
    if (open) this.#push(open);
    this.#flushNotes();
  }

  #push(open: Open): void {
    const scan = scannedTextOf(open.lines.flatMap(({ scanned }) => scanned ?? []));
    const place = `p${open.page}`;
    if (!open.texts.some((line) => /[\p{L}\p{N}]/u.test(line))) return;
    if (open.kind === 'code') {
      this.blocks.push({ kind: 'code', text: codeText(open.lines), place, ...scan });
      return;
    }
    const text = closeHan(joinLines(open.texts, this.#looks.words));
    const [first] = open.lines;
    if (open.kind === 'heading' && first) {
      const bookmark = first.bookmark === undefined ? {} : { bookmark: first.bookmark };
      this.blocks.push({ ...headingOf(text, first.size, first.bold), ...bookmark, place, ...scan });
    } else if (open.kind === 'list' && open.mark) {
      const { ordered, marker } = open.mark;
      const item = { text, level: open.level ?? 0, ...(ordered ? { marker } : {}) };
      this.blocks.push({ kind: 'list', ordered, items: [item], place, ...scan });
    } else this.blocks.push({ kind: 'paragraph', text, place, ...scan });
  }

  #flushNotes(): void {
    for (const { text, page } of this.#notes) this.blocks.push({ kind: 'paragraph', text, place: `p${page}` });
    this.#notes = [];
  }
}

/** Numbered provisions (`1.1.1 There is …`) that are sentences are items, not headings. */
function deepNumber(text: string): ListMark | undefined {
  const match = /^(\d{1,2}(?:\.\d{1,2}){2,4}\.?)\s+(\S.*)$/.exec(text);
  return match ? { marker: match[1] ?? '', text: match[2] ?? '', ordered: true } : undefined;
}

/** Lines of code with their indents; each character is 0.6 em wide. */
function codeText(lines: readonly PdfLine[]): string {
  const left = Math.min(...lines.map(({ x }) => x));
  return lines
    .map(({ x, size, text }) => ' '.repeat(Math.max(0, Math.round((x - left) / (size * 0.6)))) + text)
    .join('\n')
    .trimEnd();
}
