import type { InsertEntry } from '@pagewright/components/panels';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { ICON_HOLDER, iconEntry } from './insert-entries.ts';

/** As many as are seen at a glance; the icon's own dialog has all. */
const MOST = 15;

export interface FoundIcon {
  readonly name: string;
  readonly words: string;
  readonly entry: InsertEntry;
}

export interface FoundIcons {
  /** Undefined until they are found, which takes a moment the first time. */
  readonly icons: readonly FoundIcon[] | undefined;
  readonly holder: InsertEntry | undefined;
}

/** The icons that a search for components means too, each as an entry that can be inserted. */
export function useFoundIcons(query: string): FoundIcons {
  const text = useDeferredValue(query.trim());
  const holder = ICON_HOLDER;
  const isAsked = means(text) && holder !== undefined;
  const { data } = useQuery({
    queryKey: ['found-icons', text],
    queryFn: async ({ client }) => {
      const { findIcons } = await import('../dialogs/icon/find-icons.ts');
      return (await findIcons(text, client)).slice(0, MOST);
    },
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  if (!isAsked) return { icons: [], holder };
  return {
    icons: data?.map(({ name, words }) => ({ name, words, entry: iconEntry(holder, name) })),
    holder,
  };
}

/** Of one Latin letter thousands would be found. */
function means(text: string): boolean {
  return text.length > 1 || /[^\p{Script=Latin}\p{N}\s]/u.test(text);
}
