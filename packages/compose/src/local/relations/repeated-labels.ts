import type { SourceBlock } from '@pagewright/model/source-document';
import { visualLength } from '../language/text.ts';
import { lineOf } from './block-lines.ts';
import { areOpposed } from './opposed-lines.ts';
import { type SourceText, trimmedPhrase } from './source-text.ts';

/** `Goal: …`, `Means: …`: a short name with what is said of it. */
const LABELLED = /^(?<label>\p{L}[^:：。.!！?？,，、]{0,23}?)\s?[:：]\s*(?<said>\S.*)$/su;
/** Fewest parts of a document that have a label, and fewest labels that a part shares with others. */
const FEWEST = { parts: 2, shared: 2 } as const;
/** Least that stands behind the labels of a part on average for it to be text and no data sheet, in comparable units. */
const LEAST_SAID = 28;

/**
 * Labels that several parts of a document say their matter under, `Goal`, `Means`, `Measure` of each of three aims: what
 * stands under them is read alike in all of them, whatever figures and dates the one or the other holds.
 * @param parts the blocks of each part
 */
export function repeatedLabels(parts: readonly (readonly SourceBlock[])[]): ReadonlySet<string> {
  const labelled = parts.map((blocks) => new Map(blocks.flatMap(labelOf)));
  const times = new Map<string, number>();
  for (const label of labelled.flatMap((own) => [...own.keys()])) times.set(label, (times.get(label) ?? 0) + 1);
  const shared = labelled
    .map((own) => [...own].filter(([label]) => (times.get(label) ?? 0) >= FEWEST.parts))
    .filter((own) => own.length >= FEWEST.shared);
  const all = shared.flat();
  const said = all.reduce((sum, [, rest]) => sum + visualLength(rest), 0);
  const areTexts = shared.length >= FEWEST.parts && said >= all.length * LEAST_SAID;
  return new Set(areTexts ? all.map(([label]) => label) : []);
}

function labelOf(block: SourceBlock): [string, string][] {
  const { label, said } = LABELLED.exec(lineOf(block)?.trim() ?? '')?.groups ?? {};
  return label && said ? [[trimmedPhrase(label), said]] : [];
}

/** Lines from a place on that such labels begin; none where two of them are set against each other. */
export function labelledLines(lines: Iterable<SourceText>, labels: ReadonlySet<string> | undefined): SourceText[] {
  if (!labels?.size) return [];
  const run: SourceText[] = [];
  for (const line of lines) {
    const label = LABELLED.exec(line.text)?.groups?.['label'];
    if (label === undefined || !labels.has(trimmedPhrase(label))) break;
    run.push(line);
  }
  const areSides = run.some((line, index) => areOpposed([line, ...run.slice(index + 1, index + 2)]));
  return run.length >= FEWEST.shared && !areSides ? run : [];
}
