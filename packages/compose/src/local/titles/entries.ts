import type { Item, Statement } from '@pagewright/model/outline';
import { topicOf } from '../language/pointing.ts';
import { endsAsSentence, isBalanced, startsDangling } from '../language/sentences.ts';
import { capitalised, isTitleLength, isWide, visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { canStandOver, isWholePhrase } from './statements.ts';

/** What the entries of a page are called or begin with, where nothing else tells it from others under its heading. */

type Entry = Pick<Item, 'text' | 'lead' | 'origins'>;

/** Widths of the name of an entry and of what one begins with, in Latin letters. */
const NAME = { min: 4, max: 34 } as const;
const BEGINNING = { min: 14, max: 60 } as const;
/** Entries that a title names, and how many may stand on the page for it to name them all. */
const NAMED = 2;
const ALL_NAMED = 3;

/** Two or three entries by their names, else the beginning of the first that has one. */
export function* entryTitles(entries: readonly Entry[]): Generator<Statement> {
  const names = entries.flatMap((entry) => nameOf(entry) ?? []);
  if (names.length >= NAMED) {
    yield joined(names.slice(0, names.length === ALL_NAMED && entries.length === ALL_NAMED ? ALL_NAMED : NAMED));
  }
  // Of what has a name, that says more than what stands behind it.
  const [first] = entries;
  const name = first?.lead === undefined ? undefined : nameOf(first);
  if (name) yield name;
  for (const entry of entries) {
    const text = beginningOf(entry.text);
    if (text) yield { text, origins: entry.origins, rank: 1 };
  }
}

function nameOf({ lead, text, origins }: Entry): Statement | undefined {
  const name = (lead ?? text).replace(/^(?:[-–—*](?!\p{Script=Latin}|-)|[•·▪●])\s*/u, '').trim();
  const width = visualLength(name);
  const isName = lead !== undefined || (!endsAsSentence(name) && !/[,，;；]/.test(name));
  if (!isName || width < NAME.min || width > NAME.max || !canStandOver(name) || !isWholePhrase(name)) return undefined;
  return { text: name, origins, rank: 1 };
}

function joined(names: readonly Statement[]): Statement {
  return {
    text: [...new Set(names.map(({ text }) => text))].join(' · '),
    origins: [...new Set(names.flatMap(({ origins }) => origins))],
    rank: 1,
  };
}

/** The words of an entry up to its first strong mark. */
function beginningOf(text: string): string | undefined {
  const topic = topicOf(text);
  if (topic !== undefined) return isBeginning(topic) ? capitalised(topic) : undefined;
  const marks = isWide(text) ? /^[^:：;；,，、(（–—。!！?？]+/u : /^[^:;,(–—.!?]+/u;
  const own = marks.exec(text.trim())?.[0].trim();
  if (!own || own === text || isTorn(own, text.trim().slice(own.length).trimStart())) return undefined;
  return isBeginning(own) && canStandOver(own) ? own : undefined;
}

/** `at a larger, better-lit reception`, `ten (10) days`, `重交互、深会话的场景`: marks within what belongs together. */
function isTorn(own: string, rest: string): boolean {
  return (
    rest.startsWith('、') ||
    /^[(（]\s?[\d\s.,]+[)）]/u.test(rest) ||
    (rest.startsWith(',') && ENDS_IN_ADJECTIVE.test(own))
  );
}

/** `a` and one word: in front of a comma it is one of several that tell of a thing. */
const ENDS_IN_ADJECTIVE = new RegExp(`\\s(?:${anyOf('indefiniteArticles')})\\s\\p{L}+$`, 'iu');

function isBeginning(own: string): boolean {
  const width = visualLength(own);
  return (
    width >= BEGINNING.min &&
    width <= BEGINNING.max &&
    isTitleLength(own) &&
    isBalanced(own) &&
    !startsDangling(own) &&
    isWholePhrase(own)
  );
}
