import { matchesOf } from '../language/matches.ts';
import type { Span } from './span.ts';

const ONES = '一二三四五六七八九';
const ONE = `[${ONES}两兩]`;

/**
 * `七万二`, `三萬五千元`, `一万二千五百人`: amounts from ten thousand on that are written out, in front of what they
 * count or at the end of a clause. What is smaller is hardly ever a figure, and `十万火急` is none.
 */
const AMOUNT = new RegExp(
  `(?<![${ONES}十百千万萬亿億第几幾\\d])(?<head>${ONE}?[十百千]?${ONE}?十?${ONE}?)(?<=[${ONES}两兩十百千])[万萬](?:(?<thousands>${ONE})千(?:(?<hundreds>${ONE})百?)?|(?<short>[${ONES}])(?=[元块塊圓，,。；;、：:（()）\\s]|$))?(?:多|左右)?(?:[元块塊圓人]|(?=[，,。；;、：:（()）\\s]|$))`,
  'gu',
);

const DIGITS: Readonly<Record<string, number>> = Object.fromEntries([
  ...[...ONES].map((sign, index) => [sign, index + 1] as const),
  ['两', 2],
  ['兩', 2],
]);
const PLACES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

export interface HanAmount extends Span {
  /** The whole number that it stands for. */
  readonly amount: number;
  /** What stands behind the number: `元`, `人`; empty where nothing does. */
  readonly unit: string;
}

/** All amounts of a text that are written out in Chinese numerals, in order. */
export function readHanAmounts(text: string): HanAmount[] {
  if (!/[万萬]/u.test(text)) return [];
  return matchesOf(AMOUNT, text).map(({ index, 0: found, groups }) => {
    const { head = '', thousands = '', hundreds = '', short = '' } = groups ?? {};
    const below = (DIGITS[thousands] ?? DIGITS[short] ?? 0) * 1000 + (DIGITS[hundreds] ?? 0) * 100;
    const unit = /[元块塊圓人]$/u.exec(found)?.[0] ?? '';
    return { start: index, end: index + found.length, text: found, amount: numberOf(head) * 10_000 + below, unit };
  });
}

/** `十二` as 12, `三百五十` as 350. */
function numberOf(text: string): number {
  let sum = 0;
  let digit = 0;
  for (const sign of text) {
    const place = PLACES[sign];
    if (place === undefined) digit = DIGITS[sign] ?? 0;
    else {
      sum += (digit || 1) * place;
      digit = 0;
    }
  }
  return sum + digit;
}
