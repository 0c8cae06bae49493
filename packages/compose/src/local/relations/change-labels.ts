import type { Stat, Statement } from '@pagewright/model/outline';
import { isBalanced } from '../language/sentences.ts';
import { capitalised, isWide, readingLoad } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import type { Change } from './changes.ts';
import { withoutRunIn } from './figures.ts';
import { type SourceText, told, trimmedPhrase } from './source-text.ts';

/** Longest text that stands under a big figure, as reading load. */
export const LONGEST_LABEL = 230;

const CAUSE = new RegExp(`^[,，、]?\\s?(?:${anyOf('causes')})(?!\\p{Script=Latin})`, 'iu');
const CAUSE_BEHIND = new RegExp(`(?:${anyOf('causesBehind')})[、,]?\\s*$`, 'u');
/** `l'an passé il avait donné`: what it was stands in the clause before. */
const PRONOUN = /^(?:[^,]{0,24}\s)?(?:ils?|elles?|it|they)\s(?:\p{Ll}+\s?){0,3}$/u;
/** Behind the figures of a change in Japanese: its verb. */
const VERB = /^[にへとま][^、。]{0,12}[。]?$/u;
/** Longest name with a reason behind it, in reading load. */
const LONGEST_CAUSE = 120;

/** What the changes of a clause are of: beyond their names and figures, and the reason of one, a clause is told whole. */
export function labelledChanges(clause: SourceText, source: SourceText, changes: readonly Change[]): Stat[] {
  return changes.map(({ stat, start, end }, index) => {
    const from = source.text.indexOf(clause.text);
    const before = index === 0 ? source.text.slice(from, start) : '';
    const after = index === changes.length - 1 ? source.text.slice(end, from + clause.text.length) : '';
    // `1,870人次参加，去年是1,240人次`: what the things counted do says what they are.
    const counted = source.text.slice(start, end).split(stat.value)[1] ?? '';
    const isCounted = /^\p{sc=Han}{2,6}[，,、]/u.test(counted);
    const whole = withoutRunIn(trimmedPhrase(clause.text) || clause.text);
    const all = trimmedPhrase(source.text);
    if (PRONOUN.test(stat.label.text) && changes.length === 1 && readingLoad(all) <= LONGEST_LABEL)
      return { ...stat, label: told(source, all) };
    if ((isBare(before) && isBare(after) && !isCounted) || readingLoad(whole) > LONGEST_LABEL) return stat;
    const caused = changes.length === 1 && !isCounted ? causeOf(before, after) : undefined;
    if (caused) return { ...stat, label: withCause(clause, stat.label, caused) };
    return { ...stat, label: told(source, changes.length > 1 ? stat.label.text : whole) };
  });
}

function isBare(text: string): boolean {
  return !/\p{L}{3}|[\p{sc=Han}]{2}/u.test(text);
}

/** `… from 3.1% to 4.4% because support was slow`, `値上げのため、…`: why, where nothing else is said around the figures. */
function causeOf(before: string, after: string): string | undefined {
  const isAfter = isBare(before) && CAUSE.test(after);
  const isBefore = (CAUSE.test(before) || CAUSE_BEHIND.test(before)) && (isBare(after) || VERB.test(after));
  const cause = trimmedPhrase(isAfter ? after : isBefore ? before : '').replace(/[。.]$/u, '');
  const isOne =
    cause !== '' && isBalanced(cause) && !/[。;；!！?？]|\.\s/u.test(cause) && readingLoad(cause) <= LONGEST_CAUSE;
  return isOne ? cause : undefined;
}

/** The name and the reason, without the figures between them. */
function withCause(source: SourceText, name: Statement, cause: string): Statement {
  if (isWide(name.text)) return told(source, `${name.text}：${cause}`);
  return told(source, `${capitalised(name.text)} – ${cause.slice(0, 1).toLowerCase()}${cause.slice(1)}`);
}
