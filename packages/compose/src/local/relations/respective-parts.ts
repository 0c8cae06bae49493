import { visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import type { Quantity } from '../spans/quantities.ts';
import type { Part, Parts, Said } from './relation.ts';
import { type SourceText, told, trimmedPhrase } from './source-text.ts';

/**
 * Figures told in the order of the names in front of them, and where the clause that tells them begins and ends; where it
 * does not say which figure is whose, the clause as it stands: none of the figures says anything alone.
 */
export interface RespectiveParts {
  readonly start: number;
  readonly end: number;
  readonly relation: Parts | Said;
}

/** Right in front of the first figure, with the verb between: `分别为`, `分别增长`, `それぞれ`. */
const IN_FRONT = new RegExp(`(?:${anyOf('respectively')})([^,，、;；\\d\\uE000]{0,8})$`, 'iu');
/** Behind the last one, with what all of them count: ` calls respectively`. */
const BEHIND = new RegExp(`^([^,，;；。.]{0,16}?)[,，]?\\s?(?:${anyOf('respectively')})(?!\\p{Script=Latin})`, 'iu');
/** Between two of the figures. */
const BETWEEN = /^\s?(?:[,，、]\s?(?:and|et|和|及)?|and|et|[和与與及とや]|以及)\s?$/iu;
/** Behind the cue: what only joins it to the figures. */
const COPULA = /^\s?(?:是|[为為]|有|[达達](?:到|至)?|[约約]|も?)\s?$/u;
/** Between two names. */
const JOINTS = { han: /、|以及|[和与與及跟]|と|や/u, latin: /,\s(?:and|et)\s|,\s|\s(?:and|et|&)\s/u } as const;
/** `三个班`, `两地`: how many there are, behind the last of them. */
const COUNTED =
  /(?<!第)(?<count>\d|[二两兩三四五六七八九])(?:[个個家种種项項组組所条條位座大地市省国國校区區县縣方社県]|つの)\p{sc=Han}*/u;
const NUMERALS = ['', '', '二两兩', '三', '四', '五', '六', '七', '八', '九'] as const;
const ARTICLE = /^(?:the|an?|l[ae]s?|les|nos|notre|our)\s|^l[’']/iu;
/** Longest name, in comparable units, and how much longer one may be than the others where nothing says where it ends. */
const LONGEST = { name: 24, more: 2 } as const;

/** `甲、乙和丙的平均分分别是82、79和88分`, `North, South and West had 12, 9 and 14 calls respectively`. */
export function respectiveParts(source: SourceText): RespectiveParts | undefined {
  const { text, words, origin, quantities } = source;
  for (const figures of runsOf(quantities, words)) {
    const [first, last] = [figures[0] as Quantity, figures.at(-1) as Quantity];
    const start =
      Math.max(...['。', '；', ';', '：', ':', '. '].map((mark) => words.lastIndexOf(mark, first.start))) + 1;
    const lead = words.slice(start, first.start);
    const cue = IN_FRONT.exec(lead);
    const tail = cue ? undefined : BEHIND.exec(text.slice(last.end));
    if (!cue && !tail) continue;
    const said = text.slice(start, start + (cue?.index ?? lead.length));
    const names = namesIn(said, figures.length);
    const end = last.end + (tail?.[0].length ?? 0);
    if (!names) {
      // Where the cue stands in front, a figure is told with the whole clause anyway.
      if (cue) continue;
      const [rest = ''] = /^[^，,；;。.]*[。.]?/u.exec(text.slice(end)) ?? [];
      const whole = { start, end: end + rest.length };
      return { ...whole, relation: { kind: 'said', item: told(source, text.slice(whole.start, whole.end).trim()) } };
    }
    // `had 12 and 14 calls respectively`: what is counted stands behind, and is said in the head with all of the clause.
    const isCounted = /\p{L}/u.test(tail?.[1] ?? '');
    const verb = cue && !COPULA.test(cue[1] ?? '') ? first.start : start + said.length;
    const head = trimmedPhrase(text.slice(start, isCounted ? end : verb));
    const items = figures.map((quantity, index): Part => ({ name: names[index] as string, quantity }));
    const relation: Parts = {
      kind: 'parts',
      head: told(source, head),
      isWhole: isWhole(figures),
      items,
      origins: [origin],
    };
    return { start, end, relation };
  }
  return undefined;
}

/** Figures that stand right behind each other, two or more. */
function runsOf(quantities: readonly Quantity[], words: string): Quantity[][] {
  const runs: Quantity[][] = [];
  for (const quantity of quantities) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && BETWEEN.test(words.slice(before.end, quantity.start))) run.push(quantity);
    else runs.push([quantity]);
  }
  return runs.filter((run) => run.length > 1);
}

/** Shares that come to a hundred, in percent. */
const WHOLE = { least: 99, most: 101 } as const;

function isWhole(figures: readonly Quantity[]): boolean {
  const sum = figures.reduce((all, { number = 0 }) => all + number, 0);
  return figures.every(({ kind }) => kind === 'percent') && sum >= WHOLE.least && sum <= WHOLE.most;
}

/** The names that a clause lists, where they are as many as the figures. */
function namesIn(said: string, count: number): readonly string[] | undefined {
  const names = /\p{sc=Han}|\p{sc=Katakana}/u.test(said) ? hanNames(said, count) : latinNames(said, count);
  const areNames = names?.every((name) => /\p{L}|\d/u.test(name) && visualLength(name) <= LONGEST.name);
  return areNames && new Set(names).size === count ? names : undefined;
}

function hanNames(said: string, count: number): readonly string[] | undefined {
  const clause = said.slice(Math.max(said.lastIndexOf('，'), said.lastIndexOf(',')) + 1);
  const pieces = clause.split(JOINTS.han).map((piece) => piece.trim());
  if (pieces.length !== count) return undefined;
  const others = pieces.slice(0, -1);
  const last = endOfNames(pieces.at(-1) ?? '', others);
  return last === undefined ? undefined : [...others, last];
}

/** The last name, without what is said of all of them: `丙三个班的平均分`. */
function endOfNames(piece: string, others: readonly string[]): string | undefined {
  const [owner = ''] = piece.split(/[的のはがも]/u);
  const counted = COUNTED.exec(owner);
  const said = counted?.groups?.['count'] ?? '';
  const isAll = said !== '' && (Number(said) === others.length + 1 || NUMERALS[others.length + 1]?.includes(said));
  const name = counted && isAll && counted.index > 0 ? owner.slice(0, counted.index) : owner;
  if (name !== piece) return name;
  const [one = ''] = others;
  for (const length of [2, 1]) {
    const ending = one.slice(-length);
    const at = piece.indexOf(ending);
    if (one.length > length && at > 0 && others.every((own) => own.endsWith(ending)))
      return piece.slice(0, at + length);
  }
  const longest = Math.max(...others.map(visualLength));
  return visualLength(piece) <= longest + LONGEST.more ? piece : undefined;
}

function latinNames(said: string, count: number): readonly string[] | undefined {
  const pieces = said.trim().split(JOINTS.latin).slice(-count);
  if (pieces.length !== count) return undefined;
  const wordsOf = (piece: string): string[] => piece.trim().replace(ARTICLE, '').split(/\s+/u);
  const [first, ...rest] = pieces.map(wordsOf) as [string[], ...string[][]];
  const between = rest.slice(0, -1);
  const last = rest.at(-1) ?? [];
  const capitals = last.findIndex((word) => !/^[\p{Lu}\d]/u.test(word));
  const length = between[0]?.length ?? Math.max(1, capitals);
  if (between.some((own) => own.length !== length) || last.length < length) return undefined;
  // What stands in front of the first name leads to it: `the rates of north`.
  return [first.slice(-length), ...between, last.slice(0, length)].map((own) => own.join(' '));
}
