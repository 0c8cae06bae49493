import { leadOf } from './leads.ts';
import type { SourceText } from './source-text.ts';

/** Fewest lines in a row behind whose names stands a figure alone, or whose names only count. */
const FEWEST_OF_KIND = 3;
/** `Day 2`, `第3天`. */
const COUNTING = /^(?:\p{L}{2,8}\s\d{1,2}|第\s?[\d一二三四五六七八九十]{1,2}\s?\p{sc=Han})$/u;

/**
 * `Flights: €1,440`, …, `Day 1: …`, …, `Tip: …`: names with an amount each, days that are counted, and what is said
 * besides are lists of their own. The first of these lists.
 */
export function linesOfOneKind(lines: readonly SourceText[]): readonly SourceText[] {
  const runs: { readonly kind: LineKind; readonly start: number; end: number }[] = [];
  for (const [index, line] of lines.entries()) {
    const kind = kindOf(line);
    const last = runs.at(-1);
    if (last?.kind === kind) last.end = index + 1;
    else runs.push({ kind, start: index, end: index + 1 });
  }
  // `Hall: £120`, `Music: by us`, `Food: £80`: of one list with others between them.
  const times = new Map<LineKind, number>();
  for (const { kind } of runs) times.set(kind, (times.get(kind) ?? 0) + 1);
  const own = runs.find(
    ({ kind, start, end }) => kind !== 'other' && times.get(kind) === 1 && end - start >= FEWEST_OF_KIND,
  );
  return own ? lines.slice(0, own.start > 0 ? own.start : own.end) : lines;
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
