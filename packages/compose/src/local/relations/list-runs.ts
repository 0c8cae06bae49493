import { parseOrigin } from '@pagewright/model/origin';
import type { ListBlock, SourceBlock } from '@pagewright/model/source-document';
import { squeeze } from '../language/text.ts';
import type { Entry } from './entry-lists.ts';
import { type SourceText, stretchOf } from './source-text.ts';
import { STEP_MARK } from './steps.ts';

/** `第二点，…`: a line that says its own number. */
export const COUNTS_ITSELF = /^第[一二三四五六七八九]/u;

/** `1 卵を溶く`, `2 …`: the number in front with nothing but a blank, counted up from one; fewest lines that count so. */
const COUNT =
  /^(\d{1,2})[\s　]+(?=[\p{Lu}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|\d+\p{sc=Han}|\d{1,2}[:：]\d{2}\s)/u;

const FEWEST_COUNTED = 3;

export function withoutCounts(lines: readonly SourceText[]): SourceText[] | undefined {
  const counts = lines.map(({ text }) => COUNT.exec(text));
  const countUp = counts.every((count, index) => Number(count?.[1]) === index + 1);
  if (lines.length < FEWEST_COUNTED || !countUp) return undefined;
  return lines.map((line, index) => stretchOf(line, counts[index]?.[0].length ?? 0, line.text.length));
}

/** `二、着装：…`: counted in ideographs with a mark behind. */
const HAN_COUNT =
  /^(?:[（(](?<inside>[一二三四五六七八九十]{1,3})[）)]|(?<open>[一二三四五六七八九十]{1,3})[、．])\s*(?=\S)/u;
const HAN_DIGITS = '一二三四五六七八九';

const REFERS = /第\s?[一二三四五六七八九十\d]{1,3}\s?[条條款项項]/u;

/** Entries that go up by one, from wherever: the first of them may be a heading with its own text. */
export function withoutHanCounts(entries: readonly Entry[]): readonly Entry[] {
  const counts = entries.map(({ source }) => HAN_COUNT.exec(source.text));
  const numbers = counts.map((count) => numberOfHan(count?.groups?.['inside'] ?? count?.groups?.['open'] ?? ''));
  const [first = Number.NaN] = numbers;
  const isCounted = numbers.every((number, index) => number === first + index);
  // `按第三条支付`: what others refer to keeps its number.
  if (entries.length < 2 || !isCounted || entries.some(({ source }) => REFERS.test(source.text))) return entries;
  return entries.map(({ source, ...entry }, index) => ({
    ...entry,
    source: stretchOf(source, counts[index]?.[0].length ?? 0, source.text.length),
  }));
}

/** `二十三` as 23; not a number where it is none. */
function numberOfHan(text: string): number {
  if (text === '') return Number.NaN;
  const [, tens, ten, ones] = /^([二三四五六七八九]?)(十?)([一二三四五六七八九]?)$/u.exec(text) ?? [];
  if (ten === undefined) return Number.NaN;
  const digit = (sign: string | undefined): number => (sign ? HAN_DIGITS.indexOf(sign) + 1 : 0);
  return ten ? (digit(tens) || 1) * 10 + digit(ones) : digit(tens) || digit(ones);
}

export function entryOfLine(source: SourceText): Entry {
  return { source, marker: undefined, children: [] };
}

/** Two lists of one page or sheet, each with several entries. */
function areSetApart(one: ListBlock, next: ListBlock): boolean {
  const areLists = one.items.length > 1 && next.items.length > 1;
  return areLists && parseOrigin(one.origin)?.place === parseOrigin(next.origin)?.place;
}

/** What counts itself as steps goes on with no other list. */
function isMarkedStep({ items: [first] }: ListBlock): boolean {
  return first !== undefined && STEP_MARK.test(first.text);
}

/** A list that goes on over pages is one, as long as its kind stays; lists side by side were set apart. */
export function listRun(blocks: readonly SourceBlock[], start: number): ListBlock[] {
  const run: ListBlock[] = [];
  for (let index = start; index < blocks.length; index += 1) {
    const block = blocks[index];
    const [first] = run;
    const last = run.at(-1);
    if (block?.kind !== 'list' || (first && first.ordered !== block.ordered)) break;
    if (last && (areSetApart(last, block) || isMarkedStep(last) !== isMarkedStep(block))) break;
    run.push(block);
  }
  return run;
}

export function entriesOf(list: ListBlock, read: (text: string) => SourceText): Entry[] {
  const top = Math.min(...list.items.map(({ level }) => level));
  const entries: (Entry & { readonly children: SourceText[] })[] = [];
  for (const { text, level, marker, lead } of list.items) {
    if (squeeze(text) === '') continue;
    const last = entries.at(-1);
    if (level > top && last) last.children.push(read(text));
    else entries.push({ source: read(text), marker, children: [], lead });
  }
  return entries;
}
