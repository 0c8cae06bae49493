import { anyOf } from '../lexicon/words.ts';
import { withoutJoint } from './changes.ts';
import { AGAINST } from './side-words.ts';
import { type SourceText, stretchOf, trimmedPhrase } from './source-text.ts';

/** One measure of both sides. */
export interface Row {
  readonly label: string;
  readonly cells: readonly [string, string];
}

const CONTRAST_END = new RegExp(`(?<![\\s,，])[\\s,，]+(?:${AGAINST})\\s*$`, 'iu');

/** Between a side and what is told of it, and at the end of that. */
const JOINT = /^(?:[\s:：=＝、]+|は|が|[为為是]|的)+/u;

const END = new RegExp(`(?<![\\s,，、;；。.!！])(?:[\\s,，、;；。.!！]|(?<=\\uE000)(?:${anyOf('finals')}|で))+$`, 'u');

/** What is told of a side, without what joins it. */
export function cellOf(source: SourceText, from: number, to: number): SourceText | undefined {
  if (to <= from) return undefined;
  const own = stretchOf(source, from, to);
  const lead = JOINT.exec(own.words)?.[0].length ?? 0;
  const open = own.words.replace(CONTRAST_END, '').replace(END, '');
  return open.length > lead ? stretchOf(own, lead, open.length) : undefined;
}

/** One row, or as many as there are measures that both sides name: `body 78, delivery 6` below `body 64, delivery 9`. */
export function rowsOf(measure: string, left: SourceText, right: SourceText): Row[] {
  const pieces = [left, right].map(piecesOf) as [SourceText[], SourceText[]];
  const [ones, others] = pieces;
  if (measure === '' && ones.length > 1 && ones.length === others.length) {
    const rows = ones.map((own, index) => rowOf('', own, others[index] as SourceText));
    if (rows.every(({ label }) => label !== '')) return rows;
  }
  return [rowOf(measure, left, right)];
}

function piecesOf(source: SourceText): SourceText[] {
  const pieces: SourceText[] = [];
  let start = 0;
  for (const match of source.words.matchAll(/[,，、;；]\s?|\s(?:et|and)\s/gu)) {
    pieces.push(stretchOf(source, start, match.index));
    start = match.index + match[0].length;
  }
  pieces.push(stretchOf(source, start, source.text.length));
  return pieces.map((own) => stretchOf(own, 0, own.words.replace(END, '').length));
}

/** The measure, else the words that both values begin with, else those of the first that the second leaves out. */
function rowOf(measure: string, left: SourceText, right: SourceText): Row {
  if (measure !== '') return { label: measure, cells: [left.text, right.text] };
  const common = commonWords(left, right);
  const [one, other] = [left, right].map((own) => {
    const joint = JOINT.exec(own.words.slice(common))?.[0].length ?? 0;
    return stretchOf(own, common > 0 ? common + joint : 0, own.text.length);
  }) as [SourceText, SourceText];
  const isNamed = common > 0 && one.text !== '' && other.text !== '';
  if (isNamed)
    return {
      label: withoutJoint(trimmedPhrase(left.text.slice(0, common).replace(JOINT_END, ''))),
      cells: [one.text, other.text],
    };
  const figure = left.words.search(COUNT);
  const isElliptic = figure > 0 && right.words.search(COUNT) === 0;
  return isElliptic
    ? { label: trimmedPhrase(left.text.slice(0, figure)), cells: [left.text.slice(figure), right.text] }
    : { label: '', cells: [left.text, right.text] };
}

/** A figure, or a small number in words. */
const COUNT = new RegExp(`\\uE000|(?<!\\p{L})${anyOf('countWords')}(?!\\p{L})`, 'iu');

const JOINT_END = /(?:は|が|[为為是])$/u;

/** Letters that two texts share at their beginnings, whole words in scripts with spaces, no figure. */
function commonWords({ words }: SourceText, other: SourceText): number {
  let length = 0;
  while (length < words.length && words[length] === other.words[length] && words[length] !== '\uE000') length += 1;
  const isLatin = /\p{Script=Latin}/u.test(words.slice(0, length));
  const whole = isLatin ? words.slice(0, length).lastIndexOf(' ') + 1 : length;
  return /\p{L}/u.test(words.slice(0, whole)) ? whole : 0;
}
