import { LAYOUTS } from './all-layouts.ts';
import type { AnyLayout, Catalogue } from './layout.ts';

export function catalogueOf(layouts: readonly AnyLayout[]): Catalogue {
  return Object.groupBy(layouts, ({ form }) => form) as unknown as Catalogue;
}

export const CATALOGUE: Catalogue = catalogueOf(LAYOUTS);

/** The edition that documents made now get their layouts from. */
export const LATEST_EDITION: number = Math.max(...LAYOUTS.map(({ since = 1 }) => since));
