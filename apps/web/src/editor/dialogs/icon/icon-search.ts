import { ICON_KEYWORDS } from './icon-keywords.ts';

/** An icon that can be found: the name that components hold, and its words. */
export interface IconEntry {
  readonly name: string;
  readonly words: string;
}

export function iconEntry(name: string): IconEntry {
  const own = name.replace(/^material-icons:|^fa-\w+ fa-/, '');
  return { name, words: own.replace(/[_-]/g, ' ') };
}

/** Icons that a query means, the nearest first: by their names, or by words of the interface's languages. */
export function searchIcons(entries: readonly IconEntry[], query: string): IconEntry[] {
  const text = query.trim().toLowerCase();
  if (text === '') return [...entries];
  const terms = text.split(/[\s_-]+/);
  const meant = meantNames(text);
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, text, terms, meant) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || a.entry.words.length - b.entry.words.length)
    .map(({ entry }) => entry);
}

function rankOf({ words }: IconEntry, text: string, terms: readonly string[], meant: readonly string[]): number {
  const plain = words.toLowerCase();
  if (plain === text) return 5;
  if (plain.startsWith(terms.join(' '))) return 4;
  const parts = plain.split(' ');
  if (terms.every((term) => parts.includes(term))) return 3;
  if (terms.every((term) => plain.includes(term))) return 2;
  return meant.some((name) => plain === name || parts.includes(name) || plain.includes(name)) ? 1 : 0;
}

/** English names for a query in another language; two letters of French could mean too much. */
function meantNames(text: string): string[] {
  const isLatin = /^[a-zà-ÿœ ]+$/i.test(text);
  if (isLatin && text.length < 3) return [];
  return ICON_KEYWORDS.filter(({ words }) =>
    words.split(' ').some((word) => word === text || (isLatin ? word.startsWith(text) : word.includes(text))),
  ).flatMap(({ names }) => names.split(' ').map((name) => name.replace(/[_-]/g, ' ')));
}
