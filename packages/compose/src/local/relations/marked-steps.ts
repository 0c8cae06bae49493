import { anyOf } from '../lexicon/words.ts';
import { smallNumber } from '../spans/small-numbers.ts';
import type { Steps } from './relation.ts';
import { type SourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';
import { stepOf } from './steps.ts';

/** Where a step that counts itself begins in a running text, with the mark behind its number. */
const MARK = new RegExp(`(?<=^|[.。．;；,，、:：!！]\\s*)(?:${anyOf('stepMarks')})\\s?[:：.．、,，–—-]?\\s*`, 'giu');
const FEWEST = 2;

export interface MarkedSteps {
  /** Its head is what leads to the first step, where that ends in a colon. */
  readonly relation: Steps;
  /** What is said before. */
  readonly before: SourceText;
}

/** `Step 1: unpack the parts. Step 2: …`, `第一步…，第二步…`: what counts itself as steps in one text. */
export function markedSteps(source: SourceText): MarkedSteps | undefined {
  const marks = [...source.text.matchAll(MARK)];
  const first = marks[0]?.index;
  if (first === undefined || marks.length < FEWEST || !marks.every(([mark], index) => numberOf(mark) === index + 1))
    return undefined;
  const steps = marks.map((mark, index) =>
    stretchOf(source, mark.index + mark[0].length, marks[index + 1]?.index ?? source.text.length),
  );
  const own = steps.map((step) => stretchOf(step, 0, step.text.replace(/[\s,，、;；]+$/u, '').length));
  if (own.some(({ text }) => !/\p{L}/u.test(text))) return undefined;
  const before = source.text.slice(0, first);
  // The last sentence in front of them leads to them; what stands before it says something of its own.
  const lead = /(?<=^|[.。!！?？]\s*)[^.。!！?？]+[:：]\s*$/u.exec(before);
  const head = lead ? trimmedPhrase(lead[0]) : '';
  return {
    relation: {
      kind: 'steps',
      ...(head !== '' && { head: told(source, head) }),
      steps: own.map((step) => stepOf(step)),
    },
    before: stretchOf(source, 0, lead?.index ?? first),
  };
}

function numberOf(mark: string): number {
  const [number = ''] = /\d+|[一二三四五六七八九十]+/u.exec(mark) ?? [];
  return smallNumber(number);
}
