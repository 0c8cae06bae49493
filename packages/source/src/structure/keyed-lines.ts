import { visualLength } from './numbering.ts';

/** A field and what it says: `Weight` and `480 g`. */
interface Field {
  readonly key: string;
  readonly value: string;
  /** Both as they are written. */
  readonly text: string;
}

/** Things with the same fields: a name, empty where the fields say it, and the fields in their order. */
interface KeyedThing {
  readonly name: string;
  readonly fields: readonly Field[];
  /** Lines that it takes, blank ones before it included. */
  readonly lines: number;
}

/** Longest name of a field, longest value in a line of several and on its own, and longest name of a thing, in comparable units. */
const LONGEST = { key: 24, value: 40, told: 60, name: 44 } as const;
/** Fewest things side by side, and fewest fields that they share, that are a table. */
const FEWEST = { things: 2, fields: 2 } as const;
/** Fewest fields that only spaces divide, where no value has a figure. */
const FEWEST_WORDED = 3;
/** Share of the values of a table that must have a figure; things that are described in words are told apart as they stand. */
const MOST_FIGURED = 0.5;

const LATIN_KEY = "\\p{Lu}[\\p{L}’'-]*(?:\\s\\p{Ll}[\\p{L}’'-]*){0,2}";
const WIDE_KEY = '[\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}ー]{2,8}';
/**
 * White space from where it begins: what is looked for from each blank of a wide gap takes the square of its width. Behind an
 * arrow stands who answers.
 */
const GAP = '(?<!\\s|[→⇒]|[-=]>)\\s+';
/** A mark between fields, or white space. */
const MARK = `${GAP}[-–—|/·•]\\s+|(?:${GAP})?[,，;；、|｜]\\s*`;
const FIELD = new RegExp(`(?<mark>^|${MARK}|${GAP})(?<key>${LATIN_KEY}|${WIDE_KEY})\\s?[:：](?!//)\\s*`, 'gu');
/** `Battery Life` behind a figure: its first word is none of the figure's. */
const KEY_START = /\d\S*(?:\s\p{Ll}+|\s\p{Lu}+)*?\s(?<start>(?:\p{Lu}\p{Ll}+\s?)+)$/u;

/**
 * Lines with several fields each, `Price: €129 Weight: 480 g`, as a line for each field; things side by side that have the
 * same fields, most of them figures, as rows of a table.
 */
export function withKeyedLines(lines: readonly string[]): string[] {
  const result: string[] = [];
  const runs = new Map<number, Run>();
  for (let index = 0; index < lines.length; ) {
    const rows = tableFrom(lines, index, runs);
    if (rows) {
      for (const row of rows.rows) result.push(row);
      index += rows.lines;
      continue;
    }
    const line = lines[index] ?? '';
    const fields = fieldsOf(line.trim());
    result.push(...(fields.length > 1 ? splitLine(line, fields) : [line]));
    index += 1;
    // What stands behind blank lines was looked at from the first of them.
    while (line.trim() === '' && lines[index]?.trim() === '') {
      result.push(lines[index] ?? '');
      index += 1;
    }
  }
  return result;
}

function splitLine(line: string, fields: readonly Field[]): string[] {
  const indent = /^\s*/u.exec(line)?.[0] ?? '';
  return fields.map(({ text }) => `${indent}${text}`);
}

/** The fields of a line that has nothing else; none where it may be a sentence. */
function fieldsOf(text: string): Field[] {
  const matches = [...text.matchAll(FIELD)];
  if (matches[0]?.index !== 0) return [];
  const starts = matches.map((match, index) => startOfKey(text, matches[index - 1], match));
  const fields = matches.map((match, index): Field => {
    const [start = 0, end = text.length] = [starts[index], starts[index + 1]];
    const own = text.slice(start, end).replace(/[\s,，;；、|｜/·•–—-]+$/u, '');
    const behind = match.index + match[0].length - start;
    return { key: text.slice(start, start + behind).replace(/\s*[:：]\s*$/u, ''), value: own.slice(behind), text: own };
  });
  return areFields(fields, matches) ? fields : [];
}

/** Where a key begins: of `€5 Battery Life: 13 h` with the word in front that is none of the figure's. */
function startOfKey(text: string, last: RegExpExecArray | undefined, match: RegExpExecArray): number {
  const mark = match.groups?.['mark'] ?? '';
  const start = match.index + mark.length;
  if (!last || mark.trim() !== '') return start;
  const from = last.index + last[0].length;
  const moved = KEY_START.exec(text.slice(from, match.index).trim())?.groups?.['start'];
  return moved ? text.lastIndexOf(moved, match.index) : start;
}

function areFields(fields: readonly Field[], matches: readonly RegExpExecArray[]): boolean {
  const isShort = fields.every(
    ({ key, value }) => value !== '' && visualLength(key) <= LONGEST.key && visualLength(value) <= LONGEST.value,
  );
  if (!isShort || fields.slice(0, -1).some(({ value }) => /[.。!！?？]$/u.test(value))) return false;
  if (new Set(fields.map(({ key }) => key)).size < fields.length) return false;
  const isSpaced = matches.slice(1).some(({ groups }) => groups?.['mark']?.trim() === '');
  const isFigured = fields.some(({ value }) => /\d/u.test(value));
  return !isSpaced || isFigured || fields.length >= FEWEST_WORDED || /[\u3040-\u9fff]/u.test(fields[0]?.key ?? '');
}

/** Things in a row with the same fields. */
interface Run {
  readonly first: KeyedThing;
  readonly things: number;
  /** How many of their values have a figure. */
  readonly figured: number;
  /** Lines that they take. */
  readonly lines: number;
}

/**
 * The things with the same fields from a line on.
 * @param known what was found from other lines: those of a run that is no table begin runs of their own
 */
function runFrom(lines: readonly string[], start: number, known: Map<number, Run>): Run | undefined {
  const chain: { readonly thing: KeyedThing; readonly at: number }[] = [];
  let at = start;
  let behind = known.get(at);
  while (!behind) {
    const thing = thingFrom(lines, at);
    const last = chain.at(-1);
    if (!thing || (last && !areAlike(thing, last.thing))) break;
    chain.push({ thing, at });
    at += thing.lines;
    behind = known.get(at);
  }
  for (const { thing, at: begin } of chain.reverse()) {
    const rest: Pick<Run, 'things' | 'figured' | 'lines'> =
      behind && areAlike(thing, behind.first) ? behind : { things: 0, figured: 0, lines: 0 };
    const figured = thing.fields.filter(({ value }) => /\d/u.test(value)).length;
    behind = {
      first: thing,
      things: rest.things + 1,
      figured: rest.figured + figured,
      lines: rest.lines + thing.lines,
    };
    known.set(begin, behind);
  }
  return known.get(start);
}

/** Several things in a row with the same fields, as rows of a Markdown table. */
function tableFrom(
  lines: readonly string[],
  start: number,
  runs: Map<number, Run>,
): { readonly rows: readonly string[]; readonly lines: number } | undefined {
  const run = runFrom(lines, start, runs);
  if (!run || run.things < FEWEST.things) return undefined;
  const keys = run.first.fields.map(({ key }) => key);
  if (run.figured < run.things * keys.length * MOST_FIGURED) return undefined;
  const hasNames = run.first.name !== '';
  const cells: string[][] = [];
  for (let at = start; at < start + run.lines; ) {
    const thing = runs.get(at)?.first;
    if (!thing) break;
    cells.push([...(hasNames ? [thing.name] : []), ...thing.fields.map(({ value }) => value)]);
    at += thing.lines;
  }
  const head = [...(hasNames ? [''] : []), ...keys];
  const rows = [head, head.map(() => '---'), ...cells].map(
    (row) => `| ${row.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`,
  );
  return { rows: ['', ...rows, ''], lines: run.lines };
}

function areAlike(one: KeyedThing, other: KeyedThing): boolean {
  const keys = (own: KeyedThing): string => own.fields.map(({ key }) => key).join('\n');
  return keys(one) === keys(other) && (one.name === '') === (other.name === '');
}

/** A name in front of the fields on its line: `Nova X2 Price: €129 Weight: 480 g`, `Nova X2 – Price: …`. */
const NAMED = new RegExp(`^([^:：.。]*?\\S)(?:${MARK}|\\s+)((?:${LATIN_KEY}|${WIDE_KEY})\\s?[:：](?!//).*)$`, 'u');

/** `price: $4,299` on a line of its own: below a name a field may begin with a small letter, and say more. */
const PLAIN_FIELD = /^(?<key>\p{L}[\p{L}’'-]*(?:\s[\p{L}’'-]+){0,2})\s?[:：](?!\/\/)\s*(?<value>\S.*)$/u;

function fieldsBelow(line: string | undefined): Field[] {
  const text = (line ?? '').trim().replace(/^[-*•·–・‣▪]\s*(?=\p{L})/u, '');
  const fields = fieldsOf(text);
  if (fields.length > 0) return fields;
  const { key = '', value = '' } = PLAIN_FIELD.exec(text)?.groups ?? {};
  const isField = key !== '' && visualLength(key) <= LONGEST.key && visualLength(value) <= LONGEST.told;
  return isField && !/[。!！?？]$|\p{L}\.\s/u.test(value) ? [{ key, value, text }] : [];
}

/** `■ Lake house`: the sign in front of a name is none of it. */
const HEAD_SIGN = /^[■□◆◇●○▶►▪☆★※#＃]+\s*(?=\p{L})/u;

/** A name with its fields, on its line or below it, or a line of fields. */
function thingFrom(lines: readonly string[], start: number): KeyedThing | undefined {
  let index = start;
  while (lines[index]?.trim() === '') index += 1;
  const line = lines[index]?.trim() ?? '';
  const own = fieldsOf(line);
  if (own.length > 1) return { name: '', fields: own, lines: index + 1 - start };
  const [, name = '', rest = ''] = NAMED.exec(line) ?? [];
  const named = name === '' || visualLength(name) > LONGEST.name ? [] : fieldsOf(rest);
  if (named.length > 1) return { name, fields: named, lines: index + 1 - start };
  if (own.length > 0 || line === '' || visualLength(line) > LONGEST.name || /[.。!！?？:：,，]$/u.test(line))
    return undefined;
  const fields: Field[] = [];
  let end = index + 1;
  for (let below = fieldsBelow(lines[end]); below.length > 0; below = fieldsBelow(lines[end])) {
    fields.push(...below);
    end += 1;
  }
  const isThing = fields.length >= FEWEST.fields && new Set(fields.map(({ key }) => key)).size === fields.length;
  return isThing ? { name: line.replace(HEAD_SIGN, ''), fields, lines: end - start } : undefined;
}
