import type { Item } from '@pagewright/model/outline';
import { textLength } from '../blocks/entry.ts';
import type { ListShape } from './layout.ts';

export function listShape(items: readonly Item[]): ListShape {
  const lengths = items.map(
    (item) =>
      textLength(item.text) +
      textLength(item.lead ?? '') +
      (item.children ?? []).reduce((sum, child) => sum + textLength(child.text), 0),
  );
  return {
    count: items.length,
    longest: Math.max(0, ...lengths),
    total: lengths.reduce((sum, length) => sum + length, 0),
    leads: items.filter((item) => item.lead?.trim()).length,
    nested: items.some((item) => (item.children?.length ?? 0) > 0),
  };
}

/** Columns of cards for so many entries: rows as even as can be. */
export function cardColumns(count: number, widest: number): number {
  if (count <= widest) return Math.max(1, count);
  for (const columns of [widest, widest - 1]) if (columns > 1 && count % columns === 0) return columns;
  return count === 4 ? 2 : widest;
}
