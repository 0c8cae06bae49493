import { visualLength } from '../language/text.ts';
import { leadOf } from './leads.ts';
import type { RecordTable } from './records.ts';
import { type SourceText, stretchOf, trimmedPhrase } from './source-text.ts';

/** A line that says one thing of several sides: `Price: Pram £289, Buggy £345`. */
interface Row {
  readonly label: string;
  readonly cells: readonly string[];
  readonly source: SourceText;
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
const JOINT = /^(?:[\s:：=＝]+|は|が|是|为|為)+/u;

/** Lines that say of the same sides, in the same order, how they compare, each after another measure. */
export function comparedLines(lines: readonly SourceText[]): ComparedLines | undefined {
  const [first] = lines;
  const row = first && rowOf(first);
  if (!row) return undefined;
  const rows: Row[] = [row];
  let end = 1;
  for (let index = 1; index < lines.length; index += 1) {
    const next = rowOf(lines[index] as SourceText);
    const isAlike = next !== undefined && sidesOf([...rows, next]) !== undefined;
    if (isAlike) {
      rows.push(next);
      end = index + 1;
    } else if (index > end) break;
  }
  const sides = sidesOf(rows);
  if (rows.length < FEWEST.rows || !sides) return undefined;
  const table = rows.map(({ label, cells }) => [
    label,
    ...cells.map((cell, side) => cell.slice((sides[side] ?? '').length).replace(JOINT, '')),
  ]);
  if (table.flat().some((cell) => cell === '' || visualLength(cell) > LONGEST.value)) return undefined;
  const used = new Set(rows.map(({ source }) => source));
  return {
    records: { fields: sides, rows: table, origins: [...new Set(rows.map(({ source }) => source.origin))] },
    between: lines.slice(0, end).filter((line) => !used.has(line)),
    lines: end,
  };
}

/** The label of a line and what stands between its marks. */
function rowOf(source: SourceText): Row | undefined {
  const lead = leadOf(source);
  if (!lead || lead.mark === 'arrow' || visualLength(lead.lead) > LONGEST.label) return undefined;
  const rest = stretchOf(source, source.text.length - lead.rest.length, source.text.length);
  const cells: string[] = [];
  let start = 0;
  for (const match of rest.words.matchAll(CUT)) {
    cells.push(rest.text.slice(start, match.index).trim());
    start = match.index + match[0].length;
  }
  cells.push(
    rest.text
      .slice(start)
      .replace(/[。.]$/u, '')
      .trim(),
  );
  return cells.length >= FEWEST.sides ? { label: trimmedPhrase(lead.lead), cells, source } : undefined;
}

/** What the cells of each place begin with in all rows; nothing where a place has no name of its own. */
function sidesOf(rows: readonly Row[]): string[] | undefined {
  const [first] = rows;
  if (!first || rows.some(({ cells }) => cells.length !== first.cells.length)) return undefined;
  const sides = first.cells.map((_, place) => commonName(rows.map(({ cells }) => cells[place] ?? '')));
  const areNames = sides.every((side) => side !== '' && visualLength(side) <= LONGEST.side);
  return areNames && new Set(sides.map(folded)).size === sides.length ? sides : undefined;
}

/** The words that all texts begin with, whatever the width and the case of their letters; as the first one writes them. */
function commonName(texts: readonly string[]): string {
  const [first = '', ...others] = texts;
  const plain = folded(first);
  let length = 0;
  while (length < first.length && others.every((text) => folded(text)[length] === plain[length])) length += 1;
  if (others.length === 0) return first;
  let name = first.slice(0, length);
  // Latin words and figures are whole or not there.
  const isCut = texts.some((text) => /^[\p{Script=Latin}\d.]/u.test(text.slice(length)));
  if (isCut && /[\p{Script=Latin}\d]$/u.test(name)) name = name.replace(/[^\s]+$/u, '');
  name = name.replace(JOINT_END, '').trim();
  return /\p{L}/u.test(name) ? name : '';
}

const JOINT_END = /(?:[\s:：=＝]+|は|が|是|为|為|\d+)+$/u;

/** Each letter in half the width and small, in its place. */
function folded(text: string): string {
  return [...text].map((letter) => letter.normalize('NFKC').toLowerCase().slice(0, letter.length)).join('');
}
