import type { SourceBlock, TableCell } from '@pagewright/model/source-document';
import { isNumeric } from '../../tables/cells.ts';

/** A figure as formats write it on any machine: `1,234.5`, `-0.8%`, `€12.50`. */
const FIGURE = /^([^\d.,]*)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?(\s*)([^\d.,]*)$/u;

/** Files keep formats in the American way and each machine shows its own: figures as readers of French see them, `1 234,5`. */
export function withFrenchFigures(blocks: readonly SourceBlock[]): SourceBlock[] {
  return blocks.map((block) =>
    block.kind === 'table' ? { ...block, rows: block.rows.map((row) => row.map(frenchCell)) } : block,
  );
}

function frenchCell(cell: TableCell): TableCell {
  const match = isNumeric(cell) ? FIGURE.exec(cell.text) : null;
  if (!match) return cell;
  const [, before = '', whole = '', fraction, space = '', behind = ''] = match;
  const text = whole.replaceAll(',', '\u202f') + (fraction ? `,${fraction}` : '');
  const gap = behind.startsWith('%') ? '\u00a0' : space;
  return { ...cell, text: `${before}${text}${gap}${behind}` };
}
