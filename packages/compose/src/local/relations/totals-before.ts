import type { Language } from '@pagewright/model/languages';
import { readQuantities } from '../spans/quantities.ts';
import { isTotalOf } from './parts.ts';
import type { Relation } from './relation.ts';

/**
 * `The total is 86万円. Of which …`, `Total cost: €4,960` over the lines that come to it: the figure right in front of parts
 * that they come to is their total.
 */
export function withTotals(relations: readonly Relation[], language: Language): Relation[] {
  const result: Relation[] = [];
  for (const relation of relations) {
    const last = result.at(-1);
    const isOpen = relation.kind === 'parts' && !relation.total && last?.kind === 'figure' && !last.stat.from;
    const [figure] = isOpen ? readQuantities(last.stat.value, language) : [];
    if (isOpen && figure && isTotalOf(figure, relation.items)) {
      result[result.length - 1] = { ...relation, total: last.stat, isWhole: true };
    } else result.push(relation);
  }
  return result;
}
