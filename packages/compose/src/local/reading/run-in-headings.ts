import type { Language } from '@pagewright/model/languages';
import type { ParagraphBlock, SourceBlock } from '@pagewright/model/source-document';
import { isStopWord } from '../language/stop-words.ts';
import { capitalised, readingLoad, visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { leadDateOf } from '../spans/lead-dates.ts';

/** Fewest paragraphs under one heading that begin with a heading of their own, and the share of its paragraphs that do. */
const FEWEST = { times: 3, share: 0.6 } as const;
/** Longest such heading, in comparable units and in words; the shortest of one word in letters: `Prof. Lund` is none. */
const LONGEST = { length: 40, words: 4 } as const;
const SHORTEST_WORD = 5;
/** Least that stands behind it, as reading load. */
const LEAST_BEHIND = 40;

/** `Finances. The year …`, up to a full stop with a sentence behind it. */
const STOPPED = /^(?<head>\p{Lu}[\p{L}’'&,\s-]*\p{L})\.\s+(?=[\p{Lu}\d«“"])/u;
/** `【背景】本市…`. */
const BRACKETED = /^【(?<head>[^【】]{2,20})】[\s:：]*(?=\S)/u;

/** `结果：实验组…`, `Methods: we …`: only what such parts are called, for a colon leads to much else. */
const CALLED = new RegExp(`^(?<head>${anyOf('sections')})\\s?[:：]\\s*(?=\\S)`, 'iu');
/** Least that stands behind a head of this kind on average, as reading load: what is shorter is a line of a list. */
const LEAST_CALLED = 80;

/** `（2）工作时间变长。…`, `3. Housing: …`: numbered paragraphs begin with what they are about. */
const COUNTED =
  /^(?<numbering>[（(](?<count>\d{1,2})[)）]|(?<plain>\d{1,2})[.、．)])\s*(?<head>[^。.!！?？:：;；\n]{2,40}?)(?:[。：]|[.:]\s)\s*(?=\S)/u;

interface RunIn {
  readonly head: string;
  /** What counts it, `（2）`, and its place in the count. */
  readonly numbering?: { readonly mark: string; readonly count: number };
  /** Where the paragraph itself begins, and how much it is, as reading load. */
  readonly rest: number;
  readonly load: number;
  /** It is what such a part is called. */
  readonly isCalled: boolean;
}

/** Paragraphs one after the other that each begin with a heading in their own line get it above them. */
export function divideRunInHeadings(blocks: readonly SourceBlock[], language: Language): SourceBlock[] {
  const result: SourceBlock[] = [];
  let level = 1;
  for (let index = 0; index < blocks.length; ) {
    const block = blocks[index] as SourceBlock;
    if (block.kind === 'heading') {
      level = block.level;
      result.push(block);
      index += 1;
      continue;
    }
    const next = blocks.findIndex((other, at) => at > index && other.kind === 'heading');
    const own = blocks.slice(index, next < 0 ? blocks.length : next);
    result.push(...divided(own, Math.min(6, level + 1), language));
    index += own.length;
  }
  return result;
}

/** What stands under one heading. */
function divided(blocks: readonly SourceBlock[], level: number, language: Language): readonly SourceBlock[] {
  const paragraphs = blocks.filter((block) => block.kind === 'paragraph');
  const found = new Map(paragraphs.map((block) => [block, runInOf(block, language)]));
  const known = [...found.values()].filter((own) => own !== undefined);
  // Those that are counted from one may have paragraphs between them.
  const isCounted = known.every(({ numbering }, index) => numbering?.count === index + 1);
  const isMost = known.length >= FEWEST.times && (isCounted || known.length >= paragraphs.length * FEWEST.share);
  const behind = known.flatMap((own) => (own.isCalled ? [own.load] : []));
  const isTooShort = behind.length > 0 && behind.reduce((sum, load) => sum + load, 0) < LEAST_CALLED * behind.length;
  if (!isMost || isTooShort || new Set(known.map(({ head }) => head)).size < known.length) return blocks;
  return blocks.flatMap((block): SourceBlock[] => {
    const own = block.kind === 'paragraph' ? found.get(block) : undefined;
    if (!own) return [block];
    const { text, origin, ...rest } = block as ParagraphBlock;
    return [
      { kind: 'heading', level, text: own.head, origin, ...(own.numbering ? { numbering: own.numbering.mark } : {}) },
      { ...rest, text: text.slice(own.rest), origin },
    ];
  });
}

function runInOf({ text }: ParagraphBlock, language: Language): RunIn | undefined {
  const counted = COUNTED.exec(text);
  if (counted) return countedRunIn(text, counted);
  const called = CALLED.exec(text);
  const match = called ?? BRACKETED.exec(text) ?? STOPPED.exec(text);
  const head = match?.groups?.['head'];
  if (!match || head === undefined) return undefined;
  const own = {
    head: capitalised(head),
    rest: match[0].length,
    load: readingLoad(text.slice(match[0].length)),
    isCalled: called !== null,
  };
  if (called) return own;
  const words = head.split(/\s+/u);
  const [first = ''] = words;
  const isName =
    visualLength(head) <= LONGEST.length &&
    words.length <= LONGEST.words &&
    (words.length > 1 || BRACKETED.test(text) || head.length >= SHORTEST_WORD) &&
    !isStopWord(first.toLowerCase());
  // `Monday. We packed …` tells when.
  const isDate = leadDateOf(head, language)?.rest === head.length;
  return isName && own.load >= LEAST_BEHIND && !isDate ? own : undefined;
}

/** A head with a number needs no more than words and something behind it. */
function countedRunIn(text: string, match: RegExpExecArray): RunIn | undefined {
  const { numbering: mark = '', count, plain, head = '' } = match.groups ?? {};
  const load = readingLoad(text.slice(match[0].length));
  if (!/\p{L}/u.test(head) || visualLength(head) > LONGEST.length || load < LEAST_BEHIND) return undefined;
  const numbering = { mark, count: Number(count ?? plain) };
  return { head: head.trim(), numbering, rest: match[0].length, load, isCalled: false };
}
