import type { SourceBlock } from '@pagewright/model/source-document';
import { visualLength } from '../language/text.ts';
import type { DateSpan } from '../spans/date-span.ts';
import { leadDateOf } from '../spans/lead-dates.ts';
import type { Entry } from './entry-lists.ts';
import { areInOrder } from './events.ts';
import type { SourceText } from './source-text.ts';

/** Fewest dated lines with lines of their own below them, and most lines below one. */
const FEWEST = 3;
const MOST_BELOW = 3;
/** Longest dated line and longest line below one, in comparable units. */
const LONGEST = { head: 64, below: 160 } as const;

/**
 * `Phase 1 – Survey (January)` over what is done in it, again and again: each dated line with the lines below it, as far as
 * they go on in order. Lines of a date each without any below are a list of another kind.
 */
export function datedHeadsFrom(
  blocks: readonly SourceBlock[],
  start: number,
  read: (text: string, block: SourceBlock) => SourceText,
): readonly Entry[] {
  const entries: { source: SourceText; marker: undefined; children: SourceText[] }[] = [];
  const dates: DateSpan[] = [];
  for (const block of blocks.slice(start)) {
    if (block.kind !== 'paragraph') break;
    const source = read(block.text, block);
    const date = headDateOf(source);
    const open = entries.at(-1);
    if (date) {
      if (open?.children.length === 0) break;
      entries.push({ source, marker: undefined, children: [] });
      dates.push(date);
    } else if (open && open.children.length < MOST_BELOW && visualLength(source.text) <= LONGEST.below) {
      open.children.push(source);
    } else break;
  }
  const isWhole = entries.length >= FEWEST && (entries.at(-1)?.children.length ?? 0) > 0;
  return isWhole && areInOrder(dates) ? withoutEnd(entries) : [];
}

/** What stands below the last one beyond what stands below the others is said behind all of them. */
function withoutEnd(entries: readonly Entry[]): readonly Entry[] {
  const most = Math.max(...entries.slice(0, -1).map(({ children }) => children.length));
  return entries.map((entry) => ({ ...entry, children: entry.children.slice(0, most) }));
}

function headDateOf({ text, language }: SourceText): DateSpan | undefined {
  const lead = leadDateOf(text, language);
  const isHead = visualLength(text) <= LONGEST.head && !/[。.!！?？]$/u.test(text);
  return lead && isHead && lead.date.key !== undefined && /\p{L}{2}/u.test(text.slice(lead.rest))
    ? lead.date
    : undefined;
}
