import type { Language } from '@pagewright/model/languages';
import { AMBIGUOUS_PUNCTUATION } from './catalogue.ts';
import { StackMetrics } from './face-metrics.ts';

const ambiguous = new Set([...AMBIGUOUS_PUNCTUATION].map((character) => character.codePointAt(0) as number));
const stacks = new Map<string, StackMetrics>();

/** The widths of a family's stack at one weight in one language; kept, since they remember what they looked up. */
export function stackMetrics(family: string, weight: number, language: Language): StackMetrics {
  const key = `${family}|${weight}|${language}`;
  let known = stacks.get(key);
  if (!known) {
    known = new StackMetrics(family, weight, language, ambiguous);
    stacks.set(key, known);
  }
  return known;
}
