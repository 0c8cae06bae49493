import { capitalised } from '../language/text.ts';
import { anyOf, LEXICONS } from '../lexicon/words.ts';
import type { Relation } from './relation.ts';
import { sidesBySide } from './side-by-side.ts';
import { namesOf } from './side-names.ts';
import { type Reading, readingOf } from './side-readings.ts';
import type { Row } from './side-values.ts';
import { areAlike, SENTENCES } from './side-words.ts';
import type { SourceText } from './source-text.ts';

/** Two sides that sentences say the same measures of, one after the other. */
export interface ToldComparison {
  /** A table by measure, or where few measures have a name what is told of each side. */
  readonly relations: readonly Relation[];
  /** The sentences that the table says whole. */
  readonly told: ReadonlySet<SourceText>;
}

/** Two sides with all that sentences say of both. */
interface Told {
  readonly sides: readonly [string, string];
  readonly readings: readonly Reading[];
  /** One sentence says several measures of both. */
  readonly isWhole: boolean;
}

/** `Delay: 3 weeks / 8 weeks`, once the sides are known. */
const SLASHED = /^([^:：]{2,40})\s?[:：]\s?([^/／:：]+?)\s?[/／]\s?([^/／:：]+)$/u;

/** What sentences say of the same two sides in the same order; nothing where fewer than two of them do. */
export function toldComparison(sentences: readonly SourceText[]): ToldComparison | undefined {
  if (sentences.length > SENTENCES.most) return undefined;
  // Where no sentence has two figures, none measures two sides.
  if (sentences.every(({ quantities }) => quantities.length < 2)) return undefined;
  const together = sidesBySide(sentences);
  const names = namesOf(sentences, together);
  const lowered = new Map(sentences.map((source) => [source, source.words.toLowerCase()]));
  const holding = new Map(
    names.map((name) => [name, sentences.filter((source) => lowered.get(source)?.includes(name.toLowerCase()))]),
  );
  let best: Told | undefined;
  for (const first of names) {
    for (const second of names) {
      if (first === second) continue;
      const sides = [first, second] as const;
      const own = together.filter((one) => one.sides[0] === first && one.sides[1] === second);
      const known = new Set(own.flatMap(({ sources }) => sources));
      const both =
        holding.get(first)?.filter((source) => holding.get(second)?.includes(source) && !known.has(source)) ?? [];
      if (own.length === 0 && both.length < SENTENCES.fewest) continue;
      const readings = [
        ...own.map(({ sources, rows }): Reading => ({ sources, rows, isMeasured: true })),
        ...both.flatMap((source) => readingOf(source, sides, names) ?? []),
      ];
      // Several measures in one sentence are as good as several sentences.
      const isWhole = own.some(({ sources }) => sources.length === 1);
      const isSure = isWhole || readings.length >= SENTENCES.fewest;
      if (
        isSure &&
        (!best || isRicher({ sides, readings, isWhole }, best)) &&
        readings.some(({ isMeasured }) => isMeasured)
      )
        best = { sides, readings, isWhole };
    }
  }
  if (!best) return undefined;
  const { sides, readings } = best;
  const said = new Map(readings.flatMap(({ sources, rows }) => sources.map((own, at) => [own, at === 0 ? rows : []])));
  const first = sentences.findIndex((source) => said.has(source));
  for (const [index, source] of sentences.entries()) {
    if (said.has(source)) continue;
    const rows = index > first ? calledOtherwise(source, sides, names) : undefined;
    const slashed = rows ? undefined : slashedRow(source);
    if (rows) said.set(source, rows);
    else if (slashed) said.set(source, [slashed]);
  }
  const told = sentences.filter((source) => said.has(source));
  const rows = told.flatMap((source) => said.get(source) ?? []);
  return { relations: relationsOfRows(sides, rows, told), told: new Set(told) };
}

/** Sides that one sentence says several measures of go before others, then those with more measures that have a name. */
function isRicher(one: Told, other: Told): boolean {
  if (one.isWhole !== other.isWhole) return one.isWhole;
  const named = ({ readings }: Told): number =>
    readings.flatMap(({ rows }) => rows).filter(({ label }) => label !== '').length;
  const more = named(one) - named(other);
  return more > 0 || (more === 0 && one.readings.length > other.readings.length);
}

/** `前者`, `the second`: the two sides once they are known, each with its fellow. */
const IN_TURN = LEXICONS.flatMap(({ inTurn }) => inTurn);

const KIND_END = new RegExp(`(?<=^\\p{L})(?:${anyOf('kinds')})$`, 'u');

/** What a sentence says of both sides by shorter names, or by the words for the one and the other. */
function calledOtherwise(
  source: SourceText,
  sides: readonly [string, string],
  names: readonly string[],
): readonly Row[] | undefined {
  const shorter: readonly ((side: string) => string)[] = [
    (side) => side.replace(/\s?[（(][^（）()]*[)）]$/u, ''),
    (side) => side.replace(/\s?[（(][^（）()]*[)）]$/u, '').replace(KIND_END, ''),
    (side) => /(?<![\p{Script=Latin}\d-])\p{Lu}{0,3}\d{1,4}\p{Lu}?$/u.exec(side)?.[0] ?? '',
  ];
  const called = shorter.map((own): readonly [string, string] => [own(sides[0]), own(sides[1])]);
  const words = source.words.toLowerCase();
  for (const [one, other] of [...called, ...IN_TURN]) {
    const isNamed = one !== '' && other !== '' && one !== other && !(one === sides[0] && other === sides[1]);
    if (!isNamed || !words.includes(one.toLowerCase()) || !words.includes(other.toLowerCase())) continue;
    const reading = readingOf(source, [one, other], names);
    if (reading?.isMeasured) return reading.rows;
  }
  return undefined;
}

function relationsOfRows(
  sides: readonly [string, string],
  rows: readonly Row[],
  told: readonly SourceText[],
): Relation[] {
  const origins = [...new Set(told.map(({ origin }) => origin))];
  const rank = Math.max(...told.map((own) => own.rank));
  const isTable = rows.filter(({ label }) => label !== '').length * 2 >= rows.length;
  if (isTable) {
    const table = rows.map(({ label, cells }) => [capitalised(label), ...cells]);
    const fields = sides.map(capitalised);
    return [{ kind: 'records', head: { text: fields.join(' · '), origins, rank }, fields, rows: table, origins }];
  }
  return sides.map((side, place): Relation => {
    const items = rows.map(({ label, cells }) => ({
      text: cells[place === 0 ? 0 : 1],
      ...(label === '' ? {} : { lead: label }),
      origins,
      rank,
    }));
    return { kind: 'list', head: { text: capitalised(side), origins, rank }, items };
  });
}

/** `Day / night`, `Water and power`: a measure that says itself which two the values are of. */
const PAIRED = /[/／&＆・和与與]|\s(?:and|or|et|ou)\s|\p{L}と\p{L}/iu;

/** Two values behind a measure, with a slash between. */
function slashedRow(source: SourceText): Row | undefined {
  const [, label = '', left = '', right = ''] = SLASHED.exec(source.text.replace(/[。.]$/u, '')) ?? [];
  const [one, other] = source.quantities;
  const areTwo = source.quantities.length === 2 && one !== undefined && other !== undefined && areAlike(one, other);
  if (label === '' || !areTwo || PAIRED.test(label) || !/^\D*\d/u.test(left) || !/^\D*\d/u.test(right))
    return undefined;
  return { label: label.trim(), cells: [left.trim(), right.trim()] };
}
