import type { Item } from '@pagewright/model/outline';
import { isBalanced } from '../language/sentences.ts';
import { isStopWord } from '../language/stop-words.ts';
import { visualLength } from '../language/text.ts';
import type { Quantity } from '../spans/quantities.ts';
import { type AlikeName, alikeName, alikeNames } from './alike-names.ts';
import { measuredTable, type ToldThing } from './alike-table.ts';
import { changesOf } from './changes.ts';
import type { List, Records } from './relation.ts';
import { type SourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';

/** Fewest and most things that texts tell of side by side, or row by row, and fewest things that each says. */
const THINGS = { fewest: 2, most: 4, mostOfTable: 12, said: 2 } as const;
/** Longest thing said of one, in comparable units. */
const LONGEST_SAID = 64;
const CUT = /\s*[,，;；。]\s*|(?<=\D)\.\s+|\s?[:：]\s/gu;
/** In Japanese there is one mark more, which names stand between in Chinese. */
const CUT_JAPANESE = new RegExp(`${CUT.source}|、`, 'gu');

/** How many times as much may be said of one of two things as of the other, where their measures do not tell that they are alike. */
const MOST_LONGER = 2;

type Side = AlikeName & ToldThing;

export interface ToldAlike {
  /** What is said of each, under its name. */
  readonly lists: readonly List[];
  /** The same as a table, where each measure has a name. */
  readonly table: Records | undefined;
  /** How many of the texts they are. */
  readonly count: number;
}

/**
 * `Tern: 1,050 euros, 24 kg, range 60 km`, `Babboe, 1,700, 58 kg, 45 km`: lines, sentences or clauses that each begin
 * with a name and say the same things of it are told side by side, each under its name. Nothing where they do not.
 * @param isAnnounced what stands over them says that things are compared
 */
export function toldAlike(units: Iterable<SourceText>, isAnnounced: boolean): ToldAlike | undefined {
  const sides: Side[] = [];
  let open: SourceText | undefined;
  for (const unit of units) {
    const [first] = sides;
    if (!open) {
      open = unit;
      continue;
    }
    if (!first) {
      const names = alikeNames(open, unit);
      const pair = names && [sideOf(open, names[0]), sideOf(unit, names[1])];
      if (!pair?.[0] || !pair[1] || !areAlike([pair[0], pair[1]], true)) return undefined;
      sides.push(pair[0], pair[1]);
      continue;
    }
    const name = alikeName(open, unit, first.by);
    const side = name && sideOf(unit, name);
    if (!side || sides.some((own) => own.name === side.name) || !areAlike([...sides, side], true)) break;
    sides.push(side);
    if (sides.length > THINGS.mostOfTable) return undefined;
  }
  const table = measuredTable(sides);
  if (sides.length > THINGS.most && !table) return undefined;
  if (sides.length < THINGS.fewest || !areAlike(sides, isAnnounced)) return undefined;
  const lists = sides.map(({ name, said, source }): List => {
    const items = said.map((own): Item => told(own, trimmedPhrase(own.text) || own.text));
    return { kind: 'list', head: { ...told(source, name), rank: 0.9 }, items, areTold: true };
  });
  return { lists, table, count: sides.length };
}

/** `Tax: 1.10 € a night. Cleaning: 60 €`: a sentence with a name of its own says nothing of the one in front. */
const NAMES_ANOTHER = /[.。]\s*\p{L}[^.。:：]{1,24}[:：]\s?\S/u;

function sideOf(source: SourceText, name: AlikeName): Side | undefined {
  if (NAMES_ANOTHER.test(source.text.slice(name.rest))) return undefined;
  const said = piecesOf(stretchOf(source, name.rest, source.text.length));
  const isShort = said.every((own) => visualLength(own.text) <= LONGEST_SAID);
  return said.length >= THINGS.said && isShort ? { ...name, said, source } : undefined;
}

function piecesOf(source: SourceText): SourceText[] {
  const pieces: SourceText[] = [];
  let start = 0;
  for (const match of source.words.matchAll(source.language === 'ja-JP' ? CUT_JAPANESE : CUT)) {
    if (!isBalanced(source.text.slice(start, match.index))) continue;
    pieces.push(stretchOf(source, start, match.index));
    start = match.index + match[0].length;
  }
  pieces.push(stretchOf(source, start, source.text.length));
  return pieces.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/** Things that all must say alike, measures and words, where nothing says that they are compared. */
const ALIKE = {
  /** Of two things more than one measure; of more of them one will do. */
  measures: { ofTwo: 2, ofMore: 1 },
  /** Of one measure, pieces with words in common, that of the measure among them; and without any measure. */
  measured: 2,
  worded: 3,
} as const;

/** Whether all say the same things: measures of one unit, or words that come again. */
function areAlike(sides: readonly Side[], isAnnounced: boolean): boolean {
  const [first, ...others] = sides;
  if (!first || sides.some(({ source }) => changesOf(source).length > 0)) return false;
  const own = sides.map(measuresOf);
  const measures = [...(own[0] ?? [])].filter((key) => own.every((keys) => keys.has(key))).length;
  if (measures >= (sides.length > 2 ? ALIKE.measures.ofMore : ALIKE.measures.ofTwo)) return true;
  // `Costs: one, two, three` and a proposal of ten clauses are no two things of a kind.
  const sizes = sides.map(({ said }) => said.length);
  if (others.length === 1 && Math.max(...sizes) > Math.min(...sizes) * MOST_LONGER) return false;
  if (isAnnounced && measures >= ALIKE.measures.ofMore) return true;
  const partners = Math.min(...others.map((other) => partnersIn(first, other)));
  // What was and what is, each in front of its own sentence, are set against each other by that alone.
  if (first.by === 'time' && sides.every(({ source }) => source.quantities.length > 0)) return true;
  if (measures > 0 && first.by !== 'mark') return partners >= ALIKE.measured;
  return (first.by === 'colon' || first.by === 'time') && partners >= ALIKE.worded;
}

/** What is measured of a thing: by unit, else by the word in front of the figure; and the hours that are told of it. */
function measuresOf({ said }: Side): ReadonlySet<string> {
  return new Set(
    said.flatMap((own) => [
      ...own.quantities.flatMap((quantity) => measureOf(quantity, own) ?? []),
      ...own.dates.flatMap(({ grain }) => (grain === 'time' ? ['time'] : [])),
    ]),
  );
}

function measureOf({ kind, unit, start }: Quantity, { text }: SourceText): string | undefined {
  if (kind === 'money') return 'money';
  const plain = unit.replace(/^[~≈<>≤≥约約+]+/u, '').toLowerCase();
  if (plain !== '') return plain;
  const word = /(\p{L}{2,8})\s?$/u.exec(text.slice(0, start))?.[1];
  return word && `${word.toLowerCase()} #`;
}

/** How many pieces of one have a piece of the other with a word in common, each piece once. */
function partnersIn(one: Side, other: Side): number {
  const free = other.said.map(wordsOf);
  let count = 0;
  for (const piece of one.said) {
    const words = wordsOf(piece);
    const at = free.findIndex((own) => own.some((word) => words.includes(word)));
    if (at < 0) continue;
    free.splice(at, 1);
    count += 1;
  }
  return count;
}

/** Words of four letters and more; two signs side by side where nothing divides words. */
function wordsOf({ words }: SourceText): string[] {
  const latin = (words.toLowerCase().match(/\p{Script=Latin}{4,}/gu) ?? []).filter((word) => !isStopWord(word));
  const wide = (words.match(/[\p{sc=Han}\p{sc=Katakana}ー]{2,}/gu) ?? []).flatMap((run) =>
    [...run].slice(1).map((sign, index) => `${run[index]}${sign}`),
  );
  return [...latin, ...wide.filter((pair) => !isStopWord(pair))];
}
