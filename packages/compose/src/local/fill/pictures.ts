import type { FillWish } from '@pagewright/model/filling';
import { statement } from '../material/atoms.ts';
import { type Found, isSpokenOf, LEAST } from './found.ts';
import type { Query } from './query.ts';
import type { Sources } from './sources.ts';

/** The picture whose caption, or the heading that it stands under, answers best. */
export function pictureFor({ id }: FillWish, query: Query, sources: Sources): Found {
  const [best] = sources.pictures
    .map(({ block, words, context }) => ({ block, score: query.coverage(words, context) }))
    .filter(({ score }) => score >= LEAST)
    .toSorted((a, b) => b.score - a.score);
  if (!best) return isSpokenOf(query, sources) ? 'no-data' : 'not-found';
  const { asset, caption, origin } = best.block;
  return {
    is: 'picture',
    id,
    image: { asset, origins: [origin], ...(caption ? { caption: statement(caption, origin, 0.6) } : {}) },
  };
}
