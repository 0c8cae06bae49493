import type { DraftBlock } from './blocks.ts';
import { endsAsSentence, listMarkOf, visualLength } from './numbering.ts';

/** `— Alan Kay`, `-- [The Mythical Man-Month](https://…)`, `——鲁迅`: who said what stands above. One `-` marks entries. */
const SAID_BY = /^(?:[—―–]{1,2}|-[-–—]{1,2}(?=[\s《「『“"[\p{sc=Han}]))\s*(\S.*)$/u;
/** Links and marks of Markdown around a name. */
const MARKUP = /\]\([^()\s]*\)|[[\]*_]/gu;
/** Of a name or of the work that it stands in, comparable units. */
const LONGEST_NAME = 64;
/** Paragraphs of one quotation, and comparable units of all of them. */
const LONGEST_QUOTE = { paragraphs: 4, length: 700 } as const;
/** Lines of a kind that make plain how a text is set: one alone, at its end, signs it. */
const SEVERAL = 2;

/** `2、`, `3.`: nothing but the number of what follows. */
const NUMBER = /^(?:\d{1,3}|[一二三四五六七八九十]{1,3})[、.．)）]$/u;
const QUOTED = /^\s*>/u;
const IN_MARKS = /^["“«「『‘].*["”»」』’][.。]?$/u;

/**
 * What a line with a dash and a name says who said it is a quotation in the manner of Markdown, with that line as its last.
 * @param lines one for each paragraph
 */
export function withAttributedQuotes(lines: readonly string[]): string[] {
  const result = [...lines];
  const places = lines.flatMap((_, index) => (isAttribution(lines, index) ? [index] : []));
  for (const place of places) {
    const own = quotedLines(lines, place, places.length >= SEVERAL);
    const isSignature = places.length < SEVERAL && neighbour(lines, place, 1) === undefined;
    const isQuoted = own.every((index) => QUOTED.test(lines[index] ?? '') || IN_MARKS.test(lines[index]?.trim() ?? ''));
    if (own.length === 0 || (isSignature && !isQuoted)) continue;
    for (const index of [...own, place])
      if (!QUOTED.test(lines[index] ?? '')) result[index] = `> ${lines[index]?.trim()}`;
    // A quotation goes on over empty lines only where these are quoted too.
    for (let index = (own[0] ?? place) + 1; index < place; index += 1)
      if (lines[index]?.trim() === '') result[index] = '>';
  }
  return result;
}

/** A line of a dash and a name below one that ends as a sentence does; lines with dashes one below the other are a list. */
function isAttribution(lines: readonly string[], index: number): boolean {
  if (nameOf(lines[index]) === undefined) return false;
  const above = unquoted(neighbour(lines, index, -1) ?? '');
  const isBelowText = above !== '' && !/^[-–—―#]/u.test(above) && !listMarkOf(above);
  return isBelowText && isSaid(above) && nameOf(neighbour(lines, index, 1)) === undefined;
}

function isSaid(line: string): boolean {
  return endsAsSentence(line) || IN_MARKS.test(unquoted(line));
}

function unquoted(line: string): string {
  return line.replace(/^\s*>\s?/u, '').trim();
}

function nameOf(line = ''): string | undefined {
  const name = SAID_BY.exec(line.trim())?.[1]?.replace(MARKUP, '').trim();
  const isName = name !== undefined && /\p{L}/u.test(name) && !/[:：—–-]$/u.test(name);
  return isName && mayBeName(name) ? name : undefined;
}

function mayBeName(text: string): boolean {
  return !endsAsSentence(text) && visualLength(text) <= LONGEST_NAME;
}

/** Places of the paragraphs that somebody said: the one above, or all since the one before, where several are set so. */
function quotedLines(lines: readonly string[], place: number, isOneOfSeveral: boolean): number[] {
  const own: number[] = [];
  let length = 0;
  for (let index = place - 1; index >= 0; index -= 1) {
    const line = lines[index]?.trim() ?? '';
    if (line === '') continue;
    if (isBoundary(line) || !isSaid(line)) break;
    own.unshift(index);
    length += visualLength(line);
    if (own.length > LONGEST_QUOTE.paragraphs || length > LONGEST_QUOTE.length) return [];
    if (!isOneOfSeveral && !QUOTED.test(line)) break;
  }
  return own;
}

function isBoundary(line: string): boolean {
  return (
    NUMBER.test(line) ||
    /^(?:#{1,6}\s|\||```|!\[)/u.test(line) ||
    Boolean(listMarkOf(line)) ||
    nameOf(line) !== undefined
  );
}

function neighbour(lines: readonly string[], index: number, step: 1 | -1): string | undefined {
  for (let at = index + step; at >= 0 && at < lines.length; at += step) {
    const line = lines[at]?.trim();
    if (line) return line;
  }
  return undefined;
}

const ENDS_WITH_NAME = /^(.*(?:[.!?。！？…]["”»」』’)）]?|["”»」』]))\s*(?:[—―–]{1,2}|-[-–—]{1,2})\s*(\S.*)$/su;

/** A quotation whose last words say who said it keeps them apart. */
export function withAttribution(block: DraftBlock): DraftBlock {
  if (block.kind !== 'quote') return block;
  const [, text = '', name = ''] = ENDS_WITH_NAME.exec(block.text) ?? [];
  return name !== '' && mayBeName(name) ? { ...block, text, attribution: name } : block;
}
