import { matchesOf } from '../language/matches.ts';
import { type DateSpan, FROM, spanOf, TO } from './date-span.ts';

/** 8h30, 10h, 10h30-12h. In English `4h` is how long something takes. */
const FRENCH_TIME = new RegExp(
  `${FROM}([01]?\\d|2[0-4])\\s?h\\s?([0-5]\\d)?(?:\\s?(?:[-–—]|à)\\s?(?:[01]?\\d|2[0-4])\\s?h(?:\\s?[0-5]\\d)?)?${TO}`,
  'gu',
);

/** A length of time is announced as such. */
const LASTS = /(?:en|pendant|durée|durant|dure|de|toutes les|plus de|environ)\s?:?\s?$/iu;

/** `3 h 30 de marche`: what it is made of stands behind how long something takes. */
function isLength(text: string, { index, 0: own }: RegExpExecArray): boolean {
  const isTold = /(?:^|\s)(?:à|vers|dès|avant|après|de)\s$/iu.test(text.slice(0, index));
  return !isTold && /^\s(?:de\s(?!la\s|l[’'])|d[’'])\p{L}/u.test(text.slice(index + own.length));
}

/** First hour of the day that something is said to go on from; `de 2 h à 3 h` is how long it takes. */
const EARLIEST = 6;

/** `de 14h à 16h`: when something is, unless it grows (`passe de …`) or is an amount (`… par semaine`). */
function isBetweenHours(text: string, { index, 0: own }: RegExpExecArray): boolean {
  const hours = [...own.matchAll(/(\d{1,2})\s?h/gu)].map(([, hour]) => Number(hour));
  const [from = 0, to = 0] = hours;
  if (!/\sà\s/u.test(own) || from < EARLIEST || to <= from) return false;
  const [before, after] = [text.slice(0, index), text.slice(index + own.length)];
  return (
    /(?:^|[\s(,])de\s$/iu.test(before) &&
    !/(?:pass\p{L}*|va|vont|all(?:ant|er|é)|durée|augment\p{L}*|baiss\p{L}*|rédui\p{L}*)\s+de\s$/iu.test(before) &&
    !/^\s*(?:par|\/|de\s)/iu.test(after)
  );
}

/** Times of day in a French text: the same words are lengths of time where they are announced as such. */
export function frenchTimes(text: string): DateSpan[] {
  return matchesOf(FRENCH_TIME, text).flatMap((match) =>
    !isBetweenHours(text, match) && (LASTS.test(text.slice(0, match.index)) || isLength(text, match))
      ? []
      : [spanOf(match, 'time', Number(match[1]) * 60 + Number(match[2] ?? 0))],
  );
}
