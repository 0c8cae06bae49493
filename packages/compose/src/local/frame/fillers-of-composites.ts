import type { PageBrief } from '@pagewright/model/outline';
import { quotePage } from '../forms/briefs.ts';
import { LABELS } from '../lexicon/labels.ts';
import { label, statement } from '../material/atoms.ts';
import type { Group } from '../material/groups.ts';
import { type Material, standingStatements } from '../material/material.ts';

/** Pages beyond the content: its key statements one by one, best first, each round once. */
export function repeatedParts(material: Material, groups: readonly Group[], count: number): PageBrief[] {
  const sayings = standingStatements(groups).map(({ statement: own }) => own);
  const fallback = statement(material.title, material.titleOrigin, 1);
  return Array.from({ length: count }, (_, index) =>
    quotePage(
      'quote',
      label(LABELS[material.language].quote),
      sayings[index % Math.max(1, sayings.length)] ?? fallback,
    ),
  );
}
