import type { Statement } from '@pagewright/model/outline';
import { capitalised, visualLength } from '../language/text.ts';
import type { Records } from './relation.ts';
import { type SourceText, told, trimmedPhrase } from './source-text.ts';

/** `Lenoir £199,000 (10 years, 6 months)`: a name, its figure, and what else is said of it in brackets. */
const OPTION =
  /(?<name>\p{L}[^,，、;；:：()（）\uE000]{1,40}?)\s?[:：]?\s?(?<figure>\uE000+)\s?[(（](?<said>[^()（）]+)[)）]/gu;
/** Between one and the next, and within the brackets. */
const BETWEEN = /^\s?(?:[,，、;；]\s?(?:(?:and|et)\s|[和与與及])?|\s(?:and|et)\s|[和与與及])$/iu;
const JOINT = /^(?:(?:and|et)\s|[和与與及])(?=\p{L})/iu;
const CUT = /[,，、;；]\s*/gu;
/** Longest value, in comparable units. */
const LONGEST = 44;
/** Name, figure and values of one: with a single value it is a part. */
const WIDTH = { least: 4, most: 6 } as const;

interface Found {
  readonly start: number;
  readonly end: number;
  readonly relation: Records;
}

interface Option {
  readonly start: number;
  readonly end: number;
  readonly cells: readonly string[];
}

/**
 * `Three quotes: Batirenov £212,000 (10 years, 5 months), Lenoir £199,000 (10 years, 6 months)`: things with a figure each and
 * the same number of values behind it, as a table. One value is read with its figure, as a part.
 */
export function pricedOptions(source: SourceText): Found | undefined {
  const options = optionsIn(source);
  const [first] = options;
  const last = options.at(-1);
  const width = first?.cells.length ?? 0;
  const isTable =
    options.length > 1 &&
    width >= WIDTH.least &&
    width <= WIDTH.most &&
    options.every(({ cells }) => cells.length === width && cells.every((cell) => visualLength(cell) <= LONGEST));
  if (!isTable || !first || !last) return undefined;
  const before = source.text.slice(0, first.start);
  const led = /(?:^|[.。;；]\s?)(?<head>[^.。;；]*?)\s?[:：]\s*$/u.exec(before)?.groups?.['head'] ?? '';
  const head: Statement | undefined = led === '' ? undefined : told(source, trimmedPhrase(led));
  return {
    start: led === '' ? first.start : before.lastIndexOf(led),
    end: last.end,
    relation: {
      kind: 'records',
      ...(head && { head }),
      fields: Array.from({ length: width - 1 }, () => ''),
      rows: options.map(({ cells }) => cells),
      origins: [source.origin],
    },
  };
}

/** The longest run of options one behind the other. */
function optionsIn({ text, words }: SourceText): Option[] {
  const runs: Option[][] = [[]];
  for (const match of words.matchAll(OPTION)) {
    const { name = '', figure = '', said = '' } = match.groups ?? {};
    const figureAt = match.index + match[0].indexOf(figure);
    const saidAt = match.index + match[0].length - 1 - said.length;
    const start = match.index + (JOINT.exec(name)?.[0].length ?? 0);
    const option = {
      start,
      end: match.index + match[0].length,
      cells: [
        capitalised(text.slice(start, match.index + name.length).trim()),
        text.slice(figureAt, figureAt + figure.length),
        ...valuesOf(text, words, saidAt, said.length),
      ],
    };
    const run = runs.at(-1) as Option[];
    const before = run.at(-1);
    if (!before || BETWEEN.test(words.slice(before.end, option.start))) run.push(option);
    else runs.push([option]);
  }
  return runs.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

function valuesOf(text: string, words: string, start: number, length: number): string[] {
  const values: string[] = [];
  let from = start;
  for (const cut of words.slice(start, start + length).matchAll(CUT)) {
    values.push(text.slice(from, start + cut.index).trim());
    from = start + cut.index + cut[0].length;
  }
  return [...values, text.slice(from, start + length).trim()];
}
