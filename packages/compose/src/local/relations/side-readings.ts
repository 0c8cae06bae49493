import { isBalanced } from '../language/sentences.ts';
import { visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import type { Quantity } from '../spans/quantities.ts';
import { changesOf, withoutJoint } from './changes.ts';
import { isDenied } from './no-figures.ts';
import { partsIn } from './parts.ts';
import { asks } from './questions.ts';
import { cellOf, type Row, rowsOf } from './side-values.ts';
import { AGAINST, ARTICLE, areAlike, LONGEST } from './side-words.ts';
import { type SourceText, trimmedPhrase } from './source-text.ts';

/** A sentence as rows, or two sentences of one side each. */
export interface Reading {
  readonly sources: readonly SourceText[];
  readonly rows: readonly Row[];
  /** Each side has a figure. */
  readonly isMeasured: boolean;
}

/** Longest value without a figure. */
const LONGEST_WORDS = 36;

const ARTICLE_END = new RegExp(`${ARTICLE}$`, 'iu');

/** All that stands between the first of two sides and the figure of the second. */
const JOINED = new RegExp(`^[\\s,，;；]*(?:${AGAINST})?\\s*(?:(?:${anyOf('holders')})\\s)?$`, 'iu');

const LEADS_ON = new RegExp(`\\s(?:${anyOf('holders')})$`, 'iu');

const HOLDER_END = new RegExp(`\\s(?:${anyOf('holders')})\\s${ARTICLE}$`, 'iu');

/** What stands right in front of the second side. */
const CUT = new RegExp(
  `(?:[,，、;；/／]|[。.]\\s?(?=(?:${AGAINST}))|\\s(?=(?:${AGAINST})\\s))\\s*(?:(?:${AGAINST})[\\s,、，]*)?${ARTICLE}$`,
  'iu',
);

/** Where a name stands in a text, if that is once. */
function placeOf(words: string, name: string, other: string): number | undefined {
  const text = words.toLowerCase();
  const wanted = name.toLowerCase();
  const longer = other.toLowerCase();
  const inOther = longer.includes(wanted) ? longer.indexOf(wanted) : -1;
  const found: number[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const isWithin = inOther >= 0 && text.startsWith(longer, at - inOther);
    const isLatin = /\p{Script=Latin}/u.test(wanted);
    const isCut = isLatin && /[\p{Script=Latin}\d-]/u.test(`${text[at - 1] ?? ' '}${text[at + wanted.length] ?? ' '}`);
    if (!isWithin && !isCut) found.push(at);
  }
  return found.length === 1 ? found[0] : undefined;
}

export function readingOf(
  source: SourceText,
  sides: readonly [string, string],
  names: readonly string[],
): Reading | undefined {
  const [first, second] = sides;
  const one = placeOf(source.words, first, second);
  const other = placeOf(source.words, second, first);
  if (one === undefined || other === undefined || one >= other || !isBalanced(source.text) || asks(source.text))
    return undefined;
  const reading = subjectReading(source, sides, one, other, names) ?? holderReading(source, sides, one, other);
  return reading && !isOfMore(source) ? reading : undefined;
}

/** Parts of a whole are no sides. */
function isOfMore(source: SourceText): boolean {
  const parts = partsIn(source);
  return parts !== undefined && (parts.isWhole || parts.total !== undefined);
}

/** `A 18, B 24, C 3`: whoever else stands on one side alone is a third, and so is who has one more figure of the measure. */
function holdsAThird(
  left: SourceText,
  right: SourceText,
  names: readonly string[],
  sides: readonly [string, string],
): boolean {
  const others = names.filter((name) => !sides.some((side) => side.includes(name) || name.includes(side)));
  const [measured] = left.quantities;
  const alike = ({ quantities }: SourceText): number =>
    measured === undefined ? 0 : quantities.filter((own) => areAlike(own, measured)).length;
  // `A 18, of 20, B 24, of 30`: one more on the left may still be of the first side, several are of others.
  const isMore = alike(right) > alike(left) || alike(left) > alike(right) + 1;
  return isMore || others.some((name) => left.words.includes(name) !== right.words.includes(name));
}

/** `The machine weighs A 5 kg, B 7 kg`, `A has 3 doors, B only 2`. */
function subjectReading(
  source: SourceText,
  sides: readonly [string, string],
  one: number,
  other: number,
  names: readonly string[],
): Reading | undefined {
  const { words } = source;
  const cut = CUT.exec(words.slice(one + sides[0].length, other));
  const front = source.text.slice(0, one).replace(ARTICLE_END, '');
  // `per 1 wash the time is A …`: figures in front are of the measure only where a mark or a particle ends it.
  const isOpen = words.slice(0, one).includes('\uE000') && !/(?:は、?|[:：])\s?$/u.test(front);
  if (!cut || isOpen || HOLDER_END.test(words.slice(0, one))) return undefined;
  const cells = [
    cellOf(source, one + sides[0].length, one + sides[0].length + cut.index),
    cellOf(source, other + sides[1].length, source.text.length),
  ] as const;
  if (cells.some((cell) => cell === undefined || cell.text === '')) return undefined;
  const [left, right] = cells as readonly [SourceText, SourceText];
  const isUnsure = (cell: SourceText): boolean =>
    changesOf(cell).length > 0 || cell.quantities.some((own) => isDenied(cell, own));
  if ([left, right].some(isUnsure) || holdsAThird(left, right, names, sides)) return undefined;
  const isMeasured = left.quantities.length > 0 && right.quantities.length > 0;
  // `人均680元，车程2.5小时`: figures of two kinds say two things of one.
  if (isMeasured && !left.quantities.some((own) => right.quantities.some((its) => mayBeAlike(own, its))))
    return undefined;
  const longest = isMeasured ? LONGEST.cell : LONGEST_WORDS;
  if (visualLength(left.text) > longest || visualLength(right.text) > longest) return undefined;
  const measure = withoutJoint(trimmedPhrase(front.replace(/(?:は、?|[のが的])$/u, '')));
  if (visualLength(measure) > LONGEST.label || /[。.!！?？]/u.test(measure)) return undefined;
  return { sources: [source], rows: rowsOf(measure, left, right), isMeasured };
}

function mayBeAlike(one: Quantity, other: Quantity): boolean {
  return one.kind === other.kind || one.kind === 'bare' || other.kind === 'bare';
}

/** `The noise is 54 dB for A against 61 dB for B`. */
function holderReading(
  source: SourceText,
  sides: readonly [string, string],
  one: number,
  other: number,
): Reading | undefined {
  const { words, quantities } = source;
  const held = [heldValue(source, 0, one), heldValue(source, one + sides[0].length, other)] as const;
  const [left, right] = held;
  const behind = trimmedPhrase(source.text.slice(other + sides[1].length));
  if (!left || !right || behind !== '' || quantities.length !== 2) return undefined;
  const between = words.slice(one + sides[0].length, right.start);
  const label = withoutJoint(trimmedPhrase(source.text.slice(0, left.start)).replace(LEADS_ON, ''));
  if (!JOINED.test(between) || label === '' || visualLength(label) > LONGEST.label) return undefined;
  return { sources: [source], rows: [{ label, cells: [left.text, right.text] }], isMeasured: true };
}

/** The figure that a side in front of which a word stands for it has, with the words between. */
function heldValue(
  { text, words, quantities }: SourceText,
  from: number,
  to: number,
): { readonly text: string; readonly start: number } | undefined {
  const holder = HOLDER_END.exec(words.slice(from, to));
  const end = holder ? from + holder.index : -1;
  const quantity = quantities.findLast((own) => own.start >= from && own.end <= end);
  if (!quantity || /[,，;；:：]/u.test(words.slice(quantity.end, end))) return undefined;
  return { text: text.slice(quantity.start, end).trim(), start: quantity.start };
}
