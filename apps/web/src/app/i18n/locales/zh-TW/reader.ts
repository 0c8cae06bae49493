import type { WordsOf } from '../../namespaces.ts';

export const words: WordsOf<'reader'> = {};
