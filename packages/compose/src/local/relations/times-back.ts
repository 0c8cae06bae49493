import { LEXICONS } from '../lexicon/words.ts';

/** What a time is called by how far it is from now, as pattern: `this year` at 0, `last year` at 1, `the year before` at 2. */
export const WORDS_BACK: readonly string[] = Array.from(
  { length: Math.max(...LEXICONS.map((own) => own.timesBack.length)) },
  (_, back) => {
    const words = LEXICONS.flatMap(({ timesBack }) => timesBack[back] ?? []);
    return `(?<!\\p{Script=Latin})(?:${words.join('|')})(?!\\p{Script=Latin})`;
  },
);
export const TIMES_BACK: readonly RegExp[] = WORDS_BACK.map((words) => new RegExp(words, 'iu'));
