import type { Language } from '@pagewright/model/languages';
import { readDates } from '../spans/dates.ts';
import { readQuantities } from '../spans/quantities.ts';
import { directionsIn, isNameNumber, tellingPart, turnedBy, turningWords, withoutBase } from './figure-words.ts';
import { type Query, wordsOf } from './query.ts';

/**
 * Whether a figure is of what a description names. What the figure itself is told of has to hold every word that is asked
 * for and nothing that makes it another figure: `the revenue of the north`, `planned revenue`, `revenue per head` are none
 * of `revenue`. Doubtful ones are no answer.
 */

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Words that a long description leaves open: `the new warehouse in Lyon` is the new warehouse. */
const FEW_TERMS = 3;

const DURATION =
  /(?<!\p{L})(?:seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|secondes?|heures?|jours?|semaines?|mois|ans?|années?)(?!\p{L})|分[钟鐘]|小[时時]|[時週]間|[个個か]月|[秒分天日年]/iu;

/** `down from £3.60`: what was before. */
const EARLIER_VALUE = /(?:(?<!\p{L})(?:from|de|than|que|contre|against|versus|vs\.?)|[从從由比自])\s*$/iu;

/** @param span where the figure stands in the text */
export function isFigureOf(text: string, span: Stretch, query: Query, context: string, language: Language): boolean {
  if (isNameNumber(text, span.start, span.end)) return false;
  const before = text.slice(0, span.start);
  if (EARLIER_VALUE.test(before)) return false;
  const [duration] = DURATION.exec(text.slice(span.start, span.end)) ?? [];
  // `customers wait 12 minutes` counts no customers.
  const isDate = readDates(text, language).some(({ start }) => start === span.start);
  if (duration && !isDate && !query.holds(duration)) return false;
  const { label, clause } = labelOf(text, span, language);
  return isLabelOf(label, before, `${clause} ${context}`, query);
}

/**
 * @param label the words that the figure is told with
 * @param before what stands in front of it
 * @param around the label with the headings above it, which may make it one of another time
 */
export function isLabelOf(label: string, before: string, around: string, query: Query): boolean {
  if (!query.isHeldBy(wordsOf(label))) return false;
  if (turningWords(withoutBase(around)).some((word) => !query.holds(word))) return false;
  if (turnedBy(query.text).some((sign) => !label.includes(sign))) return false;
  const change = directionsIn(label);
  const asked = directionsIn(query.text);
  const isLevel = /(?:(?<!\p{L})(?:to|at|was|is|reached|à)|[达達到至为為に])\s*$/iu.test(before);
  const isChange = (change.rises || change.falls) && !isLevel;
  if (isChange !== (asked.rises || asked.falls)) return false;
  if (isChange && (change.rises !== asked.rises || change.falls !== asked.falls)) return false;
  const rest = tellingPart(query.without(withoutBase(label))).match(/\p{L}+/gu) ?? [];
  return rest.length === 0 || (query.size >= FEW_TERMS && rest.length === 1);
}

const ENDS = /[，；;。！!？?、()（）]|,(?!\d)|(?<!\d)\.(?!\d)|\s[–—-]\s/gu;
const JOINTS = /\s(?:and|et)\s/gu;

/** The words of the clause around a figure, without other figures; where it has none, of the clause in front. */
function labelOf(text: string, span: Stretch, language: Language): { label: string; clause: string } {
  const figures = [...readQuantities(text, language), ...readDates(text, language)];
  const others = figures.filter((own) => own.end <= span.start || own.start >= span.end);
  const cuts = [0, text.length];
  for (const { index, 0: mark } of text.matchAll(ENDS)) cuts.push(index, index + mark.length);
  if (others.length > 0) for (const { index, 0: mark } of text.matchAll(JOINTS)) cuts.push(index, index + mark.length);
  const free = cuts.filter((cut) => !figures.some(({ start, end }) => cut > start && cut < end));
  const from = Math.max(...free.filter((cut) => cut <= span.start));
  const to = Math.min(...free.filter((cut) => cut >= span.end));
  const bare = (start: number, end: number): string => without(text, start, end, [...figures, span]);
  const label = bare(from, to);
  const clause = text.slice(from, to);
  if (/\p{L}/u.test(tellingPart(label))) return { label, clause };
  const before = text.slice(0, from).replace(/[\s，；;、,(（]+$/u, '');
  const earlier = Math.max(0, ...free.filter((cut) => cut < before.length));
  // Only a change goes on speaking of what a figure before it measured.
  const hasFigure = others.some(({ start, end }) => start >= earlier && end <= from);
  const { rises, falls } = directionsIn(label);
  if (hasFigure && !rises && !falls) return { label, clause };
  return { label: `${bare(earlier, from)} ${label}`, clause: text.slice(earlier, to) };
}

function without(text: string, from: number, to: number, figures: readonly Stretch[]): string {
  const inside = figures.filter(({ start, end }) => start < to && end > from).toSorted((a, b) => a.start - b.start);
  let at = from;
  let result = '';
  for (const { start, end } of inside) {
    if (start > at) result += `${text.slice(at, start)} `;
    at = Math.max(at, end);
  }
  return result + text.slice(at, to);
}
