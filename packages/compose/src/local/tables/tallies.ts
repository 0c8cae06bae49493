import type { Language } from '@pagewright/model/languages';
import type { ChartContent } from '@pagewright/model/outline';
import type { TableBlock } from '@pagewright/model/source-document';
import { LABELS } from '../lexicon/labels.ts';
import { bodyOf, headOf, type Row } from './grid.ts';
import { isCounterHeader, isFigure } from './vocabulary.ts';

/** Rows from which a tally says more than reading them. */
const FEWEST_ROWS = 8;
const KINDS = { min: 2, max: 6 } as const;

/**
 * How many rows have each value of a column that sorts them, such as a status. A tally is reckoned by us: its series is
 * named as a number of rows, and its origin is the table.
 */
export function tallyOf(block: TableBlock, language: Language): ChartContent | undefined {
  const body = bodyOf(block);
  if (body.length < FEWEST_ROWS || block.headerRows === 0) return undefined;
  const { names } = headOf(block);
  const candidates = names.flatMap((name, column) => {
    const counts = countsOf(body, column);
    return isSorting(name, counts, body.length) ? [{ name, counts }] : [];
  });
  const best =
    candidates.find(({ name }) =>
      /status|état|statut|状态|狀態|状況|进度|進捗|priority|优先|type|category|分类|分類|类别/i.test(name),
    ) ?? candidates[0];
  if (!best) return undefined;
  return {
    shape: 'bar',
    ...(block.caption ? { caption: block.caption } : {}),
    categories: [...best.counts.keys()],
    series: [{ name: LABELS[language].rowCount, values: [...best.counts.values()] }],
    categoryName: best.name,
    valueName: LABELS[language].rowCount,
    notes: [],
    origins: [block.origin],
  };
}

function countsOf(body: readonly Row[], column: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of body) {
    const cell = row[column];
    const text = cell?.text.trim() ?? '';
    if (text && !isFigure(cell) && cell?.type !== 'date') counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

function isSorting(name: string, counts: ReadonlyMap<string, number>, rows: number): boolean {
  if (!name || isCounterHeader(name) || counts.size < KINDS.min || counts.size > KINDS.max) return false;
  // Kinds that all come up as often were laid out so.
  if (counts.size > KINDS.min && new Set(counts.values()).size === 1) return false;
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return total >= rows * 0.7 && total >= counts.size * 3 && [...counts.keys()].every((text) => text.length <= 24);
}
