import { anyOf } from '../lexicon/words.ts';
import type { Span } from '../spans/span.ts';
import { lookedOnce } from './looked-once.ts';
import type { SourceText } from './source-text.ts';

const OPENINGS = new RegExp(
  `(?<=^|[,，、;；:：(（。]\\s?|\\s(?:and|but|or|et|mais|ou|even|only)\\s|\\p{Ll}\\s|\\d\\s)(?:${anyOf('conditionOpenings')})(?!\\p{Script=Latin})`,
  'giu',
);
const ENDS = new RegExp(anyOf('conditionEnds'), 'gu');
const BREAK = /[,，;；。]|\.\s/u;
const BREAKS = /[,，、;；:：。(（]/gu;

/**
 * The clauses of a sentence that say in which case something is so: `if the price rises by 5%`, `円が1円安くなると`. What
 * their figures tell has not happened.
 */
export const conditionsIn = lookedOnce(({ text }: Pick<SourceText, 'text'>): readonly Pick<Span, 'start' | 'end'>[] => {
  const opened = [...text.matchAll(OPENINGS)].map(({ index, 0: words }) => {
    const to = text.slice(index + words.length).search(BREAK);
    return { start: index, end: to < 0 ? text.length : index + words.length + to };
  });
  const closed = [...text.matchAll(ENDS)].map(({ index, 0: words }) => {
    const last = [...text.slice(0, index).matchAll(BREAKS)].at(-1)?.index;
    return { start: last === undefined ? 0 : last + 1, end: index + words.length };
  });
  return [...opened, ...closed];
});
