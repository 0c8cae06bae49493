import { isBalanced } from '../language/sentences.ts';
import { isStopWord } from '../language/stop-words.ts';
import { capitalised, visualLength } from '../language/text.ts';
import { anyOf, LEXICONS } from '../lexicon/words.ts';
import type { Quantity } from '../spans/quantities.ts';
import { changesOf, withoutJoint } from './changes.ts';
import { comparedClauses } from './compared-clauses.ts';
import { isDenied } from './figures.ts';
import { partsIn } from './parts.ts';
import { profilesFrom } from './profiles.ts';
import { asks } from './questions.ts';
import type { RecordTable } from './records.ts';
import type { Relation } from './relation.ts';
import { type SourceText, stretchOf, trimmedPhrase } from './source-text.ts';

/** Two sides that sentences say the same measures of, one after the other. */
export interface ToldComparison {
  /** A table by measure, or where few measures have a name what is told of each side. */
  readonly relations: readonly Relation[];
  /** The sentences that the table says whole. */
  readonly told: ReadonlySet<SourceText>;
}

/** One measure of both sides. */
interface Row {
  readonly label: string;
  readonly cells: readonly [string, string];
}

/** A sentence as rows, or two sentences of one side each. */
interface Reading {
  readonly sources: readonly SourceText[];
  readonly rows: readonly Row[];
  /** Each side has a figure. */
  readonly isMeasured: boolean;
}

/** Two sides with all that sentences say of both. */
interface Told {
  readonly sides: readonly [string, string];
  readonly readings: readonly Reading[];
  /** One sentence says several measures of both. */
  readonly isWhole: boolean;
}

/** Fewest sentences that tell of the same sides; most that are looked through, and most names that are tried. */
const SENTENCES = { fewest: 2, most: 60 } as const;
const MOST_NAMES = 12;
/** Longest name of a side, measure and value, in comparable units. */
const LONGEST = { name: 28, label: 44, cell: 64 } as const;
/** Longest value without a figure. */
const LONGEST_WORDS = 36;

const WIDE = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}';
const AGAINST = `${anyOf('turns')}|${anyOf('contrasts')}`;
const ARTICLE = `(?:(?:${anyOf('articles')})\\s|l[’'])?`;
/** Where a clause begins whose subject may be a side. */
const CLAUSE = new RegExp(
  `(?:^|[,，、;；:：/／。]\\s?|\\s(?=(?:${AGAINST})\\s))(?:(?:${AGAINST})[\\s,、，]*)?${ARTICLE}`,
  'giu',
);
/** In Japanese what is told of a side may begin behind the measure: `洗浄時間はA社が…`. */
const TOPIC = /は、?/gu;
/** A name in scripts without spaces: up to its particle or its figure. */
const WIDE_NAME = /^[^\s，,、；;：:。はがの的为為是\uE000（()）「」]{1,14}(?=[\sはが的为為是：:\uE000])/u;
/** A name of one to three words. */
const WORDS = /^[\p{L}\p{N}](?:[’'.-]?[\p{L}\p{N}])*(?:\s(?:&\s)?[\p{L}\p{N}](?:[’'.-]?[\p{L}\p{N}])*){0,2}/u;
/** Whose figure it is behind the figure: `54 dB for the Kudo`. */
const HOLDER = new RegExp(`(?<=\\uE000[^,，;；\\uE000]{0,32})\\s(?:${anyOf('holders')})\\s${ARTICLE}`, 'giu');
const IS_HELD = new RegExp(HOLDER.source, 'iu');
const ARTICLE_END = new RegExp(`${ARTICLE}$`, 'iu');
const STARTS_WIDE = new RegExp(`^[${WIDE}]{2}`, 'u');
const IS_WIDE = new RegExp(`^[${WIDE}]+$`, 'u');
/** All that stands between the first of two sides and the figure of the second. */
const JOINED = new RegExp(`^[\\s,，;；]*(?:${AGAINST})?\\s*(?:(?:${anyOf('holders')})\\s)?$`, 'iu');
const LEADS_ON = new RegExp(`\\s(?:${anyOf('holders')})$`, 'iu');
const HOLDER_END = new RegExp(`\\s(?:${anyOf('holders')})\\s${ARTICLE}$`, 'iu');
/** What stands right in front of the second side. */
const CUT = new RegExp(
  `(?:[,，、;；/／]|[。.]\\s?(?=(?:${AGAINST}))|\\s(?=(?:${AGAINST})\\s))\\s*(?:(?:${AGAINST})[\\s,、，]*)?${ARTICLE}$`,
  'iu',
);
const CONTRAST_END = new RegExp(`(?<![\\s,，])[\\s,，]+(?:${AGAINST})\\s*$`, 'iu');
/** Between a side and what is told of it, and at the end of that. */
const JOINT = /^(?:[\s:：=＝、]+|は|が|[为為是]|的)+/u;
const END = new RegExp(`(?<![\\s,，、;；。.!！])(?:[\\s,，、;；。.!！]|(?<=\\uE000)(?:${anyOf('finals')}|で))+$`, 'u');
const TIMED = new RegExp(`^(?:${anyOf('earlier')}|${anyOf('now')})`, 'iu');
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

/** What one sentence says of two things, or two sentences of one each. */
interface SideBySide {
  readonly sources: readonly [SourceText, ...SourceText[]];
  readonly sides: readonly string[];
  readonly rows: readonly Row[];
}

function sidesBySide(sentences: readonly SourceText[]): SideBySide[] {
  const found: SideBySide[] = [];
  for (let index = 0; index < sentences.length; index += 1) {
    const source = sentences[index] as SourceText;
    const own = comparedClauses(source);
    if (own?.sides.length === 2) {
      const rows = own.rows.map(({ label, cells: [one = '', other = ''] }): Row => ({ label, cells: [one, other] }));
      found.push({ sources: [source], sides: own.sides, rows });
      continue;
    }
    const profiles = profilesFrom(sentences, index);
    if (profiles && profiles.count > 2) index += profiles.count - 1;
    if (profiles?.count !== 2) continue;
    found.push({ sources: [source, sentences[index + 1] as SourceText], ...turned(profiles.records) });
    index += 1;
  }
  return found;
}

/** A table of two things by what is said of them. */
function turned({ fields, rows: [one = [], other = []] }: RecordTable): Pick<SideBySide, 'sides' | 'rows'> {
  return {
    sides: [one[0] ?? '', other[0] ?? ''],
    rows: fields.map((label, place) => ({ label, cells: [one[place + 1] ?? '', other[place + 1] ?? ''] })),
  };
}

/** What two or more sentences call a subject, or whoever has a figure; the most frequent first, the longer of two alike. */
function namesOf(sentences: readonly SourceText[], clauses: readonly SideBySide[]): string[] {
  const counts = new Map<string, number>();
  const starts: string[] = [];
  for (const source of sentences) {
    const own = subjectsOf(source);
    starts.push(...own.starts);
    for (const name of own.names) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  for (const name of commonStarts(starts)) counts.set(name, Math.max(counts.get(name) ?? 0, 2));
  for (const { sides } of clauses) for (const name of sides) counts.set(name, Math.max(counts.get(name) ?? 0, 2));
  return [...counts]
    .filter(([, count]) => count >= SENTENCES.fewest)
    .sort(([one, times], [other, others]) => others - times || other.length - one.length || (one < other ? -1 : 1))
    .slice(0, MOST_NAMES)
    .map(([name]) => name);
}

function subjectsOf(source: SourceText): { readonly names: ReadonlySet<string>; readonly starts: readonly string[] } {
  const { words } = source;
  const names = new Set<string>();
  const starts: string[] = [];
  for (const pattern of [CLAUSE, TOPIC, HOLDER]) {
    for (const match of words.matchAll(pattern)) {
      const rest = words.slice(match.index + match[0].length);
      const wide = WIDE_NAME.exec(rest)?.[0];
      if (wide && isName(wide)) names.add(wide);
      if (STARTS_WIDE.test(rest)) starts.push(rest.slice(0, LONGEST.name / 2));
      const run = WORDS.exec(rest)?.[0].split(' ') ?? [];
      for (let length = 1; length <= run.length; length += 1) {
        const name = run.slice(0, length).join(' ');
        if (isName(name) && /\p{Script=Latin}/u.test(name)) names.add(name);
      }
    }
  }
  return { names, starts };
}

/** Beginnings that clauses of several sentences share in scripts without spaces: `老学员平均…`, `老学员多…`. */
function commonStarts(starts: readonly string[]): string[] {
  const sorted = starts.toSorted();
  return sorted.flatMap((start, index) => {
    const next = sorted[index + 1] ?? '';
    let length = 0;
    while (length < start.length && start[length] === next[length] && start[length] !== '\uE000') length += 1;
    const name = start.slice(0, length).replace(/[はがもの]$/u, '');
    return name.length >= 2 && start !== next && isName(name) && IS_WIDE.test(name) ? [name] : [];
  });
}

function isName(name: string): boolean {
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  return (
    /\p{L}/u.test(name) &&
    visualLength(name) <= LONGEST.name &&
    !TIMED.test(name) &&
    !(isStopWord(last) && !/^\p{Lu}/u.test(last)) &&
    !(words.length === 1 && isStopWord(name.toLowerCase()))
  );
}

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

function readingOf(
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
  const isMore =
    measured !== undefined &&
    right.quantities.filter((own) => areAlike(own, measured)).length >
      left.quantities.filter((own) => areAlike(own, measured)).length;
  return isMore || others.some((name) => left.words.includes(name) !== right.words.includes(name));
}

function areAlike(one: Quantity, other: Quantity): boolean {
  return one.unit === other.unit && one.kind === other.kind;
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
  const longest = isMeasured ? LONGEST.cell : LONGEST_WORDS;
  if (visualLength(left.text) > longest || visualLength(right.text) > longest) return undefined;
  const measure = withoutJoint(trimmedPhrase(front.replace(/(?:は、?|[のが的])$/u, '')));
  if (visualLength(measure) > LONGEST.label || /[。.!！?？]/u.test(measure)) return undefined;
  return { sources: [source], rows: rowsOf(measure, left, right), isMeasured };
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

/** `9% of group A and 14% of group B`: neither of the two figures is what the clause is about. */
export function areHeld({ words, quantities }: SourceText): boolean {
  const [first, second] = quantities;
  if (!first || !second || !areAlike(first, second)) return false;
  const held = HELD.exec(words.slice(first.end, second.start));
  return held !== null && IS_HELD.test(words.slice(second.start));
}

/** Behind a figure: whose it is, up to the word that sets another against it. */
const HELD = new RegExp(
  `^[^,，;；\\uE000]{0,24}\\s(?:${anyOf('holders')})\\s[^;；]{2,32}[\\s,，](?:${AGAINST})[^;；]{0,12}$`,
  'iu',
);

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

/** What is told of a side, without what joins it. */
function cellOf(source: SourceText, from: number, to: number): SourceText | undefined {
  if (to <= from) return undefined;
  const own = stretchOf(source, from, to);
  const lead = JOINT.exec(own.words)?.[0].length ?? 0;
  const open = own.words.replace(CONTRAST_END, '').replace(END, '');
  return open.length > lead ? stretchOf(own, lead, open.length) : undefined;
}

/** One row, or as many as there are measures that both sides name: `body 78, delivery 6` below `body 64, delivery 9`. */
function rowsOf(measure: string, left: SourceText, right: SourceText): Row[] {
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
