import { anyOf } from '../lexicon/words.ts';
import type { Span } from '../spans/span.ts';
import type { SourceText } from './source-text.ts';

/** `14 min (target 15, last year 17)`: what was aimed at stands in a bracket between a figure and an earlier one. */
const PLANNED_FIRST = new RegExp(
  `^[^()（）]*\\uE000\\s?[(（](?<plan>(?:${anyOf('plannedAt')})\\s?[:：]?\\s?\\uE000+\\s?[,，、;；]\\s?)[^()（）]*\\uE000[^()（）]*[)）]`,
  'iu',
);

/** `0.82% → 0.64% (target 0.60%)`: or in a bracket of its own behind them. */
const PLANNED_LAST = new RegExp(
  `\\uE000[^\\uE000]+\\uE000+(?<plan>\\s?[(（](?:${anyOf('plannedAt')})\\s?[:：]?\\s?\\uE000+[)）])[.。]?$`,
  'iu',
);

/** A text without what its bracket says was aimed at, and how that reads behind the name of the figure. */
export function withoutPlanned(
  source: SourceText,
): { readonly source: SourceText; readonly aside: string } | undefined {
  const last = PLANNED_LAST.exec(source.words)?.groups?.['plan'];
  const plan = last ?? PLANNED_FIRST.exec(source.words)?.groups?.['plan'];
  if (plan === undefined) return undefined;
  const start = source.words.lastIndexOf(plan);
  const end = start + plan.length;
  const said = source.text.slice(start, end).replace(/\s?[,，、;；]\s?$/u, '');
  const [open, close] = last ? ['', ''] : /（/u.test(source.text[start - 1] ?? '') ? ['（', '）'] : [' (', ')'];
  return {
    source: {
      ...source,
      text: source.text.slice(0, start) + source.text.slice(end),
      words: source.words.slice(0, start) + source.words.slice(end),
      quantities: without(source.quantities, start, end),
      dates: without(source.dates, start, end),
    },
    aside: `${open}${said}${close}`,
  };
}

function without<Own extends Span>(spans: readonly Own[], start: number, end: number): readonly Own[] {
  return spans.flatMap((own): Own[] => {
    if (own.end <= start) return [own];
    return own.start >= end ? [{ ...own, start: own.start - (end - start), end: own.end - (end - start) }] : [];
  });
}
