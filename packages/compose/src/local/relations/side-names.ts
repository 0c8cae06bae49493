import { isStopWord } from '../language/stop-words.ts';
import { visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import type { SideBySide } from './side-by-side.ts';
import { AGAINST, ARTICLE, HOLDER, LONGEST, SENTENCES, WIDE } from './side-words.ts';
import type { SourceText } from './source-text.ts';

const MOST_NAMES = 12;

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

const STARTS_WIDE = new RegExp(`^[${WIDE}]{2}`, 'u');

const IS_WIDE = new RegExp(`^[${WIDE}]+$`, 'u');

const TIMED = new RegExp(`^(?:${anyOf('earlier')}|${anyOf('now')})`, 'iu');

/** What two or more sentences call a subject, or whoever has a figure; the most frequent first, the longer of two alike. */
export function namesOf(sentences: readonly SourceText[], clauses: readonly SideBySide[]): string[] {
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
