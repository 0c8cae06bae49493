import { isJobTitle, LONGEST_JOB_TITLE } from '@pagewright/model/job-titles';
import { FORMULA_LANGUAGE } from '@pagewright/model/source-document';
import { typedCell } from '../tables/cells.ts';
import { finishTable } from '../tables/table.ts';
import { joinLines, tidyLine } from '../tidy.ts';
import type { DraftBlock } from './blocks.ts';
import { withChoiceHeadings } from './choice-headings.ts';
import { endOfFormula, formulaStarts, looksLikeFormula } from './formulas.ts';
import { areMessages, isGreeting, titleBehindGreeting, withoutSpeaker } from './greetings.ts';
import { plainCell } from './inline-marks.ts';
import { type LineRole, rolesOfLines, splitRunIn, withoutHeadSign } from './line-roles.ts';
import { withNestedNumbering } from './nested-numbering.ts';
import {
  endsAsSentence,
  isEmoji,
  type ListMark,
  listMarkOf,
  looksLikeHeading,
  numberingOf,
  splitNumbering,
  visualLength,
} from './numbering.ts';
import { quotedEntries } from './quoted-entries.ts';
import { isTypedRule } from './typed-rules.ts';

/** Lines of running text, each a paragraph or an entry → blocks. Used for plain text and for Word 97 bodies. */
export function blocksOfLines(lines: readonly string[]): DraftBlock[] {
  const marked = lines.some((line) => /^#{1,6}\s+\S/.test(line));
  const roles = marked || lines.length > MOST_LINES ? undefined : rolesOfLines(lines);
  const formulas = formulaStarts(lines);
  const quoted = quotedEntries(lines);
  const reader = new LineReader(marked);
  for (const [index, line] of lines.entries()) {
    reader.take(
      quoted.has(index) ? line.replace('>', '-') : line,
      { inRun: isInRun(lines, index), isAlone: isAlone(lines, index), startsFormula: formulas.has(index) },
      roles?.[index],
    );
  }
  const blocks = withNestedNumbering(reader.finish());
  return withPlainSignature(withChoiceHeadings(roles ? blocks : withShortHeadings(blocks, marked)));
}

/** Who signs a letter, over what they are, heads nothing. */
function withPlainSignature(blocks: readonly DraftBlock[]): DraftBlock[] {
  const [name, role] = blocks.slice(-2);
  const isLetter = blocks.slice(0, OPENING).some((block) => 'text' in block && isGreeting(block.text));
  const isSigned =
    name?.kind === 'heading' &&
    role?.kind === 'paragraph' &&
    visualLength(role.text) <= LONGEST_JOB_TITLE &&
    !endsAsSentence(role.text) &&
    isJobTitle(role.text);
  return isLetter && isSigned ? [...blocks.slice(0, -2), { kind: 'paragraph', text: name.text }, role] : [...blocks];
}

/** Blocks at the start among which a letter greets, behind its title and who writes to whom. */
const OPENING = 8;

/** Lines of a text whose roles are decided together; longer ones number and mark their headings. */
const MOST_LINES = 400;

/** Whether a numbered line stands right beside another one: such lines are a list, not headings. */
function isInRun(lines: readonly string[], index: number): boolean {
  const isNumbered = (line: string | undefined): boolean =>
    /^\s*(\d{1,2}|[A-H]|[IVX]{1,4})(?:[.)、．]\s*|\/\s+)\S/.test(line ?? '');
  return isNumbered(lines[index]) && (isNumbered(lines[index - 1]) || isNumbered(lines[index + 1]));
}

function isAlone(lines: readonly string[], index: number): boolean {
  return [lines[index - 1], lines[index + 1]].every((line) => line === undefined || line.trim() === '');
}

/** `Subject: …`, `件名：…` of a message whose first line names it. */
const TITLE_LABEL =
  /^(?:(?:subject|re|fwd?|title|objet|sujet|titre|主题|主題|主旨|标题|標題|题目|題目|件名)\s*[:：]\s*)+(?=\S)/iu;

/** What the lines around a line say of it: whether it is one of several numbered ones in a row, and begins a formula. */
interface Place {
  readonly inRun: boolean;
  /** Between blank lines. */
  readonly isAlone: boolean;
  readonly startsFormula: boolean;
}

class LineReader {
  readonly #blocks: DraftBlock[] = [];
  /** The text marks its headings with #: nothing else is one. */
  readonly #marked: boolean;
  /** Of headings without a number: that of the numbered one before, else the one below the title. */
  #level = 2;
  #paragraph: string | undefined;
  #code: string[] | undefined;
  /** Blanks that the listing is set in, which are none of its own (CommonMark 0.31 §4.5). */
  #codeIndent = 0;
  /** What ends the listing. */
  #end = /^\s*```/;
  #table: string[] = [];
  /** Indents of the entries that the last one stands below, and its own. */
  #indents: number[] = [];
  #blanks = 0;
  /** The mark of the last entry. */
  #bullet: string | undefined;
  /** The mark of a list that stands apart from one with another mark. */
  #sign: string | undefined;

  constructor(marked: boolean) {
    this.#marked = marked;
  }

  take(raw: string, { inRun, isAlone, startsFormula }: Place, role?: LineRole): void {
    if (this.#ends(raw)) return this.#endListing();
    if (!this.#code && this.#formula(raw, startsFormula)) return;
    if (!this.#code && /^\s*```/.test(raw)) return this.#listing(languageOfFence(raw), /^\s*```/, indentOfCode(raw));
    if (this.#code) {
      this.#code.push(raw.slice(Math.min(this.#codeIndent, indentOfCode(raw))));
      return;
    }
    const line = tidyLine(raw);
    const blanks = this.#blanks;
    this.#blanks = line === '' ? blanks + 1 : 0;
    if (/^\|.*\|$/.test(line)) {
      this.#endParagraph();
      this.#table.push(line);
      return;
    }
    this.#endTable();
    if (line === '' || isTypedRule(line)) {
      this.#underline(line);
      return;
    }
    if (role && role !== 'text') return this.#decided(line, role);
    if (
      (role === undefined && this.#heading(line, inRun)) ||
      this.#listItem(raw, line, inRun, blanks) ||
      this.#quote(line, blanks)
    )
      return;
    if (role === 'text' && !isAlone && this.#setIn(raw, line)) return;
    this.#endParagraph();
    // `◎ 本週彌撒：…`: the sign only says that a part begins.
    this.#paragraph = line.replace(/^[■◆●◎▼▶★◇□☆]\s*(?=[\p{L}\p{N}「『《【（(])/u, '');
  }

  finish(): DraftBlock[] {
    if (this.#code) this.#endListing();
    this.#endTable();
    this.#endParagraph();
    return this.#blocks;
  }

  /** A line that the whole document says is a heading. */
  #decided(line: string, role: Exclude<LineRole, 'text'>): void {
    if (role === 'title') {
      const text = titleBehindGreeting(line) ?? line;
      return this.#push({ kind: 'heading', level: 1, text: withoutSpeaker(text.replace(TITLE_LABEL, '')) });
    }
    if (role === 'entry') return this.#push({ kind: 'list', ordered: false, items: [{ text: line, level: 0 }] });
    const runIn = role === 'run-in' ? splitRunIn(line) : undefined;
    if (runIn) {
      this.#push({ kind: 'heading', level: this.#level, text: runIn.heading });
      this.#paragraph = runIn.text;
      return;
    }
    const question = /^(?:Q\d*|問\d*|问\d*)\s*[.:：、．)]\s*(\S.*)$/u.exec(line)?.[1];
    const numbering = numberingOf(line);
    if (question || !numbering)
      return this.#push({ kind: 'heading', level: this.#level, text: question ?? withoutHeadSign(line) });
    this.#level = numbering.level;
    this.#push({
      kind: 'heading',
      level: numbering.level,
      text: numbering.text || numbering.mark,
      numbering: numbering.mark,
    });
  }

  /** A blank line ends a paragraph; a rule of = or - under a short line makes it a heading. */
  #underline(line: string): void {
    const above = this.#paragraph;
    if (/^[=-]{3,}$/.test(line) && above && (looksLikeHeading(above) || isUnderlined(above, line))) {
      this.#paragraph = undefined;
      this.#blocks.push({ kind: 'heading', level: line.startsWith('=') ? 1 : 2, text: above });
      return;
    }
    this.#endParagraph();
  }

  #heading(line: string, inRun: boolean): boolean {
    const marked = /^(#{1,6})\s+(.+?)\s*#*$/.exec(line);
    if (marked) {
      this.#push({
        kind: 'heading',
        level: (marked[1] ?? '#').length,
        ...withoutNumbering(withoutFullStop(marked[2] ?? '')),
      });
      return true;
    }
    if (this.#marked || inRun) return false;
    const numbering = numberingOf(line);
    if (!numbering) return false;
    const heading = numbering.strong ? visualLength(line) <= 90 : looksLikeHeading(line) && visualLength(line) <= 60;
    if (!heading || (numbering.strong && endsAsSentence(line) && visualLength(line) > 50)) return false;
    if (!numbering.strong && /^\d{1,2}[.、．]?$/.test(numbering.mark) && visualLength(line) > 44) return false;
    this.#push({
      kind: 'heading',
      level: numbering.level,
      text: /\p{L}/u.test(numbering.text) ? numbering.text : line,
      numbering: numbering.mark,
    });
    return true;
  }

  /** @param blanks empty lines above it */
  #listItem(raw: string, line: string, inRun: boolean, blanks: number): boolean {
    const last = this.#blocks.at(-1);
    const dashes = last?.kind === 'list' || last?.kind === 'quote' ? DASHES.exec(line) : undefined;
    if (dashes) {
      this.#push({
        kind: 'list',
        ordered: false,
        items: [{ text: dashes[2] ?? '', level: (dashes[1] ?? '').length - 1 }],
      });
      return true;
    }
    const mark = signedMarkOf(line, last) ?? listMarkOf(line);
    if (!mark || this.#isInitial(mark.marker) || (!inRun && this.#isAnswer(mark.marker))) return false;
    const goesOn = this.#paragraph === undefined && last?.kind === 'list';
    const isApart = goesOn && blanks >= BLANKS_APART && !mark.ordered && mark.marker !== this.#bullet;
    if (!goesOn || isApart) this.#indents = [];
    this.#sign = isApart ? mark.marker : goesOn ? this.#sign : undefined;
    this.#bullet = mark.marker;
    const level = this.#levelOf(indentOf(raw));
    // `・毛糸 45g ・棒針4本 ・とじ針`: several entries on one line.
    const texts = /^[・･•]$/u.test(mark.marker) ? mark.text.split(/[\s　]+[・･•]\s?(?=\S)/u) : [mark.text];
    this.#push({
      kind: 'list',
      ordered: mark.ordered,
      items: texts.map((text) => ({ text, level, ...(mark.ordered ? { marker: mark.marker } : {}) })),
      ...(isEmoji(mark.marker) ? { sign: mark.marker } : this.#sign ? { sign: this.#sign } : {}),
    });
    return true;
  }

  /** How deep an entry stands, by what those above it are set in (CommonMark 0.31 §5.2): one blank more is the same depth. */
  #levelOf(indent: number): number {
    while ((this.#indents.at(-1) ?? -BELOW) > indent - BELOW) this.#indents.pop();
    this.#indents.push(indent);
    return Math.min(DEEPEST, this.#indents.length - 1);
  }

  /** `A. No` right below `Q. Is there a lift?` is its answer, where no `B. …` says that it is a choice. */
  #isAnswer(marker: string): boolean {
    const last = this.#paragraph ?? this.#blocks.at(-1);
    const above = typeof last === 'string' ? last : last?.kind === 'paragraph' ? last.text : '';
    return /^A[.)]$/u.test(marker) && /^Q\s?\d{0,2}\s?[.:：、)]?\s*\S/u.test(above);
  }

  /** `P. Marsh – order the unit`: a letter that does not go on from the one before is somebody's initial. */
  #isInitial(marker: string): boolean {
    if (!/^[B-Z]\.$/u.test(marker)) return false;
    const last = this.#blocks.at(-1);
    const before = last?.kind === 'list' ? last.items.at(-1)?.marker : undefined;
    return before?.charCodeAt(0) !== marker.charCodeAt(0) - 1;
  }

  /** A line that is set in under one at the margin is an entry, though nothing marks it. */
  #setIn(raw: string, line: string): boolean {
    if (!/^(?: {1,8}|\t)\S/u.test(raw)) return false;
    this.#push({ kind: 'list', ordered: false, items: [{ text: line, level: 0 }] });
    return true;
  }

  /** @param blanks empty lines above it, which end a quotation (CommonMark 0.31 §5.1) */
  #quote(line: string, blanks: number): boolean {
    const quoted = /^>\s?(.*)$/.exec(line);
    if (!quoted) return false;
    const before = this.#paragraph === undefined && blanks === 0 ? this.#blocks.at(-1) : undefined;
    if (before?.kind === 'quote') before.text = joinLines([before.text, quoted[1] ?? '']);
    else this.#push({ kind: 'quote', text: quoted[1] ?? '' });
    return true;
  }

  #ends(raw: string): boolean {
    return this.#code !== undefined && this.#end.test(raw);
  }

  /** A formula of its own: between two `$$`, or `\\[` and `\\]`, in one line or with these on lines of their own. */
  #formula(raw: string, starts: boolean): boolean {
    const language = { language: FORMULA_LANGUAGE };
    const [, first, second] = /^\s*(?:\$\$([^$]+)\$\$|\\\[(.+)\\\])[\s.,;]*$/.exec(raw) ?? [];
    const own = (first ?? second)?.trim();
    const end = starts ? endOfFormula(raw) : undefined;
    if (own && looksLikeFormula(own)) this.#push({ kind: 'code', text: own, ...language });
    else if (end) this.#listing(language, end);
    else return false;
    return true;
  }

  #listing(language: { language?: string }, end: RegExp, indent = 0): void {
    this.#endParagraph();
    this.#code = [];
    this.#codeIndent = indent;
    this.#end = end;
    this.#blocks.push({ kind: 'code', text: '', ...language });
  }

  #endListing(): void {
    if (!this.#code) return;
    const block = this.#blocks.at(-1);
    if (block?.kind === 'code') block.text = this.#code.join('\n');
    this.#code = undefined;
  }

  #push(block: DraftBlock): void {
    this.#endParagraph();
    this.#blocks.push(block);
  }

  #endParagraph(): void {
    const text = this.#paragraph;
    this.#paragraph = undefined;
    if (text) this.#blocks.push({ kind: 'paragraph', text });
  }

  #endTable(): void {
    if (this.#table.length === 0) return;
    const rows = this.#table.map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
    this.#table = [];
    const rule = rows[1]?.every((cell) => /^:?-{2,}:?$/.test(cell)) ?? false;
    const data = rule ? [rows[0] ?? [], ...rows.slice(2)] : rows;
    const width = data.reduce((most, row) => Math.max(most, row.length), 0);
    const cells = data.map((row) =>
      Array.from({ length: width }, (_, index) => typedCell(plainCell(row[index] ?? ''))),
    );
    this.#blocks.push(finishTable({ rows: cells, headerRows: rule ? 1 : undefined }));
  }
}

/** Blanks by which an entry is set in below another, the deepest level of an entry, and empty lines that end a list. */
const BELOW = 2;
const DEEPEST = 6;
const BLANKS_APART = 2;

/** A rule about as long as the line above it makes that one a heading, whatever it ends with. */
function isUnderlined(line: string, rule: string): boolean {
  return Math.abs(visualLength(line) - rule.length) <= 2;
}

/** Signs in front of what speaks for something and against it. */
const SIGNED = /^([+＋−–-])\s+(?=\p{L})/u;

/** `+ easy to use`, and `- no reports` below it: entries that keep the sign which says how they are meant. */
function signedMarkOf(line: string, last: DraftBlock | undefined): ListMark | undefined {
  const sign = SIGNED.exec(line)?.[1];
  const before = last?.kind === 'list' ? last.items.at(-1)?.text : undefined;
  const isFor = sign === '+' || sign === '＋';
  if (sign === undefined || (!isFor && (before === undefined || !/^[+＋−]\s/u.test(before)))) return undefined;
  return { marker: sign, text: isFor ? line : line.replace(SIGNED, '− '), ordered: false };
}

/** `-- so that everybody can read it` below `- Send it as a list`: as deep as it has dashes. */
const DASHES = /^(-{2,5})\s*([^\s>-].*)$/u;

/** Blanks in front of a line of a listing, or of its fence; tabs are the listing's own. */
function indentOfCode(raw: string): number {
  return /^ */.exec(raw)?.[0].length ?? 0;
}

function indentOf(raw: string): number {
  return (/^[\t \u00A0]*/.exec(raw)?.[0] ?? '').replace(/\t/g, '    ').length;
}

/** A heading that somebody marked is one, though a full stop ends it. */
function withoutFullStop(text: string): string {
  return /[.。!?！？]\s/.test(text) ? text : text.replace(/(?<![.\p{Lu}])[.。]$/u, '');
}

/** `1. Goals` is numbered; `5 ways to work` only begins with a figure. */
function withoutNumbering(text: string): { text: string; numbering?: string } {
  const own = splitNumbering(text);
  return own.numbering && /\D/.test(own.numbering) ? own : { text };
}

function languageOfFence(raw: string): { language?: string } {
  const language = raw.trim().slice(3).trim();
  return language ? { language } : {};
}

/** Longest line that is taken for a heading where nothing marks it as one, a Han character counting as two. */
const LONGEST_TITLE = 44;

/** Japanese titles end in nouns; what ends in hiragana is a sentence, with or without its full stop. */
function isTitleLike(text: string): boolean {
  return looksLikeHeading(text) && visualLength(text) <= LONGEST_TITLE && !/[\u3041-\u3096]$|[;；|]/.test(text);
}

/** A line of a programme or of a list of names: `09:30 Opening`, `North: 12 branches`. */
function isEntry(text: string): boolean {
  return /^\d{1,2}[:：h]\d{2}\b|^[^:：,，。.]{1,24}[:：]\s*\S/u.test(text);
}

/**
 * Where a text marks no headings, short lines that stand alone before longer paragraphs are taken as such; and its first
 * line, if it is short, as its title.
 */
function withShortHeadings(blocks: DraftBlock[], marked: boolean): DraftBlock[] {
  const first = blocks[0];
  if (
    first?.kind === 'paragraph' &&
    looksLikeHeading(first.text) &&
    visualLength(first.text) <= 60 &&
    blocks.length > 1 &&
    !areMessages(first.text, textOf(blocks[1]))
  ) {
    blocks[0] = { kind: 'heading', level: 1, text: first.text };
  }
  if (marked) return blocks;
  if (blocks.slice(1).some((block) => block.kind === 'heading')) return withListHeadings(blocks);
  const headed = blocks.map((block, index) => (index > 0 && headsNext(blocks, index) ? asHeading(block) : block));
  // Under the title stands a line about it, or the first of several headings like it.
  const several = headed.filter((block, index) => index > 1 && block.kind === 'heading').length >= 2;
  const [, second] = headed;
  if (several && second?.kind === 'paragraph' && first?.kind === 'paragraph' && headsLonger(blocks, 1)) {
    headed[1] = asHeading(second);
  }
  return headed;
}

function textOf(block: DraftBlock | undefined): string | undefined {
  return block?.kind === 'paragraph' ? block.text : undefined;
}

function asHeading(block: DraftBlock, level = 2): DraftBlock {
  return block.kind === 'paragraph' ? { kind: 'heading', level, text: block.text } : block;
}

/** Longest line that stands over a list as a heading beside numbered ones: `待办事项`, `Next steps`. */
const LONGEST_OVER_LIST = 20;

/** Beside numbered headings a few words over a list are one of the level of the heading before. */
function withListHeadings(blocks: readonly DraftBlock[]): DraftBlock[] {
  let level = 1;
  return blocks.map((block, index) => {
    if (block.kind === 'heading') level = block.level;
    const isOver = blocks[index + 1]?.kind === 'list' && block.kind === 'paragraph';
    return isOver && isTitleLike(block.text) && visualLength(block.text) <= LONGEST_OVER_LIST
      ? asHeading(block, level)
      : block;
  });
}

/** Whether a short line stands over a list, over entries, or alone over a longer paragraph. */
function headsNext(blocks: readonly DraftBlock[], index: number): boolean {
  const [before, block, next] = [blocks[index - 1], blocks[index], blocks[index + 1]];
  if (block?.kind !== 'paragraph' || !isTitleLike(block.text)) return false;
  if (next === undefined || next.kind === 'heading' || isEntry(block.text)) return false;
  if (before?.kind === 'heading' && index > 1) return false;
  const leads = next.kind === 'list' || (next.kind === 'paragraph' && isEntry(next.text));
  return leads || (before?.kind !== 'heading' && headsLonger(blocks, index));
}

function headsLonger(blocks: readonly DraftBlock[], index: number): boolean {
  const [block, next] = [blocks[index], blocks[index + 1]];
  if (block?.kind !== 'paragraph' || next?.kind !== 'paragraph') return false;
  return isTitleLike(block.text) && visualLength(next.text) > visualLength(block.text) * 1.6;
}
