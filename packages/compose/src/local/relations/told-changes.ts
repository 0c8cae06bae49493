import type { Language } from '@pagewright/model/languages';
import type { Stat } from '@pagewright/model/outline';
import { isStopWord } from '../language/stop-words.ts';
import { isWide, readingLoad } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import type { Quantity } from '../spans/quantities.ts';
import { changesOf, directionOf, haveOneUnit, STARTED } from './changes.ts';
import { isNumbered } from './name-numbers.ts';
import { isAsked, isDenied } from './no-figures.ts';
import { type SourceText, told } from './source-text.ts';

/** A change that two sentences tell, `A ticket was £12 last year. It is £14 now.`, with both as what it is of. */

const FREE = { before: '(?<!\\p{Script=Latin})', behind: '(?!\\p{Script=Latin})' } as const;
const EARLIER = new RegExp(`${FREE.before}(?:${anyOf('earlier')})${FREE.behind}`, 'giu');
const LATER = new RegExp(`${FREE.before}(?:${anyOf('now')})${FREE.behind}`, 'giu');
/** Words that say nothing of their own in a sentence that goes on with what the one before measured. */
const AGAIN = new RegExp(
  `${FREE.before}(?:${anyOf('repeats')}|${anyOf('copulas')}|${anyOf('approximations')})${FREE.behind}`,
  'giu',
);
/**
 * Verbs of how much there was, by language: without a word of time they say that the first figure is the earlier one. What
 * was done with some, `We ordered 40 chairs`, is no state that another figure takes the place of.
 */
const PAST: Partial<Record<Language, RegExp>> = {
  'en-US':
    /(?<!\p{L})(?:was|were|had|used to|cost|counted|numbered|held|took|weighed|measured|lasted|averaged)(?!\p{L})/iu,
  'fr-FR': /\p{L}{2}(?:ait|aient)(?!\p{L})/iu,
};
/** A sentence that goes on with what was named before: `It is …`, `Elle en compte …`, `There are …`. */
const GOES_ON: Partial<Record<Language, RegExp>> = {
  'en-US': /^(?:(?:and|but)\s)?(?:it|they|there|we|that)(?!\p{L})/iu,
  'fr-FR': /^(?:(?:et|mais)\s)?(?:ils?|elles?|on|nous|c[’']est)(?!\p{L})/iu,
};
const LEADING_NOW = new RegExp(`^(?:${anyOf('now')})[,，]?\\s?`, 'iu');
/** Small words that may stand behind the second figure. */
const SMALL = /^(?:do|does|did|are|is|of|us|in|the|all|them|so|le|la|les|de|font|sont|en|nous)$/iu;
/** Longest label, as reading load. */
const LONGEST = 230;
/** Letters by which two forms of one word are known: `comptait`, `compte`. */
const STEM = 4;

/** Undefined where the second sentence says something else, or where it is not sure which figure is the earlier one. */
export function changeOver(first: SourceText, second: SourceText): Stat | undefined {
  const [other, ...others] = second.quantities;
  if (!other) return undefined;
  if (others.length > 0) return movedBy(first, second);
  const isRecalled = saysOnlyWhatWas(first, second, other);
  // `Sales came to £2.8m, 6% over plan. A year earlier it was £2.5m.`: of several figures it is the one that is measured so.
  const alike = first.quantities.filter(
    (own) => !isRecalled || (own.kind === other.kind && haveOneUnit(own, other) && !isMost(own, first)),
  );
  const [one, ...further] = alike;
  if (!one || further.length > 0) return undefined;
  const text = `${first.text}${isWide(first.text) ? '' : ' '}${second.text}`;
  if (readingLoad(text) > LONGEST) return undefined;
  if (!canChange(first, one) || !canChange(second, other)) return undefined;
  if (one.kind !== other.kind || !haveOneUnit(one, other) || one.text === other.text) return undefined;
  if (changesOf(first).length > 0 || changesOf(second).length > 0) return undefined;
  const isForward = isEarlier(first, second) && says(LATER, second) && !says(LATER, first);
  const isBackward =
    (isRecalled || says(LATER, first)) &&
    !says(EARLIER, first) &&
    !says(LATER, second) &&
    (isRecalled || says(EARLIER, second));
  if (isForward === isBackward || (!isRecalled && saysMore(first, second, other))) return undefined;
  const [from, to] = isForward ? [one, other] : [other, one];
  return { value: to.text, from: from.text, label: told(first, text), ...directionOf(from, to) };
}

/** `5点満点で4.3点`, `满分5分`: the most that there can be was never reached. */
function isMost({ start, end }: Quantity, { text }: SourceText): boolean {
  return text.slice(end).startsWith('満点') || /[满滿]分[为為是]?$/u.test(text.slice(0, start));
}

/** How far a figure may be from the earlier one and what it moved by together, as a part of it. */
const ROUNDED = 1e-6;

/** `The mean is 3.9 points. It rose by 0.3 from last time's 3.6.`: an earlier figure and what it moved by come to the one before. */
function movedBy(first: SourceText, second: SourceText): Stat | undefined {
  const [one, other, third] = second.quantities;
  if (!one || !other || third || !says(EARLIER, second) || !haveOneUnit(one, other)) return undefined;
  const text = `${first.text}${isWide(first.text) ? '' : ' '}${second.text}`;
  if (readingLoad(text) > LONGEST || changesOf(first).length > 0) return undefined;
  const [from, by] = distanceToEarlier(second, one) <= distanceToEarlier(second, other) ? [one, other] : [other, one];
  const to = first.quantities.find(
    (own) => own.kind === from.kind && haveOneUnit(own, from) && isBetween(own, from, by),
  );
  if (!to || !canChange(first, to)) return undefined;
  return { value: to.text, from: from.text, label: told(first, text), ...directionOf(from, to) };
}

/** How far a figure stands from the word that says when it was so, UTF-16 units: what it moved by stands farther. */
function distanceToEarlier({ text }: SourceText, { start, end }: Quantity): number {
  const distances = [...text.matchAll(EARLIER)].map(({ index, 0: { length } }) =>
    index < start ? start - index - length : index - end,
  );
  return Math.min(...distances);
}

/** Whether what was and what it moved by come to what is. */
function isBetween({ amount: to }: Quantity, { amount: from }: Quantity, { amount: by }: Quantity): boolean {
  if (to === undefined || from === undefined || by === undefined || to === from) return false;
  return Math.abs(Math.abs(to - from) - Math.abs(by)) <= Math.abs(to) * ROUNDED;
}

/** `It had been …`, `It was …`, `只有…`, `…だった`: what a sentence about an earlier time has for its verb. */
const HAD_BEEN = /(?<!\p{L})(?:had|was|were)(?!\p{L})|\p{L}(?:ait|aient)(?!\p{L})|でした|だった/iu;
/** In front of what something has come to by now: behind it, a date alone says when it was otherwise. */
const COME_TO =
  /(?<!\p{L})(?:(?:rose|risen|grew|grown|fell|fallen|dropped|climbed|increased|decreased|improved|went (?:up|down)) to|now|monte|grimpe|passe|tombe|recule|atteint) \S{0,8}$/iu;

/**
 * `A year earlier it was £2.5m.`, `去年同期是1590万元。`: nothing but an earlier time and a figure. A date without such a
 * word, `In Q2 it had been £34.`, is one behind what something rose or fell to.
 */
function saysOnlyWhatWas(first: SourceText, second: SourceText, { start, end }: Quantity): boolean {
  const behind = second.text.slice(end);
  // `昨年の3.1点から改善した。`: that something moved since then says no more.
  const moved = STARTED.exec(behind)?.[0].length ?? 0;
  const said = `${second.text.slice(0, start)} ${moved > 0 ? behind.slice(moved).replace(/^\p{sc=Han}?\p{sc=Hiragana}*/u, '') : behind}`;
  const isDated = second.dates.length === 1 && HAD_BEEN.test(said) && first.dates.length === 0;
  const isEarlierTime =
    says(EARLIER, { ...second, text: said }) ||
    (isDated && first.quantities.some((own) => COME_TO.test(first.text.slice(0, own.end))));
  if (!isEarlierTime) return false;
  const undated = second.dates.reduce((rest, date) => rest.replace(date.text, ' '), said.replace(EARLIER, ' '));
  const plain = undated.replace(AGAIN, ' ').replace(HAD_BEEN, ' ');
  return !/\p{L}{2}|\p{sc=Han}/u.test(plain.replace(/(?<!\p{L})(?:in|it|en|il|elle|on|le|la|the)(?!\p{L})/giu, ' '));
}

function canChange(source: SourceText, quantity: Quantity): boolean {
  return (
    !quantity.isRange &&
    quantity.kind !== 'ratio' &&
    !isAsked(source.text) &&
    !isDenied(source, quantity) &&
    !(quantity.kind === 'bare' && isNumbered(source.text.slice(0, quantity.start)))
  );
}

function says(words: RegExp, { text }: SourceText): boolean {
  return text.search(words) >= 0;
}

/** A word of time says so, or a verb of what was in front of a sentence that goes on with what it measured. */
function isEarlier(first: SourceText, second: SourceText): boolean {
  const goesOn = GOES_ON[second.language]?.test(second.text.replace(LEADING_NOW, '')) ?? false;
  return says(EARLIER, first) || (goesOn && (PAST[first.language]?.test(first.text) ?? false));
}

/**
 * Whether the clause of the second figure has words, or a day, that the first sentence does not: then it measures something
 * else.
 */
function saysMore(first: SourceText, second: SourceText, { start, end }: Quantity): boolean {
  const before = /[^,，;；。:：]*$/u.exec(second.words.slice(0, start))?.[0] ?? '';
  const behind = /^(?:[^,，;；。.:：]|(?<=\d)[.,](?=\d))*/u.exec(second.words.slice(end))?.[0] ?? '';
  const known = first.text.toLowerCase();
  const plain = (text: string): string =>
    text.replace(LATER, ' ').replace(EARLIER, ' ').replace(AGAIN, ' ').replaceAll('\uE000', ' ').toLowerCase();
  const isNew = (word: string): boolean => !wordsOf(known).some((own) => areForms(own, word));
  const latin = wordsOf(plain(`${before} ${behind}`)).filter((word) => !isStopWord(word) && !SMALL.test(word));
  // `US sales`: in capitals `us` is no small word.
  const short = `${before} ${behind}`.match(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu) ?? [];
  const wide = plain(`${before} ${behind}`).match(/[\p{sc=Han}\p{sc=Katakana}ー]{2,}/gu) ?? [];
  // Behind the figure most of what is written so is grammar.
  const kana = plain(before).match(/\p{sc=Hiragana}{2,}/gu) ?? [];
  return (
    latin.some(isNew) ||
    short.some((word) => !first.text.includes(word)) ||
    [...wide, ...kana].some((word) => !known.includes(word)) ||
    second.dates.some(({ text }) => !known.includes(text.toLowerCase()) && plain(text).trim() !== '')
  );
}

function wordsOf(text: string): string[] {
  return text.match(/\p{Script=Latin}{2,}/gu) ?? [];
}

function areForms(one: string, other: string): boolean {
  const length = Math.min(STEM, one.length, other.length);
  const isShort = Math.abs(one.length - other.length) <= 1;
  return one.slice(0, length) === other.slice(0, length) && (length === STEM || isShort);
}
