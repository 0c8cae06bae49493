import type { Item, Stat } from '@pagewright/model/outline';
import { isBalanced } from '../language/sentences.ts';
import { visualLength } from '../language/text.ts';
import type { Quantity } from '../spans/quantities.ts';
import { changesOf } from './changes.ts';
import { DEPENDENT, statOf } from './figures.ts';
import { leadOf } from './leads.ts';
import { type SourceText, stretchOf, told } from './source-text.ts';

/** Entries of a list in a sentence: what stands between its marks, as an item or as a figure. */

/** In front of an hour. */
const HOUR = /(?:^|\s)(?:before|after|until|till|from|avant|après|jusqu[’']à|dès)\s$/iu;
/** Longest entry with its figure, in comparable units. */
const LONGEST_FIGURE = 60;
/** Most entries with a figure each that one page shows large. */
const MOST_FIGURES = 6;

/** Entries with a figure each are figures. */
export function statsOf(entries: readonly SourceText[]): Stat[] | undefined {
  if (entries.length < 2 || entries.length > MOST_FIGURES) return undefined;
  if (entries.some(({ text }, index) => index > 0 && DEPENDENT.test(text))) return undefined;
  const isEach = entries.every(
    (entry) => (entry.quantities.length === 1 && /\d/u.test(entry.quantities[0]?.text ?? '')) || changeOf(entry),
  );
  if (!isEach || entries.some(({ text }) => visualLength(text) > LONGEST_FIGURE)) return undefined;
  // `only before 9 and after 19`: an hour is no figure of anything.
  if (entries.some(({ text, quantities: [only] }) => only?.kind === 'bare' && HOUR.test(text.slice(0, only.start))))
    return undefined;
  // `Structure: 4 = clear thread; 2 = thread visible`: a sign behind the figure says what it stands for.
  if (entries.some(({ text, quantities: [only] }) => only && /^\s?[=＝]/u.test(text.slice(only.end)))) return undefined;
  // `Fee: £12, £15`: what has no name of its own would be called by itself.
  if (entries.some(({ words }) => !/\p{L}/u.test(words))) return undefined;
  return entries.map((entry): Stat => {
    const [only] = entry.quantities as [Quantity];
    return changeOf(entry) ?? statOf(entry, only);
  });
}

/** `average basket £34 (was £29.60)`: an entry that is one change, and nothing else in figures. */
function changeOf(entry: SourceText): Stat | undefined {
  const [change, other] = changesOf(entry);
  return change && !other && entry.quantities.length === 2 ? change.stat : undefined;
}

/** Entries between marks with a figure each, fewest of which tell how things stand. */
export function figuresIn(source: SourceText, fewest: number): Stat[] | undefined {
  const stats = statsOf(divided(source, /\s*[、，,；;]\s*/gu));
  return stats && stats.length >= fewest ? stats : undefined;
}

/** A text cut at marks outside of brackets and figures. */
export function divided(source: SourceText, cut: RegExp): SourceText[] {
  const parts: SourceText[] = [];
  let start = 0;
  for (const match of source.words.matchAll(cut)) {
    if (!isBalanced(source.text.slice(start, match.index))) continue;
    parts.push(stretchOf(source, start, match.index));
    start = match.index + match[0].length;
  }
  parts.push(stretchOf(source, start, source.text.length));
  return parts.filter(({ text }) => text !== '');
}

/** An entry with the name in front of its colon as its lead. */
export function entryOf(source: SourceText): Item {
  const text = source.text
    .replace(/^(?:and|et)\s+(?=\p{L})/iu, '')
    .replace(/[；;，,、]$/u, '')
    .replace(/[。.]$/u, '')
    .trim();
  const lead = leadOf({ ...source, text });
  const own = told(source, text);
  return lead && lead.mark === 'colon' ? { ...own, text: lead.rest, lead: lead.lead } : own;
}
