import { isStopWord } from '../language/stop-words.ts';
import { visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import type { Span } from '../spans/span.ts';
import { type Lead, leadOf } from './leads.ts';
import type { RecordTable } from './records.ts';
import { type SourceText, stretchOf, trimmedPhrase } from './source-text.ts';

/** A line that says one thing of several sides: `Price: Pram £289, Buggy £345`. */
interface Row {
  readonly label: string;
  readonly cells: readonly Cell[];
  readonly source: SourceText;
}

interface Cell {
  readonly text: string;
  /** For comparing letter by letter: see `folded`. */
  readonly folded: string;
  readonly dates: readonly Span[];
}

/** What the cells of one place begin with, in all rows so far. */
interface Side {
  /** As the first row writes it, without what joins it to its value; empty where the place has no name of its own. */
  readonly name: string;
  /** How many letters the cells share, UTF-16 units. */
  readonly shared: number;
  /** A word or figure goes on behind them in one of the cells. */
  readonly isCut: boolean;
}

export interface ComparedLines {
  readonly records: RecordTable;
  /** Lines between the rows, which say something else. */
  readonly between: readonly SourceText[];
  /** Lines from the first row to the last. */
  readonly lines: number;
}

/** Fewest lines that compare the same sides, and fewest sides. */
const FEWEST = { rows: 2, sides: 2 } as const;
/** Longest label, side and value, in comparable units. */
const LONGEST = { label: 30, side: 20, value: 44 } as const;
const CUT = /\s*[、,，;；／|｜]\s*|\s\/\s/gu;
/** Between a side and what is said of it. */
const JOINT = /^(?:[\s:：=＝]+|は|が|で(?=約?[\d０-９])|是|为|為)+/u;
const FINAL = new RegExp(
  `(?:(?<=\\p{Script=Han}|\\p{Script=Hiragana}|\\p{Script=Katakana})(?:${anyOf('finals')}))?[。.]?$`,
  'u',
);

/**
 * Lines that say of the same sides, in the same order, how they compare, each after another measure. Lines are taken no
 * further than to where the comparison ends.
 */
export function comparedLines(lines: Iterable<SourceText>): ComparedLines | undefined {
  const taken: SourceText[] = [];
  const rows: Row[] = [];
  let sides: readonly Side[] = [];
  let end = 0;
  for (const line of lines) {
    const row = rowOf(line);
    const all = row && (rows.length === 0 ? row.cells.map(sideOf) : sidesWith(sides, rows, row));
    taken.push(line);
    if (all) {
      rows.push(row);
      sides = all;
      end = taken.length;
    } else if (rows.length === 0 || taken.length > end + 1) break;
  }
  if (rows.length < FEWEST.rows) return undefined;
  const values = rows.map(({ cells }) =>
    cells.map(({ text }, place) => text.slice((sides[place]?.name ?? '').length).replace(JOINT, '')),
  );
  // `We tried three: Alto, Brio, Cello`: a line that only names the sides leads to the others.
  const told = rows.filter((_, index) => values[index]?.some((value) => value !== ''));
  if (told.length < FEWEST.rows) return undefined;
  const table = told.map((row) => [row.label, ...(values[rows.indexOf(row)] ?? [])]);
  if (table.flat().some((cell) => cell === '' || visualLength(cell) > LONGEST.value)) return undefined;
  const used = new Set(told.map(({ source }) => source));
  return {
    records: {
      fields: sides.map(({ name }) => name),
      rows: table,
      origins: [...new Set(told.map(({ source }) => source.origin))],
    },
    between: taken.slice(0, end).filter((line) => !used.has(line)),
    lines: end,
  };
}

/** The label of a line and what stands between its marks. */
function rowOf(source: SourceText): Row | undefined {
  const lead = aspectOf(source) ?? leadOf(source);
  if (!lead || lead.mark === 'arrow' || visualLength(lead.lead) > LONGEST.label) return undefined;
  const rest = stretchOf(source, source.text.length - lead.rest.length, source.text.length);
  const pieces: SourceText[] = [];
  let start = 0;
  for (const match of rest.words.matchAll(CUT)) {
    pieces.push(stretchOf(rest, start, match.index));
    start = match.index + match[0].length;
  }
  const last = stretchOf(rest, start, rest.text.length);
  pieces.push(stretchOf(last, 0, last.text.replace(FINAL, '').length));
  if (pieces.length < FEWEST.sides) return undefined;
  const cells = pieces.map(({ text, dates }): Cell => ({ text, folded: folded(text), dates }));
  return { label: trimmedPhrase(lead.lead), cells, source };
}

/** `价格方面，…`, `価格は、…`: the measure in front without a colon. */
function aspectOf({ text }: SourceText): Lead | undefined {
  const [, lead = '', rest = ''] = ASPECT.exec(text) ?? ASPECT_OF_SIDES.exec(text) ?? [];
  return lead === '' ? undefined : { lead, rest, mark: 'colon' };
}

const ASPECT = /^(\p{L}{2,10}?)(?:(?:方面|的话|的話|に関して)[，,、]|は、)\s?(\S.*)$/su;

/** `月額はモカ10が9,800円、ルナが6,500円`: of a measure in front, each of the sides is told with its particle. */
const ASPECT_OF_SIDES =
  /^([^。、：:]{2,24}?)(?:では|は)(?=[^、。はがで]{1,14}[はがで][^、。]*、[^、。はが]{1,14}[はがで])(\S.*)$/su;

/** What the cells of each place begin with in all rows and one more; nothing where a place has no name of its own. */
function sidesWith(sides: readonly Side[], rows: readonly Row[], row: Row): readonly Side[] | undefined {
  if (row.cells.length !== sides.length) return undefined;
  const all = sides.map((side, place) => sideWith(side, rows, row, place));
  const areNames = all.every(({ name }) => name !== '' && visualLength(name) <= LONGEST.side);
  return areNames && new Set(all.map(({ name }) => folded(name))).size === all.length ? all : undefined;
}

function sideOf({ text }: Cell): Side {
  return { name: nameIn(text, false), shared: text.length, isCut: false };
}

/** Looks at one cell, and at those before only where it shares less with them than they do. */
function sideWith(side: Side, rows: readonly Row[], row: Row, place: number): Side {
  const [first, own] = [rows[0]?.cells[place], row.cells[place]];
  if (!first || !own) return side;
  let shared = 0;
  while (shared < side.shared && own.folded[shared] === first.folded[shared]) shared += 1;
  // `5月3日前完成`, `5月10日前完成`: a date is shared whole or not at all.
  const cutDate = first.dates.find(({ start, end }) => start < shared && end > shared);
  shared = cutDate?.start ?? shared;
  const isLess = shared < side.shared;
  const wasCut = isLess ? rows.some(({ cells }) => goesOn(cells[place], shared)) : side.isCut;
  const isCut = wasCut || goesOn(own, shared);
  return isLess || isCut !== side.isCut ? { name: nameIn(first.text.slice(0, shared), isCut), shared, isCut } : side;
}

/** Whether a Latin word or a figure goes on, or begins, at a place. */
function goesOn(cell: Cell | undefined, place: number): boolean {
  return cell !== undefined && /^[\p{Script=Latin}\d.]/u.test(cell.text.slice(place));
}

/** The name in what cells begin with: Latin words and figures are whole or not there. */
function nameIn(shared: string, isCut: boolean): string {
  const whole = isCut && /[\p{Script=Latin}\d]$/u.test(shared) ? shared.replace(/[^\s]+$/u, '') : shared;
  // `甲方案12万`, `甲方案15万`: a figure was cut; the number of `モカ10が…` is of the name.
  const name = whole
    .replace(/(?<![\p{Script=Latin}\d])\d+$/u, '')
    .replace(JOINT_END, '')
    .trim();
  // `the Solid`, `the weight`: an article is nobody's name.
  return /\p{L}/u.test(name) && !isStopWord(name.toLowerCase()) ? name : '';
}

const JOINT_END = /(?:[\s:：=＝]|は|が|で|是|为|為)+$/u;

/** Each letter in half the width and small, in its place. */
function folded(text: string): string {
  return [...text].map((letter) => letter.normalize('NFKC').toLowerCase().slice(0, letter.length)).join('');
}
