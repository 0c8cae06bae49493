import type { PageWords, PartWords, PlaceWords } from './template.ts';

/** Words of templates, written as short as they can be. */

/** Its label; what is wanted; what sources may call it, divided by `/`; an example. */
export type Place = readonly [label: string, description: string, terms: string, example: string];

export function says(title: string, ...places: readonly Place[]): PageWords {
  return { title, places: places.map(placeWords), parts: [] };
}

/** A page of several parts. */
export function together(title: string, ...parts: readonly PartWords[]): PageWords {
  return { title, places: [], parts };
}

function placeWords([label, description, terms, example]: Place): PlaceWords {
  return { label, description, terms: terms.split('/').filter((term) => term.trim() !== ''), example };
}
