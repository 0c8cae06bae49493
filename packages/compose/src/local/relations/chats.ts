import type { SourceBlock } from '@pagewright/model/source-document';
import { visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { lineOf } from './block-lines.ts';

/** What one says in a conversation. */
export interface Message {
  readonly speaker: string;
  readonly block: SourceBlock;
  /** The whole line, and where in it begins what is said. */
  readonly line: string;
  readonly start: number;
}

/** Fewest messages. */
const FEWEST = { timed: 3, untimed: 5 } as const;
/** Longest name, in comparable units. */
const LONGEST_NAME = 22;

const CLOCK = '(?:[上下]午|午[前後]|晚上|早上)?\\d{1,2}[:：]\\d{2}(?:[:：]\\d{2})?(?:\\s?[apAP]\\.?[mM]\\.?)?';
/** One word, or several in front of a colon. */
const WORD = '[^\\s\\d:：,，。.!！?？()（）\\[\\]→][^\\s:：,，。!！?？()（）\\[\\]→]*';
const NAME = `${WORD}(?:\\s${WORD}){0,2}`;
/** `[09:02] Mia: …`, `10:12 佐伯 …`, `Mia [09:02]: …`, `老周 9:41  …`. */
const TIMED = [
  new RegExp(`^(?:\\[(?<time>${CLOCK})\\]|(?<bare>${CLOCK}))[\\s–—-]+(?<name>${NAME})\\s*[:：]\\s*(?=\\S)`, 'u'),
  new RegExp(`^(?<name>${NAME})[\\s,，]+[\\[(（]?(?<time>${CLOCK})[\\])）]?\\s*[:：\\s]\\s*(?=\\S)`, 'u'),
  new RegExp(`^(?:\\[(?<time>${CLOCK})\\]|(?<bare>${CLOCK}))\\s+(?<name>${WORD})\\s+(?=\\S)`, 'u'),
];
const UNTIMED = new RegExp(`^(?<name>${NAME})\\s*[:：]\\s*(?=\\S)`, 'u');

interface Head {
  readonly name: string;
  readonly minutes: number | undefined;
  readonly length: number;
}

/** A conversation from a place on, one message a line; nothing where the lines are none. */
export function chatFrom(blocks: readonly SourceBlock[], start: number): readonly Message[] {
  const before = blocks[start - 1];
  for (const head of [timedHead, untimedHead]) {
    // Of a run of such lines, all of them are looked at from the first one.
    if (before && head(lineOf(before)?.trim() ?? '')) continue;
    const messages: Message[] = [];
    const heads: Head[] = [];
    for (let index = start; index < blocks.length; index += 1) {
      const block = blocks[index];
      const line = lineOf(block)?.trim();
      const own = line === undefined ? undefined : head(line);
      if (!block || line === undefined || !own) break;
      heads.push(own);
      messages.push({ speaker: own.name, block, line, start: own.length });
    }
    if (isChat(heads, messages)) return messages;
  }
  return [];
}

function timedHead(line: string): Head | undefined {
  for (const pattern of TIMED) {
    const match = pattern.exec(line);
    const { name = '', time, bare } = match?.groups ?? {};
    if (!match || visualLength(name) > LONGEST_NAME) continue;
    // `18:45 on the water`: without a mark in front, a small word behind an hour is nobody's name.
    if (match.groups?.['bare'] !== undefined && !/[:：]\s*$/u.test(match[0]) && /^\p{Ll}/u.test(name)) continue;
    const clock = time ?? bare ?? '';
    const [hours = 0, minutes = 0] = clock
      .replace(/^\P{N}+/u, '')
      .split(/[:：]/u)
      .map((part) => Number.parseInt(part, 10));
    const isLate = hours < NOON && /p\.?m|下午|午後|晚上/iu.test(clock);
    return { name: name.trim(), minutes: (isLate ? hours + NOON : hours) * 60 + minutes, length: match[0].length };
  }
  return undefined;
}

const NOON = 12;

function untimedHead(line: string): Head | undefined {
  const match = UNTIMED.exec(line);
  const name = match?.groups?.['name']?.trim() ?? '';
  return match && name !== '' && visualLength(name) <= LONGEST_NAME
    ? { name, minutes: undefined, length: match[0].length }
    : undefined;
}

/** Fewest messages for each who speaks: the parts of a programme come once. */
const LEAST_OFTEN = 1.3;

/** The same names come again, and they talk: they ask, show that they have read, or call one another. */
function isChat(heads: readonly Head[], messages: readonly Message[]): boolean {
  const names = heads.map(({ name }) => name);
  const speakers = new Set(names);
  const isTimed = heads[0]?.minutes !== undefined;
  if (names.length < (isTimed ? FEWEST.timed : FEWEST.untimed) || speakers.size < 2) return false;
  const said = messages.map(({ line, start }) => line.slice(start));
  const asks = said.some((text) => /[?？吗嗎呢]\s*\P{L}*$/u.test(text));
  const calls = said.some((text, index) => [...speakers].some((name) => name !== names[index] && calledAt(text, name)));
  const reads = said.some(acknowledges);
  // `Session 1`, `Room 2`: what is counted does not speak.
  if (said.some((text) => /^\d+(?:\s|$)/u.test(text)) && !asks) return false;
  if (isTimed) {
    const minutes = heads.map((head) => head.minutes ?? 0);
    const isInOrder = minutes.every((minute, index) => index === 0 || minute >= (minutes[index - 1] ?? 0));
    const talks = said.filter((text) => OF_ONESELF.test(text)).length >= FEWEST_OF_ONESELF;
    return isInOrder && names.length >= speakers.size * LEAST_OFTEN && (asks || calls || reads || talks);
  }
  const isTurned = speakers.size > 2 && names.every((name, index) => name === names[index % speakers.size]);
  return names.length >= speakers.size * 2 - 1 && !isTurned && asks && (calls || reads);
}

/** `Mia, can you …`: in front of what is said; `And Pro?` does not call A. */
function calledAt(text: string, name: string): boolean {
  return (
    text.startsWith(name) && !(/\p{Script=Latin}$/u.test(name) && /^\p{Script=Latin}/u.test(text.slice(name.length)))
  );
}

/** `我來訂`, `I'll bring the tent`: a programme does not speak of itself. */
const OF_ONESELF = new RegExp(`(?<!\\p{Script=Latin})(?:${anyOf('selves')})(?!\\p{Script=Latin})`, 'u');
const FEWEST_OF_ONESELF = 2;

const NOTHING = new RegExp(
  `^(?:(?:${anyOf('acknowledgements')}|\\+1)(?:[\\s,，、.。!！~～…]|\\p{Extended_Pictographic}|\\uFE0F|\\u200D|[:;]-?[()D])*)+$`,
  'iu',
);

/** Whether a message only says that one has read another. */
export function acknowledges(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text) || NOTHING.test(text.trim());
}
