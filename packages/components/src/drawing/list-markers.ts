import type { ParagraphStyle } from '@pagewright/typography/paragraph-style';

/** By level, over and over; every family of the catalogue has them. */
const BULLETS = ['•', '–', '·'] as const;
const NUMBERS = [String, letters, roman] as const;

/**
 * Marks the entries of a text one after another: `•` or `1.`, `a.`, `i.` by their level; undefined for what is not listed.
 * A number goes on until something that is no numbered entry stands on its level or further out.
 */
export function listMarkers(): (entry: Pick<ParagraphStyle, 'listType' | 'level'>) => string | undefined {
  const counts: number[] = [];
  return ({ listType, level }) => {
    counts.length = Math.min(counts.length, level + 1);
    if (listType !== 'ordered') counts.length = Math.min(counts.length, level);
    if (listType === 'none') return undefined;
    if (listType === 'bullet') return BULLETS[level % BULLETS.length];
    const count = (counts[level] ?? 0) + 1;
    counts[level] = count;
    return `${NUMBERS[level % NUMBERS.length]?.(count)}.`;
  };
}

/** a to z, then aa. */
function letters(count: number): string {
  const [rest, own] = [Math.floor((count - 1) / 26), (count - 1) % 26];
  return `${rest > 0 ? letters(rest) : ''}${String.fromCodePoint(97 + own)}`;
}

const ROMAN = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
] as const;

function roman(count: number): string {
  const [sign, value] = ROMAN.find(([, least]) => least <= count) ?? ['', 0];
  return value === 0 ? '' : `${sign}${roman(count - value)}`;
}
