import { linesOfColumn } from './lines.ts';
import type { Fragment, PdfLine, Rule } from './pdf-page.ts';

/** A row of a ruled table: its cells' pieces by column, those that reach into other rows or from them left out. */
export interface RuledRow {
  readonly cells: readonly { readonly left: number; readonly right: number; readonly pieces: readonly Fragment[] }[];
}

/** Lines of figures from which one row between rules holds several rows. */
const FEWEST = 3;
export const FEWEST_BESIDE = 2;
/** How far apart two baselines may be and still be level, in letter heights. */
const LEVEL = 0.4;
/** From the baseline of a row's first line up to the edge above it, in letter heights. */
const ABOVE = 0.85;

/** An amount, a share or a time alone, with a short unit: `1,50 €`, `12 kg`, `9h30 – 10h15`. */
const FIGURE =
  /^[^\p{L}\d]{0,3}\d[\d.,:'’\s]*(?:\p{L}{1,4}|\p{Sc}|%)?(?:\s?\d{2})?(?:\s?[-–—~～]\s?\d[\d.,:h\s]*)?\s?(?:\p{L}{1,4}|\p{Sc}|%)?$/u;

/**
 * The rules that a row of a table goes without: where a cell holds figures below each other, each level with a line of
 * another cell, every figure is a row of its own. Texts wrap, figures do not.
 * @param fewest figures that say so: fewer where another row of the table is told apart already
 */
export function levelRules({ cells }: RuledRow, fewest = FEWEST): Rule[] {
  const columns = cells.map((cell) => ({ ...cell, lines: cell.pieces.length > 0 ? linesOfColumn(cell.pieces) : [] }));
  for (const figures of columns) {
    const { lines } = figures;
    if (lines.length < fewest || !lines.every(({ text }) => FIGURE.test(text.trim()))) continue;
    const names = columns.find((column) => column !== figures && areNames(column.lines, lines));
    if (!names) continue;
    const ruled = columns.filter(
      (column, index) => column === names || (column.lines.every(isLevelWith(lines)) && !spansAll(column.lines, index)),
    );
    return lines
      .slice(1)
      .flatMap(({ y, size }) =>
        ruled.map(({ left, right }) => ({ horizontal: true, at: y - size * ABOVE, from: left, to: right })),
      );
  }
  return [];
}

/** Whether each figure has a line on its level, the first of them the first one: what wraps goes on below it. */
function areNames(lines: readonly PdfLine[], figures: readonly PdfLine[]): boolean {
  const [first] = lines;
  return (
    first !== undefined &&
    lines.some(({ text }) => /\p{L}{2}/u.test(text)) &&
    isLevelWith(figures.slice(0, 1))(first) &&
    figures.every(isLevelWith(lines))
  );
}

function isLevelWith(others: readonly PdfLine[]): (line: PdfLine) => boolean {
  return (line) => others.some((other) => Math.abs(other.y - line.y) < line.size * LEVEL);
}

/** One line in the first column stands for all rows beside it. */
function spansAll(lines: readonly PdfLine[], column: number): boolean {
  return column === 0 && lines.length === 1;
}
