import { COMMON_ICON_NAMES, type IconSet, iconNames } from '@pagewright/components/icons';
import { queryOptions } from '@tanstack/react-query';
import { type IconEntry, iconEntry } from './icon-search.ts';

export const ICON_SETS: readonly IconSet[] = ['material', 'solid', 'regular', 'brands'];

/** The icons that designs use most, then the rest; names that begin with a digit last. */
function usefulFirst(names: readonly string[]): string[] {
  const common = COMMON_ICON_NAMES.filter((name) => names.includes(name));
  const rest = names.filter((name) => !common.includes(name));
  const isDigit = (name: string) => /^(material-icons:|fa-\w+ fa-)\d/.test(name);
  return [...common, ...rest.filter((name) => !isDigit(name)), ...rest.filter(isDigit)];
}

async function loadIcons(): Promise<Readonly<Record<IconSet, readonly IconEntry[]>>> {
  const lists = ICON_SETS.map(async (set) => [set, usefulFirst(await iconNames(set)).map(iconEntry)] as const);
  return Object.fromEntries(await Promise.all(lists)) as Record<IconSet, IconEntry[]>;
}

/** The icons of each set, loaded once for all that choose or search among them. */
export const ICONS_QUERY = queryOptions({
  queryKey: ['icons'],
  queryFn: loadIcons,
  staleTime: Number.POSITIVE_INFINITY,
});
