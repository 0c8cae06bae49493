import { leadOf } from './leads.ts';
import type { SourceText } from './source-text.ts';

/** Fewest lines in a row behind whose names stands a figure alone, or whose names only count. */
const FEWEST_OF_KIND = 3;
/** `Day 2`, `第3天`. */
const COUNTING = /^(?:\p{L}{2,8}\s\d{1,2}|第\s?[\d一二三四五六七八九十]{1,2}\s?\p{sc=Han})$/u;

/**
 * `Flights: €1,440`, …, `Day 1: …`, …, `Tip: …`: names with an amount each, days that are counted, and what is said besides are lists
 * of their own: the first of them.
 */
export function linesOfOneKind(lines: readonly SourceText[]): SourceText[] {
  const kinds = lines.map(kindOf);
  const firstOf = kinds.map((kind, index) => (kind === kinds[index - 1] ? -1 : index)).filter((at) => at >= 0);
  const starts = firstOf.filter((at) => {
    const kind = kinds[at];
    const end = kinds.findIndex((own, index) => index > at && own !== kind);
    const isLong = (end < 0 ? kinds.length : end) - at >= FEWEST_OF_KIND;
    // `Hall: £120`, `Music: by us`, `Food: £80`: of one list with others between them.
    return kind !== 'other' && isLong && kinds.lastIndexOf(kind as LineKind) === (end < 0 ? kinds.length : end) - 1;
  });
  const [start] = starts;
  if (start === undefined || kinds.indexOf(kinds[start] as LineKind) !== start) return [...lines];
  if (start > 0) return lines.slice(0, start);
  return lines.slice(0, kinds.lastIndexOf(kinds[0] as LineKind) + 1);
}

type LineKind = 'amount' | 'counted' | 'other';

function kindOf(source: SourceText): LineKind {
  const lead = leadOf(source);
  if (lead?.mark !== 'colon') return 'other';
  if (COUNTING.test(lead.lead)) return 'counted';
  const from = source.text.length - lead.rest.length;
  return /^\uE000+[.。]?$/u.test(source.words.slice(from)) && source.quantities.some(({ start }) => start === from)
    ? 'amount'
    : 'other';
}
