import { visualLength } from '../language/text.ts';
import type { Quantity } from '../spans/quantities.ts';
import type { Records } from './relation.ts';
import { type SourceText, trimmedPhrase } from './source-text.ts';

/** A thing with what is said of it, piece by piece. */
export interface ToldThing {
  readonly name: string;
  readonly said: readonly SourceText[];
  readonly source: SourceText;
}

/** Fewest things whose measures make a table, and fewest measures. */
const FEWEST = { things: 3, measures: 2 } as const;
/** What several names end in before the first figure: `家电板块收入`, `照明板块收入`. */
const WIDE_END = /[\p{sc=Han}\p{sc=Katakana}ー]$/u;
const SHORTEST_END = 2;
/** Shortest name that is left, in comparable units: `一` of `一等奖` is none. */
const SHORTEST_NAME = 4;

/**
 * `家电板块收入 1.42 亿元，占 49.7%，毛利率 21.3%` and two more so: things of which each piece names the same measure in front of
 * its one figure are a table. Nothing where a measure has no name, or not the same for all.
 */
export function measuredTable(things: readonly ToldThing[]): Records | undefined {
  const [first] = things;
  const measures = first?.said.length ?? 0;
  if (!first || things.length < FEWEST.things || measures < FEWEST.measures) return undefined;
  if (things.some(({ said }) => said.length !== measures || said.some((own) => !isMeasure(own)))) return undefined;
  const labels = first.said.map(labelOf);
  if (things.some(({ said }) => said.some((own, at) => labelOf(own) !== labels[at]))) return undefined;
  const ending = labels[0] === '' ? sharedEnd(things.map(({ name }) => name)) : '';
  const fields = [labels[0] === '' ? ending : labels[0], ...labels.slice(1)] as string[];
  if (fields.some((field) => !/\p{L}/u.test(field)) || new Set(fields).size < fields.length) return undefined;
  const rows = things.map(({ name, said }) => [
    trimmedPhrase(name.slice(0, name.length - ending.length)),
    ...said.map(({ quantities: [only] }) => (only as Quantity).text),
  ]);
  const names = rows.map(([name = '']) => name);
  if (names.some((name) => visualLength(name) < SHORTEST_NAME) || new Set(names).size < names.length) return undefined;
  return { kind: 'records', fields, rows, origins: [...new Set(things.map(({ source }) => source.origin))] };
}

/** One figure, and nothing behind it. */
function isMeasure({ text, quantities: [only, other] }: SourceText): boolean {
  return only !== undefined && other === undefined && !/[\p{L}\p{N}]/u.test(text.slice(only.end));
}

function labelOf({ text, quantities: [only] }: SourceText): string {
  return trimmedPhrase(text.slice(0, only?.start ?? 0));
}

/** What all names end in, whole signs of a wide script; a name is more than that. */
function sharedEnd([first = '', ...others]: readonly string[]): string {
  let length = 0;
  while (
    length < first.length - 1 &&
    others.every((name) => name.length > length + 1 && name.endsWith(first.slice(first.length - length - 1)))
  )
    length += 1;
  // A mark in front, `》曝光`, closes the name.
  const ending = length === 0 ? '' : first.slice(-length).replace(/^[^\p{L}]+/u, '');
  return ending.length >= SHORTEST_END && WIDE_END.test(ending) ? ending : '';
}
