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
const PRONOUN =
  /^(?:[^,]{0,24}\s)?(?:ils?|elles?|it|they)(?:\s(?:\p{Ll}+\s?){0,3})?$|^(?:we|i|nous|on|vous|you|(?:that|this|it)(?:[’']s)?|cela|ça|c[’']est)$/iu;
/** `If sales fell …`, `It was said that sales …`: without its verb the name says something else. */
const DEPENDS = new RegExp(
  `(?:${anyOf('conditions')})|(?<!\\p{L})(?:that|when|que|qu[’']|lorsque|quand|si)(?!\\p{L})`,
  'iu',
);
/** `所以人数`, `枠を`: what joined the name to the reason and to its figures. */
const JOINTS = /^(?:所以|因此|因而|于是|於是|故)(?=\p{sc=Han}{2})|[をはがも]$/gu;
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
    const isOfEarlier = isDatedOtherwise(stat.label.text, source.text.slice(start, end), source);
    if ((PRONOUN.test(stat.label.text) || isOfEarlier) && changes.length === 1 && readingLoad(all) <= LONGEST_LABEL)
      return { ...stat, label: told(source, all) };
    if ((isBare(before) && isBare(after) && !isCounted) || readingLoad(whole) > LONGEST_LABEL) return stat;
    const isPlain = changes.length === 1 && !isCounted && !DEPENDS.test(stat.label.text);
    const caused = isPlain ? causeOf(before, after) : undefined;
    if (caused) return { ...stat, label: withCause(clause, stat.label, caused) };
    return { ...stat, label: told(source, changes.length > 1 ? stat.label.text : whole) };
  });
}

/** `第一周平均23分钟，上周掉到9分钟`: the name says when it was the earlier figure, and the later one has a time of its own. */
function isDatedOtherwise(name: string, told: string, { dates }: SourceText): boolean {
  const own = dates.filter(({ text }) => told.includes(text));
  return own.some(({ text }) => name.includes(text)) && own.some(({ text }) => !name.includes(text));
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
    cause !== '' && isBalanced(cause) && !/[。;；!！?？,，]|\.\s/u.test(cause) && readingLoad(cause) <= LONGEST_CAUSE;
  return isOne ? cause : undefined;
}

/** The name and the reason, without the figures between them. */
function withCause(source: SourceText, name: Statement, cause: string): Statement {
  if (isWide(name.text)) return told(source, `${name.text.replace(JOINTS, '')}：${cause}`);
  return told(source, `${capitalised(name.text)} – ${cause.slice(0, 1).toLowerCase()}${cause.slice(1)}`);
}
