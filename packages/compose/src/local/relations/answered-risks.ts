import type { Pair } from '@pagewright/model/outline';
import { anyOf } from '../lexicon/words.ts';
import { type SourceText, told, trimmedPhrase } from './source-text.ts';

/** `Thin ice (measure: two guides)`: behind a risk, what is done about it in a bracket that says so. */
const ANSWERED = new RegExp(
  `^(?<risk>[^()（）]*\\p{L}[^()（）]*?)\\s*[(（]\\s?(?:${anyOf('measures')}|${anyOf('risks')})\\s?[:：]\\s*(?<measure>[^()（）]+)[)）][。.]?$`,
  'iu',
);
const FEWEST = 2;

/** Entries that all name what may happen and, in a bracket, what is done about it. */
export function answeredRisks(entries: readonly SourceText[]): readonly Pair[] | undefined {
  const pairs = entries.flatMap((entry): Pair[] => {
    const { risk, measure } = ANSWERED.exec(entry.text)?.groups ?? {};
    return risk && measure ? [{ left: told(entry, trimmedPhrase(risk)), right: told(entry, measure.trim()) }] : [];
  });
  return pairs.length === entries.length && pairs.length >= FEWEST ? pairs : undefined;
}
