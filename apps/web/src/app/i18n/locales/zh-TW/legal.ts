import type { WordsOf } from '../../namespaces.ts';

export const words: WordsOf<'legal'> = {};
