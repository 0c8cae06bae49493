import type { Stat } from '@pagewright/model/outline';
import type { TableBlock } from '@pagewright/model/source-document';
import { visualLength } from '../language/text.ts';
import { statement } from '../material/atoms.ts';
import { bodyOf, headOf, type Row } from '../tables/grid.ts';
import { isFigure } from '../tables/vocabulary.ts';

const FIGURES = { min: 2, max: 4 } as const;
const LONGEST = { value: 14, label: 60 } as const;

/**
 * A few named figures of unlike kinds, a figure a row: they are read one by one, not against each other. Undefined where
 * their kinds and units are alike: those are a chart.
 */
export function figuresOfTable(block: TableBlock): Stat[] | undefined {
  const body = bodyOf(block);
  if (body.length < FIGURES.min || body.length > FIGURES.max) return undefined;
  const { names } = headOf(block);
  const rows = body.map((row) => statOf(row, block));
  if (names.length < 2 || names.length > 3 || rows.some((stat) => stat === undefined)) return undefined;
  const kinds = new Set(
    body.map((row) =>
      row
        .filter(isFigure)
        .map(({ type, unit }) => `${type} ${unit ?? ''}`)
        .join(),
    ),
  );
  return kinds.size > 1 ? rows.filter((stat) => stat !== undefined) : undefined;
}

/** A label, its figure, and perhaps the unit in a cell of its own. */
function statOf(row: Row, { origin }: TableBlock): Stat | undefined {
  const filled = row.filter(({ text }) => text.trim() !== '');
  const [label, figure, unit] = filled;
  if (!label || isFigure(label) || !isFigure(figure) || filled.length > 3 || (unit && isFigure(unit))) return undefined;
  const value = [figure.text.trim(), unit?.text.trim()].filter(Boolean).join(' ');
  const isShort = visualLength(value) <= LONGEST.value && visualLength(label.text) <= LONGEST.label;
  return isShort ? { value, label: statement(label.text.trim(), origin, 0.8) } : undefined;
}
