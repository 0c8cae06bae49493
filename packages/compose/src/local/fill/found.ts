import type { FillRefusal } from '@pagewright/model/fill-refusals';
import type { Filling, FillPlace } from '@pagewright/model/filling';
import { isWide } from '../language/text.ts';
import { Query } from './query.ts';
import type { Sources } from './sources.ts';

/** Share of a description that has to be answered: less is about something else. */
export const LEAST = 0.5;

/** A filling, or why there is none. */
export type Found = Filling | FillRefusal;

/** A description as a question in its own language, which may not be that of the sources. */
export function queryOf(description: string, { language, all }: Sources): Query {
  return new Query(description, languageOf(description, language), all);
}

function languageOf(text: string, language: Sources['language']): Sources['language'] {
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)) return 'ja-JP';
  if (isWide(text)) return language === 'zh-TW' || language === 'ja-JP' ? language : 'zh-CN';
  return language === 'fr-FR' ? 'fr-FR' : 'en-US';
}

/** Whether anything in the sources speaks of it, whatever its form. */
export function isSpokenOf(query: Query, { said, tables }: Sources): boolean {
  return [...said, ...tables].some(({ words, context }) => query.coverage(words, context) >= LEAST);
}

export function isDescribed({ description }: FillPlace): boolean {
  return /[\p{L}\p{N}]/u.test(description);
}
