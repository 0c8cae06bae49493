import type { QueryClient } from '@tanstack/react-query';
import { type IconEntry, searchIcons } from './icon-search.ts';
import { ICON_SETS, ICONS_QUERY } from './load-icons.ts';

/** What a query means among the icons of all sets, the nearest first. */
export async function findIcons(query: string, client: QueryClient): Promise<IconEntry[]> {
  const entries = await client.ensureQueryData(ICONS_QUERY);
  return searchIcons(
    ICON_SETS.flatMap((set) => entries[set]),
    query,
  );
}
