/** Columns of cards for so many entries: rows as even as can be. */
export function cardColumns(count: number, widest: number): number {
  if (count <= widest) return Math.max(1, count);
  for (const columns of [widest, widest - 1]) if (columns > 1 && count % columns === 0) return columns;
  return count === 4 ? 2 : widest;
}
