import type { Statement } from '@pagewright/model/outline';
import { readingLoad } from '../language/text.ts';
import { type Quantity, tellingOf } from '../spans/quantities.ts';
import { withoutJoint } from './changes.ts';
import { type SourceText, told, trimmedPhrase } from './source-text.ts';

/** A figure that tells less is not shown large. */
export const LEAST_TELLING = 1.7;

/** Earlier figures of a clause are what it is about. */
export function tellingFigure({ quantities }: SourceText): Quantity | undefined {
  return quantities
    .map((quantity, index) => ({ quantity, telling: tellingOf(quantity) - index * 0.25 }))
    .filter(({ quantity }) => tellingOf(quantity) >= LEAST_TELLING)
    .toSorted((a, b) => b.telling - a.telling)[0]?.quantity;
}

/** Longest clause in which any number is its figure, as reading load. */
const TERSE = 48;

/** `Backlog now 342`: a few words with a number at their end. */
export function terseFigure({ text, quantities }: SourceText): Quantity | undefined {
  const [only] = quantities;
  if (!only || quantities.length > 1 || readingLoad(text) > TERSE || !/\d{2}/u.test(only.text)) return undefined;
  const isAtEnd = !/\p{L}/u.test(text.slice(only.end));
  const before = text.slice(0, only.start).trim();
  const words = before.split(/\s+/u).length;
  return isAtEnd && /\p{L}{2}/u.test(before) && words <= 3 && readingLoad(before) <= TERSE / 1.5 ? only : undefined;
}

/** What stands in front of the figure or behind it where it ends or begins the clause; else the whole clause. */
export function labelOf(clause: SourceText, { start, end }: Quantity): Statement {
  const before = clause.text.slice(0, start);
  const after = clause.text.slice(end);
  const left = withoutJoint(trimmedPhrase(before));
  const right = trimmedPhrase(after);
  const whole = trimmedPhrase(clause.text) || clause.text;
  if (!/\p{L}/u.test(right) && /\p{L}{2}/u.test(left)) return told(clause, left);
  if (!/\p{L}/u.test(left) && /\p{L}{2}/u.test(right)) return told(clause, right);
  return told(clause, whole);
}
