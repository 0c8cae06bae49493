import { type IconEntry, searchIcons } from './icon-search.ts';
import { ICON_SETS, loadIcons } from './load-icons.ts';

/** What a query means among the icons of all sets, the nearest first. */
export async function findIcons(query: string): Promise<IconEntry[]> {
  const entries = await loadIcons();
  return searchIcons(
    ICON_SETS.flatMap((set) => entries[set]),
    query,
  );
}
