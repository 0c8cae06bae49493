import type { Language } from '@pagewright/model/languages';
import type { ParagraphBlock, SourceBlock } from '@pagewright/model/source-document';
import { splitSentences } from '../language/sentences.ts';
import { isStopWord } from '../language/stop-words.ts';
import { capitalised, readingLoad, visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { leadDateOf } from '../spans/lead-dates.ts';

/** Fewest paragraphs under one heading that begin with a heading of their own, and the share of its paragraphs that do. */
const FEWEST = { times: 3, share: 0.6 } as const;
/** Longest such heading, in comparable units and in words, and with a colon behind it; the shortest of one word in letters: `Prof. Lund` is none. */
const LONGEST = { length: 40, words: 4, led: 5 } as const;
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

/** `Roof: three quotes came in. The dearest …`: any name with a colon, where most paragraphs of that kind are several sentences. */
const LED = /^(?<head>\p{Lu}[\p{L}’'&\s-]*\p{L}|[\p{sc=Han}\p{sc=Katakana}ー]{2,10})\s?[:：]\s*(?=\S)/u;
/** Least that stands behind a head of this kind on average, as reading load, and share of those with several sentences. */
const LEAST_LED = { load: 100, share: 0.6 } as const;

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
  /** What shows it: its number, a mark around it or behind it, what such a part is called, or a colon alone. */
  readonly by: 'number' | 'mark' | 'name' | 'colon';
  readonly sentences: number;
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

/** What stands under one heading: divided by marks, names and numbers, else by what stands in front of a colon. */
function divided(blocks: readonly SourceBlock[], level: number, language: Language): readonly SourceBlock[] {
  const paragraphs = blocks.filter((block) => block.kind === 'paragraph');
  const ways = [(block: ParagraphBlock) => runInOf(block, language), ledRunIn];
  const own = firstHeads(ways, paragraphs);
  if (!own) return blocks;
  const heads = new Map(paragraphs.map((block, index) => [block, own[index]]));
  return blocks.flatMap((block): SourceBlock[] => {
    const runIn = block.kind === 'paragraph' ? heads.get(block) : undefined;
    if (!runIn) return [block];
    const { text, origin, ...rest } = block as ParagraphBlock;
    return [
      {
        kind: 'heading',
        level,
        text: runIn.head,
        origin,
        ...(runIn.numbering ? { numbering: runIn.numbering.mark } : {}),
      },
      { ...rest, text: text.slice(runIn.rest), origin },
    ];
  });
}

/** What the first way finds by which most paragraphs have heads; none is tried without need. */
function firstHeads(
  ways: readonly ((block: ParagraphBlock) => RunIn | undefined)[],
  paragraphs: readonly ParagraphBlock[],
): readonly (RunIn | undefined)[] | undefined {
  for (const way of ways) {
    const found = paragraphs.map(way);
    if (areHeads(found, paragraphs.length)) return found;
  }
  return undefined;
}

/** Whether most of so many paragraphs have a head of their own, each another, over enough text. */
function areHeads(runIns: readonly (RunIn | undefined)[], paragraphs: number): boolean {
  const known = runIns.filter((own) => own !== undefined);
  // Those that are counted from one may have paragraphs between them.
  const isCounted = known.every(({ numbering }, index) => numbering?.count === index + 1);
  const isMost = known.length >= FEWEST.times && (isCounted || known.length >= paragraphs * FEWEST.share);
  const isTooShort = isShortBehind(known, 'name', LEAST_CALLED) || isShortBehind(known, 'colon', LEAST_LED.load);
  const led = known.filter(({ by }) => by === 'colon');
  const areLines = led.filter(({ sentences }) => sentences > 1).length < led.length * LEAST_LED.share;
  return isMost && !isTooShort && !areLines && new Set(known.map(({ head }) => head)).size === known.length;
}

/** Whether less stands behind the heads of one kind than makes a part, on average. */
function isShortBehind(known: readonly RunIn[], by: RunIn['by'], least: number): boolean {
  const loads = known.flatMap((own) => (own.by === by ? [own.load] : []));
  return loads.reduce((sum, load) => sum + load, 0) < least * loads.length;
}

function runInOf({ text }: ParagraphBlock, language: Language): RunIn | undefined {
  const counted = COUNTED.exec(text);
  if (counted) return countedRunIn(text, counted);
  const called = CALLED.exec(text);
  const match = called ?? BRACKETED.exec(text) ?? STOPPED.exec(text);
  const head = match?.groups?.['head'];
  if (!match || head === undefined) return undefined;
  const own = runIn(text, capitalised(head), match[0].length, called ? 'name' : 'mark');
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

function runIn(text: string, head: string, rest: number, by: RunIn['by']): RunIn {
  const behind = text.slice(rest);
  return { head, rest, load: readingLoad(behind), by, sentences: splitSentences(behind).length };
}

function ledRunIn({ text }: ParagraphBlock): RunIn | undefined {
  const match = LED.exec(text);
  const head = match?.groups?.['head'];
  if (!match || head === undefined) return undefined;
  const isShort = visualLength(head) <= LONGEST.length && head.split(/\s+/u).length <= LONGEST.led;
  return isShort ? runIn(text, head, match[0].length, 'colon') : undefined;
}

/** A head with a number needs no more than words and something behind it. */
function countedRunIn(text: string, match: RegExpExecArray): RunIn | undefined {
  const { numbering: mark = '', count, plain, head = '' } = match.groups ?? {};
  const load = readingLoad(text.slice(match[0].length));
  if (!/\p{L}/u.test(head) || visualLength(head) > LONGEST.length || load < LEAST_BEHIND) return undefined;
  const numbering = { mark, count: Number(count ?? plain) };
  return { ...runIn(text, head.trim(), match[0].length, 'number'), numbering };
}
