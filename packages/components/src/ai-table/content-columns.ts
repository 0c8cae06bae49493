import type { TableContent } from '@pagewright/model/outline';

type Column = TableContent['columns'][number];

/** What stands over a column of content. */
export function headerText({ unit, label }: Pick<Column, 'unit' | 'label'>): string {
  return unit && !label.includes(unit) ? `${label} (${unit})` : label;
}

export function isNumeric(type: Column['type']): boolean {
  return type === 'number' || type === 'percent' || type === 'currency';
}
