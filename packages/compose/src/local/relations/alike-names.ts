import { isStopWord } from '../language/stop-words.ts';
import { visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import type { SourceText } from './source-text.ts';
import { STEP_MARK } from './steps.ts';

/** What a text is told of, and how its name shows. */
export interface AlikeName {
  readonly name: string;
  /** Where what is told of it begins. */
  readonly rest: number;
  /** A colon or the like stands behind it, it is a time set against another, or both texts go on in the same words. */
  readonly by: 'mark' | 'colon' | 'time' | 'frame';
}

/** Longest name, in comparable units, and in letters or words where only the words behind it tell where it ends. */
const LONGEST = { name: 28, wide: 10, words: 3 } as const;

/** `Et Monop'Pay : …`, `Third was the Yuba at 2,350`: what counts a thing is no part of its name. */
const COUNTS = new RegExp(
  `^(?:(?:and|et|puis)\\s|(?:the\\s)?(?:${anyOf('ordinals')})(?:\\sone)?\\s(?:is|was|est|était)\\s)?(?:(?:${anyOf('articles')}|the)\\s|l[’'])?`,
  'iu',
);
/** A name of one to three words with capitals or figures, or of a wide script, up to what is said of it. */
const LATIN_NAME =
  /^\p{Lu}[\p{L}\p{N}’'+-]*(?:\s(?:(?:de|du|des|d[’']|of|the|von|van|la)\s?){0,2}[\p{Lu}\p{N}][\p{L}\p{N}’'+-]*){0,2}(?=\s?[:,(–—]|\s-\s|\s(?:is|at|costs?|est|coûte|à)\s)/u;
/** `City bike: …`: with a colon behind it, a name need have no capitals but its first. */
const LED_NAME = /^\p{Lu}[\p{L}’'+-]*(?:\s\p{L}[\p{L}’'+-]*){1,2}(?=\s?(?:[（(][^（）()]{1,48}[）)])?\s?[:：]\s)/u;
/** `A款 石头Q5：…`: two words in front of the colon are one name. */
const MODEL_NAME = /^[^\s\d，,、：:；;（）()。]{0,3}\p{sc=Han}\s[^\s，,、：:；;（）()。]{2,10}(?=[：:])/u;
/** In front of letters of another script a blank only keeps the two apart: `你需要支持 IE11`. */
const WIDE_NAME = /^[^\s\d，,、：:；;（）()。]{1,10}(?=[（(：:，,]|是|は|\s(?![\p{sc=Latin}(]))/u;
/** Where words stand apart, a word with a blank behind it is no name: `Revenue came to …`. */
const MARKED_NAME = /^[^\s\d，,、：:；;（）()。]{1,10}(?=[（(：:，,])/u;
const ASIDE = /^\s?[（(][^（）()]{1,48}[）)]/u;
/** Between a name and what is said of it. */
const JOINT = /^[\s:：,，–—-]*(?:(?:is|at|costs?|est|à|coûte)\s|是|は、?)?/iu;
const BEHIND_TIME = '(?=\\s?[,，、:：は]|(?<=\\p{sc=Han})\\p{sc=Han})';
/** `Avant, …`, `現在：…`: the one time and the other, with what shows that they are told of. */
const THEN = new RegExp(`^(?:${anyOf('earlier')})${BEHIND_TIME}`, 'iu');
const NOW = new RegExp(`^(?:${anyOf('now')})${BEHIND_TIME}`, 'iu');

/** What two texts that stand one behind the other are told of, where both show it in one way. */
export function alikeNames(one: SourceText, other: SourceText): readonly [AlikeName, AlikeName] | undefined {
  // `Step 1: look. …`, `Step 2: switch off. …`: what is done one after the other is not set side by side.
  if (STEP_MARK.test(one.text) && STEP_MARK.test(other.text)) return undefined;
  const [first, second] = [markedName(one), markedName(other)];
  if (!first || !second) return framedNames(one, other);
  // `The shop is eleven years old. …` and `Repair: …`: a sentence about a name and what a label says.
  const areOfTwoKinds = first.by !== second.by && (isSubject(one, first) || isSubject(other, second));
  return areOfTwoKinds ? undefined : asTimes(first, second);
}

function isSubject({ text }: SourceText, { name, by }: AlikeName): boolean {
  return by === 'mark' && /^\s\p{Ll}/u.test(text.slice(text.indexOf(name) + name.length));
}

/** The name of a further text, as those before it have theirs. */
export function alikeName(before: SourceText, own: SourceText, by: AlikeName['by']): AlikeName | undefined {
  const name = by === 'frame' ? framedNames(before, own)?.[1] : markedName(own);
  return name?.by === by || (by !== 'frame' && name) ? name : undefined;
}

function asTimes(first: AlikeName, second: AlikeName): readonly [AlikeName, AlikeName] | undefined {
  const areTimes = first.by === 'time' || second.by === 'time';
  const by = first.by === second.by ? first.by : 'mark';
  if (!areTimes)
    return [
      { ...first, by },
      { ...second, by },
    ];
  const pair = `${first.name},`;
  const isTurn = (THEN.test(pair) && NOW.test(`${second.name},`)) || (NOW.test(pair) && THEN.test(`${second.name},`));
  return isTurn
    ? [
        { ...first, by: 'time' },
        { ...second, by: 'time' },
      ]
    : undefined;
}

function markedName(source: SourceText): AlikeName | undefined {
  const { text, dates, language } = source;
  const time = (THEN.exec(text) ?? NOW.exec(text))?.[0];
  if (time !== undefined) return nameOf(text, 0, time, 'time');
  const from = COUNTS.exec(text)?.[0].length ?? 0;
  const front = text.slice(from);
  const short = language === 'en-US' || language === 'fr-FR' ? MARKED_NAME : WIDE_NAME;
  const bare =
    MODEL_NAME.exec(front)?.[0] ?? LATIN_NAME.exec(front)?.[0] ?? short.exec(front)?.[0] ?? LED_NAME.exec(front)?.[0];
  if (bare === undefined || !/\p{L}/u.test(bare) || dates.some(({ start }) => start < from + bare.length))
    return undefined;
  const aside = ASIDE.exec(front.slice(bare.length))?.[0] ?? '';
  const isColon = /^\s?[:：]/u.test(front.slice(bare.length + aside.length));
  return nameOf(text, from, `${bare}${aside}`, isColon ? 'colon' : 'mark');
}

function nameOf(text: string, from: number, name: string, by: AlikeName['by']): AlikeName | undefined {
  // What a bracket says of the name is no part of it.
  if (visualLength(name.replace(/\s?[（(][^（）()]*[）)]$/u, '')) > LONGEST.name) return undefined;
  const at = from + name.length;
  return { name: name.trim(), rest: at + (JOINT.exec(text.slice(at))?.[0].length ?? 0), by };
}

/** `The Oakley has …`, `The Burrow has …`; `自転車なら片道…`, `バスなら片道…`: the same words stand around both names. */
function framedNames(one: SourceText, other: SourceText): readonly [AlikeName, AlikeName] | undefined {
  const isWide = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
  const ends =
    isWide.test(one.text) || isWide.test(other.text)
      ? wideEnds(one.words, other.words)
      : wordEnds(one.words, other.words);
  if (!ends) return undefined;
  const names = [named(one, ends.from, ends.one), named(other, ends.from, ends.other)] as const;
  const [first, second] = names;
  if (!first || !second || first.name.toLowerCase() === second.name.toLowerCase()) return undefined;
  return [first, second];
}

interface Ends {
  readonly from: number;
  readonly one: number;
  readonly other: number;
}

function named({ text, dates, quantities }: SourceText, from: number, end: number): AlikeName | undefined {
  const name = text.slice(from, end).trim();
  const isDate = [...dates, ...quantities].some((own) => own.start < end);
  const isName =
    /\p{L}|\d/u.test(name) && !/[，,、：:；;（）()。.!！?？]/u.test(name) && visualLength(name) <= LONGEST.name;
  return isName && !isDate && !ORDINAL.test(name) && !name.split(' ').every(isStopWord)
    ? { name, rest: end + (WIDE_JOINT.exec(text.slice(end))?.[0].length ?? 0), by: 'frame' }
    : undefined;
}

/** `The first half was quiet, …, the second half …`: which of them it is names nothing. */
const ORDINAL = new RegExp(`^(?:${anyOf('ordinals')}|last|next|other)$`, 'iu');
/** Between a name of a wide script and what is said of it. */
const WIDE_JOINT = /^(?:なら(?:ば)?|だと|では|の(?:場合|ほう)[はが]?|は|が|的话|的話)[、，]?/u;

/** Names of up to three words behind the same first words, in front of the same word. */
function wordEnds(one: string, other: string): Ends | undefined {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  let shared = 0;
  while (shared < 2 && first[shared] && first[shared]?.text === second[shared]?.text) shared += 1;
  // What stands in front of both names is an article or a preposition, else there is nothing.
  if (!first.slice(0, shared).every(({ text }) => isStopWord(text) || text === 'chez')) return undefined;
  for (let length = 2; length <= LONGEST.words * 2; length += 1) {
    for (let own = 1; own < length; own += 1) {
      const [a, b] = [first[shared + own], second[shared + length - own]];
      if (own > LONGEST.words || length - own > LONGEST.words || !a || !b || a.text !== b.text) continue;
      if (!GOES_ON.test(a.text)) return undefined;
      return { from: first[shared]?.start ?? 0, one: a.start, other: b.start };
    }
  }
  return undefined;
}

/** A word behind a name that may begin what is said of it: no preposition, and nothing that joins. */
const GOES_ON =
  /^(?!(?:of|in|on|at|to|for|from|with|by|and|or|but|de|du|des|d[’']|à|au|aux|en|et|ou|pour|par|sur|the|an?|l[ae]s?)$)\p{L}/iu;

function wordsOf(text: string): { readonly text: string; readonly start: number }[] {
  return [...text.slice(0, 80).matchAll(/[^\s,;:]+/gu)].map((match) => ({
    text: match[0].toLowerCase(),
    start: match.index,
  }));
}

/** What may begin what is said of a name of a wide script. */
const WIDE_WORD = /^\s?[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** Names of up to ten letters in front of the same two. */
function wideEnds(one: string, other: string): Ends | undefined {
  for (let length = 2; length <= LONGEST.wide * 2; length += 1) {
    for (let own = 1; own < length; own += 1) {
      const behind = length - own;
      if (own > LONGEST.wide || behind > LONGEST.wide) continue;
      const pair = one.slice(own, own + 2);
      if (pair.length < 2 || pair !== other.slice(behind, behind + 2) || !WIDE_WORD.test(pair)) continue;
      const rank = HAN_RANK.test(one.slice(0, own)) ? RANKED.exec(one.slice(own)) : null;
      const kind = (rank ?? KIND.exec(one.slice(own)) ?? LAST_SIGN.exec(one.slice(own)))?.[0].length ?? 0;
      const isSame = other.slice(behind, behind + kind) === one.slice(own, own + kind);
      return { from: 0, one: own + (isSame ? kind : 0), other: behind + (isSame ? kind : 0) };
    }
  }
  return undefined;
}

/** `日票80元`, `季票300元`: one sign in front of a figure names no measure. */
const LAST_SIGN = /^(?![需要有为為是花用重长長高宽寬付收约約共])\p{sc=Han}(?=\s?\uE000)/u;
/** `一等奖2项`, `二等奖5项`: a number by itself names nothing, but with all that stands up to its figure. */
const HAN_RANK = /^[一二三四五六七八九十]$/u;
const RANKED = /^\p{sc=Han}{1,4}(?=\s?\uE000)/u;
/** `甲方案需…`, `乙方案需…`: what kind of thing it is belongs to the name. */
const KIND = new RegExp(`^(?:${anyOf('kinds')})`, 'u');
