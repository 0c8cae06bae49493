import { visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import type { Entry, EntryList } from './entry-lists.ts';
import { told } from './source-text.ts';

/** A first entry that only says what the others are is their head: `要带的东西`, `Ingredients`. */
export function headedBy({
  entries,
  head,
  isHeading,
  ordered,
}: EntryList): Pick<EntryList, 'entries' | 'head' | 'isHeading'> | undefined {
  const [first, ...rest] = entries;
  if (!first || rest.length < 2 || ordered || first.children.length > 0 || (head && !isHeading)) return undefined;
  const isHead =
    visualLength(first.source.text) <= LONGEST_OWN_HEAD &&
    (NAMES_LIST.test(first.source.text) || namesFigures(first, rest));
  return isHead ? { entries: rest, head: told(first.source, first.source.text), isHeading: false } : undefined;
}

/** Longest entry that is the head of the others, in comparable units. */
const LONGEST_OWN_HEAD = 30;
/** Fewest names with figures alone that a line without one stands over. */
const FEWEST_OVER = 3;
const NAMES_LIST = new RegExp(
  `^(?:${anyOf('supplies')}|要(?:带|帶|准备|準備)|${anyOf('steps')}|${anyOf('actions')})的?(?:东西|東西|物品|清单|清單|list)?$`,
  'iu',
);

/** `Scores out of 100`, `得点（100点満点）`: the most that a figure may be. */
const SCALE =
  /\s?[(（]?(?:out of|max(?:imum|\.)?|sur|[满滿]分|総分|[总總]分)\s?\d{1,4}\s?[分点]?[)）]?$|\s?[(（]?\d{1,4}\s?(?:点満点|分[满滿]分|分制)[)）]?$/iu;

/** `Mean occupancy` over `Hotels 64%`, `Huts 58%`, …: what the figures of names measure. */
function namesFigures({ source: { text, quantities, dates } }: Entry, rest: readonly Entry[]): boolean {
  const named = SCALE.exec(text)?.index ?? text.length;
  const isPlain =
    named > 0 &&
    [...quantities, ...dates].every(({ start }) => start >= named) &&
    !/[:：,，;；。.!?]/u.test(text.slice(0, named));
  const kinds = new Set(rest.map(({ source }) => source.quantities[0]?.kind));
  const areFigured = rest.every(({ source, children }) => {
    const [only, other] = source.quantities;
    return children.length === 0 && only && !other && only.start > 0 && source.text.length - only.end <= 1;
  });
  return isPlain && areFigured && rest.length >= FEWEST_OVER && kinds.size === 1;
}
