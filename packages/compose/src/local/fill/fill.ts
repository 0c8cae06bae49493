import type { Filling, FillWish } from '@pagewright/model/filling';
import type { SourceDocument } from '@pagewright/model/source-document';
import { chartFor } from './charts.ts';
import { diagramFor } from './diagrams.ts';
import { type Found, isDescribed, queryOf } from './found.ts';
import { pictureFor } from './pictures.ts';
import { type Sources, sourcesOf } from './sources.ts';
import { questionOf, tableFor } from './tables.ts';
import { textFor } from './texts.ts';

/**
 * Fills smart components from the documents, without a key or a network: every statement and figure is one of theirs,
 * with the place it came from. The same documents and wishes give the same fillings, one a wish in their order.
 * @param prompt the person's prompt, which may leave parts of the documents out
 */
export function fillWishes(documents: readonly SourceDocument[], wishes: readonly FillWish[], prompt = ''): Filling[] {
  const sources = sourcesOf(documents, prompt);
  return wishes.map((wish) => {
    const found = foundFor(wish, sources, documents.length === 0);
    return typeof found === 'string' ? { is: 'nothing', id: wish.id, reason: found } : found;
  });
}

function foundFor(wish: FillWish, sources: Sources, isWithoutSources: boolean): Found {
  const isAsked = isDescribed(wish) || wish.columns.some((column) => isDescribed(column) || column.name.trim() !== '');
  if (!isAsked) return 'undescribed';
  if (isWithoutSources) return 'no-sources';
  const query = queryOf(questionOf(wish), sources);
  if (query.isEmpty) return 'undescribed';
  switch (wish.form) {
    case 'text':
      return textFor(wish, query, sources);
    case 'table':
      return tableFor(wish, query, sources);
    case 'chart':
      return chartFor(wish, query, sources);
    case 'diagram':
      return diagramFor(wish, query, sources);
    case 'picture':
      return pictureFor(wish, query, sources);
  }
}
