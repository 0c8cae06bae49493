import { matchesOf } from '../language/matches.ts';
import { type DateSpan, FROM, spanOf, TO } from './date-span.ts';

/** 8h30, 10h, 10h30-12h. In English `4h` is how long something takes. */
const FRENCH_TIME = new RegExp(
  `${FROM}([01]?\\d|2[0-4])\\s?h\\s?([0-5]\\d)?(?:\\s?(?:[-–—]|à)\\s?(?:[01]?\\d|2[0-4])\\s?h(?:\\s?[0-5]\\d)?)?${TO}`,
  'gu',
);

/** `à 15 heures`, `dès 8 heures du matin`, `de 9 heures à 17 heures 30`: an hour is told in full where a word says that it is one. */
const IN_FULL =
  /(?<=(?<!\p{L})(?:à|avant|dès|vers|jusqu[’']à|de|entre|partir de|après(?=\s(?:[7-9]|1\d|2\d)\s))\s)([01]?\d|2[0-4])\s?heures?(?:\s([0-5]\d)(?!\d))?(?:\s(?:à|et)\s([01]?\d|2[0-4])\s?heures?(?:\s[0-5]\d(?!\d))?)?(?:\s(?:du matin|du soir|de l[’']après-midi|pile|précises))?(?!\p{L}|[\s-](?:de\s(?!l[’']après)|d[’']|par\s|hebdo|suppl|chaque\s|maximum|minimum|en moyenne|consécutives)|\s?\/)/giu;
/** `limité à 20 heures`, `passe de 2 heures à 3 heures`: so much, and no time of the day. */
const AMOUNT_BEFORE =
  /(?:limit|rédui|ramen|pass|port|fix|égal|inférieure?s?|supérieure?s?|augment|baiss|plafonn|équivau|estim|évalu|amen|mont|descend|durée|va(?=\s))\p{L}*\s(?:de\s|à\s|jusqu[’']à\s)$|(?:plus|moins|près|total|moyenne)\s(?:de|à)\s$/iu;

function hoursInFull(text: string): DateSpan[] {
  return matchesOf(IN_FULL, text).flatMap((match) => {
    const before = text.slice(0, match.index);
    // `de 9 heures` alone is how long; with its end it is from when to when.
    const isAmount =
      AMOUNT_BEFORE.test(before) || (/(?<!partir\s)(?:de|entre)\s$/iu.test(before) && match[3] === undefined);
    return isAmount ? [] : [spanOf(match, 'time', Number(match[1]) * 60 + Number(match[2] ?? 0) + afternoon(match))];
  });
}

/** `3 heures de l’après-midi`, `9 heures du soir`: counted from noon. */
function afternoon({ 0: text, 1: hour }: RegExpExecArray): number {
  return /(?:soir|après-midi)$/u.test(text) && Number(hour) < 12 ? 12 * 60 : 0;
}

/** A length of time is announced as such. */
const LASTS =
  /(?:en|pendant|durée|durant|dure|de|toutes les|plus de|environ|(?:(?:temps|durée)\s(?:de\s|d[’'])\p{L}+|cuisson|préparation|repos|trempage|macération|levée|pousse|réfrigération|trajet)(?=\s?:))\s?:?\s?$/iu;

/** `3 h 30 de marche`: what it is made of stands behind how long something takes. */
function isLength(text: string, { index, 0: own }: RegExpExecArray): boolean {
  const isTold = /(?:^|\s)(?:à|vers|dès|avant|après|de)\s$/iu.test(text.slice(0, index));
  const after = text.slice(index + own.length);
  // `la crête (3 h)`: an hour of the night alone in its brackets is how long it takes, unless something leaves then.
  const before = text.slice(0, index);
  const isBracketed = /[(（]$/u.test(before) && /^[)）]/u.test(after) && Number.parseInt(own, 10) < EARLIEST;
  const isAside = isBracketed && !LEAVES.test(clauseAround(before, after));
  return isAside || (!isTold && /^\s(?:de\s(?!la\s|l[’'])|d[’'])\p{L}/u.test(after));
}

/** `le bus (5 h 40) part du port`, `le réveil (5 h)`: what is then. A path that leaves a village still takes its time. */
const LEAVES =
  /(?<!\p{L})(?:bus|cars?|trains?|trams?|bateaux?|ferr(?:y|ies)|navettes?|avions?|vols?|bacs?)(?!\p{L}).*(?<!\p{L})(?:part(?:ent|ira|iront)?|quitt\p{L}+|arriv\p{L}+)(?!\p{L})|(?<!\p{L})(?:départs?|ouverture|fermeture|réveil|lever)(?!\p{L})/iu;

/** What stands around between two marks. */
function clauseAround(before: string, after: string): string {
  return `${/[^,;:.]*$/u.exec(before)?.[0] ?? ''} ${/^[^,;:.]*/u.exec(after)?.[0] ?? ''}`;
}

/** First hour of the day that something is said to go on from; `de 2 h à 3 h` is how long it takes. */
const EARLIEST = 6;

/** `de 14h à 16h`: when something is, unless it grows (`passe de …`) or is an amount (`… par semaine`). */
function isBetweenHours(text: string, { index, 0: own }: RegExpExecArray): boolean {
  const hours = [...own.matchAll(/(\d{1,2})\s?h(?:\s?([0-5]\d))?/gu)].map(
    ([, hour, minute]) => Number(hour) + Number(minute ?? 0) / 60,
  );
  const [from = 0, to = 0] = hours;
  if (!/\sà\s/u.test(own) || from < EARLIEST || to <= from) return false;
  const [before, after] = [text.slice(0, index), text.slice(index + own.length)];
  return (
    /(?:^|[\s(,])de\s$/iu.test(before) &&
    !/(?:pass\p{L}*|va|vont|all(?:ant|er|é)|durée|augment\p{L}*|baiss\p{L}*|rédui\p{L}*)\s+de\s$/iu.test(before) &&
    !/^\s*(?:par|\/|de\s)/iu.test(after)
  );
}

/** `à partir de 16 h`, `de 16 h le jour de l’arrivée à 10 h`: from when on, and no length of time. */
function isFromThen(text: string, { index, 0: own }: RegExpExecArray): boolean {
  const before = text.slice(Math.max(0, index - LEADS_TO), index);
  if (/(?:à partir|à compter) d(?:e|ès)\s$/iu.test(before)) return true;
  const behind = text.slice(index + own.length, index + own.length + FARTHEST_END);
  return /(?:^|[\s(,])de\s$/iu.test(before) && /^[^.!?;:,]*\sà\s(?:[01]?\d|2[0-4])\s?h(?!\p{L})/u.test(behind);
}

/** Characters in front of an hour that say what it is, and behind it within which its end stands. */
const LEADS_TO = 16;
const FARTHEST_END = 44;

/** Times of day in a French text: the same words are lengths of time where they are announced as such. */
export function frenchTimes(text: string): DateSpan[] {
  const short = matchesOf(FRENCH_TIME, text).flatMap((match) =>
    !isBetweenHours(text, match) &&
    !isFromThen(text, match) &&
    (LASTS.test(text.slice(0, match.index)) || isLength(text, match))
      ? []
      : [spanOf(match, 'time', Number(match[1]) * 60 + Number(match[2] ?? 0))],
  );
  return [...short, ...hoursInFull(text)];
}
