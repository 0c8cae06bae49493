import type { Pair } from '@pagewright/model/outline';
import { readingLoad } from '../language/text.ts';
import { asks } from './questions.ts';
import { type SourceText, told } from './source-text.ts';

const ARROW = /→|⇒|->|=>/u;
/** Fewest lines that an arrow divides. */
const FEWEST = 2;
/** Longest side, and the shortest left one that is no name, as reading load. */
const LONGEST = 420;
const SHORTEST = 40;

export interface ArrowPairs {
  readonly as: 'question-answer' | undefined;
  readonly items: readonly Pair[];
}

/**
 * `Mr Li: can we pay by month? → Owners’ board: after the trial.`, line by line: what somebody says or asks, with the sentence
 * that answers it behind an arrow; `fever, bleeding → call 15`. Short names that arrows divide are left to the readers of lists.
 */
export function arrowPairs(lines: Iterable<SourceText>): ArrowPairs {
  const items: Pair[] = [];
  for (const line of lines) {
    const pair = pairOf(line);
    if (!pair) break;
    items.push(pair);
  }
  if (items.length < FEWEST) return { as: undefined, items: [] };
  const asked = items.filter(({ left }) => asks(left.text)).length;
  return { as: asked * 2 > items.length ? 'question-answer' : undefined, items };
}

function pairOf(line: SourceText): Pair | undefined {
  const [left, right, more] = line.text.split(ARROW).map((side) => side.trim());
  if (!left || !right || more !== undefined) return undefined;
  // `members: 61 → 74` tells a change.
  const isClause = readingLoad(left) >= SHORTEST && !/\d\S{0,4}$/u.test(left);
  const isSentence = (isClause || /[。.!！?？]$/u.test(left)) && /\p{L}{2}/u.test(right);
  const isShort = readingLoad(left) <= LONGEST && readingLoad(right) <= LONGEST;
  return isSentence && isShort ? { left: told(line, left), right: told(line, right) } : undefined;
}
